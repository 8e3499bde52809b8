"""Tests the notation of moves: every act can be written and read again, and a text that is not a move is refused with a
reason."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import FOUR_ROWS_DECK, FULL_DECK, LETTER_DECK, SHOUT_DECK, Deck, Named, readings
from engine.core.moves import (
    ADD,
    OVER,
    STAY,
    SWAP,
    Choose,
    Discard,
    Fail,
    Formula,
    Move,
    Place,
    Play,
    Request,
    Restart,
    Salvage,
    Shout,
    Simple,
    Take,
    Token,
    Trade,
)
from engine.core.notation import read_move, write_move
from engine.core.verdict import Refused
from engine.messages import sentence
from engine.records.record import read_record, record_of
from engine.records.replay import open_match, replay_moves
from tests.records.asking import check_sentence, replayed
from tests.records.examples import EXAMPLES

DECKS = {"letters": LETTER_DECK, "shout": SHOUT_DECK, "full": FULL_DECK, "rows": FOUR_ROWS_DECK}

# ---- every act with every deck

numbers = st.integers(1, 999)
words = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=1, max_size=20)


def faces(deck: Deck) -> st.SearchStrategy[str]:
    return st.sampled_from(sorted(deck.counts))


def cards(deck: Deck) -> st.SearchStrategy[Named]:
    return faces(deck).flatmap(lambda face: st.sampled_from([Named(face, letters) for letters in readings(face)]))


def tokens(deck: Deck) -> st.SearchStrategy[Token]:
    card = cards(deck)
    return st.one_of(
        st.builds(Token, st.just(STAY), st.none(), card),
        st.builds(Token, st.just(ADD), card, st.none()),
        st.builds(Token, st.sampled_from([OVER, SWAP]), card, card),
    )


def fresh(deck: Deck) -> st.SearchStrategy[Formula]:
    laid = st.lists(cards(deck), min_size=1, max_size=12)
    return laid.map(lambda named: Formula(None, (tuple([Token(ADD, card) for card in named]),)))


def changes(deck: Deck) -> st.SearchStrategy[Formula]:
    part = st.lists(tokens(deck), min_size=1, max_size=8).map(tuple)
    target = st.one_of(numbers, st.sampled_from(["before", "top", "cross", "own"]))
    return st.builds(Formula, target, st.lists(part, min_size=1, max_size=4).map(tuple))


def acts(deck: Deck) -> st.SearchStrategy[Any]:
    formula = st.one_of(fresh(deck), changes(deck))
    face, some = faces(deck), st.lists(faces(deck), min_size=1, max_size=10).map(tuple)
    plays = st.builds(
        Play,
        st.lists(formula, min_size=1, max_size=3).map(tuple),
        st.none() | numbers,
        st.lists(numbers, max_size=3).map(tuple),
        st.none() | st.tuples(face, face),
    )
    verbs = "pass timeout challenge accept resign stop deal close doubt".split()
    return st.one_of(
        plays,
        st.builds(Simple, st.sampled_from(verbs)),
        st.builds(Trade, some),
        st.builds(Discard, some),
        st.builds(Restart, fresh(deck)),
        st.builds(Salvage, changes(deck)),
        st.builds(Request, face),
        st.builds(Choose, face),
        st.builds(Take, numbers, st.just(())),
        st.builds(Take, st.none(), st.lists(face, max_size=6).map(tuple)),
        st.builds(Shout, st.lists(cards(deck), min_size=1, max_size=10).map(tuple)),
        st.builds(Place, numbers, st.sampled_from(["before", "after"]), words),
        st.builds(Fail, st.none() | numbers),
    )


# Made only once, because it takes hypothesis a long time to make a new strategy.
ACTS = {name: acts(deck) for name, deck in DECKS.items()}


@pytest.mark.parametrize("name", DECKS)
@given(data=st.data())
def test_a_move_that_is_written_and_read_again_is_the_same(name: str, data: st.DataObject) -> None:
    deck = DECKS[name]
    seat = data.draw(st.none() | st.integers(0, 98))
    move = Move(data.draw(ACTS[name]), seat, data.draw(st.none() | st.floats(0, 10**9)))
    text = write_move(move, deck)
    assert read_move(text, deck, move.at) == move
    assert text == " ".join(text.split())


@pytest.mark.parametrize("name", DECKS)
@given(text=st.text("ABEISTQ?JXVZH=+/~|;:@ 0129 keeprmovick", max_size=40), verb=st.sampled_from(["play ", "", "@1 "]))
def test_a_text_that_is_not_a_move_is_refused_in_one_sentence(name: str, text: str, verb: str) -> None:
    deck = DECKS[name]
    reason = None
    try:
        move = read_move(verb + text, deck)
    except Refused as refusal:
        reason = refusal.reason
    if reason is None:
        assert read_move(write_move(move, deck), deck) == move
    else:
        assert reason.code == "bad-notation"
        check_sentence(sentence(reason))


# ---- the printed example of each game


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_printed_notation_example_of_each_game_can_be_played(name: str) -> None:
    record = EXAMPLES[name]
    code, answered = replayed(record)
    assert code == 0, answered["error"]
    assert len(answered["state"]["log"]) >= len(record["moves"])


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_printed_notation_example_of_each_game_is_written_exactly_as_it_was_read(name: str) -> None:
    record = read_record(json.dumps(EXAMPLES[name]))
    match = open_match(record)
    replay_moves(match, record)
    assert record_of(match, record.dictionary).moves == record.moves


# ---- each sentence of the description of the notation


def spoken(text: str, deck: Deck = LETTER_DECK) -> Any:
    return read_move(text, deck).act


def refused(text: str, deck: Deck = LETTER_DECK) -> str:
    with pytest.raises(Refused) as caught:
        read_move(text, deck)
    assert caught.value.reason.code == "bad-notation"
    message = sentence(caught.value.reason)
    check_sentence(message)
    return message


def card(face: str, letters: str = "") -> Named:
    return Named(face, letters or face)


def laid(*named: Named) -> Play:
    return Play((Formula(None, (tuple([Token(ADD, card) for card in named]),)),))


def test_the_notation_of_a_fresh_word_gives_the_faces_of_its_cards() -> None:
    assert spoken("play KIT") == laid(card("K"), card("I"), card("T"))
    assert spoken("play K I T") == spoken("play KIT")
    assert spoken("play TH E M", FULL_DECK) == laid(card("TH"), card("E"), card("M"))


def test_in_the_notation_a_word_without_spaces_consists_of_cards_of_one_letter() -> None:
    assert spoken("play THE", FULL_DECK) == laid(card("T"), card("H"), card("E"))
    assert spoken("play TH", FULL_DECK) == laid(card("T"), card("H"))
    assert spoken("shout STAR", SHOUT_DECK) == Shout((card("S"), card("T"), card("A"), card("R")))
    assert spoken("discard TH", FULL_DECK) == Discard(("TH",))
    assert refused("discard THE", FULL_DECK) == "There is no card “THE” in this deck."
    assert refused("discard ?=S", FULL_DECK) == "“discard ?=S” cannot be understood."


def test_the_notation_of_a_single_card_of_two_letters_gives_its_reading() -> None:
    assert write_move(Move(Shout((card("TH"),))), SHOUT_DECK) == "shout TH=TH"
    assert spoken("shout TH=TH", SHOUT_DECK) == Shout((card("TH"),))
    assert refused("shout TH=T", SHOUT_DECK) == "“shout TH=T” cannot be understood."


def test_the_notation_of_a_flip_or_wild_card_gives_its_reading() -> None:
    assert spoken("play JX=J ?=A M", FULL_DECK) == laid(card("JX", "J"), card("?", "A"), card("M"))
    for text in ("play JX=A B C", "play ? B C", "play ?= B C", "play B?C", "play ?=TH A B", "play 1: VZ A +B"):
        assert refused(text, FULL_DECK).startswith("Say what ")


def test_the_notation_of_a_change_names_the_number_of_the_word_and_then_every_slot() -> None:
    s, k, i, m, t = (card(face) for face in "SKIMT")
    stay, added, over = Token(STAY, None, k), Token(ADD, s), Token(OVER, m, t)
    assert spoken("play 1: +S K I M/T") == Play((Formula(1, ((added, stay, Token(STAY, None, i), over),)),))
    assert spoken("play 2: S~T K") == Play((Formula(2, ((Token(SWAP, s, t), stay),)),))
    assert spoken("play 1: K | +S K") == Play((Formula(1, ((stay,), (added, stay))),))
    assert spoken("play 1: K ; SIT").formulas[1] == spoken("play SIT").formulas[0]


def test_the_notation_puts_keep_remove_and_pick_after_the_words() -> None:
    assert spoken("play KIT ; SIT keep 2").keep == 2
    assert spoken("play 1: K | I remove 2 3").remove == (2, 3)
    assert spoken("play TRAIN pick A T").pick == ("A", "T")
    for text in ("keep", "keep 0", "keep 1 2", "keep x", "keep 1 keep 1", "remove", "remove 0", "pick A", "pick A B C"):
        assert refused(f"play KIT {text}")


def test_an_at_sign_before_a_move_names_its_seat() -> None:
    assert read_move("@2 pass", LETTER_DECK).seat == 1
    assert read_move("pass", LETTER_DECK).seat is None
    for text in ("@ pass", "@0 pass", "@x pass", "@1", "@1pass", "@-1 pass", "@1 @2 pass", "@1000 pass", "@² pass"):
        assert refused(text)


def test_a_misspelt_verb_is_refused() -> None:
    for text in ("", " ", "PASS", "Play KIT", "shuffle", "playKIT", "pass 1", "resign now"):
        assert refused(text)
    assert refused("shuffle") == "There is no move “shuffle”."


@pytest.mark.parametrize(
    "text",
    [
        *("play", "play ;", "play KIT ;", "play ; KIT", "play 1:", "play 1: |", "play 1: K |", "play 1: | K"),
        *("play 0: K", "play x: K", "play 1: +", "play 1: /", "play 1: K/", "play 1: /K", "play 1: +K/T", "play 1: K~"),
        *("play 1: K/I/T", "play kit", "play KIT!", "play K=K I T S=", "play 1 K", "play : K", "trade", "trade K=T"),
        *("request", "request KI", "choose", "choose ?", "take x", "take 0", "discard", "restart", "restart 1:"),
        *("salvage", "salvage 1:", "place", "place 1", "place 1 before", "place 1 over CAT", "place 0 before CAT"),
        *("place 1 before cat", "place 1 before C4T", "place 1 before CAT S", "fail x", "fail 0", "fail 1 2", "shout"),
        *("play K\u00cfT", "pass\u2028", "play\u00a0KIT", "play\tKIT\n1", "\ud800", "play \uff2bIT"),
    ],
)
def test_a_move_that_makes_no_sense_is_refused(text: str) -> None:
    refused(text)


def test_a_move_may_have_spaces_around_it() -> None:
    assert spoken("  play   KIT  ") == spoken("play KIT")
    assert spoken(" play 1:K I +T;SIT ") == spoken("play 1: K I +T ; SIT")
    assert write_move(read_move(" play 1:K  I +T;SIT ", LETTER_DECK), LETTER_DECK) == "play 1: K I +T ; SIT"


def test_a_number_in_a_move_may_have_three_digits() -> None:
    assert spoken("take 999") == Take(999, ())
    assert refused("take 1000")
    assert refused("play " + "9" * 1000 + ": K")
