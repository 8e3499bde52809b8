"""The option --self-test: plays one game of each kind with computer players, and loads everything that comes with the
program."""

import os

from PySide6.QtCore import QCoreApplication

from app.base.languages import ENGLISH, LANGUAGES, Languages
from app.session.match.dealing import deal
from app.session.match.view_data import GameChoice, SeatChoice
from engine.games import CATALOG
from engine.players.whole_games import Sitter, play_out

SAMPLE = {
    "key": "a",
    "game": CATALOG[0].id,
    "day": "2026-11-21",
    "ended": "finished",
    "players": [{"name": "Ann", "score": 5}],
}


def self_test() -> int:
    """Runs the test and prints OK, or the faults. Returns the exit code."""
    faults = [*_games(), *_assets()]
    print("\n".join(faults) if faults else "OK")
    return 1 if faults else 0


def _games() -> list[str]:
    faults = []
    for game in CATALOG:
        count = max(game.seats[0], min(2, game.seats[1]))
        seats = tuple([SeatChoice(f"Player {number}", "computer", 1) for number in range(1, count + 1)])
        try:
            match, _ = deal(GameChoice(game.id, seats, {}, {"name": "family"}, seed=1))
            play_out(match, (Sitter(),) * count, 1)
        except Exception as fault:  # any exception, so that the other games are played too
            faults.append(f"{game.name} cannot be played: {fault!r}")
            continue
        if not match.state.over:
            faults.append(f"{game.name} does not come to an end")
    return faults


def _assets() -> list[str]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from app.base.paths import ICON_SIZES, assets, icon
    from app.base.sound import NAMES
    from app.felt.theme import BACKS, FACES, FELTS, MODES, fonts, load_theme
    from app.library.results import VERSION, checked
    from app.windows.rules.page_texts import page_of
    from engine.lexicon import open_lexicon
    from engine.lexicon.definitions import define

    faults = []
    qt = QApplication.instance() or QApplication([])
    if len(fonts.families()) < 2:
        faults.append("the fonts cannot be read")
    for felt in FELTS:
        for face in FACES:
            for mode in MODES:
                load_theme(felt, face, mode)
    for back in BACKS:
        load_theme(back=back)
    faults += [f"the sound {name} is missing" for name in NAMES if not (assets() / "sounds" / f"{name}.wav").exists()]
    faults += [f"the icon of {size} dots is missing" for size in ICON_SIZES if QImage(icon(size)).width() != size]
    faults += [f"the rules of {game.name} are missing" for game in CATALOG if page_of(game.id) is None]
    if not define("QUIET"):
        faults.append("the meanings of words cannot be read")
    for name in ("family", "standard", "large"):
        if not open_lexicon(name, "both").has("QUIET"):
            faults.append(f"the dictionary {name} cannot be read")
    faults += [f"the lesson of {game.name} cannot be read" for game in CATALOG if not _has_lesson(game.id)]
    faults += _languages(Languages())
    if checked({"version": VERSION, "results": [SAMPLE]})[0].players[0].name != "Ann":
        faults.append("the results of games cannot be read")
    del qt
    return faults


def _has_lesson(game: str) -> bool:
    from engine.lessons.course import lesson_of, texts_of

    try:
        return all(step.key in texts_of(ENGLISH)[game] for step in lesson_of(game).steps)
    except (OSError, KeyError):
        return False


def _languages(languages: Languages) -> list[str]:
    """Returns the faults of Wordfelt's texts and of Qt's own texts in each language. In English, only the plural forms
    of Wordfelt's texts are checked."""
    translate = QCoreApplication.translate
    faults = []
    for code in LANGUAGES:
        languages.speak(code)
        if languages.spoken != code or "(s)" in translate("Scores", "%n card(s)", None, 2):
            faults.append(f"the translation {code} cannot be read")
        elif code != ENGLISH and translate("QPlatformTheme", "Cancel") == "Cancel":
            faults.append(f"Qt's own words in {code} cannot be read")
    languages.speak(ENGLISH)
    return faults
