"""Tests the engine's three verdicts on a play: legal, not yet (the play is unfinished) and illegal.

While a player lays a legal play card by card, the verdict is never 'illegal'. Further cards can complete a play with
the verdict 'not yet' if any letters count as a word. No further card makes an illegal play legal. No act makes the
engine fail. Every legal act can be written and read again, and then gets the same verdict.
"""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from engine.core import completable
from engine.core.cards import Named, readings
from engine.core.completable import completed, where_any_letters_are_a_word
from engine.core.moves import (
    ADD,
    OVER,
    SIMPLE,
    STAY,
    SWAP,
    Choose,
    Discard,
    Fail,
    Formula,
    Move,
    Place,
    Play,
    Request,
    Restart,
    Salvage,
    Shout,
    Simple,
    Take,
    Token,
    Trade,
)
from engine.core.notation import read_move, write_move
from engine.core.oracle import expects, judge, legal_moves, ruled
from engine.core.rulebook import House, Turn
from engine.core.ruling import refusal_of
from engine.core.state import State
from engine.core.verdict import Illegal, Legal, NotYet
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.records.record import read_record
from engine.records.replay import open_match
from tests.laws.random_games import few_cases, new_match, play_out
from tests.records.examples import example

POSITIONS = 8  # the number of positions of each game
PLAYS = 4  # the number of plays at each position


def positions(game) -> list[tuple[House, State, int]]:
    """Positions from random games of this game, each as (house, the view of a seat on turn, that seat)."""
    return _positions(game.id)


@cache
def _positions(game_id: str) -> list[tuple[House, State, int]]:
    return list(islice(_met(game_id), POSITIONS))


def _met(game_id: str) -> Iterator[tuple[House, State, int]]:
    for case in few_cases(GAMES[game_id]):
        match = new_match(case)
        for number, _ in enumerate(play_out(match, 40, case)):
            if number % 5 == 0 and not match.state.over:
                for seat in expects(match.house, match.state)[0]:
                    yield match.house, view(match.state, seat), seat


def some_plays(house: House, state: State, seat: int, chance: random.Random) -> list[Play]:
    plays = [act for act, _ in islice(legal_moves(house, state, seat), 50) if isinstance(act, Play)]
    return chance.sample(plays, min(PLAYS, len(plays)))


def begun(play: Play) -> Iterator[Play]:
    """Yields the unfinished plays that a player makes while laying the hand cards of this play from left to right."""
    places = [
        (word, part, place)
        for word, formula in enumerate(play.formulas)
        for part, tokens in enumerate(formula.parts)
        for place, token in enumerate(tokens)
        if token.hand is not None
    ]
    for count in range(1, len(places)):
        laid = set(places[:count])
        formulas = []
        for word, formula in enumerate(play.formulas):
            parts = [
                tuple(_so_far(tokens, [(word, part, place) in laid for place in range(len(tokens))]))
                for part, tokens in enumerate(formula.parts)
            ]
            if any((word, *at[1:]) in laid for at in laid if at[0] == word):
                formulas.append(Formula(formula.target, tuple(parts) if all(parts) else (sum(parts, ()),)))
        yield Play(tuple(formulas))


def _so_far(tokens: tuple[Token, ...], laid: list[bool]) -> Iterator[Token]:
    for token, there in zip(tokens, laid, strict=True):
        if token.hand is None or there:
            yield token
        elif token.table is not None:
            yield Token(STAY, None, token.table)


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_engine_never_calls_a_legal_play_illegal_while_a_player_lays_it_card_by_card(game) -> None:
    chance = random.Random(game.id)
    for house, state, seat in positions(game):
        for play in some_plays(house, state, seat, chance):
            for half in begun(play):
                verdict = judge(house, state, Move(half, seat))
                assert not isinstance(verdict, Illegal), (verdict.reason, half)


def over(word: str, game: str, hand: str, **more: Any) -> dict[str, Any]:
    """A record with this word on the table and this hand of the player on turn."""
    return example(game, **{"hands": [hand, "AAAA"], "deck": "OOOO", "table": [word], "words": word} | more)


@pytest.mark.parametrize(
    ("record", "act"),
    [
        # The change takes T, R, I and N into the hand, and the fresh word may use them.
        (
            example(
                "3n-change",
                hands=["STMPOLLLUU", "EEEEEEEEEE"],
                deck="DDDD",
                table=["TRAIN"],
                words="TRAIN",
            ),
            "play 1: +S +T +M +P +O +L +L +L +U A ; U",
        ),
        # Cards of the table word can still be added.
        (over("TRAIN", "3n-change", "STOPLLLUUU", deck="DDDD"), "play 1: +S +O +P"),
        # The change, which comes first, can still bring the missing cards of the fresh word into the hand.
        (over("TRAIN", "3n-change", "STOPLLLUUU", deck="DDDD"), "play NIT"),
        (over("TRAIN", "3n-change", "STOPLLLUUU", deck="DDDD"), "play I"),
        (over("WAR", "3n-change", "FNIKRBNMCI"), "play 1: +F ; WACK"),
        (over("DUD", "3n-change", "GCYYNIPAKS"), "play 1: +C +N +Y +S ; GAUDY"),
        (example("3n-change", hands=["UTE", "E"], deck="", table=["YAPON"], words="YAPON"), "play 1: N +E ; P"),
        # A leftover card of the player's old word can still be added to the rival's word.
        (
            example(
                "double-cross",
                hands=["AILMEOBRPI", "EE"],
                deck="D",
                table=[{"word": "CREAMER", "seat": 1}, {"word": "PLY", "seat": 2}],
                words="CREAMER PLY",
            ),
            "play cross: P L +C Y ; own: E M +A E R",
        ),
        # The hand is empty, but leftover cards of the player's old word can still be added to the player's new word.
        (
            example(
                "double-cross",
                hands=["EEEEEEEEEE", "A"],
                deck="D",
                table=[{"word": "MIL", "seat": 1}, {"word": "GOVERNS", "seat": 2}],
                words="MIL GOVERNS",
                first=2,
            ),
            "play cross: M I L +R ; own: +A",
        ),
        # So far the play contains only duplicates, but another card can still make a new word.
        (
            over("TEATENTOE", "split-run", "TOOOOEEEEE", deck="DDDD", words="TEA", options={"moves": "AOGSD"}),
            "play 1: T/T E A | T E N T O E",
        ),
        # Each part of the split word can still get cards.
        (over("TRAINED", "split-run", "LU"), "play 1: T R A | I N | E D"),
        (over("TRAINER", "split-off", "EH"), "play 1: T R A | I N | E R"),
        (
            over("WAVERED", "tricked-out", "ABEHLNOSTU", deck="IIII", options={"moves": "AOGSD"}),
            "play 1: W A V E R | E D",
        ),
        # More cards can turn a barred word into a permitted one.
        (example("full-deck", hands=["T I T L E S A O", "E E"], deck="R R", words="TIT TITLE"), "play T I T"),
    ],
)
def test_the_engine_calls_a_play_unfinished_if_more_cards_could_complete_it(record: dict[str, Any], act: str) -> None:
    match = open_match(read_record(json.dumps(record)))
    verdict = judge(match.house, match.state, read_move(act, match.header.game.deck))
    assert isinstance(verdict, NotYet), verdict


@pytest.mark.parametrize(
    "act",
    [
        "play TRAINT",  # no card of the table word is left for the change
        "play LIN ; 1: +S +O +P",  # the move must name the change before the fresh word
        "play 1: N +S +O +P ; NIT",  # the N is needed for the changed word
        "play NSTOPLLU",  # the hand has fewer than three cards left for the change
    ],
)
def test_the_engine_does_not_complete_a_change_with_table_cards_that_the_play_cannot_take(act: str) -> None:
    record = example("3n-change", hands=["STOPLLUOO", "EE"], deck="DDDD", table=["TRAIN"], words="TRAIN")
    match = open_match(read_record(json.dumps(record)))
    verdict = judge(match.house, match.state, read_move(act, match.header.game.deck))
    assert isinstance(verdict, Illegal), verdict


def test_the_engine_first_completes_a_word_to_which_the_player_has_added_no_card_yet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Trying other words first would take longer, and the player would see too late where cards can be laid."""
    monkeypatch.setattr(completable, "ATTEMPTS", 2)
    hands = ["N S O O A A D D", "E E A A L L T T"]
    record = example("full-deck", table=["TAR", "MILE"], hands=hands, words="TAR MILE", deck="R R R")
    match = open_match(read_record(json.dumps(record)))
    half = read_move("play 1: +S T A R ; 2: L I M E", match.header.game.deck)
    assert isinstance(judge(match.house, match.state, half), NotYet)


def test_the_engine_completes_a_play_without_computing_what_happens_after_it() -> None:
    """The engine only tries out the completed play, and nobody will see the table after it. Computing that table would
    delay the verdict on a card that a player has just dropped."""

    def after(turn: Turn, outcome: str) -> None:
        raise AssertionError(outcome)

    record = example("full-deck", hands=["T I T L E S A O", "E E"], deck="R R", words="TIT TITLE")
    match = open_match(read_record(json.dumps(record)))
    house = replace(match.house, book=replace(match.house.book, after=after))
    verdict = judge(house, match.state, read_move("play T I T", match.header.game.deck))
    assert isinstance(verdict, NotYet), verdict


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_engine_calls_a_play_unfinished_if_cards_can_complete_it_and_otherwise_illegal(game) -> None:
    chance = random.Random(game.id)
    for house, state, seat in positions(game)[:6]:
        for play in some_plays(house, state, seat, chance):
            for half in (damaged(play, chance), *islice(begun(play), 2)):
                move = Move(half, seat)
                verdict = judge(house, state, move)
                anywhere = where_any_letters_are_a_word(house)
                ruling = ruled(house, state, move)
                assert refusal_of(house, state, move) == (None if isinstance(ruling, Legal) else ruling.reason)
                if isinstance(verdict, NotYet):
                    whole = completed(house, state, move, verdict.reason)
                    assert whole is not None
                    assert isinstance(ruled(anywhere, state, Move(whole, seat)), Legal)
                elif isinstance(verdict, Illegal):
                    for more in one_card_more(half, state, seat):
                        assert not isinstance(ruled(anywhere, state, Move(more, seat)), Legal), (verdict.reason, more)


def damaged(play: Play, chance: random.Random) -> Play:
    """A faulty version of the play: a table card is covered or exchanged, or a card is missing."""
    number = chance.randrange(len(play.formulas))
    formula = play.formulas[number]
    part = chance.randrange(len(formula.parts))
    tokens = list(formula.parts[part])
    at = chance.randrange(len(tokens))
    if tokens[at].kind == STAY and chance.random() < 0.6:
        tokens[at] = Token(chance.choice((OVER, SWAP)), Named("E", "E"), tokens[at].table)
    elif len(tokens) > 1:
        del tokens[at]
    parts = (*formula.parts[:part], tuple(tokens), *formula.parts[part + 1 :])
    formulas = (*play.formulas[:number], Formula(formula.target, parts), *play.formulas[number + 1 :])
    return replace(play, formulas=formulas)


def one_card_more(play: Play, state: State, seat: int) -> Iterator[Play]:
    for face in sorted({card.face for card in state.seats[seat].hand}):
        added = Token(ADD, Named(face, readings(face)[0]))
        for number, formula in enumerate(play.formulas):
            for part, tokens in enumerate(formula.parts):
                for at in range(len(tokens) + 1):
                    parts = (*formula.parts[:part], (*tokens[:at], added, *tokens[at:]), *formula.parts[part + 1 :])
                    yield replace(
                        play,
                        formulas=(
                            *play.formulas[:number],
                            Formula(formula.target, parts),
                            *play.formulas[number + 1 :],
                        ),
                    )


# ---- the engine judges every act

JUNK: list[Any] = [
    None,
    -1,
    0,
    1,
    2,
    1000,
    True,
    "",
    "E",
    "É",
    "TH",
    "JX",
    "?",
    "e",
    (),
    ("E",),
    ("E", "E"),
    1.5,
    "own",
    "A" * 3000,
]


def junk_named(chance: random.Random) -> Any:
    return chance.choice(
        [Named("E", "E"), Named("?", "E"), Named("JX", "Q"), Named("É", "É"), Named("E", ""), None, "E"]
    )


def junk_token(chance: random.Random) -> Any:
    some: Any = chance.choice
    kind = some([ADD, STAY, OVER, SWAP, "fly", None])
    return chance.choice([Token(kind, junk_named(chance), junk_named(chance)), Token(ADD, Named("E", "E")), "E"])


def junk_formula(chance: random.Random) -> Any:
    parts = tuple([tuple([junk_token(chance) for _ in range(chance.randrange(5))]) for _ in range(chance.randrange(4))])
    return chance.choice([Formula(chance.choice(JUNK), parts), Formula(None, ()), "EEE"])


def junk_act(chance: random.Random) -> Any:
    some: Any = chance.choice
    return some(
        [
            lambda: Play(tuple([junk_formula(chance) for _ in range(chance.randrange(3))])),
            lambda: Play((junk_formula(chance),), some(JUNK), some(JUNK), some(JUNK)),
            lambda: Trade(some(JUNK)),
            lambda: Discard(some(JUNK)),
            lambda: Simple(some([*SIMPLE, *JUNK, "play"])),
            lambda: Restart(junk_formula(chance)),
            lambda: Salvage(junk_formula(chance)),
            lambda: Request(some(JUNK)),
            lambda: Take(some(JUNK), some(JUNK)),
            lambda: Shout(tuple([junk_named(chance) for _ in range(chance.randrange(5))])),
            lambda: Choose(some(JUNK)),
            lambda: Place(some(JUNK), some(["before", "after", None]), some(JUNK)),
            lambda: Fail(some(JUNK)),
            lambda: some(JUNK),
        ]
    )()


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_the_engine_judges_every_act_without_an_error(game) -> None:
    chance = random.Random(game.id)
    some: Any = chance.choice
    deck = game.deck
    for house, state, seat in positions(game)[:5]:
        for _ in range(80):
            move = Move(junk_act(chance), some([seat, seat, None, 7, -1, "Ann"]))
            verdict = judge(house, state, move)
            if isinstance(verdict, Legal):
                again = read_move(write_move(move, deck), deck)
                assert again == move
                assert judge(house, state, again) == verdict
            else:
                assert verdict.reason.key


UNWRITABLE = (Request("É"), Trade(()), Discard(()), Take(-1, ()), Play(()), Place(1, "after", "A" * 3000))


@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_an_act_that_no_record_can_contain_is_refused_with_the_code_bad_notation(game) -> None:
    house, state, seat = positions(game)[0]
    for act in UNWRITABLE:
        verdict = judge(house, state, Move(act, seat))
        assert isinstance(verdict, Illegal), act
        assert verdict.reason.code == "bad-notation", act
