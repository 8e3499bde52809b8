"""Trades, for rule sheets: a player exchanges hand cards for the same number of cards from the deck, which ends the
turn."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.core.moves import Discard
from engine.core.rulebook import Handler, Option, Options, Rulebook, Rules
from engine.parts.flow.usual import TRADE, nothing
from engine.parts.table import Card, House, State, Trade, Turn, aside_of, hand_of, refuse
from engine.parts.words.fresh import Usable

# The option to play without trades, for games whose printed rules have no trades. In these games the trade is an
# addition of this project.
OUR_TRADE = Option("trade", "choice", "usual", ("usual", "none"))


def no_trade(options: Options) -> bool:
    """Returns whether the players agreed to play without the trade that this project has added to the printed rules."""
    return options.get(OUR_TRADE.key) == "none"


def trade_is_optional(rules: Rules) -> Rules:
    """A decorator for the rules of a game whose printed rules have no trade. It removes the trade if the players agreed
    to play without it; a player who can't play must then pass."""

    def agreed(options: Options, players: int) -> Rulebook:
        book = rules(options, players)
        return without_trade(book) if no_trade(options) else book

    return agreed


def without_trade(book: Rulebook) -> Rulebook:
    """The rulebook without the verb `trade`."""

    def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
        return tuple([verb for verb in book.verbs(house, state, seat) if verb != "trade"])

    handlers = {verb: handler for verb, handler in book.handlers.items() if verb != "trade"}
    return replace(book, verbs=verbs, handlers=handlers)


def chosen_cards(cards: Iterable[Card], faces: Iterable[str], missing: str = "not-in-hand") -> tuple[Card, ...]:
    """The cards with these faces, taken from `cards`.

    missing: the key of the reason for refusing a face that no remaining card has.
    """
    supply = Usable(cards, missing)
    return tuple([supply.pick(face) for face in faces])


def trade_up_to(most: int, *, under: bool = False, first: Callable[[Turn], None] = nothing) -> Handler:
    """Returns a function that carries out a trade of 1 to `most` hand cards for new ones.

    under: whether the old cards go under the deck; otherwise they are shuffled into it.
    first: a step to carry out before the trade.
    """

    def trade(turn: Turn, act: Trade) -> str:
        first(turn)
        if len(act.faces) > most:
            refuse("cannot-trade:most", most=most)
        exchange(turn, act, under=under)
        return TRADE

    return trade


trade_up_to_five = trade_up_to(5)


def trade_exactly(count: int, *, under: bool = False) -> Handler:
    """Returns a function that carries out a trade of exactly this many cards, or of fewer if the deck or the hand has
    fewer.

    under: see `trade_up_to`.
    """

    def trade(turn: Turn, act: Trade) -> str:
        wanted = min(count, len(turn.state.deck), len(turn.hand))
        if len(act.faces) != wanted:
            refuse("cannot-trade:exactly", count=wanted)
        exchange(turn, act, under=under)
        return TRADE

    return trade


def exchange(turn: Turn, act: Trade | Discard, *, under: bool = False) -> None:
    """Exchanges hand cards for new ones. The old cards are set aside before new ones are drawn, so that the player
    can't draw them again immediately.

    under: see `trade_up_to`.
    """
    if len(act.faces) > len(turn.state.deck):
        refuse("cannot-trade:deck", count=len(turn.state.deck))
    cards = chosen_cards(turn.hand, act.faces)
    turn.secret, turn.brief = True, f"{act.verb} {len(cards)}"
    mine, aside = hand_of(turn.seat), aside_of(turn.seat)
    turn.move(cards, mine, aside)
    turn.draw(turn.seat, len(cards))
    turn.mark(traded=turn.state.traded + len(cards))
    if under:
        turn.put_under(cards, aside)
    else:
        turn.shuffle_in(cards, aside)
