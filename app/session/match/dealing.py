"""Makes a match from the agreement before a deal, or restores the table of a saved record."""

from dataclasses import asdict, replace
from typing import Any

from app.base.settings import NO_HANDICAP, Handicap
from app.session.match.view_data import GameChoice, SeatChoice
from engine.core.rulebook import Game, Options
from engine.games import GAMES
from engine.match import NEAR, Header, Match, MoveRefused, Player, chosen_options
from engine.players.levels import CHILD, LEVEL_NAMES, LEVELS
from engine.records.record import DictionaryChoice, Record
from engine.records.replay import lexicon_of, open_match, replay_moves


def deal(choice: GameChoice) -> tuple[Match, DictionaryChoice]:
    """Deals a new match. Raises a refusal with the code bad-record or bad-setup if the agreement is impossible."""
    game = GAMES[choice.game]
    options = chosen_options(game, choice.options)
    players = tuple([_player(seat, _of_use(game, options, len(choice.seats), seat)) for seat in choice.seats])
    dictionary = _dictionary(choice)
    return Match(Header(game, players, options, choice.seed, choice.setup), lexicon_of(dictionary)), dictionary


def _player(seat: SeatChoice, own: Handicap) -> Player:
    rules = own.start, own.least or None, own.words or None
    return Player(seat.name, _computer(seat), seat.time, seat.strength, *rules)


def _of_use(game: Game, options: Options, players: int, seat: SeatChoice) -> Handicap:
    """The part of a seat's handicap that matters in this game. Points at the start do not matter in a solo game."""
    if seat.handicap == NO_HANDICAP:
        return seat.handicap
    book = game.rules(game.agreed(options), players)
    start = seat.handicap.start if players > 1 and book.has_points_at_start else 0
    return replace(seat.handicap, start=start, least=seat.handicap.least if book.has_shortest_words else 0)


def reopen(record: Record, colours: tuple[str, ...]) -> tuple[GameChoice, Match, MoveRefused | None]:
    """The agreement and the match of a record. Raises a refusal if the set-up is bad. If a move is illegal, the match
    is the one before that move, and the third value is the refusal; otherwise the third value is None.
    """
    match = open_match(record)
    refused = None
    try:
        replay_moves(match, record)
    except MoveRefused as refusal:
        refused = refusal
    header = record.header
    seats = tuple([seat_of(player, colours[seat % len(colours)]) for seat, player in enumerate(header.players)])
    words = asdict(record.dictionary)
    choice = GameChoice(header.game.id, seats, header.options, words, header.seed, setup=header.setup)
    return choice, match, refused


def _computer(seat: SeatChoice) -> str | None:
    """The text that describes this computer player in a record: a word for a player who stays about as strong as a
    person, or for a child; otherwise the level with the temperament. None for a person."""
    if seat.kind != "computer":
        return None
    if seat.strength is not None:
        return NEAR
    return CHILD.name if seat.level == CHILD.number else f"{seat.level}-{seat.temperament}"


def seat_of(player: Player, colour: str = "") -> SeatChoice:
    """The choices for the seat of this player, taken from a record."""
    return replace(_seat(player, colour), handicap=Handicap(player.start, player.least or 0, player.words or ""))


def _seat(player: Player, colour: str) -> SeatChoice:
    if player.computer is None:
        return SeatChoice(player.name, colour=colour, time=player.time)
    if player.strength is not None:
        return SeatChoice(player.name, "computer", colour=colour).at_strength(player.strength)
    if player.computer == CHILD.name:
        return SeatChoice(player.name, "computer", CHILD.number, "", colour)
    level, _, temperament = player.computer.partition("-")
    usual = SeatChoice(player.name)
    return SeatChoice(player.name, "computer", _level(level, usual.level), temperament or usual.temperament, colour)


def _level(level: str, usual: int) -> int:
    """The number of a computer player's level, which a record states as a number or a name; `usual` if the record
    states no level."""
    if level in LEVEL_NAMES:
        return LEVEL_NAMES[level].number
    return int(level) if level.isdecimal() and 1 <= int(level) <= len(LEVELS) else usual


def _dictionary(choice: GameChoice) -> DictionaryChoice:
    data: dict[str, Any] = dict(choice.dictionary)
    words = {key: tuple(data[key]) for key in ("allow", "ban", "only") if data.get(key) is not None}
    return DictionaryChoice(**{**data, **words})
