"""The report of an act, one frozen value: the words it made and of what, what scored, which cards moved and from where,
what was shown, who was caught, and whether the turn goes on. Everything that shows an act, or tells of it, maps this.

A report is made of the steps of the act (engine/core/seen_events.py). The steps as a seat saw them give the report that
it may read: what it cannot see is a hole in both.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.events import (
    TABLE,
    Arranged,
    Ended,
    Event,
    Logged,
    Missed,
    Revealed,
    Scored,
    Settled,
    Shown,
    Sum,
    TakenBack,
    WonTrick,
    Zone,
    hand_of,
)
from engine.core.moves import CHALLENGE, DOUBT, Act, Formula, Place, Request, Token, formulas_of
from engine.core.oracle import expects
from engine.core.patterns import Call
from engine.core.public_facts import GAMES_WON
from engine.core.rulebook import House
from engine.core.seen_events import CardMove, Step, moves_of, places_of
from engine.core.state import Entry, Settlement, State
from engine.core.words import Word, laid

PLAY, LATER, ANEW = "play", "later", "anew"
EMPTY = Word(())


class Score(NamedTuple):
    """Points of a seat. sums: what they are made of, where the game says so.  word: the new word that scores them.

    ending: how the end settled the cards that were left, if that is what scored.
    when: PLAY: with the act itself.  LATER: by what came after it, like a trick, a round or the end.  ANEW: the score
    begins again with the next game of a match.
    """

    seat: int
    points: int
    sums: tuple[Sum, ...] = ()
    word: Word | None = None
    when: str = PLAY
    ending: Settlement | None = None


class NewWord(NamedTuple):
    """A word that an act made. points: what it scored by itself with this act.  cards: as it was laid."""

    text: str
    points: int = 0
    cards: Word = EMPTY


class WordOutcome(NamedTuple):
    """The words an act made of one word. was: the word that lay there, empty for a fresh one.  words: more than one
    where it was cut.  gathered: only some of its cards were taken."""

    was: str
    words: tuple[NewWord, ...]
    gathered: bool = False


class ShownWord(NamedTuple):
    """A word that lay open for all to read. seat: its maker.  points: what it scored with the act.  came: where each of
    its cards lay before.  stays: does it come to lie on the table as it is, or with more?"""

    seat: int
    word: Word
    points: int
    came: tuple[Zone, ...]
    stays: bool


class RowApart(NamedTuple):
    """A row that was taken apart. cards: all of them.  seat: who took some of them in hand.  held: how many.
    place: its number on the table, from 0."""

    cards: tuple[Card, ...]
    seat: int
    held: int
    place: int

    @property
    def text(self) -> str:
        return "".join([card.letters for card in self.cards])


@dataclass(frozen=True)
class ActReport:
    """One act.

    seat: who acted.  act: what it asked for, with holes where that is secret.  words, points: those of its log line.
    made: what became of what.  shown: the words that lay open.  scores: what everybody scored, in order.
    moves: the cards that moved, in order.  won: how many cards each seat won.  tricks: who won one.
    accused: the seat whose play was challenged.  caught: the seat whose words were wrong.  wrong: these words.
    missed: why what was called out does not count: too few 'cards' or 'letters', or no 'word'.
    vain: a challenge or doubt that found no wrong word, or a request for a letter that the rival did not hold.
    apart: a row that was taken apart.
    games: who won a game of a match with it.  stand: the scores of that game.
    revealed: what had been laid in secret was shown.  opened: lines of the log whose words can be read since then.
    taken_back: a play was undone.  over: the game is over.
    goes_on: the same player acts again in the same turn, and nothing need be looked at before that.
    """

    seat: int
    act: Act
    words: tuple[str, ...]
    points: int
    made: tuple[WordOutcome, ...]
    shown: tuple[ShownWord, ...]
    scores: tuple[Score, ...]
    moves: tuple[CardMove, ...]
    won: tuple[tuple[int, int], ...]
    tricks: tuple[int, ...]
    accused: int | None
    caught: int | None
    wrong: tuple[str, ...]
    missed: str
    vain: bool
    apart: RowApart | None
    games: tuple[int, ...]
    stand: tuple[int, ...]
    revealed: bool
    opened: tuple[int, ...]
    taken_back: bool
    over: bool
    goes_on: bool

    @cached_property
    def gains(self) -> tuple[tuple[int, int], ...]:
        """The points that it brought beyond its own, by seat."""
        gains: dict[int, int] = {}
        for one in self.scores:
            if one.when != ANEW and (one.seat != self.seat or one.when != PLAY):
                gains[one.seat] = gains.get(one.seat, 0) + one.points
        return tuple([(seat, points) for seat, points in sorted(gains.items()) if points])

    def came_to_hand(self, seat: int) -> frozenset[int]:
        """The ids of the cards that are in the hand of a seat now and were not before."""
        hand = hand_of(seat)
        lay = {one.card.id: one.source for one in reversed(self.moves)}
        lies = {one.card.id: one.goal for one in self.moves}
        return frozenset([card for card, zone in lies.items() if zone == hand != lay[card]])

    @cached_property
    def makers(self) -> dict[int, int]:
        """The makers of the words that it laid, by the ids of their cards. A card that was laid in secret and came to a
        row is its owner's."""
        shown = {card.id: one.seat for one in self.shown for card in one.word.cards}
        return shown or {one.card.id: one.source.number for one in self.moves if _is_placed(one)}

    @cached_property
    def new_on_table(self) -> frozenset[int]:
        """The ids of the cards of these words that came to the table with it."""
        return frozenset([one.card.id for one in self.moves if one.goal == TABLE]) & self.makers.keys()


def _is_placed(move: CardMove) -> bool:
    return move.source.kind == "committed" and move.goal == TABLE


def report_of(house: House, found: State, steps: Sequence[Step]) -> ActReport:
    """The report of an act. found: the position before it, as those see it who saw the steps."""
    line = next(number for number, step in enumerate(steps) if isinstance(step.event, Logged))
    entry, after = _entry(steps[line]), steps[-1].state
    events = [step.event for step in steps]
    scores, moves = tuple(_scores(house, found, steps, line)), tuple(_moves(found, steps))
    shown = tuple(_shown(steps, scores))
    taken_back = next((event for event in events if isinstance(event, TakenBack)), None)
    wrong = entry.undone or (found.log[taken_back.entry].words if taken_back is not None else ())
    games, stand = _settled(house, found, steps)
    revealed = any(isinstance(event, Revealed) for event in events)
    return ActReport(
        seat=entry.seat,
        act=entry.act,
        words=entry.words,
        points=entry.points,
        made=_made(found, after, entry, scores, shown, moves),
        shown=shown,
        scores=scores,
        moves=moves,
        won=_won(found, after),
        tricks=tuple([event.seat for event in events if isinstance(event, WonTrick)]),
        accused=found.pending.seat if entry.act == CHALLENGE and found.pending is not None else None,
        caught=_caught(found, entry.seat, taken_back, wrong),
        wrong=wrong,
        missed=next((event.why for event in events if isinstance(event, Missed)), ""),
        vain=_in_vain(found, after, entry, wrong, steps[:line]),
        apart=_apart(steps),
        games=games,
        stand=stand,
        revealed=revealed,
        opened=_opened(found, after) if revealed else (),
        taken_back=taken_back is not None,
        over=any(isinstance(event, Ended) for event in events),
        goes_on=not revealed and _goes_on(house, found, after, entry.seat),
    )


def sums_of(events: Iterable[Event], seat: int) -> tuple[Sum, ...]:
    """The parts of what an act itself scores for a seat, without a report: for the verdict on what is only laid."""
    own = takewhile(lambda event: not isinstance(event, Logged), events)
    return tuple([part for event in own if isinstance(event, Scored) and event.seat == seat for part in event.sums])


def _entry(step: Step) -> Entry:
    assert isinstance(step.event, Logged)
    return step.event.entry


# ---- what scored, and what moved


def _scores(house: House, found: State, steps: Sequence[Step], line: int) -> Iterator[Score]:
    """The points scored, in order. line: the step that logs the act; what scores after it came later."""
    wins = house.book.facts(found).numbers(GAMES_WON)
    anew = False
    for number, (event, state) in enumerate(steps):
        if isinstance(event, Scored):
            when = ANEW if anew else PLAY if number < line else LATER
            yield Score(event.seat, event.points, event.sums, event.word, when)
        elif isinstance(event, Settled):
            one = event.settlement
            yield Score(one.seat, one.points, when=LATER, ending=one)
        anew = anew or (bool(wins) and house.book.facts(state).numbers(GAMES_WON) != wins)


def _moves(found: State, steps: Sequence[Step]) -> Iterator[CardMove]:
    before = found
    for event, state in steps:
        yield from moves_of(event, before, state)
        before = state


def _won(found: State, after: State) -> tuple[tuple[int, int], ...]:
    more = [len(now.won) - len(was.won) for was, now in zip(found.seats, after.seats, strict=True)]
    return tuple([(seat, count) for seat, count in enumerate(more) if count > 0])


def _settled(house: House, found: State, steps: Sequence[Step]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The winners of a game of a match, and the scores with which it ended; nothing if none was settled."""
    wins = house.book.facts(found).numbers(GAMES_WON)
    for _, state in steps if wins else ():
        now = house.book.facts(state).numbers(GAMES_WON)
        if now != wins:
            won = tuple([seat for seat, (was, is_now) in enumerate(zip(wins, now, strict=True)) if is_now > was])
            return won, tuple([seat.score for seat in state.seats])
    return (), ()


def _apart(steps: Sequence[Step]) -> RowApart | None:
    for event in [step.event for step in steps if isinstance(step.event, Arranged)]:
        if EMPTY in event.table:
            cards = tuple([card for batch in event.given for card in batch.cards])
            held = next(batch for batch in event.given if batch.zone.kind == "hand")
            return RowApart(cards, held.zone.number, len(held.cards), event.table.index(EMPTY))
    return None


def _opened(found: State, after: State) -> tuple[int, ...]:
    lines = enumerate(zip(found.log, after.log, strict=False))
    return tuple([number for number, (was, now) in lines if now.words and not was.words])


# ---- words


def _shown(steps: Sequence[Step], scores: Iterable[Score]) -> Iterator[ShownWord]:
    earned = _by_word(scores)
    for number, (event, state) in enumerate(steps):
        if isinstance(event, Shown):
            lies = places_of(state)
            tables = {id(later.state.table): later.state.table for later in steps[number + 1 :]}  # each once
            for word in event.words:
                came = tuple([lies.get(card.id) or _unseen(state, event.seat) for card in word.cards])
                stays = any(lies_in(word, table) for table in tables.values())
                yield ShownWord(event.seat, word, earned.get(_ids(word), 0), came, stays)


def _by_word(scores: Iterable[Score]) -> dict[tuple[int, ...], int]:
    earned: dict[tuple[int, ...], int] = {}
    for one in scores:
        if one.word is not None and one.when == PLAY:
            earned[_ids(one.word)] = earned.get(_ids(one.word), 0) + one.points
    return earned


def _ids(word: Word) -> tuple[int, ...]:
    return tuple([card.id for card in word.tops])


def _unseen(state: State, seat: int) -> Zone:
    """The place of a card of this seat that is not to be seen: its hand, or where it has laid cards in secret."""
    place = state.seats[seat]
    return Zone("committed" if place.committed and not place.hand else "hand", seat)


def lies_in(word: Word, table: Iterable[Word]) -> bool:
    """Says whether the word lies there as it is, or with more cards."""
    ids = set(_ids(word))
    return any(ids <= set(_ids(lying)) for lying in table)


def _made(
    found: State,
    after: State,
    entry: Entry,
    scores: Iterable[Score],
    shown: Sequence[ShownWord],
    moves: Iterable[CardMove],
) -> tuple[WordOutcome, ...]:
    """The words made, each with the word it was made of. An act in secret has no words in its entry, so none here."""
    act = entry.act
    if not entry.words:
        return ()
    if isinstance(act, Place):
        row, now = found.table[act.row - 1].text, after.table[act.row - 1 : act.row]
        return (WordOutcome(row, tuple([NewWord(word.text, 0, word) for word in now])),)
    secret = [laid([one.card for one in moves if one.goal.kind == "committed"])]
    cards = [*[one.word for one in shown if one.seat == entry.seat], *secret]
    own = [one for one in scores if one.seat == entry.seat and one.when == PLAY]
    earned = [(one.word.text, one.points) for one in own if one.word is not None]
    return tuple([_outcome(found, entry, formula, cards, earned) for formula in formulas_of(act)])


def _outcome(
    found: State, entry: Entry, formula: Formula, cards: Sequence[Word], earned: list[tuple[str, int]]
) -> WordOutcome:
    """The outcome of one formula. earned: the points of each word; those of a word that is found leave the list."""
    words = []
    for text in [_text(part) for part in formula.parts]:
        if text in entry.words:  # what a salvage leaves over is no word
            scored = next((one for one in earned if one[0] == text), None)
            if scored is not None:
                earned.remove(scored)
            word = next((word for word in cards if word.text == text), EMPTY)
            words.append(NewWord(text, scored[1] if scored is not None else 0, word))
    old = _target(found, entry.seat, formula.target)
    if old is None:
        return WordOutcome("", tuple(words))
    numbered = isinstance(formula.target, int)  # else the whole word is at stake, whatever becomes of its cards
    return WordOutcome(old.text, tuple(words), gathered=numbered and len(formula.from_table) < len(old.slots))


def _target(found: State, seat: int, target: int | str | None) -> Word | None:
    """The table word that is meant: by number, the player's own, the rival's, or the only one."""
    if target is None:
        return None
    if isinstance(target, int):
        return found.table[target - 1]
    own = [word for word in found.table if word.seat == seat]
    others = [word for word in found.table if word.seat != seat]
    words = {"own": own, "cross": others}.get(target, found.table)
    return next(iter(words), None)


def _text(part: Sequence[Token]) -> str:
    return "".join([token.letters for token in part])


# ---- who was caught, and who goes on


def _caught(found: State, seat: int, taken_back: TakenBack | None, wrong: Sequence[str]) -> int | None:
    if taken_back is not None:
        return found.log[taken_back.entry].seat
    return next((word.seat for word in found.table if word.text in wrong and word.seat != seat), None)


def _in_vain(found: State, after: State, entry: Entry, wrong: Sequence[str], steps: Sequence[Step]) -> bool:
    """Says whether a challenge or a request found nothing. steps: those of the act itself."""
    if entry.act == CHALLENGE:
        return not wrong
    if entry.act == DOUBT:
        looked_up = found.before is not None and after.before is None and not after.over
        return looked_up and not wrong
    return isinstance(entry.act, Request) and not any(_moves(found, steps))


def _goes_on(house: House, found: State, after: State, seat: int) -> bool:
    """Says whether the seat acts again in the same turn. Where players call words out, a turn is a round for all."""
    if after.over or after.turn != found.turn or house.book.plays.has(Call):
        return False
    return expects(house, after)[0] == (seat,)
