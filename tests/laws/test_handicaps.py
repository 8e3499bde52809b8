"""Tests for all games that games without handicaps are played as before, and that with handicaps the engine accepts
every legal play of a seat and does not offer an illegal play."""

import ast
import random
from dataclasses import replace
from pathlib import Path

import pytest

from app.session.draft.ways_to_type import ways_to_lay
from engine.core.moves import Act, Move, Play
from engine.core.notation import write_act
from engine.core.oracle import expects, judge, legal_moves
from engine.core.rulebook import SeatRules
from engine.core.verdict import Legal, NotYet
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.players.computer import choose
from engine.players.levels import LEVELS
from engine.records.record import DictionaryChoice, read_record, record_of, write_record
from engine.records.replay import open_match, replay_moves
from tests.laws.brute_force import naive_outcomes, outcome_text
from tests.laws.random_games import NAMES, Case, few_cases, new_match, play_out
from tests.laws.test_reach import TABLES, Tiny, name_of
from tests.laws.test_reach import record_of as tiny_record
from tests.table import Table

ROOT = Path(__file__).parents[2]
LISTS = ("family", "large", None, "family")
LEASTS = (5, None, 4, 6)
TURNS = 10


def handicapped(case: Case) -> Match:
    """A match of this case in which each seat has a handicap of every kind that the game allows. Neighbouring seats
    have different handicaps."""
    book = new_match(case).house.book
    players = tuple(
        [
            Player(
                NAMES[seat],
                start=10 * seat + 5 if book.has_points_at_start else 0,
                least=LEASTS[seat % 4] if book.has_shortest_words else None,
                words=LISTS[seat % 4],
            )
            for seat in range(case.players)
        ]
    )
    return Match(Header(case.game, players, dict(case.options), case.seed), open_lexicon())


def each_game() -> list[Case]:
    return [next(few_cases(game)) for game in CATALOG]


def games_of_points() -> list[Case]:
    return [case for case in each_game() if new_match(case).house.book.has_points_at_start]


# ---- games without handicaps, and games with points at the start


@pytest.mark.parametrize("case", games_of_points(), ids=str)
def test_points_given_at_the_start_change_only_the_scores(case: Case) -> None:
    plain = new_match(case)
    players = tuple([replace(player, start=40) for player in plain.header.players])
    ahead = Match(replace(plain.header, players=players), open_lexicon())
    for move, _ in play_out(plain, 30, case):
        ahead.play(move)
    pairs = zip(plain.states, ahead.states, strict=True)
    for state, other in pairs:
        assert [seat.score + 40 for seat in state.seats] == [seat.score for seat in other.seats]
        assert replace(other, seats=state.seats, before=state.before, result=state.result) == state


def test_a_game_without_handicaps_has_one_set_of_rules_for_all_seats() -> None:
    house = new_match(each_game()[0]).house
    assert house.seats == ()
    assert all(house.at(seat) is house for seat in range(house.players))


# ---- handicaps make the game refuse no legal play and offer no illegal play


def with_lists(table: Tiny, seed: int) -> Match:
    """A tiny table at which each seat has its own list of words, and the first seat may lay only longer words."""
    chance = random.Random(f"handicaps {name_of(table)} {seed}")
    match = open_match(read_record(tiny_record(table, chance)))
    rules = []
    for seat in range(match.house.players):
        some = sorted(chance.sample(table.words, 2 * len(table.words) // 3))
        least = 4 if seat == 0 and match.house.book.has_shortest_words else 0
        rules.append(SeatRules(0, least, open_lexicon(only=some).for_seat(None, least)))
    match.house = replace(match.house, seats=tuple(rules))
    return match


def usual(table: Tiny) -> object:
    first = next(other for other in TABLES if other.game == table.game)
    return table if table is first else pytest.param(table, marks=pytest.mark.all)


@pytest.mark.parametrize("table", [usual(table) for table in TABLES], ids=name_of)
def test_the_list_of_moves_of_a_seat_with_a_handicap_equals_the_moves_found_by_brute_force(table: Tiny) -> None:
    match = with_lists(table, 1)
    house, state = match.house, match.state
    for seat in range(house.players):
        by_hand = naive_outcomes(house, state, seat, table.words, table.shapes)
        listed = {outcome_text(act, verdict): verdict for act, verdict in legal_moves(house, state, seat)}
        assert listed.keys() == by_hand.keys()
        for verdict in listed.values():
            fits(house.seats[seat], verdict.words)


def fits(rules: SeatRules, words: tuple[str, ...]) -> None:
    assert all(rules.words.has(word) and len(word) >= rules.least for word in words), words


@pytest.mark.parametrize("case", each_game(), ids=str)
def test_listed_plays_and_typed_words_and_computer_plays_respect_the_handicap_of_each_seat(case: Case) -> None:
    """At random positions, every listed play is legal for the seat, a typed word is laid or refused for the right
    reason, and computer players lay only words that their seat may lay."""
    match = handicapped(replace(case, options=tuple({**dict(case.options), "words": "checked"}.items())))
    for number, (move, legal) in enumerate(play_out(match, TURNS)):
        seat = move.seat if move.seat is not None else match.states[-2].actor
        if isinstance(move.act, Play) and legal.words:
            fits(match.house.seats[seat], legal.words)
        if number % 5 == 0 and not match.state.over:
            asks_by_seat(match)


def asks_by_seat(match: Match) -> None:
    house, state = match.house, match.state
    for seat in expects(house, state)[0]:
        seen = view(state, seat)
        listed = [(act, verdict) for act, verdict in legal_moves(house, seen, seat, 4) if verdict.words]
        for act, verdict in listed:
            fits(house.seats[seat], verdict.words)
            assert isinstance(judge(house, state, Move(act, seat)), Legal), write_act(act, house.game.deck)
            if isinstance(act, Play):
                can_be_typed(match, seat, act, verdict)
        chosen = choose(seen, house, seat, 7, level=LEVELS[2]).act
        if chosen is not None:
            ruling = judge(house, state, Move(chosen, seat))
            fits(house.seats[seat], ruling.words if isinstance(ruling, Legal) else ())


def can_be_typed(match: Match, seat: int, act: Act, verdict: Legal) -> None:
    house, seen = match.house, view(match.state, seat)
    words = [word for formula in act.formulas for word in formula.words] if isinstance(act, Play) else []
    first = next(ways_to_lay(house, seen, seat, " ".join(words)))
    assert any(isinstance(judge(house, seen, Move(way, seat)), Legal) for way in first), (words, verdict.words)


@pytest.mark.parametrize("case", each_game(), ids=str)
def test_the_record_of_a_game_with_handicaps_replays_to_the_same_state(case: Case) -> None:
    match = handicapped(case)
    for _ in play_out(match, TURNS):
        pass
    text = write_record(record_of(match, DictionaryChoice()))
    again = open_match(read := read_record(text))
    replay_moves(again, read)
    assert again.state == match.state
    assert write_record(record_of(again, read.dictionary)) == text


def test_a_typed_word_that_is_too_short_is_refused_with_its_reason() -> None:
    hands, words = ["KITEHOMSLN", "SMREADANOU"], "KIT KITE SKIM"
    match = Table("5-up", hands=hands, deck="EIOT", words=words, seats=[{"least": 4}]).match
    house, state = match.house, match.state
    nearest = next(ways_to_lay(house, state, 0, "KIT"))
    refusals = [judge(house, state, Move(way, 0)) for way in nearest]
    assert {verdict.reason.key for verdict in refusals if not isinstance(verdict, Legal)} == {"too-short:seat"}
    # The play is unfinished and not illegal, because one more card makes KITE.
    assert all(isinstance(verdict, NotYet) for verdict in refusals)
    first, *_ = next(ways_to_lay(house, state, 0, "KITE"))
    assert isinstance(judge(house, state, Move(first, 0)), Legal)


# ---- only one class applies handicaps


def test_all_code_asks_the_class_called_house_and_not_the_rulebook_for_words_and_plays() -> None:
    """Only the class `House` applies the word lists of seats, so all other code must ask `House` and not the
    rulebook."""
    allowed = {
        "engine/core/rulebook.py",
        "engine/parts/flow/turn_rulebook.py",
        "engine/games/full_deck/match_of_two.py",
    }
    found = []
    for path in [*ROOT.glob("engine/**/*.py"), *ROOT.glob("app/**/*.py")]:
        if path.relative_to(ROOT).as_posix() not in allowed:
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            found += [f"{path.name}: {ast.unparse(node)}" for node in nodes if bypasses_house(node)]
    assert not found


def bypasses_house(node: ast.AST) -> bool:
    """Whether this code asks a rulebook for plays or words, or replaces the words of a house, without using the class
    `House`."""
    if isinstance(node, ast.Subscript | ast.Call):
        used = node.value if isinstance(node, ast.Subscript) else node.func
        if isinstance(used, ast.Attribute) and used.attr in ("reach", "likely", "is_word"):
            return ast.unparse(used.value).split(".")[-1] == "book"
    replaces = isinstance(node, ast.Call) and ast.unparse(node.func) == "replace"
    if isinstance(node, ast.Call) and replaces and "house" in ast.unparse(node.args[0]):
        return any(key.arg == "words" for key in node.keywords)
    return False


# ---- the dictionary of a seat


@pytest.mark.parametrize("least", [0, 4, 6])
@pytest.mark.parametrize("name", ["family", "large", None])
def test_the_dictionary_of_a_seat_contains_the_words_of_its_list_except_words_too_short_for_the_seat(
    name: str | None, least: int
) -> None:
    table = open_lexicon(allow=("ZZZZ",), ban=("HOUSE",))
    own = table.for_seat(name, least)
    same = open_lexicon(name or "standard", "both", "strongest", ("ZZZZ",), ("HOUSE",))
    for word in ("CAT", "ZZZZ", "HOUSE", "OAST", "ADZE", "ZAX", "PLANTS", "CRAP", "KETCH"):
        assert own.has(word) == (same.has(word) and len(word) >= least), word
    assert set(own.words_of(tuple("PLANTSKETCH"), shortest=3)) == {
        word for word in same.words_of(tuple("PLANTSKETCH"), shortest=3) if len(word) >= least
    }


def test_five_games_do_not_allow_a_handicap_of_word_length_because_their_rules_fix_the_length() -> None:
    fixed = [game.id for game in CATALOG if not game.usual().has_shortest_words]
    assert fixed == [game.id for game in CATALOG if game.id in ("3-4-5", "5-to-5", "take-6", "four-rows", "shout")]
