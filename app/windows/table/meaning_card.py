"""A small card with the meaning of a word: how common the word is, and its senses. Keyboard users can open it too."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from app.base.guard import guarded
from app.base.listing import listed
from app.session.meanings import Meaning
from app.windows.widgets.document import Document
from app.windows.widgets.enter_button import PRESSES
from app.windows.widgets.in_english import mark_english
from app.windows.widgets.written_by_people import marked_up

MOST = 6  # the number of senses shown at a table
FEW = 3  # the number of senses in the tip at a resting pointer, and on the final page
# words up to this level of rarity (10 to 80) are called very common; the constants below are limits for rarer words
COMMONEST = 20
COMMON = 35
FAIRLY_COMMON = 40
LESS_COMMON = 50
UNCOMMON = 60
RARE = 70


def commonness(meaning: Meaning) -> str:
    translate = QCoreApplication.translate
    if not meaning.valid:
        return translate("Meanings", "not in the dictionary")
    if meaning.level is None:
        return translate("Meanings", "allowed by the house list")
    if meaning.level <= COMMONEST:
        return translate("Meanings", "very common")
    if meaning.level <= COMMON:
        return translate("Meanings", "common")
    if meaning.level <= FAIRLY_COMMON:
        return translate("Meanings", "fairly common")
    if meaning.level <= LESS_COMMON:
        return translate("Meanings", "less common")
    if meaning.level <= UNCOMMON:
        return translate("Meanings", "uncommon")
    return translate("Meanings", "rare") if meaning.level <= RARE else translate("Meanings", "very rare")


def part_of_speech(name: str) -> str:
    translate = QCoreApplication.translate
    return {
        "noun": translate("Meanings", "noun"),
        "verb": translate("Meanings", "verb"),
        "adjective": translate("Meanings", "adjective"),
        "adverb": translate("Meanings", "adverb"),
        "function word": translate("Meanings", "function word"),
        "call": translate("Meanings", "call"),
    }[name]


def meaning_html(meaning: Meaning, most: int = MOST) -> str:
    """Returns the whole card about a word as HTML.

    most: the number of senses it shows.
    """
    translate = QCoreApplication.translate
    facts = [commonness(meaning)]
    if meaning.bases:
        facts.append(translate("Meanings", "from {words}").format(words=listed(meaning.bases)))
    rows = [f"<p><b>{marked_up(meaning.word)}</b> · {marked_up(' · '.join(facts))}</p>"]
    if meaning.own:
        rows.append(f"<p>{marked_up(meaning.own)}</p>")
    for part, gloss in meaning.senses[:most]:
        rows.append(f"<p><i>{marked_up(part_of_speech(part))}</i> {marked_up(gloss)}</p>")
    if not (meaning.senses or meaning.own):
        rows.append(f"<p>{marked_up(translate('Meanings', 'No meaning is known for this word.'))}</p>")
    return "".join(rows)


def meaning_line(meaning: Meaning) -> str:
    """Returns one line about a word: the house's note or the first sense, if any, and how common the word is."""
    if not meaning.valid:
        return f"{meaning.word}: {commonness(meaning)}"
    none = QCoreApplication.translate("Meanings", "no meaning known")
    first = meaning.own or (meaning.senses[0][1] if meaning.senses else none)
    return f"{meaning.word}: {first} ({commonness(meaning)})"


class TextCard(Document):
    """A card with a text above the table. Escape, Enter, Space or a click beside it closes the card."""

    def __init__(self, html: str, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._screen = parent.screen()
        self.setWindowFlags(Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setHtml(html)
        self.setAccessibleName(title)
        self.setAccessibleDescription(self.toPlainText())

    def show_at(self, place: QPoint) -> None:
        """Shows the card beside this position on the screen, as large as its text."""
        self.ensurePolished()
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        room = self._screen.availableGeometry()
        width = min(letter * 52, room.width())
        text = self.document().clone()  # a copy, because the document of a visible card must not change
        text.setDefaultFont(self.font())
        text.setTextWidth(width - 2 * line)
        height = min(round(text.size().height()) + line, room.height() * 2 // 3)
        self.setGeometry(inside(QRect(place, QSize(width, height)), room))
        self.show()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, *PRESSES):
            self.close()
            return
        super().keyPressEvent(event)


class MeaningCard(TextCard):
    """The card with the meaning of a word."""

    def __init__(self, meaning: Meaning, parent: QWidget) -> None:
        title = QCoreApplication.translate("Meanings", "Meaning of {word}").format(word=meaning.word)
        super().__init__(meaning_html(meaning), title, parent)
        mark_english(self)


def inside(card: QRect, room: QRect) -> QRect:
    """Returns the card's rectangle, moved so that it fits into the room."""
    card.moveLeft(max(room.left(), min(card.left(), room.right() - card.width())))
    card.moveTop(max(room.top(), min(card.top(), room.bottom() - card.height())))
    return card


def word_menu(words: Sequence[str], chosen: Callable[[str], object], parent: QWidget) -> QMenu:
    """Returns the menu in which the player chooses the word to explain.

    chosen: called with the chosen word.
    """
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.triggered.connect(menu.close)  # voice control leaves the menu open when it presses an entry
    for word in words:
        text = QCoreApplication.translate("Meanings", "Meaning of {word}").format(word=word)
        menu.addAction(text).triggered.connect(lambda _=False, word=word: chosen(word))
    return menu
