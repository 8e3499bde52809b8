"""Reports what happens at the table: writes texts into the bar below the felt, and announces them through the screen
reader."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.base.end_texts import announced, end_text
from app.base.listing import without_dots
from app.felt.speech import Talk, is_announced
from app.felt.view import FeltView
from app.session.match.history import with_taken_back
from app.session.match.spoken_cards import spoken_card
from app.session.match.view_data import HistoryLine, VerdictLine
from app.session.match.word_votes import refused_in
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.best_texts import best_text
from app.windows.table.challengers import ChallengeBar
from app.windows.table.changes import agreement_text, changed_text, drawn_text
from app.windows.table.choice_words import settled_text
from app.windows.table.hinting import Hinting
from app.windows.table.idle import idle_of, line_of, rest_of
from app.windows.table.possible_words import PossibleWords
from app.windows.table.ready_plate import comes_text
from app.windows.table.spoken import line_report, sentences
from app.windows.table.telling import (
    acts_report,
    dealt_report,
    draws_report,
    hand_report,
    happened_text,
    keys_report,
    lines_of_act,
    placed_report,
    row_report,
    scores_report,
    spelled_report,
    stock_report,
    table_report,
    turn_report,
    turned_up,
    unseen_report,
    word_report,
    words_report,
)
from app.windows.table.verdict_bar import VerdictBar
from app.windows.table.why_not import no_meaning
from app.windows.widgets.keys_shown import key_now
from engine.core.verdict import Reason

OF_A_HAND = ("hand", "unseen", "verdict")  # answers that only the player of an open hand may hear


def without_reasons(lines: Sequence[HistoryLine]) -> tuple[HistoryLine, ...]:
    return tuple([replace(line, why=None) for line in lines])


def _turn_and_stock(moment: Moment, seconds: int) -> str:
    parts = turn_report(moment), keys_report(moment), table_report(moment.facts), stock_report(moment, seconds)
    return ". ".join([part for part in parts if part])


class TableVoice:
    """The reports about one game. They include the verdict on each laid card. No act and no change is announced twice.

    reasons: whether the player wants the reasons of computer players.
    seated: the seats whose players have heard the state of the table.
    """

    def __init__(self, felt: FeltView, verdict: VerdictBar, challenges: ChallengeBar, hinting: Hinting) -> None:
        self._felt, self._verdict, self._challenges, self._hinting = felt, verdict, challenges, hinting
        self._possible = PossibleWords(felt)
        self.reasons = True
        self._last: Moment | None = None  # the moment of the last report
        # the last verdict on an unfinished play with the letters typed by then, and the announcement about them
        self._lacked: tuple[tuple[VerdictLine, str], str] = ((VerdictLine(), ""), "")
        self._aimed = False  # whether the bar shows the verdict for a card held over a place
        self._judged: list[str] = []  # the last announcements about the laid cards
        self._settled: list[str] = []  # the choices made by the player or the program, such as which word stays
        self._acts: int | None = None  # the number of acts at the last report
        self._known: dict[str, str] = {}  # the last reports about anything but acts, by topic
        self._ends: frozenset[str] = frozenset()  # the announcements of the end that have been made
        self.seated: set[int] = set()  # the seats whose players have heard the state of the table

    def history(self, moment: Moment) -> tuple[HistoryLine, ...]:
        """Returns the history, with the acts taken back by agreement."""
        lines = with_taken_back(moment.history, moment.taken_back)
        return lines if self.reasons else without_reasons(lines)

    def _aloud(self, lines: Sequence[HistoryLine]) -> Sequence[HistoryLine]:
        with_reasons = self.reasons and is_announced(Talk.WHY, self._felt.speech)
        return lines if with_reasons else without_reasons(lines)

    def report_verdict(self, moment: Moment) -> None:
        """Reports the verdict on the laid cards and the words they could become. If nothing is laid, reports what the
        player can do."""
        shown = moment.verdict if moment.back is None else VerdictLine()
        self._aimed = False
        self._write(moment, shown)
        settled = [settled_text(choice) for choice in moment.choices] if shown.state == "legal" else []
        self._settled = [text for text in settled if text]
        self._judge(moment, "" if shown.state == "empty" or moment.hidden else self._in_short(moment, shown))

    def _in_short(self, moment: Moment, shown: VerdictLine) -> str:
        """Returns the verdict to announce. If the play still lacks the same thing after another letter, returns only
        the letters, unless the player has chosen to hear everything again."""
        now = shown, moment.typed
        before, text = self._lacked
        if now != before:
            lacks = [line.state if line.reason is None else line.reason.code for line in (before[0], shown)]
            letters = ", ".join(shown.words) or without_dots(moment.typed)
            short = lacks[0] == lacks[1] != "legal" and letters and not is_announced(Talk.AGAIN, self._felt.speech)
            text = letters if short else self._verdict.sentences[0]
            nameless = shown.reason is None and shown.state == "unfinished" and not text.startswith(letters)
            if letters and not short and nameless:
                text = f"{letters} — {text}"
            self._lacked = now, text
        return text

    def show_aimed(self, moment: Moment, shown: VerdictLine | None) -> None:
        """Shows the verdict that a held card would get if it were laid at the place below it. The felt announces the
        place itself."""
        if shown is not None and shown.state != "empty":
            self._aimed = True
            self._write(moment, shown)
        elif self._aimed:
            self._aimed = False
            self._write(moment, moment.verdict if moment.back is None else VerdictLine())

    def _write(self, moment: Moment, shown: VerdictLine) -> None:
        """Writes the texts for this moment into the bar, without an announcement."""
        lacking = next((choice for choice in moment.choices if not choice.chosen), None)
        hint = self._hinting.hint_for(moment)
        idle, aloud = [hint or rest_of(moment, aloud=one) if shown.state == "empty" else "" for one in (False, True)]
        possible = self._possible.text_for(moment, whole=shown.state != "unfinished" or shown.reason is None)
        why = "pass" if moment.wordless else ""
        happened, heard = ["" if hint else happened_text(moment, aloud=one) for one in (False, True)]
        still = "" if self._aimed else possible
        self._verdict.say(
            shown,
            moment.names,
            idle,
            still,
            lacking,
            why=why,
            aloud=aloud,
            happened=happened,
            heard=heard,
            may_count=self._may_count(moment, shown),
        )

    @staticmethod
    def _may_count(moment: Moment, shown: VerdictLine) -> bool:
        """Whether the players can be asked whether the word in the bar counts: a refused word or, in a sentence about
        the last act, a word that was taken back."""
        if shown.reason is not None:
            return bool(moment.countable) and shown.reason.facts.get("word") == moment.countable
        return bool(moment.history) and moment.countable in refused_in(moment.history[-1])

    def _judge(self, moment: Moment, verdict: str) -> None:
        """Announces what is new: at first the verdict and the place of each card, because two ways to lay a word may
        differ only in the places of the cards. Later calls announce the other words that the laid cards can become."""
        placed = placed_report(moment.picture)
        first = ". ".join([part for part in (verdict.removesuffix(".") if placed else verdict, placed) if part])
        judged = [first, *self._settled, *self._verdict.sentences[1:]] if verdict else []
        new = [part for part in judged if part not in self._judged] if judged[:1] == self._judged[:1] else judged
        self._judged = judged
        kinds = {first: Talk.VERDICT} | dict.fromkeys(self._settled, Talk.SETTLED)
        self._felt.announce_all(*[(kinds.get(part, Talk.BECOMING), part) for part in new])

    def _all_judged(self, moment: Moment) -> str:
        """Returns the text of the bar with everything shown beside it. While nothing is laid, returns what the game
        requires of the player now, and the aim of the game."""
        placed = placed_report(moment.picture) if self._judged else ""
        wanted = "" if self._judged else line_of(moment, asks=True)
        parts = (wanted, self._verdict.in_full, placed, *self._settled, *self._challenges.spoken)
        return "\n".join([part for part in parts if part])

    def refuse(self, moment: Moment, reason: Reason) -> None:
        sentence = texts.reason_text(reason, moment.names)
        may_count = bool(moment.countable) and reason.facts.get("word") == moment.countable
        self._verdict.refuse(sentence, reason.key, may_count=may_count)
        key = key_now(self._felt, "count") if may_count else ""
        ask = QCoreApplication.translate("Telling", "{key} asks the table to count it.").format(key=key) if key else ""
        self._felt.announce_all((Talk.REFUSAL, sentence), (Talk.WANTED, ask))

    def report_act(self, moment: Moment, *, last: bool = False) -> None:
        """Announces the last act, unless it has been announced, and everything else that has changed.

        last: whether this is the last act, as when the goal of a lesson is reached; nobody's turn is announced then.
        """
        lines, report, is_new = self._aloud(moment.history), moment.report, self._has_act(moment)
        self._acts = moment.acts
        if is_new:
            self._last = moment
        if not is_new or not lines or moment.covered or moment.phase is Phase.OVER:
            return  # the final page announces the last act with its result
        # When everybody watches a row of cards, announces only the new card, because everybody waits for it.
        if report is not None and report.act.verb == "deal" and moment.seen.row:
            spoken = [spoken_card(moment.seen.row[-1])]
        else:
            spoken = [line_report(line, moment.names, aloud=True) for line in lines_of_act(moment, lines)]
        acts = [(Talk.ACT, text) for text in spoken]
        if moment.best is not None:
            acts.append((Talk.ACT, best_text(moment.best, moment.names, alone=len(moment.humans) == 1)))
        self._felt.announce_all(*acts, *([] if last else [(Talk.CARDS, drawn_text(moment)), *self._news(moment)]))

    def _has_act(self, moment: Moment) -> bool:
        """Whether an act was made or redone that has not been announced yet."""
        return self._acts is not None and moment.acts > self._acts

    def report_change(self, moment: Moment) -> None:
        """Announces changes without a move, such as a change of the hand."""
        if self._has_act(moment):  # the report of the act includes these changes
            return
        before, self._last = self._last, moment
        agreement = "" if before is None or moment.covered else agreement_text(before, moment)
        if agreement:
            comes = comes_text(moment) if moment.hidden and not moment.question else ""
            self._felt.say(sentences((agreement, comes)), Talk.CHALLENGE)
            return
        if before is not None and before.hidden and moment.hidden and moment.acts < before.acts:
            back = changed_text(before, moment, "")
            # the next hand now belongs to another player
            self._felt.say(sentences((back, comes_text(moment))), Talk.CHANGE)
        if before is None or before.hidden or moment.hidden:
            return
        if before.viewer != moment.viewer and not (before.phase is Phase.FILM or moment.phase is Phase.FILM):
            return
        self._felt.say(changed_text(before, moment, self._felt.attention), Talk.CHANGE)

    def _news(self, moment: Moment) -> list[tuple[Talk, str]]:
        """Returns what has changed since the last call: cards that were turned up, whose turn it is, and what the
        player can do."""
        tie_break = "" if moment.title == moment.house.game.name else moment.title
        now = turned_up(moment) | {"game": tie_break, "keys": keys_report(moment), "turn": turn_report(moment)}
        shouts = moment.calls and self._known  # when words are called out, a new card is announced by its letter alone
        # while cards are laid, the verdict on them is announced instead
        if moment.verbs and not (moment.is_laying or shouts):
            now["to do"] = idle_of(moment)
        before, self._known = self._known, now
        kinds = {"game": Talk.TURN, "keys": Talk.CHALLENGE, "turn": Talk.TURN, "to do": Talk.WANTED}
        news = [(kinds.get(what, Talk.CARDS), text) for what, text in now.items() if text and before.get(what) != text]
        # The challenges are included each time, because the next word can be challenged too.
        return [*self._end(moment), *[(Talk.CHALLENGE, text) for text in self._challenges.spoken], *news]

    def _end(self, moment: Moment) -> list[tuple[Talk, str]]:
        """Returns the announcement that the end of the game is near. It is announced only once, not again for each
        player."""
        before, self._ends = self._ends, announced(moment.facts)
        return [(Talk.TURN, end_text(moment.facts, moment.names))] if self._ends - before else []

    def report_turn(self, moment: Moment) -> None:
        self._news(moment)
        if not moment.covered:
            self._felt.say(turn_report(moment), Talk.TURN)

    def report_again(self, moment: Moment, shown: range) -> None:
        """Announces the acts that led to these positions."""
        lines = [line for line in self._aloud(moment.history) if line.index < shown.stop and not moment.covered]
        lines = [line for line in lines if line.index in shown] or lines[-1:]
        self._felt.say(sentences([line_report(line, moment.names, " ", aloud=True) for line in lines]), Talk.ACT)

    def report_table(self, moment: Moment, *, taught: bool = False) -> None:
        """Announces the recent acts and what is possible now, to a player whose hand has just been opened.

        taught: whether a lesson tells the player what to do.
        """
        if moment.hidden or moment.over:
            return
        self._known, self._last = {}, moment
        lines = self._aloud(self.history(moment))
        # a player who has sat here before has heard the draws that decide who begins
        returns = moment.viewer in self.seated
        self.seated.add(moment.viewer)
        draws = "" if returns else draws_report(moment)
        acts = Talk.ACT, acts_report(lines, moment.names, moment.viewer) if lines else ""
        hand = (Talk.HAND, hand_report(moment.picture)) if returns else (Talk.DEAL, dealt_report(moment.picture))
        news = self._news(moment)
        self._felt.announce_all((Talk.CARDS, draws), acts, hand, *([] if taught else news))

    def report_where(self, moment: Moment) -> None:
        """Announces to a player who comes back whose turn it is, and the verdict on the laid cards or what is possible.

        Hints and refusals in the bar are left out, because they have been announced already.
        """
        self._felt.say(sentences((turn_report(moment), self._verdict.spoken if self._judged else idle_of(moment))))

    def answer(self, moment: Moment, what: str, seconds: int, task: str = "") -> None:
        """Announces what the player asked for with a keyboard key.

        what: the name of the question.
        seconds: the seconds left, -1 for no limit.
        task: the task of a lesson, announced before the turn.
        """
        if moment.covered:
            self._felt.say(QCoreApplication.translate("Telling", "The table is hidden."))
            return
        if moment.hidden and what in OF_A_HAND:
            self._felt.say(QCoreApplication.translate("Telling", "No hand is open."))
            return
        over = QCoreApplication.translate("Final", "The game is over.") if moment.over else ""
        answers: dict[str, Callable[[], str]] = {
            "turn": lambda: " ".join(filter(None, (task, over or _turn_and_stock(moment, seconds)))),
            "hand": lambda: hand_report(moment.picture),
            "words": lambda: row_report(moment) if moment.calls else words_report(moment.picture),
            "scores": lambda: scores_report(moment.counts, moment.scores, moment.facts, moment.goals),
            "unseen": lambda: unseen_report(moment.unseen),
            "acts": lambda: acts_report(self.history(moment), moment.names, moment.viewer),
            "verdict": lambda: self._all_judged(moment) or over,
            "spelled": lambda: spelled_report(moment.picture, self._felt.attended_zone, moment.typed),
        }
        number = what.removeprefix("word-")
        if number.isdigit():
            self._felt.say(word_report(moment.picture, int(number)))
        else:
            self._felt.say(answers[what]())

    def report_time(self, seconds: int) -> None:
        self._felt.say(texts.seconds_left(seconds), Talk.TIME)

    def report_thinker(self, moment: Moment, seat: int) -> None:
        text = QCoreApplication.translate("Table", "{name} is thinking.")
        self._felt.say(text.format(name=moment.names[seat]), Talk.TURN)

    def report_call(self, moment: Moment) -> None:
        """Announces a call (such as a shouted word) that the felt shows in large letters."""
        call = next((beat.call for beat in moment.script if beat.call is not None), None)
        if call is not None:
            self._felt.say(sentences((call.name, call.text, call.note)))

    def report_vain_buzz(self, moment: Moment, seat: int) -> None:
        """Announces that this player can't buzz now, because a key without an answer would seem broken."""
        name = moment.names[seat]
        self._felt.say(QCoreApplication.translate("Shout", "{name} cannot shout now.").format(name=name), Talk.REFUSAL)

    def report_shift(self, moment: Moment, seat: int) -> None:
        """Announces that another player's buzzer key has typed no letter, because the press may have been a late buzz;
        with Shift the key types its letter."""
        text = QCoreApplication.translate("Shout", "Key {key}: {name}. With Shift it types {key}.")
        self.report_vain(text.format(key=moment.keys[seat], name=moment.names[seat]))

    def report_panels(self, *, shown: bool) -> None:
        translate = QCoreApplication.translate
        self._felt.say(
            translate("Panels", "The panels are shown.") if shown else translate("Panels", "The panels are hidden.")
        )

    def report_idle(self, moment: Moment) -> None:
        self._felt.say(idle_of(moment), Talk.WANTED)

    def report_lacking(self, moment: Moment) -> None:
        """Announces what is missing when Enter can't make a move yet, because a key without an answer would seem
        broken. A reason why the play is illegal is also shown as a refusal."""
        if moment.verdict.reason is not None:
            self.refuse(moment, moment.verdict.reason)
            return
        self._felt.say(self._verdict.spoken if self._judged else idle_of(moment))

    def report_cancelled(self, before: Moment) -> None:
        """Announces that Esc had nothing to take back, because a key without an answer would seem broken."""
        if before.is_at_rest and not (before.hidden or before.covered or before.over):
            self._felt.say(QCoreApplication.translate("Telling", "There is nothing to take back."))

    def report_closed(self, moment: Moment) -> None:
        """Announces which keys open the hand, or continue the game."""
        translate = QCoreApplication.translate
        if moment.paused:
            self._felt.say(translate("Telling", "Pause. Enter or Space goes on."))
        elif moment.hidden:
            self._felt.say(translate("Telling", "No hand is open. Enter or Space opens it."))

    def report_no_words(self, moment: Moment) -> None:
        """Announces that the laid cards can't become a word."""
        self._possible.report_none(moment)

    def report_vain(self, sentence: str) -> None:
        """Announces why a command is impossible now."""
        self._hinting.say(sentence)

    def report_no_meaning(self) -> None:
        self._hinting.say(no_meaning())
