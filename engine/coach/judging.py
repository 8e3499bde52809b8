"""Judges the value of an act as the strongest computer player would, using only what the acting player saw.

The value is an estimate, in tenths of a point, of how much the act helps its player. Points are only a part of the
value. The letters kept, their cost at the end, and what the next player could make of the table also count;
engine/players computes these parts.
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
from engine.players.trick_player import value_in_the_trick
from engine.players.value import value_of
from engine.players.weighing import A_WIN

DICE = 1  # the fixed start of the random numbers, which makes the guesses the same every time
GUESSES = 6  # the number of guesses at the next player's hand
EXCHANGES = ("trade", "discard")  # acts that exchange hand cards; the exchanged cards do not count as played
NO_WORD = ("pass", "timeout", *EXCHANGES)  # acts that lay no word, although the player could perhaps lay one
LOOKED_AT = 200  # the maximum number of plays to judge in a position; better plays come first
# For a quick judgement. GLANCES: the total number of plays to judge in all decisions. FEWEST_GLANCES: the minimum
# number of plays to judge in each decision.
GLANCES, FEWEST_GLANCES = 900, 6


def strongest(known: Vocabulary | None = None) -> Level:
    """The strongest level of the computer players. The coach judges acts as a player of this level would.

    known: the words that this player may use; None means all words that the level knows.
    """
    level = LEVELS[-1]
    return level if known is None else replace(level, known=known)


def at_a_glance(decisions: int) -> Level:
    """The level for a quick judgement of this many decisions. It compares plays without looking ahead. The more
    decisions there are, the fewer plays it compares in each, so that all decisions together take about two seconds of
    computing."""
    weighs = max(FEWEST_GLANCES, min(LEVELS[-2].weighs, GLANCES // max(decisions, 1)))
    return replace(LEVELS[-2], weighs=weighs, replies=0)


def proper(known: Vocabulary) -> Vocabulary:
    """This vocabulary without the words that the coach never names: offensive words, and words that are not for
    children."""
    return Vocabulary(known.level, known.namelike, offensive=False, only=known.only, family=known.family, proper=True)


def with_known_words(house: House, known: Vocabulary | None) -> House:
    """A copy of the game with a smaller dictionary, which has only the words that a player with this vocabulary knows.
    A vocabulary of None means all words."""
    if known is None:
        return house
    return house.with_words(lambda words: words.within(known) if isinstance(words, Lexicon) else words)


@dataclass(frozen=True)
class Judged:
    """An act and its value: an estimate, in tenths of a point, of how much the act helps its player. `value` is the sum
    of `immediate`, `kept`, `end`, `ahead` and `decides`."""

    act: Act
    """The act."""
    words: tuple[str, ...] = ()
    """The words that the act lays."""
    points: int = 0
    """The score of the act, in points."""
    immediate: int = 0
    """The value of the act itself: its points and, if the game counts them, tricks, cards played, or a turn that goes
    on."""
    kept: int = 0
    """The value of the letters that stay in the hand."""
    end: int = 0
    """The cost of the letters in the hand if the game ends with them."""
    ahead: int = 0
    """The value that the next play may add for this player; negative if the next play may help a rival more."""
    decides: int = 0
    """If the act decides the game, an amount far greater than all other parts of the value; otherwise 0."""
    keeps: tuple[str, ...] = ()
    """The faces of the cards that stay in the hand."""
    goes_on: bool = False
    """Whether the turn goes on after the act."""
    wins: bool = False
    """Whether the act wins the game."""

    @property
    def value(self) -> int:
        return self.immediate + self.kept + self.end + self.ahead + self.decides


class Judge:
    """Judges one decision.

    seen: the position as the deciding player saw it.
    known: the words that better plays may use.
    level: the level of the computer player that judges; None means the strongest.
    in_secret: whether players of this game lay words face down, so that other players do not see them at first.
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
        """Whether the player must now either accept or challenge the words of other players."""
        waits = self.seen.waits_for
        return self.seat in waits if waits else "accept" in self.house.book.verbs(self.house, self.seen, self.seat)

    @cached_property
    def wordless(self) -> bool:
        """Whether the player cannot lay any word in this position, even with the whole dictionary."""
        return not any(legal.words for _, legal in legal_moves(self.house, self.seen, self.seat, 1))

    def best_act(self) -> Act | None:
        """The act that the strongest player would choose. In Shout!, the result ignores how long that player would need
        to see each word."""
        if self.house.book.plays.has(Call):
            dearest = self.highest_scoring(LOOKED_AT if self.level.effort else self.level.weighs)
            return dearest.act if dearest is not None else None
        return choose(self.seen, self.house, self.seat, DICE, level=self.level, temperament=EVEN, stop=self.stop).act

    def highest_scoring(self, most: int = LOOKED_AT) -> Judged | None:
        """The highest scoring play among the first `most` plays. Considers only plays whose words the coach may
        name."""
        best: Judged | None = None
        for play in self.plays(most):
            if self.stop():
                return None
            if best is None or (play.points, play.immediate) > (best.points, best.immediate):
                best = play
        return best

    def plays(self, most: int = LOOKED_AT) -> Iterator[Judged]:
        """Yields the plays that lay words, each with its immediate value."""
        narrow = with_known_words(self.house, self.level.known)
        for act, legal in islice(legal_moves(narrow, self.seen, self.seat), most):
            if legal.words:
                yield Judged(act, legal.words, legal.points, self._immediate(act, legal))

    # ---- the value of an act

    def judged(self, act: Act, *, looks_ahead: bool = True) -> Judged | None:
        """The act with its value; None if the act is illegal, judged from what the player can see.

        looks_ahead: whether the value includes the expected effect of the next play.
        """
        legal = self.ruled(act)
        if legal is None:
            return None
        state, measure = legal.state, MEASURES.get(type(act))
        wins = state.over and self.seat in state.winners
        found = Judged(act, legal.words, legal.points, keeps=self._keeps(state), wins=wins)
        if measure is not None:
            return replace(found, immediate=measure(self.mind, act, legal))
        weighed = self._scales.of(0, act, legal)
        in_secret = self.in_secret and isinstance(act, Play)
        return replace(
            found,
            immediate=value_in_the_trick(replace(self.mind), weighed) if in_secret else self._immediate(act, legal),
            kept=weighed.kept,
            end=weighed.left,
            ahead=self._ahead(state) if looks_ahead else 0,
            decides=(A_WIN if wins else -A_WIN) if state.over else 0,
            goes_on=not state.over and state.actor == self.seat and not in_secret,
        )

    def ruled(self, act: Act, start: State | None = None) -> Legal | None:
        """The verdict on the act, judged from what the player can see; None if the act is illegal.

        start: a position with guessed cards in which to judge the act, instead of the position that the player sees.
        """
        legal = ruled(self._scales.house, start or self._scales.start, Move(act, self.seat))
        return legal if isinstance(legal, Legal) else None

    def after(self, act: Act) -> State:
        """The position after the act, as the player can predict it. If the act is illegal, returns the position before
        the act."""
        legal = self.ruled(act)
        return legal.state if legal is not None else self.seen

    def _immediate(self, act: Act, legal: Legal) -> int:
        if act.verb in EXCHANGES:
            before, after = self.seen.seats[self.seat], legal.state.seats[self.seat]
            return self.house.game.traits.weights.points * (after.score - before.score)
        return value_of(self.house, self.seen, legal.state, self.seat, 0)

    def _ahead(self, state: State) -> int:
        """The expected effect of the next play on this player's value: the average over guessed hands of the next
        player. The guesses are the same for every act."""
        if self.in_secret or not self.level.replies or len(state.seats) == 1:
            return 0
        return self.mind.ahead(state, self._guesses)[0]

    def _keeps(self, state: State) -> tuple[str, ...]:
        held = {card.id for card in self.seen.seats[self.seat].hand}
        return tuple([card.face for card in state.seats[self.seat].hand if card.id in held])
