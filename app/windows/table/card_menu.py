"""The menu of a card, a word or a place on the felt, with everything that the player can do with it or ask about it."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from app.base import texts
from app.base.paths import can_explain
from app.felt.picture import DropWay, Kind
from app.felt.view import FeltView
from app.session.card_actions import Deed, deeds_at, do
from app.session.meanings import words_to_ask
from app.session.table_session import TableSession
from app.windows.table.asking import Asking
from app.windows.table.meaning_card import TextCard
from app.windows.widgets.connections import Ties
from app.windows.widgets.popups import pop_up
from app.windows.widgets.written_by_people import marked_up, on_button


class CardMenu:
    """The context menus on the felt during one game."""

    def __init__(self, session: TableSession, felt: FeltView, asking: Asking, page: QWidget) -> None:
        self._session, self._felt, self._asking, self._page = session, felt, asking, page
        self.ties = Ties((felt.menu_asked, self.open))

    def open(self, key: str, place: QPoint) -> None:
        """Opens the menu of a card or a place at this position.

        key: identifies the card or the place.
        """
        session = self._session
        menu = QMenu(self._page)
        menu.setObjectName("card-menu")
        menu.triggered.connect(menu.close)  # voice control leaves the menu open when it presses an entry
        words = words_to_ask(session.moment, self._felt.zone_of(key)) if can_explain() else ()
        for word in words:
            text = QCoreApplication.translate("Meanings", "Meaning of {word}").format(word=word)
            menu.addAction(text).triggered.connect(lambda _=False, word=word: self._asking.explain(word, place))
        self._fill(menu, session, deeds_at(session, key), place)
        if menu.isEmpty():
            menu.deleteLater()
            return
        menu.aboutToHide.connect(menu.deleteLater)
        pop_up(menu, place)

    def _fill(self, menu: QMenu, session: TableSession, deeds: Sequence[Deed], place: QPoint) -> None:
        """Fills the menu. Several actions of one kind get a submenu."""
        for title, several in _grouped(deeds).items():
            where = menu.addMenu(title) if len(several) > 1 else menu
            for deed in several:
                text = _several_text(deed) if where is not menu else _text(deed, session)
                where.addAction(text).triggered.connect(lambda _=False, deed=deed: self._do(session, deed, place))

    def _do(self, session: TableSession, deed: Deed, place: QPoint) -> None:
        if not self.ties.are_connected:  # the game may have left the table while the menu was open
            return
        if deed.kind == "pick-up":
            self._felt.pick_up(deed.card)
        elif deed.kind == "look":
            self._felt.look_under(deed.card)
        elif deed.kind == "story":
            self._tell(session, deed, place)
        else:
            do(session, deed)
        if deed.kind != "story":
            self._felt.setFocus()

    def _tell(self, session: TableSession, deed: Deed, place: QPoint) -> None:
        names = session.moment.names
        rows = [f"<p><b>{marked_up(word)}</b> · {marked_up(names[seat])}</p>" for word, seat in deed.story]
        TextCard("".join(rows), _text(deed, session), self._page).show_at(place)


def _grouped(deeds: Iterable[Deed]) -> dict[str, list[Deed]]:
    """Returns the actions by kind, in the order in which the kinds first appear. An action without a kind gets a group
    of its own, whose title never shows."""
    found: dict[str, list[Deed]] = {}
    for number, deed in enumerate(deeds):
        found.setdefault(_title(deed) or f"#{number}", []).append(deed)
    return found


def _title(deed: Deed) -> str:
    translate = QCoreApplication.translate
    target = deed.target
    if target is None:
        return ""
    if target.way is DropWay.OVER:
        return translate("CardMenu", "Cover")
    if target.way is DropWay.SWAP:
        return translate("CardMenu", "Exchange")
    if target.way is DropWay.ZONE or not deed.word:
        return ""
    return translate("CardMenu", "Lay at the end") if target.place else translate("CardMenu", "Lay at the beginning")


def _several_text(deed: Deed) -> str:
    """Returns the text of an action in a submenu. The title of the submenu already names the kind of action."""
    translate = QCoreApplication.translate
    if deed.at:
        return translate("CardMenu", "{card} on {at} in {word}").format(card=deed.face, at=deed.at, word=deed.word)
    return translate("CardMenu", "{card} in {word}").format(card=deed.face, word=deed.word)


def _text(deed: Deed, session: TableSession) -> str:
    translate = QCoreApplication.translate
    target = deed.target
    if target is None:
        pattern = {
            "take-back": translate("CardMenu", "Take back"),
            "pick-up": translate("CardMenu", "Pick up"),
            "split": translate("CardMenu", "Split {word} between {card} and {at}"),
            "close": translate("CardMenu", "Close the split"),
            "look": translate("CardMenu", "Show what lies beneath"),
            "story": translate("CardMenu", "How {word} came about"),
            "shuffle": translate("CardMenu", "Shuffle the hand"),
            "sort": translate("CardMenu", "Sort the hand"),
            "recall": translate("CardMenu", "Take everything back"),
            "press": _press_text(deed),
        }[deed.kind]
    elif target.way is DropWay.ZONE:
        pattern = on_button(_apart_text(session))
    elif target.way is DropWay.OVER:
        pattern = translate("CardMenu", "Cover {at} in {word} with {card}")
    elif target.way is DropWay.SWAP:
        pattern = translate("CardMenu", "Exchange {at} in {word} for {card}")
    elif not deed.word:
        pattern = translate("CardMenu", "Begin a word with {card}")
    elif target.place:
        pattern = translate("CardMenu", "Lay {card} at the end of {word}")
    else:
        pattern = translate("CardMenu", "Lay {card} at the beginning of {word}")
    return pattern.format(card=deed.face, at=deed.at, word=deed.word)


def _apart_text(session: TableSession) -> str:
    verb = next(verb for verb in ("trade", "discard", "take", "choose") if verb in session.moment.verbs)
    return texts.verb_name(verb)


def _press_text(deed: Deed) -> str:
    translate = QCoreApplication.translate
    if deed.place is Kind.PILE:
        return translate("CardMenu", "Take this pile")
    return (
        translate("CardMenu", "Turn up a card")
        if deed.place is Kind.DECK
        else translate("CardMenu", "Give up this row")
    )
