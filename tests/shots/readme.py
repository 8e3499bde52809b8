"""Takes the three pictures for README and the software centres: python -m tests.shots.readme [FOLDER]

The games are records in the folder of this script. The last move of each is laid, but not played.
"""

import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from tests.shots import windows
from tests.shots.windows import settle

KEPT = Path(__file__).resolve().parents[2] / "packaging" / "screenshots"
POSITIONS = Path(__file__).parent / "positions"
SIZE = (1280, 800)


def main(folder: Path = KEPT) -> None:
    with tempfile.TemporaryDirectory() as home:
        windows.live_in(home)
        from PySide6.QtWidgets import QApplication

        from app.program.application import Application

        qt = QApplication([])
        qt.setStyle("Fusion")
        program = Application(qt)
        program.start()
        settle(qt)
        program.window.resize(*SIZE)
        program.file.change(motion="none", sound=False, favourites=("split-run",))
        program.window.gallery.choose("double-cross")
        take(qt, program, folder / "gallery.png")
        program.file.change(mode="light")
        show_position(program, "split-run", Path(home))
        take(qt, program, folder / "split-run.png")
        program.file.change(mode="dark")
        show_position(program, "full-deck", Path(home))
        take(qt, program, folder / "full-deck.png")
        program.close()


def show_position(program, game: str, home: Path) -> None:
    """Shows the game before its last move, with that move laid on the felt but not yet made."""
    from app.session.draft.draft_from_act import draft_for
    from engine.core.notation import read_move
    from engine.games import GAMES
    from engine.records.record import read_record, write_record

    record = read_record((POSITIONS / f"{game}.wordfelt").read_text("utf-8"))
    before = home / f"{game}.wordfelt"
    before.write_text(write_record(replace(record, moves=record.moves[:-1])), "utf-8")
    program.waiting.open(before)
    session = program.window.table.running.session
    session.lift_curtain()
    session.drafting.draft = draft_for(session.drafting.bench(), read_move(record.moves[-1][0], GAMES[game].deck).act)
    session.tell()


def take(qt, program, file: Path) -> None:
    settle(qt)
    program.window.grab().save(str(file))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
