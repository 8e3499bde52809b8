"""How often computer players challenge and bluff, and how quickly they shout: as their table says."""

from dataclasses import replace

import pytest

from engine.core.cards import Named
from engine.core.moves import CHALLENGE
from engine.core.rulebook import Setup, SetupWord
from engine.core.shuffle import dice_from
from engine.core.view import view
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.computer import choose
from engine.players.levels import LEVELS, TEMPERAMENTS, Level, Temperament
from engine.players.objecting import speak_about
from engine.players.plan import Plan
from engine.players.shouting import reaction_ms
from engine.players.thinking import Mind, knowing

TWO = (Player("Ann"), Player("Ben"))
THROWS = 150

# In a hundred words that a player does not know, from novice to grandmaster; and in a hundred turns without a word.
CHALLENGES = {
    "builder": (35, 47, 59, 71, 83, 95, 100),
    "weaver": (35, 47, 59, 71, 83, 95, 100),
    "spoiler": (35, 47, 59, 71, 83, 95, 100),
    "hoarder": (20, 32, 44, 56, 68, 80, 92),
    "bold": (70, 82, 94, 100, 100, 100, 100),
}
BLUFFS = {"builder": 0, "weaver": 0, "spoiler": 0, "hoarder": 0, "bold": 40}
BLIND = replace(LEVELS[0], notices=0)  # notices no word


def table(game_id: str, setup: Setup | None = None) -> Match:
    return Match(Header(GAMES[game_id], TWO, {"words": "challenge"}, 4, setup), open_lexicon("family"))


def mind_of(match: Match, level: Level, temperament: Temperament, dice: int) -> Mind:
    return Mind(view(match.state, 0), knowing(match.house, level), 0, level, temperament, dice)


@pytest.mark.parametrize("name", CHALLENGES)
def test_words_that_are_not_known_are_challenged_as_often_as_is_said(name: str) -> None:
    match = table("5-up")
    for level, said in zip(LEVELS, CHALLENGES[name], strict=True):
        minds = [mind_of(match, level, TEMPERAMENTS[name], dice_from(seed)) for seed in range(THROWS)]
        challenged = [speak_about(mind, ["QZX"]).act == CHALLENGE for mind in minds]
        assert abs(100 * sum(challenged) / THROWS - said) < 9


@pytest.mark.parametrize("name", BLUFFS)
@pytest.mark.parametrize("word", ["", "KITE"])
def test_letters_that_only_look_like_a_word_are_laid_as_often_as_is_said(name: str, word: str) -> None:
    """A fresh word, or a longer one made of the word on the table."""
    lies = (SetupWord(tuple([(Named(letter, letter),) for letter in word])),) if word else None
    match = table("5-up", Setup(first=1, hands=(tuple("SOLYRADENU"), tuple("SMRTAOHLPI")), table=lies))
    plans = [planned(match, TEMPERAMENTS[name], dice_from(seed)) for seed in range(THROWS)]
    bluffs = [plan for plan in plans if plan.why == "bluff"]
    assert abs(100 * len(bluffs) / THROWS - BLUFFS[name]) < 9
    for plan in bluffs:
        assert plan.facts["word"].startswith(word)
        assert not knowing(match.house, BLIND).words.has(plan.facts["word"])


def planned(match: Match, temperament: Temperament, dice: int) -> Plan:
    return choose(view(match.state, 0), match.house, 0, dice, level=BLIND, temperament=temperament)


def test_who_notices_a_word_does_not_bluff() -> None:
    match = table("5-up", Setup(first=1, hands=(tuple("SOLYRADENU"), tuple("SMRTAOHLPI"))))
    seen = view(match.state, 0)
    for seed in range(20):
        plan = choose(seen, match.house, 0, dice_from(seed), level=LEVELS[-1], temperament=TEMPERAMENTS["bold"])
        assert plan.why != "bluff"


def shouted_after(match: Match, word: str, level: Level) -> int:
    return reaction_ms(mind_of(match, level, TEMPERAMENTS["builder"], 5), word)


def test_a_word_is_shouted_the_later_the_longer_and_the_rarer_it_is() -> None:
    match = table("shout")
    lexicon = open_lexicon("family")
    common, rare = "SAND", "SCUD"
    assert (lexicon.level(common) or 80) < (lexicon.level(rare) or 80)
    for level in LEVELS:
        times = [shouted_after(match, word, level) for word in ("AND", common, rare, "SCUDS")]
        assert times == sorted(set(times))


def test_each_level_shouts_the_same_word_sooner_than_the_one_below_it() -> None:
    match = table("shout")
    times = [shouted_after(match, "SAND", level) for level in LEVELS]
    assert times == sorted(set(times), reverse=True)
