"""Tests turns in which a player may lay two words: a computer player judges the two words together."""

from engine.core.cards import Named
from engine.core.rulebook import Setup, SetupWord
from engine.core.view import view
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.computer import choose
from engine.players.levels import LEVEL_NAMES

TWO = (Player("Ann"), Player("Ben"))


def test_a_computer_player_of_end_to_end_lays_a_short_word_to_keep_cards_for_a_long_one() -> None:
    """SPACEMAN scores most of all words from S to N, but leaves few cards for the second word. SPAN uses only one hand
    card."""
    spoon = SetupWord(tuple([(Named(letter, letter),) for letter in "SPOON"]))
    setup = Setup(first=1, hands=(tuple("MAGICIANTE"), tuple("UUUUUOOORR")), table=(spoon,))
    match = Match(
        Header(GAMES["end-to-end"], TWO, {}, 1, setup), open_lexicon(only=["SPACEMAN", "GIN", "SPAN", "ENIGMATIC"])
    )
    plan = choose(view(match.state, 0), match.house, 0, 1, level=LEVEL_NAMES["master"])
    assert plan.facts["word"] == "SPAN + ENIGMATIC"
