"""Finds the place where a click lays a card, so that players do not need to point twice."""

from app.felt.picture import TRAY, DropWay, Target, ZoneKey
from app.session.draft.draft import Draft
from app.session.draft.move_style import GATHER
from app.session.draft.targets import Bench, as_it_is_now
from engine.core.cards import Card


def place_of_click(bench: Bench, card: Card, origin: ZoneKey, making: ZoneKey | None) -> Target | None:
    """The place where a click lays the card: the end of the word being made, else the empty strip, or the tray where
    the player sets cards apart or chooses a card. None if the card can't go there or is laid already.

    origin: the zone that the card comes from.
    making: the zone of the word being made.
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
    """Whether a click on this card lays it. A click lays a table card only in games that gather; in other games, a
    player who takes a table card has a place in mind."""
    if origin.what in ("strip", "committed", "tray"):
        return False
    return origin.what != "word" or (bench.style.build == GATHER and "take" not in bench.verbs)


def zone_being_made(draft: Draft, touched: ZoneKey | None) -> ZoneKey | None:
    """The zone of the word touched last if a card of that word is left; else the zone of the word begun last."""
    strips = [lane for lane in draft.lanes if lane.word is None]
    zones = [
        ZoneKey("strip", strips.index(lane)) if lane.word is None else ZoneKey("word", lane.word)
        for lane in draft.lanes
        if lane.touched or lane.cells
    ]
    return touched if touched in zones else zones[-1] if zones else None
