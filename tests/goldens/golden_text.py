"""Writes a game as readable text for a golden file: each act, and the table after it."""

from collections.abc import Iterable, Iterator

from engine.core.cards import Card
from engine.core.oracle import expects
from engine.core.state import State
from engine.core.words import Word
from engine.match import Match
from engine.records.record import Record


def described(match: Match, record: Record) -> Iterator[str]:
    """Plays the moves of a record and yields lines that describe every position."""
    names = [player.name for player in match.header.players]
    options = ", ".join([f"{key} {value}" for key, value in match.header.options.items()])
    yield f"{match.header.game.name}{' with ' + options if options else ''}: {', '.join(names)}"
    yield from _position(match, names)
    for number, line in enumerate(record.moves, 1):
        known = len(match.state.log)
        match.play_text(*line)
        yield ""
        yield f"{number}. {line.do}"
        for entry in match.state.log[known:]:
            made = f" makes {', '.join(entry.words)}" if entry.words else ""
            points = f" for {entry.points}" if entry.words or entry.points else ""
            yield f"   turn {entry.turn}: {names[entry.seat]} says {entry.do}{made}{points}"
        yield from _position(match, names)


def _position(match: Match, names: list[str]) -> Iterator[str]:
    state = match.state
    for name, seat in zip(names, state.seats, strict=True):
        facts = [f"{seat.score} points"]
        facts += [f"holds {_cards(seat.hand)}"] if seat.hand else []
        facts += [f"has won {_cards(seat.won)}"] if seat.won else []
        facts += [f"{seat.tricks} tricks"] if seat.tricks else []
        facts += [f"has laid {_cards(seat.committed)} in secret"] if seat.committed else []
        facts += [f"has put {_cards(seat.aside)} aside"] if seat.aside else []
        facts += [f"loses {seat.skips} turns"] if seat.skips else []
        facts += ["is out"] if seat.out else []
        yield f"   {name}: {', '.join(facts)}"
    for number, word in enumerate(state.table, 1):
        yield f"   {number} on the table: {_word(word, names)}"
    yield f"   {', '.join(_rest(match, state))}"
    yield f"   {_what_now(match, names)}"


def _rest(match: Match, state: State) -> Iterator[str]:
    yield f"deck {_cards(state.deck) or 'empty'}"
    if state.dead:
        yield f"dead {_cards(sorted(state.dead, key=lambda card: card.face))}"
    if state.turned:
        yield f"turned {state.turned.face}"
    if state.row:
        yield f"row {_cards(state.row)}"
    for number, pile in enumerate(state.piles, 1):
        if pile:
            yield f"pile {number} {_cards(pile)}"
    for key, value in match.house.book.extras(state).items():
        yield f"{key} {value}"


def _what_now(match: Match, names: list[str]) -> str:
    state = match.state
    if state.over:
        winners = " and ".join([names[seat] for seat in state.winners]) or "nobody"
        result = "" if state.result is None else f", result {state.result}"
        return f"over ({state.end}): {winners} won{result}"
    seats, verbs = expects(match.house, state)
    return f"{' or '.join([names[seat] for seat in seats])} may say {', '.join(verbs)}"


def _word(word: Word, names: list[str]) -> str:
    """Writes a word card by card; covered cards come after the card that covers them."""
    cards = " ".join(["/".join([card.written for card in reversed(slot)]) for slot in word.slots])
    owner = "" if word.seat is None else f", {names[word.seat]}'s"
    passed_on = f", passes on {' and '.join(word.pick)}" if word.pick else ""
    return f"{cards}{owner}{passed_on}{', open' if word.open else ''}"


def _cards(cards: Iterable[Card]) -> str:
    return " ".join([card.face for card in cards])
