"""Who looks at the table and what they see of it: the seat, the curtain, a pause, an earlier position.

The curtain covers hands, never the game: between two hands everybody sees the table as a bystander does.
"""

from app.session.match.last_play import LastPlay, last_play
from app.session.match.view_data import GameChoice
from engine.core.oracle import CHALLENGES, expects, verbs_of
from engine.core.patterns import Call
from engine.core.state import State
from engine.core.view import ALL, view
from engine.match import Match


class Outlook:
    """viewer: the seat that looks, or whose hand comes.  veiled: its hand is not opened yet.  paused: nobody plays.
    buzzer: where words are called out, who has the word; while nobody has, none can be called out.
    keys: where words are called out, the buzzer of each seat, as people call that key; "" for none.
    times_left: what each seat has of its time for the whole game, in seconds; None where nobody counts it.
    shown_index: the earlier position that is shown, None: the present.  shown_verb: what a play shown there does.
    films: is what has been played looked at, though it may be its end?  watched: this game is a film and nothing else.
    opened: does every hand lie open?
    counted: is the end counted, or that of a record which is only looked at? Then nothing is taken back any more.
    """

    def __init__(self, choice: GameChoice, match: Match) -> None:
        self.choice = choice
        self.match = match
        self.veiled = False
        self.paused = False
        self.buzzer: int | None = None
        self.keys: tuple[str, ...] = ("",) * len(choice.seats)
        self.times_left: tuple[float | None, ...] = (None,) * len(choice.seats)
        self._views: dict[tuple[int, int | None], tuple[State, State]] = {}
        self._expected: tuple[State | None, tuple[int, ...]] = (None, ())
        self._last: tuple[State | None, LastPlay] = (None, LastPlay())
        self.shown_index: int | None = None
        self.shown_verb = ""
        self.films = self.watched = self.opened = self.counted = False
        humans = self.humans
        self.viewer = humans[0] if humans else 0
        self._present_viewer: int | None = None  # while another seat's past is looked at
        self.look_round()
        if not self.state.over and self.keeps_secrets:
            self.veiled = True  # who deals, or goes on with a game, need not be the one who looks first

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def humans(self) -> list[int]:
        return [seat for seat, who in enumerate(self.choice.seats) if who.kind == "human"]

    @property
    def to_act(self) -> tuple[int, ...]:
        if self._expected[0] is not self.state:
            self._expected = self.state, expects(self.match.house, self.state)[0]
        return self._expected[1]

    @property
    def awaited(self) -> tuple[int, ...]:
        """Who must act: among all who may call words out, the player who has to name one."""
        return self.to_act if self.buzzer is None else (self.buzzer,)

    @property
    def calls(self) -> bool:
        """Is this a game in which players call words out?"""
        return self.match.house.book.plays.has(Call)

    @property
    def side(self) -> int:
        """Whose side of the table is below. Where words are called out there is no hand to come, and seats keep their
        places whoever has the word."""
        return self.humans[0] if self.calls and self.humans else self.viewer

    @property
    def seen(self) -> State:
        """The position as the seat that looks sees it; an earlier one while looking back."""
        return self.present if self.shown_index is None else self._view(self.shown_index)

    @property
    def present(self) -> State:
        """The position of the game as the seat that looks sees it, whatever is shown."""
        return self._view(len(self.match.states) - 1)

    @property
    def eyes(self) -> int | None:
        """Whose cards are open; None: nobody's, and everything looks as it does to a bystander."""
        return None if self.hidden else ALL if self.opened else self.viewer

    def _view(self, index: int) -> State:
        """Made once per position: keeps the present view and the one on show."""
        state, eyes = self.match.states[index], self.eyes
        known = self._views.get((index, eyes))
        if known is None or known[0] is not state:
            wanted = self.shown_index, len(self.match.states) - 1
            self._views = {key: kept for key, kept in self._views.items() if key[0] in wanted}
            known = self._views[index, eyes] = state, view(state, eyes)
        return known[1]

    @property
    def shown_to_act(self) -> tuple[int, ...]:
        """Who must act in the position on show."""
        return self.awaited if self.shown_index is None else expects(self.match.house, self.seen)[0]

    @property
    def position(self) -> int:
        """The number of acts before the position on show."""
        return len(self.match.moves) if self.shown_index is None else self.shown_index

    @property
    def last_play(self) -> LastPlay:
        """The last play before the position on show."""
        index = self.position
        if self._last[0] is not self.match.states[index]:
            self._last = self.match.states[index], last_play(self.match, index)
        return self._last[1]

    @property
    def hidden(self) -> bool:
        """Is no hand open, so that nothing can be done?"""
        return self.veiled or self.paused

    @property
    def covered(self) -> bool:
        """Is the table hidden, too? Nobody may think on during a pause when time is short."""
        return self.paused and self.is_timed

    @property
    def is_timed(self) -> bool:
        """Is there a time limit, or does everybody wait for the next card?"""
        options = self.match.house.options
        return self.calls or any(options.get(limit) is not None for limit in ("seconds", "clock"))

    @property
    def clock_runs(self) -> bool:
        """Does time run for the seat that looks? Where players call words out, it runs for the player who has the
        word."""
        if self.calls:
            return self.buzzer is not None
        return self.is_timed and not self.hidden and self.to_act == (self.viewer,) and self.viewer in self.humans

    def verbs(self) -> tuple[str, ...]:
        """The verbs of the seat that looks, without challenges: these are offered to everybody, and confirmed, in one
        place (see Standing.challengers)."""
        if self.hidden or self.watched:
            return ()
        verbs = [verb for verb in verbs_of(self.match.house, self.state, self.viewer) if verb not in CHALLENGES]
        return tuple([verb for verb in verbs if verb != "shout" or self.buzzer is not None or not self.calls])

    def may_buzz(self, seat: int) -> bool:
        """Only for players who may call a word out now: not before three cards lie, nor after a wrong word until the
        next card."""
        house, state = self.match.house, self.state
        free = self.calls and self.buzzer is None and not (self.paused or self.watched or state.over)
        return free and not state.seats[seat].out and "shout" in house.book.verbs(house, state, seat)

    def look_round(self) -> None:
        """The next person who must act looks; a curtain closes if hands would be seen."""
        waiting = [seat for seat in self.to_act if seat in self.humans]
        if self.calls and self.state.actor in self.humans:
            waiting = [self.state.actor]  # who deals has the deck before them
        if self.state.over:
            self.veiled = self.paused = False  # nobody is to look away any more, and nothing waits to go on
        if not waiting or self.viewer in waiting or self.state.over:
            return
        self.viewer = waiting[0]
        if self.keeps_secrets:
            self.veiled = True

    @property
    def keeps_secrets(self) -> bool:
        """Do several people share the screen, with secrets from each other?"""
        places = [self.state.seats[seat] for seat in self.humans]
        return len(places) > 1 and any(place.hand or place.committed for place in places)

    # ---- the past

    @property
    def looks_back(self) -> bool:
        return self.shown_index is not None

    def look_at(self, index: int | None, eyes: int | None = None) -> None:
        """Show an earlier position, or the present one again. eyes: of another seat, or ALL; None: one's own."""
        if self._present_viewer is not None:
            self.viewer, self._present_viewer = self._present_viewer, None
        if eyes is not None and eyes not in (ALL, self.viewer):
            self._present_viewer, self.viewer = self.viewer, eyes
        self.opened = eyes == ALL
        last = len(self.match.states) - 1
        self.shown_index = None if index is None or index >= last else max(index, 0)
        self.films = self.shown_index is not None or (index is not None and (self.state.over or self.watched))
        self.shown_verb = ""

    def look_at_play(self, index: int, seat: int, verb: str) -> None:
        """Show what a seat saw at an earlier position, before it acted there."""
        self.look_at(index, seat)
        self.shown_index, self.shown_verb, self.films = index, verb, self.watched
