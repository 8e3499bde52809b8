"""Carries out players' gestures: dropping and taking back cards, ordering a hand, cutting a word, typing letters,
pressing places."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.felt.picture import Picture, Target, ZoneKey
from app.session.draft.clicking import place_of_click
from app.session.draft.closed import closed_places
from app.session.draft.draft import Draft
from app.session.draft.drafting import Drafting
from app.session.draft.hand_order import HandOrder
from app.session.draft.supply import supply_of
from app.session.draft.targets import as_it_is_now, cut, dropped, targets_of
from app.session.draft.typed_draft import Typed, missing_letter
from app.session.draft.weighing import Weighing
from app.session.match.outlook import Outlook
from app.session.match.view_data import VerdictLine
from app.session.pictures import picture_of
from engine.core.cards import Card
from engine.core.letters import ALPHABET
from engine.core.state import State
from engine.core.verdict import Reason

LETTERS = frozenset(ALPHABET)


class Gestures:
    """Turns gestures into changes of the draft (the move being put together). Gestures name cards by the keys of their
    pieces on the felt.

    changed: called after a change of the draft.
    refuse: called with the reason why a gesture is impossible.
    """

    def __init__(
        self,
        outlook: Outlook,
        drafting: Drafting,
        changed: Callable[[], None],
        refuse: Callable[[Reason], None],
        helped: Callable[[int, object], None],
    ) -> None:
        self._outlook, self._drafting = outlook, drafting
        self._changed, self._refuse, self._helped = changed, refuse, helped
        self._order = HandOrder()
        # the ids of laid cards whose gap in the hand is closed, because the hand was put into a new order after they
        # were laid
        self._closed: frozenset[int] = frozenset()
        self._shown: Picture | None = None  # the picture that `picture` returned last
        # the position and the draft for which `verdict_at` keeps its verdicts
        self._tried_on: tuple[State | None, Draft] = (None, Draft())
        self._tried: dict[object, VerdictLine | None] = {}

    # ---- the picture

    def picture(self) -> Picture:
        outlook, drafting = self._outlook, self._drafting
        self._closed &= drafting.shown_bench().draft.hand_ids()
        self._shown = picture_of(
            drafting.shown_bench(),
            outlook.choice.seats,
            self.order_of(outlook.viewer),
            outlook.shown_to_act,
            veiled=outlook.covered,
            ghosts=drafting.ghost_cards(),
            last=outlook.last_play,
            pressed_strip=drafting.pressed_strip,
            closed=self._closed,
            first=outlook.match.states[0],
            side=outlook.side,
        )
        return self._shown

    def order_of(self, seat: int) -> Sequence[int]:
        """The ids of the cards of this seat's hand in its player's order; empty if the hand is hidden."""
        outlook = self._outlook
        past = outlook.films or outlook.looks_back
        return () if outlook.hidden else self._order.of(seat, outlook.seen.seats[seat].hand, keep=not past)

    @property
    def hand_orders(self) -> dict[str, tuple[int, ...]]:
        """The ids of the cards of each hand, by seat, in the order in which the players keep their hands."""
        return {str(seat): tuple(ids) for seat, ids in self._order.kept.items()}

    @hand_orders.setter
    def hand_orders(self, orders: dict[str, tuple[int, ...]]) -> None:
        self._order.kept = {int(seat): list(ids) for seat, ids in orders.items()}

    @property
    def faces_in_sight(self) -> dict[int, str]:
        """The faces, by id, of the cards that the viewer can use in a play, even while the hand is hidden between two
        players' turns."""
        outlook = self._outlook
        veiled, outlook.veiled = outlook.veiled, False
        try:
            return {card.id: card.face for card in self.cards_in_sight()}
        finally:
            outlook.veiled = veiled

    @property
    def _hand(self) -> tuple[Card, ...]:
        return self._outlook.seen.seats[self._outlook.viewer].hand

    @property
    def picture_now(self) -> Picture:
        """The picture of the table as it is now, without the players' clocks and moods."""
        return self._shown if self._shown is not None else self.picture()

    def zone_key(self, name: str) -> ZoneKey | None:
        """The key of the zone with this name on the felt, if there is one."""
        zone = self.picture_now.zone(name)
        return zone.key if zone is not None else None

    def _card(self, key: str) -> tuple[Card, ZoneKey] | None:
        """The card of this piece, and the zone where it lies; None if the felt shows no such piece."""
        piece = next((piece for piece in self.picture_now.pieces if piece.key == key), None)
        if piece is None or piece.card < 0:
            return None
        return next(((card, piece.zone) for card in self.cards_in_sight() if card.id == piece.card), None)

    def cards_in_sight(self) -> list[Card]:
        state, viewer, draft = self._outlook.seen, self._outlook.viewer, self._drafting.draft
        cards = [cell.hand for lane in draft.lanes for cell in lane.cells if cell.hand is not None]
        cards += [*draft.tray, *supply_of(state, viewer), *state.seats[viewer].committed]
        cards += [card for word in state.table for card in word.cards]
        return cards

    # ---- cards

    def targets(self, piece_key: str) -> tuple[Target, ...]:
        """All places for this card: those where the rules allow the card, and those where the rules refuse the card,
        with the reason."""
        found = self._card(piece_key)
        if found is None:
            return ()
        bench = self._drafting.bench()
        targets = targets_of(bench, *found)
        return (*targets, *closed_places(self.picture_now, found[1], targets, bench.seat)) if bench.verbs else targets

    def drop(self, piece_key: str, place: Target) -> None:
        """Drops a card at this target."""
        found = self._card(piece_key)
        target = as_it_is_now(self._drafting.bench(), *found, place) if found else None
        if found is None or target is None:
            return
        if target.why is not None:
            self._refuse(target.why)
            return
        self._lay(dropped(self._drafting.bench(), *found, target), target.zone)

    def place_of_click(self, piece_key: str) -> Target | None:
        """The place to which a click lays this card; None if the click picks the card up instead."""
        found = self._card(piece_key)
        return place_of_click(self._drafting.bench(), *found, self._drafting.making) if found else None

    def verdict_at(self, piece_key: str, place: Target) -> VerdictLine | None:
        """The verdict of the oracle (the judge of moves) on the play that would result from dropping the card at this
        target; None if the card can't go there. Verdicts are stored."""
        bench = self._drafting.bench()
        if self._tried_on[0] is not self._outlook.state or self._tried_on[1] != bench.draft:
            self._tried_on, self._tried = (self._outlook.state, bench.draft), {}
        asked = (piece_key, place.zone, place.way, place.place, place.tail)
        if asked not in self._tried:
            found = self._card(piece_key)
            target = as_it_is_now(bench, *found, place) if found else None
            self._tried[asked] = None
            if found is not None and target is not None and target.legal:
                tried = replace(bench, draft=dropped(bench, *found, target))
                self._tried[asked] = Weighing(self._outlook.match.house, tried, Typed()).verdict()
        return self._tried[asked]

    def exchanges(self, zone: str) -> bool:
        """Whether the player can now exchange hand cards for letters of this word."""
        bench, key = self._drafting.bench(), self.zone_key(zone)
        word = key.number if key is not None and key.what == "word" else None
        return "G" in bench.moves and word in bench.words_in_place()

    def take_back(self, piece_key: str) -> None:
        found = self._card(piece_key)
        if found and not self._outlook.looks_back:
            self._lay(self._drafting.draft.without_card(found[0].id))

    def cut(self, zone: str, gap: int) -> None:
        key = self.zone_key(zone)
        if key is not None:
            self._lay(cut(self._drafting.bench(), key, gap), key)

    def begin_at(self, zone: ZoneKey) -> None:
        """Makes the next card begin a word on this strip (a place for a fresh word), because the player has pressed the
        strip."""
        if not self._outlook.looks_back and self._drafting.begin_at(zone):
            self._changed()

    def _lay(self, draft: Draft, at: ZoneKey | None = None) -> None:
        self._drafting.lay(draft, at)
        self._changed()

    def reorder(self, piece_key: str, gap: int) -> None:
        """Moves a card within the hand to this gap."""
        found = self._card(piece_key)
        if found and self._order.move(self._outlook.viewer, self._hand, found[0], gap, self._closed):
            self._changed()

    @property
    def can_sort(self) -> bool:
        """Whether the player can sort and shuffle the hand; False while the hand is hidden between two players'
        turns."""
        return not self._outlook.hidden and len(self._hand) > 1

    def sort_hand(self) -> None:
        if self.can_sort:
            self._order.sort(self._outlook.viewer, self._hand)
            self._close_up()

    def shuffle_hand(self) -> None:
        """Puts the cards of the hand into a random order."""
        if self.can_sort:
            self._order.shuffle(self._outlook.viewer, self._hand)
            self._close_up()

    def _close_up(self) -> None:
        """Closes the gaps of laid cards in the hand, because the hand gets a new order."""
        self._closed = frozenset(self._drafting.shown_bench().draft.hand_ids())
        self._changed()

    @property
    def can_recall(self) -> bool:
        """Whether the player has laid a card or typed a letter that can be taken back."""
        drafting = self._drafting
        return not self._outlook.hidden and bool(drafting.typed.text or not drafting.draft.is_empty)

    def recall(self) -> None:
        """Takes back all laid cards and typed letters."""
        if self.can_recall:
            self._outlook.look_at(None)
            self._drafting.recall()
            self._changed()

    # ---- typing

    def type_letter(self, letter: str) -> None:
        """Adds a letter to the typed text, which the felt displays as ghost cards (cards that are only suggested). A
        space begins another word, except where a player calls out a single word. If the player has to choose a card or
        to request one, the letter names it. A letter that no card has is refused, because a record could not hold it.
        """
        bench, letter, space = self._drafting.bench(), letter.upper(), not letter.strip()
        verbs = bench.verbs
        lays = bench.can_lay or "place" in verbs
        if self._outlook.hidden or not bench.hears_letters:
            return
        if self._outlook.calls and not self.takes_letter(letter):
            self._refuse_letter(letter)
            return
        if not space and letter not in LETTERS:
            self._refuse(Reason("bad-notation:card", {"card": letter}))
            return
        if "choose" in verbs and not space:
            self._choose_card(letter)
        if "request" in verbs and not space:
            self._drafting.draft = Draft(spoken=letter)
            self._changed()
        typed = self._drafting.typed.text
        if lays and (typed or not space or self._drafting.draft.lays_words):
            between = " " if self._drafting.begins_another and not space else ""
            self._drafting.type(typed + between + letter)
            self._changed()

    def takes_letter(self, letter: str) -> bool:
        """Whether there is still a card for this letter in the word that a player calls out."""
        typed, bench = self._drafting.typed, self._drafting.bench()
        base = typed.base if typed.text else self._drafting.laid
        text = typed.text + letter.upper()
        return bool(letter.strip()) and not missing_letter(Typed(text, base=base), bench)

    def _refuse_letter(self, letter: str) -> None:
        """Refuses a typed letter: shows the reason if only one person plays. If several people play, nothing happens,
        because the key may be another player's buzzer."""
        if letter.strip() and len(self._outlook.humans) == 1:
            self._refuse(Reason("not-on-table:card", {"card": letter.upper()}))

    def _choose_card(self, face: str) -> None:
        card = next((card for card in self._hand if card.face == face), None)
        if card is None:
            self._refuse(Reason("not-in-hand", {"card": face}))
        else:
            self._drafting.draft = Draft(tray=(card,))
            self._changed()

    def erase(self) -> None:
        """Takes back the last letter typed, or the last card laid, as Backspace does."""
        typed = self._drafting.typed.text
        if typed and not self._outlook.hidden:
            self._drafting.type(typed[:-1])
            self._changed()
        else:
            self.step_back()

    def step_back(self) -> bool:
        """Takes back the last gesture, or all typed letters. Returns False if nothing can be taken back, or if hands
        are hidden."""
        found = not self._outlook.hidden and self._drafting.step_back()
        if found:
            self._outlook.look_at(None)
            self._changed()
        return found

    @property
    def can_cycle(self) -> bool:
        """Whether there are other ways to lay the typed word, or other words that the laid cards could become."""
        return not self._outlook.hidden and not self._outlook.looks_back and self._drafting.can_cycle

    def cycle(self, step: int) -> bool:
        """Shows the next way to lay the typed word, or the next word that the laid cards could become. Returns False if
        there is no other way or word."""
        if not self.can_cycle:
            return False
        self._drafting.cycle(step)
        if self._drafting.ghosts is not None:
            self._helped(self._outlook.viewer, self._drafting.laid)
        self._changed()
        return True
