"""Trading: a player sets hand cards aside, draws as many, and the turn is over."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.core.moves import Discard
from engine.core.rulebook import Handler, Option, Options, Rulebook, Rules
from engine.parts.flow.usual import TRADE, nothing
from engine.parts.table import Card, House, State, Trade, Turn, aside_of, hand_of, refuse
from engine.parts.words.fresh import Usable

# If the printed rules name no trade, this project adds one, and a table may agree to play without it.
OUR_TRADE = Option("trade", "choice", "usual", ("usual", "none"))


def no_trade(options: Options) -> bool:
    """Says whether the table agreed to play without the trade that this project adds."""
    return options.get(OUR_TRADE.key) == "none"


def trade_is_ours(rules: Rules) -> Rules:
    """The rules of a sheet, without its trade if the table leaves it out: a player who can't play then passes."""

    def agreed(options: Options, players: int) -> Rulebook:
        book = rules(options, players)
        return without_trade(book) if no_trade(options) else book

    return agreed


def without_trade(book: Rulebook) -> Rulebook:
    """These rules without any trade."""

    def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
        return tuple([verb for verb in book.verbs(house, state, seat) if verb != "trade"])

    handlers = {verb: handler for verb, handler in book.handlers.items() if verb != "trade"}
    return replace(book, verbs=verbs, handlers=handlers)


def chosen_cards(cards: Iterable[Card], faces: Iterable[str], missing: str = "not-in-hand") -> tuple[Card, ...]:
    """The cards with these faces.

    missing: the reason for refusing a face of which there are too few among the cards.
    """
    supply = Usable(cards, missing)
    return tuple([supply.pick(face) for face in faces])


def trade_up_to(most: int, *, under: bool = False, first: Callable[[Turn], None] = nothing) -> Handler:
    """Trades 1 to `most` cards for new ones. The old cards are shuffled into the deck, or go under it.

    first: a step before the trade.
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
    """Trades exactly this many cards, or as many as deck and hand allow."""

    def trade(turn: Turn, act: Trade) -> str:
        wanted = min(count, len(turn.state.deck), len(turn.hand))
        if len(act.faces) != wanted:
            refuse("cannot-trade:exactly", count=wanted)
        exchange(turn, act, under=under)
        return TRADE

    return trade


def exchange(turn: Turn, act: Trade | Discard, *, under: bool = False) -> None:
    """Exchanges cards. It sets them aside before it draws others, so that none comes straight back."""
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
