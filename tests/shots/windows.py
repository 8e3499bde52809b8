"""Pictures of gallery, set-up and every game in mid-play: python -m tests.shots.windows FOLDER [GAME…]

Each in every one of SIZES and MODES: some 200 MB.
"""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR_ROUNDING_POLICY", "PassThrough")

SIZES = ((900, 600), (1280, 800), (3840, 2160))
MODES = ("dark", "light")
MOVES = 7


def main(folder: Path, wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as home:
        live_in(home)
        from PySide6.QtWidgets import QApplication

        from app.program.application import Application
        from engine.games import GAMES

        folder.mkdir(parents=True, exist_ok=True)
        qt = QApplication([])
        qt.setStyle("Fusion")
        program = Application(qt)
        program.start()
        settle(qt)
        program.file.change(motion="none", sound=False, pace="instant", favourites=("split-run",))
        if not wanted:
            shoot(qt, program, folder, "gallery", SIZES)
            program.window.gallery.choose("eight-it-all")
            program.new.set_up("eight-it-all")
            shoot(qt, program, folder, "setup", SIZES)
        if not wanted or "scenes" in wanted:
            scenes(qt, program, folder)
        for game in [game for game in wanted if game != "scenes"] or (() if wanted else GAMES):
            mid_play(program, game)
            shoot(qt, program, folder, game, SIZES)
            program.leave_table()
            shoot_rules(qt, program, folder, game)
        program.close()


def live_in(home: str) -> None:
    """No folder of the user's is touched."""
    os.environ["WORDFELT_CONFIG"] = os.environ["WORDFELT_DATA"] = home


def shoot_rules(qt, program, folder: Path, game: str) -> None:
    """The page of the rules, and a small window with large letters."""
    program.reading.show_rules(game)
    for mode in MODES:
        for width, height, text_size in ((760, 2000, 100), (900, 600, 200)):
            program.file.change(mode=mode, text_size=text_size)
            program.reading.rules.resize(width, height)
            settle(qt)
            program.reading.rules.view.wear(program.reading.rules.view.theme)
            program.reading.rules.grab().save(str(folder / f"rules-{game}-{width}-{mode}.png"))
    program.reading.rules.close()


def settle(qt) -> None:
    for _ in range(6):
        qt.processEvents()


def shoot(qt, program, folder: Path, name: str, sizes) -> None:
    for mode in MODES:
        for width, height in sizes:
            program.file.change(mode=mode, text_size=200 if width > 3000 else 100)
            program.window.resize(width, height)
            settle(qt)
            program.window.grab().save(str(folder / f"{name}-{width}-{mode}.png"))


def scenes(qt, program, folder: Path) -> None:
    """What else there is to see: pages, sheets and dialogs, the curtain, many players, large text, a narrow window."""
    window = program.window
    program.counting.show()
    shoot(qt, program, folder, "statistics", SIZES[:1])
    window.statistics.left.emit()
    mid_play(program, "split-run")
    shoot(qt, program, folder, "split-run-narrow", ((800, 600),))
    for size in (200, 250):
        for width, height in SIZES[:2]:
            program.file.change(mode="light", text_size=size)
            window.resize(width, height)
            settle(qt)
            window.grab().save(str(folder / f"split-run-{width}-text-{size}.png"))
    program.file.change(mode="contrast", text_size=100)
    settle(qt)
    window.grab().save(str(folder / "split-run-contrast.png"))
    session = window.table.running.session
    session.commit()
    settle(qt)
    window.grab().save(str(folder / "curtain-contrast.png"))
    program.file.change(mode="dark")
    settle(qt)
    window.grab().save(str(folder / "curtain-dark.png"))
    session.lift_curtain()
    while not session.state.over:
        session.resign(session.state.actor)
    settle(qt)
    shoot(qt, program, folder, "final", SIZES[:2])
    program.leave_table()
    mid_play(program, "shout", seats=8)
    shoot(qt, program, folder, "shout-eight", SIZES[:2])
    window.table.buzzing.choose_keys()
    settle(qt)
    grab_dialog(qt, folder, "buzzers")
    program.leave_table()
    program.show_settings()
    settle(qt)
    grab_dialog(qt, folder, "settings")
    for game in ("split-run", "full-deck"):
        program.reading.show_rules(game)
        settle(qt)
        grab_dialog(qt, folder, f"rules-{game}")
    for mode in ("light", "contrast"):
        program.file.change(mode=mode, text_size=200 if mode == "light" else 100)
        settle(qt)
        window.grab().save(str(folder / f"gallery-{mode}.png"))
    program.file.change(text_size=100)


def grab_dialog(qt, folder: Path, name: str) -> None:
    """The dialog that is open, which is closed then."""
    from PySide6.QtWidgets import QDialog

    for box in qt.topLevelWidgets():
        if isinstance(box, QDialog) and box.isVisible():
            box.grab().save(str(folder / f"{name}.png"))
            box.close()
    settle(qt)


def begun(program) -> None:
    """A game with the usual seats in which a card is laid: one with nothing done would not be kept when it is left."""
    from app.base.settings import GameSetting

    program.file.change(games={"split-run": GameSetting((), {"first": "1"})})
    program.new.deal("split-run", 3)
    session = program.window.table.running.session
    session.gestures.type_letter(session.seen.seats[0].hand[0].face)


def mid_play(program, game: str, moves: int = MOVES, *, seats: int = 3) -> None:
    """A game some moves on, among three where three can play, with a word half laid; alone while a word is found."""
    from app.base.settings import GameSetting, SeatSetting
    from app.session.draft.filling import draft_for
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
            session.drafting.draft = draft_for(session.bench(), act)
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
    return found[0][0] if len(session.state.seats) > 1 else None  # who passes alone may give up


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
