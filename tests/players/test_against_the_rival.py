"""Where a game is played against the next player, a computer player reckons with that player's cards."""

from engine.core.cards import Named
from engine.core.moves import Place
from engine.core.rulebook import Setup, SetupWord
from engine.core.view import view
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.computer import choose
from engine.players.levels import LEVELS

MASTER = LEVELS[-1]
TWO = (Player("Ann"), Player("Ben"))


def row(letters: str) -> SetupWord:
    return SetupWord(tuple([(Named(letter, letter),) for letter in letters]))


def test_a_card_of_four_rows_is_laid_where_the_next_card_fits_nowhere_then() -> None:
    """Before A the H makes HA, after it AH; I goes on with HA, as in HAIL, and with nothing that begins with AHI."""
    setup = Setup(first=1, hands=(tuple("HE"), tuple("IE")), table=(row("A"),))
    match = Match(Header(GAMES["four-rows"], TWO, {}, 1, setup), open_lexicon("family"))
    match.say("@1 choose H")
    match.say("@2 choose I")
    rows = []
    for dice in range(3):
        plan = choose(view(match.state, 0), match.house, 0, dice, level=MASTER)
        assert isinstance(plan.act, Place)
        rows.append((plan.act.side, plan.why))
    assert set(rows) == {("after", "stuck-next")}


def test_a_letter_that_the_rival_has_just_denied_is_not_asked_for_again() -> None:
    match = Match(Header(GAMES["pluck-it"], TWO, {}, 3), open_lexicon("family"))
    first = choose(view(match.state, match.state.actor), match.house, match.state.actor, 5, level=MASTER)
    assert first.why in ("ask-likely", "ask-worth")
    face = first.facts["card"]
    rival = 1 - match.state.actor
    held = [card.face for card in match.state.seats[rival].hand]
    match.say(f"request {face}")
    match.say("pass")
    match.say("pass")
    again = choose(view(match.state, match.state.actor), match.house, match.state.actor, 5, level=MASTER)
    assert face not in held
    assert again.facts["card"] != face


def test_in_profit_and_loss_the_trick_is_won_with_one_card_more_when_the_rival_has_laid() -> None:
    """Three cards lie hidden: four win the trick, and the dear three-letter word would only tie."""
    setup = Setup(first=2, hands=(tuple("JAZEATSRNE"), tuple("CATBBDDDLL")))
    match = Match(Header(GAMES["profit-and-loss"], TWO, {}, 1, setup), open_lexicon("family"))
    match.say("play CAT")
    plan = choose(view(match.state, 0), match.house, 0, 5, level=MASTER)
    assert plan.facts["cards"] > 3
    assert plan.why == "most-cards"
