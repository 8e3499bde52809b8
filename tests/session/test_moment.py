"""Tests moments. A moment is the state for display: each change makes a new one, and it contains nothing that its
player may not see."""

from collections.abc import Callable
from typing import Any

import pytest

import app.session.draft.weighing as weighing
import app.session.gestures as gestures
import app.session.match.outlook as outlook
from app.felt.picture import DropWay
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.moment import Moment
from app.session.table_session import TableSession
from engine.core.moves import PASS
from engine.core.oracle import legal_moves
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from tests.laws.random_games import few_cases, new_match, play_out
from tests.laws.witnesses import twin_of
from tests.tiers import usually_six


def session_of(game: str, seed: int = 3, rivals: str = "human") -> TableSession:
    players = max(GAMES[game].seats[0], min(2, GAMES[game].seats[1]))
    names = ("Ann", "Ben", "Cyd", "Dan")[:players]
    header = Header(GAMES[game], tuple([Player(name) for name in names]), {}, seed)
    match = Match(header, open_lexicon("family"))
    seats = (SeatChoice(names[0]), *[SeatChoice(name, kind=rivals) for name in names[1:]])
    session = TableSession(GameChoice(game, seats), match)
    session.lift_curtain()
    return session


class Counted:
    """Replaces a function by one that counts its calls and then calls the original."""

    def __init__(self, made: Any) -> None:
        self.made, self.times = made, 0

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self.times += 1
        return self.made(*args, **kwargs)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[str, Counted]:
    found = {}
    for module, name in ((outlook, "view"), (outlook, "expects"), (gestures, "picture_of"), (weighing, "judge")):
        found[name] = Counted(getattr(module, name))
        monkeypatch.setattr(module, name, found[name])
    return found


@pytest.mark.parametrize("game", ["split-run", "3-4-5", "full-deck", "take-two"])
def test_dropping_a_card_computes_one_picture_of_the_table_and_at_most_one_verdict_but_not_a_new_view(
    game: str, counted: dict[str, Counted]
) -> None:
    session = session_of(game)
    session.tell()
    card = next(piece for piece in session.moment.picture.within("hand"))
    target = next(one for one in session.gestures.targets(card.key) if one.legal and one.way is DropWay.GAP)
    for one in counted.values():
        one.times = 0
    told: list[Moment] = []
    session.changed.connect(told.append)
    session.gestures.drop(card.key, target)
    assert [moment is session.moment for moment in told] == [True]
    assert counted["view"].times == 0  # makes no new view, because the position is the same
    assert counted["expects"].times == 0
    assert counted["picture_of"].times == 1
    assert counted["judge"].times <= 1


@pytest.mark.parametrize("game", ["split-run", "full-deck"])
def test_picking_a_card_up_computes_neither_a_new_view_of_the_position_nor_a_picture_of_the_table(
    game: str, counted: dict[str, Counted]
) -> None:
    session = session_of(game)
    card = next(piece for piece in session.moment.picture.within("hand"))
    for one in counted.values():
        one.times = 0
    assert any(one.never for one in session.gestures.targets(card.key))
    assert counted["view"].times == counted["picture_of"].times == counted["expects"].times == 0


@pytest.mark.parametrize("game", ["split-run", "ow", "3-4-5"])
def test_an_act_computes_one_view_and_one_picture_of_the_new_position(game: str, counted: dict[str, Counted]) -> None:
    """Pictures for the animation between the two positions are not counted."""
    session = session_of(game, rivals="computer")
    session.tell()
    for one in counted.values():
        one.times = 0
    assert session.submit(PASS, session.state.actor)
    assert counted["view"].times == 1
    assert counted["picture_of"].times == 1
    assert counted["expects"].times == 1


@pytest.mark.parametrize("game", usually_six(game.id for game in CATALOG))
def test_every_change_computes_one_display_state_and_at_most_one_picture_and_one_view_and_one_verdict(
    game: str, counted: dict[str, Counted]
) -> None:
    session = session_of(game, rivals="computer")
    state = session.state
    act = next(act for act, _ in legal_moves(session.match.house, view(state, state.actor), state.actor))
    changes: dict[str, Callable[[], object]] = {
        "an act": lambda: session.submit(act, state.actor),
        "the past": lambda: session.look_at(0),
        "the present again": lambda: session.look_at(None),
        "a pause": lambda: session.pause(True),
        "and on": lambda: session.pause(False),
        "the act once more": session.show_again,
        "it is taken back": session.undo,
    }
    told: list[Moment] = []
    session.changed.connect(told.append)
    for name, change in changes.items():
        told.clear()
        for one in counted.values():
            one.times = 0
        change()
        times = {what: one.times for what, one in counted.items()}
        assert len(told) == times["picture_of"] == 1 or name == "it is taken back", name
        assert max(times.values()) <= 1, (name, times)


def test_the_animation_of_a_deal_does_not_compute_a_picture_because_it_uses_that_of_the_dealt_table(
    counted: dict[str, Counted],
) -> None:
    session = session_of("split-run", rivals="computer")
    session.outlook.times_left = (300.0, 300.0)
    session.tell()
    for one in counted.values():
        one.times = 0
    session.deal_out()
    dealt, lies = session.moment.script[-1].picture, session.moment.picture
    assert dealt.pieces == lies.pieces
    plates = [[zone for zone in picture.zones if zone.owner is not None] for picture in (dealt, lies)]
    assert plates[0] == plates[1], "the time left is shown once"
    assert [one.times for one in counted.values()] == [0, 0, 0, 0]


def test_requesting_a_hint_at_an_earlier_position_returns_to_the_present_in_a_single_change() -> None:
    session = session_of("split-run", rivals="computer")
    session.submit(PASS, session.state.actor)
    session.look_at(0)
    told: list[Moment] = []
    session.changed.connect(told.append)
    session.hint(PASS, 0)
    assert [moment.back for moment in told] == [None]


@pytest.mark.parametrize("game", usually_six(game.id for game in CATALOG))
def test_a_display_state_stays_unchanged_when_the_game_goes_on(game: str) -> None:
    """The fields of an old moment must keep their values."""
    session = session_of(game)
    moment = session.moment
    before = (moment.seen, moment.verbs, moment.history, moment.picture, moment.scores)
    session.press(next(iter(moment.verbs)), session.viewer)
    session.submit(PASS, session.state.actor)
    assert (moment.seen, moment.verbs, moment.history, moment.picture, moment.scores) == before


@pytest.mark.parametrize("game", usually_six(game.id for game in CATALOG))
def test_games_that_differ_only_in_cards_hidden_from_a_player_have_equal_display_states_for_that_player(
    game: str,
) -> None:
    case = next(few_cases(GAMES[game]))
    match = new_match(case)
    seats = tuple([SeatChoice(player.name) for player in match.header.players])
    choice = GameChoice(game, seats)
    for number, _ in enumerate(play_out(match, 23, case)):
        if match.state.over or number % 4 or number > 12:
            continue
        for seat in range(len(seats)):
            one, other = [TableSession(choice, like) for like in (match.branch(len(match.moves)), twin_of(match, seat))]
            for session in (one, other):
                session.outlook.viewer = seat
                session.outlook.veiled = False
                session.show_again()  # adds the animation of the last acts to the display state
            assert one.moment.acts == 0 or one.moment.script or game == "shout", number
            for what, value in vars(one.moment).items():
                if what != "bench":  # leaves out `bench`, because all its contents are also in other fields
                    assert value == getattr(other.moment, what), (number, seat, what)
