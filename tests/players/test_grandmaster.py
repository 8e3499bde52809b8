"""Tests the grandmaster, the strongest level of computer players: it finds the best whole turn, looks ahead with
guesses at hidden cards, and sees only what its seat sees."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.core.moves import DEAL, Move, Take
from engine.core.oracle import expects, legal_moves, ruled
from engine.core.rulebook import Game
from engine.core.state import State
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players import end_game
from engine.players.computer import choose
from engine.players.effort import Effort
from engine.players.end_game import EndSearch, end_game_plan, with_rival_hand
from engine.players.four_rows_player import choose_card
from engine.players.futures import Futures
from engine.players.levels import EVEN, LEVEL_NAMES, Level
from engine.players.thinking import REPLIES, Mind, knowing, never
from engine.players.weighing import Scales, all_legal
from engine.players.whole_games import Sitter, next_act
from engine.players.whole_turns import most_words, whole_turns
from tests.players.other_hidden_cards import with_other_hidden_cards
from tests.table import Table

GRANDMASTER = LEVEL_NAMES["grandmaster"]
MASTER = LEVEL_NAMES["master"]
IN_HASTE = replace(GRANDMASTER, effort=1200)
TWO = (Player("Ann"), Player("Ben"))

# For each game: the words on the table, all valid words, and the hand of the grandmaster.
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
    """The points of the highest-scoring play that is possible."""
    legal = [legal for _, legal in legal_moves(table.match.house, view(table.match.state, 0), 0)]
    return max([play.points for play in legal if play.words])


def whole(table: Table) -> list[int]:
    """The points of each complete turn that the grandmaster's search finds."""
    house = knowing(table.match.house, GRANDMASTER)
    scales = Scales(house, view(table.match.state, 0), 0, GRANDMASTER, 0)
    return [play.legal.points for play in whole_turns(scales, Effort(GRANDMASTER.effort, never))]


@pytest.mark.parametrize("game_id", WHOLE_TURNS)
def test_the_grandmasters_search_finds_the_best_whole_turn(game_id: str) -> None:
    lies, words, hand = WHOLE_TURNS[game_id]
    hands, deck = [hand, "W V"], "I I A A"
    table = Table(game_id, table=lies.split() or None, hands=hands, deck=deck, words=words)
    assert max(whole(table)) == points_at_most(table)


@pytest.mark.parametrize("game_id", ["5-up", "real-value", "turnover"])
def test_in_games_where_fresh_words_replace_old_words_the_grandmaster_weighs_single_words_and_looks_ahead(
    game_id: str,
) -> None:
    table = Table(game_id, first=None, seed=4)
    assert most_words(table.match.house, view(table.match.state, 0), 0) == (0, 0)
    lying = Table(game_id, table=["CAT"], hands=["SPOTTEDRIN", "W V"], deck="I I A A")
    seen = view(lying.match.state, 0)
    assert sum(most_words(lying.match.house, seen, 0)) < 2
    mind = Mind(seen, knowing(lying.match.house, IN_HASTE), 0, IN_HASTE, EVEN, 1)
    mind.plays()
    assert mind.effort.left < IN_HASTE.effort // 2


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_plan_of_the_grandmaster_does_not_depend_on_hidden_cards(game: Game) -> None:
    match = Match(Header(game, TWO[: max(game.seats[0], min(2, game.seats[1]))], {}, 6), open_lexicon("family"))
    for turn in range(3):
        seat = expects(match.house, match.state)[0][0]
        tables = [view(state, seat) for state in (match.state, with_other_hidden_cards(match.state, seat))]
        plans = [choose(seen, match.house, seat, 77 + turn, level=IN_HASTE) for seen in tables]
        assert plans[0] == plans[1]
        match.play(Move(plans[0].act or DEAL, seat))


def test_the_grandmaster_limits_the_number_of_steps_of_its_thinking() -> None:
    """The limit includes the search for whole turns and the look ahead after that search."""
    table = Table("split-run", first=None, seed=4).do("pass", "pass")
    seen = view(table.match.state, 0)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return False

    choose(seen, table.match.house, 0, 1, level=IN_HASTE, stop=stop)
    assert 0 < asked < 2 * IN_HASTE.effort


CAT_OF_BEN: dict[str, Any] = {"slots": [["C"], ["A"], ["T"]], "seat": 2}
# For each game: the words on the table, the last cards of the two players, and all valid words.
ENDS: dict[str, tuple[list[Any], list[str], str]] = {
    "5-up": (["CAT"], ["SOD", "ER"], "CAT CATS COTS COT COD COAT CAR CARE CARED CODS DOER ROD"),
    "split-run": (["CAT", "DOG"], ["SO", "EI"], "CAT DOG CATS SCAT DOGS COT DIG COG DOE COTE CITE CATE SCOT"),
    "leftovers": ([CAT_OF_BEN], ["SO", "DE"], "CAT COT COTS CODE DOCS ACED TOE DOES CAD"),
}


def lead_with_best_play(match: Match, state: State, low: int = -(10**9), high: int = 10**9, turns: int = 12) -> int:
    """The lead of the first seat at the end, or after this number of turns, if both players see all cards and play as
    well as possible. A win adds 100.

    low, high: the range in which the result must be exact; the search may stop early outside this range.
    """
    lead = state.seats[0].score - state.seats[1].score
    if state.over or not turns:
        return lead + (100 if state.winners == (0,) else 0)
    for _, legal in legal_moves(match.house, state, state.actor):
        worth = lead_with_best_play(match, legal.state, low, high, turns - 1)
        low, high = (max(low, worth), high) if state.actor == 0 else (low, min(high, worth))
        if low >= high:
            break
    return low if state.actor == 0 else high


@pytest.mark.all
@pytest.mark.parametrize("game_id", ENDS)
def test_the_grandmaster_plays_the_end_perfectly_if_both_players_hold_few_cards(game_id: str) -> None:
    lies, hands, words = ENDS[game_id]
    # Give and take is not permitted in 5 Up here, because players could delay the end of the game with it.
    options = {"moves": "AO"} if game_id == "5-up" else {}
    match = Table(game_id, table=lies, hands=hands, deck="", words=words, options=options).match
    ending = EndSearch(knowing(match.house, GRANDMASTER), 0, Effort(GRANDMASTER.effort, never))
    best = ending.best(match.state)
    assert best is not None
    assert ending.complete
    assert lead_with_best_play(match, best[1].state) == lead_with_best_play(match, match.state)


@pytest.mark.all
def test_the_grandmaster_searches_the_end_with_seven_cards_in_each_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ENDS["5-up"][2]
    match = Table(
        "5-up", table=["CAT"], hands=["SODRBLM", "ERGHWIU"], deck="", words=words, options={"moves": "AO"}
    ).match
    monkeypatch.setattr(end_game, "with_rival_hand", lambda house, seen, seat: match.state)
    plan = end_game_plan(Mind(view(match.state, 0), knowing(match.house, GRANDMASTER), 0, GRANDMASTER, EVEN, 1))
    assert plan is not None
    assert plan.act is not None
    legal = ruled(match.house, match.state, Move(plan.act, 0))
    assert isinstance(legal, Legal)
    assert lead_with_best_play(match, legal.state) == lead_with_best_play(match, match.state)


@pytest.mark.all
def test_the_grandmaster_searches_the_end_when_all_unseen_cards_are_in_the_rivals_hand() -> None:
    match = Match(Header(GAMES["5-up"], TWO, {}, 6), open_lexicon("family"))
    searched = []
    while not match.state.over:
        seat, act = next_act(match, (Sitter(LEVEL_NAMES["steady"]),) * 2, 3 + len(match.moves))
        table = with_rival_hand(match.house, view(match.state, seat), seat)
        assert (table is None) == bool(match.state.deck)
        if table is not None:
            searched.append(sorted(card.face for card in table.seats[1 - seat].hand))
            assert searched[-1] == sorted(card.face for card in match.state.seats[1 - seat].hand)
        match.play(Move(act, seat))
    assert searched


def test_the_grandmaster_keeps_a_word_for_the_next_trick_of_profit_and_loss() -> None:
    """COG is worth more than DOG, but it uses the C of CAT."""
    table = Table("profit-and-loss", hands=["CATDOGX", "BBFFVVWWUU"], deck="LLLNNN", words="CAT DOG COG")
    seen = view(table.match.state, 0)
    words = [choose(seen, table.match.house, 0, 1, level=level).facts["word"] for level in (MASTER, GRANDMASTER)]
    assert words == ["COG", "DOG"]


def test_the_grandmaster_stops_simulating_rounds_of_four_rows_when_its_effort_is_used_up() -> None:
    table = Table("four-rows", first=None, seed=4)
    seen = view(table.match.state, 0)
    mind = Mind(seen, knowing(table.match.house, IN_HASTE), 0, IN_HASTE, EVEN, 1)
    assert choose_card(mind).act is not None
    assert -IN_HASTE.effort < mind.effort.left < 0


def test_the_grandmaster_also_looks_ahead_in_a_solo_game() -> None:
    table = Table("first-base", players=1, first=None, seed=4)
    mind = Mind(view(table.match.state, 0), knowing(table.match.house, IN_HASTE), 0, IN_HASTE, EVEN, 1)
    assert mind.plays()
    assert mind.effort.left < IN_HASTE.effort // 2


def run_of(deck: str) -> int:
    """The value of KIT as the first word of a run, in tenths of a point, if these cards are drawn next."""
    words = "KIT KITS BITS RITS RIBS"
    hands = ["KITAAAAAAA", "BITSRITSEE"]
    table = Table("run-the-table", hands=hands, deck=f"{deck}LLLMMMNNNOOOUUU", words=words)
    house, state = table.match.house, table.match.state
    kit = next(Scales(house, state, 0, GRANDMASTER, 0).weighed(0, act) for act, _ in legal_moves(house, state, 0))
    assert kit is not None
    return Futures(house, 0, Effort(20_000, never)).after(state, kit).value


def test_the_grandmaster_follows_a_run_to_its_end() -> None:
    # The next cards of the deck for a short run (KIT, KITS) and for a long run (KIT, KITS, BITS, RITS).
    short, long = "SCDFG", "SBRCDFG"
    assert run_of(long) == run_of(short) + 20  # the longer run wins two more cards


def test_the_grandmaster_does_not_simulate_turns_of_rivals_after_a_run_empties_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    supposed: list[int] = []
    turn = Futures._turn

    def noted(futures: Futures, state: State, seat: int) -> tuple[State | None, bool]:
        supposed.append(seat)
        return turn(futures, state, seat)

    monkeypatch.setattr(Futures, "_turn", noted)
    run_of("SBRCDFG")
    assert set(supposed) == {0}


def taken_back(level: Level) -> Take:
    """The cards that Ann, who holds CUDRC, takes back after Ben's KAIZENS has beaten her WRAPT."""
    hands = ["WRAPTCUDRC", "KAIZENSEEE"]
    table = Table("profit-and-loss", hands=hands, deck="LMNOOUUUTIIIDGG", words="WRAPT KAIZENS CRACKUPS WAXY ZEN")
    table.do("play WRAPT", "play KAIZENS")
    match = table.match
    plan = choose(view(match.state, 0), match.house, 0, 5, level=level)
    assert isinstance(plan.act, Take)
    return plan.act


def test_the_grandmaster_takes_back_cards_that_make_a_long_word_in_the_next_trick() -> None:
    """A player of the level master takes back the most valuable cards instead, although they do not make a word with
    CUDRC."""
    assert set("AKPS") <= set(taken_back(GRANDMASTER).faces)
    assert not set("AKPS") <= set(taken_back(MASTER).faces)


def test_the_grandmaster_takes_the_most_valuable_cards_if_it_has_no_time_to_look_ahead() -> None:
    assert taken_back(replace(GRANDMASTER, effort=1)).faces[0] == taken_back(MASTER).faces[0]


@pytest.mark.parametrize(("game_id", "most"), [("starter", GRANDMASTER.answers), ("end-to-end", REPLIES)])
def test_the_grandmaster_compares_more_answers_of_the_next_player_in_games_with_play_ons(
    game_id: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(Header(GAMES[game_id], TWO, {}, 4), open_lexicon("standard"))
    sitters = (Sitter(MASTER), Sitter(MASTER))
    while len(match.moves) < 6:
        seat, act = next_act(match, sitters, 4 + len(match.moves))
        match.play(Move(act, seat))
    compared: list[int] = []

    def counted(*what: Any) -> Iterator[Legal]:
        compared.append(0)
        for legal in all_legal(*what):
            compared[-1] += 1
            yield legal

    monkeypatch.setattr("engine.players.thinking.all_legal", counted)
    seat = expects(match.house, match.state)[0][0]
    mind = Mind(view(match.state, seat), knowing(match.house, GRANDMASTER), seat, GRANDMASTER, EVEN, 1)
    assert mind.plays()
    assert max(compared) == most
