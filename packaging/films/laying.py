"""Makes the deal for a film (the replay of a recorded game) from the moves of the film: each player is dealt the cards
for these moves, or draws them in time."""

import json
import re
from collections import Counter
from typing import Any

from engine.core.rulebook import Game
from engine.core.shuffle import shuffled
from engine.games import GAMES
from engine.match import Match, MoveRefused
from engine.records.record import read_record
from engine.records.replay import open_match

HAND = 10
# Matches the part of a Double Cross move that changes the rival's word. This part uses leftover cards and no hand
# cards.
_TAKES_NO_HAND_CARDS = re.compile(r"cross: [^;]*;?")
_FRESH = re.compile(r"[A-Z]+")


def needed_for(move: str) -> list[str]:
    """The letters of the hand cards that the player lays in this move."""
    move = move.split(" keep ")[0].split(" remove ")[0].split(" pick ")[0]
    move = _TAKES_NO_HAND_CARDS.sub("", re.sub(r"^@\d ", "", move)).removeprefix("play ")
    found: list[str] = []
    for formula in move.split(";"):
        place, colon, tokens = formula.partition(":")
        if colon:
            laid = [token.lstrip("+") for token in tokens.split() if token[0] == "+" or token[1:2] in ("/", "~")]
            found += [token[0] for token in laid]
        elif _FRESH.fullmatch(place.strip()):
            found += place.strip()
    return found


def laid_for(game: str, players: list[Any], moves: list[str]) -> dict[str, Any]:
    """A set-up in which these moves can be played: the hands, and the deck from the top. Raises ValueError if none is
    found."""
    needs = _needs(moves, len(players))
    spare = _others(GAMES[game], [face for need in needs for face in need])
    hands = [[*need[:HAND], *[spare.pop() for _ in range(HAND - len(need))]] for need in needs]
    later = [need[HAND:] for need in needs]
    drawn: list[int] = []
    while True:
        setup = {"first": 1, "hands": ["".join(hand) for hand in hands], "deck": "".join(_deck(drawn, later, spare))}
        match, why = _played(game, players, setup, moves)
        now = _drawn(match)
        if not why:
            return setup
        if now == drawn:
            raise ValueError(f"{game}: {why}")
        drawn = now


def _needs(moves: list[str], players: int) -> list[list[str]]:
    needs: list[list[str]] = [[] for _ in range(players)]
    for move in moves:
        needs[int(move[1]) - 1] += needed_for(move)
    return needs


def _others(game: Game, needed: list[str]) -> list[str]:
    """The cards of the deck that no move needs, shuffled in the same way each time."""
    left_over = Counter(card.face for card in game.deck.pack()) - Counter(needed)
    return list(shuffled(sorted(left_over.elements()), 7)[1])


def _deck(drawn: list[int], later: list[list[str]], fillers: list[str]) -> list[str]:
    """The deck for a film, arranged so that each player draws the cards that this player needs later.

    drawn: for each card of the deck, from the top down, the player who draws it.
    later: the cards that each player needs after those in the first hand.
    fillers: cards that no move needs.
    """
    queues, spare = [list(need) for need in later], list(fillers)
    deck = [queues[seat].pop(0) if queues[seat] else spare.pop(0) for seat in drawn]
    return [*deck, *[face for queue in queues for face in queue], *spare]


def _played(game: str, players: list[Any], setup: dict[str, Any], moves: list[str]) -> tuple[Match, str]:
    """Plays as many of the moves as can be played. Returns the match, and the reason why the next move can't be played;
    the reason is empty if all moves can."""
    data = {"wordfelt": 1, "game": game, "players": players, "setup": setup, "moves": []}
    match = open_match(read_record(json.dumps(data)))
    for move in moves:
        try:
            match.play_text(move)
        except MoveRefused as refused:
            return match, f"{move}: {refused.reason}"
    return match, ""


def _drawn(match: Match) -> list[int]:
    """For each card that was drawn from the deck in this match, in order, the seat that drew it."""
    moves = [one for number in range(len(match.moves)) for one in match.report(number).moves]
    return [one.goal.number for one in moves if one.source.kind == "deck" and one.goal.kind == "hand"]
