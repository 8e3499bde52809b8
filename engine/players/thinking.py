"""A computer player's turn: it weighs the plays it sees, looks at what the next player could do, and chooses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from zlib import crc32

from engine.core.cards import Card
from engine.core.lookup import Words
from engine.core.moves import PASS, Act, Move
from engine.core.oracle import ruled
from engine.core.rulebook import House
from engine.core.shuffle import below, shuffled
from engine.core.state import State
from engine.core.verdict import Legal
from engine.lexicon import Lexicon
from engine.players.candidates import LAYING, proposals, replies_are_dear
from engine.players.capped import FewWays
from engine.players.effort import Effort
from engine.players.futures import Futures, best_future, can_be_supposed
from engine.players.guessing import unseen_cards, with_hidden_cards, with_other_hands
from engine.players.levels import EVEN, Level, Temperament
from engine.players.more_words import more_words
from engine.players.noticing import finds
from engine.players.tastes import to_taste
from engine.players.weighing import NEAR_THE_END, Scales, Weighed, all_legal, rank
from engine.players.whole_turns import whole_turns
from engine.players.worth import worth_of

LOOKS = 240  # acts a player considers in a turn, whether it notices their words or not
LAST_RESORTS = 12  # if it noticed no play, it tries this many of the plays it overlooked
WAYS = 5  # ways to lay a word that a player considers
# A player who likes to hinder the next one looks at this many plays from its point of view, each with this many hands.
FORESEEN, FORESEEN_HANDS = 6, 2
REPLY_LOOKS, REPLIES, REPLY_FIRSTS = 10, 4, 2  # acts considered and weighed for the next player

Stop = Callable[[], bool]


def never() -> bool:
    return False


@dataclass
class Mind:
    """One decision.

    view: what the seat sees.
    house: the table with the dictionary as this player knows it; its `words` are those of the seat.
    dice: its luck; the same dice give the same decision.
    """

    view: State
    house: House
    seat: int
    level: Level
    temperament: Temperament
    dice: int
    stop: Stop = never

    def __post_init__(self) -> None:
        self._luck, self.house = self.dice, self.house.at(self.seat)
        self.effort = Effort(self.level.effort, self.stop)
        self.declined = False  # whether it has seen words but did not want to lay them

    def chance(self, hundred: int) -> bool:
        self.dice, number = below(100, self.dice)
        return number < hundred

    def notices(self, words: str) -> bool:
        """Whether the player notices these words; it notices or overlooks a word in every way to lay it."""
        return all(self._throw(word) < finds(self.level, word, self._rarity(word)) for word in words.split())

    def catches(self, thing: str) -> bool:
        """Whether it notices something that is not a word, such as a letter: all are equally easy."""
        return self._throw(thing) < self.level.notices

    def _throw(self, thing: str) -> int:
        return below(100, self._luck ^ crc32(thing.encode()) << 20)[1]

    def _rarity(self, word: str) -> int:
        words = self.house.words
        return (words.level(word) if isinstance(words, Lexicon) else None) or self.level.known.level

    def guessed_cards(self) -> tuple[Card, ...]:
        self.dice, order = shuffled(unseen_cards(self.house, self.view), self.dice)
        return order

    def _patience(self, number: int) -> int:
        """How many things it looks at: half as many in games with many or expensive turns."""
        return (number + 1) // 2 if self.house.game.traits.long else number

    # ---- the player's play

    def plays(self, verbs: Sequence[str] = LAYING) -> list[Weighed]:
        """The plays it sees, its favourite first."""
        scales = self.scales()
        found = sorted(self._noticed(scales, verbs), key=rank)
        if not found:
            return found
        whole = self.level.effort and "play" in verbs
        more = list(whole_turns(scales, self.effort) if whole else more_words(scales, found))
        found = to_taste(self.temperament, scales, sorted([*found, *more], key=rank), self._foreseen)
        at_a_glance = not more  # whole turns are not seen at a glance
        if self.level.effort and at_a_glance and can_be_supposed(self.house):
            futures = Futures(self.house, self.seat, self.effort, self.temperament.hinders)
            return best_future(futures, self.view, found, iter(self.guessed_cards, None))
        foreseen = self.temperament.hinders > EVEN.hinders
        return self._looked_ahead(found) if self.level.replies and not foreseen else found

    def scales(self) -> Scales:
        return Scales(self.house, self._supposed(), self.seat, self.level, self.temperament.cards)

    def _noticed(self, scales: Scales, verbs: Sequence[str]) -> list[Weighed]:
        """The plays it notices; if there are none, one of those that are hardest to see."""
        found: list[Weighed] = []
        overlooked: list[Act] = []
        acts = islice(proposals(self.house, self.view, self.seat, verbs), LOOKS)
        for order, (text, act) in enumerate(acts):
            if self.stop() or len(found) == self._patience(self.level.weighs):
                break
            if not self.notices(text):
                overlooked.append(act)
                continue
            play = scales.weighed(order, act)
            if play is not None:
                found.append(play)
        if found:
            return found
        tried = (scales.weighed(0, act) for act in overlooked[: -LAST_RESORTS - 1 : -1])
        return [play for play in tried if play is not None][:1]

    def _supposed(self) -> State:
        """The position with guessed hands of the others, near the end only: a player who goes out gains by what they
        hold."""
        if not self.level.endgame or len(self.view.deck) > NEAR_THE_END:
            return self.view
        return with_other_hands(self.view, self.seat, self.guessed_cards())

    # ---- the next player

    def _looked_ahead(self, found: list[Weighed]) -> list[Weighed]:
        """The plays, the first few again judged by what the next player could make of them, or by how the player's turn
        goes on.

        Hidden cards are guessed from those not seen; all plays get the same guesses, so that they compare.
        """
        first = found[: max(self._patience(self.level.replies), 2)]  # with one there is nothing to choose
        if replies_are_dear(self.house) or not any(_leaves_something(play.legal.state) for play in first):
            return found
        guesses = [self.guessed_cards() for _ in range(self._patience(self.level.guesses))]
        looked: list[tuple[int, int, str, Weighed]] = []
        for play in first:
            gain, why = self.ahead(play.legal.state, guesses)
            mine = play.legal.state.actor == self.seat
            hindrance = gain if mine else gain * self.temperament.hinders // 100
            looked.append((play.worth + play.liked + hindrance, gain, why, play))
            if self.stop():
                break
        _, gain, why, best = max(looked, key=lambda entry: entry[0])
        best_on = gain == max([other for _, other, _, _ in looked])
        if (best_on or why != "sees-on") and (best is not found[0] or gain > 0):
            best = best._replace(why=why)
        return [best, *[play for play in found if play.act != best.act]]

    def _foreseen(self, plays: Sequence[Weighed]) -> list[int]:
        """The gain or loss that the next turn may bring this seat, after each of the first plays."""
        guesses = [self.guessed_cards() for _ in range(FORESEEN_HANDS)]
        return [self.ahead(play.legal.state, guesses)[0] for play in plays[: self._patience(FORESEEN)]]

    def ahead(self, state: State, guesses: Sequence[Sequence[Card]]) -> tuple[int, str]:
        """The gain or loss that the next play may bring this seat, in tenths of a point; and a reason for it."""
        futures = [self._next_worth(state, guess) for guess in guesses]
        worth = sum([worth for worth, _ in futures]) // len(guesses)
        if state.actor == self.seat:
            return worth, "sees-on"
        why = "little-for-next" if any(answered for _, answered in futures) else "stuck-next"
        return -worth // (len(self.view.playing) - 1), why

    def _next_worth(self, state: State, guess: Sequence[Card]) -> tuple[int, bool]:
        """The most the next play could win, in tenths of a point, and whether there is one.

        If there is no play, a rival's pass counts.
        """
        if not _leaves_something(state):
            return 0, True
        seat = state.actor
        guessed = with_hidden_cards(state, seat, guess)
        thought_of = proposals(self.house, guessed, seat, firsts=REPLY_FIRSTS)
        acts = (act for _, act in islice(thought_of, REPLY_LOOKS))
        replies = list(islice(all_legal(self.house, guessed, seat, acts), REPLIES))
        answered = bool(replies)
        if not replies and seat != self.seat and not self._trades_for_nothing(guessed, seat):
            replies = list(all_legal(self.house, guessed, seat, [PASS]))
        worth = max([worth_of(self.house, guessed, legal.state, seat, 0) for legal in replies], default=0)
        return worth, answered

    def _trades_for_nothing(self, state: State, seat: int) -> bool:
        """Whether a player who finds no word can trade, and so avoid the cost of a pass."""
        as_dear_as_a_pass = self.house.options.get("stuck") == "takes"
        return not as_dear_as_a_pass and "trade" in self.house.book.verbs(self.house, state, seat)

    # ---- small decisions

    def legal(self, act: Act) -> Legal | None:
        verdict = ruled(self.house, self.view, Move(act, self.seat))
        return verdict if isinstance(verdict, Legal) else None

    def first_legal(self, acts: Sequence[Act]) -> Act | None:
        return next((act for act in acts if self.legal(act)), None)


def _leaves_something(state: State) -> bool:
    """Whether the position leaves anything on the table to go on with."""
    return bool(state.table) and not state.over


def knowing(house: House, level: Level) -> House:
    """The table with the dictionary as this player knows it, and without any trace of the deal."""

    def few(words: Words) -> Words:
        return FewWays(words.within(level.known), WAYS) if isinstance(words, Lexicon) else words

    return replace(house.with_words(few), seed=0, setup=None)
