"""Tests the order of the cards in a hand, and gestures other than plays: taking cards back, moving them elsewhere, and
dropping them where the rules forbid it."""

import pytest

from app.session.draft.hand_order import HandOrder
from app.session.table_session import TableSession
from engine.core.cards import Card
from engine.core.letters import ALPHABET
from engine.core.moves import PASS
from engine.core.notation import read_move, write_act
from engine.core.verdict import Reason
from tests.session.test_drafts import session_after
from tests.session.test_outlook import session_of
from tests.ways.gestures import place_at

HAND = [Card(number, face, face, 1) for number, face in enumerate("TRAIN")]


def hand_text(order: HandOrder, hand: list[Card] = HAND, seat: int = 0) -> str:
    faces = {card.id: card.face for card in hand}
    return "".join([faces[card_id] for card_id in order.of(seat, hand)])


@pytest.mark.parametrize(
    ("card", "gap", "then"),
    [
        (0, 0, "TRAIN"),
        (0, 1, "TRAIN"),
        (0, 2, "RTAIN"),
        (0, 5, "RAINT"),
        (4, 0, "NTRAI"),
        (4, 4, "TRAIN"),
        (2, 1, "TARIN"),
        (2, 4, "TRIAN"),
    ],
)
def test_when_a_card_moves_within_the_hand_the_gaps_are_counted_with_the_card_at_its_old_place(
    card: int, gap: int, then: str
) -> None:
    order = HandOrder()
    assert order.move(0, HAND, HAND[card], gap, ())
    assert hand_text(order) == then


def test_gaps_in_a_hand_are_counted_only_between_cards_that_are_not_laid() -> None:
    order = HandOrder()
    # the cards not laid are R, I and N; the N moves to the place after the R
    assert order.move(0, HAND, HAND[4], 1, laid={0, 2})
    assert hand_text(order) == "TRANI"
    assert not order.move(0, HAND, HAND[2], 0, laid={0, 2})
    assert hand_text(order) == "TRANI"


def test_a_drawn_card_becomes_the_last_card_of_the_hand_and_each_seat_has_its_own_order() -> None:
    order = HandOrder()
    order.move(0, HAND, HAND[4], 0, ())
    drawn = [*HAND[1:], Card(9, "S", "S", 1)]
    assert hand_text(order, drawn) == "NRAIS"
    assert hand_text(order, drawn, seat=1) == "RAINS"


def test_sorting_a_hand_puts_wild_cards_last() -> None:
    order, hand = HandOrder(), [Card(7, "?", "", 0), *HAND]
    order.sort(0, hand)
    assert hand_text(order, hand) == "AINRT?"


def faces(session: TableSession, zone: str = "hand") -> str:
    return "".join([piece.face for piece in session.moment.picture.within(zone)])


def key(session: TableSession, zone: str, number: int) -> str:
    return session.moment.picture.within(zone)[number].key


def test_a_player_can_reorder_the_hand_while_cards_are_laid_and_the_order_stays_afterwards() -> None:
    session = session_of("5-up")
    before = faces(session)
    laid = key(session, "hand", 0)
    session.gestures.drop(laid, place_at("strip:0/gap/0"))
    assert faces(session) == before[1:]
    # The number 3 also counts the empty place of the laid card.
    session.gestures.reorder(key(session, "hand", 0), 3)
    assert faces(session) == before[2] + before[1] + before[3:]
    session.gestures.take_back(laid)
    assert faces(session) == before[0] + before[2] + before[1] + before[3:]
    assert session.draft.is_empty


def test_looking_at_an_earlier_position_does_not_take_laid_cards_back() -> None:
    session = session_of("5-up")
    session.submit(PASS)
    session.lift_curtain()
    laid = key(session, "hand", 0)
    session.gestures.drop(laid, place_at("strip:0/gap/0"))
    session.look_at(0)
    session.gestures.take_back(laid)
    assert not session.draft.is_empty


def test_a_card_dropped_at_a_forbidden_place_stays_in_the_hand_and_the_player_gets_the_reason() -> None:
    session = session_after("split-run", 1, options={"moves": ""})
    heard: list[Reason] = []
    session.refused.connect(heard.append)
    card = session.moment.picture.within("hand")[0]
    target = session.gestures.targets(card.key)[0]
    session.gestures.drop(card.key, target)
    assert heard == [Reason("move-not-permitted:A")]
    assert session.draft.is_empty


def test_dropping_a_card_outside_all_places_or_dropping_a_whole_zone_changes_nothing() -> None:
    session = session_of("5-up")
    session.gestures.drop(key(session, "hand", 0), place_at("nowhere/zone"))
    session.gestures.drop("hand", place_at("strip:0/gap/0"))
    assert session.draft.is_empty


# ---- letters of other alphabets


@pytest.mark.parametrize("letter", ["é", "ß", "Ж", "ﬆ"])
def test_if_no_card_has_the_typed_letter_the_refusal_names_the_letter_and_the_player_does_not_request_it(
    letter: str,
) -> None:
    session = session_of("pluck-it")
    assert "request" in session.outlook.verbs()
    heard: list[Reason] = []
    session.refused.connect(heard.append)
    session.gestures.type_letter(letter)
    session.commit()
    assert heard == [Reason("bad-notation:card", {"card": letter.upper()})]
    assert not session.match.moves
    session.gestures.type_letter("e")
    session.commit()
    assert [write_act(move.act, session.match.header.game.deck) for move in session.match.moves] == ["request E"]


def test_typing_a_letter_that_no_card_has_does_not_change_the_letters_typed_before() -> None:
    session = session_of("5-up")
    for letter in "EÉA":
        session.gestures.type_letter(letter)
    assert session.drafting.typed.text == "EA"


def test_a_word_that_a_player_names_keeps_only_letters_that_can_be_on_cards() -> None:
    """A player who may bluff can name any text, but a record can contain only the letters A to Z."""
    session = session_after("four-rows", 2, options={"words": "challenge"})
    session.gestures.drop(key(session, "committed:0", 0), place_at("word:0/gap/0"))
    session.choose("word", "été 1st")
    assert session.draft.spoken == "TST"
    session.commit()
    made = session.match.moves[-1]
    deck = session.match.header.game.deck
    assert read_move(write_act(made.act, deck), deck).act == made.act


def test_a_dropped_card_is_judged_by_the_rules_even_if_the_target_claims_to_be_legal() -> None:
    """The session uses only the place of a target, and ignores its field `legal`."""
    session = session_after("split-run", 1, options={"moves": ""})
    heard: list[Reason] = []
    session.refused.connect(heard.append)
    session.gestures.drop(key(session, "hand", 0), place_at("word:0/gap/0"))
    assert heard == [Reason("move-not-permitted:A")]
    assert session.draft.is_empty


@pytest.mark.parametrize(
    ("words", "named", "go_on"),
    [
        ("checked", "", "{card}"),
        ("checked", "{card}{row}", ""),
        ("challenge", "{card}{row}", ALPHABET),
        ("checked", "X", ""),
    ],
)
def test_a_player_who_names_a_word_is_offered_only_letters_with_which_it_can_continue(words, named, go_on) -> None:
    """Players with one switch device choose among these letters. Where bluffs are allowed, all letters are offered."""
    session = session_after("four-rows", 2, options={"words": words})
    card, row = session.state.seats[session.viewer].committed[0].letters, session.state.table[0].text
    session.gestures.drop(key(session, "committed:0", 0), place_at("word:0/gap/0"))
    session.choose("word", named.format(card=card, row=row))
    (asked,) = [choice for choice in session.moment.choices if choice.kind == "word"]
    assert asked.next == go_on.format(card=card)


def test_a_player_who_names_a_word_is_offered_only_letters_that_lead_to_a_word_in_the_dictionary() -> None:
    session = session_after("four-rows", 2, "")
    card, row = session.state.seats[session.viewer].committed[0].letters, session.state.table[0].text
    session = session_after("four-rows", 2, f"{card}{row}AB {card}{row}O")
    session.gestures.drop(key(session, "committed:0", 0), place_at("word:0/gap/0"))
    session.choose("word", card + row)
    (asked,) = [choice for choice in session.moment.choices if choice.kind == "word"]
    assert asked.next == "AO"
