"""The match: two games of Full Deck, and the Starter game if players have won the same number of them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.public_facts import BEGAN, GAME, PublicFacts, Rounds, games_won, marks
from engine.core.rulebook import Handler, Reach
from engine.games.full_deck.starter import IN_PILE, PILES
from engine.parts.flow import Rulebook, best_scores
from engine.parts.flow.usual import empty_hand
from engine.parts.table import DEAD, DECK, House, State, Turn, hand_of, pile

FIRST, SECOND, TIE_BREAK = "first-game", "second-game", "starter"


@dataclass(frozen=True)
class Notes:
    """The notes of the match: facts that the rules must remember from turn to turn.

    stage: the current game of the match.
    wins: the number of games that each seat has won.
    opener: the seat that began the current game.
    turned: whether, in the Starter game, the piles have turned up their next cards since the last word.
    """

    stage: str
    wins: tuple[int, ...]
    opener: int
    turned: bool = False


def match_of_two(full_deck: Rulebook, starter: Rulebook) -> Rulebook:
    """Returns a rulebook for the whole match. It follows one of these two rulebooks, depending on the current game of
    the match."""

    def now(state: State) -> Rulebook:
        return starter if state.notes.stage == TIE_BREAK else full_deck

    def deal(house: House) -> State:
        state = full_deck.deal(house)
        return replace(state, notes=Notes(FIRST, (0,) * house.players, state.actor))

    def by_stage(verb: str) -> Handler:
        return lambda turn, act: now(turn.state).handlers[verb](turn, act)

    def reach_by_stage(verb: str) -> Reach:
        return lambda house, state, seat: now(state).reach[verb](house, state, seat)

    def extras(state: State) -> Mapping[str, Any]:
        return {"stage": state.notes.stage, "games_won": list(state.notes.wins)}

    def facts(state: State) -> PublicFacts:
        """The facts of the match: the current game, the number of games each seat has won, and the seat that began the
        current game, followed by the facts of the current game."""
        of_game, began = now(state).facts(state).facts, marks(BEGAN, [state.notes.opener])
        won = games_won(state.notes.wins)
        if state.notes.stage == TIE_BREAK:
            return PublicFacts((*won, *began, *of_game), TIE_BREAK, starter.counts)
        number = 1 if state.notes.stage == FIRST else 2
        return PublicFacts((Rounds(GAME, number, 2), *won, *began, *of_game))

    return replace(
        full_deck,
        deal=deal,
        verbs=lambda house, state, seat: now(state).verbs(house, state, seat),
        handlers={verb: by_stage(verb) for verb in full_deck.handlers},
        after=lambda turn, outcome: now(turn.state).after(turn, outcome),
        missed=lambda turn, act: now(turn.state).missed(turn, act),
        resigned=lambda turn, seat: now(turn.state).resigned(turn, seat),
        close=lambda turn, reason: now(turn.state).close(turn, reason),
        reach={verb: reach_by_stage(verb) for verb in full_deck.reach},
        challenge_failed=lambda turn: now(turn.state).challenge_failed(turn),
        undone=lambda turn: now(turn.state).undone(turn),
        extras=extras,
        facts=facts,
        announced=lambda house, state: now(state).announced(house, state),
        aim="games",
        patience=lambda state: now(state).patience(state),
    )


def next_game(turn: Turn, hand: int) -> bool:
    """Adds a win for the winners of the game that has just been settled, and deals the next game of the match. Returns
    whether there is a next game."""
    winners = best_scores(turn.state)
    wins = tuple([won + (seat in winners) for seat, won in enumerate(turn.notes.wins)])
    turn.note(wins=wins)
    if turn.notes.stage == FIRST:
        deal_second_game(turn, hand)
        return True
    most = max(wins[seat] for seat in turn.state.playing)
    tied = [seat for seat in turn.state.playing if wins[seat] == most]
    if len(tied) > 1:
        deal_starter_game(turn, tied)
        return True
    for seat, won in enumerate(wins):  # at the end of the match, the scores become the numbers of games won
        turn.score(won - turn.state.seats[seat].score, seat)
    return False


def deal_second_game(turn: Turn, hand: int) -> None:
    gather(turn)
    for seat in turn.state.playing:
        turn.draw(seat, hand)
    begin(turn, SECOND)


def deal_starter_game(turn: Turn, tied: Sequence[int]) -> None:
    """Deals the Starter game to the tied players. The others are out of the match."""
    gather(turn)
    for seat in turn.state.playing:
        if seat not in tied:
            turn.knock_out(seat)
    for number in range(PILES):
        turn.move(turn.state.deck[: IN_PILE[len(tied)]], DECK, pile(number))
    turn.move(turn.state.deck, DECK, DEAD)
    begin(turn, TIE_BREAK)


def out_of_cards(turn: Turn) -> bool:
    """Returns whether the player has run out of cards. Always False in the Starter game, in which players have no
    hands."""
    return turn.notes.stage != TIE_BREAK and empty_hand(turn)


def gather(turn: Turn) -> None:
    """Takes all cards back into the deck, shuffles the deck, and sets all scores to 0."""
    turn.clear_table(DECK)
    for seat, place in enumerate(turn.state.seats):
        turn.move(place.hand, hand_of(seat), DECK)
        turn.score(-place.score, seat)
    # All hands are visible as long as `settled` lists the cards left over from the last game, so clearing it hides the
    # new hands.
    turn.mark(settled=())
    turn.move(turn.state.dead, DEAD, DECK)
    turn.shuffle()


def begin(turn: Turn, stage: str) -> None:
    """Begins the next game of the match. The player after the one who began the previous game has the first turn."""
    first = turn.state.after(turn.notes.opener)
    turn.note(stage=stage, opener=first, turned=False)
    turn.mark(actor=first, turn=turn.state.turn + 1, opened=False, worded=False)
    turn.mark(passes=0, idle=0, wordless=0, traded=0, low=None, since_low=0)
    turn.mark(deck_was=len(turn.state.deck), piles_show=stage == TIE_BREAK)
