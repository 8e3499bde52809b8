"""No plan and no objection of a computer player depends on a card that its seat cannot see."""

from collections.abc import Iterator

import pytest

from engine.core.cards import HIDDEN, Card
from engine.core.moves import Move
from engine.core.oracle import expects
from engine.core.rulebook import Game
from engine.core.shuffle import shuffled
from engine.core.state import Seat, State, altered
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.computer import choose, object_to
from engine.players.levels import LEVELS, TEMPERAMENTS
from engine.players.sitting import Sitter, next_act

TURNS = 5
MASTER = LEVELS[-1]
LAYS_MUCH = (Sitter(LEVELS[1], TEMPERAMENTS["bold"]),)


def lies_otherwise(state: State, seat: int) -> State:
    """The same table for this seat; the cards it cannot see have changed places."""
    hidden = [card for card, seen in zip(cards_of(state), cards_of(view(state, seat)), strict=True) if seen == HIDDEN]
    _, order = shuffled(hidden, state.dice + 1)
    left = iter(order)
    changed = iter(
        [
            next(left) if seen == HIDDEN else card
            for card, seen in zip(cards_of(state), cards_of(view(state, seat)), strict=True)
        ]
    )

    def taken(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple([next(changed) for _ in cards])

    def place(other: Seat) -> Seat:
        return altered(other, hand=taken(other.hand), committed=taken(other.committed), aside=taken(other.aside))

    return altered(
        state,
        seats=tuple([place(other) for other in state.seats]),
        deck=taken(state.deck),
        piles=tuple([taken(pile) for pile in state.piles]),
    )


def cards_of(state: State) -> Iterator[Card]:
    for place in state.seats:
        yield from (*place.hand, *place.committed, *place.aside)
    yield from state.deck
    for pile in state.piles:
        yield from pile


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_no_plan_depends_on_a_hidden_card(game: Game) -> None:
    count = max(game.seats[0], min(2, game.seats[1]))
    players = tuple([Player(name) for name in ("Ann", "Ben")[:count]])
    match = Match(Header(game, players, {"words": "challenge"}, 6), open_lexicon("family"))
    for turn in range(TURNS):
        if match.state.over:
            break
        for seat in match.state.playing:
            tables = [view(state, seat) for state in (match.state, lies_otherwise(match.state, seat))]
            objections = [object_to(seen, match.house, seat, 77 + turn, level=LEVELS[0]) for seen in tables]
            assert objections[0] == objections[1]
            if seat in expects(match.house, match.state)[0]:
                plans = [choose(seen, match.house, seat, 77 + turn, level=MASTER) for seen in tables]
                assert plans[0] == plans[1]
        seat, act = next_act(match, LAYS_MUCH * count, 50 + turn)
        match.play(Move(act, seat))


def test_cards_that_a_seat_sees_stay_where_they_are() -> None:
    game = next(game for game in CATALOG if game.id == "pluck-it")
    match = Match(Header(game, (Player("Ann"), Player("Ben")), {}, 6), open_lexicon("family"))
    other = lies_otherwise(match.state, 0)
    assert other != match.state
    assert view(other, 0) == view(match.state, 0)
    assert sorted(cards_of(other)) == sorted(cards_of(match.state))
