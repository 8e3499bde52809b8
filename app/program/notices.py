"""The sentences that the main window shows about trouble with the program's files, with the player's picture, or with
an impossible action."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from app.windows.main_window import MainWindow
    from engine.core.verdict import Reason


def complaint(what: str) -> str:
    """Returns the sentence about trouble with one of the program's files.

    what: the name of the sentence in the table below, perhaps followed by a colon and the names that the sentence
    contains: of settings, or of a file.
    """
    translate = QCoreApplication.translate
    what, _, places = what.partition(":")
    return {
        "settings-set-aside": translate(
            "Notices", "The settings file could not be read. It was set aside, and the default settings are used."
        ),
        "settings-in-part": translate(
            "Notices",
            "Some settings cannot be used, so they have their defaults: {places}. The old file was set aside.",
        ).format(places=places),
        "settings-not-saved": translate(
            "Notices", "The settings cannot be saved now. They apply all the same; Wordfelt keeps trying."
        ),
        "settings-never-saved": translate(
            "Notices", "The settings file can be neither read nor moved. Your changes last until the program ends."
        ),
        "results-set-aside": translate(
            "Notices",
            "The results of earlier games could not be read. They were set aside, and the games are counted again.",
        ),
        "people-set-aside": translate("Notices", "The list of people could not be read. It was set aside."),
        "people-not-saved": translate("Notices", "The list of people cannot be saved now. Wordfelt keeps trying."),
        "people-never-saved": translate(
            "Notices", "The list of people can be neither read nor moved. Your changes last until the program ends."
        ),
        "seen-set-aside": translate(
            "Notices", "The list of cards that people have seen could not be read. It was set aside."
        ),
        "seen-not-saved": translate(
            "Notices", "The cards that people have seen cannot be noted now. Wordfelt keeps trying."
        ),
        "seen-never-saved": translate(
            "Notices",
            "The list of cards that people have seen can be neither read nor moved. New ones last until the end.",
        ),
        "tonight-set-aside": translate("Notices", "Tonight’s table could not be read. The file was set aside."),
        "tonight-not-saved": translate("Notices", "Tonight’s table cannot be saved now. Wordfelt keeps trying."),
        "tonight-never-saved": translate(
            "Notices", "Tonight’s table can be neither read nor moved. Your changes last until the program ends."
        ),
        "evenings-set-aside": translate("Notices", "The evenings could not be read. The file was set aside."),
        "evenings-not-saved": translate("Notices", "The evenings cannot be saved now. Wordfelt keeps trying."),
        "evenings-never-saved": translate(
            "Notices", "The evenings can be neither read nor moved. Your changes last until the program ends."
        ),
        "house-book-set-aside": translate("Notices", "The house book could not be read. The file was set aside."),
        "house-book-not-saved": translate("Notices", "The house book cannot be saved now. Wordfelt keeps trying."),
        "house-book-never-saved": translate(
            "Notices", "The house book can be neither read nor moved. Your changes last until the program ends."
        ),
        "finds-set-aside": translate("Notices", "The finds could not be read. The file was set aside."),
        "finds-not-saved": translate("Notices", "The finds cannot be saved now. Wordfelt keeps trying."),
        "finds-never-saved": translate(
            "Notices", "The finds can be neither read nor moved. Your changes last until the program ends."
        ),
        "puzzles-set-aside": translate("Notices", "The puzzles could not be read. The file was set aside."),
        "puzzles-not-saved": translate("Notices", "The puzzles cannot be saved now. Wordfelt keeps trying."),
        "puzzles-never-saved": translate(
            "Notices", "The puzzles can be neither read nor moved. Your changes last until the program ends."
        ),
        "my-words-set-aside": translate("Notices", "Your words could not be read. The file was set aside."),
        "my-words-not-saved": translate("Notices", "Your words cannot be saved now. Wordfelt keeps trying."),
        "my-words-never-saved": translate(
            "Notices", "Your words can be neither read nor moved. Your changes last until the program ends."
        ),
        "day-set-aside": translate(
            "Notices", "A table of the day could not be read. The file was set aside, and the day is made again."
        ),
        "day-not-saved": translate("Notices", "A table of the day cannot be saved. The next start makes it again."),
        "day-never-saved": translate(
            "Notices", "The file of a table of the day can be neither read nor moved. The day is made at each start."
        ),
        "not-listed": translate("Notices", "{file} cannot be read.").format(file=places),
        "results-not-saved": translate(
            "Notices", "Results cannot be saved now. They are counted; Wordfelt keeps trying."
        ),
        "results-never-saved": translate(
            "Notices", "The results file can be neither read nor moved. New results last until the program ends."
        ),
    }[what]


def no_picture(file: str, fault: str) -> str:
    """Returns the reason why the felt shows no picture.

    fault: see `fault_of` in app.felt.own_picture.
    """
    translate = QCoreApplication.translate
    text = {
        "unread": translate(
            "Notices", "The picture for the felt cannot be read: {file}. The plain cloth is shown instead."
        ),
        "kind": translate(
            "Notices", "The felt shows only PNG, JPEG, GIF, BMP and WebP: {file}. The plain cloth is shown instead."
        ),
        "large": translate(
            "Notices", "The picture for the felt is too large: {file}. The plain cloth is shown instead."
        ),
    }[fault]
    return text.format(file=file)


def report_reason(window: "MainWindow", reason: "Reason") -> None:
    from app.base.texts import reason_text

    window.tell(reason_text(reason))
