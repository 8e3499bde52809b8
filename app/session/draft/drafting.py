"""Keeps the draft (the move being put together) of the viewer, the seat that looks at the table. Gestures change the
draft and can be taken back one by one; typed letters suggest a draft."""

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
    """Plays suggested for the laid cards. One of them is displayed with ghost cards, which are not really laid.

    laid: the draft that the player has laid.
    drafts: the plays that the laid draft could become.
    at: the index of the play displayed.
    """

    laid: Draft
    drafts: tuple[Draft, ...]
    at: int = 0

    @property
    def shown(self) -> Draft:
        return self.drafts[self.at]


class Drafting:
    """The viewer's draft (the move being put together), and how it was made.

    draft: the draft displayed, which may be a suggestion.
    typed: the typed text; `draft` then suggests a way to lay it.
    ghosts: the suggested plays for laid cards, if `draft` is one of them.
    touched: the zone of the word that the last gesture changed.
    pressed_strip: the strip that the player pressed, where the next card goes; None if the player has pressed no strip.
    """

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._style = style_of(outlook.match.house.book.plays)
        self._moves: str = outlook.match.house.options.get("moves", "A")
        self.draft = Draft()
        self.typed = Typed()
        self.ghosts: Ghosts | None = None
        self.touched: ZoneKey | None = None
        self.pressed_strip: ZoneKey | None = None
        self._last_bench: Bench | None = None
        self._offered = (Draft(), Completions())  # a draft, and the plays that this draft could become
        self._steps: list[Draft] = []  # the drafts before the present one, since the turn began

    # ---- the position with the draft

    def bench(self) -> Bench:
        """The position and the draft (the unfinished move) that gestures change. While an earlier position is
        displayed, no acts are allowed, so gestures can't change anything."""
        return self._bench(() if self._outlook.looks_back else self._outlook.verbs())

    def present_bench(self) -> Bench:
        """The present position and its draft (the unfinished move), even while an earlier position is displayed."""
        outlook = self._outlook
        bench = self._bench(outlook.verbs())
        return bench if outlook.shown_verb else replace(bench, state=outlook.present)

    def shown_bench(self) -> Bench:
        """The position and the draft (the unfinished move) to draw. While an earlier position is displayed, the draft
        is the play shown there, if any."""
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
            # stored, because the bench (the position with the draft) caches the oracle's answers
            self._last_bench = last
        return last

    @property
    def making(self) -> ZoneKey | None:
        """The zone of the word that the player is making; None if the player is making no word."""
        if self.pressed_strip is not None:
            return self.pressed_strip
        if self.typed.text:  # letters after a space make another word
            return zone_being_made(self.draft, None if " " in self.typed.text else self.typed.making)
        return zone_being_made(self.draft, self.touched)

    @property
    def begins_another(self) -> bool:
        """Whether the player has pressed an empty strip (the place for a fresh word) to begin another word while a word
        is already being made."""
        return (
            self.pressed_strip is not None
            and self.draft.lays_words
            and not self.bench().lane_at(self.pressed_strip).cells
        )

    # ---- gestures

    def lay(self, draft: Draft, at: ZoneKey | None = None) -> None:
        """Replaces the draft (the unfinished move) with the draft that a gesture has made. `step_back` can return to
        the old draft. If a suggestion is displayed, it becomes part of the new draft.

        at: the zone that the gesture changed.
        """
        self.touched, self.pressed_strip = at or self.touched, None
        if draft != self.laid:
            self._steps.append(self.laid)
        self.typed, self.ghosts = Typed(), None
        self.draft = draft

    def begin_at(self, zone: ZoneKey) -> bool:
        """Makes the next card go to the strip (the place for a fresh word) that the player pressed. Returns False if
        the strip takes no card."""
        self.pressed_strip = zone if zone.what == "strip" and zone.number < self.bench().strips() else None
        return self.pressed_strip is not None

    def lay_act(self, act: Act) -> None:
        """Lays the cards of this act; `step_back` restores the previous draft (unfinished move)."""
        self.lay(draft_for(self.shown_bench(), act))

    def step_back(self) -> bool:
        """Takes back the ghost cards (cards of a suggestion); if there are none, the typed letters; if nothing is
        typed, the last gesture. Returns False if nothing can be taken back."""
        self.pressed_strip = None
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
        """Takes back everything laid or typed."""
        way = self.draft.way
        self.clear()
        self.draft = Draft(way=way)

    def clear(self) -> None:
        """Drops everything laid or typed, and the earlier drafts."""
        self.draft, self.typed, self.ghosts, self._steps = Draft(), Typed(), None, []
        self.touched = self.pressed_strip = None
        self.offer(Completions())

    # ---- typing

    def type(self, text: str) -> None:
        """Takes typed letters and suggests a way to lay them. In Four Rows, once a card lies at a row, the letters are
        only the word that the player names for that row.

        text: the whole text typed so far.
        """
        if self.is_naming:
            self.name_word(text)
            return
        self.withdraw()
        base, making = self._under_the_letters()
        self.pressed_strip = None
        bench = replace(self.bench(), draft=base)
        self.typed = typed_on(self._outlook.match.house, bench, text, making) if text else Typed()
        self.draft = suggested(self.typed, bench) if text else base

    def type_again(self, text: str, making: ZoneKey | None, way: int) -> None:
        """Restores the letters that the player had typed before leaving the game. The cards laid by hand must have been
        restored before.

        making: the zone of the word in the draft that the text continues.
        way: the index of the way to lay the text that was displayed.
        """
        self.pressed_strip = making
        self.type(text)
        if way and self.typed.ways:
            self.cycle(way)

    def weigh_anew(self) -> None:
        """Searches again for the ways to lay the typed letters, because a word has been added to the dictionary."""
        if self.typed.text and not self.is_naming:
            self.type(self.typed.text)

    def _under_the_letters(self) -> tuple[Draft, ZoneKey | None]:
        """The unfinished move that consists of the cards laid by hand, and the zone of the word to which typed letters
        are added."""
        if self.typed.text:
            return self.typed.base, self.typed.making
        if self.draft.lays_words:
            return self.draft, self.making
        return Draft(way=self.draft.way), None

    def untype(self) -> bool:
        """Removes typed letters that continue laid cards, and keeps the cards; returns False if there are no such
        letters."""
        if not (self.typed.text and self.typed.making):
            return False
        self.draft, self.typed = self.typed.base, Typed()
        return True

    def name_word(self, text: str) -> None:
        """Sets the letters of the word that the player names. Drops characters that no card has, because a record can't
        contain them."""
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
        """Shows another way to lay the typed word, or another word that the laid cards could become. Callers must check
        `can_cycle` first.

        step: 1 for the next way or word, -1 for the previous one.
        """
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
        """The draft without ghost cards (cards of a suggestion)."""
        return self.ghosts.laid if self.ghosts is not None else self.draft

    def half_laid(self) -> Bench | None:
        """The position with the cards that the player has laid. None if no cards are laid, or if the laid cards can't
        become a word now."""
        bench = replace(self.bench(), draft=self.laid)
        laid = bench.draft
        whole = self.typed.text or laid.tray or not any(lane.touched or lane.cells for lane in laid.lanes)
        return None if whole or "play" not in bench.verbs or bench.style.build not in MADE_OF_CARDS else bench

    def offer(self, found: Completions) -> None:
        """Stores the plays that the laid cards could become. If the play displayed is among them, it stays
        displayed."""
        self._offered = (self.laid, found)
        if self.ghosts is not None and self.draft in found.drafts:
            self.ghosts = Ghosts(self.laid, found.drafts, found.drafts.index(self.draft))

    @property
    def offers(self) -> Completions:
        """The plays that the laid cards could become; none once the player has laid other cards."""
        laid, found = self._offered
        return found if laid == self.laid and not self.typed.text else Completions()

    @property
    def offers_now(self) -> Completions:
        """The plays that the laid cards could become; none while an earlier position is displayed or hands are
        hidden."""
        return Completions() if self._outlook.hidden or self._outlook.looks_back else self.offers

    def withdraw(self) -> bool:
        """Removes the ghost cards (the cards of a suggestion) and keeps the laid cards. Returns False if there are no
        ghost cards."""
        if self.ghosts is None:
            return False
        self.draft, self.ghosts = self.ghosts.laid, None
        return True

    def ghost_cards(self) -> frozenset[int]:
        """The ids of the cards that the displayed suggestion adds to the laid cards."""
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
    """The ids of the cards of `lane` that `before`, an earlier state of this word in the making, does not have. If the
    old cards are in another order, the ids of all cards of `lane`."""
    lay, now = [[cell.shown.id for cell in one.cells] for one in (before, lane)]
    kept = [card_id for card_id in now if card_id in lay]
    moved = kept != [card_id for card_id in lay if card_id in now]
    return frozenset(now) - (frozenset() if moved else frozenset(lay))
