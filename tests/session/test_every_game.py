"""Tests every game in a session: each act is converted to a draft, made from this draft again, and carried out, until
the game ends."""

import pytest

from app.felt.picture import DECK
from app.session.draft.draft_from_act import draft_for
from app.session.draft.ways_to_type import words_of
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.moves import Act, Choose, Discard, Move, Place, Play, Restart, Salvage, Shout, Take, Trade
from engine.core.oracle import judge, legal_moves
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from tests.table import written
from tests.tiers import usually_six

DRAFTED = (Play, Trade, Discard, Salvage, Restart, Choose, Place, Shout)


def session_of(game_id: str, seed: int) -> TableSession:
    game = next(game for game in CATALOG if game.id == game_id)
    players = game.seats[0] if game.seats[0] > 1 else min(2, game.seats[1])
    names = ("Ann", "Ben", "Cyd", "Dan")[:players]
    header = Header(game, tuple([Player(name) for name in names]), {}, seed)
    match = Match(header, open_lexicon("family"))
    session = TableSession(GameChoice(game_id, tuple([SeatChoice(name) for name in names])), match)
    session.lift_curtain()
    session.outlook.buzzer = session.viewer if session.outlook.calls else None
    return session


def next_act(session: TableSession, turn: int) -> tuple[int, Act]:
    """Returns a seat that is to act, and one of its first three legal acts, depending on the number of the turn."""
    seats = session.to_act
    seat = session.viewer if session.viewer in seats else seats[0]
    seen = view(session.state, seat)
    acts = []
    for act, _ in legal_moves(session.match.house, seen, seat):
        acts.append(act)
        if len(acts) > turn % 3:
            break
    assert acts, f"seat {seat} can do nothing"
    return seat, acts[-1]


def same_outcome(session: TableSession, seat: int, one: Act, other: Act) -> bool:
    verdicts = [judge(session.match.house, session.state, Move(act, seat)) for act in (one, other)]
    tables = [
        ([word.text for word in v.state.table], v.points, len(v.state.seats[seat].hand))
        for v in verdicts
        if isinstance(v, Legal)
    ]
    return len(tables) == 2 and tables[0] == tables[1]


@pytest.mark.parametrize("game_id", usually_six(game.id for game in CATALOG))
def test_every_act_of_a_game_can_be_laid_on_the_felt_and_then_has_the_same_outcome(game_id: str) -> None:
    session = session_of(game_id, seed=5)
    for turn in range(400):
        if session.state.over:
            break
        session.lift_curtain()
        seat, act = next_act(session, turn)
        if seat == session.viewer and (isinstance(act, DRAFTED) or (isinstance(act, Take) and act.faces)):
            session.drafting.draft = draft_for(session.drafting.bench(), act)
            asked = session.act() if not isinstance(act, Salvage | Restart) else session.act_for(act.verb)
            assert asked is not None, written(session.match, act)
            assert same_outcome(session, seat, act, asked), (written(session.match, act), written(session.match, asked))
            session.tell()  # also checks that the session can show the half-laid play
        assert session.submit(act, seat)
    assert session.state.over


def make_open_choices(session: TableSession) -> None:
    """Chooses the first option of each open choice, as a player could, until no choice is open."""
    for _ in range(9):
        still = next((choice for choice in session.moment.choices if not choice.chosen), None)
        if still is None:
            break
        session.choose(still.kind, still.options[0][0], still.key)


@pytest.mark.parametrize("game_id", usually_six(game.id for game in CATALOG))
def test_the_words_of_every_play_can_be_typed(game_id: str) -> None:
    session = session_of(game_id, seed=8)
    typed = 0
    for turn in range(60):
        if session.state.over or typed == 8:
            break
        session.lift_curtain()
        seat, act = next_act(session, turn)
        if seat == session.viewer and isinstance(act, Play | Shout | Restart | Salvage):
            for letter in " ".join(words_of(act)):
                session.gestures.type_letter(letter)
            session.gestures.cycle(-1)  # goes back from the first way to lay the words to the last one
            session.gestures.cycle(1)
            ways = session.drafting.typed.ways
            assert ways, written(session.match, act)
            assert any(same_outcome(session, seat, act, way) for way in ways), (
                written(session.match, act),
                [written(session.match, way) for way in ways[:9]],
            )
            make_open_choices(session)
            assert session.moment.verdict.state == "legal"
            session.gestures.cycle(1)
            session.cancel()
            typed += 1
        assert session.submit(act, seat)
    assert typed or game_id in ("four-rows",)


def test_the_verdict_names_a_typed_letter_that_is_on_no_card_of_the_hand() -> None:
    session = session_of("5-up", seed=3)
    held = {card.face for card in session.seen.seats[session.viewer].hand}
    lacking = next(letter for letter in "QXZJK" if letter not in held)
    session.gestures.type_letter(lacking)
    line = session.moment.verdict
    assert line.reason is not None
    assert line.reason.code == "not-in-hand"
    assert line.reason.facts["card"] == lacking


def test_every_game_has_a_label_for_an_empty_deck() -> None:
    decks = [session_of(game.id, 1).moment.picture.zone(DECK) for game in CATALOG]
    assert {deck.title for deck in decks if deck is not None} == {"Empty"}
