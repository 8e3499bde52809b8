"""Finds the places where the game never allows a card, with the reason to show to a player who holds a card over such a
place. This needs only the picture of the table, not the rules."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.felt.picture import DropWay, Kind, Picture, Target, ZoneKey


def closed_places(picture: Picture, origin: ZoneKey, open_ones: Sequence[Target], seat: int) -> list[Target]:
    """The targets in the picture's zones on which this card can never be laid.

    origin: the zone where the card is now.
    open_ones: the targets that the rules can allow.
    seat: the seat that holds the card.
    """
    known = {origin, *[target.zone for target in open_ones]}
    found = [(zone.key, _why(zone.kind, own=zone.owner == seat)) for zone in picture.zones if zone.key not in known]
    return [Target(zone, DropWay.ZONE, legal=False, reason=why, never=True) for zone, why in found if why]


def _why(kind: Kind, *, own: bool) -> str:
    translate = QCoreApplication.translate
    if own and kind is Kind.RIVAL:  # the player's own name plate, which only some tables have
        return translate("Closed", "You cannot lay a card here now.")
    return {
        Kind.DECK: translate("Closed", "You cannot lay a card on the deck."),
        Kind.DEAD: translate("Closed", "These cards are out of play."),
        Kind.RIVAL: translate("Closed", "You cannot give cards to another player."),
        Kind.WON: translate("Closed", "Only won cards lie here."),
        Kind.PILE: translate("Closed", "You cannot lay a card on a pile."),
        Kind.TURNED: translate("Closed", "You cannot lay a card on the turned card."),
        Kind.TRAY: translate("Closed", "You cannot set this card apart now."),
        Kind.WORD: translate("Closed", "You cannot change this word where it lies."),
        Kind.LAST: translate("Closed", "You cannot lay a card here now."),
        Kind.COMMITTED: translate("Closed", "You cannot lay a card here now."),
    }.get(kind, "")
