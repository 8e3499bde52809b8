"""What is said of the game at the table: below the felt for those who read, aloud for those who listen."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app import texts
from app.session.lines import HistoryLine, VerdictLine
from app.session.sitting import Sitting
from app.table.view import FeltView
from app.windows.bars import VerdictBar
from app.windows.becoming import Becoming
from app.windows.hinting import Hinting
from app.windows.idle import idle_of
from app.windows.spoken import told
from engine.core.verdict import Reason


class TableVoice:
    """reasons: does the player want to read why computer players did what they did?"""

    def __init__(self, felt: FeltView, verdict: VerdictBar, hinting: Hinting) -> None:
        self._felt, self._verdict, self._hinting = felt, verdict, hinting
        self._becoming = Becoming(felt)
        self.reasons = True

    def history(self, sitting: Sitting) -> tuple[HistoryLine, ...]:
        lines = sitting.session.history()
        return lines if self.reasons else tuple([replace(line, why=None) for line in lines])

    def say_verdict(self, sitting: Sitting) -> None:
        """On what is laid, and what can still come of it; or what can be done."""
        session = sitting.session
        shown = session.verdict() if session.shown_index is None else VerdictLine()
        choices = () if session.hidden else session.choices()
        lacking = next((choice for choice in choices if not choice.chosen), None)
        idle = self._hinting.said_of(sitting) or idle_of(sitting, self.history(sitting))
        names = [seat.name for seat in session.choice.seats]
        self._verdict.say(shown, names, idle, self._becoming.text_for(session), lacking)

    def refuse(self, sitting: Sitting, reason: Reason) -> None:
        names = tuple([seat.name for seat in sitting.session.choice.seats])
        self._verdict.refuse(texts.reason_text(reason, names), reason.code)

    def tell_act(self, sitting: Sitting, seat: int) -> None:
        """What somebody else has done, for who does not see it."""
        session = sitting.session
        lines = self.history(sitting)
        if lines and not session.veiled and (seat != session.viewer or session.choice.seats[seat].kind == "computer"):
            self._felt.say(told(lines[-1], [one.name for one in session.choice.seats]))

    def tell_idle(self, sitting: Sitting) -> None:
        self._felt.say(idle_of(sitting, self.history(sitting)))

    def tell_no_words(self, sitting: Sitting) -> None:
        """What is laid has no words to be shown."""
        self._becoming.tell_none(sitting.session)

    def tell_no_meaning(self) -> None:
        self._hinting.say(QCoreApplication.translate("Meanings", "There is no word that could be explained."))
