"""Tests computer players in small positions: their challenges, their plays, the words they know, and their reasons."""

import pytest

from engine.core.cards import HIDDEN, Named
from engine.core.moves import PASS
from engine.core.notation import write_act
from engine.core.rulebook import Setup, SetupWord
from engine.core.state import altered
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.candidates import replies_are_costly
from engine.players.computer import challenge, choose
from engine.players.guessing import with_hidden_cards, with_other_hands
from engine.players.levels import LEVELS, TEMPERAMENTS
from engine.players.plan import REASONS
from engine.players.thinking import Mind
from engine.players.whole_games import Sitter, play_out

NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal")
IDS = [game.id for game in CATALOG]


def table(game_id: str, seed: int, **options: object) -> Match:
    game = GAMES[game_id]
    count = max(game.seats[0], min(2, game.seats[1]))
    players = tuple([Player(name) for name in NAMES[:count]])
    return Match(Header(game, players, options, seed), open_lexicon("family"))


def sitters(match: Match, *levels: int) -> tuple[Sitter, ...]:
    return tuple([Sitter(LEVELS[levels[seat % len(levels)] - 1]) for seat in range(match.house.players)])


@pytest.mark.parametrize(
    ("game_id", "seed"), [("5-up", 5), ("four-rows", 5), ("profit-and-loss", 8), ("shout", 4), ("split-run", 5)]
)
def test_computer_players_challenge_words(game_id: str, seed: int) -> None:
    match = table(game_id, seed, words="challenge")
    play_out(match, (Sitter(LEVELS[3]), Sitter(LEVELS[0], TEMPERAMENTS["bold"])), 13)
    assert match.state.over
    assert {move.act.verb for move in match.moves} & {"challenge", "doubt"}


def test_in_five_games_computer_players_do_not_predict_replies_because_predictions_take_too_long() -> None:
    costly = {game.id for game in CATALOG if replies_are_costly(table(game.id, 1).house)}
    assert costly == {"3n-change", "break-up", "double-cross", "split-off", "split-run"}


def _written(match: Match, act: object) -> str:
    return write_act(act, match.header.game.deck)  # type: ignore[arg-type]


def test_the_reason_for_a_computer_players_act_can_be_shown_as_a_sentence() -> None:
    match = table("5-up", 7)
    plan = choose(view(match.state, match.state.actor), match.house, match.state.actor, 5, level=LEVELS[3])
    assert plan.act is not None
    assert not plan.why or REASONS[plan.why].format_map(plan.facts)
    assert plan.after_ms > 0


def test_a_computer_player_does_not_lay_a_word_that_costs_more_than_it_gains() -> None:
    """TOE is worth 3 points here, but the letters of JUKEBOX that TOE does not use cost its player 17 points."""
    setup = Setup(first=1, hands=(tuple("TCC"), tuple("A")), deck=(), table=(word("JUKEBOX"),))
    players = (Player("Ann"), Player("Ben"))
    header = Header(GAMES["leftovers"], players, {"scoring": "use-or-lose"}, 1, setup)
    match = Match(header, open_lexicon(only=["JUKEBOX", "TOE"]))
    plan = choose(view(match.state, 0), match.house, 0, 1, level=LEVELS[5])
    assert (plan.act, plan.why) == (PASS, "not-worth")


@pytest.mark.parametrize(
    ("deck", "again", "verb"), [("LLLLLLUUUUU", "once", "trade"), ("", "once", "pass"), ("", "always", "play")]
)
def test_a_computer_player_does_not_restore_an_earlier_word_for_no_points(deck: str, again: str, verb: str) -> None:
    """The player could restore KIT by give and take, but a word that was on the table before scores nothing. If two
    players did this again and again, the game would not end."""
    setup = Setup(first=2, hands=(tuple("TCC"), tuple("N")), deck=tuple(deck), table=(word("KIT"),))
    header = Header(GAMES["5-up"], (Player("Ann"), Player("Ben")), {"again": again, "moves": "G"}, 1, setup)
    match = Match(header, open_lexicon(only=["KIT", "KIN"]))
    match.play_text("play 1: K I N~T")
    plan = choose(view(match.state, 0), match.house, 0, 1, level=LEVELS[5])
    assert plan.act is not None
    assert plan.act.verb == verb


def word(letters: str) -> SetupWord:
    return SetupWord(tuple([(Named(letter, letter),) for letter in letters]))


def test_the_same_random_numbers_give_the_same_plan_and_other_numbers_may_give_another_plan() -> None:
    match = table("3-2-1", 8)
    seat = match.state.actor
    seen = view(match.state, seat)
    plans = [choose(seen, match.house, seat, dice, level=LEVELS[0]).act for dice in (1, 1, 2, 3, 4, 5)]
    assert plans[0] == plans[1]
    assert len({repr(plan) for plan in plans}) > 1


def test_a_computer_player_who_knows_all_words_never_challenges_a_correct_word() -> None:
    match = table("5-up", 9, words="challenge")
    seat = match.state.actor
    plan = choose(view(match.state, seat), match.house, seat, 5, level=LEVELS[2])
    match.play_text(_written(match, plan.act))
    other = 1 - seat
    for dice in range(20):
        seen = view(match.state, other)
        assert challenge(seen, match.house, other, dice, level=LEVELS[5], temperament=TEMPERAMENTS["bold"]) is None


def test_computer_players_at_higher_levels_know_more_words_than_players_at_lower_levels() -> None:
    lexicon = open_lexicon("standard")
    known = [len(list(lexicon.within(level.known).words_of("TRAINEDLUS"))) for level in LEVELS]
    assert known == sorted(known)
    assert known[0] < known[-1]


def test_no_level_knows_an_offensive_word() -> None:
    lexicon = open_lexicon("large")
    assert lexicon.has("SHIT")
    assert not any(lexicon.within(level.known).has("SHIT") for level in LEVELS)


def test_a_guess_at_hidden_cards_does_not_put_a_card_in_two_places() -> None:
    match = table("turnover", 3)
    mind = Mind(view(match.state, 0), match.house, 0, LEVELS[5], TEMPERAMENTS["builder"], 4)
    supposed = with_other_hands(mind.view, 0, mind.guessed_cards())
    for _ in range(20):
        guessed = with_hidden_cards(altered(supposed, turned=HIDDEN), 1, mind.guessed_cards())
        assert guessed.turned is not None
        ids = [card.id for place in guessed.seats for card in place.hand] + [guessed.turned.id]
        assert len(set(ids)) == len(ids)
