"""Films the ends of games: python -m tests.shots.endings FOLDER [STORY…] [--mode light]

Each story is a game shortly before its end. Its strip shows the last acts, the closing act and the final page; frames
that look like the one before are left out.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.shots.film import Film, curtain_up

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal")


class Story(NamedTuple):
    """A game shortly before its end.

    moves: the acts that the film leaves out.
    last: the acts that it shows.
    """

    game: str
    last: tuple[str, ...]
    moves: tuple[str, ...] = ()
    players: int = 2
    options: Mapping[str, Any] = MappingProxyType({})
    setup: Mapping[str, Any] = MappingProxyType({})
    only: str | None = None


SPLIT = {"first": 1, "table": ["CAT", "STORE"], "hands": ["SQVJEI", "SO"], "deck": [], "state": {"scores": [31, 24]}}
PILES = {"first": 1, "piles": ["CATDOGESNR", "HENTOPAIRE"]}
CHALLENGED = {"first": 1, "hands": ["KIT", "SONE"], "deck": [], "state": {"scores": [9, 10]}}
TIED = {"first": 1, "hands": [["T", "E", "A", "R", "W"], ["C", "A", "T", "B"]], "deck": []}
DRAWN = {"first": 1, "table": ["CAT", "STORE"], "hands": ["SQVJEIAAAA", "SOEEEEEEEE"], "deck": ["A"]}
ROUND = ("deal", "deal", "deal", "close")  # a round of Shout! with three cards and no call
DEALT = {"first": 1, "deck": ["C", "A", "T"]}
STORIES = {
    "announced": Story("split-run", ("play 1: C A T +S", "pass", "pass"), setup=DRAWN),
    "announced-round": Story(
        "split-run", ("play 1: C A T +S", "pass"), setup={**DRAWN, "hands": ["S", "SOEEEE"], "deck": []}
    ),
    "announced-piles": Story(
        "positive-negative",
        ("take 2", "play HEN ; TOP"),
        ("take 1", "play CAT"),
        setup={**PILES, "piles": ["CATDOGESNR", "HENTOPAIRE", "CATDOGESNR"]},
    ),
    "announced-alone": Story(
        "turnover", ("pass", "pass", "pass"), players=1, setup={"hands": ["KITESOOQAA"], "deck": ["E", "S"]}
    ),
    "eight": Story("shout", ROUND, ROUND * 6, players=8, setup=DEALT),
    "eight-last-word": Story(
        "shout",
        (*ROUND[:3], "@5 shout C A T", "@6 challenge"),
        ROUND * 7,
        players=8,
        options={"words": "challenge"},
        setup=DEALT,
    ),
    "last-play-rightly": Story(
        "real-value", ("play KIT", "@2 challenge"), options={"words": "challenge"}, setup=CHALLENGED, only="SON"
    ),
    "last-play-in-vain": Story(
        "real-value", ("play KIT", "@2 challenge"), options={"words": "challenge"}, setup=CHALLENGED, only="KIT"
    ),
    "lead-turned": Story("split-run", ("pass", "pass"), ("play 1: C A T +S",), setup=SPLIT),
    "negatives": Story("positive-negative", ("play CAT ; DOG",), ("take 2", "play HEN ; TOP", "take 1"), setup=PILES),
    "challenged-rightly": Story(
        "5-up", ("@2 challenge",), ("play KIT",), options={"words": "challenge"}, setup=CHALLENGED, only="SON"
    ),
    "challenged-in-vain": Story(
        "5-up", ("@2 challenge",), ("play KIT",), options={"words": "challenge"}, setup=CHALLENGED, only="KIT"
    ),
    "time-out": Story("split-run", ("timeout",), ("pass",), options={"seconds": 60}, setup=SPLIT),
    "resignation": Story("split-run", ("@2 resign", "@3 resign"), players=3),
    "knockout": Story(
        "tricked-out",
        ("pass",),
        ("play KIT", "pass", "play 1: K I T/T"),
        players=3,
        options={"mode": "knockout"},
        setup={"first": 1, "hands": ["KITHOMESLN", "EMREADANOU", "TREADANOUI"]},
    ),
    "match": Story("full-deck", ("pass", "pass"), ("play TEAR", "pass", "pass"), options={"match": True}, setup=TIED),
    "alone": Story("5-to-5", ("pass",), ("play KITES",), players=1, setup={"hands": ["KITESOOQAA"]}),
    "alone-for-points": Story("turnover", ("pass",), players=1, setup={"hands": ["KITESOOQAA"], "deck": []}),
    "shared": Story("leftovers", ("pass", "pass"), setup={"first": 1, "hands": ["KI", "AE"], "deck": []}),
}


def main() -> None:
    chosen, qt, program = curtain_up(__doc__ or "")
    for name in chosen.names or STORIES:
        Endings(qt, program, chosen).end(name, STORIES[name])
        program.leave_table()
    program.close()


class Endings(Film):
    """Films the last acts of a game and its final page."""

    def end(self, name: str, story: Story) -> None:
        from PySide6.QtCore import QElapsedTimer

        from app.base.paths import data_folder
        from engine.core.notation import read_move

        self.program.waiting.open(self.record(data_folder() / f"{name}.wordfelt", story))
        page = self.program.window.table
        self.page, self.session = page, page.running.session
        self.timer = QElapsedTimer()
        self.timer.start()
        for text in story.last:
            self.roll(self.at_rest)
            self.session.lift_curtain()
            self.roll(lambda: False, 500)
            move = read_move(text, self.session.match.header.game.deck)
            self.session.submit(move.act, move.seat)
        self.roll(lambda: self.page.stage.currentWidget() is self.page.final)
        self.roll(lambda: False, 300)
        self.save(name)

    def record(self, path: Path, story: Story) -> Path:
        data: dict[str, Any] = {"wordfelt": 1, "game": story.game, "players": list(NAMES[: story.players])}
        data |= {"options": dict(story.options), "moves": list(story.moves)}
        data |= {"setup": dict(story.setup)} if story.setup else {}
        data |= {"dictionary": {"only": story.only.split()}} if story.only else {}
        path.write_text(json.dumps(data))
        return path


if __name__ == "__main__":
    main()
