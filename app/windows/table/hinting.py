"""Hints at the table. Each step reveals more than the one before. The last step gives the reason for the whole play."""

from PySide6.QtCore import QCoreApplication

from app.base.texts import why_text
from app.felt.view import FeltView
from app.session.match.thinking import Advice
from app.session.moment import Moment
from app.session.running_game import RunningGame
from app.windows.table.spoken import hint_text
from app.windows.table.verdict_bar import VerdictBar
from engine.coach.hints import WHOLE
from engine.core.moves import Take
from engine.core.verdict import Reason


class Hinting:
    """The hints of one game: shows them in the bar below the felt, and announces them."""

    def __init__(self, felt: FeltView, verdict: VerdictBar) -> None:
        self._felt, self._verdict = felt, verdict
        self._said = ""
        self._moves = 0  # the number of acts when the last hint was given
        self.awaited = False  # whether the player has asked for a hint that the search has not found yet

    def begin_anew(self) -> None:
        """Starts again with the first step, because the position has changed."""
        self._said, self.awaited = "", False

    def hint_for(self, moment: Moment) -> str:
        """Returns the hint given last; "" once the table shows another position."""
        return self._said if moment.back is None and not moment.hidden and self._moves == moment.acts else ""

    def give(self, game: RunningGame) -> None:
        """Gives the next step of the hint."""
        acts = game.session.moment.acts
        if acts != self._moves:  # the number of acts also changes when a move is undone or redone
            self.begin_anew()
            self._moves = acts
        advice = game.advice
        self.awaited = advice is None
        if advice is None or advice.act is None:
            self._keep(QCoreApplication.translate("Hints", "Looking for a word…"))
            return
        before, steps = self._felt.said, game.hint_steps
        hint = steps.next(advice.act)
        if hint is None:
            # not stored, so that the reason leaves the bar together with the play that it explains
            self.say(_why_text(advice, game.session.moment))
            return
        text = hint_text(hint, steps.step, advice.rare)
        if steps.step < WHOLE or not hint.words:
            self._keep(text)
        elif self._felt.said == before:  # not announced if the felt has just announced the laid play with its points
            self._felt.say(text)

    def _keep(self, sentence: str) -> None:
        self._said = sentence
        self.say(sentence)

    def say(self, sentence: str) -> None:
        self._verdict.hint(sentence)
        self._felt.say(sentence)


def _why_text(advice: Advice, moment: Moment) -> str:
    """Returns the reason for the advice. Advice to take a face-down pile has no reason, because nobody can tell such
    piles apart."""
    translate = QCoreApplication.translate
    if isinstance(advice.act, Take) and advice.act.pile is not None and not moment.present.piles_show:
        return translate("Hints", "All piles are equal to you: take any.")
    return (
        why_text(Reason(advice.why, advice.facts))
        if advice.why
        else translate("Hints", "It is the best choice overall.")
    )
