"""Finds the places where a player may drop a held card, and makes the draft that follows from the drop.

The oracle (the part of the engine that judges moves) decides whether a place can lead to a play, as if any letters made
a word. So neither the highlighted places nor the reasons reveal which words exist.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from app.felt.picture import HAND, TRAY, DropWay, Target, ZoneKey
from app.session.draft.act_from_draft import act_of
from app.session.draft.draft import Draft, Lane, add, over, stay, swap
from app.session.draft.move_style import CROSS, GATHER, IN_PLACE, RE_ARRANGE, ROUND, ROWS, Style, strips_of
from app.session.draft.supply import supply_of
from engine.core.cards import Card, is_open, readings
from engine.core.completable import where_any_letters_are_a_word
from engine.core.moves import STAY, Fail, Move, Trade
from engine.core.oracle import judge, ruled
from engine.core.public_facts import MUST
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Illegal, Legal, Reason
from engine.core.words import moved_round

LAYING = ("play", "restart", "salvage", "shout")
FEW = 3  # the maximum number of cards that are tried as the first card of a new word


@dataclass(frozen=True)
class Bench:
    """The position and the draft (the unfinished move) from which the functions of this module find places for a card.

    house: the game with its options and words.
    state: the position as the seat sees it.
    seat: the seat that acts.
    style: the way in which players put this game's plays together.
    moves: the letters of the moves that the game allows, such as A, G and S.
    verbs: the verbs of the acts that the seat can make now.
    draft: the cards and choices that the player has laid.
    """

    house: House
    state: State
    seat: int
    style: Style
    moves: str
    verbs: tuple[str, ...]
    draft: Draft

    @property
    def can_lay(self) -> bool:
        return not set(LAYING).isdisjoint(self.verbs)

    @property
    def hears_letters(self) -> bool:
        """Whether the player can lay, choose or request a card by typing its letter."""
        return self.can_lay or not {"place", "choose", "request"}.isdisjoint(self.verbs)

    @property
    def demanded(self) -> Card | None:
        """The hand card that the rules require in the next word; of several equal cards, the one drawn last."""
        faces = self.house.book.facts(self.state).faces(MUST)
        if self.state.actor != self.seat:
            return None
        return next((card for card in reversed(self.state.seats[self.seat].hand) if card.face in faces), None)

    @property
    def must(self) -> str:
        """The face of the card that the rules require in the next word; empty if they require none."""
        card = self.demanded if self.state.turned is None else self.state.turned
        return "" if card is None else card.face

    def strips(self) -> int:
        """The number of strips (places for fresh words) to show: the strips in use and one empty strip, up to the
        maximum of the game."""
        if not self.can_lay:
            return 0
        most = strips_of(self.house.book.plays.now(self.state))
        if "restart" in self.verbs:
            most = 1
        used = len([lane for lane in self.draft.lanes if lane.word is None])
        room = most is None or used < most
        return used + 1 if room and self._opens_a_strip() else used if most is None else min(most, used)

    def _opens_a_strip(self) -> bool:
        """Whether the player can still lay a free card on another strip (the place for a fresh word). Only the first
        FEW cards are tried."""
        laid = self.draft.hand_ids()
        free = {card.face: card for card in supply_of(self.state, self.seat) if card.id not in laid}
        lane = self.draft.strip(len(self.draft.lanes))
        drafts = [_cleared_tray(self.draft).with_lane(None, lane.insert(0, add(card))) for card in free.values()]
        return any(self.vain(draft) is None for draft in drafts[:FEW])

    @cached_property
    def _anywhere(self) -> House:
        return where_any_letters_are_a_word(self.house)

    @cached_property
    def _answers(self) -> dict[Draft, Reason | None]:
        return {}

    def vain(self, draft: Draft) -> Reason | None:
        """The reason why this draft (the unfinished move) can't become a play, whatever cards the player adds; None if
        it can become a play. This test treats any letters as a word. Results are stored."""
        if draft not in self._answers:
            self._answers[draft] = self._found_vain(draft)
        return self._answers[draft]

    def _found_vain(self, draft: Draft) -> Reason | None:
        reason = None
        for verb in LAYING:
            act = act_of(verb, _read(draft), self.style, self.state, self.seat) if verb in self.verbs else None
            if act is None:
                continue
            verdict = judge(self._anywhere, self.state, Move(act, self.seat))
            if not isinstance(verdict, Illegal):
                return None
            reason = reason or verdict.reason
        return reason

    def rows_to_lose(self) -> list[int]:
        """Four Rows: the indexes of the longest rows. A player who can't name a word must lose one of these rows."""
        if "fail" not in self.verbs or self.draft.row is not None:
            return []
        acts = self.house.reach("fail", self.state, self.seat)
        return [act.row - 1 for act in acts if isinstance(act, Fail) and act.row is not None]

    def lane_on(self, index: int) -> Lane:
        """The word in the making that changes this table word; if the draft (the unfinished move) does not change it, a
        new word in the making without changes."""
        lane = self.draft.on_word(index)
        if lane is not None:
            return lane
        word = self.state.table[index]
        if self.style.build == ROUND and index == 0:
            word = moved_round(word, self.draft.way)
        return Lane(index, tuple([stay(card, (index, slot)) for slot, card in enumerate(word.tops)]))

    def lane_at(self, zone: ZoneKey) -> Lane:
        """The word in the making at this table word or strip (the place for a fresh word); a new, unchanged word if
        nothing is laid there."""
        return self.lane_on(zone.number) if zone.what == "word" else self.draft.strip(zone.number)

    def words_in_place(self) -> list[int]:
        """The indexes of the table words that can be changed in place."""
        if not self.can_lay or self.style.build not in (IN_PLACE, RE_ARRANGE, ROUND, CROSS):
            return []
        table = list(enumerate(self.state.table))
        if self.style.build == CROSS:
            own = any(word.seat == self.seat for word in self.state.table)
            return [index for index, word in table if own and word.seat != self.seat]
        return [index for index, _ in table]


def targets_of(bench: Bench, card: Card, origin: ZoneKey) -> tuple[Target, ...]:
    """Every place where a player may drop this card. If the rules refuse the card at a place, the place has the reason.

    origin: the zone that the card comes from.
    """
    found = [_judged(bench, card, origin, target) for target in _within_reach(bench, card, origin)]
    return (*found, *_elsewhere(bench, card, origin))


def as_it_is_now(bench: Bench, card: Card, origin: ZoneKey, wanted: Target) -> Target | None:
    """The place `wanted` with the present verdict of the oracle (the judge of moves) on laying the card there; None if
    the card can't go there.

    origin: the zone that the card comes from.
    """
    near = next((target for target in _within_reach(bench, card, origin) if target.is_at(wanted)), None)
    if near is not None:
        return _judged(bench, card, origin, near)
    return next((target for target in _elsewhere(bench, card, origin) if target.is_at(wanted)), None)


def _elsewhere(bench: Bench, card: Card, origin: ZoneKey) -> list[Target]:
    """The places for this card that are not in words: the tray (the place for cards set apart), the rows of Four Rows,
    the hand."""
    found: list[Target] = []
    if _may_be_set_apart(bench, card):
        found.append(Target(TRAY, DropWay.ZONE))
    if "place" in bench.verbs and origin.what == "committed":
        for index, word in enumerate(bench.state.table):
            found += [Target(ZoneKey("word", index), DropWay.GAP, gap) for gap in (0, len(word.slots))]
    source = _takes_from(bench, card)
    if source is not None and origin == TRAY:
        found.append(Target(ZoneKey("word", source[0]), DropWay.ZONE))
    if origin == HAND or card.id in bench.draft.hand_ids() or source is not None:
        found.append(Target(HAND, DropWay.ZONE))
    # in games with open piles, players have no hand that could take the card
    elif origin.what == "word" and not bench.state.piles_show:
        why = "move-not-permitted:all-stay" if bench.style.build == RE_ARRANGE else "move-not-permitted:G"
        found.append(Target(HAND, DropWay.ZONE, legal=False, why=Reason(why)))
    return found


def _may_be_set_apart(bench: Bench, card: Card) -> bool:
    """Whether the player may move this card to the tray, the place for cards to trade, discard, choose in secret or
    take."""
    turned = bench.state.turned
    if turned is not None and card.id == turned.id:
        trade = Move(Trade((turned.face,)), bench.seat)
        return isinstance(ruled(bench.house, bench.state, trade), Legal)
    if any(card.id == held.id for held in bench.state.seats[bench.seat].hand):
        return bool({"trade", "discard", "choose"} & set(bench.verbs))
    return _takes_from(bench, card) is not None and card not in bench.draft.tray


def _takes_from(bench: Bench, card: Card) -> tuple[int, int] | None:
    """The word and the slot where this table card lies, if the player may take it into the hand; otherwise None."""
    return source_of(bench, card) if "take" in bench.verbs else None


def _within_reach(bench: Bench, card: Card, origin: ZoneKey) -> Iterator[Target]:
    """Yields the places in words and on strips (places for fresh words) to which this card can go."""
    from_table = _is_of_the_table(bench, card, origin)
    if not from_table or bench.style.build == CROSS:
        for index in bench.words_in_place():
            yield from _at_word(bench, index, card)
    elif bench.style.build == RE_ARRANGE:
        yield from _gaps(origin, bench.lane_at(origin))
    if not from_table or bench.style.build in (GATHER, CROSS):
        for number in range(bench.strips()):
            yield from _gaps(ZoneKey("strip", number), bench.draft.strip(number))


def _is_of_the_table(bench: Bench, card: Card, origin: ZoneKey) -> bool:
    """Whether the card lies on a table word and is not a hand card that the draft (the unfinished move) has laid
    there."""
    return origin.what == "word" and card.id not in bench.draft.hand_ids()


def _gaps(zone: ZoneKey, lane: Lane) -> Iterator[Target]:
    for gap in range(len(lane.cells) + 1):
        yield Target(zone, DropWay.GAP, gap)
        if gap in lane.cuts:
            yield Target(zone, DropWay.GAP, gap, tail=True)


def _at_word(bench: Bench, index: int, card: Card) -> Iterator[Target]:
    """The gaps in a word where the card can be added, and the slots that it can cover or exchange."""
    zone, lane = ZoneKey("word", index), bench.lane_on(index)
    yield from _gaps(zone, lane)
    if bench.style.build == RE_ARRANGE:
        return
    for place, cell in enumerate(lane.cells):
        # A hand card that already lies here can still change from covering to exchanging, or back.
        lies_here = cell.hand is not None and cell.hand.id == card.id
        if cell.table is not None and (cell.kind == STAY or lies_here):
            yield Target(zone, DropWay.OVER, place)
            if "G" in bench.moves:
                yield Target(zone, DropWay.SWAP, place)


def _judged(bench: Bench, card: Card, origin: ZoneKey, target: Target) -> Target:
    """The place, with the verdict of the oracle (the judge of moves) on laying the card there."""
    why = bench.vain(dropped(bench, card, origin, target))
    return target if why is None else replace(target, legal=False, why=why)


# ---- dropping


def dropped(bench: Bench, card: Card, origin: ZoneKey, target: Target) -> Draft:
    """The draft (the unfinished move) after the player has dropped the card at this target.

    origin: the zone that the card comes from.
    """
    draft = bench.draft
    # whether the card is a table card that the player can take into the hand
    taken = _takes_from(bench, card) is not None
    if (target.zone == HAND and not taken) or (target.zone.what == "word" and taken):
        return draft.without_card(card.id)
    if target.zone in (TRAY, HAND):
        draft = draft.without_card(card.id)
        alone = "choose" in bench.verbs
        return replace(draft, lanes=(), tray=(card,) if alone else (*draft.tray, card))
    if bench.style.build == ROWS:
        return replace(draft, row=target.zone.number, side="before" if target.place == 0 else "after")
    return _laid(bench, card, origin, target)


def _laid(bench: Bench, card: Card, origin: ZoneKey, target: Target) -> Draft:
    if _is_of_the_table(bench, card, origin) and bench.style.build == RE_ARRANGE:
        return _moved(bench, card, origin, target.place)
    draft = bench.draft.without_card(card.id)
    before, lane = bench.lane_at(target.zone), replace(bench, draft=draft).lane_at(target.zone)
    place, was_at = target.place, _place_in(before, card.id)
    if was_at is not None and len(lane.cells) < len(before.cells):
        place -= was_at < place
    if target.way is DropWay.GAP:
        source = source_of(bench, card)
        crosses = bench.style.build == CROSS and lane.word is not None
        cell = add(card) if source is None or crosses else stay(card, source)
        laid = lane.insert(place, cell, tail=target.tail)
    else:
        on_it = over if target.way is DropWay.OVER else swap
        laid = lane.put(place, on_it(card, lane.cells[place]))
    existing = lane if any(other is lane for other in draft.lanes) else None
    return _cleared_tray(draft).with_lane(existing, laid)


def _moved(bench: Bench, card: Card, origin: ZoneKey, place: int) -> Draft:
    """The draft (the unfinished move) with a table card moved to another gap in its word."""
    lane = bench.lane_at(origin)
    was_at = _place_in(lane, card.id)
    if was_at is None:
        return bench.draft
    moved = lane.remove(was_at).insert(place - (was_at < place), lane.cells[was_at])
    return bench.draft.with_lane(bench.draft.on_word(lane.word or 0), moved)


def _cleared_tray(draft: Draft) -> Draft:
    """The draft (the unfinished move) without the cards set apart in the tray, because a move either lays cards or sets
    cards apart."""
    return replace(draft, tray=())


def _place_in(lane: Lane, card_id: int) -> int | None:
    return next((place for place, cell in enumerate(lane.cells) if cell.shown.id == card_id), None)


def source_of(bench: Bench, card: Card) -> tuple[int, int] | None:
    """The word and the slot of this table card; None if the card is not on the table."""
    for index, word in enumerate(bench.state.table):
        for slot, top in enumerate(word.tops):
            if top.id == card.id:
                return (index, slot)
    return None


def cut(bench: Bench, zone: ZoneKey, gap: int) -> Draft:
    """The draft (the unfinished move) with this word cut at the gap or, if the gap has a cut already, without that
    cut."""
    if zone.what != "word" or "S" not in bench.moves:
        return bench.draft
    lane = bench.lane_at(zone)
    return bench.draft.with_lane(bench.draft.on_word(lane.word or 0), lane.cut(gap))


def _read(draft: Draft) -> Draft:
    """The draft (the unfinished move) in which each flip or wild card without a chosen letter has got one of its
    letters."""
    lanes = []
    for lane in draft.lanes:
        cells = [
            cell.read_as(readings(cell.shown.face)[0]) if is_open(cell.shown.face) and not cell.shown.letters else cell
            for cell in lane.cells
        ]
        lanes.append(replace(lane, cells=tuple(cells)))
    return replace(draft, lanes=tuple(lanes))
