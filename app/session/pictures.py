"""Makes the picture that the felt draws from the position as the viewer sees it and from the draft (the cards and
choices of an unfinished play)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from app.base.texts import clock_text, minus, plus, seconds_left, verb_name
from app.felt.picture import (
    DEAD,
    DECK,
    HAND,
    LOOSE,
    TRAY,
    TURNED,
    WON,
    FactToken,
    FeltZone,
    Kind,
    Mark,
    Picture,
    Piece,
    SmallCard,
    ZoneKey,
    card_key,
)
from app.session.draft.crossing import crossing_of, gone_over
from app.session.draft.draft import Cell, Draft, Lane
from app.session.draft.move_style import CROSS, GATHER, RE_ARRANGE, ROUND, ROWS
from app.session.draft.targets import Bench
from app.session.match.last_play import LastPlay
from app.session.match.spoken_cards import no_cards, out_of_play, spoken_card, spoken_zone, strip_hint
from app.session.match.view_data import SeatChoice
from app.session.tokens import key_token, tokens_about
from app.session.zones_of_game import TRAY_VERBS, known_of
from engine.core.cards import HIDDEN, Card
from engine.core.moves import ADD, OVER, SWAP
from engine.core.public_facts import HIDDEN_WORD
from engine.core.rulebook import Rulebook
from engine.core.state import State
from engine.core.words import Slot, Word, laid, moved_round


def picture_of(
    bench: Bench,
    seats: Sequence[SeatChoice],
    order: Sequence[int],
    to_act: Sequence[int],
    *,
    veiled: bool = False,
    first: State,
    ghosts: Collection[int] = (),
    last: LastPlay | None = None,
    side: int | None = None,
    pressed_strip: ZoneKey | None = None,
    closed: Collection[int] = (),
) -> Picture:
    """The picture on the felt.

    bench: the position with the draft.
    order: the ids of the hand's cards, in the player's order.
    to_act: the seats whose turn it is.
    veiled: whether the whole table is hidden; the picture then has no zones.
    first: the position after the deal.
    ghosts: the ids of laid cards that are only suggested.
    last: the last play, if the picture is to highlight it.
    side: the seat at the bottom of the felt; None for the seat that lays cards.
    pressed_strip: the strip that the player pressed to begin a word there.
    closed: the ids of laid cards that leave no gap in the hand.
    """
    below = bench.seat if side is None else side
    maker = _Maker(bench, seats, order, to_act, ghosts, last or LastPlay(), first, below, pressed_strip, closed)
    tokens = tokens_about(maker.facts, "table")
    if veiled:
        return Picture(veiled=True, tokens=tokens)
    known = maker.known
    return Picture(
        tuple([maker.with_tokens_of_cards(zone) for zone in maker.zones]),
        tuple(maker.pieces),
        focus="hand",
        words=known.words_beside_strips,
        beside=known.fresh_beside,
        many=known.many,
        stacks=known.stacks,
        below=below if known.sides else None,
        tokens=tokens,
    )


def with_people(
    picture: Picture, left: Sequence[float | None], moods: Sequence[str], keys: Sequence[str] = ()
) -> Picture:
    """The picture with each player's mood and key, and with the times that the rivals have left.

    left: for each seat, the seconds left for the whole game; None without such a limit.
    moods: the mood of each seat; see characters.py.
    keys: for each seat, its player's key on the keyboard.
    """
    if all(one is None for one in left) and not any(moods) and not any(keys):
        return picture
    zones = [_with_key(_with_mood(_with_time(zone, left), moods), keys) for zone in picture.zones]
    return replace(picture, zones=tuple(zones))


def _with_mood(zone: FeltZone, moods: Sequence[str]) -> FeltZone:
    if not moods or zone.mood or zone.owner is None or zone.kind not in (Kind.RIVAL, Kind.HAND):
        return zone
    return replace(zone, mood=moods[zone.owner])


def _with_key(zone: FeltZone, keys: Sequence[str]) -> FeltZone:
    key = keys[zone.owner] if keys and zone.owner is not None and zone.kind in (Kind.RIVAL, Kind.HAND) else ""
    if not key:
        return zone
    token = key_token(key)
    return replace(zone, tokens=(token, *zone.tokens), spoken=f"{zone.spoken}, {token.spoken}")


def _with_time(zone: FeltZone, left: Sequence[float | None]) -> FeltZone:
    time = left[zone.owner] if zone.kind is Kind.RIVAL and zone.owner is not None else None
    if time is None:
        return zone
    note = " · ".join([one for one in (zone.note, clock_text(time)) if one])
    return replace(zone, note=note, spoken=f"{zone.spoken}, {seconds_left(time)}")


def _worth(book: Rulebook, word: Word, lane: Lane | None) -> str:
    """The points of a word as text. While the player changes the word, the points of each of its new parts.

    lane: the changed word in the draft, if the draft changes this word.
    """
    touched = lane is not None and lane.touched
    parts = [laid([cell.shown for cell in part]) for part in lane.parts() if part] if lane and touched else [word]
    return " · ".join([str(worth) for part in parts if (worth := book.points_of(part))])


def _brought(worth: int | None) -> str:
    """The points of words as text. Empty if the words scored 0 points; "0" if `worth` is None, which stands for a
    called word that does not count."""
    return "0" if worth is None else plus(worth) if worth else ""


def _without_useless_strips(bench: Bench, ghosts: Collection[int], known: int) -> Draft:
    """The draft without strips that the game does not offer and that hold only typed letters. A play can't use such a
    strip, but the felt would move other words to make room for it. Without the strip, the felt draws its cards in the
    hand.

    ghosts: the ids of the cards of the typed letters.
    known: the number of strips that are always visible.
    """
    draft = bench.draft
    strips = [lane for lane in draft.lanes if lane.word is None]
    if not ghosts or len(strips) <= known:
        return draft
    useless = [lane for lane in strips[max(known, bench.strips()) :] if Draft((lane,)).hand_ids() <= set(ghosts)]
    return replace(draft, lanes=tuple([lane for lane in draft.lanes if not any(lane is one for one in useless)]))


class _Maker:
    """Builds the zones and the pieces of one picture. For the arguments, see `picture_of`."""

    def __init__(
        self,
        bench: Bench,
        seats: Sequence[SeatChoice],
        order: Sequence[int],
        to_act: Sequence[int],
        ghosts: Collection[int],
        last: LastPlay,
        first: State,
        side: int,
        pressed_strip: ZoneKey | None,
        closed: Collection[int],
    ) -> None:
        self.closed = closed
        self.last, self.side, self.pressed_strip = last, side, pressed_strip
        self.known = known_of(bench, first)
        self.bench = bench = replace(bench, draft=_without_useless_strips(bench, ghosts, self.known.strips))
        self.state: State = bench.state
        self.facts = bench.house.facts(bench.state)
        self.names = [seat.name for seat in seats]
        self.tints = [seat.colour for seat in seats]
        self.shapes, self.letters = [seat.shape for seat in seats], [seat.letter for seat in seats]
        self.computers = [seat.kind == "computer" for seat in seats]
        self.signs = [seat.temperament if seat.kind == "computer" else "" for seat in seats]
        self.still = any(seat.still for seat in seats)
        self.to_act = to_act
        self.ghosts = ghosts
        self.zones: list[FeltZone] = []
        self.pieces: list[Piece] = []
        self.laid_ids = bench.draft.hand_ids()
        self.gone_over = gone_over(bench)
        self._rivals()
        self._stock()
        self._furniture()
        self._words()
        self._strips()
        self._tray()
        self._hand(order)

    # ---- zones

    def zone(
        self,
        key: ZoneKey,
        kind: Kind,
        *,
        title: str = "",
        count: int | None = None,
        owner: int | None = None,
        cuts: tuple[int, ...] = (),
        active: bool = False,
        mark: Mark = Mark.NONE,
        note: str = "",
        seams: tuple[int, ...] | None = (),
        rim: str = "",
        thinks: bool = False,
        room: int = 0,
        quiet: bool = False,
        ends: bool = False,
        shut: bool = False,
        sign: str = "",
        mood: str = "",
        past: tuple[tuple[SmallCard, ...], ...] = (),
        stays: str | None = None,
        heard: int | None = None,
    ) -> None:
        """Adds a zone. For the arguments, see `FeltZone`.

        heard: the number of cards that screen readers read, if it differs from `count`.
        """
        tokens = self._tokens(key, kind, owner)
        # in Four Rows the note is the number of cards, which is read anyway
        spoken_note = "" if self.bench.style.build == ROWS else note
        name = spoken_zone(kind, title, (count if heard is None else heard) or None, spoken_note, active=active)
        spoken = ", ".join([name, *[token.spoken for token in tokens]])
        self.zones.append(
            FeltZone(
                key,
                kind,
                title=title,
                count=count,
                note=note,
                tint=self.tints[owner] if owner is not None else "",
                owner=owner,
                cuts=cuts,
                seams=seams,
                active=active,
                mark=mark,
                spoken=spoken,
                rim=rim,
                thinks=thinks,
                room=room,
                quiet=quiet,
                ends=ends,
                shut=shut,
                sign=sign,
                mood=mood,
                shape=self.shapes[owner] if owner is not None else None,
                letter=self.letters[owner] if owner is not None else "",
                tokens=tokens,
                past=past,
                stays=stays,
            )
        )

    def _tokens(self, key: ZoneKey, kind: Kind, owner: int | None) -> tuple[FactToken, ...]:
        if kind in (Kind.RIVAL, Kind.HAND) and owner is not None:
            return tokens_about(self.facts, "seat", owner)
        return tokens_about(self.facts, "word", key.number) if key.what == "word" else ()

    def with_tokens_of_cards(self, zone: FeltZone) -> FeltZone:
        """The zone with tokens (small signs) for the public facts about its cards. Cards that the player has laid get
        no tokens."""
        there = [piece for piece in self.pieces if piece.zone == zone.key and piece.card >= 0]
        cards = [piece.card for piece in there if piece.mark not in (Mark.LAID, Mark.GHOST)]
        tokens = [token for card in cards for token in tokens_about(self.facts, "card", card)]
        return replace(zone, tokens=(*zone.tokens, *tokens)) if tokens else zone

    def piece(
        self,
        zone: ZoneKey,
        card: Card,
        slot: int,
        depth: int = 0,
        mark: Mark = Mark.NONE,
        movable: bool = False,
        key: str = "",
    ) -> None:
        face = card.face
        known = -1 if key else card.id
        key = key or (card_key(card) if known >= 0 else f"{zone}/{slot}/{depth}")
        at_rest = mark in (Mark.NONE, Mark.NAMED) and zone.what == "word"
        new = at_rest and card.id in self.last.cards
        letters, facts = card.letters or face, tokens_about(self.facts, "card", known) if known >= 0 else ()
        spoken = ", ".join([spoken_card(card), *[token.spoken for token in facts]])
        self.pieces.append(Piece(key, zone, face, letters, card.value, slot, depth, mark, movable, spoken, known, new))

    @property
    def counts(self) -> str:
        """The unit of the score; "nothing" for a game without scores."""
        return self.bench.house.book.counts_in(self.state)

    def _score_text(self, seat: int) -> str:
        """The text beside a player's name: the score or, in Four Rows, the number of cards in the hand, which decides
        that game."""
        place = self.state.seats[seat]
        if self.bench.style.build == ROWS:
            return "" if seat != self.bench.seat else str(-place.score)  # a rival's name already has a count beside it
        return "" if self.counts == "nothing" else minus(place.score)

    @property
    def _has_rack(self) -> bool:
        return self.known.hands or bool(self.state.seats[self.side].hand)

    def _rivals(self) -> None:
        """Adds the name plates of the rivals, which also show their scores, from left to right. If the viewer has no
        rack to show a name and score, or if plates keep their places when the turn changes, all players get a plate,
        starting with the first seat."""
        state = self.state
        count = len(state.seats)
        others = [(self.side + step) % count for step in range(1, count)]
        for seat in others if self._has_rack and not self.still else range(count):
            place = state.seats[seat]
            key = ZoneKey("rival", seat)
            active = seat in self.to_act
            self.zone(
                key,
                Kind.RIVAL,
                title=self.names[seat],
                count=len(place.hand) if self.known.hands else None,
                owner=seat,
                active=active,
                note=self._score_text(seat),
                thinks=active and self.computers[seat],
                quiet=place.out,
                mood="asleep" if place.out else "",
                sign=self.signs[seat],
            )
            if self._has_rack and seat == self.side:
                continue  # this player's cards are in the rack, so the name plate shows no cards
            for slot, card in enumerate(place.hand):
                self.piece(key, card, slot)
            self._won(seat)
            self._gone(seat)
        for seat in range(count):  # the order does not depend on the viewer, so visible cards stay where they are
            self._committed(seat)

    def _committed(self, seat: int) -> None:
        """Adds the cards that a player has laid in secret. If even the number of cards is secret, a single card face
        down stands for them."""
        cards = self.state.seats[seat].committed
        if not cards and seat in self.facts.marked(HIDDEN_WORD):
            cards = (HIDDEN,)
        if not cards and (self.known.sides or "committed" not in self.known.places):
            # if each word lies on its owner's side, the secret word appears in its final place, so no empty zone is
            # needed
            return
        key = ZoneKey("committed", seat)
        active = bool(cards) and seat in self.to_act
        self.zone(key, Kind.COMMITTED, title=self.names[seat], owner=seat, active=active, quiet=not cards)
        mine = seat == self.bench.seat and "place" in self.bench.verbs
        row = self.bench.draft.row
        for slot, card in enumerate(cards):
            if mine and row is not None:
                continue  # drawn at the end of the row that the player has chosen for the card
            self.piece(key, card, slot, mark=Mark.LIT if mine else Mark.NONE, movable=mine)

    def _gone(self, seat: int) -> None:
        """Adds the zone below the seat's name plate, with the last words of this seat that have left the table. In
        games whose words leave the table, this zone exists from the start of the game."""
        if not self.known.leaves:
            return
        gone = next((one for one in self.last.gone if one.seat == seat), None)
        words = gone.words if gone is not None else ()
        self.zone(
            ZoneKey("last", seat),
            Kind.LAST,
            title=f"{self.names[seat]}: {', '.join([word.text for word in words])}" if words else "",
            owner=seat,
            note=_brought(gone.worth) if gone is not None else "",
            quiet=not words,
            past=tuple([tuple([SmallCard(card.face, card.letters) for card in word.tops]) for word in words]),
        )

    def _won(self, seat: int) -> None:
        place = self.state.seats[seat]
        if place.won or "won" in self.known.places:
            key, quiet = ZoneKey("won", seat), not place.won
            self.zone(key, Kind.WON, title=self.names[seat], count=len(place.won), owner=seat, quiet=quiet)
            zone = self.zones[-1]
            self.zones[-1] = replace(zone, tokens=(FactToken(WON, spoken=zone.spoken),))
            for card in place.won[-1:]:
                self.piece(key, card, 0)

    def _stock(self) -> None:
        state = self.state
        places = self.known.places
        if state.deck or "deck" in places:
            self.zone(DECK, Kind.DECK, title=no_cards(), count=len(state.deck), mark=self._lit("deal"))
            for depth, card in enumerate(state.deck[:1]):
                self.piece(DECK, card, 0, depth, key="deck-top")
        if state.dead or "dead" in places:
            self.zone(DEAD, Kind.DEAD, title=out_of_play(), count=len(state.dead), quiet=not state.dead)
        if state.turned is not None or "turned" in places:
            self.zone(TURNED, Kind.TURNED, active=state.turned is not None, quiet=state.turned is None)
            if state.turned is not None and state.turned.id not in self.laid_ids:
                self.piece(TURNED, state.turned, 0, mark=Mark.LIT, movable=self.bench.can_lay)

    def _lit(self, verb: str) -> Mark:
        return Mark.LIT if verb in self.bench.verbs else Mark.NONE

    def _furniture(self) -> None:
        state = self.state
        if state.row or "row" in self.known.places:
            self.zone(LOOSE, Kind.ROW, room=self.known.row, quiet=not state.row)
            for slot, card in enumerate(state.row):
                if card.id not in self.laid_ids:
                    self.piece(LOOSE, card, slot, movable=self.bench.can_lay)
        for number, cards in enumerate(state.piles):
            key = ZoneKey("pile", number)
            lit = self._lit("take") if cards else Mark.NONE
            self.zone(key, Kind.PILE, title=str(number + 1), count=len(cards), mark=lit, quiet=not cards)
            for depth, card in enumerate(cards[:1]):
                if card.id not in self.laid_ids or card.id < 0:
                    self.piece(key, card, 0, depth, movable=state.piles_show and self.bench.can_lay)

    # ---- words

    def _words(self) -> None:
        rims = self.last.rims(self.state.table)
        for index, word in enumerate(self.state.table):
            key = ZoneKey("word", index)
            lane = self.bench.draft.on_word(index)
            if lane is None and self.bench.style.build == ROUND and index in self.bench.words_in_place():
                lane = self.bench.lane_on(index)
            title = self.names[word.seat] if word.seat is not None and self.shows_owner else ""
            cuts = lane.cuts if lane is not None else ()
            can_be_cut = "S" in self.bench.moves and index in self.bench.words_in_place()
            self.zone(
                key,
                Kind.ROW if self.bench.style.build == ROWS else Kind.WORD,
                title=title,
                owner=word.seat if self.shows_owner else None,
                cuts=cuts,
                active=lane is not None and lane.touched,
                mark=Mark.LIT if index in self.bench.rows_to_lose() else Mark.NONE,
                note=_worth(self.bench.house.book, word, lane),
                seams=None if can_be_cut else (),
                rim=self.tints[rims[index]] if index in rims and (lane is None or not lane.touched) else "",
                ends=self.bench.style.build == ROWS,
                shut="place" not in self.bench.verbs,
                room=0 if self.bench.style.build == ROWS else len(word.slots),
            )
            if lane is not None:
                self._lane(key, lane)
            elif self.bench.style.build == ROWS:
                self._row(key, index, word.slots)
            else:
                self._slots(key, index, word.slots, word.pick)

    @property
    def shows_owner(self) -> bool:
        return len(self.state.seats) > 1

    def _slots(self, key: ZoneKey, index: int, slots: Sequence[Slot], pick: Sequence[str]) -> None:
        """Adds the pieces of a word. Cards that the player has moved to a strip (the place for a fresh word) are no
        longer in their slots. The word's other cards then leave the table with the play, so they are faded.

        pick: the letters named for the next player.
        """
        gathered = self.bench.draft.gathered()
        takes = any(source[0] == index for source in gathered) or self._taken_apart(index)
        wanted = list(pick)
        movable = self._may_take_from(index)
        for place, slot in enumerate(slots):
            left = slot[:-1] if (index, place) in gathered else slot
            mark = Mark.FADED if takes else Mark.NONE
            if left == slot and slot[-1].letters in wanted:
                wanted.remove(slot[-1].letters)
                mark = Mark.NAMED
            for depth, card in enumerate(left):
                top = depth == len(left) - 1
                if card.id in self.laid_ids or card in self.gone_over.values():
                    continue
                self.piece(key, card, place, depth, mark if top else Mark.NONE, movable and top and left == slot)
            if (double := self.gone_over.get((index, place))) is not None:
                self.piece(key, double, place, len(slot), Mark.NAMED)

    def _taken_apart(self, index: int) -> bool:
        """Whether the draft (the unfinished move) takes the word apart. In Double Cross a play uses cards of the
        player's own word, and its other cards leave the table."""
        bench = self.bench
        return bench.style.build == CROSS and crossing_of(bench).own == index and bench.draft.lays_words

    def _may_take_from(self, index: int) -> bool:
        build = self.bench.style.build
        if "take" in self.bench.verbs:
            return True
        if build == CROSS:
            return self.bench.can_lay and self.state.table[index].seat == self.bench.seat
        return self.bench.can_lay and build in (GATHER, RE_ARRANGE)

    def _row(self, key: ZoneKey, index: int, slots: Sequence[Slot]) -> None:
        """Adds the pieces of a row of Four Rows, with the player's card at the end of the row chosen for it."""
        draft = self.bench.draft
        cards = [slot[-1] for slot in slots]
        marks = [Mark.NONE] * len(cards)
        committed = self.state.seats[self.bench.seat].committed
        if draft.row == index and committed:
            place = 0 if draft.side == "before" else len(cards)
            cards.insert(place, committed[0])
            marks.insert(place, self._mark(committed[0], Mark.LAID))
        for place, (card, mark) in enumerate(zip(cards, marks, strict=True)):
            self.piece(key, card, place, mark=mark, movable=mark is not Mark.NONE)

    def _lane(self, key: ZoneKey, lane: Lane) -> None:
        """Adds the pieces of a word that the player is changing."""
        for place, cell in enumerate(lane.cells):
            below = self._below(cell)
            for depth, card in enumerate(below):
                self.piece(key, card, place, depth)
            depth = len(below)
            movable = cell.hand is not None or self.bench.style.build == RE_ARRANGE
            mark = self._mark(cell.shown, Mark.LAID if cell.hand is not None else Mark.NONE)
            double = self.gone_over.get(cell.source) if cell.source is not None else None
            if double is not None and cell.hand is not None:
                self.piece(key, double, place, depth, Mark.NAMED)
                depth += 1
            self.piece(key, cell.shown, place, depth, mark, movable)
            if double is not None and cell.hand is None:
                self.piece(key, double, place, depth + 1, Mark.NAMED)

    def _mark(self, card: Card, mark: Mark) -> Mark:
        return Mark.GHOST if card.id in self.ghosts else mark

    def _below(self, cell: Cell) -> Slot:
        """The table cards under the visible card at this place of the word."""
        if cell.source is None or cell.kind == ADD:
            return ()
        index, slot = cell.source
        if self.bench.style.build == ROUND:
            stack = moved_round(self.state.table[index], self.bench.draft.way).slots[slot]
        else:
            stack = self.state.table[index].slots[slot]
        return stack if cell.kind == OVER else stack[:-1]

    def _strips(self) -> None:
        offered = self.bench.strips()
        used = len([lane for lane in self.bench.draft.lanes if lane.word is None])
        # typed letters may use more strips (places for fresh words) than the game offers
        for number in range(max(self.known.strips, offered, used)):
            key = ZoneKey("strip", number)
            lane = self.bench.draft.strip(number)
            quiet = number >= max(offered, used)
            title = "" if lane.cells or quiet else strip_hint()
            active = bool(lane.cells) or key == self.pressed_strip
            self.zone(key, Kind.FRESH, title=title, active=active, quiet=quiet, stays=self._title_to_come(lane))
            for place, cell in enumerate(lane.cells):
                mark = self._mark(cell.shown, Mark.LAID if cell.hand is not None else Mark.NAMED)
                self.piece(key, cell.shown, place, mark=mark, movable=True)

    def _title_to_come(self, lane: Lane) -> str | None:
        """The title of the word that the cards on a strip (the place for a fresh word) will become; None if the strip
        is empty, or if no fresh word stays on the table."""
        if not (lane.cells and self.known.words_stay):
            return None
        book = self.bench.house.book
        owner = self.names[self.bench.seat] if book.owns and self.shows_owner else ""
        return f"{owner} {_worth(book, laid([cell.shown for cell in lane.cells]), None)}".strip()

    # ---- the viewer's seat

    def _tray(self) -> None:
        if not self.known.tray:
            return
        verbs = sorted(TRAY_VERBS & set(self.bench.verbs))
        self.zone(TRAY, Kind.TRAY, title=verb_name(verbs[0]) if verbs else "", quiet=not verbs)
        for slot, card in enumerate(self.bench.draft.tray):
            self.piece(TRAY, card, slot, mark=Mark.LAID, movable=True)

    def _hand(self, order: Sequence[int]) -> None:
        seat = self.side
        place = self.state.seats[seat]
        if not self._has_rack:
            return
        self._won(seat)
        active = seat in self.to_act
        note = self._score_text(seat)
        self.zone(
            HAND,
            Kind.HAND,
            title=self.names[seat],
            count=len(place.hand),
            owner=seat,
            active=active,
            note=note,
            room=self.known.held,
            heard=len([card for card in place.hand if card.id not in self.laid_ids]),
        )
        rank: Mapping[int, int] = {card_id: number for number, card_id in enumerate(order)}
        cards = sorted(place.hand, key=lambda card: rank.get(card.id, len(rank)))
        cards = [card for card in cards if card.id not in self.laid_ids or card.id not in self.closed]
        holes = [slot for slot, card in enumerate(cards) if card.id in self.laid_ids]
        self.zones[-1] = replace(self.zones[-1], holes=tuple(holes))
        must = self.bench.demanded
        for slot, card in enumerate(cards):
            if slot not in holes:
                self.piece(HAND, card, slot, mark=Mark.NAMED if card == must else Mark.NONE, movable=card.id >= 0)
        slot = len(cards)
        for card in self._taken_by_exchange():
            self.piece(HAND, card, slot, mark=Mark.GHOST)
            slot += 1

    def _taken_by_exchange(self) -> Iterator[Card]:
        """The table cards that the draft (the unfinished move) exchanges for hand cards, and that move into the
        hand."""
        for lane in self.bench.draft.lanes:
            for cell in lane.cells:
                if cell.kind == SWAP and cell.table is not None:
                    yield cell.table
