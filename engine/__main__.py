"""The commands: games, replay, moves, simulate, word. See the record format for what they print."""

import argparse
import json
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.core.notation import write_act
from engine.core.oracle import expects, legal_moves
from engine.core.verdict import Reason, Refused, refuse
from engine.games import CATALOG
from engine.lexicon import Lexicon, open_lexicon
from engine.match import Match, MoveRefused
from engine.messages import sentence
from engine.records.record import DictionaryChoice, Record, read_record
from engine.records.report import report

LARGEST_FILE = 8_000_000  # bytes


@lru_cache(maxsize=8)
def lexicon_of(choice: DictionaryChoice) -> Lexicon:
    return open_lexicon(choice.name, choice.spelling, choice.offensive, choice.allow, choice.ban, choice.only)


def open_match(record: Record) -> Match:
    return Match(record.header, lexicon_of(record.dictionary))


def _error(reason: Reason, number: int | None = None) -> dict[str, Any]:
    where = {} if number is None else {"move": number}
    return {**where, "code": reason.code, "message": sentence(reason)}


def answer_record(text: str) -> tuple[int, dict[str, Any]]:
    """Replay the record in this text: the exit code and what is printed."""
    try:
        record = read_record(text)
        match = open_match(record)
    except Refused as refusal:
        return 2, {"error": _error(refusal.reason)}
    error: dict[str, Any] = {}
    try:
        for do, at in record.moves:
            match.say(do, at)
    except MoveRefused as refusal:
        error = {"error": _error(refusal.reason, refusal.number)}
    return 3 if error else 0, {**error, "state": report(match.header, match.house, match.state)}


def read_file(name: str) -> str:
    """The text of a record file. Refuses what cannot be read, and what is too large without reading it."""
    path = Path(name)
    try:
        if path.stat().st_size > LARGEST_FILE:
            refuse("bad-record:large")
        return path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError):
        refuse("bad-record:file", file=path.name)


def show(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


def games(arguments: argparse.Namespace) -> int:
    show(
        [
            {
                "id": game.id,
                "name": game.name,
                "players": list(game.seats),
                "options": {option.key: {"default": option.default, **_range(option)} for option in game.options},
                "variations": [{"name": v.name, "options": dict(v.options)} for v in game.variations],
            }
            for game in CATALOG
        ]
    )
    return 0


def _range(option: Any) -> dict[str, Any]:
    if option.kind == "choice":
        return {"choices": list(option.choices)}
    if option.kind == "flag":
        return {"choices": [False, True]}
    if option.kind == "moves":
        return {"letters": "AOGSD"}
    return {"low": option.low, "high": option.high, "nullable": option.nullable}


def replay(arguments: argparse.Namespace) -> int:
    if arguments.batch:
        for line in sys.stdin:
            if line.strip():
                code, answer = answer_record(line)
                show({"exit": code, **answer})
                sys.stdout.flush()
        return 0
    if arguments.file is None:
        show({"error": _error(Reason("bad-record:no-file"))})
        return 2
    try:
        text = read_file(arguments.file)
    except Refused as refusal:
        show({"error": _error(refusal.reason)})
        return 2
    code, answer = answer_record(text)
    show(answer)
    return code


def moves(arguments: argparse.Namespace) -> int:
    try:
        record = read_record(read_file(arguments.file))
        match = open_match(record)
        for do, at in record.moves:
            match.say(do, at)
    except Refused as refusal:
        show({"error": _error(refusal.reason)})
        return 2
    except MoveRefused as refusal:
        show({"error": _error(refusal.reason, refusal.number)})
        return 3
    deck = match.header.game.deck
    found: list[tuple[int, int, str]] = []
    for seat in expects(match.house, match.state)[0]:
        found += [
            (-legal.points, seat + 1, write_act(act, deck))
            for act, legal in legal_moves(match.house, match.state, seat)
        ]
    found.sort(key=lambda move: move[:2])
    show([{"seat": seat, "do": do, "points": -cost} for cost, seat, do in found[: arguments.best]])
    return 0


def word(arguments: argparse.Namespace) -> int:
    lexicon = lexicon_of(DictionaryChoice(arguments.dictionary))
    for text in arguments.word:
        asked = text.upper()
        show({"word": asked, "valid": lexicon.has(asked), "commonness": lexicon.level(asked)})
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="python -m engine", description="The rules engine of Wordfelt.")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("games", help="list the games with their options")
    command.set_defaults(run=games)

    command = commands.add_parser("replay", help="replay a record and print the state")
    command.add_argument("file", nargs="?")
    command.add_argument("--batch", action="store_true", help="one record a line from standard input")
    command.set_defaults(run=replay)

    command = commands.add_parser("moves", help="list the legal plays of the seat to act")
    command.add_argument("file")
    command.add_argument("--best", type=int, default=None, metavar="N")
    command.set_defaults(run=moves)

    command = commands.add_parser("word", help="is it in the dictionary?")
    command.add_argument("word", nargs="+", metavar="WORD")
    command.add_argument("--dictionary", choices=("family", "standard", "large"), default="standard")
    command.set_defaults(run=word)
    return top


def main(arguments: list[str] | None = None) -> int:
    chosen = parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except BrokenPipeError:
        return 0


if __name__ == "__main__":
    sys.exit(main())
