"""The viewer of the table and the part that the viewer may see: the seat, the curtain, a pause, an earlier position.

The curtain covers hands, never the game: between two hands everybody sees the table as a bystander does.
"""

from dataclasses import replace

from app.session.match.gone_words import gone_words
from app.session.match.last_play import LastPlay, last_play
from app.session.match.own_bests import NO_BESTS, Bests
from app.session.match.view_data import GameChoice
from engine.core.moves import RESIGN
from engine.core.oracle import CHALLENGES, expects, verbs_of
from engine.core.patterns import Call
from engine.core.state import State
from engine.core.view import ALL, view
from engine.match import Match


class Outlook:
    """The view of one table.

    viewer: the seat that looks, or whose hand comes next.
    veiled: whether the hand of the viewer is not open yet.
    paused: whether the game pauses.
    buzzer: the player who has the word in games where words are called out; while it is None, nobody can call a word
    out.
    keys: the buzzer key of each seat where words are called out, as people call that key; "" for no key.
    times_left: the seconds each seat has for the whole game; None if nobody counts them.
    shown_index: the earlier position on show; None means the present.
    shown_verb: the verb of the play shown at the earlier position.
    films: whether the viewer watches earlier acts, perhaps up to the last act.
    watched: whether this game is a film and nothing else.
    opened: whether every hand lies open.
    known_bests: what the people here had reached before this game, by seat.
    par: the par of the day, if the cards are those of a day.
    calm: whether scores are not compared: nothing counts up, no record falls, and no seat has a mood.
    begins: the number of moves that lead to the position that a lesson lays; none of these moves is taken back.
    counted: whether the end is counted, or the game belongs to a record that is only viewed; then no move is taken back
    any more.
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
        self._last: tuple[tuple[State | None, int], LastPlay] = ((None, 0), LastPlay())
        self.shown_index: int | None = None
        self.shown_verb = ""
        self.films = self.watched = self.opened = self.counted = False
        self.known_bests: Bests = {}
        self.par: int | None = None
        self.calm = False
        self.begins = 0
        humans = self.humans
        self.viewer = humans[0] if humans else 0
        # the viewer of the present position, while the view shows another seat's past
        self._present_viewer: int | None = None
        self.look_round()
        if not self.state.over and self.keeps_secrets:
            self.veiled = True  # the dealer, or the player who continues a game, need not look first

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def bests(self) -> Bests:
        """The results that the people here had reached before this game; no results in calm play."""
        return NO_BESTS if self.calm else self.known_bests

    @property
    def humans(self) -> list[int]:
        return [seat for seat, who in enumerate(self.choice.seats) if who.kind == "human"]

    @property
    def people_in_game(self) -> list[int]:
        """The seats of people who have not resigned."""
        gone = {move.seat for move in self.match.moves if move.act == RESIGN}
        return [seat for seat in self.humans if seat not in gone]

    @property
    def to_act(self) -> tuple[int, ...]:
        if self._expected[0] is not self.state:
            self._expected = self.state, expects(self.match.house, self.state)[0]
        return self._expected[1]

    def forget(self) -> None:
        """Forgets what the dictionary has judged, because it has another word now."""
        self._expected = None, ()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must act. If all seats may call words out, the player who has to name a word."""
        return self.to_act if self.buzzer is None else (self.buzzer,)

    @property
    def calls(self) -> bool:
        """Whether players call words out in this game."""
        return self.match.house.book.plays.has(Call)

    @property
    def side(self) -> int:
        """The seat whose side of the table is below. In games where words are called out, no hand comes next, so seats
        keep their places whoever has the word."""
        return self.humans[0] if self.calls and self.humans else self.viewer

    @property
    def seen(self) -> State:
        """The position as the viewer sees it; an earlier position while looking back."""
        return self.present if self.shown_index is None else self._view(self.shown_index)

    @property
    def present(self) -> State:
        """The present position of the game as the viewer sees it, whatever is on show."""
        return self._view(len(self.match.states) - 1)

    @property
    def eyes(self) -> int | None:
        """The seat whose cards are open. None means no seat: everything looks as it does to a bystander."""
        return None if self.hidden else ALL if self.opened else self.viewer

    def _view(self, index: int) -> State:
        """The view of a position. Each view is made once: the present view and the view on show are kept."""
        state, eyes = self.match.states[index], self.eyes
        known = self._views.get((index, eyes))
        if known is None or known[0] is not state:
            wanted = self.shown_index, len(self.match.states) - 1
            self._views = {key: kept for key, kept in self._views.items() if key[0] in wanted}
            known = self._views[index, eyes] = state, view(state, eyes)
        return known[1]

    @property
    def shown_to_act(self) -> tuple[int, ...]:
        """The seats that must act in the position on show."""
        return self.awaited if self.shown_index is None else expects(self.match.house, self.seen)[0]

    @property
    def position(self) -> int:
        """The number of acts before the position on show."""
        return len(self.match.moves) if self.shown_index is None else self.shown_index

    @property
    def last_play(self) -> LastPlay:
        """The last play before the position on show, and the last words of the other seats."""
        index = self.position
        key = self.match.states[index], self.viewer
        if self._last[0][0] is not key[0] or self._last[0][1] != key[1]:
            gone = gone_words(self.match, index, self.viewer)
            self._last = key, replace(last_play(self.match, index), gone=gone)
        return self._last[1]

    @property
    def hidden(self) -> bool:
        """Whether no hand is open, so that nobody can act."""
        return self.veiled or self.paused

    @property
    def covered(self) -> bool:
        """Whether the table is hidden, too: in a timed game nobody may think during a pause."""
        return self.paused and self.is_timed

    @property
    def is_timed(self) -> bool:
        """Whether there is a time limit, or everybody waits for the next card."""
        options = self.match.house.options
        return self.calls or any(options.get(limit) is not None for limit in ("seconds", "clock"))

    @property
    def clock_runs(self) -> bool:
        """Whether time runs for the viewer. If players call words out, whether it runs for the player who has the
        word."""
        if self.calls:
            return self.buzzer is not None
        return self.is_timed and not self.hidden and self.to_act == (self.viewer,) and self.viewer in self.humans

    def verbs(self) -> tuple[str, ...]:
        """The verbs of the viewer, without challenges: everybody has challenges, and they are confirmed in one place
        (see Standing.challengers)."""
        if self.hidden or self.watched:
            return ()
        verbs = [verb for verb in verbs_of(self.match.house, self.state, self.viewer) if verb not in CHALLENGES]
        return tuple([verb for verb in verbs if verb != "shout" or self.buzzer is not None or not self.calls])

    def may_buzz(self, seat: int) -> bool:
        """Whether the player may call a word out now: not before three cards lie, and not after a wrong word until the
        next card."""
        house, state = self.match.house, self.state
        free = self.calls and self.buzzer is None and not (self.paused or self.watched or state.over)
        return free and not state.seats[seat].out and "shout" in house.book.verbs(house, state, seat)

    def look_round(self) -> None:
        """Lets the next person who must act look; a curtain closes if hands would be seen."""
        waiting = [seat for seat in self.to_act if seat in self.humans]
        if self.calls and self.state.actor in self.humans:
            waiting = [self.state.actor]  # the dealer has the deck in front
        if self.state.over:
            self.veiled = self.paused = False  # nobody has to look away, and nothing waits to continue
        if not waiting or self.viewer in waiting or self.state.over:
            return
        self.viewer = waiting[0]
        if self.keeps_secrets:
            self.veiled = True

    @property
    def keeps_secrets(self) -> bool:
        """Whether several people share the screen and have secrets from each other."""
        places = [self.state.seats[seat] for seat in self.humans]
        return len(places) > 1 and any(place.hand or place.committed for place in places)

    # ---- the past

    @property
    def looks_back(self) -> bool:
        return self.shown_index is not None

    def look_at(self, index: int | None, eyes: int | None = None) -> None:
        """Shows an earlier position, or the present one again.

        eyes: another seat, or ALL; None for the viewer's own.
        """
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
        """Shows an earlier position as a seat saw it before that seat acted."""
        self.look_at(index, seat)
        self.shown_index, self.shown_verb, self.films = index, verb, self.watched
