"""Tries random moves, most of them illegal, to reach positions that nobody thought of when writing tests."""

import random
from collections.abc import Sequence
from contextlib import suppress

from engine.core.cards import Card, is_open, readings
from engine.core.letters import ALPHABET
from engine.core.rulebook import Option
from engine.core.words import Word
from engine.games import GAMES
from engine.match import Header, Match, MoveRefused, Player
from engine.records.record import DictionaryChoice
from engine.records.replay import lexicon_of

DICTIONARY = DictionaryChoice(only=("CAT", "CATS", "KIT", "SKIM", "TRAIN", "TEA", "EAT", "ATE", "SEA", "ONE", "NOTE"))
BARE = "pass pass timeout challenge accept stop deal deal deal close doubt fail".split()


def random_game(game: str, dice: random.Random) -> Match:
    """A game with random options and a random number of players; in most of them any letters count as a word."""
    box = GAMES[game]
    options = {option.key: some_value(option, dice) for option in box.options if dice.random() < 0.4}
    options["words"] = dice.choice(["trust", "trust", "challenge", "checked", "strict"])
    count = dice.randint(*box.seats)
    if str(options.get("first", "")).isdigit() and int(str(options["first"])) > count:
        del options["first"]
    players = tuple([Player(name) for name in ["Ann", "Ben", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal"][:count]])
    return Match(Header(box, players, options, dice.randrange(1 << 40)), lexicon_of(DICTIONARY))


def some_value(option: Option, dice: random.Random) -> object:
    if option.kind == "flag":
        return dice.random() < 0.5
    if option.kind == "choice":
        return dice.choice(option.choices)
    if option.nullable and dice.random() < 0.3:
        return None
    if option.kind == "moves":
        return "".join(letter for letter in map(str, option.choices) if dice.random() < 0.7)
    return dice.randint(option.low, min(option.high, option.low + 5))


def try_moves(match: Match, dice: random.Random, times: int) -> None:
    """Tries `times` random moves in a game. A refused move does not change the game."""
    for _ in range(times):
        if match.state.over:
            return
        with suppress(MoveRefused):
            match.play_text(something(match, dice))


def something(match: Match, dice: random.Random) -> str:
    state = match.state
    seat = state.actor if dice.random() < 0.7 else dice.randrange(len(state.seats))
    who = f"@{seat + 1} " if seat != state.actor or dice.random() < 0.3 else ""
    hand = [*state.seats[seat].hand, *([state.turned] if state.turned else []), *state.row]
    hand += [pile[0] for pile in state.piles if pile] if state.piles_show else []
    dice.shuffle(hand)
    chance = dice.random()
    if chance < 0.12 or (not hand and not state.table):
        return who + (dice.choice(BARE) if dice.random() < 0.97 else "resign")
    if chance < (0.25 if state.seats[seat].hand and state.phase not in ("choose", "place") else 0.9):
        return who + some_other(state.table, hand, dice)
    changed = state.table and dice.random() < 0.8
    formulas = [change(state.table, hand, dice) if changed else fresh(hand, dice)]
    if dice.random() < 0.2:
        formulas.append(fresh(hand, dice))
    tail = dice.choice(
        [""] * 6
        + [" keep 1", " keep 2", " remove 1", " remove 2", f" pick {dice.choice('AEIOU')} {dice.choice('TNRSL')}"]
    )
    return f"{who}play {' ; '.join(formulas)}{tail}"


def named(card: Card, dice: random.Random) -> str:
    if card.letters or not is_open(card.face):
        return card.written
    return f"{card.face}={dice.choice(readings(card.face) or ALPHABET)}"


def fresh(hand: list[Card], dice: random.Random) -> str:
    cards = [hand.pop() for _ in range(min(len(hand), dice.choice([3, 3, 4, 4, 5, 6, 8])))]
    return " ".join([named(card, dice) for card in cards])


def change(table: Sequence[Word], hand: list[Card], dice: random.Random) -> str:
    number = dice.randrange(len(table))
    tokens = []
    for card in table[number].tops:
        if hand and dice.random() < 0.2:
            tokens.append("+" + named(hand.pop(), dice))
        tokens.append(card.written)
        if hand and dice.random() < 0.15:
            tokens[-1] = named(hand.pop(), dice) + dice.choice("//~") + tokens[-1]
        elif dice.random() < 0.07:
            tokens.pop()
    if hand and dice.random() < 0.5:
        tokens.append("+" + named(hand.pop(), dice))
    if len(tokens) > 2 and dice.random() < 0.3:
        tokens.insert(dice.randrange(1, len(tokens)), "|")
    target = number + 1 if dice.random() < 0.7 else dice.choice(["before", "top", "cross", "own"])
    return f"{target}: {' '.join(tokens)}"


def some_other(table: Sequence[Word], hand: list[Card], dice: random.Random) -> str:
    faces = [card.face for card in hand] or ["A"]
    tops = [card for word in table for card in word.tops]
    few = " ".join(faces[: dice.randint(1, 5)])
    begin = "".join([card.letters for card in dice.choice(table).tops]) if table else "A"
    side = dice.choice(["before", "after"])
    word = faces[0] + begin if side == "before" else begin + faces[0]
    return dice.choice(
        [
            f"trade {few}",
            f"discard {few}",
            f"request {faces[0]}",
            f"choose {faces[0]}",
            f"choose {faces[0]}",
            f"restart {fresh(hand, dice)}",
            f"take {dice.randint(1, 12)}",
            "take " + " ".join([card.face for card in tops[: dice.randint(0, 3)]]),
            f"salvage {change(table, hand, dice)}" if table else "pass",
            "shout " + " ".join([named(card, dice) for card in dice.sample(tops, min(len(tops), 3))]),
            f"place {dice.randint(1, 4)} {side} {word}ING",
            f"place {dice.randint(1, 4)} {side} {word}ING",
            f"fail {dice.randint(1, 4)}",
        ]
    )
