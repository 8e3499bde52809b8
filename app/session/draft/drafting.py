"""Keeps the viewer's draft. Gestures change the draft, and players can take gestures back one by one; typed letters
suggest a draft."""

from dataclasses import dataclass, replace

from app.felt.picture import ZoneKey
from app.session.draft.clicking import zone_being_made
from app.session.draft.completions.completion_search import Completions
from app.session.draft.draft import Draft, Lane
from app.session.draft.draft_from_act import draft_for
from app.session.draft.move_style import MADE_OF_CARDS, style_of
from app.session.draft.targets import Bench
from app.session.draft.typed_draft import Typed, names_a_word, suggested, typed_on
from app.session.match.outlook import Outlook
from engine.core.letters import ALPHABET
from engine.core.moves import Act


@dataclass(frozen=True)
class Ghosts:
    """The laid cards, and the plays that they could become.

    laid: the draft that the player has laid.
    drafts: the plays that the laid draft could become.
    at: the number of the play on show.
    """

    laid: Draft
    drafts: tuple[Draft, ...]
    at: int = 0

    @property
    def shown(self) -> Draft:
        return self.drafts[self.at]


class Drafting:
    """The viewer's draft, and the way it came about.

    draft: the draft shown.
    typed, ghosts: the text or the laid cards for which `draft` is a suggestion, if it is a suggestion.
    touched: the zone of the word that the last gesture changed.
    begun: the strip that the player pressed; the next card begins or continues a word on this strip.
    """

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._style = style_of(outlook.match.house.book.plays)
        self._moves: str = outlook.match.house.options.get("moves", "A")
        self.draft = Draft()
        self.typed = Typed()
        self.ghosts: Ghosts | None = None
        self.touched: ZoneKey | None = None
        self.begun: ZoneKey | None = None
        self._last_bench: Bench | None = None
        self._offered = (Draft(), Completions())  # a draft, and what it can become
        self._steps: list[Draft] = []  # the drafts before this one, since the turn began

    # ---- benches

    def bench(self) -> Bench:
        """The bench that gestures work on; gestures can't change an earlier position."""
        return self._bench(() if self._outlook.looks_back else self._outlook.verbs())

    def present_bench(self) -> Bench:
        """The bench with the draft of the present position, even while an earlier position is shown."""
        outlook = self._outlook
        bench = self._bench(outlook.verbs())
        return bench if outlook.shown_verb else replace(bench, state=outlook.present)

    def shown_bench(self) -> Bench:
        """The bench to draw; at an earlier position, the bench has the play shown there, if any."""
        if not self._outlook.looks_back:
            return self.bench()
        bench = self._bench((self._outlook.shown_verb,))
        return bench if self._outlook.shown_verb else replace(bench, draft=Draft())

    def _bench(self, verbs: tuple[str, ...]) -> Bench:
        outlook = self._outlook
        draft = Draft() if outlook.hidden else self.draft
        house, seen, last = outlook.match.house, outlook.seen, self._last_bench
        same = last is not None and last.house is house and last.state is seen
        if last is None or not same or (last.seat, last.verbs, last.draft) != (outlook.viewer, verbs, draft):
            last = Bench(house, seen, outlook.viewer, self._style, self._moves, verbs, draft)
            self._last_bench = last  # it keeps its answers
        return last

    @property
    def making(self) -> ZoneKey | None:
        """The zone of the word being made."""
        if self.begun is not None:
            return self.begun
        if self.typed.text:  # after a space, the letters begin another word
            return zone_being_made(self.draft, None if " " in self.typed.text else self.typed.making)
        return zone_being_made(self.draft, self.touched)

    @property
    def begins_another(self) -> bool:
        """Whether the player has pressed an empty strip beside words being made."""
        return self.begun is not None and self.draft.lays_words and not self.bench().lane_at(self.begun).cells

    # ---- gestures

    def lay(self, draft: Draft, at: ZoneKey | None = None) -> None:
        """Puts the result of a gesture on the table. The typed text stops being a suggestion, and the draft before the
        gesture can come back.

        at: the zone that the gesture changed.
        """
        self.touched, self.begun = at or self.touched, None
        if draft != self.laid:
            self._steps.append(self.laid)
        self.typed, self.ghosts = Typed(), None
        self.draft = draft

    def begin_at(self, zone: ZoneKey) -> bool:
        """Sends the next card to the pressed strip; returns False if no card can go there."""
        self.begun = zone if zone.what == "strip" and zone.number < self.bench().strips() else None
        return self.begun is not None

    def lay_act(self, act: Act) -> None:
        """Lays the draft of this act; undo brings back the previous draft."""
        self.lay(draft_for(self.shown_bench(), act))

    def step_back(self) -> bool:
        """Takes back the ghosts, the typed text, or the last gesture; returns False if nothing lies there."""
        self.begun = None
        if self.withdraw() or self.untype():
            return True
        if not self.typed.text and self._steps:
            self.draft = self._steps.pop()
        elif self.typed.text or not self.draft.is_empty:
            self.recall()
        else:
            return False
        return True

    def recall(self) -> None:
        """Takes everything back."""
        way = self.draft.way
        self.clear()
        self.draft = Draft(way=way)

    def clear(self) -> None:
        """Forgets everything laid or typed."""
        self.draft, self.typed, self.ghosts, self._steps = Draft(), Typed(), None, []
        self.touched = self.begun = None
        self.offer(Completions())

    # ---- typing

    def type(self, text: str) -> None:
        """Takes the whole typed text. In Four Rows, the text may name the word for a card at a row."""
        if self.is_naming:
            self.name_word(text)
            return
        self.withdraw()
        base, making = self._under_the_letters()
        self.begun = None
        bench = replace(self.bench(), draft=base)
        self.typed = typed_on(self._outlook.match.house, bench, text, making) if text else Typed()
        self.draft = suggested(self.typed, bench) if text else base

    def type_again(self, text: str, making: ZoneKey | None, way: int) -> None:
        """Takes a text that the player typed before leaving the game, after the cards laid by hand.

        making: the zone of the word in the draft that the text continues.
        way: the number of the way in which the text lay.
        """
        self.begun = making
        self.type(text)
        if way and self.typed.ways:
            self.cycle(way)

    def weigh_anew(self) -> None:
        """Lays the typed letters again, because the dictionary has another word now."""
        if self.typed.text and not self.is_naming:
            self.type(self.typed.text)

    def _under_the_letters(self) -> tuple[Draft, ZoneKey | None]:
        """The draft from before the typing, and the zone of the word that the letters continue."""
        if self.typed.text:
            return self.typed.base, self.typed.making
        if self.draft.lays_words:
            return self.draft, self.making
        return Draft(way=self.draft.way), None

    def untype(self) -> bool:
        """Removes the letters and keeps the cards laid before them; returns False if there are no letters."""
        if not (self.typed.text and self.typed.making):
            return False
        self.draft, self.typed = self.typed.base, Typed()
        return True

    def name_word(self, text: str) -> None:
        """Takes the letters of a named word. Drops signs that no card has, because a record accepts no other signs."""
        text = "".join([letter for letter in text.upper() if letter in ALPHABET])
        self.typed = replace(self.typed, text=text)
        self.draft = replace(self.draft, spoken=text)

    @property
    def is_naming(self) -> bool:
        return names_a_word(self.typed, self.bench())

    @property
    def can_cycle(self) -> bool:
        return len(self.typed.ways) > 1 or bool(self.offers.drafts)

    def cycle(self, step: int) -> None:
        """Shows another way to lay the typed word, or another word that the laid cards could become. There must be
        another."""
        if self.typed.ways:
            self.typed = self.typed.turned(step)
            self.draft = suggested(self.typed, self.bench())
            return
        drafts = self.offers.drafts
        at = (self.ghosts.at + step) % len(drafts) if self.ghosts is not None else 0 if step > 0 else len(drafts) - 1
        self.ghosts = Ghosts(self.laid, drafts, at)
        self.draft = self.ghosts.shown

    # ---- completions

    @property
    def laid(self) -> Draft:
        """The draft without ghosts."""
        return self.ghosts.laid if self.ghosts is not None else self.draft

    def half_laid(self) -> Bench | None:
        """The bench with the half-laid play; None if nothing is laid, or if nothing can be changed."""
        bench = replace(self.bench(), draft=self.laid)
        laid = bench.draft
        whole = self.typed.text or laid.tray or not any(lane.touched or lane.cells for lane in laid.lanes)
        return None if whole or "play" not in bench.verbs or bench.style.build not in MADE_OF_CARDS else bench

    def offer(self, found: Completions) -> None:
        """Takes the plays that the laid cards could become. The ghost on show stays."""
        self._offered = (self.laid, found)
        if self.ghosts is not None and self.draft in found.drafts:
            self.ghosts = Ghosts(self.laid, found.drafts, found.drafts.index(self.draft))

    @property
    def offers(self) -> Completions:
        """The plays that the laid cards could become; no plays once the draft has changed."""
        laid, found = self._offered
        return found if laid == self.laid and not self.typed.text else Completions()

    @property
    def offers_now(self) -> Completions:
        """The plays to offer now; no plays while an earlier position is shown."""
        return Completions() if self._outlook.hidden or self._outlook.looks_back else self.offers

    def withdraw(self) -> bool:
        """Removes the ghosts; returns False if there are no ghosts."""
        if self.ghosts is None:
            return False
        self.draft, self.ghosts = self.ghosts.laid, None
        return True

    def ghost_cards(self) -> frozenset[int]:
        """The ids of the cards that are only suggested."""
        if self._outlook.hidden:
            return frozenset()
        if self.typed.text:
            committed = self._outlook.seen.seats[self._outlook.viewer].committed
            laid = self.draft.hand_ids() - self.typed.base.hand_ids()
            return frozenset({*laid, *[card.id for card in committed]})
        if self.ghosts is None:
            return frozenset()
        before = self.ghosts.laid.lanes
        fresh = [Lane(None)] * (len(self.draft.lanes) - len(before))
        joined = [_joined(old, new) for old, new in zip((*before, *fresh), self.draft.lanes, strict=True)]
        return frozenset().union(*joined)


def _joined(before: Lane, lane: Lane) -> frozenset[int]:
    """The ids of the cards added to a word; the ids of all its cards if the old cards have changed places."""
    lay, lie = [[cell.shown.id for cell in one.cells] for one in (before, lane)]
    kept = [card_id for card_id in lie if card_id in lay]
    moved = kept != [card_id for card_id in lay if card_id in lie]
    return frozenset(lie) - (frozenset() if moved else frozenset(lay))
