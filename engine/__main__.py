"""The command line of the engine, with the commands games, replay, moves, simulate, word and schema, and the option
--version. README.md describes their use.

The commands print JSON on standard output. The exit code is 0 for success, 3 for an illegal move, and 2 for a file that
is not a record, an impossible set-up or a wrong command.
"""

import argparse
import gc
import io
import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NoReturn

from engine import __version__
from engine.core.notation import write_act
from engine.core.oracle import expects, legal_moves
from engine.core.rulebook import Game, Option
from engine.core.verdict import Refused, refuse
from engine.games import CATALOG, GAMES
from engine.match import NEAR, STRONGEST, Header, Match, MoveRefused, Player
from engine.messages import printable
from engine.players.playing import LEVELS, RANDOM, play_whole
from engine.records.files import load
from engine.records.limits import LARGEST, LARGEST_SEED
from engine.records.record import DictionaryChoice, read_record
from engine.records.replay import (
    FINE,
    NO_RECORD,
    REFUSED,
    answers,
    complain,
    error,
    lexicon_of,
    open_match,
    replay_moves,
    safely,
)

MOST_LISTED = 5_000  # the maximum number of acts of one verb that `moves` lists; it lists better acts first
PLAIN = {"null": None, "true": True, "false": False}
FILE = "the file of the record; - reads it from standard input"
LONGEST_FAULT = 300  # an error message repeats at most this many characters of the typed command
STANDARD_INPUT = "-"
INTERRUPTED = 130  # the exit code that shells give to Ctrl+C


def show(data: Any) -> None:
    """Prints the data as one line of JSON, in the encoding of standard output."""
    if sys.stdout is not None:  # sys.stdout is None if the standard output was closed before the start
        print(json.dumps(data, ensure_ascii=sys.stdout.encoding.lower() not in ("utf-8", "utf8")), flush=True)


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
    return FINE


def _range(option: Option) -> dict[str, Any]:
    if option.kind == "choice":
        return {"choices": list(option.choices)}
    if option.kind == "flag":
        return {"choices": [False, True]}
    if option.kind == "moves":
        return {"letters": "".join(map(str, option.choices))}
    return {"low": option.low, "high": option.high, "nullable": option.nullable}


def replay(arguments: argparse.Namespace) -> int:
    if arguments.batch:
        if arguments.branch:
            arguments.complain("a branch is replayed from a file, not from a batch")
        import engine.records.reading  # noqa: F401

        gc.freeze()  # The modules loaded so far stay in memory, so the garbage collector need not search them.
        for answered in answers(sys.stdin.buffer if sys.stdin else io.BytesIO()):
            show(answered)
        return FINE
    try:
        text = _given(arguments.file)
    except Refused as refusal:
        show({"error": error(refusal.reason)})
        return NO_RECORD
    code, answered = safely(text, arguments.branch)
    show(answered)
    return code


def _given(file: str) -> bytes:
    """The record in this file, or in the standard input if the name is a dash."""
    if file != STANDARD_INPUT:
        return load(file)
    return sys.stdin.buffer.read(LARGEST + 1) if sys.stdin else b""  # the extra byte shows that a record is too large


def moves(arguments: argparse.Namespace) -> int:
    try:
        record = read_record(_given(arguments.file))
        match = open_match(record)
        replay_moves(match, record)
    except Refused as refusal:
        show({"error": error(refusal.reason)})
        return NO_RECORD
    except MoveRefused as refusal:
        show({"error": error(refusal.reason, refusal.number)})
        return REFUSED
    house, state, deck = match.house, match.state, match.header.game.deck
    found: list[tuple[int, int, str]] = []
    for seat in expects(house, state)[0]:
        for act, legal in legal_moves(house, state, seat, MOST_LISTED):
            found.append((-legal.points, seat + 1, write_act(act, deck)))
    found.sort(key=lambda move: move[:2])
    show([{"seat": seat, "do": do, "points": -cost} for cost, seat, do in found[: arguments.best]])
    return FINE


def simulate(arguments: argparse.Namespace) -> int:
    if arguments.seed + arguments.games - 1 > LARGEST_SEED:
        arguments.complain(f"argument --games: the last seed would be larger than {LARGEST_SEED}")
    levels = arguments.level * arguments.players if len(arguments.level) == 1 else arguments.level
    if len(levels) != arguments.players:
        arguments.complain("argument --level: name one level, or one for each player")
    if RANDOM in levels and set(levels) != {RANDOM}:
        arguments.complain(f"argument --level: {RANDOM} is for all players or for none")
    options = {key: _value(GAMES.get(arguments.game), key, text) for key, text in arguments.option}
    play = partial(_simulated, arguments.game, levels, options)
    try:
        # Sets up the first game only to reject a wrong game or option, which would be wrong with every seed.
        _table(arguments.game, len(levels), options, arguments.seed)
    except Refused as refusal:
        show({"error": error(refusal.reason)})
        return NO_RECORD
    for line in _each(play, range(arguments.seed, arguments.seed + arguments.games), arguments.jobs):
        show(line)
    return FINE


def _table(game: str, players: int, options: dict[str, Any], seed: int) -> Match:
    if game not in GAMES:
        refuse("bad-record:game", game=game)
    seats = tuple([Player(f"Player {number}") for number in range(1, players + 1)])
    return Match(Header(GAMES[game], seats, options, seed), lexicon_of(DictionaryChoice()))


def _simulated(game: str, levels: tuple[str, ...], options: dict[str, Any], seed: int) -> dict[str, Any]:
    """Lets computer players play a whole game and returns its result, in the form that `simulate` prints."""
    match = _table(game, len(levels), options, seed)
    play_whole(match, levels)
    state = match.state
    return {
        "game": game,
        "players": len(levels),
        "levels": list(levels),
        "seed": seed,
        "turns": state.turn,
        "scores": [seat.score for seat in state.seats],
        "winners": [seat + 1 for seat in state.winners],
        "end": state.end,
        "deck": len(state.deck),
    }


def _each(play: Callable[[int], dict[str, Any]], seeds: range, jobs: int) -> Iterator[dict[str, Any]]:
    """Yields the results of the games in the order of the seeds. If `jobs` is more than 1, that number of processes
    play at the same time."""
    if min(jobs, len(seeds)) == 1:
        yield from map(play, seeds)
        return
    from multiprocessing import Pool

    # Leaving this block ends the processes that are still playing.
    with Pool(min(jobs, len(seeds)), _leave_interrupts) as pool:
        yield from pool.imap(play, seeds)


def _leave_interrupts() -> None:
    """Makes a worker process ignore Ctrl+C. The signal reaches every process of a command, and only the main process
    should react to it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _whole(low: int, high: int = 10**9) -> Callable[[str], int]:
    def number(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= 19 and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f"must be a whole number from {low} to {high}")

    return number


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not KEY=VALUE")
    return key, value


def _levels(text: str) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    if not set(levels) <= set(LEVELS):
        names = [*[name for name in LEVELS if ":" not in name], f"{NEAR}:0 to {NEAR}:{STRONGEST}"]
        raise argparse.ArgumentTypeError(f"must be one of {', '.join(names)}, or one of them for each player")
    return levels


def _path(text: str) -> tuple[int, ...]:
    """Converts the path of a branch in a record, such as the text "1.2", to numbers."""
    if not re.fullmatch(r"[1-9]\d{0,3}(\.[1-9]\d{0,3}){0,254}", text, re.ASCII):
        raise argparse.ArgumentTypeError("must be numbers with points between them, like 1.2")
    return tuple(map(int, text.split(".")))


def _value(game: Game | None, key: str, text: str) -> Any:
    """Converts the typed text of an option to its value. Returns an invalid text unchanged; the later check of the
    game's options refuses it with a reason."""
    option = next((option for option in game.options if option.key == key), None) if game else None
    if option is not None and option.kind == "choice":
        return next((choice for choice in option.choices if str(choice) == text), text)
    if text in PLAIN:
        return PLAIN[text]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def word(arguments: argparse.Namespace) -> int:
    lexicon = lexicon_of(DictionaryChoice(arguments.dictionary))
    for text in arguments.word:
        # Converts only ASCII text to capitals. Outside ASCII, one letter can become two: ß becomes SS.
        asked = text.upper() if text.isascii() else text
        show({"word": printable(asked), "valid": lexicon.has(asked), "commonness": lexicon.level(asked)})
    return FINE


def schema(arguments: argparse.Namespace) -> int:
    # Imported only here, because loading pydantic is slow.
    from engine.records.record_form import schema as form_of_a_record

    if sys.stdout is not None:
        print(json.dumps(form_of_a_record(), indent=2))
    return FINE


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Prints an error message that repeats at most LONGEST_FAULT characters of the typed command."""
        super().error(message if len(message) <= LONGEST_FAULT else message[: LONGEST_FAULT - 1] + "…")


def parser() -> argparse.ArgumentParser:
    top = Parser(prog="python -m engine", description="The rules engine of Wordfelt.")
    top.add_argument("--version", action="version", version=f"Wordfelt {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("games", help="list the games with their options")
    command.set_defaults(run=games)

    command = commands.add_parser("replay", help="replay a record and print the state")
    which = command.add_mutually_exclusive_group(required=True)
    which.add_argument("file", nargs="?", metavar="FILE", help=FILE)
    which.add_argument("--batch", action="store_true", help="one record a line from standard input")
    command.add_argument("--branch", type=_path, default=(), metavar="1.2", help="the second branch of the first")
    command.set_defaults(run=replay, complain=command.error)

    command = commands.add_parser("moves", help="list the legal plays of the seat to act")
    command.add_argument("file", metavar="FILE", help=FILE)
    command.add_argument("--best", type=_whole(1), default=None, metavar="N")
    command.set_defaults(run=moves)

    command = commands.add_parser("simulate", help="let computer players play")
    command.add_argument("--game", required=True, metavar="ID")
    command.add_argument("--players", required=True, type=_whole(1, 99), metavar="N")
    command.add_argument("--games", type=_whole(1), default=1, metavar="K")
    command.add_argument("--seed", type=_whole(0, LARGEST_SEED), default=0, metavar="S")
    command.add_argument("--level", type=_levels, default=("steady",), metavar="NAME[,NAME…]")
    command.add_argument("--option", type=_pair, action="append", default=[], metavar="KEY=VALUE")
    command.add_argument("--jobs", type=_whole(1, 256), default=1, metavar="N", help="how many processes play")
    command.set_defaults(run=simulate, complain=command.error)

    command = commands.add_parser("word", help="is it in the dictionary?")
    command.add_argument("word", nargs="+", metavar="WORD")
    command.add_argument("--dictionary", choices=("family", "standard", "large"), default="standard")
    command.set_defaults(run=word)

    command = commands.add_parser("schema", help="print the JSON Schema of a record")
    command.set_defaults(run=schema)
    return top


def main(arguments: list[str] | None = None) -> int:
    chosen = parser().parse_args(arguments)
    try:
        code = int(chosen.run(chosen))
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:  # the program that reads the output has closed it
        _hush()
        return FINE
    except KeyboardInterrupt:
        _hush()
        return INTERRUPTED
    except OSError as failure:
        _hush()
        print(f"The answer cannot be written: {failure.strerror}.", file=sys.stderr)
        return NO_RECORD
    except Exception as fault:  # printed as one sentence, because players should not see a traceback
        complain(fault)
        return NO_RECORD


def _hush() -> None:
    """Discards the output that is still unwritten. Otherwise, Python would report an error when it exits."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
