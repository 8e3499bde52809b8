"""Takes a picture of each public fact of each game, without names and texts, to test whether people can name the fact.

    python -m tests.shots.facts FOLDER [GAME…]

The positions come from random games. A picture shows the tokens of the head above the felt; its file name is the
answer.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from app.felt.picture import Picture
from app.felt.theme import load_theme
from app.felt.view import FeltView
from app.session.draft.draft import Draft
from app.session.draft.move_style import style_of
from app.session.draft.targets import Bench
from app.session.match.view_data import SeatChoice
from app.session.pictures import picture_of
from app.windows.table.table_tokens import TableTokens
from engine.core.state import State
from engine.core.view import view
from engine.games import CATALOG
from engine.match import Match
from tests.laws.random_games import few_cases
from tests.laws.test_public_facts import facts_of, positions
from tests.shots.windows import live_in

SIZE = (1280, 760)
COLOURS = ("#4C8DD6", "#D66A4C", "#5FA85B", "#B07CC6", "#C9A13B", "#4FB0A5")


def firsts(game) -> Iterator[tuple[str, Match, State]]:
    """Yields for each fact of a game a position that has it, preferably one with few facts."""
    found: dict[str, tuple[int, Match, State]] = {}
    for case in few_cases(game):
        match, states = positions(case)
        for state in states:
            facts = facts_of(match.house, state).facts
            for key in {fact.key for fact in facts}:
                if key not in found or len(facts) < found[key][0]:
                    found[key] = len(facts), match, state
    for key, (_, match, state) in sorted(found.items()):
        yield key, match, state


def painted(match: Match, state: State) -> Picture:
    """The picture of a position for the player to act, with seats that have no names."""
    seats = [SeatChoice("", "human", colour=COLOURS[seat % len(COLOURS)]) for seat in range(len(state.seats))]
    style = style_of(match.house.book.plays)
    bench = Bench(match.house, view(state, state.actor), state.actor, style, "", (), Draft())
    return picture_of(bench, seats, (), (), first=match.states[0])


def without_texts(picture: Picture) -> Picture:
    zones = tuple([replace(zone, title="") for zone in picture.zones])
    return replace(picture, zones=zones)


class Still(QWidget):
    """A widget with the tokens of the head above the felt."""

    def __init__(self) -> None:
        super().__init__()
        self.head, self.felt = TableTokens(), FeltView(load_theme())
        self.felt.set_motion(0)
        layout = QVBoxLayout(self)
        layout.addWidget(self.head)
        layout.addWidget(self.felt, 1)
        self.resize(*SIZE)

    def take(self, picture: Picture, path: Path) -> None:
        self.head.show_tokens(picture.tokens)
        self.felt.show_picture(without_texts(picture), animate=False)
        QApplication.processEvents()
        self.grab().save(str(path))


def main(folder: Path, ids: list[str]) -> None:
    live_in(str(folder / "home"))
    application = QApplication.instance() or QApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    still = Still()
    still.show()
    for game in CATALOG:
        for key, match, state in firsts(game) if not ids or game.id in ids else ():
            still.take(painted(match, state), folder / f"{game.id}-{key}.png")
    application.processEvents()
    still.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
