"""Lists, for a context menu, the actions that a player can take now with a card, a word or a place. Impossible actions
are left out."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.felt.picture import HAND, TRAY, DropWay, FeltZone, Kind, Mark, Picture, Piece, Target, ZoneKey, card_key
from app.session.draft.targets import Bench, as_it_is_now, cut
from app.session.gestures import Gestures
from app.session.table_session import TableSession
from engine.core.cards import Card

PRESSED = (Kind.DECK, Kind.PILE, Kind.ROW, Kind.WORD)


@dataclass(frozen=True)
class Deed:
    """An action that a player can take with a card, a word or a place."""

    # the name of the action: lay (a card at a target), take-back, pick-up, split (a word), close (a split), look (under
    # a stack), press (a zone), story (of a word), shuffle, sort or recall (all laid cards)
    kind: str
    card: str = ""  # the key of the card's piece
    target: Target | None = None  # the place where the card is laid
    # zone: the zone of the word to split or to close, or the zone to press; gap: the gap where the word is split
    zone: str = ""
    gap: int = 0
    face: str = ""  # the letter of the card that would be laid
    at: str = ""  # the letter that would be covered or exchanged
    word: str = ""  # the word that the action changes
    place: Kind | None = None  # the kind of place to press
    # the former words of this word, each with the seat that made it, the oldest first
    story: tuple[tuple[str, int], ...] = ()


def deeds_at(session: TableSession, key: str) -> tuple[Deed, ...]:
    """The actions for the piece or the zone with this key."""
    if session.hidden:
        return ()
    return tuple(_Deeds(session, session.moment.picture).at(key))


def do(session: TableSession, deed: Deed) -> None:
    """Carries out an action. Does nothing for actions that the felt carries out (picking up a card, showing a stack) or
    the windows (showing the story of a word)."""
    gestures: Gestures = session.gestures
    if deed.kind == "lay" and deed.target is not None:
        gestures.drop(deed.card, deed.target)
    elif deed.kind == "take-back":
        gestures.take_back(deed.card)
    elif deed.kind in ("split", "close"):
        gestures.cut(deed.zone, deed.gap)
    elif deed.kind == "press":
        session.activate(deed.zone)
    elif deed.kind in ("shuffle", "sort", "recall"):
        {"shuffle": gestures.shuffle_hand, "sort": gestures.sort_hand, "recall": gestures.recall}[deed.kind]()


class _Deeds:
    def __init__(self, session: TableSession, picture: Picture) -> None:
        self.session, self.picture = session, picture
        self.bench: Bench = session.drafting.bench()
        self.cards = session.gestures.cards_in_sight()

    def at(self, key: str) -> Iterator[Deed]:
        piece = next((piece for piece in self.picture.pieces if piece.key == key), None)
        zone = self.picture.zone(key if piece is None else piece.zone)
        if zone is None:
            return
        if piece is not None and piece.movable:
            yield from self._with_card(piece)
        if zone.kind is Kind.WORD and piece is not None:
            yield from self._on_word(zone, piece)
        if zone.kind in PRESSED and zone.mark is Mark.LIT:
            yield Deed("press", zone=zone.key, place=zone.kind)
        if zone.kind is Kind.HAND:
            yield from self._with_hand()
        elif zone.kind in (Kind.FRESH, Kind.TRAY) and self.session.gestures.can_recall:
            yield Deed("recall")
        story = story_of(self.session, zone.key.number) if zone.kind is Kind.WORD else ()
        if story:
            yield Deed("story", zone=zone.key, word=self._text(zone.key), story=story)

    # ---- a movable card

    def _with_card(self, piece: Piece) -> Iterator[Deed]:
        card = self._card(piece.key)
        if card is None:
            return
        laid = card.id in self.bench.draft.hand_ids() or piece.zone.what == "strip"
        if laid:
            yield Deed("take-back", piece.key)
        for target in self.session.gestures.targets(piece.key):
            if target.legal and self._says_something(target, piece):
                yield Deed(
                    "lay", piece.key, target, face=piece.letters, at=self._under(target), word=self._text(target.zone)
                )
        yield Deed("pick-up", piece.key)

    def _says_something(self, target: Target, piece: Piece) -> bool:
        """Whether the menu has a text for laying this card at this target. The menu has texts for the ends of a word,
        for a card to cover or exchange, and for the tray (the place for cards set apart). It has none for other gaps or
        for the place where the card already is."""
        if target.way is DropWay.ZONE:
            return target.zone == TRAY and piece.zone != TRAY
        if target.way is not DropWay.GAP:
            return True
        length = len(self.bench.lane_at(target.zone).cells)
        stays = piece.zone == target.zone and target.place in (piece.slot, piece.slot + 1)
        return target.place in (0, length) and not stays

    # ---- a card of a word on the table

    def _on_word(self, zone: FeltZone, piece: Piece) -> Iterator[Deed]:
        if not piece.movable:
            yield from self._laid_there(zone, piece)
        slots = max([one.slot for one in self.picture.within(zone.key)], default=-1) + 1
        for gap in (piece.slot, piece.slot + 1):
            if gap in zone.cuts:
                yield Deed("close", zone=zone.key, gap=gap, word=self._text(zone.key))
            elif zone.seams != () and 0 < gap < slots and self._may_be_cut(zone.key, gap):
                before, after = self._letter(zone.key, gap - 1), self._letter(zone.key, gap)
                yield Deed("split", zone=zone.key, gap=gap, face=before, at=after, word=self._text(zone.key))
        if len([one for one in self.picture.within(zone.key) if one.slot == piece.slot]) > 1:
            yield Deed("look", piece.key)

    def _laid_there(self, zone: FeltZone, piece: Piece) -> Iterator[Deed]:
        """Yields the actions that lay a hand card on this table card or at an end of its word. If several hand cards
        are equal, only one of them gets actions."""
        if not self.bench.can_lay or zone.key.what != "word":
            return
        ways = (
            Target(zone.key, DropWay.OVER, piece.slot),
            Target(zone.key, DropWay.SWAP, piece.slot),
            Target(zone.key, DropWay.GAP, 0),
            Target(zone.key, DropWay.GAP, len(self.bench.lane_at(zone.key).cells)),
        )
        hand = {one.face: one for one in self.picture.within(HAND) if one.movable}
        for target in ways:
            for one in hand.values():
                card = self._card(one.key)
                found = None if card is None else as_it_is_now(self.bench, card, HAND, target)
                if found is not None and found.legal:
                    yield Deed("lay", one.key, found, face=one.face, at=self._under(found), word=self._text(zone.key))

    def _may_be_cut(self, zone: ZoneKey, gap: int) -> bool:
        draft = cut(self.bench, zone, gap)
        return draft != self.bench.draft and self.bench.vain(draft) is None

    # ---- the whole hand

    def _with_hand(self) -> Iterator[Deed]:
        if self.session.gestures.can_sort:
            yield Deed("shuffle")
            yield Deed("sort")
        if self.session.gestures.can_recall:
            yield Deed("recall")

    # ---- places

    def _card(self, key: str) -> Card | None:
        return next((card for card in self.cards if card_key(card) == key), None)

    def _under(self, target: Target) -> str:
        return self._letter(target.zone, target.place) if target.way in (DropWay.OVER, DropWay.SWAP) else ""

    def _letter(self, zone: str, slot: int) -> str:
        there = [piece for piece in self.picture.within(zone) if piece.slot == slot]
        return max(there, key=lambda piece: piece.depth).letters if there else ""

    def _text(self, zone: str) -> str:
        slots = sorted({piece.slot for piece in self.picture.within(zone)})
        return "".join([self._letter(zone, slot) for slot in slots])


def story_of(session: TableSession, index: int) -> tuple[tuple[str, int], ...]:
    """The story of a table word: all its former words, each with the seat that made it, the oldest first.

    Everybody can see the words on the table, so their stories reveal no secret.
    """
    match, shown = session.match, session.outlook.shown_index
    last = len(match.states) - 1 if shown is None else shown
    if index >= len(match.states[last].table):
        return ()
    word = match.states[last].table[index]
    story: list[tuple[str, int]] = []
    for number in range(last - 1, -1, -1):
        ids = {card.id for slot in word.slots for card in slot}
        shared = {
            place: len(ids & {card.id for slot in other.slots for card in slot})
            for place, other in enumerate(match.states[number].table)
        }
        best = max(shared, key=lambda place: shared[place], default=None)
        before = match.states[number].table[best] if best is not None and shared[best] else None
        seat = match.moves[number].seat
        if before is None or before.text != word.text:
            story.append((word.text, match.states[number].actor if seat is None else seat))
        if before is None:
            break
        word = before
    return tuple(reversed(story))
