"""The report of one act, for every part of the program that shows or announces the act.

A report is one frozen value. It holds the words made and their sources, the points, the cards that moved and their old
places, the words shown, the player whose word was found to be wrong, and whether the turn goes on. A report is built
from the steps of the act (engine/core/seen_events.py). If the steps are those that one seat saw, the report holds only
what that seat may know. A hole (a card without a face) then stands for each card that the seat can't see.
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
    """Points that a seat gets or loses.

    sums: the parts that add up to the points, if the game gives them.
    word: the new word that scores the points, if a word does.
    when: PLAY if the act itself scores the points; LATER if they come after the act, from a trick, a round or the end
    of the game; ANEW if they are the points with which the next game of a match begins.
    settlement: the settlement that gives the points, if they are for cards left at the end.
    """

    seat: int
    points: int
    sums: tuple[Sum, ...] = ()
    word: Word | None = None
    when: str = PLAY
    settlement: Settlement | None = None


class NewWord(NamedTuple):
    """A word that an act made.

    points: the points this word earned in this act.
    cards: the cards of the word, in the order in which they were laid.
    """

    text: str
    points: int = 0
    cards: Word = EMPTY


class WordOutcome(NamedTuple):
    """The new words that an act made from one table word, or the fresh word that it laid.

    was: the letters of the table word before the act; empty if the new word is fresh.
    words: the new words; more than one if the old word was cut.
    gathered: whether the new word uses only some of the old word's cards.
    """

    was: str
    words: tuple[NewWord, ...]
    gathered: bool = False


class ShownWord(NamedTuple):
    """A word that its player showed to all players.

    seat: the player who made the word.
    points: the points that the word earned in this act.
    came: for each card of the word, the place from which the card came.
    stays: whether the word remains on the table after the act, perhaps with more cards.
    """

    seat: int
    word: Word
    points: int
    came: tuple[Zone, ...]
    stays: bool


class RowApart(NamedTuple):
    """A row of cards on the table that was taken apart.

    cards: all cards of the row.
    seat: the player who took some of these cards into the hand.
    held: the number of cards that this player took.
    place: the row's number on the table, from 0.
    """

    cards: tuple[Card, ...]
    seat: int
    held: int
    place: int

    @property
    def text(self) -> str:
        return "".join([card.letters for card in self.cards])


@dataclass(frozen=True)
class ActReport:
    """The report of one act: its effects on the table and on the score."""

    seat: int
    """The player who acted."""
    act: Act
    """The act, with holes (cards without a face) for secret cards."""
    words: tuple[str, ...]
    """The new words, as the log records them."""
    points: int
    """The points of the player who acted, as the log records them."""
    made: tuple[WordOutcome, ...]
    """For each word that the act changed or laid, the words that came from it."""
    shown: tuple[ShownWord, ...]
    """The words that players showed to all players."""
    scores: tuple[Score, ...]
    """The points of all seats, in the order in which they were scored."""
    moves: tuple[CardMove, ...]
    """The cards that moved, in order."""
    won: tuple[tuple[int, int], ...]
    """The number of cards that each seat won."""
    tricks: tuple[int, ...]
    """The seats that won tricks."""
    accused: int | None
    """The seat whose play was challenged."""
    caught: int | None
    """The seat whose word was found to be wrong."""
    wrong: tuple[str, ...]
    """The wrong words that the act found."""
    missed: str
    """The reason why a called word does not count: 'cards' or 'letters' if the word has too few of them, 'word' if it
    is not a word."""
    vain: bool
    """Whether a challenge or doubt found no wrong word, or the rival did not hold the requested letter."""
    apart: RowApart | None
    """The row that was taken apart, if any."""
    games: tuple[int, ...]
    """The seats that won a game of a match, if this act ended one."""
    stand: tuple[int, ...]
    """If the act ended a game of a match, the final scores of that game."""
    revealed: bool
    """Whether the act turned secretly laid cards face up."""
    opened: tuple[int, ...]
    """The numbers of the log lines that the act made readable for all players."""
    taken_back: bool
    """Whether a play was undone."""
    over: bool
    """Whether the game is over."""
    goes_on: bool
    """Whether the same player acts again in the same turn, before anybody must look at a result."""

    @cached_property
    def settled(self) -> tuple[Settlement, ...]:
        """The settlements (points for cards left at the end of the game), in the order of the seats."""
        settled = [one.settlement for one in self.scores if one.settlement is not None]
        return tuple(sorted(settled, key=lambda one: one.seat))

    @cached_property
    def gains(self) -> tuple[tuple[int, int], ...]:
        """The points that each seat got as a result of this act, apart from the points that the acting player scored by
        the act itself."""
        gains: dict[int, int] = {}
        for one in self.scores:
            if one.settlement is None and one.when != ANEW and (one.seat != self.seat or one.when != PLAY):
                gains[one.seat] = gains.get(one.seat, 0) + one.points
        return tuple([(seat, points) for seat, points in sorted(gains.items()) if points])

    def came_to_hand(self, seat: int) -> frozenset[int]:
        """The ids of the cards that this act brought from elsewhere into the hand of a seat."""
        hand = hand_of(seat)
        lay = {one.card.id: one.source for one in reversed(self.moves)}
        places = {one.card.id: one.goal for one in self.moves}
        return frozenset([card for card, zone in places.items() if zone == hand != lay[card]])

    @cached_property
    def makers(self) -> dict[int, int]:
        """Maps the id of each card that this act laid to the seat that made the card's word. For a secretly laid card
        that joined a row, this is the seat that laid the card."""
        shown = {card.id: one.seat for one in self.shown for card in one.word.cards}
        return shown or {one.card.id: one.source.number for one in self.moves if _is_placed(one)}

    @cached_property
    def new_on_table(self) -> frozenset[int]:
        """The ids of the cards that this act brought to the table and that belong to words it made."""
        return frozenset([one.card.id for one in self.moves if one.goal == TABLE]) & self.makers.keys()


def _is_placed(move: CardMove) -> bool:
    return move.source.kind == "committed" and move.goal == TABLE


def report_of(house: House, found: State, steps: Sequence[Step]) -> ActReport:
    """Builds the report of an act.

    found: the position before the act, as seen by the seat (or bystander) that saw the steps.
    """
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
    """The parts of the points that a seat scores by an act itself, read from the act's events. The app also shows these
    parts for a half-laid play, which has no report yet."""
    own = takewhile(lambda event: not isinstance(event, Logged), events)
    return tuple([part for event in own if isinstance(event, Scored) and event.seat == seat for part in event.sums])


def _entry(step: Step) -> Entry:
    assert isinstance(step.event, Logged)
    return step.event.entry


# ---- points and moved cards


def _scores(house: House, found: State, steps: Sequence[Step], line: int) -> Iterator[Score]:
    """Yields the scores of the act, in the order in which they were scored.

    line: the index of the step that logs the act. Points scored after that step count as LATER.
    """
    wins = house.book.facts(found).numbers(GAMES_WON)
    anew = False
    for number, (event, state) in enumerate(steps):
        if isinstance(event, Scored):
            when = ANEW if anew else PLAY if number < line else LATER
            yield Score(event.seat, event.points, event.sums, event.word, when)
        elif isinstance(event, Settled):
            one = event.settlement
            yield Score(one.seat, one.points, when=LATER, settlement=one)
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
    """If this act ended a game of a match, the winners of that game and the scores at its end. Both are empty if the
    act ended no such game."""
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
            places = places_of(state)
            # Several steps may have the same table, so this looks at each table only once.
            tables = {id(later.state.table): later.state.table for later in steps[number + 1 :]}
            for word in event.words:
                came = tuple([places.get(card.id) or _hidden_place(state, event.seat) for card in word.cards])
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


def _hidden_place(state: State, seat: int) -> Zone:
    """The place of a card that belongs to this seat but that the viewer can't see: the hand or the secretly laid
    cards."""
    place = state.seats[seat]
    return Zone("committed" if place.committed and not place.hand else "hand", seat)


def lies_in(word: Word, table: Iterable[Word]) -> bool:
    """Returns whether a word on this table has all the cards of `word`. That word may have other cards, too."""
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
    """The words that the act made, each with the word it was made from. Empty for a secret act, because the log entry
    of a secret act has no words."""
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
    """The words that one formula made.

    earned: the words that scored, with their points. Each of the formula's words is removed from this list.
    """
    words = []
    for text in [_text(part) for part in formula.parts]:
        if text in entry.words:  # in Break Up, the leftover cards of a salvage are not a word
            scored = next((one for one in earned if one[0] == text), None)
            if scored is not None:
                earned.remove(scored)
            word = next((word for word in cards if word.text == text), EMPTY)
            words.append(NewWord(text, scored[1] if scored is not None else 0, word))
    old = _target(found, entry.seat, formula.target)
    if old is None:
        return WordOutcome("", tuple(words))
    numbered = isinstance(formula.target, int)  # only with a number may a formula name just some cards of the word
    return WordOutcome(old.text, tuple(words), gathered=numbered and len(formula.from_table) < len(old.slots))


def _target(found: State, seat: int, target: int | str | None) -> Word | None:
    """The table word that a formula changes. The target is a word's number, or a name for the player's own word, the
    rival's word or the only word."""
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


# ---- the player caught, and whether the turn goes on


def _caught(found: State, seat: int, taken_back: TakenBack | None, wrong: Sequence[str]) -> int | None:
    if taken_back is not None:
        return found.log[taken_back.entry].seat
    return next((word.seat for word in found.table if word.text in wrong and word.seat != seat), None)


def _in_vain(found: State, after: State, entry: Entry, wrong: Sequence[str], steps: Sequence[Step]) -> bool:
    """Returns whether the act was a challenge or doubt that found no wrong word, or a request for a letter that the
    rival did not have.

    steps: the steps of the act before its line in the log.
    """
    if entry.act == CHALLENGE:
        return not wrong
    if entry.act == DOUBT:
        looked_up = found.before is not None and after.before is None and not after.over
        return looked_up and not wrong
    return isinstance(entry.act, Request) and not any(_moves(found, steps))


def _goes_on(house: House, found: State, after: State, seat: int) -> bool:
    """Returns whether the seat acts again in the same turn. Always False in a game where players call out words,
    because there a turn is a round of all players."""
    if after.over or after.turn != found.turn or house.book.plays.has(Call):
        return False
    return expects(house, after)[0] == (seat,)
