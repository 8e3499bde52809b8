"""Makes the result of a finished game: who played, how it ended, and the best words."""

import os
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Literal

from app.library.results import PlayerResult, Result
from app.library.seen_deals import deal_of
from app.session.match.dealing import seat_of
from app.session.match.scores import unit_of
from app.session.time.side_file import Agreed, agreement_of
from engine.coach.solo import FEWEST_CARDS, aim_of
from engine.core.moves import ACCEPT, CHALLENGE, DOUBT, RESIGN
from engine.core.public_facts import GAMES_WON
from engine.core.rulebook import House, Variation
from engine.core.state import Entry, State
from engine.match import Match, Player

ABOUT_OTHERS = (CHALLENGE, ACCEPT, DOUBT, RESIGN)


def result_of(match: Match, record: Path, day: date | None = None, agreed: Agreed | None = None) -> Result:
    """The result of this game.

    record: its file.
    day: the day it ended; None for today.
    agreed: the agreement; None for the one that lies beside the record.
    """
    state, players = match.state, match.header.players
    ended: Literal["finished", "resigned", "unfinished"] = "finished"
    if not state.over:
        ended = "unfinished"
    elif state.end == "resigned":
        ended = "resigned"
    agreed = agreement_of(record) if agreed is None else agreed
    facts = match.house.book.facts(state)
    games = facts.numbers(GAMES_WON)
    unit = unit_of(match.house, state)
    parts = [_how(_part(state, seat, who), who, seat, agreed) for seat, who in enumerate(players)]
    if unit in ("nothing", "cards-left"):  # no word is better than another
        parts = [replace(part, best="", points=0) for part in parts]
    return Result(
        key_of(record),
        match.header.game.id,
        (day or date.today()).isoformat(),
        ended,
        tuple([replace(part, games=won) for part, won in zip(parts, games, strict=True)] if games else parts),
        state.result if aim_of(match.house) == FEWEST_CARDS else None,
        agreed.practice,
        unit,
        tuple([variation.name for variation in match.header.game.variations if _is_played(variation, match.house)]),
        facts.plays,
        deal_of(match.header),
        dict(match.header.options),
    )


def _is_played(variation: Variation, house: House) -> bool:
    """Whether this variation is in force. One that is won in another way than this game is not: nobody who plays alone
    can be knocked out."""
    game, options = house.game, house.options
    if any(options[key] != value for key, value in variation.options.items()):
        return False
    return game.rules(game.agreed(variation.options), game.seats[1]).aim in ("", house.book.aim)


def key_of(record: Path) -> str:
    """The record's name; a file name may contain undecodable bytes."""
    return os.fsencode(record.name).decode(errors="backslashreplace")


def _how(part: PlayerResult, who: Player, seat: int, agreed: Agreed) -> PlayerResult:
    """The part of a player, with how it came about: who it was, against whom, with which help and which handicap."""
    plays = seat_of(who)
    known = seat < min(len(agreed.persons), len(agreed.looks))
    return replace(
        part,
        hints=sum([one.times for one in agreed.helps if one.seat == seat]),
        person="" if part.computer else agreed.persons[seat] if known else None,
        look=agreed.looks[seat] if known else "",
        undos=max(agreed.undos[seat], 0) if seat < len(agreed.undos) else 0,
        level=plays.level if part.computer else None,
        temperament=plays.temperament if part.computer else "",
        strength=plays.strength,
        time=who.time,
        start=who.start,
        least=who.least,
        words=who.words or "",
    )


def _part(state: State, seat: int, who: Player) -> PlayerResult:
    mine = [entry for entry in state.log if entry.seat == seat]
    plays = [entry for entry in mine if entry.words]
    best = max(plays, key=_worth, default=None)
    return PlayerResult(
        who.name,
        who.computer is not None,
        state.seats[seat].score,
        won=seat in state.winners,
        resigned=any(entry.act == RESIGN for entry in mine),
        turns=len({entry.turn for entry in mine if entry.act not in ABOUT_OTHERS}),
        best=", ".join(best.words) if best else "",
        points=best.points if best else 0,
        longest=max([word for entry in plays for word in entry.words], key=len, default=""),
    )


def _worth(entry: Entry) -> tuple[int, int]:
    return entry.points, max(map(len, entry.words))
