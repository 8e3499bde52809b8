"""What hands do at the table: cards dropped, cut, taken back and put in order, letters typed, places pressed."""

from collections.abc import Callable

from app.session.draft.draft import Draft
from app.session.draft.drafting import Drafting
from app.session.draft.hand_order import HandOrder
from app.session.draft.supply import supply_of
from app.session.draft.targets import cut, dropped, target_at, targets_of
from app.session.match.outlook import Outlook
from app.session.pictures import picture_of
from app.table.picture import Picture, Target
from engine.core.cards import ALPHABET, Card
from engine.core.verdict import Reason

LETTERS = frozenset(ALPHABET)


class Gestures:
    """Cards are named by the pieces of the picture. changed: tell everybody.  refuse: say why it cannot be done."""

    def __init__(
        self, outlook: Outlook, drafting: Drafting, changed: Callable[[], None], refuse: Callable[[Reason], None]
    ) -> None:
        self._outlook, self._drafting = outlook, drafting
        self._changed, self._refuse = changed, refuse
        self._order = HandOrder()

    # ---- what is shown

    def picture(self) -> Picture:
        outlook, drafting = self._outlook, self._drafting
        return picture_of(
            drafting.shown_bench(),
            outlook.choice.seats,
            self._order.of(outlook.viewer, self._hand),
            outlook.to_act,
            veiled=outlook.hidden,
            ghosts=drafting.ghost_cards(),
        )

    @property
    def hand_orders(self) -> dict[str, tuple[int, ...]]:
        """By seats: the ids of the cards as the players keep their hands."""
        return {str(seat): tuple(ids) for seat, ids in self._order.kept.items()}

    @hand_orders.setter
    def hand_orders(self, orders: dict[str, tuple[int, ...]]) -> None:
        self._order.kept = {int(seat): list(ids) for seat, ids in orders.items()}

    @property
    def faces_in_sight(self) -> dict[int, str]:
        """Of the cards that a draft may be made of."""
        return {card.id: card.face for card in self._cards_in_sight()}

    @property
    def _hand(self) -> tuple[Card, ...]:
        return self._outlook.seen.seats[self._outlook.viewer].hand

    def _card(self, key: str) -> tuple[Card, str] | None:
        """The card of a piece, and the zone it lies in."""
        piece = next((piece for piece in self.picture().pieces if piece.key == key), None)
        if piece is None or not key.startswith("c"):
            return None
        card_id = int(key[1:])
        return next(((card, piece.zone) for card in self._cards_in_sight() if card.id == card_id), None)

    def _cards_in_sight(self) -> list[Card]:
        state, viewer, draft = self._outlook.seen, self._outlook.viewer, self._drafting.draft
        cards = [cell.hand for lane in draft.lanes for cell in lane.cells if cell.hand is not None]
        cards += [*draft.tray, *supply_of(state, viewer), *state.seats[viewer].committed]
        cards += [card for word in state.table for card in word.cards]
        return cards

    # ---- cards

    def targets(self, piece_key: str) -> tuple[Target, ...]:
        found = self._card(piece_key)
        return targets_of(self._drafting.bench(), *found) if found else ()

    def drop(self, piece_key: str, target_key: str) -> None:
        """A card was dropped at a target."""
        found = self._card(piece_key)
        target = target_at(self._drafting.bench(), *found, target_key) if found else None
        if found is None or target is None:
            return
        if target.why is not None:
            self._refuse(target.why)
            return
        self._lay(dropped(self._drafting.bench(), *found, target))

    def take_back(self, piece_key: str) -> None:
        found = self._card(piece_key)
        if found and not self._outlook.looks_back:
            self._lay(self._drafting.draft.without_card(found[0].id))

    def cut(self, zone: str, gap: int) -> None:
        self._lay(cut(self._drafting.bench(), zone, gap))

    def _lay(self, draft: Draft) -> None:
        self._drafting.lay(draft)
        self._changed()

    def reorder(self, piece_key: str, gap: int) -> None:
        """The hand keeps its player's order."""
        found = self._card(piece_key)
        laid = self._drafting.draft.hand_ids()
        if found and self._order.move(self._outlook.viewer, self._hand, found[0], gap, laid):
            self._changed()

    @property
    def can_sort(self) -> bool:
        """Behind the curtain it is another's hand already."""
        return not self._outlook.hidden and len(self._hand) > 1

    def sort_hand(self) -> None:
        if self.can_sort:
            self._order.sort(self._outlook.viewer, self._hand)
            self._changed()

    # ---- typing

    def type_letter(self, letter: str) -> None:
        """Letters lay ghost cards; a space begins the next word. In secret a letter chooses its card.

        One that no card has is refused here already: a record would not take what is asked for or named with it.
        """
        verbs, letter, space = self._outlook.verbs(), letter.upper(), not letter.strip()
        lays = self._drafting.bench().can_lay or "place" in verbs
        if self._outlook.looks_back or not (lays or {"choose", "request"} & set(verbs)):
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
        if lays and (typed or not space):
            self._drafting.type(typed + letter)
            self._changed()

    def _choose_card(self, face: str) -> None:
        card = next((card for card in self._hand if card.face == face), None)
        if card is None:
            self._refuse(Reason("not-in-hand", {"card": face}))
        else:
            self._drafting.draft = Draft(tray=(card,))
            self._changed()

    def erase(self) -> None:
        """Backspace: the last letter typed, or the last card laid."""
        typed = self._drafting.typed.text
        if typed:
            self._drafting.type(typed[:-1])
            self._changed()
        else:
            self.step_back()

    def step_back(self) -> bool:
        """Take back the last gesture, or all that was typed; False when nothing lies there."""
        found = self._drafting.step_back()
        if found:
            self._outlook.look_at(None)
            self._changed()
        return found

    @property
    def can_cycle(self) -> bool:
        """Are there other ways to lay the typed word, or words that what lies there can become?"""
        return not self._outlook.hidden and not self._outlook.looks_back and self._drafting.can_cycle

    def cycle(self, step: int) -> bool:
        """The next of them; False: there are none."""
        if not self.can_cycle:
            return False
        self._drafting.cycle(step)
        self._changed()
        return True
