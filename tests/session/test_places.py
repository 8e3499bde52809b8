"""Tests that words and the other zones of the felt keep their places during a whole game unless a play changes them."""

import json
from collections.abc import Iterator, Mapping
from itertools import islice, pairwise

import pytest

from app.felt.centre import is_drafted
from app.felt.layout import arrange
from app.felt.picture import Kind, Picture, ZoneKey
from app.felt.places import Placements
from app.felt.rects import Rect
from app.felt.stops import stops
from app.session.draft.draft_from_act import draft_for
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.moves import Act, Choose, Discard, Play, Shout, Trade
from engine.core.moves import Place as Lay
from engine.core.notation import read_move
from engine.core.oracle import legal_moves
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves
from tests.tiers import SIX

SIZE = (1040, 690)  # the size of the felt in pixels in a window of 1280 × 800
TURNS = 30
DRAFTED = (Play, Trade, Discard, Choose, Lay, Shout)
FLOWING = (Kind.WORD, Kind.COMMITTED)

Shown = tuple[Picture, Placements]
Played = tuple[str, list[Shown]]


def session_of(game_id: str, seed: int, look: int | None = 0, options: Mapping[str, str] | None = None) -> TableSession:
    """Returns a session with a person at the seat `look`, who sees the table during the turns of the computer players
    at the other seats. If `look` is None, people sit at all seats."""
    game = next(game for game in CATALOG if game.id == game_id)
    count = max(game.seats[0], min(3, game.seats[1]))
    kinds = ["human" if look in (None, seat) else "casual" for seat in range(count)]
    seats = tuple([SeatChoice(name, kind) for name, kind in zip(("Ann", "Ben", "Cyd"), kinds, strict=False)])
    header = Header(game, tuple([Player(seat.name) for seat in seats]), options or {}, seed)
    session = TableSession(GameChoice(game_id, seats), Match(header, open_lexicon("family")))
    session.lift_curtain()
    return session


def moments(session: TableSession) -> Iterator[Picture]:
    """Yields the pictures of a game that the viewer sees: before each act, and if the viewer makes the act, also with
    its cards laid but not yet played."""
    for turn in range(TURNS):
        if session.state.over:
            return
        yield session.moment.picture
        seat, acts = next(found for found in _possible(session) if found[1])
        act = acts[turn % len(acts)]
        if seat == session.viewer and isinstance(act, DRAFTED):
            session.drafting.draft = draft_for(session.drafting.bench(), act)
            session.tell()
            yield session.moment.picture
        assert session.submit(act, seat)


def _possible(session: TableSession) -> Iterator[tuple[int, list[Act]]]:
    """Yields each seat that may act, the viewer first, with some acts that it could make, mostly plays of words."""
    for seat in sorted(session.to_act, key=lambda seat: seat != session.viewer):
        found = list(islice(legal_moves(session.match.house, view(session.state, seat), seat), 6))
        words = [act for act, legal in found if legal.words]
        often = words if len(session.match.moves) % 4 else []
        yield seat, often or [act for act, _ in found]


def shown(session: TableSession) -> list[Shown]:
    found: list[Shown] = []
    for picture in moments(session):
        found.append((picture, arrange(picture, *SIZE, after=found[-1][1] if found else None)))
    return found


ALL_MOVES = [
    f"{game.id} 1 AOGSD" for game in CATALOG for one in game.options if one.key == "moves" and "S" in one.choices
]


DEALS = [f"{game.id} 1" for game in CATALOG]
OTHERS = [f"{game.id} 2" for game in CATALOG]
USUAL = [f"{game} 1" for game in SIX]
GAMES = [
    *[one if one in USUAL else pytest.param(one, marks=pytest.mark.all) for one in (*DEALS, *ALL_MOVES)],
    *[pytest.param(one, marks=pytest.mark.full) for one in OTHERS],
]


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest) -> Played:
    """The pictures and places of a game as the first seat sees them; in some games all kinds of play are permitted.

    Each game is played only once for all tests of this module.
    """
    game_id, seed, *moves = request.param.split()
    return game_id, shown(session_of(game_id, int(seed), options={"moves": moves[0]} if moves else None))


def test_no_zone_on_the_felt_except_a_word_ever_changes_its_place(played: Played) -> None:
    for (before, was), (now, placed) in pairwise(played[1]):
        for key in (zones_without_words(before) & zones_without_words(now)) - laid_words(before) - laid_words(now):
            assert placed.zones[key].rect == was.zones[key].rect, key
            assert placed.zones[key].label == was.zones[key].label, key


def test_all_zones_except_words_exist_from_the_beginning_of_a_game(played: Played) -> None:
    for (before, _), (now, _) in pairwise(played[1]):
        assert zones_without_words(now) == zones_without_words(before)


def zones_without_words(picture: Picture) -> set[ZoneKey]:
    """Returns all zones except words. Strips also count as words in games that show fresh words among the words of the
    table.

    A row of Four Rows also counts as a word.
    """
    words = {Kind.WORD, *([Kind.COMMITTED] if picture.sides else []), *([] if picture.words else [Kind.FRESH])}
    rows = {zone.key for zone in picture.zones if zone.kind is Kind.ROW and zone.key != "row"}
    return {zone.key for zone in picture.zones if zone.kind not in words} - rows


def laid_words(picture: Picture) -> set[ZoneKey]:
    """Returns the strips whose cards are already shown among the words."""
    return {zone.key for zone in picture.zones if zone.stays is not None and picture.within(zone.key)}


Words = dict[frozenset[str], tuple[float, float]]


def pictures_at_rest(seen: list[Shown]) -> list[Shown]:
    """Returns only those pictures in which no play is half-laid."""
    return [one for one in seen if not is_drafted(one[0])]


def words_of(picture: Picture, placed: Placements) -> Words:
    """Returns the place of each word; the key is the set of the word's cards."""
    found: Words = {}
    for zone in [zone for zone in picture.zones if zone.kind in FLOWING and picture.within(zone.key)]:
        cell = placed.zones[zone.key].cells[0]
        found[frozenset([piece.key for piece in picture.within(zone.key)])] = cell.x, cell.y
    return found


def test_after_most_plays_the_words_that_the_play_does_not_change_keep_their_places(played: Played) -> None:
    anew = plays = 0
    for (before, was), (now, placed) in pairwise(pictures_at_rest(played[1])):
        old, new = words_of(before, was), words_of(now, placed)
        stayed = old.keys() & new.keys()
        plays += bool(stayed) and old.keys() != new.keys()
        anew += any(old[word] != new[word] for word in stayed)
    assert anew <= 4 + plays // 5


def test_the_felt_reserves_room_for_more_words_only_in_games_where_the_number_of_words_grows(played: Played) -> None:
    seen = pictures_at_rest(played[1])
    most = max([len(words_of(*one)) for one in seen])
    assert most > 2 or not any(picture.many and not picture.sides for picture, _ in seen)


def test_the_size_of_cards_depends_only_on_the_words_and_the_room_and_not_on_earlier_positions(played: Played) -> None:
    for picture, placed in played[1][::3]:
        assert placed.size == arrange(picture, *SIZE).size


def test_no_card_becomes_larger_while_a_play_is_laid(played: Played) -> None:
    for (_, was), (now, placed) in pairwise(played[1]):
        assert not (is_drafted(now) and was.size) or placed.size <= (was.rest or was).size


def test_the_arrow_keys_go_through_words_line_by_line(played: Played) -> None:
    for picture, placed in played[1][::5]:
        words = [placed.zones[stop.zone.key] for stop in stops(picture, placed) if stop.zone.kind is Kind.WORD]
        lines = [(place.line, place.rect.x) for place in words]
        assert lines == sorted(lines)


def test_in_games_with_owned_words_the_viewers_words_are_nearer_to_the_viewer_than_the_rivals_words(
    played: Played,
) -> None:
    game_id, seen = played
    owned = 0
    for picture, placed in seen:
        words = [zone for zone in picture.zones if zone.kind in FLOWING and picture.sides]
        mine = [placed.zones[zone.key].rect for zone in words if zone.owner == 0]
        others = [placed.zones[zone.key].rect for zone in words if zone.owner != 0]
        owned += bool(mine and others)
        assert not (mine and others) or min(rect.y for rect in mine) >= max(rect.bottom for rect in others)
        assert all(zone.title for zone in words)
    assert bool(owned) == (game_id in OWNED)


OWNED = ("double-cross", "take-6", "profit-and-loss", "starter")


def shout(*moves: str) -> TableSession:
    record = {"wordfelt": 1, "game": "shout", "players": ["Ann", "Ben"], "moves": [*moves]}
    read = read_record(json.dumps(record | {"setup": {"first": 1, "deck": list("CATSDOGNEESTIREL")}}))
    match = open_match(read)
    replay_moves(match, read)
    session = TableSession(GameChoice("shout", (SeatChoice("Ann"), SeatChoice("Ben"))), match)
    session.lift_curtain()
    return session


def cards(picture: Picture, placed: Placements) -> dict[str, Rect]:
    return {key: spot.rect for key, spot in placed.pieces.items() if spot.zone == "row"}


def test_in_shout_a_card_keeps_its_place_and_a_card_that_is_taken_leaves_a_hole() -> None:
    session = shout()
    placed: Placements | None = None
    places: dict[str, Rect] = {}
    lain: list[int] = []
    for step in ["deal"] * 8 + ["buzz", "CAT", "shout", "deal", "deal"]:
        if step == "deal":
            session.submit(read_move("deal", session.match.header.game.deck).act)
        elif step == "buzz":
            session.outlook.buzzer = 1
            session.look_as(1)
        elif step == "shout":
            session.submit(read_move("shout CAT", session.match.header.game.deck).act, 1)
            session.outlook.buzzer = None
            session.tell()
        else:
            for letter in step:
                session.gestures.type_letter(letter)
        picture = session.moment.picture
        placed = arrange(picture, *SIZE, after=placed)
        assert not [zone for zone in picture.zones if zone.kind is Kind.HAND]
        for key, rect in cards(picture, placed).items():
            assert places.setdefault(key, rect) == rect, step
        lain.append(len(cards(picture, placed)))
    assert lain == [1, 2, 3, 4, 5, 6, 7, 8, 8, 5, 5, 6, 7]
    assert len({(rect.x, rect.y) for rect in places.values()}) == 10, "the ten places include no hole that was filled"


def test_in_shout_all_cards_fit_on_the_table_even_if_nobody_ever_takes_cards() -> None:
    session = session_of("shout", seed=1, look=None)
    placed = arrange(session.moment.picture, *SIZE)
    lain: dict[str, Rect] = {}
    moved = 0
    while session.state.deck:
        session.submit(read_move("deal", session.match.header.game.deck).act)
        picture = session.moment.picture
        placed = arrange(picture, *SIZE, after=placed)
        now = cards(picture, placed)
        moved += any(now[key] != rect for key, rect in lain.items())
        lain = now
    assert len(lain) == 80
    assert moved == 1  # the cards move only once, when about half of them are dealt


@pytest.mark.parametrize("width", [900, 1040, 1600])
def test_an_empty_pile_keeps_its_outline_and_the_other_piles_do_not_move(width: int) -> None:
    session = session_of("positive-negative", seed=1, look=None)
    pictures = list(moments(session))
    placed = [arrange(picture, width, 700) for picture in pictures]
    piles = [{key: place.rect for key, place in one.zones.items() if place.kind is Kind.PILE} for one in placed]
    assert [len(rects) for rects in piles] == [12] * len(piles)
    assert all(rects == piles[0] for rects in piles)
    empty = pictures[-1].zone("pile:0")
    assert empty is not None
    assert empty.quiet
