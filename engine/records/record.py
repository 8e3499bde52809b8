"""The record on disk: a set-up and a list of moves, checked whole before anything of it is used."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NoReturn

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from engine.core.cards import Deck, Named, is_open, readings
from engine.core.notation import write_move
from engine.core.rulebook import Game, Setup, SetupWord
from engine.core.verdict import refuse
from engine.games import GAMES
from engine.match import Header, Match, Player
from engine.records.migrations import NEWEST, migrated

LARGEST = 4_000_000  # characters; the longest real game needs a hundredth of it
MOST_MOVES = 20_000


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


Name = Annotated[str, StringConstraints(min_length=1, max_length=100)]
HouseWord = Annotated[str, StringConstraints(pattern=r"^[A-Za-z]{1,60}$")]
Text = Annotated[str, StringConstraints(max_length=4000)]
Faces = Text | Annotated[list[Text], Field(max_length=400)]


class PlayerModel(_Model):
    name: Name
    computer: Name | None = None


class DictionaryModel(_Model):
    name: Literal["family", "standard", "large"] = "standard"
    spelling: Literal["american", "british", "both"] = "both"
    offensive: Literal["off", "strongest", "vulgar", "all"] | None = None
    allow: list[HouseWord] = []
    ban: list[HouseWord] = []
    only: list[HouseWord] | None = None


class WordModel(_Model):
    word: Text | None = None
    seat: int | None = None
    slots: list[list[Text]] | None = None
    pick: Text | None = None


class ScoresModel(_Model):
    scores: list[Annotated[int, Field(ge=-100_000, le=100_000)]] | None = None
    used: list[Faces] | None = None


class SetupModel(_Model):
    first: int | None = None
    hands: list[Faces] | None = None
    deck: Faces | None = None
    table: list[Text | WordModel] | None = None
    row: Faces | None = None
    piles: list[Faces] | None = None
    turned: Text | None = None
    state: ScoresModel | None = None


class MoveModel(_Model):
    do: str
    t: Annotated[float, Field(allow_inf_nan=False)] | None = None


class RecordModel(_Model):
    wordfelt: int
    game: str
    players: list[Name | PlayerModel]
    moves: Annotated[list[str | MoveModel], Field(max_length=MOST_MOVES)]
    options: dict[str, Any] = {}
    dictionary: DictionaryModel | None = None
    seed: Annotated[int, Field(ge=0, lt=1 << 63)] = 0
    setup: SetupModel | None = None


@dataclass(frozen=True)
class DictionaryChoice:
    """The dictionary a table has agreed on, house list included."""

    name: str = "standard"
    spelling: str = "both"
    offensive: str | None = None
    allow: tuple[str, ...] = ()
    ban: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None


@dataclass(frozen=True)
class Record:
    """A record that has been read: who plays what with which dictionary, and the written moves with their times."""

    header: Header
    dictionary: DictionaryChoice
    moves: tuple[tuple[str, float | None], ...]


def read_record(text: str) -> Record:
    """The record in this text. Refuses with bad-record (its form) or bad-setup (its content)."""
    model = _parsed(text)
    game = GAMES.get(model.game)
    if game is None:
        refuse("bad-record:game", game=model.game[:60])
    low, high = game.seats
    if not low <= len(model.players) <= high:
        refuse("bad-record:players", game=game.name, low=low, high=high, count=len(model.players))
    options = _checked_options(game, model.options)
    players = tuple([Player(p) if isinstance(p, str) else Player(p.name, p.computer) for p in model.players])
    setup = _setup(model.setup, game.deck) if model.setup is not None else None
    moves = tuple([(m, None) if isinstance(m, str) else (m.do, m.t) for m in model.moves])
    return Record(Header(game, players, options, model.seed, setup), _dictionary(model.dictionary), moves)


def _parsed(text: str) -> RecordModel:
    if len(text) > LARGEST:
        refuse("bad-record:large")
    try:
        data = json.loads(text)
    except RecursionError:
        refuse("bad-record:nested")
    except ValueError:
        refuse("bad-record:json")
    if not isinstance(data, dict):
        refuse("bad-record:json")
    version = data.get("wordfelt")
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        refuse("bad-record:version")
    if version > NEWEST:
        refuse("bad-record:newer")
    try:
        return RecordModel.model_validate(migrated(data))
    except ValidationError as error:
        _refuse_form(error)
    except RecursionError:
        refuse("bad-record:nested")


def _refuse_form(error: ValidationError) -> NoReturn:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    kinds = ("str", "PlayerModel", "MoveModel", "WordModel", "constrained-str")
    place = ".".join([str(item) for item in first["loc"] if not str(item).startswith(kinds) and "[" not in str(item)])
    case = {"extra_forbidden": "unknown-key", "missing": "missing-key"}.get(first["type"], "value")
    refuse(f"bad-record:{case}", place=place[:80])


def _checked_options(game: Game, chosen: dict[str, Any]) -> dict[str, Any]:
    known = {option.key: option for option in game.options}
    for key, value in chosen.items():
        if key not in known:
            refuse("bad-record:option", option=key[:60], game=game.name)
        if known[key].fault(value):
            refuse("bad-record:option-value", option=key)
    return chosen


def _dictionary(model: DictionaryModel | None) -> DictionaryChoice:
    if model is None:
        return DictionaryChoice()

    def upper(words: Sequence[str]) -> tuple[str, ...]:
        return tuple([word.upper() for word in words])

    only = None if model.only is None else upper(model.only)
    return DictionaryChoice(model.name, model.spelling, model.offensive, upper(model.allow), upper(model.ban), only)


# ---- set-ups


def _setup(model: SetupModel, deck: Deck) -> Setup:
    state = model.state or ScoresModel()
    return Setup(
        first=model.first,
        hands=_each(model.hands, deck),
        deck=_optional(model.deck, deck),
        table=None if model.table is None else tuple([_word(word, deck) for word in model.table]),
        row=_optional(model.row, deck),
        piles=_each(model.piles, deck),
        turned=None if model.turned is None else _one(model.turned, deck),
        scores=None if state.scores is None else tuple(state.scores),
        used=None if state.used is None else tuple(["".join(_faces(used, deck)) for used in state.used]),
    )


def _each(lists: Sequence[str | list[str]] | None, deck: Deck) -> tuple[tuple[str, ...], ...] | None:
    return None if lists is None else tuple([_faces(faces, deck) for faces in lists])


def _optional(faces: str | list[str] | None, deck: Deck) -> tuple[str, ...] | None:
    return None if faces is None else _faces(faces, deck)


def _faces(faces: str | list[str], deck: Deck) -> tuple[str, ...]:
    if isinstance(faces, str):
        faces = list(faces.replace(" ", "")) if deck.singles_only else faces.split()
    return tuple([_one(face, deck) for face in faces])


def _one(face: str, deck: Deck) -> str:
    if face not in deck.counts:
        refuse("bad-setup:face", card=face[:20])
    return face


def _named(text: str, deck: Deck) -> Named:
    face, _, letters = text.partition("=")
    _one(face, deck)
    if is_open(face):
        if letters not in readings(face):
            refuse("bad-setup:reading", card=face)
        return Named(face, letters)
    if letters:
        refuse("bad-setup:face", card=text[:20])
    return Named(face, face)


def _row_of_cards(text: str, deck: Deck) -> list[str]:
    return text.split() if " " in text.strip() or "=" in text else list(text.strip())


def _word(entry: str | WordModel, deck: Deck) -> SetupWord:
    if isinstance(entry, str):
        entry = WordModel(word=entry)
    if entry.slots is not None:
        slots = tuple([tuple([_named(card, deck) for card in slot]) for slot in entry.slots])
        if entry.word is not None:
            tops = [slot[-1] for slot in slots if slot]
            if "".join([top.letters for top in tops]) != "".join(
                [_named(card, deck).letters for card in _row_of_cards(entry.word, deck)]
            ):
                refuse("bad-setup:slots", word=entry.word[:60])
    else:
        slots = tuple([(_named(card, deck),) for card in _row_of_cards(entry.word or "", deck)])
    if not slots or not all(slots):
        refuse("bad-setup:word")
    return SetupWord(slots, entry.seat, tuple((entry.pick or "").split()))


# ---- writing


def record_of(match: Match, dictionary: DictionaryChoice) -> Record:
    """The record of a game in progress or over."""
    deck = match.header.game.deck
    return Record(match.header, dictionary, tuple([(write_move(m, deck), m.at) for m in match.moves]))


def write_record(record: Record) -> str:
    """The text of a record; reading it again gives the same record."""
    header, dictionary = record.header, record.dictionary
    data: dict[str, Any] = {
        "wordfelt": NEWEST,
        "game": header.game.id,
        "options": dict(header.options),
        "players": [
            {"name": p.name} if p.computer is None else {"name": p.name, "computer": p.computer} for p in header.players
        ],
        "dictionary": {"name": dictionary.name},
        "seed": header.seed,
    }
    optional = {
        "spelling": dictionary.spelling if dictionary.spelling != "both" else None,
        "offensive": dictionary.offensive,
        "allow": list(dictionary.allow) or None,
        "ban": list(dictionary.ban) or None,
        "only": None if dictionary.only is None else list(dictionary.only),
    }
    data["dictionary"].update({key: value for key, value in optional.items() if value is not None})
    if header.setup is not None:
        data["setup"] = _setup_data(header.setup)
    data["moves"] = [do if at is None else {"do": do, "t": at} for do, at in record.moves]
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def _setup_data(setup: Setup) -> dict[str, Any]:
    table = None
    if setup.table is not None:
        table = [
            {
                "slots": [[card.written for card in slot] for slot in word.slots],
                **({} if word.seat is None else {"seat": word.seat}),
                **({"pick": " ".join(word.pick)} if word.pick else {}),
            }
            for word in setup.table
        ]
    state = {
        "scores": None if setup.scores is None else list(setup.scores),
        "used": None if setup.used is None else list(setup.used),
    }
    state = {key: value for key, value in state.items() if value is not None}
    data = {
        "first": setup.first,
        "hands": None if setup.hands is None else [list(hand) for hand in setup.hands],
        "deck": None if setup.deck is None else list(setup.deck),
        "table": table,
        "row": None if setup.row is None else list(setup.row),
        "piles": None if setup.piles is None else [list(pile) for pile in setup.piles],
        "turned": setup.turned,
        "state": state or None,
    }
    return {key: value for key, value in data.items() if value is not None}
