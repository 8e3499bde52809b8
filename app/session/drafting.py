"""The draft of the seat that looks: made by gestures, which can be taken back one by one, or suggested while typing."""

from dataclasses import replace

from app.session.draft import Draft
from app.session.filling import draft_for
from app.session.outlook import Outlook
from app.session.style import PRINTED_MOVES, STYLES
from app.session.targets import Bench
from app.session.typed import Typed, names_a_word, suggested, typed_on
from engine.core.moves import Act


class Drafting:
    """draft: what lies there.  typed: what it suggests, if it is a suggestion."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        game = outlook.choice.game
        self._style = STYLES[game]
        self._moves: str = outlook.match.house.options.get("moves") or PRINTED_MOVES.get(game, "A")
        self.draft = Draft()
        self.typed = Typed()
        self._steps: list[Draft] = []  # the drafts before this one, since the turn began

    # ---- what it lies on

    def bench(self) -> Bench:
        """What gestures work on; nothing can be done to an earlier position."""
        return self._bench(() if self._outlook.looks_back else self._outlook.verbs())

    def present_bench(self) -> Bench:
        """What can be said with the draft, though an earlier position may be looked at."""
        return self._bench(self._outlook.verbs())

    def shown_bench(self) -> Bench:
        """What is drawn: at an earlier position the play shown there."""
        return self._bench((self._outlook.shown_verb,)) if self._outlook.looks_back else self.bench()

    def _bench(self, verbs: tuple[str, ...]) -> Bench:
        outlook = self._outlook
        return Bench(outlook.seen, outlook.viewer, self._style, self._moves, verbs, self.draft)

    # ---- gestures

    def lay(self, draft: Draft) -> None:
        """A gesture: what was typed is no suggestion any more, and the draft before the gesture can come back."""
        if draft != self.draft:
            self._steps.append(self.draft)
        self.typed = Typed()
        self.draft = draft

    def lay_act(self, act: Act) -> None:
        """The draft that asks for this act; what was typed is forgotten."""
        self.typed = Typed()
        self.draft = draft_for(self.shown_bench(), act)

    def step_back(self) -> bool:
        """Take back the last gesture, or all that was typed; False when nothing lies there."""
        if not self.typed.text and self._steps:
            self.draft = self._steps.pop()
        elif self.typed.text or not self.draft.is_empty:
            self.recall()
        else:
            return False
        return True

    def recall(self) -> None:
        """Everything laid comes back."""
        way = self.draft.way
        self.clear()
        self.draft = Draft(way=way)

    def clear(self) -> None:
        """Nothing is laid and nothing typed."""
        self.draft, self.typed, self._steps = Draft(), Typed(), []

    # ---- typing

    def type(self, text: str) -> None:
        """All that is typed now; in Four Rows it may be the name of the word for a card that lies there."""
        if self.is_naming:
            self.name_word(text)
            return
        bench = self.bench()
        self.typed = typed_on(self._outlook.match.house, bench, text)
        self.draft = suggested(self.typed, bench)

    def name_word(self, text: str) -> None:
        self.typed = replace(self.typed, text=text)
        self.draft = replace(self.draft, spoken=text)

    @property
    def is_naming(self) -> bool:
        return names_a_word(self.typed, self.bench())

    def cycle(self, step: int) -> bool:
        """Another way to lay the typed word; False where there is none."""
        if not self.typed.ways:
            return False
        self.typed = self.typed.turned(step)
        self.draft = suggested(self.typed, self.bench())
        return True
