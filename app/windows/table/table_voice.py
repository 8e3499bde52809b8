"""Says what happens at the table: below the felt for readers, aloud for listeners."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.felt.speech import Talk, is_said
from app.felt.view import FeltView
from app.session.match.spoken_cards import spoken_card
from app.session.match.view_data import HistoryLine, VerdictLine
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.challengers import ChallengeBar
from app.windows.table.changes import changed_text, drawn_text
from app.windows.table.choice_words import settled_text
from app.windows.table.hinting import Hinting
from app.windows.table.idle import idle_of
from app.windows.table.possible_words import PossibleWords
from app.windows.table.ready_plate import comes_text
from app.windows.table.spoken import sentences, told
from app.windows.table.telling import (
    acts_told,
    draws_told,
    hand_told,
    keys_told,
    placed_told,
    row_told,
    scores_told,
    stock_told,
    table_told,
    turn_told,
    turned_up,
    unseen_told,
    words_told,
)
from app.windows.table.verdict_bar import VerdictBar
from app.windows.table.why_not import no_meaning
from engine.core.verdict import Reason

OF_A_HAND = ("hand", "unseen", "verdict")  # answers that only the player of a hand may hear


def without_reasons(lines: Sequence[HistoryLine]) -> tuple[HistoryLine, ...]:
    return tuple([replace(line, why=None) for line in lines])


def _turn_and_stock(moment: Moment, seconds: int) -> str:
    parts = turn_told(moment), keys_told(moment), table_told(moment.facts), stock_told(moment, seconds)
    return ". ".join([part for part in parts if part])


class TableVoice:
    """reasons: does the player want to read why computer players did what they did?

    What is laid is judged aloud, too, as soon as it is; what has been said already is not said again.
    """

    def __init__(self, felt: FeltView, verdict: VerdictBar, challenges: ChallengeBar, hinting: Hinting) -> None:
        self._felt, self._verdict, self._challenges, self._hinting = felt, verdict, challenges, hinting
        self._possible = PossibleWords(felt)
        self.reasons = True
        self._last: Moment | None = None  # what was told of last
        self._lacked: tuple[tuple[VerdictLine, str], str] = ((VerdictLine(), ""), "")  # what was judged last, and how
        self._aimed = False  # does the bar speak of a place that a card only hovers over?
        self._judged: list[str] = []  # what was said last of what is laid
        self._settled: list[str] = []  # which word stays, which letters go on: Tab may have chosen it
        self._acts: int | None = None  # so many have been told
        self._known: dict[str, str] = {}  # of what goes on beside the acts
        self.seated: set[int] = set()  # seats that have been told how the table is

    def history(self, moment: Moment) -> tuple[HistoryLine, ...]:
        lines = moment.history
        return lines if self.reasons else without_reasons(lines)

    def _aloud(self, moment: Moment) -> Sequence[HistoryLine]:
        lines = self.history(moment)
        return lines if is_said(Talk.WHY, self._felt.speech) else without_reasons(lines)

    def say_verdict(self, moment: Moment) -> None:
        """On what is laid, and what can still come of it; or what can be done."""
        shown = moment.verdict if moment.back is None else VerdictLine()
        self._aimed = False
        self._write(moment, shown)
        settled = [settled_text(choice) for choice in moment.choices] if shown.state == "legal" else []
        self._settled = [text for text in settled if text]
        self._judge(moment, "" if shown.state == "empty" or moment.hidden else self._in_short(moment, shown))

    def _in_short(self, moment: Moment, shown: VerdictLine) -> str:
        """What is still lacking is not said again with every letter: then the letters are."""
        now = shown, moment.typed
        before, text = self._lacked
        if now != before:
            lacks = [line.state if line.reason is None else line.reason.code for line in (before[0], shown)]
            letters = ", ".join(shown.words) or moment.typed.replace(" · ", ", ")
            short = lacks[0] == lacks[1] != "legal" and letters and not is_said(Talk.AGAIN, self._felt.speech)
            text = letters if short else self._verdict.told[0]
            nameless = shown.reason is None and shown.state == "unfinished" and not text.startswith(letters)
            if letters and not short and nameless:
                text = f"{letters} — {text}"
            self._lacked = now, text
        return text

    def show_aimed(self, moment: Moment, shown: VerdictLine | None) -> None:
        """While a card hovers over a place: what would be said if it lay there. The place itself is told aloud."""
        if shown is not None and shown.state != "empty":
            self._aimed = True
            self._write(moment, shown)
        elif self._aimed:
            self._aimed = False
            self._write(moment, moment.verdict if moment.back is None else VerdictLine())

    def _write(self, moment: Moment, shown: VerdictLine) -> None:
        """Into the bar, and nothing aloud."""
        lacking = next((choice for choice in moment.choices if not choice.chosen), None)
        hint = self._hinting.said_of(moment)
        idle, aloud = [hint or idle_of(moment, aloud=one) if shown.state == "empty" else "" for one in (False, True)]
        possible = self._possible.text_for(moment, whole=shown.state != "unfinished" or shown.reason is None)
        why = "pass" if moment.wordless else ""
        self._verdict.say(shown, moment.names, idle, "" if self._aimed else possible, lacking, why=why, aloud=aloud)

    def _judge(self, moment: Moment, verdict: str) -> None:
        """With what lies where, which the next of several ways to lay a word may differ in alone. The words that it can
        become are found a moment later: only they are new then."""
        placed = placed_told(moment.picture)
        first = ". ".join([part for part in (verdict.removesuffix(".") if placed else verdict, placed) if part])
        judged = [first, *self._settled, *self._verdict.told[1:]] if verdict else []
        new = [part for part in judged if part not in self._judged] if judged[:1] == self._judged[:1] else judged
        self._judged = judged
        kinds = {first: Talk.VERDICT} | dict.fromkeys(self._settled, Talk.SETTLED)
        self._felt.say_all(*[(kinds.get(part, Talk.BECOMING), part) for part in new])

    def _all_judged(self, moment: Moment) -> str:
        """What the bar says, and what the eye finds beside it."""
        placed = placed_told(moment.picture) if self._judged else ""
        parts = (self._verdict.in_full, placed, *self._settled, *self._challenges.told)
        return "\n".join([part for part in parts if part])

    def refuse(self, moment: Moment, reason: Reason) -> None:
        sentence = texts.reason_text(reason, moment.names)
        self._verdict.refuse(sentence, reason.key)
        self._felt.say(sentence, Talk.REFUSAL)

    def tell_act(self, moment: Moment, *, last: bool = False) -> None:
        """What has been done, if something has; and what is then not as it was. last: nothing comes after it."""
        lines, report, is_new = self._aloud(moment), moment.report, self._has_act(moment)
        self._acts = moment.acts
        if is_new:
            self._last = moment
        if not is_new or not lines or moment.covered or moment.phase is Phase.OVER:
            return  # the page of the end tells the last act with its result
        if report is not None and report.act.verb == "deal" and moment.seen.row:  # for this card everybody waits
            said = [spoken_card(moment.seen.row[-1])]
        else:
            said = [told(lines[-1], moment.names, aloud=True)]
        opened = report.opened if report is not None else ()  # words that had been laid in secret
        said[:0] = [told(lines[number], moment.names, aloud=True) for number in opened]
        acts = [(Talk.ACT, text) for text in said]
        self._felt.say_all(*acts, *([] if last else [(Talk.CARDS, drawn_text(moment)), *self._news(moment)]))

    def _has_act(self, moment: Moment) -> bool:
        """Has an act been made, or made again, that is still to be told?"""
        return self._acts is not None and moment.acts > self._acts

    def tell_change(self, moment: Moment) -> None:
        """What else is not as it was: nobody has made a move, but something has been done."""
        if self._has_act(moment):  # which is told with all that came of it
            return
        before, self._last = self._last, moment
        if before is not None and before.hidden and moment.hidden and moment.acts < before.acts:
            back = changed_text(before, moment, "")
            self._felt.say(sentences((back, comes_text(moment))), Talk.CHANGE)  # whose hand comes is another's now
        if before is None or before.hidden or moment.hidden:
            return
        if before.viewer != moment.viewer and not (before.phase is Phase.FILM or moment.phase is Phase.FILM):
            return
        self._felt.say(changed_text(before, moment, self._felt.attention), Talk.CHANGE)

    def _news(self, moment: Moment) -> list[tuple[Talk, str]]:
        """What is not as it was when this was asked last: cards turned up, whose turn it is, and what is to be done."""
        tie_break = "" if moment.title == moment.house.game.name else moment.title
        now = turned_up(moment) | {"game": tie_break, "keys": keys_told(moment), "turn": turn_told(moment)}
        if moment.verbs and not moment.is_laying:  # else there is a verdict
            now["to do"] = idle_of(moment, aloud=True)
        before, self._known = self._known, now
        kinds = {"game": Talk.TURN, "keys": Talk.CHALLENGE, "turn": Talk.TURN, "to do": Talk.WANTED}
        news = [(kinds.get(what, Talk.CARDS), text) for what, text in now.items() if text and before.get(what) != text]
        return [*[(Talk.CHALLENGE, text) for text in self._challenges.told], *news]  # the next word is open to it, too

    def tell_turn(self, moment: Moment) -> None:
        self._news(moment)
        if not moment.covered:
            self._felt.say(turn_told(moment), Talk.TURN)

    def tell_again(self, moment: Moment, since: int) -> None:
        """The acts that led from this position to the one that is shown."""
        index = moment.acts if moment.back is None else moment.back
        lines = [] if moment.hidden else [line for line in self._aloud(moment) if line.index <= index]
        lines = [line for line in lines if line.index > since] or lines[-1:]
        self._felt.say(sentences([told(line, moment.names, " ", aloud=True) for line in lines]), Talk.ACT)

    def tell_table(self, moment: Moment, *, taught: bool = False) -> None:
        """Somebody sits down, or comes back from behind the curtain: what has happened, and what is to be done.

        taught: what is to be done a lesson says.
        """
        if moment.hidden or moment.over:
            return
        self._known, self._last = {}, moment
        lines = self._aloud(moment)
        draws = "" if moment.viewer in self.seated else draws_told(moment)  # who comes back knows them
        self.seated.add(moment.viewer)
        acts = Talk.ACT, acts_told(lines, moment.names, moment.viewer) if lines else ""
        hand = Talk.HAND, hand_told(moment.picture)
        news = self._news(moment)
        self._felt.say_all((Talk.CARDS, draws), acts, hand, *([] if taught else news))

    def tell_where(self, moment: Moment) -> None:
        """In one line, for who was away: whose turn it is, and how what is laid is judged, or what is to be done.

        A hint or a refusal in the bar has been told.
        """
        self._felt.say(
            sentences((turn_told(moment), self._verdict.spoken if self._judged else idle_of(moment, aloud=True)))
        )

    def answer(self, moment: Moment, what: str, seconds: int) -> None:
        """What was asked for by a key. seconds: that are left, -1 where there is no limit."""
        if moment.covered:
            self._felt.say(QCoreApplication.translate("Telling", "The table is hidden."))
            return
        if moment.hidden and what in OF_A_HAND:
            self._felt.say(QCoreApplication.translate("Telling", "No hand is open."))
            return
        over = QCoreApplication.translate("Final", "The game is over.") if moment.over else ""
        answers: dict[str, Callable[[], str]] = {
            "turn": lambda: over or _turn_and_stock(moment, seconds),
            "hand": lambda: hand_told(moment.picture),
            "words": lambda: row_told(moment) if moment.calls else words_told(moment.picture),
            "scores": lambda: scores_told(moment.counts, moment.scores, moment.facts),
            "unseen": lambda: unseen_told(moment.unseen),
            "acts": lambda: acts_told(self.history(moment), moment.names, moment.viewer),
            "verdict": lambda: self._all_judged(moment) or over,
        }
        self._felt.say(answers[what]())

    def tell_time(self, seconds: int) -> None:
        self._felt.say(texts.seconds_left(seconds), Talk.TIME)

    def tell_thinker(self, moment: Moment, seat: int) -> None:
        text = QCoreApplication.translate("Table", "{name} is thinking.")
        self._felt.say(text.format(name=moment.names[seat]), Talk.TURN)

    def tell_call(self, moment: Moment) -> None:
        """What stands large on the felt."""
        call = next((beat.call for beat in moment.script if beat.call is not None), None)
        if call is not None:
            self._felt.say(sentences((call.name, call.text, call.note)))

    def tell_vain_buzz(self, moment: Moment, seat: int) -> None:
        """A key without an answer would be taken for one that was not heard."""
        name = moment.names[seat]
        self._felt.say(QCoreApplication.translate("Shout", "{name} cannot shout now.").format(name=name), Talk.REFUSAL)

    def tell_shift(self, moment: Moment, seat: int) -> None:
        """A neighbour's key would type a letter that lies on the table, but it may be a buzzer pressed too late."""
        text = QCoreApplication.translate("Shout", "Key {key}: {name}. With Shift it types {key}.")
        self.tell_vain(text.format(key=moment.keys[seat], name=moment.names[seat]))

    def tell_panels(self, *, shown: bool) -> None:
        say = QCoreApplication.translate
        self._felt.say(say("Panels", "The panels are shown.") if shown else say("Panels", "The panels are hidden."))

    def tell_idle(self, moment: Moment) -> None:
        self._felt.say(idle_of(moment, aloud=True), Talk.WANTED)

    def tell_lacking(self, moment: Moment) -> None:
        """Enter does nothing yet, and a key without an answer would be taken for one that was not heard. Where it is
        known what stands against it, that was tried now."""
        if moment.verdict.reason is not None:
            self.refuse(moment, moment.verdict.reason)
            return
        self._felt.say(self._verdict.spoken if self._judged else idle_of(moment, aloud=True))

    def tell_cancelled(self, before: Moment) -> None:
        """Esc has taken back nothing: that is said for the same reason."""
        if before.is_at_rest and not (before.hidden or before.covered or before.over):
            self._felt.say(QCoreApplication.translate("Telling", "There is nothing to take back."))

    def tell_no_words(self, moment: Moment) -> None:
        """What is laid has no words to be shown."""
        self._possible.tell_none(moment)

    def tell_vain(self, sentence: str) -> None:
        """Something was asked for that cannot be done just now."""
        self._hinting.say(sentence)

    def tell_no_meaning(self) -> None:
        self._hinting.say(no_meaning())
