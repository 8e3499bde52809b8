"""Makes faulty or unusual records from correct ones, for tests with random input. The same seed gives the same
changes."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from engine.games import GAMES

Record = dict[str, Any]

NUMBERS: list[Any] = [0, 1, -1, 2, 7, 1000, 2**31, 2**63, 10**18, 1.5, -0.0, 1e300]
TEXTS = ["", " ", "A", "?", "TH", "JX=J", "null", "é", "🂡", "\u202e", "\x00", "\ud800", "K" * 5000]
LISTS: list[Any] = [[], [[]], [None], ["A"], [["A"]]]
OBJECTS: list[Any] = [{}, {"do": "pass"}, {"word": "KIT"}, {"slots": [[]]}, {"name": "Eve"}, {"wordfelt": 1}]
STRANGE_VALUES = [None, True, False, *NUMBERS, *TEXTS, *LISTS, *OBJECTS]

STRANGE_TOKENS = [
    *"0 1 2 9 99 1000 -1 0: 1: 2: 9: before: top: cross: own: @ @1 @2 @9 A E S T KIT CATS play".split(),
    *"? ?=S ?=? JX JX=J JX=Q VZ=V TH QU A=B = + +A +S +T +?=S / A/A T/S ?=E/E ~ E~A S~S | || ;".split(),
    *("keep", "keep 1", "remove", "remove 1 2", "pick", "pick A T", "é", "\u2028", "\ud800"),
]

BARE_MOVES = [
    *"pass timeout challenge accept resign stop deal close doubt fail take play".split(),
    *"fail 1, fail 3, take 1, take 12, take A, trade A, trade AEIOU, trade A A, discard A, discard ? TH".split(", "),
    *"request E, choose A, restart KIT, salvage 1: K | I +T, shout C A T, shout TH=TH, play A, play KIT".split(", "),
    *"place 1 before SEA, place 9 after SEA, play 1: A, play 2: A +B".split(", "),
]

OPTIONS = "words seconds first stall moves mode scoring end target trades stuck link hard match rising speed".split()
OPTION_VALUES: list[Any] = ["challenge", "knockout", "values", "dead", "AOGSD", "", True, False, None, 1, 3, 10]


def mutated(records: list[Record], dice: random.Random) -> bytes:
    """The text of one of the records after one to three mutations."""
    record = copy.deepcopy(dice.choice(records))
    if "moves" in record and dice.random() < 0.5:
        record["moves"] += dice.choices(BARE_MOVES, k=dice.randint(1, 6))
    for _ in range(dice.randint(1, 3)):
        kind = PLAY if dice.random() < 0.8 else FORM
        dice.choice(kind)(record, records, dice)
    text = json.dumps(record, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")
    return dice.choice(TEXT_MUTATIONS)(text, dice) if dice.random() < 0.15 else text


# ---- mutations of the record


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every value in the record, each as (the object or list that contains the value, its key or index there)."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, item in list(inside) for place in ((value, key), *places(item))]


def another_type(record: Record, records: list[Record], dice: random.Random) -> None:
    holder, key = dice.choice(places(record))
    holder[key] = copy.deepcopy(dice.choice(STRANGE_VALUES))


def another_option(record: Record, records: list[Record], dice: random.Random) -> None:
    options = record.setdefault("options", {})
    if isinstance(options, dict):
        options[dice.choice(OPTIONS)] = dice.choice(OPTION_VALUES)


def house_rules(record: Record, records: list[Record], dice: random.Random) -> None:
    """Sets a random option of the game to a random one of its possible values."""
    game = GAMES.get(str(record.get("game")))
    options = record.setdefault("options", {})
    if game is None or not isinstance(options, dict):
        return
    option = dice.choice(game.options)
    numbers = [option.low, option.high, (option.low + option.high) // 2]
    kinds: dict[str, list[Any]] = {"choice": list(option.choices), "flag": [True, False], "number": numbers}
    options[option.key] = dice.choice(kinds.get(option.kind, ["AOGSD", "AO", "D", ""]))


def key_gone(record: Record, records: list[Record], dice: random.Random) -> None:
    holder, key = dice.choice(places(record))
    del holder[key]


def key_renamed(record: Record, records: list[Record], dice: random.Random) -> None:
    holder, key = dice.choice(places(record))
    if isinstance(holder, dict):
        holder[key + dice.choice(["s", "", "é", "\ud800", "\n"])] = holder.pop(key)


def from_another_game(record: Record, records: list[Record], dice: random.Random) -> None:
    other = dice.choice(records)
    key = dice.choice(["game", "moves", "players", "setup", "dictionary"])
    if key in other:
        record[key] = copy.deepcopy(other[key])


def no_setup(record: Record, records: list[Record], dice: random.Random) -> None:
    record.pop("setup", None)
    record["seed"] = dice.randrange(1 << 40)


def moves_of(record: Record) -> list[Any]:
    moves = record.get("moves")
    return moves if isinstance(moves, list) else []


def another_move(record: Record, records: list[Record], dice: random.Random) -> None:
    moves = moves_of(record)
    other = dice.choice(moves_of(dice.choice(records)) or BARE_MOVES)
    moves.insert(dice.randint(0, len(moves)), dice.choice([other, dice.choice(BARE_MOVES)]))


def moves_twice(record: Record, records: list[Record], dice: random.Random) -> None:
    moves = moves_of(record)
    moves *= dice.randint(2, 5)


def tokens_swapped(record: Record, records: list[Record], dice: random.Random) -> None:
    moves = moves_of(record)
    spoken = [number for number, move in enumerate(moves) if isinstance(move, str)]
    if not spoken:
        return
    number = dice.choice(spoken)
    tokens = moves[number].split(" ")
    for _ in range(dice.randint(1, 3)):
        place = dice.randrange(len(tokens))
        change = dice.randrange(5)
        if change == 0:
            tokens[place] = dice.choice(STRANGE_TOKENS)
        elif change == 1:
            tokens.insert(place, dice.choice(STRANGE_TOKENS))
        elif change == 2:
            other = dice.randrange(len(tokens))
            tokens[place], tokens[other] = tokens[other], tokens[place]
        elif change == 3 and len(tokens) > 1:
            del tokens[place]
        else:
            tokens *= dice.choice([1, 1, 2, 100])
    moves[number] = " ".join(tokens)


def seat_named(record: Record, records: list[Record], dice: random.Random) -> None:
    moves = moves_of(record)
    spoken = [number for number, move in enumerate(moves) if isinstance(move, str)]
    if spoken:
        number = dice.choice(spoken)
        moves[number] = f"@{dice.choice([0, 1, 1, 2, 2, 3, 9])} {moves[number].split('@')[0]}"


def letters_mixed(record: Record, records: list[Record], dice: random.Random) -> None:
    """Changes one character in a random text of the record."""
    texts = [(holder, key) for holder, key in places(record) if isinstance(holder[key], str) and holder[key]]
    if texts:
        holder, key = dice.choice(texts)
        letters = list(holder[key])
        letters[dice.randrange(len(letters))] = dice.choice("AEIOUSTKQ?|+/~=:; 19é\x07\u2066\ud800")
        holder[key] = "".join(letters)


def other_players(record: Record, records: list[Record], dice: random.Random) -> None:
    record["players"] = ["Ann", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida"][: dice.randint(0, 9)]


Mutation = Callable[[Record, list[Record], random.Random], None]
FORM: list[Mutation] = [
    another_type,
    another_option,
    key_gone,
    key_renamed,
    from_another_game,
    letters_mixed,
    other_players,
]
PLAY: list[Mutation] = [no_setup, another_move, moves_twice, tokens_swapped, tokens_swapped, seat_named, house_rules]


# ---- mutations of the text of a record


def bytes_flipped(text: bytes, dice: random.Random) -> bytes:
    changed = bytearray(text)
    for _ in range(dice.randint(1, 4)):
        changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def truncated(text: bytes, dice: random.Random) -> bytes:
    return text[: dice.randrange(len(text))]


def nested(text: bytes, dice: random.Random) -> bytes:
    depth = dice.choice([2, 500, 100_000])
    return b"[" * depth + text + b"]" * depth


def number_changed(text: bytes, dice: random.Random) -> bytes:
    number = dice.choice([b"9" * 5000, b"-1", b"1e999", b"NaN", b"-Infinity", b"0.5", b"1E400"])
    return text.replace(b"1", number, 1)


def twice(text: bytes, dice: random.Random) -> bytes:
    return text[:-1] + b"," + text[1:]


def other_encoding(text: bytes, dice: random.Random) -> bytes:
    return text.decode("utf-8", "replace").encode(dice.choice(["utf-16", "utf-32", "utf-8-sig"]))


TEXT_MUTATIONS = [bytes_flipped, bytes_flipped, truncated, nested, number_changed, twice, other_encoding]
