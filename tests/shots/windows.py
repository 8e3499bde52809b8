"""Helpers for the scripts that take pictures: new folders, an unfinished game, and a window that has finished all its
changes."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR_ROUNDING_POLICY", "PassThrough")

MOVES = 7


def live_in(home: str) -> None:
    """Sets folders below `home` for settings and games, so that the scripts do not use the user's own folders."""
    os.environ["WORDFELT_CONFIG"] = os.environ["WORDFELT_DATA"] = home


def settle(qt) -> None:
    for _ in range(6):
        qt.processEvents()


def begun(program) -> None:
    """Deals a game with the default seats and lays a card, because an untouched game would not be saved."""
    from app.base.settings import GameSetting

    program.file.change(games={"split-run": GameSetting((), {"first": "1"})})
    program.new.deal("split-run", 3)
    session = program.window.table.running.session
    session.gestures.type_letter(session.seen.seats[0].hand[0].face)


def mid_play(program, game: str, moves: int = MOVES, *, seats: int = 3) -> None:
    """Deals a game for `seats` players, or the nearest number that it takes, plays some moves, and leaves a word half
    laid.

    In a solo game, stops playing moves when no word is found.
    """
    from app.base.settings import GameSetting, SeatSetting
    from app.session.draft.draft_from_act import draft_for
    from engine.core.moves import Play
    from engine.games import GAMES

    low, high = GAMES[game].seats
    names = ("Ann", "Benedict", "Cleo", "Dorothea", "Emil", "Fritz", "Guinevere", "Hal")[: max(low, min(seats, high))]
    program.file.change(games={game: GameSetting(tuple([SeatSetting(name) for name in names]))})
    program.new.deal(game, 20)
    page = program.window.table
    session = page.running.session
    for number in range(moves):
        session.lift_curtain()
        act = None if session.state.over else next_act(session, number)
        if act is None:
            break
        if game == "shout" and number < moves - 1:
            session.press("deal", session.state.actor)
            continue
        if number == moves - 1 and isinstance(act, Play):
            session.drafting.draft = draft_for(session.drafting.bench(), act)
            session.tell()
        else:
            session.submit(act)
    session.lift_curtain()


def next_act(session, number: int):
    from itertools import islice

    from engine.core.oracle import legal_moves
    from engine.core.view import view

    seen = view(session.state, session.viewer)
    found = list(islice(legal_moves(session.match.house, seen, session.viewer), 40))
    words = [act for act, legal in found if legal.words]
    if words:
        return words[number * 3 % len(words)]
    return found[0][0] if len(session.state.seats) > 1 else None  # in a game for one player a pass could end the game
