"""The sentences that announce changes without a move: an undo, an earlier position, cards taken back, or a hand put in
another order.

No act reports these changes, so each sentence results from a comparison of the table before and after the change.
"""

from PySide6.QtCore import QCoreApplication

from app.base.listing import listed
from app.felt.picture import Kind, Picture, Piece
from app.session.match.view_data import TableQuestion
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.spoken import line_text, question_text, taken_back_text
from app.windows.table.telling import hand_report, turn_report


def changed_text(before: Moment, now: Moment, attended: str) -> str:
    """Returns the sentence for a change; "" if there is nothing to announce, for example in a film, which announces its
    own acts.

    attended: identifies the focused card.
    """
    translate = QCoreApplication.translate
    past, is_past = [moment.phase is Phase.FILM or moment.back is not None for moment in (before, now)]
    if is_past:
        return "" if past else translate("Table", "An earlier position. Esc leads back.")
    if past:
        present = translate("Telling", "The present position.")
        return f"{present} {turn_report(now)}".strip()
    if now.acts < before.acts:
        undone = line_text(before.history[-1], before.names, aloud=True) if before.history else ""
        return translate("Telling", "Taken back: {what}").format(what=undone)
    if before.is_laying and not now.is_laying:
        return translate("Telling", "Taken back: {what}").format(what=_laid(before))
    return _order_text(before.picture, now.picture, attended)


def agreement_text(before: Moment, now: Moment) -> str:
    """Returns the sentence about the question to the other players: the question, who has agreed, or the result.
    Returns "" if nothing has changed, or if another sentence already announces it."""
    translate, asked, was = QCoreApplication.translate, now.question, before.question
    if len(now.taken_back) > len(before.taken_back):
        return taken_back_text(now.taken_back[-1], now.names)
    if asked == was or now.acts != before.acts:
        return ""
    if asked is None:
        return _ended_text(was, now)
    if was is None or was.chooses != asked.chooses:
        return question_text(asked, now.names)
    return translate("Agreement", "{name}: agreed").format(name=now.names[asked.about.agreed[-1]])


def _ended_text(was: TableQuestion | None, now: Moment) -> str:
    """Returns a sentence with the result of a question that has just ended; "" for a word that counts now."""
    translate, vote = QCoreApplication.translate, None if was is None else was.vote
    if vote is None:
        return translate("Agreement", "Nothing is taken back.")
    open_still = now.countable == vote.word
    return translate("Agreement", "{word} does not count.").format(word=vote.word) if open_still else ""


def drawn_text(moment: Moment) -> str:
    """Returns a sentence with the cards that the player has drawn in the last act."""
    report = moment.report
    if report is None or report.seat != moment.viewer:
        return ""
    came = report.came_to_hand(moment.viewer)
    cards = listed([piece.letters or piece.spoken for piece in _hand(moment.picture) if piece.card in came])
    return QCoreApplication.translate("Telling", "Drawn: {cards}").format(cards=cards) if cards else ""


def _laid(moment: Moment) -> str:
    if moment.typed:
        return moment.typed
    draft = moment.bench.draft
    cards = [card for lane in draft.lanes for card in lane.hand_cards] + list(draft.tray)
    return ", ".join([card.letters or card.face for card in cards])


def _order_text(before: Picture, now: Picture, attended: str) -> str:
    """Returns a sentence about a hand in another order: the new place of the moved card, or the whole hand."""
    was, order = [[piece.key for piece in _hand(picture)] for picture in (before, now)]
    if was == order or sorted(was) != sorted(order):
        return ""
    others = [[key for key in keys if key != attended] for keys in (was, order)]
    moved = next((piece for piece in _hand(now) if piece.key == attended), None)
    if moved is not None and others[0] == others[1]:
        place = QCoreApplication.translate("Telling", "{card}, place {number} of {count}")
        return place.format(card=moved.letters or moved.spoken, number=order.index(attended) + 1, count=len(order))
    return hand_report(now)


def _hand(picture: Picture) -> list[Piece]:
    hands = [zone.key for zone in picture.zones if zone.kind is Kind.HAND]
    return sorted([piece for piece in picture.pieces if piece.zone in hands], key=lambda piece: piece.slot)
