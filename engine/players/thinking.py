"""A computer player's turn: the player weighs the plays that it notices, considers what the next player could do, and
chooses."""

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
from engine.players.candidates import LAYING, has_play_ons, proposals, replies_are_costly
from engine.players.capped import FewWays
from engine.players.effort import Effort
from engine.players.futures import Futures, best_future, can_simulate_turns
from engine.players.guessing import unseen_cards, with_hidden_cards, with_other_hands
from engine.players.levels import EVEN, Level, Temperament
from engine.players.more_words import more_words
from engine.players.noticing import finds
from engine.players.tastes import to_taste
from engine.players.value import value_of
from engine.players.weighing import NEAR_THE_END, Scales, Weighed, all_legal, rank
from engine.players.whole_turns import whole_turns

LOOKS = 240  # the maximum number of acts to look through in a turn, including those whose words the player overlooks
LAST_RESORTS = 12  # if the player noticed no play, it tries at most this many of the plays that it overlooked
WAYS = 5  # the number of ways to lay a word that a player considers
# For a player that likes to hinder the next player. FORESEEN: the number of plays for which it considers the next
# player's answers. FORESEEN_HANDS: how many times it guesses the next player's hand.
FORESEEN, FORESEEN_HANDS = 6, 2
# For the next player's turn. REPLIES: the maximum number of legal acts to compare. REPLY_LOOKS: the maximum number of
# acts to examine, in percent of the legal acts to compare. REPLY_FIRSTS: the number of first words to try for a turn of
# two words. STEPS: in games with play-ons, the steps of effort for each examined act.
REPLIES, REPLY_LOOKS, REPLY_FIRSTS, STEPS = 4, 250, 2, 3

Stop = Callable[[], bool]


def never() -> bool:
    return False


@dataclass
class Mind:
    """One decision of a computer player.

    view: the position as the seat sees it.
    house: the game with the words that this player knows.
    dice: the state of the player's random generator; the same dice lead to the same decision.
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
        self.declined = False  # whether the player has seen plays but did not want any of them
        # Whether the player thinks longer about the next player's answers. With play-ons, a player can answer in very
        # many ways, and the search does not find the best ones first.
        self._thinks_on = bool(self.level.effort) and has_play_ons(self.house)

    def chance(self, hundred: int) -> bool:
        self.dice, number = below(100, self.dice)
        return number < hundred

    def notices(self, words: str) -> bool:
        """Whether the player notices all of these words, which are separated by spaces. Whether a word is noticed does
        not depend on how it is laid."""
        return all(self._throw(word) < finds(self.level, word, self._rarity(word)) for word in words.split())

    def catches(self, thing: str) -> bool:
        """Whether the player notices something other than a word, such as a letter. All things that are not words are
        equally easy to notice."""
        return self._throw(thing) < self.level.notices

    def _throw(self, thing: str) -> int:
        return below(100, self._luck ^ crc32(thing.encode()) << 20)[1]

    def _rarity(self, word: str) -> int:
        words = self.house.words
        return (words.level(word) if isinstance(words, Lexicon) else None) or self.level.known.level

    def guessed_cards(self) -> tuple[Card, ...]:
        self.dice, order = shuffled(unseen_cards(self.house, self.view), self.dice)
        return order

    def _considered(self, number: int) -> int:
        """The number of plays or hands to consider: `number` or, in games with many or slow turns, half of it."""
        return (number + 1) // 2 if self.house.game.traits.long else number

    # ---- the plays that the player sees

    def plays(self, verbs: Sequence[str] = LAYING) -> list[Weighed]:
        """The plays that the player notices, with the play that it likes best first."""
        scales = self.scales()
        found = sorted(self._noticed(scales, verbs), key=rank)
        if not found:
            return found
        whole = self.level.effort and "play" in verbs
        more = list(whole_turns(scales, self.effort) if whole else more_words(scales, found))
        found = to_taste(self.temperament, scales, sorted([*found, *more], key=rank), self._foreseen)
        # The acts in simulated turns are chosen quickly and rarely make several words. So if turns of several words are
        # possible, the player does not simulate turns; it only considers the next player's reply.
        at_a_glance = not more
        if self.level.effort and at_a_glance and can_simulate_turns(self.house):
            futures = Futures(self.house, self.seat, self.effort, self.temperament.hinders)
            return best_future(futures, self.view, found, iter(self.guessed_cards, None))
        foreseen = self.temperament.hinders > EVEN.hinders
        return self._looked_ahead(found) if self.level.replies and not foreseen else found

    def scales(self) -> Scales:
        return Scales(self.house, self._supposed(), self.seat, self.level, self.temperament.cards)

    def _noticed(self, scales: Scales, verbs: Sequence[str]) -> list[Weighed]:
        """The plays that the player notices. If it notices none, returns only one play: of the last LAST_RESORTS plays
        that it overlooked, the last one that is legal."""
        found: list[Weighed] = []
        overlooked: list[Act] = []
        acts = islice(proposals(self.house, self.view, self.seat, verbs), LOOKS)
        for order, (text, act) in enumerate(acts):
            if self.stop() or len(found) == self._considered(self.level.weighs):
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
        """The position as the player imagines it: near the end of the game, the view with guessed cards in the other
        hands, because these cards may decide the points at the end; earlier in the game, the view itself."""
        if not self.level.endgame or len(self.view.deck) > NEAR_THE_END:
            return self.view
        return with_other_hands(self.view, self.seat, self.guessed_cards())

    # ---- the next player

    def _looked_ahead(self, found: list[Weighed]) -> list[Weighed]:
        """The plays, with the best of the first few moved to the front. The best is the one with the highest value
        together with the next player's possible answers or, if the turn goes on, the player's own next words.

        Hidden cards are guessed. The guesses are the same for all plays, to make the comparison fair.
        """
        plays, hands = self.level.replies, self.level.guesses
        if not self._thinks_on:
            plays, hands = self._considered(plays), self._considered(hands)
        # Compares at least two plays, because with one play there is nothing to choose.
        first = found[: max(plays, 2)]
        if replies_are_costly(self.house) or not any(_leaves_something(play.legal.state) for play in first):
            return found
        guesses = [self.guessed_cards() for _ in range(hands)]
        looked: list[tuple[int, int, str, Weighed]] = []
        for play in first:
            value, why = self.ahead(play.legal.state, guesses)
            mine = play.legal.state.actor == self.seat
            hindrance = value if mine else value * self.temperament.hinders // 100
            looked.append((play.value + play.liked + hindrance, value, why, play))
            if self.stop() or (self._thinks_on and self.effort.spent(0)):
                break
        _, value, why, best = max(looked, key=lambda entry: entry[0])
        best_on = value == max([other for _, other, _, _ in looked])
        if (best_on or why != "sees-on") and (best is not found[0] or value > 0):
            best = best._replace(why=why)
        return [best, *[play for play in found if play.act != best.act]]

    def _foreseen(self, plays: Sequence[Weighed]) -> list[int]:
        """The value of the next turn for this seat after each of the first plays (see `ahead`)."""
        guesses = [self.guessed_cards() for _ in range(FORESEEN_HANDS)]
        return [self.ahead(play.legal.state, guesses)[0] for play in plays[: self._considered(FORESEEN)]]

    def ahead(self, state: State, guesses: Sequence[Sequence[Card]]) -> tuple[int, str]:
        """The value of the next play for this seat, in tenths of a point, averaged over these guesses at hidden cards;
        negative if the next play may help a rival. Also returns the key of the reason that the player can give for this
        value."""
        futures = [self._next_value(state, guess) for guess in guesses]
        value = sum([value for value, _ in futures]) // len(guesses)
        if state.actor == self.seat:
            return value, "sees-on"
        why = "little-for-next" if any(answered for _, answered in futures) else "stuck-next"
        return -value // (len(self.view.playing) - 1), why

    def _next_value(self, state: State, guess: Sequence[Card]) -> tuple[int, bool]:
        """The highest value that a next play has for the seat that makes it, in tenths of a point, and whether any such
        play was found.

        If a rival does not find a play, returns the value of the rival's pass instead, because a pass can cost cards,
        for example.
        """
        if not _leaves_something(state):
            return 0, True
        seat = state.actor
        guessed = with_hidden_cards(state, seat, guess)
        thought_of = proposals(self.house, guessed, seat, firsts=REPLY_FIRSTS)
        most = self.level.answers if self._thinks_on else REPLIES
        looks = most * REPLY_LOOKS // 100
        if self._thinks_on:
            self.effort.spent(STEPS * looks)
        acts = (act for _, act in islice(thought_of, looks))
        replies = list(islice(all_legal(self.house, guessed, seat, acts), most))
        answered = bool(replies)
        if not replies and seat != self.seat and not self._trades_for_nothing(guessed, seat):
            replies = list(all_legal(self.house, guessed, seat, [PASS]))
        value = max([value_of(self.house, guessed, legal.state, seat, 0) for legal in replies], default=0)
        return value, answered

    def _trades_for_nothing(self, state: State, seat: int) -> bool:
        """Whether a player who does not find a word can trade, and the trade costs less than a pass."""
        as_dear_as_a_pass = self.house.options.get("stuck") == "takes"
        return not as_dear_as_a_pass and "trade" in self.house.book.verbs(self.house, state, seat)

    # ---- small decisions

    def legal(self, act: Act) -> Legal | None:
        verdict = ruled(self.house, self.view, Move(act, self.seat))
        return verdict if isinstance(verdict, Legal) else None

    def first_legal(self, acts: Sequence[Act]) -> Act | None:
        return next((act for act in acts if self.legal(act)), None)


def _leaves_something(state: State) -> bool:
    """Whether the game goes on and the table has words that the next play can change."""
    return bool(state.table) and not state.over


def knowing(house: House, level: Level) -> House:
    """A copy of the game with only the words that a player of this level knows. The copy lacks the seed and the set-up,
    because they would reveal the deal."""

    def few(words: Words) -> Words:
        return FewWays(words.within(level.known), WAYS) if isinstance(words, Lexicon) else words

    return replace(house.with_words(few), seed=0, setup=None)
