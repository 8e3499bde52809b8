"""Tests that no plan and no challenge of a computer player depends on a card that its seat can't see."""

import pytest

from engine.core.moves import RESIGN, Move
from engine.core.oracle import expects
from engine.core.rulebook import Game, Setup
from engine.core.view import holds_secrets, view
from engine.games import CATALOG, GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.computer import challenge, choose
from engine.players.levels import LEVEL_NAMES, LEVELS, TEMPERAMENTS
from engine.players.thinking import knowing
from engine.players.whole_games import Sitter, next_act
from tests.players.other_hidden_cards import cards_of, with_other_hidden_cards
from tests.table import Table

TURNS = 5
MASTER = LEVEL_NAMES["master"]
LAYS_MUCH = (Sitter(LEVELS[1], TEMPERAMENTS["bold"]),)


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_no_plan_of_a_computer_player_depends_on_a_hidden_card(game: Game) -> None:
    count = max(game.seats[0], min(2, game.seats[1]))
    players = tuple([Player(name) for name in ("Ann", "Ben")[:count]])
    match = Match(Header(game, players, {"words": "challenge"}, 6), open_lexicon("family"))
    for turn in range(TURNS):
        if match.state.over:
            break
        for seat in match.state.playing:
            tables = [view(state, seat) for state in (match.state, with_other_hidden_cards(match.state, seat))]
            challenges = [challenge(seen, match.house, seat, 77 + turn, level=LEVELS[0]) for seen in tables]
            assert challenges[0] == challenges[1]
            if seat in expects(match.house, match.state)[0]:
                plans = [choose(seen, match.house, seat, 77 + turn, level=MASTER) for seen in tables]
                assert plans[0] == plans[1]
        seat, act = next_act(match, LAYS_MUCH * count, 50 + turn)
        match.play(Move(act, seat))


def test_the_copy_of_a_state_with_other_hidden_cards_keeps_the_cards_that_a_seat_sees() -> None:
    game = next(game for game in CATALOG if game.id == "pluck-it")
    match = Match(Header(game, (Player("Ann"), Player("Ben")), {}, 6), open_lexicon("family"))
    other = with_other_hidden_cards(match.state, 0)
    assert other != match.state
    assert view(other, 0) == view(match.state, 0)
    assert sorted(cards_of(other)) == sorted(cards_of(match.state))


def test_a_computer_player_knows_neither_the_seed_nor_the_setup_of_the_deal() -> None:
    setup = Setup(first=1, hands=(tuple("KITREXTEAN"), tuple("SMHTAOONLE")))
    match = Match(Header(GAMES["split-run"], (Player("Ann"), Player("Ben")), {}, 6, setup), open_lexicon("family"))
    house = knowing(match.house, MASTER)
    assert (house.seed, house.setup) == (0, None)


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_hands_of_other_players_stay_secret_until_the_game_is_over(game: Game) -> None:
    names = ("Ann", "Ben", "Cyd", "Dot")[: game.seats[1]]
    match = Match(Header(game, tuple(map(Player, names)), {}, 6), open_lexicon("family"))
    by_another = view(match.state, None)
    unseen = [card for place in by_another.seats for card in place.hand if not card.face]
    assert holds_secrets(match.state) is (len(names) > 1 and bool(unseen))
    for number in range(len(names), 0, -1):
        if not match.state.over:
            match.play(Move(RESIGN, number - 1))
    assert match.state.over
    assert not holds_secrets(match.state)


def test_a_card_chosen_in_secret_stays_secret_until_it_lies_open() -> None:
    table = Table("four-rows", hands=["A", "B"], table=["SI", "R"], words="SIT")
    table.do("@1 choose A")
    assert holds_secrets(table.match.state)
    table.do("@2 choose B")
    assert (table.hands, holds_secrets(table.match.state)) == (["", ""], False)
