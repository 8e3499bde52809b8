"""Seeing Red, for 2 to 6 players, with letter cards.

The seven red cards J K Q V V X Z lie in a row, face up for everybody, all game long. Every word is laid fresh, with
at least one hand card and at least one row card; then the row cards return and the hand cards leave. Nobody scores
before the row is complete: every row card used, V twice in all. The word after that is the first to score, row cards
included. It is agreed whether each player completes an own row (usual for two or three players) or the whole table
one together (usual for four and more). A word of four letters or more counts double with two row cards; with three or
more it counts treble.

Who cannot play trades up to five cards or passes. The game ends when the deck is empty and everybody has passed;
unplayed cards cost nothing. The highest score wins; between equals, who has used more different row cards.

Knockout: who cannot use a row card is out, the last one in wins. Race: the first to have used every row card wins;
if nobody does, who has used most.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine.core.cards import RED_LETTERS
from engine.parts.box import Option, Options, Traits, Weights, letter_game
from engine.parts.counting import values
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Plays, made_by
from engine.parts.flow import Rulebook, best_scores, exhausted, round_the_table
from engine.parts.flow.usual import WORD, opening_trades_only, usual_verbs
from engine.parts.modes import mode_of
from engine.parts.table import DEAD, Card, House, Play, State, Turn, hand_of, refuse

MODE = Option("mode", "choice", "scored", ("scored", "knockout", "race"))
COUNTS = {"scored": "points", "knockout": "nothing", "race": "cards"}  # a race is for the red cards used
SCORING_STARTS = Option("scoring_starts", "choice", "auto", ("auto", "own", "table"))


@dataclass(frozen=True)
class Notes:
    """The row cards each seat has used, in the order of the alphabet; a V that was used twice stands twice."""

    used: tuple[str, ...]


def rules(options: Options, players: int) -> Rulebook:
    mode, race = mode_of(options, players), options["mode"] == "race"
    together = options["scoring_starts"] == "table" or (options["scoring_starts"] == "auto" and players > 3)

    def play(turn: Turn, act: Play) -> str:
        row, word = turn.state.row, made_by(turn, act).claim(turn).word
        reds = [card for card in word.tops if card in row]
        turn.move([card for card in word.tops if card not in row], hand_of(turn.seat), DEAD)
        used = turn.notes.used
        complete = is_complete("".join(used) if together else used[turn.seat], row)
        more = with_more(used[turn.seat], [card.face for card in reds], row)
        if race:
            turn.score(len(more) - len(used[turn.seat]))
        elif complete and not mode.knockout:
            turn.count([values(word.tops, times(len(word.text), len(reds)))], word=word)
        turn.note(used=tuple([more if seat == turn.seat else u for seat, u in enumerate(used)]))
        return WORD

    def row_complete(turn: Turn) -> str | None:
        done = is_complete(turn.notes.used[turn.state.actor], turn.state.row)
        return "row-complete" if done else None

    return round_the_table(
        deal=deal,
        places=frozenset({"deck", "dead", "row"}),
        plays=Plays((Fresh(row=True),)),
        play=play,
        passing=mode.passing,
        verbs=opening_trades_only if mode.knockout else usual_verbs,
        endings=mode.endings if mode.knockout else (row_complete, exhausted) if race else (exhausted,),
        winners=mode.winners if mode.knockout else winners,
        counts=COUNTS[str(options["mode"])],
        extras=lambda state: {"used": list(state.notes.used)},
    )


def deal(house: House) -> State:
    setup = house.setup
    used = ("",) * house.players
    if setup is not None and setup.used is not None:
        if len(setup.used) != house.players:
            refuse("bad-setup:used")
        used = tuple(["".join(sorted(faces)) for faces in setup.used])
    state = deal_hands(house, row=RED_LETTERS, most=0, keys=("row", "used"), notes=Notes(used))
    lying = Counter([card.face for card in state.row])
    if any(Counter(letters) - lying for letters in used):
        refuse("bad-setup:used")
    if house.options["mode"] == "race":  # the score is the number that decides
        seats = [replace(seat, score=len(letters)) for seat, letters in zip(state.seats, used, strict=True)]
        state = replace(state, seats=tuple(seats))
    return state


def is_complete(used: str, row: Iterable[Card]) -> bool:
    """Has every row card been used, V twice in all?"""
    return not Counter([card.face for card in row]) - Counter(used)


def with_more(used: str, faces: Iterable[str], row: Iterable[Card]) -> str:
    """The row cards used so far with these; none counts more often than it lies in the row."""
    there = Counter([card.face for card in row])
    return "".join(sorted(((Counter(used) + Counter(faces)) & there).elements()))


def times(letters: int, reds: int) -> int:
    """Four letters or more: double with two row cards, treble with three or more."""
    return min(reds, 3) if letters >= 4 else 1


def winners(turn: Turn, reason: str) -> Iterable[int]:
    """Between equal totals, who has used more different row cards."""
    best = best_scores(turn.state)
    most = max([len(turn.notes.used[seat]) for seat in best], default=0)
    return tuple([seat for seat in best if len(turn.notes.used[seat]) == most])


VARIATIONS = {"Knockout": {"mode": "knockout"}, "Race": {"mode": "race"}}
TRAITS = Traits(Weights(card=-8, row=60))
GAME = letter_game("seeing-red", "Seeing Red", (2, 6), rules, (MODE, SCORING_STARTS), VARIATIONS, TRAITS)
