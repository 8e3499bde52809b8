"""Weighs a draft (the move being put together): finds the act that it makes, the oracle's verdict on the act, and the
buttons that the player has now."""

from dataclasses import dataclass, field

from app.session.draft.act_from_draft import act_of
from app.session.draft.choices import about_words, with_choices
from app.session.draft.move_style import SHOUT
from app.session.draft.targets import Bench
from app.session.draft.typed_draft import Typed, lacking_card, letter_of_the_table, missing_letter
from app.session.match.outlook import Outlook
from app.session.match.view_data import YIELDING, Button, TimeOut, VerdictLine
from engine.core.act_report import sums_of
from engine.core.moves import SIMPLE, TIMEOUT, Act, Choose, Discard, Fail, Move, Play, Request, Simple, Take, Trade
from engine.core.oracle import acts_aside, challenges, judge
from engine.core.rulebook import House
from engine.core.verdict import Legal, NotYet, Reason, Refusal, Verdict

TABLE_WORD = Reason("must-use-card:table-word")
DRAFTED = ("request", "play", "place", "shout", "choose", "trade", "discard", "take")


@dataclass(frozen=True)
class Weighing:
    """A draft (an unfinished move) with the verdict of the oracle (the judge of moves) on it. The oracle judges only
    the position as the seat sees it.

    judged: the oracle's verdicts in this position, by act.
    """

    house: House
    bench: Bench
    typed: Typed
    judged: dict[Act, Verdict] = field(default_factory=dict)

    def act(self) -> Act | None:
        """The act that Enter makes; None while no card is left for a typed letter."""
        return None if self._lacking else self._drafted()

    def act_for(self, verb: str) -> Act | None:
        """The act that the button of this verb makes with the draft (the unfinished move); None if the draft is not
        complete enough."""
        if verb in SIMPLE:
            return Simple(verb)
        if verb == "fail":
            return Fail(None)
        if verb == "take" and self.bench.state.piles:
            return None
        return None if self._lacking else self._act_of(verb)

    def verdict(self) -> VerdictLine:
        """The verdict on the draft (the unfinished move) as it is now.

        A typed text for which there is no card yet may still be laid when the player types more. So its verdict is
        `unfinished` and names the missing letter; it is `illegal` only if no card can supply the letter.
        """
        missing = missing_letter(self.typed, self.bench)
        if missing:
            return VerdictLine("illegal", (self.typed.text,), reason=self._without_card(missing))
        act = self._drafted()
        if act is None:
            return VerdictLine("empty" if self.bench.draft.is_empty and not self.typed.text else "unfinished")
        if self._lacking:
            return VerdictLine("unfinished", tuple(self.typed.text.split()), reason=self._wanted_besides)
        verdict, whole = self._weighed(act)
        if isinstance(verdict, Refusal):
            laid = [text for lane in self.bench.draft.lanes for text in lane.texts]
            words = laid if self.typed.making else self.typed.text.split() or laid
            otherwise = self.typed.text and self.bench.state.table  # more letters may lead to a play with a table word
            state = "unfinished" if isinstance(verdict, NotYet) or otherwise else "illegal"
            return VerdictLine(state, tuple(words), reason=verdict.reason)
        counts = self.house.book.counts_in(self.bench.state)
        seat = self.bench.seat
        won = len(verdict.state.seats[seat].won) - len(self.bench.state.seats[seat].won)
        return VerdictLine(
            "legal" if whole else "unfinished",
            verdict.words,
            0 if counts == "nothing" else verdict.points,
            counts=counts,
            sums=sums_of(verdict.events, seat),
            won=max(won, 0) if counts == "cards" else 0,
            lacks=self.house.book.facts(self.bench.state).lacks(seat) if counts == "points" else (),
            does="" if verdict.words else act.verb,
            cards=_faces_of(act),
        )

    def buttons(self) -> tuple[Button, ...]:
        """The buttons that the player has now, each with the reason if it is disabled."""
        found = []
        for verb in self.bench.verbs:
            # requests and piles have no button, because players request cards and take piles on the felt
            if verb == "request" or (verb == "take" and self.bench.state.piles):
                continue
            if verb == "pass" and not self._may_pass:
                continue
            act, default = self.act_for(verb), self._is_main(verb)
            if act is None:
                found.append(Button(verb, enabled=False, default=default))
                continue
            verdict, whole = self._weighed(act)
            reason = verdict.reason if isinstance(verdict, Refusal) else None
            enabled = whole and reason is None
            brings = self.passing if verb == "pass" else ""
            found.append(Button(verb, enabled=enabled, reason=reason, default=default, brings=brings))
        return tuple(found)

    def _is_main(self, verb: str) -> bool:
        meant = "restart" if self._restarts else self._typed_verb
        return verb not in YIELDING and (verb == meant if meant else verb in ("play", "place", "shout"))

    @property
    def passing(self) -> str:
        """The effect of a pass now (see Button)."""
        verdict = self._judged(Simple("pass")) if self._may_pass else None
        if not isinstance(verdict, Legal):
            return ""
        after = verdict.state
        if after.seats[self.bench.seat].out:
            return "out"
        return "" if not after.over else "gives-up" if after.end == "gave-up" else "over"

    @property
    def time_out(self) -> TimeOut | None:
        """The effect of running out of time now; None if no time can run out for the player."""
        verdict = self._judged(TIMEOUT) if self.bench.verbs else None
        if not isinstance(verdict, Legal):
            return None
        if self.bench.style.build == SHOUT:
            return TimeOut("wrong")
        before, after = self.bench.state.seats[self.bench.seat], verdict.state.seats[self.bench.seat]
        if after.out:
            return TimeOut("out")
        if verdict.state.over:
            return TimeOut("gives-up" if verdict.state.end == "gave-up" else "over")
        return TimeOut("turn", max(len(after.hand) - len(before.hand), 0))

    @property
    def _may_pass(self) -> bool:
        """Whether to show the button for a pass. It is left out if the player may stop, because a pass would have the
        same effect."""
        return "pass" in self.bench.verbs and "stop" not in self.bench.verbs

    def _drafted(self) -> Act | None:
        """The act that the draft (the unfinished move) makes, such as a play or a trade; None if the draft makes no
        act."""
        if self._restarts:
            return self._act_of("restart")
        for verb in (self._typed_verb, *DRAFTED):
            if verb in self.bench.verbs:
                act = self._act_of(verb)
                if act is not None and not (verb == "take" and not self.bench.draft.tray):
                    return act
        return None

    @property
    def _typed_verb(self) -> str:
        """The verb of the act that lays the typed text in the way displayed; "" if no way was found."""
        return self.typed.ways[self.typed.at].verb if self.typed.ways else ""

    @property
    def _restarts(self) -> bool:
        """Whether the draft is a restart (a move of Eight It All): restarts are allowed, and the draft changes no table
        word."""
        lanes = self.bench.draft.lanes
        return "restart" in self.bench.verbs and bool(lanes) and all(lane.word is None for lane in lanes)

    def _act_of(self, verb: str) -> Act | None:
        bench = self.bench
        return act_of(verb, bench.draft, bench.style, bench.state, bench.seat)

    def _judged(self, act: Act) -> Verdict:
        if act not in self.judged:
            self.judged[act] = judge(self.house, self.bench.state, Move(act, self.bench.seat))
        return self.judged[act]

    def _weighed(self, act: Act) -> tuple[Verdict, bool]:
        """The verdict of the oracle (the judge of moves) on an act, and whether the player has made every choice that
        the play needs.

        If choices are missing, such as the word that stays, the act is judged with any choices that make it legal: the
        player needs to know what is wrong with the cards, not that a choice is missing.
        """
        verdict = self._judged(act)
        unsaid = [choice for choice in about_words(self.bench) if not choice.chosen]
        if isinstance(verdict, Legal) or not unsaid or not isinstance(act, Play):
            return verdict, True
        first = None
        for way in with_choices(act.formulas, self.house.book.plays):
            answered = self._judged(way)
            if isinstance(answered, Legal):
                return answered, False
            first = first or answered
        return first or verdict, False

    @property
    def _lacking(self) -> str:
        return lacking_card(self.typed, self.bench)

    @property
    def _wanted_besides(self) -> Reason | None:
        """The reason to show if the hand lacks a typed letter: either a table word must supply it, or there is no card
        for it. None if a card with several letters may supply it.
        """
        letter = letter_of_the_table(self.typed, self.bench)
        if not letter:
            return None
        return self._without_card(letter) if self.typed.making else TABLE_WORD

    @staticmethod
    def _without_card(letter: str) -> Reason:
        """The reason to show for a typed letter that no card has."""
        return Reason("not-in-hand", {"card": letter})


def _faces_of(act: Act) -> tuple[str, ...]:
    """The faces of the cards that this act names, if it is an act without words, like a trade or a request."""
    if isinstance(act, Choose | Request):
        return (act.face,)
    return act.faces if isinstance(act, Trade | Discard | Take) else ()


def challengers_of(outlook: Outlook) -> list[tuple[int, str]]:
    """The seats of people who can now challenge or doubt the last play or turn the timer, even out of turn. Each comes
    with the verb of that act."""
    house, state = outlook.match.house, outlook.state
    found = []
    for seat in outlook.humans:
        for act in (*challenges(house, state, seat), *acts_aside(house, state, seat)):
            if isinstance(judge(house, state, Move(act, seat)), Legal):
                found.append((seat, act.verb))
    return found
