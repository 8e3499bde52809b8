"""Films the animation at the end of a game: python -m tests.shots.feasts FOLDER [KIND…] [--mode light]

Each kind is a whole game between Ann and computer players. The film shows its last act, the clearing of the felt, the
dealing of the best words and the final page at rest. The contact sheets show the same games.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.shots.film import Film, curtain_up

NAMES = ("Ann", "Bo", "Cleo", "Dora")
SEEDS = range(1, 60)


class FeastKind(NamedTuple):
    """A kind of end.

    fits: a function that gets the seats that have won, and returns whether the game is of this kind.
    """

    game: str
    fits: Callable[[tuple[int, ...]], bool]
    players: int = 2
    options: Mapping[str, Any] = MappingProxyType({})
    level: str = "steady"


def ann(winners: tuple[int, ...]) -> bool:
    return winners == (0,)


def others(winners: tuple[int, ...]) -> bool:
    return len(winners) == 1 and 0 not in winners


def anybody(winners: tuple[int, ...]) -> bool:
    return True


KINDS = {
    "won": FeastKind("split-run", ann),
    "lost": FeastKind("split-run", others),
    "several": FeastKind("3-2-1", ann, 4),
    "shared": FeastKind("take-6", lambda winners: len(winners) > 1, 2),
    "knockout": FeastKind("tricked-out", others, 3, {"mode": "knockout"}),
    "race": FeastKind("starter", ann),
    "match": FeastKind("full-deck", ann, 2, {"match": True}),
    "alone": FeastKind("turnover", anybody, 1),
}


@cache
def played(name: str):
    """Lets computer players play games until a game ends in this way, and returns that game."""
    found = (play_out_from(name, seed) for seed in SEEDS)
    return next(game for game in found if KINDS[name].fits(game.state.winners))


def play_out_from(name: str, seed: int):
    """Plays a whole game from this deal, however it ends."""
    from engine.games import GAMES
    from engine.match import Header, Match, Player
    from engine.players.playing import play_whole
    from engine.records.record import DictionaryChoice
    from engine.records.replay import lexicon_of

    kind = KINDS[name]
    seats = tuple([Player(one, None if one == "Ann" else "steady") for one in NAMES[: kind.players]])
    match = Match(Header(GAMES[kind.game], seats, kind.options, seed), lexicon_of(DictionaryChoice()))
    play_whole(match, (kind.level,) * kind.players)
    return match


def write(game, path: Path, *, left: int = 0) -> Path:
    """Writes the record of this game.

    left: the number of acts to leave out at the end.
    """
    from dataclasses import replace

    from engine.records.record import DictionaryChoice, record_of, write_record

    whole = record_of(game, DictionaryChoice())
    path.write_text(write_record(replace(whole, moves=whole.moves[: len(whole.moves) - left])))
    return path


def main() -> None:
    chosen, qt, program = curtain_up(__doc__ or "")
    for name in chosen.names or KINDS:
        Feasts(qt, program, chosen).feast(name)
        program.leave_table()
    program.close()


class Feasts(Film):
    """Films the last act of a game and the animation of its final page."""

    def feast(self, name: str) -> None:
        from PySide6.QtCore import QElapsedTimer

        from app.base.paths import data_folder

        program, last = self.program, played(name).moves[-1]
        program.waiting.open(write(played(name), data_folder() / f"{name}.wordfelt", left=1))
        page = self.page = program.window.table
        self.session = page.running.session
        self.timer = QElapsedTimer()
        self.timer.start()
        page.running.bots.forget()
        self.session.lift_curtain()
        self.session.submit(last.act, last.seat)
        self.roll(lambda: page.stage.currentWidget() is page.final)
        self.roll(lambda: not page.final.is_dealing)
        self.roll(lambda: False, 300)
        self.save(name)


if __name__ == "__main__":
    main()
