"""Pluck It, for 2 players, with letter cards.

Name a letter. If the rival has a card with this letter, one such card comes to you. You must use it in a fresh word
that you lay now. If you can't, the card goes back and the turn is lost, or you trade up to five cards. If the rival has
no such card, lay any fresh word. The word scores its value and leaves. At the end of the turn both draw up to ten, the
active player first. You may also pass or trade before asking.

The game ends when a player goes out with the deck empty, or when the deck is empty and both have passed. Unplayed cards
are subtracted; the highest score wins.
"""

from dataclasses import dataclass

from engine.core.moves import Request
from engine.core.public_facts import ASKED, FaceSet, Fact, must_use
from engine.parts.box import OUR_TRADE, Options, letter_game, trade_is_optional
from engine.parts.counting import score_words
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Plays, made_by
from engine.parts.flow import Rulebook, exhausted, minus_hand, round_the_table, trade_up_to, went_out
from engine.parts.flow.usual import PASS, STEP, TRADE, WORD, can_trade
from engine.parts.table import DEAD, House, Play, State, Turn, cards_of, hand_of

ASK, SPELL = "ask", "spell"


@dataclass(frozen=True)
class Notes:
    """The notes of Pluck It: facts that the rules must remember from turn to turn.

    plucked: the letter of the card that the rival had to give in this turn; None if the rival gave none.
    """

    plucked: str | None = None


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    return round_the_table(
        deal=lambda house: deal_hands(house, notes=Notes(), most=0),
        leaves=True,
        plays=Plays((Fresh(),)),
        play=play,
        reach={"request": lambda house, state, seat: map(Request, house.game.deck.counts)},
        passing=passing,
        trade=trade_up_to(5, first=give_back),
        others={"request": request},
        verbs=verbs,
        refill=both_draw,
        endings=(went_out, exhausted),
        settle=minus_hand,
        phase=ASK,
        must=plucked,
        facts=facts,
    )


def plucked(state: State) -> tuple[str, ...]:
    """The letter of the card that the rival had to give in this turn, which the word must use; empty if the rival gave
    none."""
    letter = state.notes.plucked
    return () if letter is None else (letter,)


def facts(state: State) -> tuple[Fact, ...]:
    """The public facts about the letter requested in this turn: the letter and, if the rival held it, that the word
    must use it."""
    if state.phase != SPELL:
        return ()
    asked = next((entry.act.face for entry in reversed(state.log) if isinstance(entry.act, Request)), "")
    return (FaceSet(ASKED, (asked,)), *([must_use(*plucked(state))] if plucked(state) else []))


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    word = "request" if state.phase == ASK else "play"
    return (word, "trade", "pass") if can_trade(state, seat) else (word, "pass")


def request(turn: Turn, act: Request) -> str:
    rival = 1 - turn.seat
    cards = [card for card in turn.state.seats[rival].hand if card.face == act.face]
    turn.move(cards[:1], hand_of(rival), hand_of(turn.seat))
    turn.note(plucked=act.face if cards else None)
    turn.mark(phase=SPELL)
    return STEP


def play(turn: Turn, act: Play) -> str:
    word = made_by(turn, act).claim(turn).word
    turn.move(cards_of([word]), hand_of(turn.seat), DEAD)
    score_words(turn, [word])
    turn.note(plucked=None)
    return WORD


def passing(turn: Turn, act: object) -> str:
    give_back(turn)
    return PASS


def give_back(turn: Turn) -> None:
    """Returns the unused plucked card to the rival. It is the last card in the hand."""
    if turn.notes.plucked is not None:
        turn.move(turn.hand[-1:], hand_of(turn.seat), hand_of(1 - turn.seat))
        turn.note(plucked=None)


def both_draw(turn: Turn, outcome: str) -> None:
    """Lets both players draw up to a full hand, first the player whose turn it was. After a trade that player's hand is
    already full."""
    if outcome != TRADE:
        turn.draw_up_to(10, turn.seat)
    turn.draw_up_to(10, 1 - turn.seat)


GAME = letter_game("pluck-it", "Pluck It", (2, 2), rules, (OUR_TRADE,))
