"""Where a held card may be dropped, and what the draft becomes when it is.

Only the kinds of move are looked at here (is adding, covering, exchanging permitted at all?); whether the whole play
stands is the oracle's to say.
"""

from dataclasses import dataclass, replace

from app.session.draft import Draft, Lane, add, over, stay, swap
from app.session.style import CROSS, GATHER, IN_PLACE, RE_ARRANGE, ROUND, ROWS, SHOUT, Style
from app.table.picture import Target, Way
from engine.core.cards import Card
from engine.core.moves import STAY
from engine.core.state import State


@dataclass(frozen=True)
class Bench:
    """What the gestures work on: the position as the seat sees it, its style, the moves permitted, the draft."""

    state: State
    seat: int
    style: Style
    moves: str
    verbs: tuple[str, ...]
    draft: Draft

    @property
    def can_lay(self) -> bool:
        return bool({"play", "restart", "salvage", "shout"} & set(self.verbs))

    @property
    def plucked(self) -> Card | None:
        """Pluck It: the card got by asking, which belongs into the word. It came last."""
        face = getattr(self.state.notes, "plucked", None)
        if face is None or self.state.actor != self.seat:
            return None
        return next((card for card in reversed(self.state.seats[self.seat].hand) if card.face == face), None)

    @property
    def must(self) -> str:
        """The face of the card that belongs into the next word, where there is one."""
        card = self.plucked if self.state.turned is None else self.state.turned
        return "" if card is None else card.face

    def strips(self) -> int:
        """How many strips are offered: one more than are in use, up to the most the game allows."""
        if not self.can_lay:
            return 0
        most = self.style.strips if self.state.table else self.style.opening_strips
        if self.style.build in (CROSS, SHOUT):
            most = 1
        if not self.state.table and self.style.build in (GATHER, RE_ARRANGE, ROUND):
            most = self.style.opening_strips
        used = len([lane for lane in self.draft.lanes if lane.word is None])
        return min(most, used + 1)

    def rows_to_lose(self) -> list[int]:
        """Four Rows, without a word: the longest rows where there are several, for the player to choose."""
        if "fail" not in self.verbs or self.draft.row is not None:
            return []
        longest = max([len(word.slots) for word in self.state.table], default=0)
        found = [index for index, word in enumerate(self.state.table) if len(word.slots) == longest]
        return found if len(found) > 1 else []

    def lane_on(self, index: int) -> Lane:
        """The lane of a table word; untouched, it is the word itself."""
        lane = self.draft.on_word(index)
        if lane is not None:
            return lane
        word = self.state.table[index]
        if self.style.build == ROUND and index == 0:
            from engine.games.first_base import moved_round

            word = moved_round(word, self.draft.way)
        return Lane(index, tuple([stay(card, (index, slot)) for slot, card in enumerate(word.tops)]))

    def words_in_place(self) -> list[int]:
        """The table words that may be changed where they lie."""
        if not self.can_lay or self.style.build not in (IN_PLACE, RE_ARRANGE, ROUND, CROSS):
            return []
        table = list(enumerate(self.state.table))
        if self.style.build == CROSS:
            own = any(word.seat == self.seat for word in self.state.table)
            return [index for index, word in table if own and word.seat != self.seat]
        return [index for index, _ in table]


def targets_of(bench: Bench, card: Card, origin: str) -> tuple[Target, ...]:
    """Everything this card may be dropped at. origin: the zone it is taken from."""
    found: list[Target] = []
    from_table = origin.startswith("word:")
    from_own_word = from_table and bench.style.build == CROSS
    if not from_table or from_own_word:
        for index in bench.words_in_place():
            found += _at_word(bench, index, card)
    elif bench.style.build == RE_ARRANGE:
        index = int(origin.partition(":")[2])
        found += [_gap(f"word:{index}", gap) for gap in range(len(bench.lane_on(index).cells) + 1)]
    if not from_table or bench.style.build in (GATHER, CROSS):
        for number in range(bench.strips()):
            lane = bench.draft.strip(number)
            found += [_gap(f"strip:{number}", gap) for gap in range(len(lane.cells) + 1)]
    if _may_be_set_apart(bench, origin):
        found.append(Target("tray", Way.ZONE))
    if "place" in bench.verbs and origin.startswith("committed"):
        for index, word in enumerate(bench.state.table):
            found += [_gap(f"word:{index}", gap) for gap in (0, len(word.slots))]
    source = _takes_from(bench, card)
    if source is not None and origin == "tray":
        found.append(Target(f"word:{source[0]}", Way.ZONE))
    if origin == "hand" or card.id in bench.draft.hand_ids() or source is not None:
        found.append(Target("hand", Way.ZONE))
    elif from_table and not bench.state.piles_show:  # where piles lie open nobody has a hand
        why = "move-not-permitted:all-stay" if bench.style.build == RE_ARRANGE else "move-not-permitted:G"
        found.append(Target("hand", Way.ZONE, legal=False, reason=why))
    return tuple(found)


def _may_be_set_apart(bench: Bench, origin: str) -> bool:
    """To trade, to put away, to choose in secret; or to take from the table."""
    if origin.startswith("word:"):
        return "take" in bench.verbs
    if origin == "turned":
        return bench.style.trades_turned and "trade" in bench.verbs
    return origin in ("hand", "tray") and bool({"trade", "discard", "choose"} & set(bench.verbs))


def _takes_from(bench: Bench, card: Card) -> tuple[int, int] | None:
    """Where this card lies on the table, if it may be taken from there into the hand."""
    return source_of(bench, card) if "take" in bench.verbs else None


def _gap(zone: str, place: int, reason: str = "") -> Target:
    return Target(zone, Way.GAP, place, not reason, reason)


def _at_word(bench: Bench, index: int, card: Card) -> list[Target]:
    """Gaps of a word to add at, its slots to cover or exchange; reasons are keys of sentences."""
    lane = bench.lane_on(index)
    zone = f"word:{index}"
    why = "" if bench.style.build == RE_ARRANGE else _why("A", bench.moves)
    found = [_gap(zone, gap, why) for gap in range(len(lane.cells) + 1)]
    found += [replace(found[cut], tail=True) for cut in lane.cuts]
    if bench.style.build == RE_ARRANGE:
        return found
    for place, cell in enumerate(lane.cells):
        if cell.kind != STAY or cell.table is None:
            continue
        same = cell.table.letters == card.letters
        kind = "D" if same else "O"
        found.append(Target(zone, Way.OVER, place, kind in bench.moves, _why(kind, bench.moves)))
        if "G" in bench.moves:
            reason = "move-not-permitted:same-letter" if same else ""
            found.append(Target(zone, Way.SWAP, place, not same, reason))
    return found


def _why(kind: str, moves: str) -> str:
    return "" if kind in moves else f"move-not-permitted:{kind}"


# ---- dropping


def dropped(bench: Bench, card: Card, origin: str, target: Target) -> Draft:
    """The draft after the card was dropped there."""
    draft = bench.draft
    taken = _takes_from(bench, card) is not None  # then the hand is where it goes to, not where it comes from
    if (target.zone == "hand" and not taken) or (target.zone.startswith("word:") and taken):
        return draft.without_card(card.id)
    if target.zone in ("tray", "hand"):
        draft = draft.without_card(card.id)
        alone = "choose" in bench.verbs
        return replace(draft, lanes=(), tray=(card,) if alone else (*draft.tray, card))
    if bench.style.build == ROWS:
        row = int(target.zone.partition(":")[2])
        return replace(draft, row=row, side="before" if target.place == 0 else "after")
    return _laid(bench, card, origin, target)


def _laid(bench: Bench, card: Card, origin: str, target: Target) -> Draft:
    source = source_of(bench, card)
    moving = origin.startswith("word:") and bench.style.build == RE_ARRANGE
    place = target.place
    draft = bench.draft
    before = _lane_at(bench, target.zone)
    was_at = _place_in(before, card.id)
    if moving:
        lane = bench.lane_on(int(origin.partition(":")[2]))
        was_at = _place_in(lane, card.id)
        cell = lane.cells[was_at] if was_at is not None else stay(card, source or (0, 0))
        shorter = lane.remove(was_at) if was_at is not None else lane
        place -= was_at is not None and was_at < place
        return draft.with_lane(draft.on_word(lane.word or 0), shorter.insert(place, cell))
    draft = draft.without_card(card.id)
    bench = replace(bench, draft=draft)
    lane = _lane_at(bench, target.zone)
    if was_at is not None and target.way is Way.GAP and len(lane.cells) < len(before.cells):
        place -= was_at < place
    existing = lane if any(other is lane for other in draft.lanes) else None
    if target.way is Way.GAP:
        gathered = source is not None and not (bench.style.build == CROSS and lane.word is not None)
        cell = stay(card, source) if gathered and source is not None else add(card)
        return _cleared_tray(draft).with_lane(existing, lane.insert(place, cell, tail=target.tail))
    under = lane.cells[place]
    new = over(card, under) if target.way is Way.OVER else swap(card, under)
    return _cleared_tray(draft).with_lane(existing, lane.put(place, new))


def _cleared_tray(draft: Draft) -> Draft:
    """Laying a card and setting cards apart are different moves."""
    return replace(draft, tray=())


def _lane_at(bench: Bench, zone: str) -> Lane:
    kind, _, number = zone.partition(":")
    return bench.lane_on(int(number)) if kind == "word" else bench.draft.strip(int(number))


def _place_in(lane: Lane, card_id: int) -> int | None:
    return next((place for place, cell in enumerate(lane.cells) if cell.shown.id == card_id), None)


def source_of(bench: Bench, card: Card) -> tuple[int, int] | None:
    """The word and slot of a card that is taken from the table."""
    for index, word in enumerate(bench.state.table):
        for slot, top in enumerate(word.tops):
            if top.id == card.id:
                return (index, slot)
    return None


def cut(bench: Bench, zone: str, gap: int) -> Draft:
    """Cut a word at a gap, or close the cut."""
    if not zone.startswith("word:") or "S" not in bench.moves:
        return bench.draft
    lane = bench.lane_on(int(zone.partition(":")[2]))
    return bench.draft.with_lane(bench.draft.on_word(lane.word or 0), lane.cut(gap))
