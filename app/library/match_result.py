"""Makes the result of a game: who played, how it ended, and the best words."""

import os
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Literal

from app.felt.laid_words import spelled
from app.library.laid_cards import written
from app.library.results import PlayerResult, Result
from app.library.seen_deals import deal_of
from app.session.match.dealing import seat_of
from app.session.match.scores import unit_of
from app.session.time.side_file import Agreed, agreement_of
from engine.coach.solo import FEWEST_CARDS, aim_of
from engine.core.moves import ACCEPT, CHALLENGE, DOUBT, RESIGN, Place
from engine.core.public_facts import GAMES_WON
from engine.core.rulebook import House, Variation
from engine.core.state import Entry
from engine.match import Match, Player

ABOUT_OTHERS = (CHALLENGE, ACCEPT, DOUBT, RESIGN)


def result_of(match: Match, record: Path, day: date | None = None, agreed: Agreed | None = None) -> Result:
    """The result of this game, to be stored.

    record: the game's file.
    day: the day on which the game ended; None for today.
    agreed: the agreement; None to read it from the record's side file.
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
    parts = [_how(_part(match, seat, who), who, seat, agreed) for seat, who in enumerate(players)]
    if unit in ("nothing", "cards-left"):  # in these games words have no points
        parts = [replace(part, best="", points=0, laid="") for part in parts]
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
    """Whether this printed variation describes how the game was played. False if the aim of the variation does not
    apply to the game, such as a knockout with one player."""
    game, options = house.game, house.options
    if any(options[key] != value for key, value in variation.options.items()):
        return False
    return game.rules(game.agreed(variation.options), game.seats[1]).aim in ("", house.book.aim)


def key_of(record: Path) -> str:
    """The key of a result: the record's file name, with undecodable bytes escaped."""
    return os.fsencode(record.name).decode(errors="backslashreplace")


def _how(part: PlayerResult, who: Player, seat: int, agreed: Agreed) -> PlayerResult:
    """Adds to a player's part of the result the kind of player, hints and undos, whether the person knew the cards,
    and the handicap."""
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


def _part(match: Match, seat: int, who: Player) -> PlayerResult:
    state = match.state
    mine = [entry for entry in state.log if entry.seat == seat]
    plays = [(number, entry) for number, entry in enumerate(state.log) if entry.seat == seat and entry.words]
    best = max(plays, key=lambda play: _worth(play[1]), default=None)
    longest = max([(word, number) for number, entry in plays for word in entry.words], key=_length, default=None)
    return PlayerResult(
        who.name,
        who.computer is not None,
        state.seats[seat].score,
        won=seat in state.winners,
        resigned=any(entry.act == RESIGN for entry in mine),
        turns=len({entry.turn for entry in mine if entry.act not in ABOUT_OTHERS}),
        best=", ".join(best[1].words) if best else "",
        points=best[1].points if best else 0,
        longest=longest[0] if longest else "",
        laid=_cards_of(match, seat, best[0], best[1].words) if best else "",
        laid_longest=_cards_of(match, seat, longest[1], (longest[0],)) if longest else "",
    )


def _length(found: tuple[str, int]) -> int:
    return len(found[0])


def _cards_of(match: Match, seat: int, number: int, words: Sequence[str]) -> str:
    """The cards of these words as the seat laid them.

    number: the index of the play in the log.
    """
    index = bisect_right(match.states, number, key=lambda state: len(state.log)) - 1
    report = match.report(index)
    cards = {one.word.text: one.word for one in report.shown if one.seat == seat}
    cards |= {word.text: word.cards for outcome in report.made for word in outcome.words}
    if isinstance(report.act, Place):  # the cards are left out, because they are only a part of the named word
        cards = {}
    return written([cards.get(text, one) for text in words for one in spelled(text)])


def _worth(entry: Entry) -> tuple[int, int]:
    return entry.points, max(map(len, entry.words))
