"""Collects the facts for the page after a game: why it ended, the course of the scores, the best words and plays, and
the turn that decided the game."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import NamedTuple

from app.base.texts import MATCH
from app.session.match.own_bests import FallenBest
from app.session.match.view_data import HistoryLine, Look, SeatLine
from engine.coach.solo import FEWEST_CARDS, aim_of
from engine.coach.standings import leads_of, standing_of
from engine.core.moves import RESIGN, Place
from engine.core.public_facts import GAMES_WON
from engine.core.state import Settlement, State
from engine.core.words import Word
from engine.games import GAMES
from engine.match import Match

BEST = 3
Course = tuple[tuple[int, int], ...]  # pairs of turn and score; a turn that ends a game of a match has two pairs


@dataclass(frozen=True)
class LaidWord:
    """A word as it lay on the table when its player laid it.

    text: the word; in Four Rows, the named word, which begins with the cards.
    cards: the cards of the word as they lay then.
    points: the points of the word; 0 if it scored nothing, or if only several words together scored.
    worth: the total value of its cards, shown instead of points if the word earned points later and together with other
    words.
    """

    seat: int
    text: str
    cards: Word
    points: int = 0
    worth: int = 0


@dataclass(frozen=True)
class LaidPlay:
    """A whole play with all its words and their points together."""

    words: tuple[LaidWord, ...]
    points: int

    @property
    def seat(self) -> int:
        return self.words[0].seat


@dataclass(frozen=True)
class Decided:
    """The act that decided a game of several players.

    index: the index of the position after the act.
    play: the words of the act; None for an act without words.
    leads: whether the winner took the lead for good with this act. If False, the winner led from the start, and the act
    is the winner's best play.
    """

    index: int
    turn: int
    seat: int
    play: LaidPlay | None
    leads: bool


class PlaceAmongOwn(NamedTuple):
    """The rank of a solo game among the same person's solo games of the same kind.

    place: the rank; 1 for the best, and equal results share a rank.
    of: the number of these games, this one included.
    game: the name of the game.
    """

    place: int
    of: int
    game: str


@dataclass(frozen=True)
class GameEnd:
    """The facts that the page after a game shows."""

    counts: str  # the unit of the scores, such as points or cards
    # the number of games of a match that each seat has won; empty without a match, or if the score counts these games
    games: tuple[int, ...]
    decider: str  # the name of the tie-break game that decided a match; "" for none
    result: int | None  # the result of a solo game; None if several people played
    aim: str  # the aim of a solo game (see the function aim_of); empty if several people played
    asked: bool  # whether the player can ask for the best possible ending
    # the key of the reason why the game is over, and the agreed number of rounds without progress that end a game
    ending: tuple[str, int]
    seats: tuple[SeatLine, ...]
    outs: tuple[int | None, ...]  # for each seat, the turn in which it left the game; None if it stayed
    resigned: tuple[int, ...]  # the seats that resigned, in the order in which they did
    starts: tuple[int, ...]  # the points that each seat had at the start, as a handicap
    settled: tuple[Settlement, ...]  # the points for cards left over at the end, seat by seat; empty after a match
    courses: tuple[Course, ...]  # the course of each seat's score; empty if the game counts nothing
    # the words with the most points, including those of the best play; empty if words score nothing
    best: tuple[LaidWord, ...]
    last: tuple[LaidWord, ...]  # the words of the last play
    history: tuple[HistoryLine, ...]
    seed: int | None  # the seed of the deal; None if a player laid the cards out by hand
    looks: tuple[Look, ...] = ()  # for each seat, how the person knew the cards (see Look)
    undos: tuple[int, ...] = ()  # the number of moves that each seat took back
    longest: tuple[LaidWord, ...] = ()  # the longest words, if no word scored anything
    play: LaidPlay | None = None  # the play with the most points; None if plays score nothing
    decided: Decided | None = None  # the act that decided the game, if a single act did
    you: int | None = None  # the seat of the person, if exactly one person plays
    fallen: tuple[FallenBest, ...] = ()  # the personal bests that this game has beaten
    place: PlaceAmongOwn | None = None  # the rank of a solo game among the player's own games
    par: int | None = None  # the par of the day, if this was a solo game with the cards of a day's deal
    calm: bool = False  # whether the page leaves out all comparisons (see calmed)

    @property
    def dealt(self) -> tuple[LaidWord, ...]:
        return BestOfGame(self.play, self.best, self.longest).dealt


@dataclass(frozen=True)
class BestOfGame:
    """The best play and the best words of a game, which may still go on.

    play, best, longest: see GameEnd.
    """

    play: LaidPlay | None
    best: tuple[LaidWord, ...]
    longest: tuple[LaidWord, ...]

    @property
    def dealt(self) -> tuple[LaidWord, ...]:
        """The words to show besides those of the best play: the best words or, in a game without points, the longest
        words."""
        shown = [word.text for word in self.play.words] if self.play is not None else []
        return tuple([word for word in self.best or self.longest if word.text not in shown])[:BEST]


def best_of_game(match: Match, counts: str, history: Sequence[HistoryLine]) -> BestOfGame:
    """The best play and words among these history lines.

    counts: the unit of the scores.
    """
    plays = [line for line in history if line.words and line.index]
    scores = counts not in ("nothing", "cards-left")
    dearest = _dearest(plays) if scores else None
    play = _play_of(match, dearest) if dearest is not None else None
    best = _best(match, history, BEST + (len(play.words) if play is not None else 0)) if scores else ()
    return BestOfGame(play, best, () if best else _longest(match, plays))


def end_of(
    match: Match,
    counts: str,
    ending: tuple[str, int],
    seats: tuple[SeatLine, ...],
    history: tuple[HistoryLine, ...],
    looks: tuple[Look, ...],
    undos: tuple[int, ...],
    you: int | None = None,
    fallen: tuple[FallenBest, ...] = (),
) -> GameEnd:
    plays = [line for line in history if line.words and line.index]
    found = best_of_game(match, counts, history)
    aim = aim_of(match.house)
    facts = match.house.book.facts(match.state)
    wins = facts.numbers(GAMES_WON)
    return GameEnd(
        counts,
        wins if counts != MATCH and any(wins) else (),
        GAMES[facts.plays].name if facts.plays else "",
        match.state.result,
        aim or "",
        aim is not None and not (aim == FEWEST_CARDS and match.state.result == 0),
        ending,
        seats,
        tuple([_out(match.states, seat) for seat in range(len(seats))]),
        tuple([entry.seat for entry in match.state.log if entry.act == RESIGN]),
        points_at_start(match),
        () if any(wins) else match.state.settled,
        courses_of(match),
        found.best,
        _laid(match, plays[-1]) if plays else (),
        history,
        match.header.seed if match.header.setup is None else None,
        looks,
        undos,
        found.longest,
        found.play,
        None if any(wins) or len(seats) == 1 else _decided(match, seats, plays),
        you,
        fallen,
    )


def calmed(end: GameEnd) -> GameEnd:
    """The facts about the end without those that compare players: the courses of the scores, the deciding turn, the
    personal bests."""
    courses = end.courses if len(end.seats) == 1 else ()
    return replace(end, courses=courses, decided=None, fallen=(), place=None, par=None, calm=True)


def points_at_start(match: Match) -> tuple[int, ...]:
    """The points with which each seat started because of a handicap; 0 for a seat without such points."""
    rules = match.house.seats or (None,) * len(match.state.seats)
    pairs = zip(rules, match.states[0].seats, strict=True)
    return tuple([seat.score if own is not None and own.start else 0 for own, seat in pairs])


def _out(states: Sequence[State], seat: int) -> int | None:
    """The turn in which this seat left the game; None if it stayed to the end."""
    return next((before.turn for before, now in pairwise(states) if now.seats[seat].out), None)


def courses_of(match: Match) -> tuple[Course, ...]:
    """The course of each seat's score: the score at the end of each turn, and the final score. A turn that ends a game
    of a match also has that game's final score. The course of a seat that takes no part in a tie-break ends before the
    tie-break."""
    counts, alone = match.house.book.counts, aim_of(match.house) == FEWEST_CARDS
    if counts == "nothing" and not alone:
        return ()
    *during, end = match.states
    seats = range(len(end.seats))
    reports = [match.report(index) for index in range(len(during))]
    ends = {state.turn + 1: report.stand for state, report in zip(during, reports, strict=True) if report.games}
    stands = {state.turn: state for state in during}
    if end.turn in ends:  # this turn is the first of the match's next game, in which nobody has acted yet
        stands.setdefault(end.turn, end)

    def stand(state: State) -> tuple[int, ...]:
        return tuple([standing_of(state, seat, counts, alone=alone) for seat in seats])

    points = [
        (turn, one) for turn, state in stands.items() for one in (ends.get(turn), stand(state)) if one is not None
    ]
    points.append((end.turn + 1, ends.get(end.turn + 1) or stand(end)))
    courses = [tuple([(turn, one[seat]) for turn, one in points]) for seat in seats]
    tie_break = next((state for state in match.states if match.house.book.facts(state).plays), None)
    if tie_break is not None:
        before = [turn for turn, _ in points].index(tie_break.turn) + 1
        courses = [course[: before if tie_break.seats[seat].out else None] for seat, course in enumerate(courses)]
    return tuple(courses)


# ---- words


def _best(match: Match, lines: Sequence[HistoryLine], most: int) -> tuple[LaidWord, ...]:
    """Up to `most` words, the ones with the most points first; among words with equal points, the longest first. Each
    word appears once. Words that scored nothing are left out, unless no word scored."""
    words = [
        (word, word.points or word.worth or line.points / len(line.words))
        for line, earned in _with_earnings(lines)
        for word in (_worth_while(match, word, earned) for word in _laid(match, line))
    ]
    brought = [found for found in words if found[1] > 0] or words
    words = sorted(brought, key=lambda found: (-found[1], -len(found[0].text)))
    return tuple({word.text: word for word, _ in reversed(words)}.values())[::-1][:most]


def _longest(match: Match, plays: Sequence[HistoryLine]) -> tuple[LaidWord, ...]:
    """The longest words; among words of equal length, the earliest first. Each appears once."""
    words: dict[str, LaidWord] = {}
    for line in plays:
        for word in _laid(match, line):
            words.setdefault(word.text, word)
    return tuple(sorted(words.values(), key=lambda word: -len(word.text))[:BEST])


def _dearest(plays: Sequence[HistoryLine]) -> HistoryLine | None:
    """The play with the most points, or the first of several such plays; None if no play scored."""
    return max([line for line in plays if line.points > 0], key=lambda line: line.points, default=None)


def _play_of(match: Match, line: HistoryLine) -> LaidPlay | None:
    words = _laid(match, line)
    return LaidPlay(words, line.points) if words else None


def _decided(match: Match, seats: Sequence[SeatLine], plays: Sequence[HistoryLine]) -> Decided | None:
    """The act with which the winner took the lead for good, or else the winner's best play; None if there are several
    winners."""
    winners, leads = [line.seat for line in seats if line.winner], leads_of(match)
    if len(winners) != 1 or match.state.end == "resigned":
        return None
    lines = {line.index: line for line in plays}
    if len(leads) > 1 and leads[-1][1] == winners[0]:
        index = leads[-1][0]
        line = lines.get(index)
        turn = match.states[index - 1].turn
        play = _play_of(match, line) if line is not None and line.seat == winners[0] else None
        return Decided(index, turn, winners[0], play, leads=True)
    best = _dearest([line for line in plays if line.seat == winners[0]])
    if best is None or not leads:
        return None
    return Decided(best.index, best.turn, best.seat, _play_of(match, best), leads=False)


def _with_earnings(lines: Sequence[HistoryLine]) -> list[tuple[HistoryLine, int | None]]:
    """Pairs each play with the points that its player gained before the player's next play, apart from the points of
    the play itself; None if the player gained nothing."""
    plays: list[tuple[HistoryLine, int | None]] = []
    since: dict[int, int] = {}
    for line in reversed(lines):
        for seat, more in (*line.gains, *[(seat, 0) for seat in line.tricks]):
            since[seat] = since.get(seat, 0) + more
        if line.words and line.index:
            plays.append((line, since.pop(line.seat, None)))
    return plays[::-1]


def _worth_while(match: Match, word: LaidWord, earned: int | None) -> LaidWord:
    """The word, with the points that it earned later (for example by winning a trick).

    earned: see `_with_earnings`.
    """
    if word.points or earned is None or earned < 0:
        return word
    worth = match.house.book.points_of(word.cards)
    return replace(word, points=worth) if worth == earned else replace(word, worth=worth)


def _laid(match: Match, line: HistoryLine) -> tuple[LaidWord, ...]:
    made = [word for outcome in line.made for word in outcome.words]
    shown = [one.word for one in match.report(line.index - 1).shown if one.seat == line.seat]
    cards = {word.text: word for word in shown} | {word.text: word.cards for word in made}
    points = {word.text: word.points for word in made}
    if len(line.words) == 1:
        points = {line.words[0]: line.points}
    if isinstance(line.act, Place):
        cards = {text: word.cards for text in line.words for word in made}
    return tuple(
        [
            LaidWord(line.seat, text, cards[text], points.get(text, 0))
            for text in dict.fromkeys(line.words)
            if text in cards
        ]
    )
