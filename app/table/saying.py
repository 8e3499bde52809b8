"""Places said in words, for who does not see them: between R and I in FRIEND."""

from PySide6.QtCore import QCoreApplication

from app.table.picture import Picture, Target, Way
from app.table.stops import Stop


def spoken_stop(stop: Stop) -> str:
    """A card and how many lie under it, or a zone that stands for itself."""
    if not stop.below:
        return stop.spoken
    below = QCoreApplication.translate("Felt", "%n card(s) below it", None, stop.below)
    return QCoreApplication.translate("Felt", "{card}, {below}").format(card=stop.spoken, below=below)


def spoken_target(picture: Picture, target: Target) -> str:
    """Where a held card would go, and whether it may."""
    place = target.spoken or _place(picture, target)
    if target.legal:
        return QCoreApplication.translate("Felt", "{place}, allowed").format(place=place)
    pattern = QCoreApplication.translate("Felt", "{place}, not allowed: {reason}")
    return pattern.format(place=place, reason=target.reason)


def word_of(picture: Picture, zone: str) -> dict[int, str]:
    """The letters that show, by slot."""
    tops: dict[int, tuple[int, str]] = {}
    for piece in picture.within(zone):
        if piece.depth >= tops.get(piece.slot, (0, ""))[0]:
            tops[piece.slot] = (piece.depth, piece.letters or piece.face)
    return {slot: tops[slot][1] for slot in sorted(tops)}


def _place(picture: Picture, target: Target) -> str:
    zone = picture.zone(target.zone)
    name = (zone.spoken or zone.title) if zone is not None else ""
    letters = word_of(picture, target.zone)
    if target.way is Way.ZONE or not letters:
        return name
    before, after = letters.get(target.place - 1, ""), letters.get(target.place, "")
    at_cut = zone is not None and target.place in zone.cuts
    translate = QCoreApplication.translate
    if target.way is Way.OVER:
        pattern = translate("Felt", "on {after} in {word}")
    elif target.way is Way.SWAP:
        pattern = translate("Felt", "in exchange for {after} in {word}")
    elif not before or (at_cut and not target.tail):
        pattern = translate("Felt", "before {after} in {word}")
    elif not after or target.tail:
        pattern = translate("Felt", "after {before} in {word}")
    else:
        pattern = translate("Felt", "between {before} and {after} in {word}")
    return pattern.format(before=before, after=after, word="".join(letters.values()))
