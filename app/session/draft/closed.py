"""Places where no card is ever laid. Holding a card over one says so; no rule is asked."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.felt.picture import DropWay, Kind, Picture, Target, ZoneKey


def closed_places(picture: Picture, origin: ZoneKey, open_ones: Sequence[Target], seat: int) -> list[Target]:
    """Those of the picture that none of the other places lies in. origin: where the card is at home just now.
    seat: who holds it."""
    known = {origin, *[target.zone for target in open_ones]}
    found = [(zone.key, _why(zone.kind, own=zone.owner == seat)) for zone in picture.zones if zone.key not in known]
    return [Target(zone, DropWay.ZONE, legal=False, reason=why, never=True) for zone, why in found if why]


def _why(kind: Kind, *, own: bool) -> str:
    say = QCoreApplication.translate
    if own and kind is Kind.RIVAL:  # one's own plate, where nobody holds cards
        return say("Closed", "You cannot lay a card here now.")
    return {
        Kind.DECK: say("Closed", "You cannot lay a card on the deck."),
        Kind.DEAD: say("Closed", "These cards are out of play."),
        Kind.RIVAL: say("Closed", "You cannot give cards to another player."),
        Kind.WON: say("Closed", "Only won cards lie here."),
        Kind.PILE: say("Closed", "You cannot lay a card on a pile."),
        Kind.TURNED: say("Closed", "You cannot lay a card on the turned card."),
        Kind.TRAY: say("Closed", "You cannot set this card apart now."),
        Kind.WORD: say("Closed", "You cannot change this word where it lies."),
        Kind.COMMITTED: say("Closed", "You cannot lay a card here now."),
    }.get(kind, "")
