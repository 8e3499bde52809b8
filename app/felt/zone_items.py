"""Draws the zones, without their cards, in time with the cards. The drawing of a word appears once its cards have
arrived, moves with them, and disappears when they leave. A number on a zone changes with each card that leaves or
arrives. Other drawings always show.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from PySide6.QtWidgets import QGraphicsScene

from app.felt.animator import NOD, REFLOW, Animator
from app.felt.cards import CardArt
from app.felt.furniture import depends_on, furniture
from app.felt.items import Nod, ZoneItem
from app.felt.picture import Kind
from app.felt.places import Holding, Placements
from app.felt.rects import Rect, around

HEAPS = (Kind.DECK, Kind.PILE, Kind.DEAD, Kind.WON)
# the kinds of zones that show how many cards they hold. The player's own rack does not, because repainting it takes
# long.
COUNTED = (*HEAPS, Kind.RIVAL)
SHOWN = Rect(1, 0, 1, 1)  # the rectangle of a Nod (the animation of a seat's sign) that is over


class _Drawn(NamedTuple):
    """The drawing of one zone.

    state: everything that the drawing was made from.
    """

    item: ZoneItem
    state: tuple[object, ...]
    held: Holding


@dataclass(slots=True)
class _Flight:
    """A card's movement from zone to zone.

    waits: whether the card has not set off yet.
    """

    source: str
    goal: str
    waits: bool = True


class _Parting(NamedTuple):
    """The drawing of a word that has changed or left the table.

    cards: the keys of the word's former cards.
    heirs: the keys of these cards, and of all other cards in the words where these cards lie now.
    """

    item: ZoneItem
    cards: frozenset[str]
    heirs: frozenset[str]


class ZoneItems:
    """The drawings of all zones.

    dressed: called with each zone once all of its cards have arrived.
    """

    def __init__(self, scene: QGraphicsScene, animator: Animator, dressed: Callable[[str], None]) -> None:
        self._scene, self._animator, self._dressed = scene, animator, dressed
        self._drawn: dict[str, _Drawn] = {}
        self._numbers: dict[str, int] = {}  # the number that each zone showed before this picture
        self._late: dict[str, Holding] = {}  # zones that are drawn once their last card has arrived
        self._carried: list[tuple[ZoneItem, Rect]] = []  # drawings that move with their cards, each with its goal
        self._parting: list[_Parting] = []
        self._flights: dict[str, _Flight] = {}
        self._nods: dict[str, Nod] = {}
        self._performed = False
        self._all_sent = True

    def clear(self) -> None:
        self._part(self._parting)
        for drawn in self._drawn.values():
            self._remove(drawn.item)
        self._drawn.clear()

    def show(
        self,
        held: Sequence[Holding],
        placements: Placements,
        art: CardArt,
        *,
        animate: bool,
        awaited: Collection[str] | None,
    ) -> None:
        """Shows the zones of a picture.

        awaited: the keys of zones to which cards glide during this beat (step) of a script; None if no script is
        performed.
        """
        counted = {key: self._counted(drawn.held).zone.count for key, drawn in self._drawn.items()}
        self._numbers = {key: number for key, number in counted.items() if number is not None}
        self._placements, self._art, self._animate = placements, art, animate
        self._performed = awaited is not None
        self._all_sent = not self._performed
        self._flights.clear()
        self._late.clear()
        self._part(self._parting)
        wanted: dict[str, Holding] = {one.zone.key: one for one in held}
        stay = self._words_that_stay(held) if self._performed else {}
        carried = {key: self._drawn.pop(old) for key, old in stay.items()}
        self._clear_away(wanted)
        for key, drawn in carried.items():
            self._drawn[key] = drawn
            self._carry(wanted[key])
        for key, one in wanted.items():
            if key not in carried:
                self._show(one, awaited or ())

    def _show(self, one: Holding, awaited: Collection[str]) -> None:
        key, kind = one.zone.key, one.zone.kind
        if self._performed and kind in (Kind.WORD, Kind.COMMITTED) and one.pieces:
            self._late[key] = one
        elif key in awaited and kind is Kind.ROW:
            self._late[key] = one
            self._draw_anew(replace(one, zone=replace(one.zone, rim="", note="")))
        elif key in awaited and kind in HEAPS and key in self._drawn:
            self._late[key] = one
        elif self._performed and kind in COUNTED and key in self._drawn:
            self._drawn[key] = self._drawn[key]._replace(held=one)  # `sent` draws the number of cards later
        else:
            self._draw_anew(one)

    def _words_that_stay(self, held: Sequence[Holding]) -> Mapping[str, str]:
        """The words that have the same cards as before: the key of each word's former zone, by the key of its present
        zone."""
        drawn = {key: one.held for key, one in self._drawn.items() if one.held.zone.kind is Kind.WORD}
        lay = {_cards(one): key for key, one in drawn.items() if one.pieces}
        return {one.zone.key: lay[_cards(one)] for one in held if one.zone.kind is Kind.WORD and _cards(one) in lay}

    def _clear_away(self, wanted: Mapping[str, Holding]) -> None:
        for key, drawn in list(self._drawn.items()):
            word = self._performed and drawn.held.zone.kind is Kind.WORD
            if word or key not in wanted:
                del self._drawn[key]
                self._nods.pop(key, None)
                if word and drawn.held.pieces:
                    cards = _cards(drawn.held)
                    heirs = [_cards(one) for one in wanted.values() if one.zone.kind is Kind.WORD]
                    heirs = [one for one in heirs if one & cards]
                    self._parting.append(_Parting(drawn.item, cards, cards.union(*heirs)))
                else:
                    self._remove(drawn.item)

    # ---- cards on their way

    def is_late(self, zone: str) -> bool:
        """Whether cards are on their way to the zone."""
        return zone in self._late

    def sends(self, key: str, source: str, goal: str) -> None:
        if self._performed:
            self._flights[key] = _Flight(source, goal)

    def sent(self, delay: float) -> None:
        """Starts the movements of the drawings, after the caller has set all cards moving.

        delay: the milliseconds until cards that only close gaps set off.
        """
        self._all_sent = True
        for zone in [zone for zone in self._late if not self._is_awaited(zone)]:
            self._dress(zone)
        for zone in list(self._drawn):
            self._draw_anew_counted(zone)
        for item, goal in self._carried:
            self._animator.glide(item, goal, REFLOW, delay=delay)
        self._carried.clear()
        self._part([one for one in self._parting if not self._flights.keys() & one.heirs])

    def set_off(self, key: str) -> None:
        if (flight := self._flights.get(key)) is not None:
            flight.waits = False
            self._draw_anew_counted(flight.source)
            self._part([one for one in self._parting if key in one.cards])

    def come(self, key: str) -> None:
        if (flight := self._flights.pop(key, None)) is not None:
            self._part([one for one in self._parting if key in one.heirs])
            if not self._all_sent:
                return
            if flight.goal in self._late and not self._is_awaited(flight.goal):
                self._dress(flight.goal)
            else:
                self._draw_anew_counted(flight.goal)

    def _is_awaited(self, zone: str) -> bool:
        return any(flight.goal == zone for flight in self._flights.values())

    def _dress(self, zone: str) -> None:
        self._draw_anew(self._late.pop(zone))
        self._dressed(zone)

    def _part(self, parting: Collection[_Parting]) -> None:
        for one in list(parting):
            self._remove(one.item)
            self._parting.remove(one)

    # ---- drawing

    def _carry(self, one: Holding) -> None:
        item = self._drawn[one.zone.key].item
        start = item.rect
        self._draw_anew(one)
        goal = _about(one, self._placements)
        if self._animate and start != goal:
            item.lay(start)
            self._carried.append((item, goal))

    def _counted(self, held: Holding) -> Holding:
        """The zone with the number of cards that show there now: without cards that have yet to arrive, but with cards
        that have yet to leave. The number never leaves the range between the number before the animation and the number
        after it."""
        key = held.zone.key
        late = self._late.get(key, held)
        if late.zone.count is None or late.zone.kind not in COUNTED:
            return held
        ways = [flight for flight in self._flights.values() if flight.source != flight.goal]
        left = sum([flight.source == key and flight.waits for flight in ways])
        coming = sum([flight.goal == key for flight in ways])
        ends = late.zone.count, self._numbers.get(key, late.zone.count)
        count = min(max(late.zone.count + left - coming, min(ends)), max(ends))
        quiet = (late.zone.quiet or held.zone.quiet) and not count
        if late is held and (count, quiet) == (held.zone.count, held.zone.quiet):
            return held
        return replace(held, zone=replace(late.zone, count=count, quiet=quiet))

    def _draw_anew_counted(self, zone: str) -> None:
        if self._all_sent and zone in self._drawn and self._drawn[zone].held.zone.kind in COUNTED:
            self._draw_anew(self._drawn[zone].held)

    def _draw_anew(self, one: Holding) -> None:
        key = one.zone.key
        state, known = depends_on(self._counted(one), self._placements.zones[key]), self._drawn.get(key)
        if known is not None and known.state == state:
            self._drawn[key] = known._replace(held=one)
            return
        item = known.item if known is not None else ZoneItem()
        if known is None:
            self._scene.addItem(item)
        self._drawn[key] = _Drawn(item, state, one)
        self._nod(key, one.zone.mood if one.zone.kind is Kind.RIVAL else "")
        self._draw(key)

    def _nod(self, key: str, mood: str) -> None:
        """Animates the sign (the player's letter or icon) of a seat whose mood has changed. Only a sign on a plate
        moves, because a rack is too large to be redrawn frame by frame."""
        nod = self._nods.get(key)
        if nod is not None and nod.mood == mood:
            return
        if nod is not None:
            self._animator.stop(nod)
        nod = self._nods[key] = Nod(mood, lambda: self._draw(key))
        if mood and self._animate:
            self._animator.glide(nod, SHOWN, NOD)
        else:
            nod.rect = SHOWN

    def _draw(self, key: str) -> None:
        if key in self._drawn:  # the zone may have gone while its sign moved
            item, _, held = self._drawn[key]
            place, share = self._placements.zones[key], self._nods[key].rect.x
            picture, x, y = furniture(self._art, self._placements.measure, self._counted(held), place, share)
            item.draw(picture, x, y, _about(held, self._placements))

    def _remove(self, item: ZoneItem) -> None:
        self._animator.stop(item)
        self._scene.removeItem(item)


def _cards(held: Holding) -> frozenset[str]:
    return frozenset([piece.key for piece in held.pieces])


def _about(held: Holding, placements: Placements) -> Rect:
    place = placements.zones[held.zone.key]
    return around(place.cells) if held.zone.kind is Kind.WORD and place.cells else place.rect
