"""Makes the draft (the unfinished move) that typed letters suggest. Cards laid by hand stay, and the letters continue
the word of these cards."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import chain

from app.felt.picture import ZoneKey
from app.session.draft.act_from_draft import unread_card
from app.session.draft.completions.grown_draft import grown
from app.session.draft.draft import Cell, Draft, add, stay
from app.session.draft.draft_from_act import draft_for
from app.session.draft.move_style import CROSS, FRESH, GATHER, ROWS
from app.session.draft.supply import supply_of
from app.session.draft.targets import Bench
from app.session.draft.ways_to_type import ways_to_lay
from engine.core.cards import Card, readings
from engine.core.letters import WILD
from engine.core.moves import Act, Play
from engine.core.rulebook import House


@dataclass(frozen=True)
class Typed:
    """The typed text, and the ways to lay it.

    text: the text that the player typed.
    ways: the acts found so far that lay the text, the best first.
    at: the index of the way displayed.
    more: yields more ways, which are searched only on demand.
    base: the draft laid by hand before the typing.
    making: the zone of the word in `base` that the letters continue.
    """

    text: str = ""
    ways: tuple[Act, ...] = ()
    at: int = 0
    more: Iterator[tuple[Act, ...]] = field(default=iter(()), compare=False)
    base: Draft = field(default_factory=Draft)
    making: ZoneKey | None = None

    def turned(self, step: int) -> "Typed":
        """The same typed text, displayed in another way to lay it."""
        at, ways = self.at + step, self.ways
        if not 0 <= at < len(ways):
            ways = (*ways, *chain.from_iterable(self.more))
        return replace(self, ways=ways, at=at % len(ways))


def typed_on(house: House, bench: Bench, text: str, making: ZoneKey | None = None) -> Typed:
    """The typed text with the first ways to lay it that the search has found.

    making: the zone of the half-laid word that the text continues; None if the text makes words of its own.
    """
    typed = Typed(text, base=bench.draft, making=making)
    words = _whole(bench, making, text) if making else text
    if not words.strip():
        return typed
    found, ways = _unchosen(ways_to_lay(house, bench.state, bench.seat, words)), tuple[Act, ...]()
    found = _keeping(bench, found) if making else found
    for some in found:
        ways += some
        if len(ways) > 1:  # two ways are enough to offer a choice; `more` finds further ways on demand
            break
    return replace(typed, ways=ways, more=found)


def _unchosen(found: Iterator[tuple[Act, ...]]) -> Iterator[tuple[Act, ...]]:
    """Yields the best way without its choices, and then all ways in the order in which they are found. Letters can't
    express a choice, such as which word stays. The player makes it afterwards, as for cards laid by hand, or presses
    Tab for the ways that include a choice."""
    some = next(found, ())
    bare = [replace(act, keep=None, remove=(), pick=None) for act in some[:1] if isinstance(act, Play)]
    yield tuple(dict.fromkeys([*bare, *some]))
    yield from found


def _whole(bench: Bench, making: ZoneKey, text: str) -> str:
    """The words of the draft (the unfinished move) with the typed text added to the word being made; empty if a wild or
    flip card has no letter yet."""
    lanes = [lane for lane in bench.draft.lanes if lane.touched or lane.cells]
    if any(unread_card(lane) for lane in lanes):
        return ""
    words = [lane.text + text if lane is bench.lane_at(making) else " ".join(lane.texts) for lane in lanes]
    made = bench.lane_at(making)
    if made.cuts:
        words[lanes.index(made)] = " ".join(made.texts) + text
    return " ".join(words)


def _keeping(bench: Bench, found: Iterator[tuple[Act, ...]]) -> Iterator[tuple[Act, ...]]:
    """Yields the ways in which the laid cards keep their places, and leaves out all other ways."""
    for some in found:
        kept = tuple([act for act in some if isinstance(act, Play) and grown(bench, act) is not None])
        if kept:
            yield kept


def suggested(typed: Typed, bench: Bench) -> Draft:
    """The draft (the unfinished move) that lays the typed text in the way displayed. If no way is found, a draft with
    those typed letters for which the player has cards."""
    under = replace(bench, draft=typed.base)
    way = typed.ways[typed.at] if typed.ways else None
    if way is None:
        return _spelled(typed, under)[0]
    whole = grown(under, way) if typed.making and isinstance(way, Play) else None
    return draft_for(under, way) if whole is None else whole


def _spelled(typed: Typed, bench: Bench) -> tuple[Draft, str]:
    """A draft (an unfinished move) with the typed letters in order, at the end of the word being made or, if there is
    no such word, as a new word. Also returns the first letter for which there is no card; "" if every letter has a
    card."""
    text, zone, lacking = typed.text, typed.making or ZoneKey("strip", 0), ""
    while text:
        if text[0] == " ":
            if typed.making:
                zone = ZoneKey("strip", len([lane for lane in bench.draft.lanes if lane.word is None]))
            text = text[1:]
            continue
        cell = _cell_for(text, bench, going_on=bool(typed.making))
        if cell is None:
            lacking, text = lacking or text[0], text[1:]
            continue
        lane = bench.lane_at(zone)
        existing = lane if any(other is lane for other in bench.draft.lanes) else None
        bench = replace(bench, draft=bench.draft.with_lane(existing, lane.insert(len(lane.cells), cell)))
        text = text[len(cell.shown.letters) :]
    return bench.draft, lacking


def _cell_for(text: str, bench: Bench, *, going_on: bool) -> Cell | None:
    """A place of a word for the first letter of this text; None if no card is left for it.

    going_on: whether the text continues a word. Then the cell may also have a two-letter card, a wild or flip card, or
    a table card, tried in this order.
    """
    laid, gathered = bench.draft.hand_ids(), bench.draft.gathered()
    free = [card for card in supply_of(bench.state, bench.seat) if card.id not in laid]
    for part in (text[0], text[:2])[: 1 + going_on]:
        card = next((card for card in free if card.face == part), None)
        if card is not None:
            return add(card._replace(letters=part))
    if not going_on:
        return None
    readable = next((card for card in free if text[0] in readings(card.face)), None)
    if readable is not None:
        return add(readable._replace(letters=text[0]))
    table = enumerate(bench.state.table) if bench.style.build in (GATHER, CROSS) else ()
    spots: list[tuple[Card, tuple[int, int]]] = [
        (card, (index, slot)) for index, word in table for slot, card in enumerate(word.tops)
    ]
    return next(
        (
            stay(card, spot)
            for card, spot in spots
            if card.letters == text[0] and spot not in gathered and _own(bench, spot)
        ),
        None,
    )


def _own(bench: Bench, spot: tuple[int, int]) -> bool:
    """Whether the player may gather the table card at this place (word and slot). In Double Cross this is possible only
    in the player's own word."""
    return bench.style.build != CROSS or bench.state.table[spot[0]].seat == bench.seat


def names_a_word(typed: Typed, bench: Bench) -> bool:
    """Four Rows: whether typed letters name the word for the row at which the player has laid a card. False if the
    player typed a word before laying the card, because such a word only suggests a row, which can still change.
    """
    return bench.style.build == ROWS and bench.draft.row is not None and not typed.ways


def missing_letter(typed: Typed, bench: Bench) -> str:
    """The first typed letter for which no card is left, neither in the hand nor (where the game allows it) on the
    table; "" if there is none. With such a letter, the text can't be laid, whatever the player adds."""
    return _letter_without_card(typed, bench, bench.style.build != FRESH)


def letter_of_the_table(typed: Typed, bench: Bench) -> str:
    """The first typed letter that the hand lacks, so that a table word must supply it; "" if there is none."""
    return _letter_without_card(typed, bench, False)


def _letter_without_card(typed: Typed, bench: Bench, with_table: bool) -> str:
    """The first typed letter for which there is no card; "" if there is none. A card with several letters counts for
    each of its letters, because only later typed letters decide which of them the card supplies.

    with_table: whether table cards also count.
    """
    if not typed.text or typed.ways or bench.style.build == ROWS:
        return ""
    laid = typed.base.hand_ids()
    cards = [card for card in supply_of(bench.state, bench.seat) if card.id not in laid]
    if with_table:
        cards += [card for word in bench.state.table for card in word.tops]
    faces = [card.face for card in cards]
    wild = faces.count(WILD)
    left = Counter("".join(["".join(readings(face)) for face in faces if face != WILD]))
    for letter in typed.text.replace(" ", ""):
        if left[letter]:
            left[letter] -= 1
        elif wild:
            wild -= 1
        else:
            return letter
    return ""


def lacking_card(typed: Typed, bench: Bench) -> str:
    """The first typed letter for which the player has no card of exactly this face. Empty if the text can be laid, or
    if no such letter is missing."""
    if typed.ways or bench.style.build == ROWS:
        return ""
    if typed.making:
        return _spelled(typed, replace(bench, draft=typed.base))[1]
    free = [card.face for card in supply_of(bench.state, bench.seat)]
    for letter in typed.text.replace(" ", ""):
        if letter not in free:
            return letter
        free.remove(letter)
    return ""
