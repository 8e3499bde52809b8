"""Where a click lays a card, so that nobody needs to point twice."""

from app.felt.picture import TRAY, DropWay, Target, ZoneKey
from app.session.draft.draft import Draft
from app.session.draft.move_style import GATHER
from app.session.draft.targets import Bench, as_it_is_now
from engine.core.cards import Card


def place_of_click(bench: Bench, card: Card, origin: ZoneKey, making: ZoneKey | None) -> Target | None:
    """The end of what is being made, else the empty strip; where a card is chosen, the place for it. None where none of
    them takes the card, or it is laid already.

    origin: the zone the card is taken from.  making: the zone of the word being made.
    """
    if card.id in bench.draft.hand_ids() or not _is_meant(bench, origin):
        return None
    if bench.draft.tray or "choose" in bench.verbs:
        wanted = Target(TRAY, DropWay.ZONE)
    elif making is not None:
        wanted = Target(making, DropWay.GAP, len(bench.lane_at(making).cells))
    else:
        wanted = Target(ZoneKey("strip", 0), DropWay.GAP)
    found = as_it_is_now(bench, card, origin, wanted)
    return found if found is not None and found.legal else None


def _is_meant(bench: Bench, origin: ZoneKey) -> bool:
    """A click means a table card only where words are gathered; elsewhere players who take one have a place in mind."""
    if origin.what in ("strip", "committed", "tray"):
        return False
    return origin.what != "word" or (bench.style.build == GATHER and "take" not in bench.verbs)


def zone_being_made(draft: Draft, touched: ZoneKey | None) -> ZoneKey | None:
    """The word touched last, if anything of it is left; else the one begun last."""
    strips = [lane for lane in draft.lanes if lane.word is None]
    zones = [
        ZoneKey("strip", strips.index(lane)) if lane.word is None else ZoneKey("word", lane.word)
        for lane in draft.lanes
        if lane.touched or lane.cells
    ]
    return touched if touched in zones else zones[-1] if zones else None
