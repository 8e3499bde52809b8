"""Seeing Red, for 2 to 6 players, with letter cards.

The seven red cards J K Q V V X Z lie in a row, face up for everybody, all game long. Every word is laid fresh, with at
least one hand card and at least one card of the row. Then the cards of the row return and the hand cards leave. Nobody
scores before the row is complete: every card of the row used, V twice in all. The word after that is the first to
score; its cards from the row count, too. The players agree whether each of them completes his or her own row (usual for
two or three players) or all complete one together (usual for four and more). A word of four letters or more counts
double with two cards of the row; with three or more it counts treble.

A player who can't play trades up to five cards or passes. The game ends when the deck is empty and everybody has
passed; unplayed cards cost nothing. The highest score wins; a tie goes to the player who used more different cards of
the row.

Knockout: a player who can't use a card of the row is out; the last one in wins.

Race: the first to have used every card of the row wins; if nobody has, the player who used most.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.cards import RED_LETTERS
from engine.core.public_facts import LACKING, USED, FaceSet, on_seat
from engine.parts.box import Option, Options, Traits, Weights, letter_game
from engine.parts.counting import values
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Plays, made_by
from engine.parts.flow import WORD, Rulebook, best_scores, exhausted, round_the_table
from engine.parts.flow.usual import Ending, opening_trades_only
from engine.parts.modes import mode_of
from engine.parts.table import DEAD, Card, House, Play, State, Turn, Word, hand_of, refuse

MODE = Option("mode", "choice", "scored", ("scored", "knockout", "race"))
SCORING_STARTS = Option("scoring_starts", "choice", "auto", ("auto", "own", "table"))


@dataclass(frozen=True)
class Notes:
    """The notes of Seeing Red: facts that the rules must remember from turn to turn.

    used: the cards of the row that each seat has used, in alphabetical order. V is listed twice once the seat has used
    both V cards.
    """

    used: tuple[str, ...]


# A function that scores a word. Its arguments are the turn, the word and the cards of the row that the word uses. It is
# called before these cards are added to the used cards.
Scoring = Callable[[Turn, Word, Sequence[Card]], None]


Lacks = Callable[[State], tuple[FaceSet, ...]]  # a function that returns the cards of the row that must still be used


def rules(options: Options, players: int) -> Rulebook:
    if options["mode"] == "knockout":
        return knockout(options, players)
    if options["mode"] == "race":
        return race()
    together = options["scoring_starts"] == "table" or (options["scoring_starts"] == "auto" and players > 3)
    score = score_once_table_is_complete if together else score_once_own_row_is_complete
    lacks = lacking_together if together else lacking_each
    return with_the_row(score, deal_row_and_hands, lacks, winners=most_row_cards_among_equals)


# ---- the row, and words with it


def with_the_row(score: Scoring, deal: Callable[[House], State], lacks: Lacks, **parts: Any) -> Rulebook:
    """Returns the rulebook of the game or of one of its variations.

    score: the function that scores a word.
    lacks: the function that returns the cards of the row that must still be used.
    parts: other parts of the rulebook, for this variation only.
    """

    def play(turn: Turn, act: Play) -> str:
        row, word = turn.state.row, made_by(turn, act).claim(turn).word
        reds = [card for card in word.tops if card in row]
        turn.move([card for card in word.tops if card not in row], hand_of(turn.seat), DEAD)
        score(turn, word, reds)
        now = with_more(turn.notes.used[turn.seat], reds, row)
        turn.note(used=tuple([now if seat == turn.seat else used for seat, used in enumerate(turn.notes.used)]))
        return WORD

    return round_the_table(
        deal=deal,
        places=frozenset({"deck", "dead", "row"}),
        leaves=True,
        plays=Plays((Fresh(row=True),)),
        play=play,
        extras=lambda state: {"used": list(state.notes.used)},
        facts=lambda state: used_by_each(state) + lacks(state),
        **parts,
    )


def deal_row_and_hands(house: House) -> State:
    used = ("",) * house.players
    if (setup := house.setup) is not None and setup.used is not None:
        if len(setup.used) != house.players:
            refuse("bad-setup:used")
        used = tuple(["".join(sorted(faces)) for faces in setup.used])
    state = deal_hands(house, row=RED_LETTERS, most=0, keys=("row", "used"), notes=Notes(used))
    lying = Counter([card.face for card in state.row])
    if any(Counter(letters) - lying for letters in used):
        refuse("bad-setup:used")
    return state


def is_complete(used: str, row: Iterable[Card]) -> bool:
    """Returns whether a row is complete: every card of the row has been used, V twice."""
    return not lacking(used, row)


def with_more(used: str, reds: Iterable[Card], row: Iterable[Card]) -> str:
    """The cards of the row that a seat has used, including the new ones (`reds`). A letter is listed at most as often
    as it is in the row."""
    there, these = (Counter([card.face for card in cards]) for cards in (row, reds))
    return "".join(sorted(((Counter(used) + these) & there).elements()))


# ---- public facts of the row


def used_by_each(state: State) -> tuple[FaceSet, ...]:
    return face_sets(USED, state.notes.used)


def face_sets(key: str, used: Iterable[str]) -> tuple[FaceSet, ...]:
    """For each seat, a set with this key of the seat's faces in `used`; no set for a seat without faces."""
    return tuple([FaceSet(key, tuple(faces), on_seat(seat)) for seat, faces in enumerate(used) if faces])


def lacking(used: str, row: Iterable[Card]) -> str:
    return "".join(sorted((Counter([card.face for card in row]) - Counter(used)).elements()))


def lacking_each(state: State) -> tuple[FaceSet, ...]:
    return face_sets(LACKING, [lacking(used, state.row) for used in state.notes.used])


def lacking_together(state: State) -> tuple[FaceSet, ...]:
    faces = lacking("".join(state.notes.used), state.row)
    return (FaceSet(LACKING, tuple(faces)),) if faces else ()


# ---- the game for points


def score_once_own_row_is_complete(turn: Turn, word: Word, reds: Sequence[Card]) -> None:
    score_once_complete(turn, word, reds, turn.notes.used[turn.seat])


def score_once_table_is_complete(turn: Turn, word: Word, reds: Sequence[Card]) -> None:
    score_once_complete(turn, word, reds, "".join(turn.notes.used))


def score_once_complete(turn: Turn, word: Word, reds: Sequence[Card], used: str) -> None:
    """Scores the word if all cards of the row had already been used before it."""
    if is_complete(used, turn.state.row):
        turn.count([values(word.tops, times(len(word.text), len(reds)))], word=word)


def times(letters: int, reds: int) -> int:
    """The factor for the score of a word: two for a word of four or more letters with two red cards, three for such a
    word with more red cards, otherwise one."""
    return min(reds, 3) if letters >= 4 else 1


def most_row_cards_among_equals(turn: Turn, reason: str) -> Iterable[int]:
    """The players with the highest score; if several have it, only those who used the most different cards of the
    row."""
    best = best_scores(turn.state)
    most = max([len(turn.notes.used[seat]) for seat in best], default=0)
    return tuple([seat for seat in best if len(turn.notes.used[seat]) == most])


# ---- knockout


def no_points(turn: Turn, word: Word, reds: Sequence[Card]) -> None:
    """Scores no points, because in a knockout words score nothing."""


def knockout(options: Options, players: int) -> Rulebook:
    mode = mode_of(options, players)
    return with_the_row(
        no_points,
        deal_row_and_hands,
        lambda state: (),  # no row must be complete, because words score nothing
        passing=mode.passing,
        verbs=opening_trades_only,
        endings=mode.endings,
        winners=mode.winners,
        counts=mode.counts,
        aim=mode.aim,
    )


# ---- race


def race() -> Rulebook:
    """Returns the rulebook of the race, in which the score is the number of cards of the row that a player has used."""
    deal, endings = deal_cards_used_as_scores, (row_complete, exhausted)
    return with_the_row(one_for_each_new_card, deal, lacking_each, endings=endings, counts="cards", aim="row")


def deal_cards_used_as_scores(house: House) -> State:
    state = deal_row_and_hands(house)
    seats = [replace(seat, score=len(used)) for seat, used in zip(state.seats, state.notes.used, strict=True)]
    return replace(state, seats=tuple(seats))


def one_for_each_new_card(turn: Turn, word: Word, reds: Sequence[Card]) -> None:
    used = turn.notes.used[turn.seat]
    turn.score(len(with_more(used, reds, turn.state.row)) - len(used))


@Ending
def row_complete(turn: Turn) -> str | None:
    done = is_complete(turn.notes.used[turn.state.actor], turn.state.row)
    return "row-complete" if done else None


VARIATIONS = {"Knockout": {"mode": "knockout"}, "Race": {"mode": "race"}}
TRAITS = Traits(Weights(card=-8, row=60))
GAME = letter_game("seeing-red", "Seeing Red", (2, 6), rules, (MODE, SCORING_STARTS), VARIATIONS, TRAITS)
