"""Finds the place where a click on a card lays the card. So players need no second click to choose the place."""

from app.felt.picture import TRAY, DropWay, Target, ZoneKey
from app.session.draft.draft import Draft
from app.session.draft.move_style import GATHER
from app.session.draft.targets import Bench, as_it_is_now
from engine.core.cards import Card


def place_of_click(bench: Bench, card: Card, origin: ZoneKey, making: ZoneKey | None) -> Target | None:
    """The place where a click lays the card: the tray (the place for cards set apart) if the player is setting cards
    apart or choosing a card, otherwise the end of the word being made or, if there is no such word, the empty strip
    (the place for a fresh word). None if the card is already laid, or if the rules never allow it at that place.

    origin: the zone that the card comes from.
    making: the zone of the word being made, if any.
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
    """Whether a click on a card from this zone lays the card. A click lays a table card only in games where players
    gather cards on a strip (a place for a fresh word); in other games, a click does not say where the card should
    go."""
    if origin.what in ("strip", "committed", "tray"):
        return False
    return origin.what != "word" or (bench.style.build == GATHER and "take" not in bench.verbs)


def zone_being_made(draft: Draft, touched: ZoneKey | None) -> ZoneKey | None:
    """The zone of the word that the player changed last, if that word still has a laid card; otherwise the zone of the
    word begun last."""
    strips = [lane for lane in draft.lanes if lane.word is None]
    zones = [
        ZoneKey("strip", strips.index(lane)) if lane.word is None else ZoneKey("word", lane.word)
        for lane in draft.lanes
        if lane.touched or lane.cells
    ]
    return touched if touched in zones else zones[-1] if zones else None
