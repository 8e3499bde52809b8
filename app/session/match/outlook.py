"""Stores which seat looks at the table, and decides what this seat may see: whether the curtain or a pause hides hands,
and whether an earlier position is displayed.

Between the turns of people who share a screen, the curtain covers only the hands: everybody sees the table as a
bystander does.
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
    """The view of the table: which seat looks at it, at which position, and what is hidden.

    films: whether the table shows a film of earlier acts, even when the film has reached the last act.
    watched: whether the game is only shown as a film, and nobody plays.
    opened: whether the cards of all hands are visible.
    counted: whether no move can be taken back any more, because the result is counted, or because the record is only
    viewed.
    """

    def __init__(self, choice: GameChoice, match: Match) -> None:
        self.choice = choice
        self.match = match
        self.veiled = False  # whether the viewer's hand is still hidden
        self.paused = False  # whether the game is paused
        # the seat that has the word (has pressed the buzzer and must name a word); None if no seat has it
        self.buzzer: int | None = None
        # the name of each seat's buzzer key in games where words are called out; "" for no key
        self.keys: tuple[str, ...] = ("",) * len(choice.seats)
        # the seconds that each seat has left for the whole game; None without such a limit
        self.times_left: tuple[float | None, ...] = (None,) * len(choice.seats)
        self._views: dict[tuple[int, int | None], tuple[State, State]] = {}
        self._expected: tuple[State | None, tuple[int, ...]] = (None, ())
        self._last: tuple[tuple[State | None, int], LastPlay] = ((None, 0), LastPlay())
        self.shown_index: int | None = None  # the number of the earlier position displayed; None for the present
        self.shown_verb = ""  # the verb of the play shown at the earlier position
        self.films = self.watched = self.opened = self.counted = False
        self.known_bests: Bests = {}  # the personal bests before this game, by seat
        self.par: int | None = None  # the par of the day, if the cards are those of a day's deal
        # whether scores are not compared: no points count up, no bests are announced, and no seat has a mood
        self.calm = False
        # the number of moves before the position in which a lesson begins; these moves can't be taken back
        self.begins = 0
        humans = self.humans
        # the seat that looks at the table; while a curtain hides the hand, the seat whose player comes to the screen
        # next
        self.viewer = humans[0] if humans else 0
        # the viewer of the present position, while the table shows an earlier position as another seat saw it
        self._present_viewer: int | None = None
        self.look_round()
        if not self.state.over and self.keeps_secrets:
            # the hand is hidden at the start, because a person who must not see it may be at the screen
            self.veiled = True

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def bests(self) -> Bests:
        """The personal bests of the people at this table before this game; empty in calm play."""
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
        """Drops the stored list of seats that must act, because it may depend on the dictionary, to which a word was
        added."""
        self._expected = None, ()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must act now; if a seat has pressed the buzzer, only that seat."""
        return self.to_act if self.buzzer is None else (self.buzzer,)

    @property
    def calls(self) -> bool:
        """Whether players of this game call words out (Shout!)."""
        return self.match.house.book.plays.has(Call)

    @property
    def side(self) -> int:
        """The seat shown at the bottom of the table: usually the viewer. In Shout! it is always the same seat, because
        players hold no hands."""
        return self.humans[0] if self.calls and self.humans else self.viewer

    @property
    def seen(self) -> State:
        """The position as the viewer sees it, or the displayed earlier position."""
        return self.present if self.shown_index is None else self._view(self.shown_index)

    @property
    def present(self) -> State:
        """The present position of the game as the viewer sees it, even while an earlier position is displayed."""
        return self._view(len(self.match.states) - 1)

    @property
    def eyes(self) -> int | None:
        """The seat whose cards are visible on the screen. None if no hand is visible; the table then looks as it does
        to a bystander."""
        return None if self.hidden else ALL if self.opened else self.viewer

    def _view(self, index: int) -> State:
        """The position with this index as the viewer sees it. The views of the present position and of the displayed
        position are stored."""
        state, eyes = self.match.states[index], self.eyes
        known = self._views.get((index, eyes))
        if known is None or known[0] is not state:
            wanted = self.shown_index, len(self.match.states) - 1
            self._views = {key: kept for key, kept in self._views.items() if key[0] in wanted}
            known = self._views[index, eyes] = state, view(state, eyes)
        return known[1]

    @property
    def shown_to_act(self) -> tuple[int, ...]:
        """The seats that must act in the displayed position."""
        return self.awaited if self.shown_index is None else expects(self.match.house, self.seen)[0]

    @property
    def position(self) -> int:
        """The number of acts before the displayed position."""
        return len(self.match.moves) if self.shown_index is None else self.shown_index

    @property
    def last_play(self) -> LastPlay:
        """The last play before the displayed position, and the last words of the other seats that have left the
        table."""
        index = self.position
        key = self.match.states[index], self.viewer
        if self._last[0][0] is not key[0] or self._last[0][1] != key[1]:
            gone = gone_words(self.match, index, self.viewer)
            self._last = key, replace(last_play(self.match, index), gone=gone)
        return self._last[1]

    @property
    def hidden(self) -> bool:
        """Whether all hands are hidden; then no player can act."""
        return self.veiled or self.paused

    @property
    def covered(self) -> bool:
        """Whether the whole table is hidden. A pause of a timed game hides it, so nobody can think during the pause."""
        return self.paused and self.is_timed

    @property
    def is_timed(self) -> bool:
        """Whether the game has a time limit, or is a game in which words are called out."""
        options = self.match.house.options
        return self.calls or any(options.get(limit) is not None for limit in ("seconds", "clock"))

    @property
    def clock_runs(self) -> bool:
        """Whether time runs for the viewer. In Shout!, whether it runs for the player who must name a word."""
        if self.calls:
            return self.buzzer is not None
        return self.is_timed and not self.hidden and self.to_act == (self.viewer,) and self.viewer in self.humans

    def verbs(self) -> tuple[str, ...]:
        """The verbs that the viewer can use now. Challenges are left out, because anybody may make them (see
        Standing.challengers)."""
        if self.hidden or self.watched:
            return ()
        verbs = [verb for verb in verbs_of(self.match.house, self.state, self.viewer) if verb not in CHALLENGES]
        return tuple([verb for verb in verbs if verb != "shout" or self.buzzer is not None or not self.calls])

    def may_buzz(self, seat: int) -> bool:
        """Whether this seat may press the buzzer now: no other player is naming a word, and the rules let this seat
        call out a word."""
        house, state = self.match.house, self.state
        free = self.calls and self.buzzer is None and not (self.paused or self.watched or state.over)
        return free and not state.seats[seat].out and "shout" in house.book.verbs(house, state, seat)

    def look_round(self) -> None:
        """Sets the viewer to the next person who must act. If people at this screen have secrets from each other, the
        curtain first hides the hand."""
        waiting = [seat for seat in self.to_act if seat in self.humans]
        if self.calls and self.state.actor in self.humans:
            waiting = [self.state.actor]  # the viewer is the dealer, who deals the next card
        if self.state.over:
            self.veiled = self.paused = False  # a game that is over has no secrets, and nothing to pause
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

        eyes: another seat whose view to show, or ALL; None for the viewer's own view.
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
        """Shows an earlier position as a seat saw it, with a play of this verb that the seat could have made."""
        self.look_at(index, seat)
        self.shown_index, self.shown_verb, self.films = index, verb, self.watched
