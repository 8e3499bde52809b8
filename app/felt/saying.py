"""Names stops and targets in words for screen readers, for example "between R and I in FRIEND"."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.base.listing import listed
from app.base.texts import QT_TRANSLATE_NOOP
from app.felt.picture import LOOSE, DropWay, FeltZone, Kind, Mark, Picture, Piece, Target
from app.felt.stops import Stop, tops

SPELT = (Kind.WORD, Kind.FRESH, Kind.ROW)  # kinds of zones whose cards read as one word
MARKS = {
    Mark.SELECTED: QT_TRANSLATE_NOOP("Felt", "chosen"),
    Mark.LIT: QT_TRANSLATE_NOOP("Felt", "can be chosen"),
    Mark.GHOST: QT_TRANSLATE_NOOP("Felt", "suggested"),
    Mark.LAID: QT_TRANSLATE_NOOP("Felt", "just laid"),
    Mark.NAMED: QT_TRANSLATE_NOOP("Felt", "named"),
    Mark.FADED: QT_TRANSLATE_NOOP("Felt", "will leave"),
}


def spoken_stop(stop: Stop) -> str:
    """The text that announces a stop: a card, with its mark and the cards under it, or a zone."""
    parts = [stop.spoken]
    if stop.below:
        parts.append(over(stop.below))
    parts.append(spoken_mark(stop.piece.mark if stop.piece is not None else stop.zone.mark))
    if stop.piece is not None and stop.piece.new:
        parts.append(QCoreApplication.translate("Felt", "new"))
    return ", ".join([part for part in parts if part])


def over(below: Sequence[Piece]) -> str:
    """The spoken text for the cards under a card."""
    letters = [piece.letters or piece.face for piece in below]
    if all(letters):
        return QCoreApplication.translate("Felt", "over {letters}").format(letters=listed(letters))
    return QCoreApplication.translate("Felt", "%n card(s) below it", None, len(letters))  # the letters are hidden


def spoken_mark(mark: Mark) -> str:
    """The text that a screen reader announces for a mark."""
    return QCoreApplication.translate("Felt", MARKS[mark]) if mark in MARKS else ""


def spoken_zone(picture: Picture, zone: FeltZone) -> str:
    """The text for a zone, with the word that lies there, in parts if it is cut."""
    name = zone.spoken or zone.title
    if zone.kind not in SPELT or zone.key == LOOSE:
        return name
    letters = word_of(picture, zone.key)
    ends = [*zone.cuts, max(letters, default=0) + 1]
    words = [
        "".join([letter for slot, letter in letters.items() if start <= slot < end])
        for start, end in zip([0, *ends], ends, strict=False)
    ]
    return ", ".join([part for part in (*words, name) if part])


def spoken_target(picture: Picture, target: Target) -> str:
    """The spoken name of a target, and whether the held card may lie there."""
    place = spoken_place(picture, target)
    if target.legal:
        return QCoreApplication.translate("Felt", "{place}, allowed").format(place=place)
    pattern = QCoreApplication.translate("Felt", "{place}, not allowed: {reason}")
    return pattern.format(place=place, reason=target.reason)


def word_of(picture: Picture, zone: str) -> dict[int, str]:
    """The letters that show in a zone, by slot."""
    return {piece.slot: piece.letters or piece.face for piece, _ in tops_of(picture, zone)}


def tops_of(picture: Picture, zone: str) -> list[tuple[Piece, tuple[Piece, ...]]]:
    """The top cards of a zone from left to right, each with the cards under it."""
    return tops(sorted(picture.within(zone), key=lambda piece: (piece.slot, piece.depth)), stacked=True)


def spoken_place(picture: Picture, target: Target) -> str:
    """The spoken name of a target, for example "between R and I in FRIEND"."""
    zone = picture.zone(target.zone)
    name = (zone.spoken or zone.title) if zone is not None else ""
    letters = word_of(picture, target.zone)
    if target.way is DropWay.ZONE or not letters:
        return name
    before, after = letters.get(target.place - 1, ""), letters.get(target.place, "")
    at_cut = zone is not None and target.place in zone.cuts
    translate = QCoreApplication.translate
    if target.way is DropWay.OVER:
        pattern = translate("Felt", "on {after} in {word}")
    elif target.way is DropWay.SWAP:
        pattern = translate("Felt", "in exchange for {after} in {word}")
    elif not before or (at_cut and not target.tail):
        pattern = translate("Felt", "before {after} in {word}")
    elif not after or target.tail:
        pattern = translate("Felt", "after {before} in {word}")
    else:
        pattern = translate("Felt", "between {before} and {after} in {word}")
    return pattern.format(before=before, after=after, word="".join(letters.values()))
