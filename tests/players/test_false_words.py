"""Tests false words: which computer players lay false words, how they misspell words, and which players challenge
them."""

import pytest

from engine.core.cards import Named
from engine.core.moves import ACCEPT, CHALLENGE, Act
from engine.core.rulebook import Setup, SetupWord
from engine.core.shuffle import dice_from
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.bluffing import false_word, false_word_plan
from engine.players.challenging import challenge_from, gain_and_loss, speak_about, suspicion
from engine.players.computer import choose
from engine.players.levels import EVEN, LEVELS, TEMPERAMENTS, Level, Temperament, known_by_sight
from engine.players.misspelling import misspellings, misspelt, near_words
from engine.players.plan import Plan
from engine.players.thinking import Mind, knowing
from engine.players.value import value_of
from tests.table import Table

TWO = (Player("Ann"), Player("Ben"))
THROWS = 100
FALSE_WORDS = (tuple("RECIEVADEN"), tuple("KITHOMESLN"))  # hands that can lay false words, such as RECIEVED
NOVICE, STEADY, MASTER = LEVELS[0], LEVELS[2], LEVELS[5]
BOLD, HOARDER = TEMPERAMENTS["bold"], TEMPERAMENTS["hoarder"]


def table(game_id: str = "5-up", setup: Setup | None = None, judged: str = "challenge") -> Match:
    return Match(Header(GAMES[game_id], TWO, {"words": judged}, 4, setup), open_lexicon("standard"))


def lying(word: str) -> tuple[SetupWord, ...]:
    return (SetupWord(tuple([(Named(letter, letter),) for letter in word])),)


def mind(match: Match, level: Level = STEADY, temperament: Temperament = EVEN, dice: int = 1, seat: int = 0) -> Mind:
    return Mind(view(match.state, seat), knowing(match.house, level), seat, level, temperament, dice_from(dice))


# ---- how computer players misspell words


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("RECEIVE", "RECIEVE"),
        ("BELIEVE", "BELEIVE"),
        ("ACCOMMODATE", "ACCOMODATE"),
        ("DIFFERENT", "DIFFERANT"),
        ("SENSIBLE", "SENSABLE"),
        ("GUARD", "GAURD"),
        ("TOMORROW", "TOMMORROW"),
        ("MAKING", "MAKEING"),
        ("KNIFE", "NIFE"),
        ("BABIES", "BABYS"),
        ("CAMEL", "CAMLE"),
    ],
)
def test_computer_players_misspell_words_as_people_do(word: str, wrong: str) -> None:
    assert wrong in list(misspellings(word))


def test_no_misspelt_word_is_in_the_dictionary() -> None:
    lexicon = open_lexicon("standard")
    wrong = misspelt(lexicon.dictionary)
    found = [word for word in near_words(lexicon.dictionary) if wrong.has(word)]
    assert len(found) > 3000
    assert not any(lexicon.has(word) or lexicon.offensive(word) for word in found)


# ---- which computer players lay false words


@pytest.mark.parametrize("word", ["", "KITE"])
def test_a_bluff_is_a_misspelt_word_that_can_be_laid_and_scores_more_than_the_best_word_found(word: str) -> None:
    """The player lays the bluff as a fresh word, and in the second case as a change of the word on the table."""
    laid = 0
    for seed in range(12):
        setup = Setup(first=1, table=lying(word) if word else None)
        match = Match(Header(GAMES["eight-it-all"], TWO, {"words": "challenge"}, seed, setup), open_lexicon("standard"))
        mine = mind(match)
        act = false_word(mine, 60)
        if act is None:
            continue
        laid += 1
        legal = mine.legal(act)
        assert isinstance(legal, Legal)
        assert not any(match.house.words.has(new) for new in legal.words)
        assert value_of(mine.house, mine.view, legal.state, 0, EVEN.cards) > 60
    assert laid
    assert false_word(mine, 10_000) is None


def test_only_bold_computer_players_bluff_and_only_where_words_can_be_challenged() -> None:
    said = {}
    for judged in ("challenge", "checked", "trust"):
        match = table(setup=Setup(first=1, hands=FALSE_WORDS), judged=judged)
        for name, temperament in TEMPERAMENTS.items():
            plans = [false_word_plan(mind(match, MASTER, temperament, dice), []) for dice in range(THROWS)]
            said[judged, name] = len([plan for plan in plans if plan is not None and plan.why == "bluff"])
    assert {key for key, times in said.items() if times} == {("challenge", "bold")}
    assert abs(said["challenge", "bold"] - BOLD.bluffs) < 9


def test_weaker_computer_players_lay_misspelt_words_more_often_and_do_not_give_a_reason() -> None:
    match, times = table(setup=Setup(first=1, hands=FALSE_WORDS)), []
    for level in LEVELS:
        plans = [false_word_plan(mind(match, level, EVEN, dice), []) for dice in range(3 * THROWS)]
        false = [plan for plan in plans if plan is not None]
        assert all(plan.why == "" for plan in false)
        times.append(len(false))
    assert times[0] > times[2] > times[-1] == 0


# ---- which computer players challenge false words


def spoken(words: str, level: Level, temperament: Temperament = EVEN, laid: str = "", **options: str) -> list[Plan]:
    match = Table("5-up", hands=["KITHOMESLN", "SMREADANOU"], options={"words": "challenge"}).do(laid).match
    return [speak_about(mind(match, level, temperament, dice, 1), 0, words.split()) for dice in range(THROWS)]


def challenged(*about: object, **how: object) -> int:
    return len([plan for plan in spoken(*about, **how) if plan.act == CHALLENGE])  # type: ignore[arg-type]


LAID = "play HOMES"


@pytest.mark.parametrize("word", ["HOE", "COURTYARD", "HOMES", "KITCHEN"])
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_no_computer_player_challenges_a_word_that_people_know_by_sight(word: str, level: Level) -> None:
    assert open_lexicon("standard").within(known_by_sight(level)).has(word)
    assert all(plan.act == ACCEPT for plan in spoken(word, level, laid=LAID))


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_computer_player_knows_more_words_by_sight_than_it_finds(level: Level) -> None:
    found, seen = level.known.level, known_by_sight(level).level
    assert found < seen or found == seen == LEVELS[-1].known.level


def test_computer_players_challenge_misspelt_words_more_often_than_rare_valid_words() -> None:
    for level in LEVELS[:4]:
        wrong = sum([challenged(word, level, laid=LAID) for word in ("RECIEVE", "BELEIVE", "TOMMORROW", "MAKEING")])
        strange = sum([challenged(word, level, laid=LAID) for word in ("QOPH", "ZAX", "KVASES", "JEROBOAMS")])
        assert wrong > strange


def test_a_bold_computer_player_challenges_more_often_than_a_hoarder() -> None:
    for level in (NOVICE, STEADY, MASTER):
        assert challenged("QZX", level, BOLD, laid=LAID) >= challenged("QZX", level, HOARDER, laid=LAID)
    assert challenged("QZX", MASTER, BOLD, laid=LAID) > challenged("QZX", MASTER, HOARDER, laid=LAID)


def test_computer_players_trust_a_player_less_after_a_false_word_and_more_after_a_failed_challenge() -> None:
    def doubts(*moves: str) -> int:
        match = Table("5-up", hands=["KITHOMESLN", "SMREADANOU"], options={"words": "challenge"}).do(*moves).match
        return suspicion(mind(match, seat=1), 40)

    usual = doubts("play HOMES")
    caught = doubts("play KITHO", "@2 challenge", "pass", "play HOMES")
    cleared = doubts("play KITS", "@2 challenge")
    assert caught > usual == 40 > cleared


def test_a_computer_player_weighs_the_gain_of_a_challenge_against_its_cost() -> None:
    """Taking back a play of many points gains more than taking back a play of few points. The turn that a failed
    challenge costs is the loss."""
    cheap = Table("5-up", hands=["KITHOMESLN", "SMREADANOU"], options={"words": "challenge"}).do("play KIT")
    dear = Table("5-up", hands=["KITHOMESLN", "SMREADANOU"], options={"words": "challenge"}).do("play HOMES")
    low, high = gain_and_loss(mind(cheap.match, seat=1), CHALLENGE), gain_and_loss(mind(dear.match, seat=1), CHALLENGE)
    assert high[0] > low[0]
    assert low[1] > 0


def of_three(game: str, *moves: str) -> Match:
    """A game of three players after these moves. The first move is Ann's play of ZATX, which no computer player
    recognizes as a word."""
    hands, options = ["ZATX", "OOOO", "EEEE"], {"words": "challenge"}
    return Table(game, hands=hands, words="ZATX", deck="", options=options).do(*moves).match


def test_no_computer_player_challenges_a_play_that_survived_a_challenge() -> None:
    doubted, stood = of_three("3-2-1", "play ZATX"), of_three("3-2-1", "play ZATX", "@2 challenge")
    by_cyd = [[challenge_from(mind(match, MASTER, BOLD, dice, 2)) for dice in range(9)] for match in (doubted, stood)]
    assert all(plan is not None and plan.act == CHALLENGE for plan in by_cyd[0])
    assert by_cyd[1] == [None] * 9


def test_a_failed_challenge_to_a_game_ending_play_ends_the_game_and_nobody_else_is_asked() -> None:
    def acts_of_cyd(match: Match) -> set[Act | None]:
        house, seen = match.house, view(match.state, 2)
        return {choose(seen, house, 2, dice, level=MASTER, temperament=BOLD).act for dice in range(9)}

    assert acts_of_cyd(of_three("real-value", "play ZATX")) == {CHALLENGE}
    assert of_three("real-value", "play ZATX", "@2 challenge").state.end == "went-out"


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_computer_player_makes_the_same_challenge_with_the_same_view_and_random_numbers(level: Level) -> None:
    match = Table("5-up", hands=["KITHOMESLN", "SMREADANOU"], options={"words": "challenge"}).do("play KITHO").match
    said = [[challenge_from(mind(match, level, BOLD, dice, 1)) for dice in range(10)] for _ in range(2)]
    assert said[0] == said[1]
    assert any(said[0]) == (level in LEVELS[3:]), "weaker players see no fault in KITHO"
