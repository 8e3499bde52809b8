"""The buttons that players press to challenge the last word out of turn, or to turn the timer. The buttons are beside
the other buttons below the felt."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from app.base import texts
from app.session.moment import Moment
from app.windows.table.wanted import free_challenge_text
from app.windows.widgets.enter_button import EnterButton
from app.windows.widgets.flow import FlowLayout, fit_question
from app.windows.widgets.key_guard import DeadTime
from app.windows.widgets.keys_shown import key_label
from app.windows.widgets.remove_now import leave
from app.windows.widgets.written_by_people import menus_above, on_button, plain_label, shortened, with_keys
from engine.core.moves import CHALLENGE, TIMER


class ChallengeBar(QWidget):
    """A button for each challenge. If several people sit at the screen, a press asks for confirmation first, because a
    neighbour may have pressed the button. While nobody types, for example before a hand is opened, each person also has
    a keyboard key, agreed at the deal: its first press asks for confirmation, and its second confirms.

    keys: the keyboard key of each person's seat, if there are several people.
    spoken: who may challenge, and with which key, as sentences for a blind player.
    challenged: emitted when the player at this seat uses one of these verbs: challenge, doubt, or timer (turn the
    timer).
    asked: the question for the confirmation, to be announced; "" when it is withdrawn.
    turned: emitted when the question appears (True), so that Enter answers it, or disappears (False).
    """

    challenged = Signal(int, str)
    asked = Signal(str)
    turned = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self.keys: Mapping[int, str] = {}
        self._moment: Moment | None = None
        self._beside: Sequence[QPushButton] = ()
        self._open: Sequence[tuple[int, str]] = ()  # the seats that may challenge now, each with its verb
        self._shown: tuple[object, ...] = ()
        # the seat and the verb of the challenge that still needs confirmation
        self._asked: tuple[int, str] | None = None
        self._dead = DeadTime()  # the time in which no key can confirm a challenge yet
        self.question = plain_label()
        self.question.setObjectName("small")
        self.question.setWordWrap(True)
        self.yes, self.no = EnterButton(), EnterButton()
        self.yes.setProperty("main", True)
        self.yes.clicked.connect(self._confirm)
        self.no.clicked.connect(lambda: self._ask(None))
        self._pressed = FlowLayout()
        self._line.addWidget(self.question)
        self._line.addLayout(self._pressed, 1)
        for stop in (self.yes, self.no):
            self._pressed.addWidget(stop)
        for widget in (self.question, self.yes, self.no):
            widget.hide()
        self.buttons: list[QPushButton] = []
        # the button of the latest challenge that needed confirmation; after the answer No, it gets the focus back
        self._asking: QPushButton | None = None
        self.spoken: tuple[str, ...] = ()

    @property
    def stops(self) -> list[QPushButton]:
        """The buttons of the bar in Tab order."""
        return self.buttons if self._asked is None else [self.yes, self.no]

    def show_challengers(self, moment: Moment, beside: Sequence[QPushButton]) -> None:
        """Shows the challenges that are open now.

        beside: the other buttons below the felt, whose shortcuts can't be used again.
        """
        self._moment, self._beside = moment, beside
        # while the table is asked another question, nobody can challenge
        self._open = moment.challengers if moment.question is None else ()
        now = (self._open, moment.acts)
        if now != self._shown:
            self._shown = now
            self._turn(None)
            self._make(self._open)
        names = moment.names
        taken = [*menus_above(self), *[button.text() for button in beside]]
        verbs = with_keys([texts.verb_name(verb) for _, verb in self._open], taken)
        spoken = []
        translate = QCoreApplication.translate
        for button, (seat, verb), text in zip(self.buttons, self._open, verbs, strict=True):
            own = self._key(seat)
            name = on_button(shortened(names[seat], self))
            button.setText(f"{name}: {self._with_key(verb, own) if own else text}")
            button.setAccessibleName(f"{names[seat]}: {texts.verb_name(verb)}")
            sentence = translate("Challenges", "{name} may challenge the last word: {verb}, {key}.")
            if verb == TIMER.verb:
                sentence = translate("Challenges", "{name} may turn the timer: {verb}, {key}.")
            alt = QKeySequence.mnemonic(text).toString(QKeySequence.SequenceFormat.NativeText)
            key = key_label(own) if own else alt
            spoken.append(sentence.format(name=names[seat], verb=texts.verb_name(verb), key=key))
        self.spoken = tuple(spoken)
        self._show_question(taken + verbs)

    def fit(self, width: int) -> None:
        fit_question(self, self._line, self.question, width, asks=self._asked is not None)

    def _make(self, challengers: Sequence[tuple[int, str]]) -> None:
        for button in self.buttons:
            self._pressed.removeWidget(button)
            leave(button)
        self.buttons, self._asking = [], None
        for seat, verb in challengers:
            button = EnterButton()
            button.clicked.connect(lambda _=False, seat=seat, verb=verb: self._press(seat, verb))
            self._pressed.addWidget(button)
            button.show()
            self.buttons.append(button)
        self.setVisible(bool(challengers))

    # ---- keys

    def _key(self, seat: int) -> str:
        """Returns the keyboard key with which this seat can challenge now; "" if there is none. While the player on
        turn types a word, no key challenges. While that player chooses cards by key, only letters challenge, because
        the other keys move the focus on the felt."""
        moment, key = self._moment, self.keys.get(seat, "")
        if moment is None or moment.veiled:
            return key
        chooses = bool(moment.bench.verbs) and not moment.bench.hears_letters
        return key if chooses and len(key) == 1 else ""

    @staticmethod
    def _with_key(verb: str, key: str) -> str:
        return on_button(f"{texts.verb_name(verb)} ({key_label(key)})")

    @property
    def listens(self) -> bool:
        """Whether a player may challenge with a keyboard key now."""
        return any(self._key(seat) for seat, _ in self._open)

    def hear(self, key: str) -> bool:
        """If this key belongs to a player who may challenge now, asks for confirmation or, at the second press,
        confirms. Returns whether the key belongs to such a player."""
        wanted = [one for one in self._open if self._key(one[0]) == key]
        if not wanted:
            return False
        if self._asked != wanted[0]:
            self._ask(wanted[0])
        elif self._dead.over:
            self._confirm()
        return True

    # ---- the question

    def _press(self, seat: int, verb: str) -> None:
        if self._moment is not None and len(self._moment.humans) > 1:
            self._ask((seat, verb))
        else:
            self.challenged.emit(seat, verb)

    def _ask(self, asked: tuple[int, str] | None) -> None:
        self._dead.begin()
        if asked is not None and self._moment is not None:
            self._asking = self.buttons[self._open.index(asked)]
        self._turn(asked)
        if self._moment is not None:
            self.show_challengers(self._moment, self._beside)
        self.asked.emit(self.question.text() if asked is not None else "")

    def _turn(self, asked: tuple[int, str] | None) -> None:
        if asked != self._asked:
            self._asked = asked
            self.turned.emit(asked is not None)

    def _confirm(self) -> None:
        if self._asked is not None:
            seat, verb = self._asked
            self._turn(None)
            self.challenged.emit(seat, verb)

    def _show_question(self, taken: Sequence[str]) -> None:
        """Shows the question, or the buttons of the challenges again. The shortcuts of the answers differ from those of
        the challenges."""
        question: list[QWidget] = [self.question, self.yes, self.no]
        if self._asked is None or self._moment is None:
            self._put(self.buttons, question, {self.no: self._asking})
            return
        seat, verb = self._asked
        translate = QCoreApplication.translate
        asked = translate("Challenges", "{name}: challenge the last word?")
        if verb == TIMER.verb:
            asked = translate("Challenges", "{name}: turn the timer?")
        asked = asked.format(name=self._moment.names[seat])
        cost = free_challenge_text() if verb == CHALLENGE.verb and self._moment.present.waits_for else ""
        self.question.setText(" ".join([one for one in (asked, cost, self._clock(self._moment)) if one]))
        yes, no = with_keys([texts.verb_name(verb), translate("Challenges", "No")], taken)
        own = self._key(seat)
        self.yes.setText(self._with_key(verb, own) if own else yes)
        self.no.setText(no)
        self._put(question, self.buttons, dict.fromkeys(self.buttons, self.no))

    @staticmethod
    def _put(
        coming: Sequence[QWidget], going: Sequence[QWidget], heirs: Mapping[QPushButton, QPushButton | None]
    ) -> None:
        """Shows the widgets in `coming`, and hides those in `going`.

        heirs: for a hidden button, the button that gets its focus; without such a button, the focus would jump to the
        felt.
        """
        for widget in coming:
            widget.show()
        heir = next((to for of, to in heirs.items() if of.hasFocus()), None)
        if heir is not None and not heir.isHidden():
            heir.setFocus()
        for widget in going:
            widget.hide()

    def _clock(self, moment: Moment) -> str:
        """Returns a sentence on how a challenge affects the clock; "" in a game without a clock."""
        translate = QCoreApplication.translate
        if not moment.timed or moment.calls:
            return ""
        if any(left is not None for left in moment.times_left):
            if moment.veiled:
                return translate("Challenges", "The clock stops meanwhile, and no time is given back.")
            return translate("Challenges", "The clock keeps running, and no time is given back.")
        if moment.veiled:
            return translate("Challenges", "The clock stops meanwhile, and a new turn has its full time.")
        return translate("Challenges", "The clock keeps running, and a new turn has its full time.")
