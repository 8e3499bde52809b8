"""Tests in random games the laws that hold for every game, variation, number of players and way to judge words.

The laws are: Every event keeps all cards of the game. A wild card stands for a letter only in a word. A state that is
written as JSON and read again is the same. The same seed and moves lead to the same state, under any hash seed of
Python. A seat's view has the same legal moves as the state, and the engine accepts every listed move. A view shows no
hidden card, no random number and no secret act. A seat that is not on turn has no legal move. Every game ends. The
events of an act lead to the state after the act. The events show each seat only what it may see, and every word is
shown completely before it leaves the table. Cards are only in the zones that the rule sheet of the game declares.
"""

import math
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from engine.core.cards import HIDDEN, Card, is_open
from engine.core.events import Revealed
from engine.core.moves import PASS, Discard, Move, Simple, Trade
from engine.core.oracle import expects, judge, legal_moves
from engine.core.patterns import TakeBack
from engine.core.public_facts import HIDDEN_WORD
from engine.core.reduce import reduce
from engine.core.rulebook import PLACES
from engine.core.state import Entry, State
from engine.core.verdict import Illegal, Legal
from engine.core.view import view
from engine.core.words import cards_of
from engine.games import CATALOG
from engine.match import Match
from engine.records.record import DictionaryChoice, read_record, record_of, write_record
from engine.records.replay import open_match, replay_moves
from tests.laws.digest import digest
from tests.laws.random_games import Case, all_cases, new_match, play_out, usually_one_each
from tests.laws.snapshot import read_state, write_state
from tests.laws.witnesses import (
    hidden_faces_make_no_difference,
    witnesses_learn_only_what_they_see,
    words_are_shown_whole_before_they_leave,
)

LOOKED_AT = 12  # the number of legal moves compared at a position


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_every_law_holds_for_every_game_in_random_games(case: Case) -> None:
    check_laws(case, every=11)


@pytest.mark.full
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_every_law_holds_for_every_game_in_hundreds_of_random_games(game) -> None:
    ways = sum(1 for _ in all_cases(game, range(1)))
    for case in all_cases(game, range(100, 100 + math.ceil(200 / ways))):
        check_laws(case, every=23)


TAKING_BACK = [game for game in CATALOG if game.usual().plays.has(TakeBack)]


@pytest.mark.parametrize("case", usually_one_each(TAKING_BACK), ids=str)
def test_a_preview_of_a_play_reveals_nothing_about_a_hidden_word(case: Case) -> None:
    match = new_match(case)
    hidden = 0
    for _ in play_out(match, case=case):
        if not match.state.over and match.house.book.facts(match.state).marked(HIDDEN_WORD):
            views_allow_the_same(match)
            hidden += 1
    assert hidden > 5


def check_laws(case: Case, every: int) -> None:
    """Plays a random game and checks the laws after each move. The slow laws are checked only once in `every` moves."""
    match = new_match(case)
    cards = all_ids(match.state)
    assert len(set(cards)) == len(cards)
    for number, (_, legal) in enumerate(play_out(match, case=case)):
        assert match.events[-1] == legal.events
        conserved(match.states[-2], legal, cards)
        wild_off_the_table(match.state)
        nobody_out_of_turn(match)
        check_witness(match, number)
        cards_lie_where_the_sheet_allows(match)
        if number % every == 0 or last_word_waits(match.state):
            survives_json(match)
            views_hide_what_they_should(match)
            views_allow_the_same(match)
    assert match.state.over, f"{case} goes on and on"
    nothing_is_legal_any_more(match)
    survives_json(match)
    replays(match)


def last_word_waits(state: State) -> bool:
    return state.pending is not None and bool(state.pending.waits)


# ---- one law each


def conserved(before: State, legal: Legal, cards: list[int]) -> None:
    """Checks after every event of an act that each card of the game is in exactly one zone, and that the events lead to
    the state after the act."""
    state = before
    for event in legal.events:
        state = reduce(state, event)
        assert all_ids(state) == cards, event
    assert state == legal.state


def all_ids(state: State) -> list[int]:
    zones = [state.deck, state.dead, cards_of(state.table), state.row, *state.piles]
    for seat in state.seats:
        zones += [seat.hand, seat.won, seat.committed, seat.aside]
    zones.append(() if state.turned is None else (state.turned,))
    return sorted([card.id for zone in zones for card in zone])


def wild_off_the_table(state: State) -> None:
    """Checks that a flip or wild card stands for no letter while it is not part of a word."""
    zones = [state.deck, state.dead, state.row]
    for seat in state.seats:
        zones += [seat.hand, seat.won]
    assert not [card for zone in zones for card in zone if is_open(card.face) and card.letters]


def cards_lie_where_the_sheet_allows(match: Match) -> None:
    """Checks that cards are only in the zones that the rule sheet declares, because the table has space only for these
    zones.

    In every game the cards of a player who is out may be out of play.
    """
    state, book = match.state, match.house.book
    if book.facts(state).plays:  # the match is now playing Starter as a tie-break, and Starter has other zones
        return
    lying: dict[str, object] = {"deck": state.deck, "dead": state.dead, "row": state.row, "turned": state.turned}
    lying |= {name: [card for seat in state.seats for card in getattr(seat, name)] for name in ("won", "committed")}
    known = book.places | ({"dead"} if any(seat.out for seat in state.seats) else set())
    assert {name for name, cards in lying.items() if cards} <= known <= PLACES
    assert not book.owns or all(word.seat is not None for word in state.table)


def survives_json(match: Match) -> None:
    assert read_state(write_state(match.state), match.house) == match.state


def replays(match: Match) -> None:
    """Checks that the record of the match can be written, read and replayed, and leads to the same states."""
    record = record_of(match, DictionaryChoice())
    text = write_record(record)
    again = read_record(text)
    assert again == record
    assert write_record(again) == text
    other = open_match(again)
    replay_moves(other, again)
    assert other.states == match.states


def nobody_out_of_turn(match: Match) -> None:
    to_act, verbs = expects(match.house, match.state)
    assert match.state.over or (to_act and verbs)
    for seat in set(range(match.house.players)) - set(to_act):
        assert next(legal_moves(match.house, match.state, seat), None) is None


def nothing_is_legal_any_more(match: Match) -> None:
    assert expects(match.house, match.state) == ((), ())
    for seat in range(match.house.players):
        assert next(legal_moves(match.house, match.state, seat), None) is None
        assert isinstance(judge(match.house, match.state, Move(PASS, seat)), Illegal)


def views_allow_the_same(match: Match) -> None:
    """Checks that a seat's view gives the same legal acts and points as the state, and that the engine accepts every
    listed act.

    If an act reveals a rival's hidden word, the view gives no points for it, because they depend on the hidden word.
    """
    house, state = match.house, match.state
    for seat in expects(house, state)[0]:
        mine = list(islice(legal_moves(house, state, seat), LOOKED_AT))
        seen = list(islice(legal_moves(house, view(state, seat), seat), LOOKED_AT))
        assert [act for act, _ in mine] == [act for act, _ in seen]
        hidden = set(house.book.facts(state).marked(HIDDEN_WORD)) - {seat}
        for (_, real), (_, told) in zip(mine, seen, strict=True):
            shows_it = bool(hidden) and any(isinstance(event, Revealed) for event in real.events)
            assert told.words == real.words
            assert told.points == (0 if shows_it else real.points)
        for act, legal in mine:
            assert judge(house, state, Move(act, seat)) == legal


def check_witness(match: Match, number: int) -> None:
    """Checks what the last act shows to one witness. The witness changes with the number of the act: each seat in turn,
    and then a bystander."""
    witness = number % (match.house.players + 1)
    seat = witness if witness < match.house.players else None
    words_are_shown_whole_before_they_leave(match)
    witnesses_learn_only_what_they_see(match, seat)
    hidden_faces_make_no_difference(match, seat)


def views_hide_what_they_should(match: Match) -> None:
    facts = match.house.book.facts
    for seat in (*range(match.house.players), None):
        seen = view(match.state, seat)
        hides(match.state, seen, seat)
        assert facts(seen) == facts(match.state), "what everybody may know is the same for all"


def hides(state: State, seen: State, seat: int | None) -> None:
    if state.before is not None and not state.over:
        assert seen.before is not None
        hides(state.before, seen.before, seat)
    secret = list(secret_cards(state, seat))
    assert list(secret_cards(seen, seat)) == [HIDDEN] * len(secret)
    told = repr(replace(seen, before=None))
    assert not {str(card.id) for card in secret} & set(re.findall(r"\bid=(\d+)", told))
    assert seen.dice == 0
    assert str(state.dice) not in told
    for entry, line in zip(state.log, seen.log, strict=True):
        if entry.secret and entry.seat != seat and not state.over:
            assert (line.do, line.words, line.undone) == (entry.brief, (), ())
            assert shows_no_more(line)
        else:
            assert line == entry


def shows_no_more(line: Entry) -> bool:
    """Whether the log's line about a secret act shows only the kind of act and, for a trade or a discard, the number of
    cards."""
    verb, _, count = line.brief.partition(" ")
    counted = {"trade": Trade, "discard": Discard}
    return line.act == (counted[verb](("",) * int(count)) if verb in counted else Simple(verb))


def secret_cards(state: State, seat: int | None) -> Iterator[Card]:
    yield from state.deck
    if state.over or state.settled:  # all hands are open at the end
        return
    for number, place in enumerate(state.seats):
        yield from place.aside
        if number != seat:
            yield from place.hand
            if not state.shown:
                yield from place.committed
    for pile in state.piles:
        yield from pile[1:] if state.piles_show else pile


def test_a_game_is_the_same_for_any_hash_seed_of_python() -> None:
    """The test compares the states after the first moves of every game in this process with those in a process that has
    another hash seed."""
    own = os.environ.get("PYTHONHASHSEED", "random")
    other = subprocess.run(
        [sys.executable, "-m", "tests.laws.digest"],
        cwd=Path(__file__).parent.parent.parent,
        env={**os.environ, "PYTHONHASHSEED": "0" if own != "0" else "424242"},
        stdout=subprocess.PIPE,
        text=True,
        timeout=600,
        check=True,
    )
    assert len(other.stdout.split()) == 2 * len(CATALOG)
    assert other.stdout == digest()
