"""Tests the outlook, the view of the table: who looks at it, whether the curtain between two hands is down, which acts
can be made or taken back, and which letters the viewer has not seen."""

from collections import Counter

import pytest

from app.session.match.outlook import Outlook
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.cards import Named
from engine.core.moves import PASS, Trade
from engine.core.oracle import legal_moves
from engine.core.rulebook import Setup, SetupWord
from engine.core.view import view
from engine.core.words import cards_of
from engine.games import CATALOG, GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from tests.ways.gestures import place_at

KITE = SetupWord(tuple([(Named(letter, letter),) for letter in "KITE"]))
NOTHING_TO_DRAW = Setup(first=1, hands=(("E", "A"), ("R", "N")), deck=())


def session_of(game: str, kinds: tuple[str, ...] = ("human", "human"), setup: Setup | None = None) -> TableSession:
    seats = tuple([SeatChoice(name, kind=kind) for name, kind in zip(("Ann", "Ben"), kinds, strict=False)])
    header = Header(GAMES[game], tuple([Player(seat.name) for seat in seats]), {"first": "1"}, 7, setup)
    session = TableSession(GameChoice(game, seats), Match(header, open_lexicon("family")))
    session.lift_curtain()
    return session


# ---- the curtain between two hands


def test_when_one_person_has_played_a_curtain_hides_the_next_persons_hand() -> None:
    session = session_of("5-up")
    session.submit(PASS)
    assert (session.viewer, session.veiled) == (1, True)


def test_in_a_game_without_hands_there_is_no_curtain_between_turns() -> None:
    session = session_of("starter")
    session.submit(next(act for act, _ in legal_moves(session.match.house, session.seen, 0)))
    assert (session.viewer, session.veiled) == (1, False)


def test_if_only_one_person_plays_there_is_no_curtain_between_turns() -> None:
    session = session_of("5-up", ("computer", "human"))
    assert (session.viewer, session.veiled) == (1, False)


@pytest.mark.parametrize(("kinds", "veiled"), [(("human", "human"), True), (("human", "computer"), False)])
def test_a_curtain_hides_the_hand_after_the_deal_and_when_a_game_of_two_people_is_resumed(
    kinds: tuple[str, ...], veiled: bool
) -> None:
    """The program can't know which of the two has dealt or resumed the game."""
    dealt = session_of("5-up", kinds)
    assert Outlook(dealt.choice, dealt.match).veiled is veiled
    dealt.submit(PASS)
    dealt.submit(PASS, 1)
    resumed = TableSession(dealt.choice, dealt.match)
    assert (resumed.viewer, resumed.veiled) == (0, veiled)


def test_after_the_end_of_a_game_no_curtain_hides_the_hands() -> None:
    session = session_of("5-up")
    session.submit(PASS)
    session.resign(1)
    assert session.state.over
    assert not session.veiled


def test_stepping_back_in_the_history_goes_no_further_than_the_first_position() -> None:
    session = session_of("5-up", ("human", "computer"))
    session.submit(PASS)
    session.look_at(-3)
    assert session.outlook.shown_index == 0


# ---- taking acts back


def test_undo_does_not_take_back_a_play_once_it_is_another_players_turn() -> None:
    kites = Setup(first=1, hands=(tuple("KITESRE"), tuple("RN")), deck=())
    session = session_of("5-up", ("human", "computer"), kites)
    session.submit(next(act for act, _ in legal_moves(session.match.house, session.seen, 0)))
    assert session.state.table
    assert session.viewer == 0
    assert "undo" not in session.moment.can


def test_undo_does_not_take_back_the_end_of_a_game_of_several_people() -> None:
    session = session_of("5-up", ("human", "computer"), NOTHING_TO_DRAW)
    session.submit(PASS)
    session.submit(PASS, 1)
    assert session.state.over
    session = session_of("5-up", ("computer", "human"), NOTHING_TO_DRAW)
    session.submit(PASS, 0)
    session.submit(PASS, 1)
    assert session.state.over
    assert "undo" not in session.moment.can


@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("kinds", [("human", "human"), ("human", "computer")])
def test_undo_does_not_take_back_a_shouted_word_even_if_its_caller_asks_for_it(
    kinds: tuple[str, ...], practice: bool
) -> None:
    """The dealer can't take the word back either, although it is still the dealer's turn to deal."""
    session = session_of("shout", kinds)
    session.agree(("",) * len(kinds), practice=practice, first=False)
    while not (found := next(session.match.house.book.reach["shout"](session.match.house, session.state, 0), None)):
        session.press("deal", 0)
    session.outlook.buzzer = 0
    assert session.submit(found)
    assert session.state.seats[0].won
    assert "undo" not in session.moment.can
    session.undo()
    assert session.state.seats[0].won


def test_redo_makes_undone_moves_again_in_their_old_order() -> None:
    session = session_of("first-base", ("human",))
    for _ in range(2):
        acts = [act for act, _ in legal_moves(session.match.house, session.seen, 0, 1)]
        session.submit(next(act for act in acts if act.verb == "trade"))
    moves = list(session.match.moves)
    session.undo()
    session.undo()
    session.redo()
    assert session.match.moves == moves[:1]
    session.redo()
    assert session.match.moves == moves


def test_after_a_new_act_undone_moves_can_no_longer_be_redone() -> None:
    session = session_of("first-base", ("human",))
    session.submit(Trade((session.state.seats[0].hand[0].face,)))
    session.undo()
    assert "redo" in session.moment.can
    session.submit(Trade((session.state.seats[0].hand[1].face,)))
    assert "redo" not in session.moment.can


# ---- which acts a player can make


def test_a_player_can_call_a_word_only_after_pressing_the_buzzer() -> None:
    session = session_of("shout")
    for _ in range(3):
        session.press("deal", 0)
    assert "shout" not in session.outlook.verbs()
    session.outlook.buzzer = 0
    assert "shout" in session.outlook.verbs()


def test_while_a_player_who_has_buzzed_names_a_word_only_that_player_is_marked_as_the_one_to_act() -> None:
    session = session_of("shout")

    def marked() -> tuple[list[int], list[int]]:
        session.tell()
        plates = [zone.owner for zone in session.moment.picture.zones if zone.active and zone.owner is not None]
        return plates, [line.seat for line in session.moment.scores if line.to_act]

    for _ in range(3):
        session.press("deal", 0)
    assert marked() == ([0, 1], [0, 1])
    session.outlook.buzzer = 1
    assert marked() == ([1], [1])
    session.outlook.buzzer = None
    assert marked() == ([0, 1], [0, 1])


def test_laying_a_card_on_a_strip_cancels_a_trade_that_has_begun() -> None:
    session = session_of("5-up")
    first, second = [piece.key for piece in session.moment.picture.pieces if piece.zone == "hand"][:2]
    session.gestures.drop(first, place_at("tray/zone"))
    assert [card.id for card in session.draft.tray] == [session.state.seats[0].hand[0].id]
    session.gestures.drop(second, place_at("strip:0/gap/0"))
    assert not session.drafting.draft.tray
    assert len(session.draft.strip(0).cells) == 1


def test_a_word_can_be_cut_only_if_the_rules_permit_splits() -> None:
    for game, cuts in (("split-run", (2,)), ("5-up", ())):
        session = session_of(game, setup=Setup(first=1, table=(KITE,)))
        session.gestures.cut("word:0", 2)
        assert session.drafting.bench().lane_on(0).cuts == cuts


# ---- the letters that the viewer has not seen


@pytest.mark.parametrize("game", [game.id for game in CATALOG])
def test_the_unseen_letters_are_those_of_all_cards_whose_faces_the_viewer_has_not_seen(game: str) -> None:
    low, high = GAMES[game].seats
    session = session_of(game, ("human", "computer")[: max(low, min(2, high))])
    for _ in range(5):
        seen = view(session.state, session.viewer)
        zones = [seen.dead, seen.row, *seen.piles, () if seen.turned is None else (seen.turned,), cards_of(seen.table)]
        for seat in seen.seats:
            zones += [seat.hand, seat.won, seat.committed]
        up = Counter([card.face for zone in zones for card in zone if card.face])
        assert session.moment.unseen == {face: count - up[face] for face, count in GAMES[game].deck.counts.items()}
        if session.state.over:
            break
        who = session.to_act[0]
        session.submit(next(act for act, _ in legal_moves(session.match.house, view(session.state, who), who)), who)
