"""The grandmaster puts the best whole turn together, looks on with guessed cards, and sees no more than its seat."""

from dataclasses import replace

import pytest

from engine.core.moves import DEAL, Move
from engine.core.oracle import expects, legal_moves
from engine.core.rulebook import Game
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.computer import choose
from engine.players.effort import Effort
from engine.players.levels import LEVEL_NAMES
from engine.players.thinking import knowing, never
from engine.players.weighing import Scales
from engine.players.whole_turns import whole_turns
from tests.players.otherwise import lies_otherwise
from tests.table import Table

GRANDMASTER = LEVEL_NAMES["grandmaster"]
IN_HASTE = replace(GRANDMASTER, effort=1200)
TWO = (Player("Ann"), Player("Ben"))

# Tables with few words in play, and words that can be made of them.
WHOLE_TURNS = {
    "split-run": ("CAT DOG KIT", "CAT DOG KIT CATS SCAT DOGS KITE KITES KITS COT DIG DUG SKIT", "S S E O U I"),
    "full-deck": (
        "PEA TOE COG",
        "PEA TOE COG PEAR SPEAR TOED OTHER CLOG PEARL HOTEL SLED RED",
        "R L H D E S",
    ),
    "3-2-1": ("", "CAT DOG KITE OAK TIDE COD TACK", "C A T D O G K I T E"),
    "end-to-end": ("SPOON", "SPAN SPOON SKIN SPIN CANAL PALE SPAWN SALOON LACE PLACE", "A C L A P E K I"),
}


def points_at_most(table: Table) -> int:
    """Of all the plays there are."""
    legal = [legal for _, legal in legal_moves(table.match.house, view(table.match.state, 0), 0)]
    return max([play.points for play in legal if play.words])


def whole(table: Table) -> list[int]:
    """The points of the whole turns that are put together."""
    house = knowing(table.match.house, GRANDMASTER)
    scales = Scales(house, view(table.match.state, 0), 0, GRANDMASTER, 0)
    return [play.legal.points for play in whole_turns(scales, Effort(GRANDMASTER.effort, never))]


@pytest.mark.parametrize("game_id", WHOLE_TURNS)
def test_the_best_of_all_whole_turns_is_found(game_id: str) -> None:
    lies, words, hand = WHOLE_TURNS[game_id]
    hands, deck = [hand, "W V"], "I I A A"
    table = Table(game_id, table=lies.split() or None, hands=hands, deck=deck, words=words)
    assert max(whole(table)) == points_at_most(table)


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_same_view_and_dice_give_the_same_plan_wherever_hidden_cards_lie(game: Game) -> None:
    match = Match(Header(game, TWO[: max(game.seats[0], min(2, game.seats[1]))], {}, 6), open_lexicon("family"))
    for turn in range(3):
        seat = expects(match.house, match.state)[0][0]
        tables = [view(state, seat) for state in (match.state, lies_otherwise(match.state, seat))]
        plans = [choose(seen, match.house, seat, 77 + turn, level=IN_HASTE) for seen in tables]
        assert plans[0] == plans[1]
        match.play(Move(plans[0].act or DEAL, seat))


def test_as_much_as_it_thinks_is_counted() -> None:
    """However much there is to think of: a whole turn, and then what comes of it."""
    table = Table("split-run", first=None, seed=4).say("pass", "pass")
    seen = view(table.match.state, 0)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return False

    choose(seen, table.match.house, 0, 1, level=IN_HASTE, stop=stop)
    assert 0 < asked < 2 * IN_HASTE.effort
