"""The five puzzles of each day, called finds: positions from five games in which one play scores clearly more than any
other.

A position comes from a game that two casual computer players play with a small deck, so that their hands become small.
Only a few positions would by chance have an answer of the day (see answers.py) as their best play, so some hand cards
are exchanged for cards that an answer needs. Then all plays in the position are listed. The position becomes a find if
the longest word of the best play is an answer of the day, everybody knows the other words of that play, and the other
plays score at least a quarter less. At least one play must score less.

Finds come only from games in which scores are points, a turn is one play, the points depend on no hidden card, and one
play changes at most one table word. In these games the list of plays is complete. In Eight It All a player who has made
a long word may lay another one, so a position with such a play is never a find.

Each day uses the next five of the nine games, so each game comes up about every other day. Among any five consecutive
games there are at least three in which plays change a table word. Finds are rare in some games. If the search finds
none in one of the day's games, it also tries the games that were not chosen for the day.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, count, islice
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.lookup import Words
from engine.core.moves import Act, Move, formulas_of
from engine.core.notation import write_act, write_move
from engine.core.oracle import expects, legal_moves
from engine.core.patterns import Gather
from engine.core.rulebook import House, Setup
from engine.core.shuffle import below, shuffled
from engine.core.state import State
from engine.core.verdict import Legal
from engine.core.words import Word
from engine.days.answers import PlainWords, answers_of
from engine.days.games_of_days import SmallDeck, games_of_days
from engine.games import GAMES
from engine.lexicon import Lexicon
from engine.match import Header, Match, MoveRefused, Player
from engine.players.levels import LEVELS
from engine.players.thinking import Stop, never
from engine.players.whole_games import Sitter, next_act

# FINDS: the number of daily puzzles, called finds, for each day. LEAST_CHANGING: the minimum number of these puzzles
# whose best play changes a table word.
FINDS, LEAST_CHANGING = 5, 3

CASUAL_PLAYER = Sitter(LEVELS[1])
FIRST_ACT, LAST_ACT = 3, 12  # Positions are examined after at least FIRST_ACT and fewer than LAST_ACT acts.
FEWEST_CARDS, MOST_CARDS = 4, 9  # the minimum and maximum number of cards in the hand
FIRST_PLAYS = 2  # the number of plays to list first; if the best of these makes no answer, the others are not listed
MOST_PLAYS = 400  # a position with more plays does not become a daily puzzle
HANDS_TRIED = 16  # the maximum number of hands that are tried in one position
MOST_OTHERS = 1  # the maximum number of hand cards that the answer does not need; more would allow other good plays
LEAST_POINTS = 7  # the minimum points of the best play
LEAST_PLAYS = 5  # the minimum number of plays with different words; with fewer plays, the puzzle would be too easy
# The best play must be ahead of the next best one by at least 1/QUARTER of its own points. The limit is a fraction,
# because in a game with high scores a difference of a few points would not be clear.
QUARTER = 4
MOST_IN_Y = 2  # the maximum number of puzzles of a day whose answer ends in Y
MOST_BEST = 2  # the maximum number of different sets of words that reach the best score
# Work is counted in units instead of seconds, so that the search ends after the same attempts on every machine. ACT:
# the units for an act of a computer player, including the search for hands before it. HAND: the units for a hand that
# is tried. PLAY: the units for each play listed for a hand.
ACT, HAND, PLAY = 8, 2, 1
# ATTEMPT_WORK: the units after which an attempt gives up. TURN_WORK: the units to spend on one game before the search
# goes to the next game. DAY_WORK: the units after which the search for a day begins no more attempts.
ATTEMPT_WORK, TURN_WORK, DAY_WORK = 1_500, 1_000, 24_000
# The search tries the games of the day in turn, round after round. SPARE_ROUND: the number of rounds in which it tries
# these games only. If a puzzle is still missing then, each later round adds one game that was not chosen for the day.
# If all other games were added in the same round, the game with the easiest puzzles would usually give that puzzle.
SPARE_ROUND = 3


Hand = tuple[Card, ...]


@dataclass(frozen=True)
class Find:
    """A daily puzzle: a position in which one play is clearly the best."""

    game: str
    """The id of the game."""
    deck: tuple[str, ...]
    """The faces of the small deck, from the top."""
    moves: tuple[str, ...]
    """The moves that lead to the position."""
    seat: int
    """The seat that must find its best play."""
    points: int
    """The points of the best play."""
    second: int
    """The points of the next best play."""
    way: str
    """The best play, in the notation."""
    words: tuple[str, ...]
    """The words that the best play makes."""
    plays: int
    """The number of plays in the position. Plays that make the same words count once; in OW, for example, the same word
    can be laid with different named letters."""
    changes: bool
    """Whether the best play changes a table word."""

    @property
    def answer(self) -> str:
        """The longest word of the best play."""
        return max(self.words, key=len)

    @property
    def effort(self) -> tuple[int, int]:
        """A measure of how hard the best play is to find: first the number of letters of its words, then the number of
        plays in the position."""
        return sum([len(word) for word in self.words]), self.plays


class Attempt(NamedTuple):
    """The result of an attempt: the search for a daily puzzle (a find) in one played game.

    find: the first find in the game; None if there is none.
    work: the units of work that the attempt took.
    """

    find: Find | None
    work: int


@dataclass
class _Work:
    """The work of an attempt, counted in units.

    spent: the units of work done so far.
    """

    spent: int = 0

    @property
    def is_over(self) -> bool:
        """Whether the attempt has reached its limit of work and must give up."""
        return self.spent >= ATTEMPT_WORK


class DayAnswers:
    """The words that the daily puzzles of one day may ask for.

    words: the dictionary.
    number: the number of the day.
    """

    def __init__(self, words: Lexicon, number: int) -> None:
        self.words, self.number, self.answers = words, number, answers_of(number, words)
        self._plain = PlainWords(words)

    def fits(self, legal: Legal) -> bool:
        """Whether the play scores enough, its longest word is an answer of the day, and its other words are plain."""
        longest = max(legal.words, key=len)
        return legal.points >= LEAST_POINTS and longest in self.answers and all(map(self._plain.has, legal.words))


def finds_of(
    asked: DayAnswers, dice: int, stop: Stop = never, kept: dict[tuple[str, int], Attempt] | None = None
) -> Iterator[Find | None]:
    """Yields the puzzles (finds) of a day. Yields None after each attempt that finds none, so that the caller can stop
    the search.

    kept: the attempts of an earlier, stopped search, by game and dice (the state of the random generator). This search
    adds its attempts.
    """
    kept = {} if kept is None else kept
    found: set[str] = set()
    there: list[Find] = []
    spent = 0
    for game, first in _turns(asked.number, dice):
        end, attempts = spent + TURN_WORK, count(first)
        while game.game not in found and spent < end:
            if stop() or len(found) == FINDS or spent >= DAY_WORK:
                return
            find, work = _kept_attempt(game, asked, next(attempts), stop, kept)
            spent += work
            if find is not None and _is_unlike(find, there):
                found.add(game.game)
                there.append(find)
                yield find
            else:
                yield None


def _is_unlike(find: Find, there: list[Find]) -> bool:
    """Whether the puzzle `find` differs enough from those in `there`: no word belongs to two best plays, no two answers
    end in the same three letters, and at most MOST_IN_Y answers end in Y."""
    answers = [one.answer for one in there]
    in_y = sum([answer.endswith("Y") for answer in (*answers, find.answer)])
    return (
        all(set(one.words).isdisjoint(find.words) for one in there)
        and all(answer[-3:] != find.answer[-3:] for answer in answers)
        and (in_y <= MOST_IN_Y or not find.answer.endswith("Y"))
    )


def _turns(number: int, dice: int) -> Iterator[tuple[SmallDeck, int]]:
    """Yields the games of a day round by round, endlessly, each with the dice (the state of the random generator) for
    its first attempt.

    After SPARE_ROUND rounds, each round adds one more of the games that were not chosen for the day.
    """
    wanted, spare = games_of(number)
    dice, wanted = shuffled(wanted, dice)
    for spares in count(1 - SPARE_ROUND):
        for game in (*wanted, *spare[: max(0, spares)]):
            yield game, dice
            dice, _ = below(1000, dice)


def games_of(number: int) -> tuple[tuple[SmallDeck, ...], tuple[SmallDeck, ...]]:
    """The games in which to search for the puzzles of the day with this number; and the spare games, which the search
    adds one by one if the other games give too few puzzles."""
    every = games_of_days().finds
    first = number * FINDS % len(every)
    in_turn = every[first:] + every[:first]
    return in_turn[:FINDS], in_turn[FINDS:]


def _kept_attempt(
    game: SmallDeck, asked: DayAnswers, dice: int, stop: Stop, kept: dict[tuple[str, int], Attempt]
) -> Attempt:
    """The attempt with a game and these dice (the state of the random generator). Makes the attempt only if it is not
    in `kept`."""
    tried = game.game, dice
    attempt = kept[tried] if tried in kept else find_in(game, asked, dice, stop)
    if not stop():
        kept[tried] = attempt
    return attempt


def find_in(small: SmallDeck, asked: DayAnswers, dice: int, stop: Stop = never) -> Attempt:
    """Plays a game with these dice (the state of the random generator) and looks for a daily puzzle in it."""
    game, work = GAMES[small.game], _Work()
    dice, pack = shuffled(game.deck.pack(), dice)
    match = _begun(small, tuple([card.face for card in pack[: small.cards]]), asked.words)
    sitters = (CASUAL_PLAYER,) * match.house.players
    while not match.state.over and len(match.moves) < LAST_ACT and not work.is_over and not stop():
        if len(match.moves) >= FIRST_ACT and match.state.pending is None:
            dice, first = below(len(asked.answers), dice)
            answers = asked.answers[first:] + asked.answers[:first]
            for hand in islice(_hands(match, small, pack, answers), HANDS_TRIED):
                find = None if work.is_over else _look_at(match, small, hand, asked, work)
                if find is not None:
                    return Attempt(find, work.spent)
        dice, _ = below(1000, dice)
        seat, act = next_act(match, sitters, dice)
        match.play(Move(act, seat))
        work.spent += ACT
    return Attempt(None, work.spent)


def _begun(small: SmallDeck, deck: tuple[str, ...], words: Words) -> Match:
    setup = Setup(first=1, deck=deck)
    return Match(Header(GAMES[small.game], (Player("A"), Player("B")), {}, 0, setup), words)


def _hands(match: Match, small: SmallDeck, pack: tuple[Card, ...], answers: tuple[str, ...]) -> Iterator[Hand]:
    """Yields hands for the seat to move, each with the cards for one of these answers. To make such a hand, cards that
    the answer does not need are exchanged for cards outside the small deck. Each new card gets the id of the card that
    it replaces."""
    state = match.state
    held = state.seats[expects(match.house, state)[0][0]].hand
    if not FEWEST_CARDS <= len(held) <= MOST_CARDS or bool(state.table) < small.changes:
        return
    lying = _lying(match, small)
    spare = {card.face: card for card in pack[small.cards :]}
    left, in_hand = Counter([card.face for card in pack[small.cards :]]), Counter([card.face for card in held])
    for answer in filter(lying.fits, answers):
        needed = Counter(answer) - lying.cards
        lacking = needed - in_hand
        if len(held) - MOST_OTHERS <= needed.total() <= len(held) and lacking <= left:
            wanted, kept, hand = list(lacking.elements()), needed - lacking, []
            for card in held:
                is_kept, kept[card.face] = kept[card.face] > 0, kept[card.face] - 1
                hand.append(card if is_kept or not wanted else spare[wanted.pop()]._replace(id=card.id))
            yield tuple(hand)


class _Lying(NamedTuple):
    """The letters on the table that a play may use, and the letters that it must use. A turned card counts as on the
    table.

    cards: the letters that the play may use.
    must: the letters that the play must use.
    begins, ends: the letters with which the new word must begin and end; empty if it may begin or end with any letter.
    """

    cards: Counter[str]
    must: frozenset[str]
    begins: str
    ends: str

    def fits(self, answer: str) -> bool:
        """Whether the answer contains all required letters, with the first and the last one in the right places."""
        return answer.startswith(self.begins) and answer.endswith(self.ends) and self.must.issubset(answer)


def _lying(match: Match, small: SmallDeck) -> _Lying:
    state, table = match.state, match.state.table[-1] if small.changes else Word(())
    bound = next((change.bound for change in match.house.book.plays.later if isinstance(change, Gather)), "")
    first, last = table.text[:1], table.text[-1:]
    begins, ends = {"ends": (first, last), "last": (last, "")}.get(bound, ("", ""))
    turned = () if state.turned is None else (state.turned.face,)
    usable = {"named": table.pick, "last": (last,)}.get(bound, tuple(table.text))
    must = frozenset((*turned, *table.pick, *match.house.book.must(state)))
    return _Lying(Counter((*usable, *turned)), must, begins, ends)


def _look_at(match: Match, small: SmallDeck, hand: Hand, asked: DayAnswers, work: _Work) -> Find | None:
    """The daily puzzle at this position if the seat to move has this hand; None if the position does not make a good
    puzzle."""
    house, seat = match.house, expects(match.house, match.state)[0][0]
    seats = list(match.state.seats)
    seats[seat] = replace(seats[seat], hand=hand)
    every = _plays(house, replace(match.state, seats=tuple(seats)), seat, work)
    first = list(islice(every, FIRST_PLAYS))
    act, best = max(first, key=lambda one: one[1].points, default=(None, None))
    if act is None or best is None or not asked.fits(best):
        return None
    points, changes = best.points, any(isinstance(formula.target, int) for formula in formulas_of(act))
    second, made, ways = 0, set(), set()
    for plays, (_, legal) in enumerate(chain(first, every), 1):
        made.add(legal.words)
        if legal.points < points:
            second = max(second, legal.points)
        else:
            ways.add(legal.words)
        too_many = plays > MOST_PLAYS or len(ways) > MOST_BEST
        goes_on = legal.state.actor == seat and not legal.state.over
        if legal.points > points or second > _most_second(points) or too_many or goes_on:
            return None
    deck = _deck_with(match, hand)
    # `second`: a daily puzzle needs a play that scores less than the best; otherwise any play would solve it.
    if len(made) < LEAST_PLAYS or not second or changes < small.changes or not _can_begin(match, small, deck):
        return None
    pack = match.header.game.deck
    moves = tuple([write_move(move, pack) for move in match.moves])
    return Find(small.game, deck, moves, seat, points, second, write_act(act, pack), best.words, len(made), changes)


def _plays(house: House, state: State, seat: int, work: _Work) -> Iterator[tuple[Act, Legal]]:
    """Yields the legal plays, and adds each of them to the work done."""
    work.spent += HAND
    for act, legal in legal_moves(house, state, seat):
        if act.verb == "play":
            work.spent += PLAY
            yield act, legal


def _deck_with(match: Match, hand: Hand) -> tuple[str, ...]:
    """The faces of the small deck, changed so that the seat to move is dealt this hand."""
    first, changed = match.states[0], {card.id: card for card in hand}
    turned = [] if first.turned is None else [first.turned]
    dealt = [card for seat in first.seats for card in seat.hand] + turned + list(first.deck)
    return tuple([changed.get(card.id, card).face for card in dealt])


def _can_begin(match: Match, small: SmallDeck, deck: tuple[str, ...]) -> bool:
    """Whether all moves of the match would be legal in a game that begins with this deck."""
    other = _begun(small, deck, match.house.words)
    try:
        for move in match.moves:
            other.play(move)
    except MoveRefused:
        return False
    return True


def _most_second(points: int) -> int:
    """In a daily puzzle, the maximum points of the second-best play if the best play scores `points`."""
    return points * (QUARTER - 1) // QUARTER
