"""Tests that the list of legal moves is complete and has no duplicates: on tiny tables it equals the moves found by
brute force."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.core.cards import RED_LETTERS
from engine.core.moves import CHALLENGE, Act, Move
from engine.core.notation import write_act
from engine.core.oracle import challenges, judge, legal_moves
from engine.core.rulebook import Game
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.match import Match
from engine.parts.reach.faces import faces
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves
from tests.laws.brute_force import Shapes, naive_outcomes, outcome_text
from tests.table import Table

COMMON = (
    "ARE ART ATE EAR EAT ERA RAT SAT SEA SEE SET TEA TEE TAR TSAR RATE TEAR STAR SEAT EAST EASE TREE TEST "
    "STARE TEARS TEASE TASTE STATE TREAT ERASE RAREST TEAREST"
).split()
DEAR = "VEX TAX TEX AXE EXAM TAXES ZEST ZETA JET JETS EXTRA VEXES JAR RAZE VASE VEST EVE EVER QAT SUQ QAS".split()
WITH_Y = "YES SAY EYE EASY TRY STAY SEA TEA YEAS TRYST SYRTES ARTY TRAY YET AYES".split()
PAIRS = (
    "THE THEM THIS TEST STEM SHE HEM JET JETS VEST ZEST SIX MIX MIXES VEX EXIT ITEM ITEMS SITE MESH HE QUIT QUITE "
    "CHIT ITCH EJECT JUTE TECH MIST SMITE EMIT STEEMS"
).split()
DOUBLES = "TEST TESTER REST INTER TINTER THEN THIN SHINER STERN LETTER RANT ANTE ENTER TEN RENT SHE STAR DENSE".split()
WORDS = sorted({*COMMON, *DEAR, *WITH_Y})
PLAIN = "AAEEEERRSSTTTX"


@dataclass(frozen=True)
class Tiny:
    """The description of small random tables of one game; a seed picks one of the tables.

    letters: the cards from which hands are drawn.
    words_laid: the possible numbers of words on the table.
    """

    game: str
    shapes: Shapes = field(default_factory=Shapes)
    options: tuple[tuple[str, Any], ...] = ()
    players: int = 2
    letters: str = PLAIN
    hand: int = 4
    deck: int = 2
    words_laid: tuple[int, ...] = (0, 1, 1)
    longest: int = 4
    words: tuple[str, ...] = tuple(WORDS)
    steps: int = 2


def tiny(game: str, shapes: Shapes | None = None, **more: Any) -> Tiny:
    options = tuple(more.pop("options", {}).items())
    return Tiny(game, shapes or Shapes(), options, **more)


CUT = Shapes(changed=2, cuts=2)
FREE = Shapes(leaves=True)
PLAY_ONS = Shapes(fresh=1, changed=2, leaves=True)
TABLES = [
    tiny("3-4-5"),
    tiny("3-4-5", options={"scoring": "values"}),
    tiny("3-4-5", options={"moves": "AD"}),
    tiny("3-4-5", options={"scoring": "values"}),
    tiny("3n-change", Shapes(leaves=True, picked_up=True), hand=5, letters="AEERRSTT"),
    tiny("5-to-5", longest=5),
    tiny("5-to-5", options={"moves": "AOGD"}, longest=5),
    tiny("5-to-5", options={"mode": "knockout"}, longest=5),
    tiny("5-to-5", players=1, options={"trades": 2}, longest=5),
    tiny("5-up", letters=PLAIN + "XVZJ"),
    tiny("5-up", CUT, options={"moves": "AOGSD"}, letters=PLAIN + "XVZJ", hand=3),
    tiny("3-2-1", Shapes(fresh=3), hand=7, letters="AEERRSSTT", deck=0, words_laid=(0,), steps=1),
    tiny("break-up", Shapes(fresh=2, cuts=1, keep=True), hand=4, letters="AEERRST"),
    tiny("break-up", Shapes(fresh=2, keep=True), hand=6, letters="AEERRST", words_laid=(0,), deck=0, steps=1),
    tiny("break-up", Shapes(fresh=2, cuts=1, keep=True), hand=4, options={"hard": True}),
    tiny("break-up", Shapes(fresh=2, cuts=1, keep=True), hand=4, options={"moves": "AOGSD"}, words_laid=(1,)),
    tiny("double-cross", Shapes(targets=("own",)), words_laid=(0, 1, 2, 2), hand=3),
    tiny("eight-it-all"),
    tiny("eight-it-all", CUT, options={"moves": "AOGSD"}, hand=3),
    tiny("eight-it-all", options={"target": 10}),
    tiny("3-2-1", Shapes(fresh=3), options={"words": "challenge"}, hand=3, deck=0, words_laid=(0,), steps=6),
    tiny("end-to-end", Shapes(fresh=1, leaves=True), words_laid=(1, 2), hand=4),
    tiny("end-to-end", Shapes(fresh=2), words_laid=(0,), hand=6, letters="AEERRST", deck=0, steps=1),
    tiny("first-base", Shapes(targets=("before",)), players=1),
    tiny("first-base", Shapes(targets=("before",)), players=1, options={"moves": "AOGD"}),
    tiny("last-man-standing", FREE),
    tiny("last-man-standing", FREE, options={"link": "first-or-last"}),
    tiny("last-man-standing", FREE, options={"link": "anywhere"}),
    tiny("last-man-standing", FREE, options={"mode": "knockout"}),
    tiny("last-man-standing", FREE, players=1),
    tiny("leftovers", FREE),
    tiny("leftovers", FREE, options={"scoring": "use-or-lose"}),
    tiny("leftovers", FREE, options={"scoring": "dessert"}),
    tiny("ow", Shapes(leaves=True, pick=True), letters="AAEYRSTT", hand=4),
    tiny("positive-negative", Shapes(fresh=2), hand=0, deck=0, words_laid=(0,), letters="AEERRSTT", steps=3),
    tiny("profit-and-loss", words_laid=(0,), deck=4, hand=4, letters="AEERST", steps=4),
    tiny("profit-and-loss", words_laid=(0,), deck=4, hand=4, letters="AEERST", options={"words": "challenge"}, steps=4),
    tiny("pluck-it", words_laid=(0,), steps=3),
    tiny("real-value"),
    tiny("real-value", CUT, options={"moves": "AOGSD"}, hand=3),
    tiny("run-the-table", deck=4, steps=3),
    tiny("run-the-table", options={"variation": "turn-and-run"}, deck=4, steps=3),
    tiny("seeing-red", words_laid=(0,), letters="AEERST"),
    tiny("seeing-red", words_laid=(0,), letters="AEERSTXV", options={"mode": "knockout"}),
    tiny("seeing-red", words_laid=(0,), letters="AEERST", options={"mode": "race"}),
    tiny("split-run", Shapes(changed=2, cuts=1), words_laid=(0, 1, 2), hand=3),
    tiny("split-run", Shapes(changed=2, cuts=2), words_laid=(1,), hand=4, options={"moves": "AOGSD"}, longest=6),
    tiny("split-off", Shapes(changed=2, cuts=1, remove=True), words_laid=(0, 1, 2), hand=3, deck=0),
    tiny("take-two", FREE),
    tiny("take-6", words_laid=(0, 1, 2), letters="AEERST"),
    tiny("tricked-out"),
    tiny("tricked-out", CUT, options={"moves": "AOGSD"}),
    tiny("tricked-out", options={"mode": "knockout"}),
    tiny("turnover", deck=3),
    tiny("turnover", CUT, options={"moves": "AOSD"}, deck=3, hand=3),
    tiny("turnover", CUT, options={"moves": "AOSD"}, deck=3, hand=2, words_laid=(2,)),
    tiny("shout", hand=0, letters="doubles", deck=6, words_laid=(0,), words=tuple(DOUBLES), steps=6),
    tiny("full-deck", PLAY_ONS, letters="pairs", words=tuple(PAIRS), words_laid=(0, 1, 2)),
    tiny("full-deck", PLAY_ONS, letters="pairs", words=tuple(PAIRS), options={"variable": True}),
    tiny("full-deck", PLAY_ONS, letters="pairs", words=tuple(PAIRS), options={"advanced": True}),
    tiny("starter", PLAY_ONS, letters="pairs", words=tuple(PAIRS), hand=0, deck=0),
    tiny("four-rows", hand=3, deck=0, words_laid=(2, 3), longest=2, letters="AERST", steps=4),
]
PAIR_CARDS = ["TH", "ST", "SH", "CH", "QU", "JX", "VZ", "?", "?", *"EEEEIIIMMTTTHSSX"]
DOUBLE_CARDS = ["TE", "ST", "ER", "IN", "TH", "EN", "AN", "?", "?", *"TRNES"]


def name_of(table: Tiny) -> str:
    return " ".join([table.game, *[f"{key}={value}" for key, value in table.options], f"{table.players}p"])


def record_of(table: Tiny, chance: random.Random) -> str:
    game = GAMES[table.game]
    setup: dict[str, Any] = {"first": 1}
    laid = laid_words(table, chance)
    if table.game in ("take-6", "double-cross"):
        laid = [{"word": word, "seat": seat} for seat, word in enumerate(laid, 1)]
    if laid:
        setup["table"] = laid
    pool = cards_left(table, laid)
    chance.shuffle(pool)

    def drawn(count: int) -> list[str]:
        return [pool.pop() for _ in range(count)]

    if table.game == "positive-negative":
        setup["piles"] = [drawn(6) for _ in range(2)]
    elif table.game == "starter":
        setup["piles"] = [drawn(2) for _ in range(5)]
    else:
        if table.hand:
            setup["hands"] = [drawn(table.hand) for _ in range(table.players)]
        if table.game != "four-rows":
            setup["deck"] = drawn(table.deck)
    record = {
        "wordfelt": 1,
        "game": game.id,
        "options": dict(table.options),
        "players": ["Ann", "Ben", "Cyd", "Dan"][: table.players],
        "dictionary": {"only": list(table.words)},
        "setup": setup,
        "seed": chance.randrange(1000),
        "moves": [],
    }
    return json.dumps(record)


def laid_words(table: Tiny, chance: random.Random) -> list[Any]:
    """Draws random words for the table, again and again until the deck has enough cards for all of them."""
    count = chance.choice(table.words_laid)
    while True:
        laid = [laid_word(table, chance) for _ in range(count)]
        if not Counter(cards_of(laid)) - Counter(GAMES[table.game].deck.counts):
            return laid


def cards_of(laid: list[Any]) -> Iterator[str]:
    for entry in laid:
        slots = entry.get("slots") if isinstance(entry, dict) else None
        word = entry if isinstance(entry, str) else entry.get("word", "")
        written = [card for slot in slots for card in slot] if slots else word.split() if " " in word else list(word)
        yield from [card.partition("=")[0] for card in written]


def cards_left(table: Tiny, laid: list[Any]) -> list[str]:
    """The cards from which hands and deck are drawn: those of `table.letters` that the deck still contains besides the
    words on the table."""
    cards = {"pairs": PAIR_CARDS, "doubles": DOUBLE_CARDS}.get(table.letters, list(2 * table.letters))
    left = Counter(GAMES[table.game].deck.counts)
    left.subtract(RED_LETTERS if table.game == "seeing-red" else ())
    left.subtract(cards_of(laid))
    return list((Counter(cards) & left).elements())


def laid_word(table: Tiny, chance: random.Random) -> Any:
    if table.game == "four-rows":
        return chance.choice(["S", "T", "TE", "SE", "A"])
    fitting = [word for word in table.words if 3 <= len(word) <= table.longest]
    if table.game == "5-to-5":
        fitting = [word for word in table.words if len(word) == 5]
    word = chance.choice(fitting)
    if table.letters == "pairs":
        return {"word": " ".join(chance.choice(list(as_cards(word))))}
    if table.game == "ow":
        word = chance.choice(["YES", "SAY", "EASY", "TEAR", "SEAT", "TRY"])
        vowel = chance.choice([letter for letter in word if letter in "AEIOU"] or ["Y"])
        consonant = chance.choice([letter for letter in word if letter not in "AEIOUY"])
        return {"word": word, "pick": f"{vowel} {consonant}"}
    if table.game in ("take-6", "double-cross"):
        return word
    if chance.random() < 0.3:  # adds a covered card under one of the letters
        covered = chance.randrange(len(word))
        return {"slots": [["I", letter] if place == covered else [letter] for place, letter in enumerate(word)]}
    return word


def as_cards(word: str) -> Iterator[list[str]]:
    """Yields the ways to lay a word with cards of one or two letters, flip cards, and at most one wild card. Each way
    is a list of cards."""
    if not word:
        yield []
        return
    for face in ("TH", "ST", "SH", "CH", "QU"):
        if word.startswith(face):
            yield from [[face, *rest] for rest in as_cards(word[len(face) :])]
    options = [word[0]]
    if word[0] in "JX":
        options.append(f"JX={word[0]}")
    for option in options:
        yield from [[option, *rest] for rest in as_cards(word[1:])]
    yield [f"?={word[0]}", *word[1:]]


def positions(table: Tiny, seed: int) -> Iterator[Match]:
    """Yields the same match several times: at a random position, and then after each of some random moves."""
    chance = random.Random(f"{name_of(table)} {seed}")
    match = open_match(read_record(record_of(table, chance)))
    for _ in range(table.steps):
        yield match
        moves = [(seat, act) for seat in range(match.house.players) for act in acts_of(match, seat)]
        if not moves:
            return
        worded = [move for move in moves if move[1].verb in ("play", "shout", "place", "take")]
        seat, act = chance.choice(worded if worded and chance.random() < 0.7 else moves)
        match.play(Move(act, seat))


def replayed(text: str) -> Match:
    record = read_record(text)
    match = open_match(record)
    replay_moves(match, record)
    return match


def acts_of(match: Match, seat: int) -> list[Act]:
    return [act for act, _ in legal_moves(match.house, match.state, seat)]


def check(table: Tiny, seed: int) -> int:
    seen = 0
    for match in positions(table, seed):
        house, state = match.house, match.state
        for seat in range(house.players):
            by_hand = naive_outcomes(house, state, seat, table.words, table.shapes)
            listed: dict[str, str] = {}
            for act, verdict in legal_moves(house, state, seat):
                text = write_act(act, house.game.deck)
                assert judge(house, state, Move(act, seat)) == verdict
                key = outcome_text(act, verdict)
                assert key not in listed, f"{text} is {listed[key]}"
                listed[key] = text
            lacking = [write_act(act, house.game.deck) for key, act in by_hand.items() if key not in listed]
            assert not lacking, (lacking, place_of(match))
            surplus = [text for key, text in listed.items() if key not in by_hand]
            assert not surplus, (surplus, place_of(match))
            seen += len(listed)
    return seen


def place_of(match: Match) -> str:
    state = match.state
    hands = ["".join(faces(seat.hand)) for seat in state.seats]
    return f"{[word.text for word in state.table]} {hands} {state.phase} {state.turned}"


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_list_of_legal_moves_equals_the_moves_found_by_brute_force(table: Tiny) -> None:
    assert sum(check(table, seed) for seed in range(5)) > 20


@pytest.mark.full
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_list_of_legal_moves_equals_the_moves_found_by_brute_force_at_many_tables(table: Tiny) -> None:
    for seed in range(5, 60):
        check(table, seed)


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_list_of_plays_does_not_depend_on_how_words_are_judged(game: Game) -> None:
    """The list never contains a word that is not in the dictionary, even if players may bluff or lose their turn with
    such a word."""
    table = next(table for table in TABLES if table.game == game.id)
    chance = random.Random(f"judging {game.id}")
    record = json.loads(record_of(table, chance))
    if game.id == "shout":
        record["moves"] = ["deal"] * 5
    listed = []
    for words in ("checked", "strict", "challenge", "trust"):
        record["options"]["words"] = words
        match = replayed(json.dumps(record))
        listed.append([acts_of(match, seat) for seat in range(match.house.players)])
    assert any(listed[0])
    assert listed == [listed[0]] * 4


def test_the_list_of_legal_moves_does_not_depend_on_the_cards_in_the_deck() -> None:
    """A player who trades A and B here draws B and A, which has the same result as a trade of B alone. The player
    cannot know this, so the list contains both trades."""
    table = Table("3-2-1", hands=["AB", "CD"], deck="BAAA", words="CAB")
    house, state = table.match.house, table.match.state
    listed = [write_act(act, house.game.deck) for act, _ in legal_moves(house, state, 0)]
    assert listed == ["trade A", "trade B", "trade AB", "pass"]
    assert [act for act, _ in legal_moves(house, view(state, 0), 0)] == [act for act, _ in legal_moves(house, state, 0)]


def test_a_player_may_challenge_out_of_turn() -> None:
    table = Table("3-2-1", hands=["CAT", "DOG", "EEE"], words="CAT DOG", options={"words": "challenge"})
    house = table.match.house
    assert challenges(house, table.match.state, 1) == ()
    table.do("play CAT")
    assert [challenges(house, table.match.state, seat) for seat in range(3)] == [(), (CHALLENGE,), (CHALLENGE,)]


def challenges_open(table: Table) -> list[tuple[str, ...]]:
    house, state = table.match.house, table.match.state
    return [tuple([act.verb for act in challenges(house, state, seat)]) for seat in range(house.players)]


def test_nobody_may_challenge_a_play_that_survived_a_challenge() -> None:
    hands, options = ["CAT", "DOG", "EEE"], {"words": "challenge"}
    table = Table("3-2-1", hands=hands, words="CAT DOG", deck="AAAAEEEEIIII", options=options).do("play CAT")
    assert challenges_open(table) == [(), ("challenge",), ("challenge",)]
    assert challenges_open(table.do("@3 challenge")) == [(), (), ()]
    assert challenges_open(table.do("@2 play DOG")) == [("challenge",), (), ("challenge",)]
    assert challenges_open(table.do("@1 challenge")) == [(), (), ()]


def test_a_failed_challenge_to_a_game_ending_play_ends_the_game() -> None:
    options = {"words": "challenge"}
    table = Table("real-value", hands=["CAT", "OOO", "EEE"], deck="", words="CAT", options=options).do("play CAT")
    assert (table.to_act, challenges_open(table)) == ([2, 3], [(), ("challenge",), ("challenge",)])
    table.do("@2 challenge")
    assert (table.over, table.to_act, challenges_open(table)) == (True, [], [(), (), ()])


def test_the_list_of_possible_challenges_includes_special_challenges_of_profit_and_loss_and_four_rows() -> None:
    options = {"words": "challenge"}
    table = Table("profit-and-loss", hands=["CAT", "DOG"], words="CAT", deck="AAAA", options=options)
    assert challenges_open(table.do("@1 play CAT")) == [(), ()]
    assert challenges_open(table.do("@2 play DOG")) == [("challenge",), ("challenge",)]
    rows = Table("four-rows", hands=["T", "UM", "VY"], table=["SI", "R"], words="SIT", options=options)
    rows.do("@1 choose T", "@2 choose U", "@3 choose V", "@1 place 1 after SIT")
    assert (rows.to_act, challenges_open(rows)) == ([2, 3], [(), ("doubt",), ("doubt",)])
    assert challenges_open(rows.do("@2 doubt")) == [(), (), ("doubt",)]


def test_the_brute_force_test_has_a_tiny_table_for_every_game_and_variation() -> None:
    looked_at = {(table.game, table.options) for table in TABLES}
    for game in CATALOG:
        assert (game.id, ()) in looked_at
        for variation in game.variations:
            # Matches need no table of their own, because in a match the same game is played twice.
            if variation.options != {"match": True}:
                assert (game.id, tuple(variation.options.items())) in looked_at
