"""The five finds of a day: positions of five games in which one play scores clearly more than any other.

A position comes from a game that two casual computer players play with a small deck, so that few cards are left in a
hand. All plays of the position are listed, without weights or guesses. It becomes a find if the best play needs only
words that most people know, and every lesser play scores at least a quarter less.

These games take part: their score is points, a turn is one play, the points depend on no hidden card, and one play
changes at most one word of the table, so that the list is complete.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from engine.core.moves import Act, Move, formulas_of
from engine.core.notation import write_act, write_move
from engine.core.oracle import expects, legal_moves
from engine.core.rulebook import House, Setup
from engine.core.shuffle import below, shuffled
from engine.core.verdict import Legal
from engine.days.games_of_days import SmallDeck, games_of_days
from engine.games import GAMES
from engine.lexicon import Lexicon, Vocabulary
from engine.match import Header, Match, Player
from engine.players.levels import LEVELS
from engine.players.thinking import Stop, never
from engine.players.whole_games import Sitter, next_act

FINDS, LEAST_CHANGING = 5, 3  # a day has this many, and in at least so many of them a word of the table is changed

KNOWN = Vocabulary(35, namelike=False, offensive=False, family=True, proper=True)  # the words that most people know
SITTER = Sitter(LEVELS[1])
FIRST_ACT, LAST_ACT = 3, 12  # of the acts after which a position is looked at
FEWEST_CARDS, MOST_CARDS = 4, 9  # in the hand
LEAST_POINTS, LEAST_LETTERS, LONGEST_AT_LEAST = 7, 5, 4  # of the best play, of all its words, and of the longest
LEAST_PLAYS = 4  # with fewer there is nothing to search
QUARTER = 4  # the next play scores a quarter less: in a game of high scores a few points more are no find
MOST_BEST = 2  # words that reach the best score
MOST_PLAYS = 400  # a position with more plays known to most people is not for a find
GAMES_TRIED, ROUNDS = 12, 6  # until a game without a find gives way to another; it may get another turn


@dataclass(frozen=True)
class Find:
    """A position with a play to be found.

    game: the id of the game.
    deck: the faces of its small deck, from the top.
    moves: the moves made before.
    seat: the seat that has to find the play.
    points: what the best play scores.
    second: what the next best play scores; 0 if there is none.
    way: the best play, in the notation.
    words: the words it makes.
    plays: how many plays there are.
    changes: whether the best play changes a word of the table.
    used: the cards of the row that each seat has used at the beginning, in the game that has a row.
    """

    game: str
    deck: tuple[str, ...]
    moves: tuple[str, ...]
    seat: int
    points: int
    second: int
    way: str
    words: tuple[str, ...]
    plays: int
    changes: bool
    used: tuple[str, ...] | None = None

    @property
    def effort(self) -> tuple[int, int]:
        """How hard it is to find, from the letters of the words it makes and the number of plays."""
        return sum([len(word) for word in self.words]), self.plays


def finds_of(
    words: Lexicon, dice: int, stop: Stop = never, kept: dict[tuple[str, int], Find | None] | None = None
) -> Iterator[Find | None]:
    """Yields the finds of a day, and None after every other game it has tried, so that its caller can stop it.

    kept: what a search that was stopped has found, by game and dice; it also takes what this search finds.
    """
    kept = {} if kept is None else kept
    every = games_of_days().finds
    dice, changing = shuffled([game for game in every if game.changes], dice)
    dice, rest = shuffled([game for game in every if not game.changes], dice)
    wanted = [*changing[:LEAST_CHANGING], *rest, *changing[LEAST_CHANGING:]]
    found: set[str] = set()
    used: set[str] = set()  # the words of the day's finds: no word is the answer to two of them
    for game in wanted * ROUNDS:
        for attempt in range(GAMES_TRIED if game.game not in found else 0):
            if stop() or len(found) == FINDS:
                return
            tried = game.game, dice + attempt
            find = kept[tried] if tried in kept else find_in(game, words, dice + attempt, stop)
            if not stop():
                kept[tried] = find
            if find is not None and not used.isdisjoint(find.words):
                find = None
            yield find
            if find is not None:
                found.add(game.game)
                used |= set(find.words)
                break
        dice, _ = below(1000, dice)


def find_in(small: SmallDeck, words: Lexicon, dice: int, stop: Stop = never) -> Find | None:
    """The first find in one game; None if the game has none."""
    game = GAMES[small.game]
    dice, order = shuffled(game.deck.pack(), dice)
    deck = tuple([card.face for card in order[: small.cards] if card.face not in small.used])
    used = (small.used, small.used) if small.used else None
    setup = Setup(first=1, deck=deck, used=used)
    match = Match(Header(game, (Player("A"), Player("B")), {}, 0, setup), words)
    sitters = (SITTER,) * match.house.players
    while not match.state.over and len(match.moves) < LAST_ACT and not stop():
        if len(match.moves) >= FIRST_ACT and (find := _look_at(match, small, deck, used)) is not None:
            return find
        dice, _ = below(1000, dice)
        seat, act = next_act(match, sitters, dice)
        match.play(Move(act, seat))
    return None


def _look_at(match: Match, small: SmallDeck, deck: tuple[str, ...], used: tuple[str, ...] | None) -> Find | None:
    """The find at this position, if it is one."""
    house, state = match.house, match.state
    seat = expects(house, state)[0][0]
    if state.pending is not None or not FEWEST_CARDS <= len(state.seats[seat].hand) <= MOST_CARDS:
        return None
    best = _best_known(house, match, seat)
    if not best or not _is_worth_it(best[0][1], max(LONGEST_AT_LEAST, small.letters)):
        return None
    points = best[0][1].points
    plays, second = 0, 0
    for act, legal in legal_moves(house, state, seat):
        if act.verb == "play":
            plays += 1
            second = max(second, legal.points) if legal.points < points else second
            if legal.points > points or second > _most_second(points):
                return None
    if plays < LEAST_PLAYS:
        return None
    pack = match.header.game.deck
    act, legal = best[0]
    return Find(
        match.header.game.id,
        deck,
        tuple([write_move(move, pack) for move in match.moves]),
        seat,
        points,
        second,
        write_act(act, pack),
        legal.words,
        plays,
        any(isinstance(formula.target, int) for formula in formulas_of(act)),
        used,
    )


def _is_worth_it(legal: Legal, longest: int) -> bool:
    """Whether the play scores enough, with words that are not too short.

    longest: the fewest letters of its longest word.
    """
    letters = [len(word) for word in legal.words]
    return legal.points >= LEAST_POINTS and sum(letters) >= LEAST_LETTERS and max(letters) >= longest


def _most_second(points: int) -> int:
    """The most points of the next best play beside one with these points."""
    return points * (QUARTER - 1) // QUARTER


def _best_known(house: House, match: Match, seat: int) -> list[tuple[Act, Legal]]:
    """The plays with the most points of words that most people know; empty if they are many, or end no turn."""
    known = house.with_words(lambda words: words.within(KNOWN) if isinstance(words, Lexicon) else words)
    every = [one for one in islice(legal_moves(known, match.state, seat), MOST_PLAYS + 1) if one[0].verb == "play"]
    most = max([legal.points for _, legal in every], default=0)
    best = [(act, legal) for act, legal in every if legal.points == most]
    if len(every) > MOST_PLAYS or len({legal.words for _, legal in best}) > MOST_BEST:
        return []
    return best
