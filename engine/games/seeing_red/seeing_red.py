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

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.cards import LETTER_DECK
from engine.core.events import DEAD, hand_of
from engine.core.moves import ADD, Act, Play
from engine.core.patterns import Fresh, Plays
from engine.core.rulebook import Game, House, Option, Rulebook, Variation
from engine.core.state import State
from engine.core.traits import Traits, Weights
from engine.core.turn import Turn
from engine.core.verdict import refuse
from engine.games.seeing_red.red_row import deal, is_complete, times, winners, with_more
from engine.parts.flow.endings import exhausted, last_one_in, went_out, winners_of_knockout
from engine.parts.flow.rulebook import round_the_table
from engine.parts.flow.usual import WORD, opening_trades_only, out_if_cannot, plain_pass, usual_verbs
from engine.parts.options import common
from engine.parts.reach.ways import dictionary, faces, in_hand, letter_values, play_of, way_of
from engine.parts.trade import trade_up_to
from engine.parts.words.fresh import Supply, claim_words, fresh_words, plain

MODE = Option("mode", "choice", "scored", ("scored", "knockout", "race"))
SCORING_STARTS = Option("scoring_starts", "choice", "auto", ("auto", "own", "table"))


def rules(options: Mapping[str, Any], players: int) -> Rulebook:
    mode = options["mode"]
    together = options["scoring_starts"] == "table" or (options["scoring_starts"] == "auto" and players > 3)

    def play(turn: Turn, act: Play) -> str:
        plain(act)
        row = turn.state.row
        word = fresh_words(Supply([*turn.hand, *row]), act)[0]
        reds = [card for card in word.tops if card in row]
        mine = [card for card in word.tops if card not in row]
        if not reds:
            refuse("must-use-card:row")
        if not mine:
            refuse("nothing-played")
        claim_words(turn, [word])
        turn.move(mine, hand_of(turn.seat), DEAD)
        used = turn.notes.used
        complete = is_complete("".join(used) if together else used[turn.seat], row)
        more = with_more(used[turn.seat], [card.face for card in reds], row)
        if mode == "race":
            turn.score(len(more) - len(used[turn.seat]))
        elif mode == "scored" and complete:
            turn.score(word.value * times(len(word.text), len(reds)))
        turn.note(used=tuple([more if seat == turn.seat else u for seat, u in enumerate(used)]))
        return WORD

    def row_complete(turn: Turn) -> str | None:
        done = is_complete(turn.notes.used[turn.state.actor], turn.state.row)
        return "row-complete" if done else None

    endings = {
        "scored": (exhausted,),
        "race": (row_complete, exhausted),
        "knockout": (went_out, last_one_in, exhausted),
    }
    return round_the_table(
        deal=deal,
        places=frozenset({"deck", "dead", "row"}),
        plays=Plays((Fresh(),)),
        play=play,
        reach={"play": reach},
        passing=out_if_cannot if mode == "knockout" else plain_pass,
        trade=trade_up_to(5),
        verbs=opening_trades_only if mode == "knockout" else usual_verbs,
        endings=endings[mode],
        winners=winners_of_knockout if mode == "knockout" else winners,
        extras=lambda state: {"used": list(state.notes.used)},
    )


def reach(house: House, state: State, seat: int) -> Iterator[Act]:
    """Fresh words of hand and row, at least one card of each."""
    words = dictionary(house).subset_any_order(faces(state.row), in_hand(state, seat))
    for word in words.best_first(letter_values(house)):
        yield play_of([way_of(house, None, [(ADD, letter, None) for letter in word])])


GAME = Game(
    "seeing-red",
    "Seeing Red",
    (2, 6),
    LETTER_DECK,
    common(6, MODE, SCORING_STARTS),
    rules,
    (Variation("Knockout", {"mode": "knockout"}), Variation("Race", {"mode": "race"})),
    Traits(Weights(card=-8, row=60)),
)
