"""Judges what an act is worth, given what its player saw, as the strongest computer player judges.

Points are only a part of it. Letters kept, their cost at the end, and what the next player could make of the table also
count, on the scales of engine/players.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice

from engine.coach.measures import MEASURES
from engine.core.moves import Act, Move, Play
from engine.core.oracle import legal_moves, ruled
from engine.core.patterns import Call, Fresh
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal
from engine.lexicon import Lexicon, Vocabulary
from engine.players.computer import choose
from engine.players.levels import EVEN, LEVELS, Level
from engine.players.thinking import Mind, Stop, knowing, never
from engine.players.trick_player import worth_in_the_trick
from engine.players.weighing import A_WIN
from engine.players.worth import worth_of

DICE = 1  # the same guesses every time
GUESSES = 6  # hands guessed for the next player
UNWORDED = ("trade", "discard")  # cards that are set aside do not count as played
NO_WORD = ("pass", "timeout", *UNWORDED)  # acts of a player who might have laid a word
LOOKED_AT = 200  # plays of a position, the better ones first
GLANCES, FEWEST_GLANCES = 900, 6  # plays weighed in all decisions at a glance together, and at least in each


def strongest(known: Vocabulary | None = None) -> Level:
    """The strongest level. known: its words; None means all words that it knows."""
    level = LEVELS[-1]
    return level if known is None else replace(level, known=known)


def at_a_glance(decisions: int) -> Level:
    """The level of a judge who glances at this many decisions: it compares plays by themselves, the fewer the more
    decisions there are, so that all of them together take about two seconds of computing."""
    weighs = max(FEWEST_GLANCES, min(LEVELS[-2].weighs, GLANCES // max(decisions, 1)))
    return replace(LEVELS[-2], weighs=weighs, replies=0)


def proper(known: Vocabulary) -> Vocabulary:
    """These words without those that the coach names at no table: offensive ones, and those not for children."""
    return Vocabulary(known.level, known.namelike, offensive=False, only=known.only, family=known.family, proper=True)


def within(house: House, known: Vocabulary | None) -> House:
    """The same table for somebody who knows only these words; None means every word of the dictionary."""
    if known is None:
        return house
    return house.with_words(lambda words: words.within(known) if isinstance(words, Lexicon) else words)


@dataclass(frozen=True)
class Judged:
    """An act and its worth, in tenths of a point.

    act: the act.
    words: the words it lays.
    points: its score.
    gain: its worth to the game: points, and where the game counts them tricks, cards played, a turn that goes on.
    kept: the worth of the letters that stay in the hand.
    end: the cost of these letters at the end.
    ahead: the possible gain or loss in the next play.
    decides: far more than all of these, if the act decides the game.
    keeps: the faces that stay in the hand.
    goes_on: whether the turn goes on.
    wins: whether it wins the game.
    """

    act: Act
    words: tuple[str, ...] = ()
    points: int = 0
    gain: int = 0
    kept: int = 0
    end: int = 0
    ahead: int = 0
    decides: int = 0
    keeps: tuple[str, ...] = ()
    goes_on: bool = False
    wins: bool = False

    @property
    def worth(self) -> int:
        return self.gain + self.kept + self.end + self.ahead + self.decides


class Judge:
    """The judge of one decision.

    seen: the position as the seat saw it.
    known: the words that better plays may use.
    level: the level that judges; None means the strongest.
    in_secret: whether words are laid that nobody else sees at first.
    """

    def __init__(
        self,
        house: House,
        seen: State,
        seat: int,
        *,
        known: Vocabulary | None = None,
        level: Level | None = None,
        stop: Stop = never,
    ) -> None:
        self.house, self.seen, self.seat, self.stop = house, seen, seat, stop
        level = level or strongest()
        self.level = replace(level, known=proper(known or level.known))
        self.mind = Mind(seen, knowing(house, self.level), seat, self.level, EVEN, DICE, stop)
        self._scales = replace(self.mind.scales(), house=replace(house, seed=0, setup=None))
        self._guesses = [self.mind.guessed_cards() for _ in range(GUESSES)]
        self.in_secret = any(isinstance(pattern, Fresh) and pattern.hidden for pattern in house.book.plays.all)

    # ---- possible acts

    @property
    def has_choice(self) -> bool:
        acts = legal_moves(self.house, self.seen, self.seat)
        return len(list(islice(acts, 2))) > 1

    @property
    def must_speak(self) -> bool:
        """Whether the seat is asked to accept or challenge the words of others."""
        waits = self.seen.waits_for
        return self.seat in waits if waits else "accept" in self.house.book.verbs(self.house, self.seen, self.seat)

    @cached_property
    def wordless(self) -> bool:
        """Whether no word of the whole dictionary can be laid."""
        return not any(legal.words for _, legal in legal_moves(self.house, self.seen, self.seat, 1))

    def best_act(self) -> Act | None:
        """The act of the strongest player. In games where words are shouted it has the time to see them all."""
        if self.house.book.plays.has(Call):
            dearest = self.dearest(LOOKED_AT if self.level.effort else self.level.weighs)
            return dearest.act if dearest is not None else None
        return choose(self.seen, self.house, self.seat, DICE, level=self.level, temperament=EVEN, stop=self.stop).act

    def dearest(self, most: int = LOOKED_AT) -> Judged | None:
        """The highest scoring of the first plays, with words that may be named."""
        best: Judged | None = None
        for play in self.plays(most):
            if self.stop():
                return None
            if best is None or (play.points, play.gain) > (best.points, best.gain):
                best = play
        return best

    def plays(self, most: int = LOOKED_AT) -> Iterator[Judged]:
        """Yields the plays that lay words, each with its gain."""
        narrow = within(self.house, self.level.known)
        for act, legal in islice(legal_moves(narrow, self.seen, self.seat), most):
            if legal.words:
                yield Judged(act, legal.words, legal.points, self._gain(act, legal))

    # ---- the worth of an act

    def judged(self, act: Act, *, looks_ahead: bool = True) -> Judged | None:
        """The act with its worth; None if it is illegal as far as its seat can see.

        looks_ahead: whether the next play counts.
        """
        legal = self.ruled(act)
        if legal is None:
            return None
        state, measure = legal.state, MEASURES.get(type(act))
        wins = state.over and self.seat in state.winners
        found = Judged(act, legal.words, legal.points, keeps=self._keeps(state), wins=wins)
        if measure is not None:
            return replace(found, gain=measure(self.mind, act, legal))
        weighed = self._scales.of(0, act, legal)
        in_secret = self.in_secret and isinstance(act, Play)
        return replace(
            found,
            gain=worth_in_the_trick(replace(self.mind), weighed) if in_secret else self._gain(act, legal),
            kept=weighed.kept,
            end=weighed.left,
            ahead=self._ahead(state) if looks_ahead else 0,
            decides=(A_WIN if wins else -A_WIN) if state.over else 0,
            goes_on=not state.over and state.actor == self.seat and not in_secret,
        )

    def ruled(self, act: Act, start: State | None = None) -> Legal | None:
        """The verdict on the act if it is legal, as far as its seat can see.

        start: another position, with guessed cards.
        """
        legal = ruled(self._scales.house, start or self._scales.start, Move(act, self.seat))
        return legal if isinstance(legal, Legal) else None

    def after(self, act: Act) -> State:
        """The position after the act, as far as its seat can see; the position before it if the act is illegal."""
        legal = self.ruled(act)
        return legal.state if legal is not None else self.seen

    def _gain(self, act: Act, legal: Legal) -> int:
        if act.verb in UNWORDED:
            before, after = self.seen.seats[self.seat], legal.state.seats[self.seat]
            return self.house.game.traits.weights.points * (after.score - before.score)
        return worth_of(self.house, self.seen, legal.state, self.seat, 0)

    def _ahead(self, state: State) -> int:
        """The gain or loss in the next play, with guessed hands of the next player: the same ones for every act."""
        if self.in_secret or not self.level.replies or len(state.seats) == 1:
            return 0
        return self.mind.ahead(state, self._guesses)[0]

    def _keeps(self, state: State) -> tuple[str, ...]:
        held = {card.id for card in self.seen.seats[self.seat].hand}
        return tuple([card.face for card in state.seats[self.seat].hand if card.id in held])
