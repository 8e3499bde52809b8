"""Writes scripts of whole games played by ear: the keys to press at each step, and the announcements that must follow
in order."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from engine.core.moves import Act, Move, Play, Simple
from engine.match import Match
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves
from tests.e2e.screen import Wordfelt
from tests.records.examples import EXAMPLES
from tests.trials.reader import Reader
from tests.ways.by_keys import words_of

GAMES = ("split-run", "3-4-5", "take-6", "5-to-5", "eight-it-all")
NAMES = ("Ann", "Ben")
PASS, HAND = "alt+a", "F3"
READY = "Ready push button"  # announced when the cover of the next hand appears


@dataclass(frozen=True)
class Step:
    """One step of a script of a game played by ear.

    keys: the keys, pressed one after the other.
    hears: texts that must be announced, each once and in this order.
    never: texts that must not be announced now.
    at_once: whether the keys are pressed quickly, as for the search in a list.
    besides: another text that must be announced, before or after those in `hears`.
    """

    keys: tuple[str, ...]
    hears: tuple[str, ...]
    never: tuple[str, ...] = field(default=())
    at_once: bool = False
    besides: str = ""


def record_of(game: str) -> dict[str, Any]:
    """The example record without moves, with both players at one screen."""
    example = EXAMPLES[game]
    return {**example, "moves": []}


def script_of(game: str) -> list[Step]:
    """The steps that lay the words of the example and then pass until the game is over."""
    record = read_record(json.dumps(record_of(game)).encode())
    match, told = open_match(record), read_record(json.dumps(EXAMPLES[game]).encode())
    played = open_match(told)
    replay_moves(played, told)
    moves: list[Act] = [move.act for move in played.moves]
    steps, looked = [_opened(match), Step((HAND,), (_hand(match),))], {match.state.actor}
    while not match.state.over:
        act = moves.pop(0) if moves else Simple("pass")
        seat = match.state.actor
        match.play(Move(act))
        steps += _steps(match, act, seat)
        if not match.state.over and match.state.actor != seat:
            steps.append(_opened(match))
            if match.state.actor not in looked:
                looked.add(match.state.actor)
                steps.append(Step((HAND,), (_hand(match),)))
    return steps


def _opened(match: Match) -> Step:
    return Step(("Return",), (f"{NAMES[match.state.actor]} to play",))


def _hand(match: Match) -> str:
    return f"hand, {NAMES[match.state.actor]}"


def _steps(match: Match, act: Act, seat: int) -> list[Step]:
    words = words_of(act) if isinstance(act, Play) else []
    keys = [key for word in words for key in ("space", *word.lower())][1:]
    hears = [f"{NAMES[seat]}: {'passed' if not words else ''}"]
    if match.state.over:
        winners = [NAMES[number] for number in match.state.winners]
        hears += [f"Winner: {winners[0]}" if len(winners) == 1 else "share the win" if winners else "Nobody wins"]
        hears.append("1.")  # the ranking begins
    elif match.state.actor != seat:
        hears.append(f"{NAMES[match.state.actor]} to play")
    hands_over = match.state.actor != seat and not match.state.over
    secret = tuple([f"hand, {name}" for name in NAMES]) if match.state.actor != seat else ()
    done = partial(Step, hears=tuple(hears), never=secret, besides=READY if hands_over else "")
    if not words:
        return [Step((PASS,), ("Press again to pass",)), done((PASS,))]
    return [Step(tuple(keys), (words[-1],)), done(("Return",))]


def played_by_ear(reader: Reader, program: Wordfelt, steps: list[Step]) -> Iterator[tuple[Step, list[str]]]:
    """Yields each step with its announcements. Each key is pressed after the announcement of the last key is over."""
    for step in steps:
        said: list[str] = []
        *first, last = (step.keys,) if step.at_once else [(key,) for key in step.keys]
        for keys in first:
            program.keys(*keys)
            said += reader.heard()
        program.keys(*last)
        said += reader.heard(step.hears[-1] if step.hears else "")
        yield step, said if step.besides in " ".join(said) else said + reader.heard(step.besides)
