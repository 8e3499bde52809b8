"""Tests the script of an act, which is the plan of its animation, for all games, as each player and a bystander see it.

Each card moves from the last place where it was visible to the next, and each word that is played is shown completely.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from app.felt.layout import arrange
from app.felt.performance import length_of, paced
from app.felt.picture import Kind, Mark, Picture, ZoneKey
from app.felt.places import score_at
from app.felt.script import Beat, Doing, Script, gone_after, stills
from app.session.draft.draft import Draft
from app.session.draft.move_style import style_of
from app.session.draft.targets import Bench
from app.session.match.view_data import SeatChoice
from app.session.match.whole_turn import FIRST, share_of_turn
from app.session.pictures import picture_of
from app.session.script_maker import dealt, home, script_of
from engine.core.events import Revealed, Scored, Settled, Shown
from engine.core.moves import Place
from engine.core.patterns import Call
from engine.core.public_facts import GAMES_WON
from engine.core.reduce import reduce
from engine.core.state import State
from engine.core.view import view
from engine.core.words import cards_of
from engine.games import CATALOG, GAMES
from engine.match import Match
from tests.games.test_full_deck import five_letters
from tests.games.test_positive_negative import FOUR, piles
from tests.laws.random_games import few_cases, new_match, play_out
from tests.table import Table
from tests.tiers import SIX, usually_six

GAME_IDS = [game.id for game in CATALOG]
HEAPS = (Kind.DECK, Kind.DEAD, Kind.WON, Kind.PILE)
# The number of random matches of each game. For most games only --full plays all of them.
CASES = 3
Staged = tuple[Match, int, Picture, Script]


@cache
def games(game_id: str, cases: int = CASES) -> tuple[Match, ...]:
    """Returns random matches of a game, each with only its first moves."""
    found = []
    for case in islice(few_cases(GAMES[game_id]), cases):
        match = new_match(case)
        for _ in play_out(match, 17, case):
            pass
        found.append(match)
    return tuple(found)


def seats_of(match: Match) -> tuple[SeatChoice, ...]:
    return tuple([SeatChoice(player.name, colour="#123456") for player in match.header.players])


def picture_at(match: Match, index: int, looker: int, eyes: int | None) -> Picture:
    """Returns the picture of a position. The seat `looker` is at the bottom; the faces are those that the seat `eyes`
    may see."""
    style, moves = style_of(match.house.book.plays), match.house.options.get("moves", "A")
    bench = Bench(match.house, view(match.states[index], eyes), looker, style, moves, (), Draft())
    return picture_of(bench, seats_of(match), (), (), first=match.states[0])


def scripts(game_id: str, cases: int = CASES) -> Iterator[Staged]:
    """Yields two scripts for every act: one for a seat, which is a different one for each act, and one for a
    bystander."""
    for match in games(game_id, cases):
        players = len(match.header.players)
        for index in range(len(match.moves)):
            looker = index % players
            for eyes in (looker, None):
                before = picture_at(match, index, looker, eyes)
                yield match, index, before, script_of(match, index, seats_of(match), looker, eyes, before)


@pytest.fixture(scope="module", params=usually_six(GAME_IDS))
def staged(request: pytest.FixtureRequest, long_run: bool) -> tuple[str, list[Staged]]:
    """A game with the scripts of all its acts, made once for all tests of this module."""
    return request.param, list(scripts(request.param, CASES if long_run or request.param in SIX else 1))


def test_every_animated_card_moves_from_its_last_visible_place_to_its_next_visible_place(
    staged: tuple[str, list[Staged]],
) -> None:
    for match, index, before, script in staged[1]:
        was = before
        for beat in script:
            old, new = [{piece.key: piece.zone for piece in picture.pieces} for picture in (was, beat.picture)]
            kinds = {zone.key: zone.kind for picture in (was, beat.picture) for zone in picture.zones}
            told = match.header.game.id, index, beat.doing
            backs = Counter(beat.went.values())
            for key, zone in new.items():
                if key not in old and kinds[zone] not in HEAPS:
                    if "/" in key and backs[zone]:  # the card has moved to this zone face down
                        backs[zone] -= 1
                    else:
                        assert key in beat.came, (told, key, zone)
            for key, zone in old.items():
                if key not in new and kinds[zone] not in HEAPS and "/" not in key:
                    assert key in beat.went, (told, key, zone)
            was = beat.picture


def test_the_animation_of_a_play_shows_each_played_word_completely(staged: tuple[str, list[Staged]]) -> None:
    seen = 0
    for match, index, _, script in staged[1]:
        for event in match.events[index]:
            for word in event.words if isinstance(event, Shown) else ():
                cards = [f"c{card.id}" for card in word.tops]
                assert any(lie_side_by_side(beat.picture, cards) for beat in script), (index, word.text)
                assert any(set(cards) <= set(beat.lit) for beat in script), (index, word.text)
                seen += 1
    assert seen or staged[0] == "four-rows"


def test_even_with_animations_off_the_felt_briefly_shows_words_that_leave_the_table(
    staged: tuple[str, list[Staged]],
) -> None:
    for match, index, _, script in staged[1]:
        if not script:
            continue
        lie = {piece.key for piece in script[-1].picture.pieces if piece.zone.what in ("word", "row")}
        shown = stills(script, script[-1].picture)
        assert not shown or any(beat.call or set(beat.lit) - lie for beat in shown), (index, match.moves[index])
        acts, kept = {beat.act for beat in shown if beat.lit}, {beat.lit for beat in shown}
        assert kept.issuperset([beat.lit for beat in script if beat.lit and beat.floats and beat.act in acts]), index
        assert sum([beat.share for beat in shown]) < 1.001
        seen = lie.union(*[beat.lit for beat in shown])
        for event in match.events[index]:
            for word in event.words if isinstance(event, Shown) else ():
                assert seen.issuperset([f"c{card.id}" for card in word.tops]), (index, word.text)


def lie_side_by_side(picture: Picture, cards: list[str]) -> bool:
    """Whether these cards are side by side in one zone, in this order."""
    places = {}
    for piece in picture.pieces:
        if piece.key in cards:
            places[piece.key] = (piece.zone, piece.slot)
    found = [places.get(key, ("", -1)) for key in cards]
    zone, first = found[0]
    return bool(zone) and found == [(zone, first + step) for step in range(len(cards))]


def test_the_animation_of_an_act_ends_with_the_picture_of_the_next_position(staged: tuple[str, list[Staged]]) -> None:
    for match, index, _, script in staged[1]:
        if script and not match.states[index + 1].over:
            looker = index % len(match.header.players)
            ends = [picture_at(match, index + 1, looker, eyes).pieces for eyes in (looker, None)]
            assert [(piece.key, piece.zone, piece.face) for piece in script[-1].picture.pieces] in [
                [(piece.key, piece.zone, piece.face) for piece in pieces] for pieces in ends
            ], index


def test_no_animation_shows_a_card_face_that_is_hidden_before_and_after_the_act(
    staged: tuple[str, list[Staged]],
) -> None:
    for match, index, before, script in staged[1]:
        looker = index % len(match.header.players)
        known = {piece.key for piece in before.pieces if piece.face}
        known |= {piece.key for piece in picture_at(match, index + 1, looker, looker).pieces if piece.face}
        shown = [word for event in match.events[index] if isinstance(event, Shown) for word in event.words]
        known |= {f"c{card.id}" for card in cards_of(shown)}
        for beat in script:
            open_cards = {piece.key for piece in beat.picture.pieces if piece.face}
            lying = {f"c{card.id}" for card in cards_of(match.states[index].table)}
            assert open_cards - known - lying <= {"deck-top"} | shown_only_during(match, index), index


def shown_only_during(match: Match, index: int) -> set[str]:
    """Returns the cards that are face up during an act but neither before nor after it."""
    from engine.core.reduce import reduce

    state, found = match.states[index], set()
    for event in match.events[index]:
        state = reduce(state, event)
        seen = view(state, None)
        found |= {f"c{card.id}" for card in (*cards_of(seen.table), *seen.row, *seen.dead) if card.face}
        found |= {f"c{card.id}" for place in seen.seats for card in place.won}
    return found


def duration(script: Script) -> float:
    """The length of a script in milliseconds, without the banner that announces the end of a game."""
    return sum([length_of(*one) for one in paced(script) if one[0].call is None or not one[0].call.lasts])


def goes(script: Script) -> list[Beat]:
    lasts = [beat for beat in script if beat.call is not None and beat.call.lasts]
    return [beat for beat in script if gone_after(beat, script[-1].picture) and beat not in lasts]


def test_a_word_that_leaves_the_table_is_shown_for_at_least_0_7_seconds(
    staged: tuple[str, list[Staged]],
) -> None:
    for match, index, _, script in staged[1]:
        script = tuple([replace(beat, share=share_of_turn(match, index)) for beat in script])
        for beat, pace in paced(script):
            assert length_of(beat, pace) >= 700 or beat not in goes(script), index


def test_the_animation_of_a_play_takes_between_1_2_and_2_5_seconds(staged: tuple[str, list[Staged]]) -> None:
    for match, index, _, script in staged[1]:
        if any(beat.lit for beat in script):
            settled = len([event for event in match.events[index] if isinstance(event, Settled)])
            assert 1200 <= round(duration(script)) <= 2500 + 1000 * settled, index


def test_the_animation_of_a_turn_of_up_to_three_acts_takes_at_most_2_5_seconds(
    staged: tuple[str, list[Staged]],
) -> None:
    """If a word leaves the table before the next word is laid, the turn may take longer by the time needed to read the
    word."""
    lengths: list[float] = []
    gone = False
    for match, index, _, script in staged[1][::2]:
        share = share_of_turn(match, index)
        script = tuple([replace(beat, share=share) for beat in script])
        if index == 0 or share in (1, FIRST):
            lengths, gone = [], False
        lengths.append(duration(script))
        gone |= bool(script and goes(script))
        # Shout! has no such limit, because there a turn is a round with many acts of all players.
        if not match.house.book.plays.has(Call):
            most = 2500 + 700 * max(len(lengths) - 3, 0) + 700 * gone
            assert round(sum(lengths)) <= most, (index, lengths)


def test_the_shown_score_of_a_player_changes_only_when_the_points_have_reached_it(
    staged: tuple[str, list[Staged]],
) -> None:
    for match, index, before, script in staged[1]:
        lasts = {one.zone: number for number, beat in enumerate(script) for one in beat.floats}
        for key, last in lasts.items():
            looker = index % len(match.header.players)
            zone, then = before.zone(key), picture_at(match, index + 1, looker, looker).zone(key)
            if zone is None or then is None or zone.kind not in (Kind.HAND, Kind.RIVAL):
                continue
            for number, beat in enumerate(script):
                seen = beat.picture.zone(key)
                told = match.header.game.id, index, beat.doing
                assert seen is not None, told
                assert seen.note == (zone if number <= last else then).note, told


def test_the_points_that_float_over_the_felt_add_up_to_the_points_of_the_act(staged: tuple[str, list[Staged]]) -> None:
    for match, index, _, script in staged[1]:
        scored = dict.fromkeys(range(len(match.header.players)), 0)
        state, wins = match.states[index], match.house.book.facts(match.states[index]).numbers(GAMES_WON)
        for event in match.events[index]:
            # ignores scores of the next game of a match, which start at 0 again
            if match.house.book.facts(state).numbers(GAMES_WON) == wins:
                if isinstance(event, Scored):
                    scored[event.seat] += event.points
                elif isinstance(event, Settled):
                    scored[event.settlement.seat] += event.settlement.points
            state = reduce(state, event)
        risen = dict.fromkeys(scored, 0)
        for one in [one for beat in script for one in beat.floats if not one.remark]:
            risen[one.seat] += int(one.text.replace("−", "-"))
        if match.house.book.counts in ("nothing", "cards-left"):
            assert not any(risen.values())
        else:
            assert risen == scored, (match.header.game.id, index)


def test_each_picture_of_an_animation_has_exactly_one_zone_for_each_players_cards(
    staged: tuple[str, list[Staged]],
) -> None:
    for match, index, before, script in staged[1]:
        for picture in (before, *[beat.picture for beat in script]):
            owners = [zone.owner for zone in picture.zones if zone.kind in (Kind.HAND, Kind.RIVAL)]
            assert sorted(map(str, owners)) == [str(seat) for seat in range(len(match.header.players))], index


def test_points_that_float_over_the_felt_start_at_a_visible_zone_and_rise_to_the_score_of_their_player(
    staged: tuple[str, list[Staged]],
) -> None:
    scores: set[tuple[str, ...]] = set()
    for _, index, _, script in staged[1]:
        for picture, one in [(beat.picture, one) for beat in script for one in beat.floats]:
            zone = picture.zone(one.zone)
            assert zone is not None, (index, one)
            assert one.remark or zone.owner == one.seat, (index, one)
            seen = (one.zone, *[zone.key for zone in picture.zones])
            # the score is at the same place in all pictures with the same zones
            if not one.remark and seen not in scores:
                assert score_at(one.zone, arrange(picture, 1280, 700)) is not None, (index, one)
                scores.add(seen)


def test_the_animation_removes_from_a_rivals_hand_exactly_the_cards_that_leave_it(
    staged: tuple[str, list[Staged]],
) -> None:
    for match, index, before, script in staged[1]:
        lies = before
        for beat in script:
            for zone in beat.picture.zones:
                was = lies.zone(zone.key)
                gone = [key for key, place in beat.came.items() if place == zone.key and "/" not in key]
                if zone.kind is Kind.RIVAL and beat.doing is Doing.LAY and gone and was is not None:
                    back = [key for key, place in beat.went.items() if place == zone.key]
                    told = match.header.game.id, index
                    assert zone.count == (was.count or 0) - len(gone) + len(back), told
            lies = beat.picture


def test_no_animation_briefly_shows_an_empty_strip_which_would_push_words_aside(
    staged: tuple[str, list[Staged]],
) -> None:
    for match, index, before, script in staged[1]:
        pictures = [before, *[beat.picture for beat in script]]
        free = [
            {zone.key for zone in picture.zones if zone.kind is Kind.FRESH and not picture.within(zone.key)}
            for picture in pictures
        ]
        for number in range(1, len(free) - 1):
            words = [piece for piece in pictures[number].pieces if piece.zone.startswith("word:")]
            if words and free[number] - free[number - 1] | free[number] - free[-1]:
                pytest.fail(f"{match.header.game.id} {index}")


def test_the_next_card_of_a_pile_turns_face_up_only_after_all_played_words_were_highlighted(
    staged: tuple[str, list[Staged]],
) -> None:
    for match, index, before, script in staged[1]:
        lies = before
        lit = max([number for number, beat in enumerate(script) if beat.lit], default=-1)
        for number, beat in enumerate(script):
            was = {piece.key for piece in lies.pieces}
            new = [piece for piece in beat.picture.pieces if piece.zone.what == "pile" and piece.face]
            for piece in new:
                if piece.key not in was:
                    told = match.header.game.id, index, beat.doing
                    assert beat.doing is Doing.TURN, told
                    assert number > lit, told
                    assert beat.came[piece.key] == piece.zone, told
            lies = beat.picture


# ---- single scenes


def script_of_last_act(table: Table, looker: int) -> Script:
    match = table.match
    index = len(match.moves) - 1
    before = picture_at(match, index, looker, looker)
    return script_of(match, index, seats_of(match), looker, looker, before)


def test_in_pluck_it_the_animation_shows_a_word_on_the_felt_before_its_cards_go_out_of_play() -> None:
    table = Table("pluck-it", hands=["CATSEENITO", "DOGINAREST"], deck="EIOTANS", words="CAT")
    table.do("request Z", "play CAT")
    script = script_of_last_act(table, looker=1)
    doings = [beat.doing for beat in script]
    assert doings[:3] == [Doing.LAY, Doing.SHOW, Doing.GO]
    lay, show, go = script[:3]
    assert [piece.letters for piece in lay.picture.within("strip:0")] == list("CAT")
    assert set(lay.came.values()) == {"rival:0"}
    assert show.lit == tuple([piece.key for piece in lay.picture.within("strip:0")])
    assert [one.text for one in show.floats] == ["+4"]
    plates = [beat.picture.zone("rival:0") for beat in (lay, show, script[-1])]
    assert [plate.note for plate in plates if plate is not None] == ["0", "0", "4"]
    assert set(go.went.values()) == {"dead"}


def test_a_hand_hidden_by_the_curtain_does_not_show_a_card_back_for_a_played_card_whose_word_is_leaving() -> None:
    match = Table("3-2-1", hands=["DINKIERMIR", "WNDNGGRRUA"], words="DINKIER MIR").do("play DINKIER ; MIR").match
    script = script_of(match, 0, seats_of(match), 0, None, picture_at(match, 0, 0, 0))
    backs = [len(beat.picture.within("hand")) for beat in script]
    laid = [len([piece for piece in beat.picture.pieces if piece.zone.what == "strip"]) for beat in script]
    assert [beat.doing for beat in script[:3]] == [Doing.LAY, Doing.SHOW, Doing.GO]
    assert list(zip(backs, laid, strict=True))[:3] == [(0, 10), (0, 10), (0, 0)]


def test_in_four_rows_the_animation_shows_the_whole_word_that_the_player_names_for_a_placed_card() -> None:
    match = games("four-rows")[0]
    index = next(number for number, move in enumerate(match.moves) if isinstance(move.act, Place))
    before = picture_at(match, index, 0, None)
    script = script_of(match, index, seats_of(match), 0, None, before)
    show = next(beat for beat in script if beat.doing is Doing.SHOW)
    assert [one.text for one in show.floats] == list(match.states[index + 1].log[-1].words)
    assert show.lit


@pytest.mark.parametrize("looker", [0, 1])
def test_in_four_rows_the_animation_first_takes_a_row_apart_and_then_begins_the_new_row(looker: int) -> None:
    table = Table("four-rows", hands=["EMN", "TIO"], table=["S", "RAN"])
    table.do("@1 choose E", "@2 choose T", "@1 fail")
    said, go, lay = script_of_last_act(table, looker)
    assert [(one.text, one.zone) for one in said.floats] == [("RAN taken apart", "word:1")]
    assert [piece.letters for piece in said.picture.within("word:1")] == ["R", "A", "N"]
    assert (said.doing, go.doing, lay.doing) == (Doing.SHOW, Doing.GO, Doing.LAY)
    if looker == 0:  # the cards of the row go to the hand of the viewer or of a rival
        assert [*go.went.values(), *go.came.values()] == ["dead", "word:1", "word:1"]
    else:
        assert sorted(go.went.values()) == ["dead", "rival:0", "rival:0"]
    assert list(lay.came.values()) == [f"committed:{looker and 0}"], lay.came
    assert not lay.went
    assert not go.picture.within("word:1")
    assert [piece.letters for piece in lay.picture.within("word:1")] == ["E"]


def test_in_shout_all_name_plates_stay_marked_as_active_while_a_card_is_dealt() -> None:
    """If a name plate were unmarked while a card is dealt, the name plates would flicker at every card."""
    table = Table("shout", players=3, first=None, seed=3).do("deal", "deal", "deal", "deal")
    script = script_of_last_act(table, 0)
    assert script
    assert all({zone.owner for zone in beat.picture.zones if zone.active} == {0, 1, 2} for beat in script)


def test_the_animation_moves_drawn_cards_from_the_deck_to_the_hand() -> None:
    table = Table("pluck-it", hands=["CATSEENITO", "DOGINAREST"], deck="EIOTANS", words="CAT")
    table.do("request Z", "play CAT")
    draw = script_of_last_act(table, looker=0)[-1]
    assert draw.doing is Doing.DRAW
    assert set(draw.came.values()) == {"deck"}


def test_when_a_player_passes_the_text_called_pass_rises_at_the_players_name_plate() -> None:
    table = Table("split-run", hands=["CATSEENITO", "DOGINAREST"], words="CAT")
    table.do("pass")
    (beat,) = script_of_last_act(table, looker=1)
    assert [(one.zone, one.text) for one in beat.floats] == [("rival:0", "Pass")]


@pytest.mark.parametrize("looker", [0, 1])
def test_the_animation_shows_who_wins_a_game_of_a_match_before_cards_leave_and_scores_restart(
    looker: int,
) -> None:
    table = Table("full-deck", hands=["T E A R W", "C A T B"], deck="", words="TEAR", options={"match": True})
    table.do("play TEAR", "pass", "pass")
    script = script_of_last_act(table, looker)
    places = [home(seat, looker) for seat in (0, 1)]
    floats = [[(one.zone, one.text) for one in beat.floats] for beat in script]
    points = [(places[0], "−1"), (places[1], "−4")]
    assert [one for one in floats if one] == [[(places[0], "Pass")], *[[point] for point in points]]
    *left, shown = stills(script, script[-1].picture)
    assert shown.call is not None, "with animations off, too"
    assert (shown.call.name, shown.call.text) == ("This game to Ann", "7 : −4")
    assert [len(beat.lit) for beat in left] == [1, 4], "the cards left of each player"
    told_at = next(number for number, beat in enumerate(script) if beat.call)
    faces = sorted([piece.face for piece in script[told_at].picture.pieces if piece.zone in places])
    assert faces == ["A", "B", "C", "T", "W"], "the hands lie open"

    def notes(beat: Beat) -> list[str]:
        return [zone.note for place in places if (zone := beat.picture.zone(place)) is not None]

    assert "7" in notes(script[told_at])[0]
    assert notes(script[-1]) == [
        zone.note for place in places if (zone := picture_at(table.match, 3, looker, looker).zone(place))
    ]
    assert any(beat.doing is Doing.GO for beat in script[told_at:])


SPLIT: dict[str, Any] = {
    "hands": ["SQ", "SO"],
    "deck": "",
    "table": ["CAT"],
    "words": "CAT CATS",
    "state": {"scores": [10, 9]},
}


@pytest.mark.parametrize("looker", [0, 1])
def test_at_the_end_all_hands_turn_face_up_and_each_players_cards_left_are_highlighted_with_their_points(
    looker: int,
) -> None:
    table = Table("split-run", **SPLIT).do("play 1: C A T +S", "pass", "pass")
    script = script_of_last_act(table, looker)
    turned = next(beat for beat in script if beat.doing is Doing.TURN)
    rival = home(1 - looker, looker)
    hands = ["Q", "OS"]
    assert "".join(sorted([piece.face for piece in turned.picture.within(rival)])) == hands[1 - looker]
    lit = [beat for beat in script if beat.lit]
    cards = {f"c{card.id}": card.face for seat in table.match.state.seats for card in seat.hand}
    assert ["".join([cards[key] for key in beat.lit]) for beat in lit] == ["Q", "SO"]
    assert [[(one.seat, one.text) for one in beat.floats] for beat in lit] == [[(0, "−4")], [(1, "−2")]]
    assert [beat.lit for beat in stills(script, script[-1].picture)] == [beat.lit for beat in lit], (
        "without motion, too"
    )


def test_at_the_end_the_cards_that_each_player_put_aside_briefly_show_on_a_strip_with_their_points() -> None:
    table = piles(*FOUR[:2]).do("take 2", "play HEN ; TOP", "take 1", "play CAT ; DOG")
    script = script_of_last_act(table, 0)
    lit = [beat for beat in script if beat.lit and beat.floats and beat.floats[0].text == "−4"]
    assert [beat.floats[0].seat for beat in lit] == [0, 1]
    for beat in lit:
        strip = [piece for piece in beat.picture.pieces if piece.key in beat.lit]
        assert len(strip) == len(beat.lit) > 0
        assert {piece.zone.what for piece in strip} == {"strip"}
        assert sum([piece.value for piece in strip]) == 4
    assert not [piece for piece in script[-1].picture.pieces if piece.zone.what == "strip"]


def test_showing_an_act_again_begins_with_the_picture_of_the_position_before_it() -> None:
    table = Table("split-run", hands=["CATSEENITO", "DOGINAREST"], deck="EIOTANS", words="CAT")
    table.do("play CAT")
    match = table.match
    before, *script = script_of(match, 0, seats_of(match), 1, 1, None)
    assert before.doing is Doing.BEFORE
    assert [piece.key for piece in before.picture.pieces] == [piece.key for piece in picture_at(match, 0, 1, 1).pieces]
    assert script == list(script_of(match, 0, seats_of(match), 1, 1, picture_at(match, 0, 1, 1)))


def test_the_deal_of_a_solo_game_is_animated() -> None:
    table = Table("first-base", hands=["CATSEENITO"], players=1)
    picture = picture_at(table.match, 0, 0, 0)
    before, deal = dealt(picture, (), 0)
    assert before.doing is Doing.BEFORE
    assert not before.picture.within("hand")
    assert set(deal.came) >= {piece.key for piece in picture.within("hand")}


def test_the_cards_of_a_word_that_is_revealed_as_soon_as_it_is_laid_come_from_the_hand() -> None:
    match = games("profit-and-loss")[0]
    index = next(
        number for number, events in enumerate(match.events) if any(isinstance(one, Revealed) for one in events)
    )
    seat = match.states[index].actor
    before = picture_at(match, index, 1 - seat, 1 - seat)
    turn = script_of(match, index, seats_of(match), 1 - seat, 1 - seat, before)[0]
    assert turn.doing is Doing.TURN
    assert set(turn.came.values()) == {f"rival:{seat}"}


def test_a_word_laid_in_secret_is_shown_face_down_until_it_is_revealed() -> None:
    table = Table("profit-and-loss", hands=["CATSEENITO", "DOGINAREST"], deck="EIOTANS" * 3, words="CAT DOG")
    table.do("play CAT", "play DOG")
    script = script_of_last_act(table, looker=1)
    turn = next(number for number, beat in enumerate(script) if beat.doing is Doing.TURN)
    assert turn > 0
    assert all(len(beat.picture.within(ZoneKey("committed", 0))) == 1 for beat in script[:turn])


def test_if_the_words_of_two_players_are_shown_together_each_word_shows_its_own_points() -> None:
    table = Table("profit-and-loss", hands=["CATSEENITO", "DOGINAREST"], deck="EIOTANS" * 3, words="CAT DOG")
    table.do("play CAT", "play DOG")
    (show,) = [beat for beat in script_of_last_act(table, looker=0) if beat.lit]
    zones = {piece.key: piece.zone for piece in show.picture.pieces}
    owners = {zone.key: zone.owner for zone in show.picture.zones}
    assert [(one.seat, owners[zones[one.start]], one.text) for one in show.floats] == [(0, 0, "+4"), (1, 1, "+6")]


def test_if_a_play_has_several_words_each_shows_its_points_and_the_bonus_comes_after_them() -> None:
    table = Table("3-2-1", hands=["CATDOGNITO", "SINAREST"], deck="EIOTANS", words="CAT DOG")
    (show,) = [beat for beat in script_of_last_act(table.do("play CAT ; DOG"), looker=1) if beat.lit]
    zones = {piece.key: piece.zone for piece in show.picture.pieces}
    values = [sum([card.value for card in word.word.tops]) for word in table.match.report(0).shown]
    assert [(one.seat, one.text) for one in show.floats] == [(0, f"+{points}") for points in (*values, 3)]
    starts = [zones.get(one.start) for one in show.floats]
    assert len({*starts[:2]}) == 2
    assert starts[2] is None


def test_if_only_one_part_of_a_split_word_scores_only_that_part_shows_points() -> None:
    hands = ["SETEEEEEEE", "SINAREST"]
    table = Table("split-off", table=["TRAINEAR"], hands=hands, deck="EIOTANS", words="TRAIN SEAR EAR")
    show = next(
        beat for beat in script_of_last_act(table.do("play 1: T R A I N | +S E A R remove 1"), looker=1) if beat.lit
    )
    (one,) = [one for one in show.floats if not one.remark]
    assert one.text == f"+{table.scores[0]}"
    assert one.start in {piece.key for piece in show.picture.pieces if piece.letters == "S"}


def test_the_animation_at_the_beginning_of_a_tie_break_turns_the_piles_face_up_in_their_places() -> None:
    hands = ["B A T E E E O O", "QU A E D D D N N"]
    table = Table("full-deck", hands=hands, deck="", options={"match": True, "words": "trust"})
    table.do("play BAT", "pass", "pass")
    table.do(five_letters(table, 2), "pass", "pass")
    assert table.stage == "starter"
    turn = script_of_last_act(table, looker=0)[-1]
    tops = {piece.key: piece.zone for piece in turn.picture.pieces if piece.zone.what == "pile"}
    assert turn.doing is Doing.TURN
    assert turn.came == tops != {}


def test_the_cards_that_a_word_takes_from_piles_move_separately_from_their_piles_to_the_word() -> None:
    for match, index, before, script in scripts("starter"):
        words = [event for event in match.events[index] if isinstance(event, Shown)]
        if words and not before.within("strip:0"):
            piled = [piece for piece in before.pieces if piece.zone.startswith("pile:")]
            laid = [f"c{card.id}" for card in words[0].words[0].tops]
            assert {piece.key: piece.zone for piece in piled if piece.key in laid}.items() <= script[0].came.items()
            break


def test_the_animation_shows_which_letter_is_requested_before_a_card_moves() -> None:
    table = Table("pluck-it", hands=["CATSEENITO", "DOGINAREST"], deck="EIOTANS", words="CAT")
    table.do("request D")
    asked, gone = script_of_last_act(table, looker=1)
    match = table.match
    before = picture_at(match, 0, 1, 1)
    # The same picture, but with the hand in the order that its player has chosen.
    turned = replace(before, pieces=tuple(reversed(before.pieces)))
    assert script_of(match, 0, seats_of(match), 1, 1, turned)[0].picture == turned
    assert [(one.zone, one.text) for one in asked.floats] == [("rival:0", "D?")]
    assert set(gone.went.values()) == {"rival:0"}
    table = Table("pluck-it", hands=["CATSEENITO", "DOGINAREST"], deck="EIOTANS", words="CAT")
    table.do("request Z")
    asked, answer = script_of_last_act(table, looker=1)
    assert [(one.zone, one.text) for one in answer.floats] == [("hand", "No Z")]


def test_the_animation_of_a_deal_begins_with_a_full_deck() -> None:
    match = Table("split-run", first=None).match
    picture = picture_at(match, 0, 0, 0)
    *draws, deal = dealt(picture, match.state.draws, 0)
    numbers = [zone.count for beat in (*draws, deal) if (zone := beat.picture.zone("deck")) is not None]
    left = len(match.state.deck)
    drawn = len(match.state.draws[0])
    assert numbers[:3] == [left + 20 - drawn, left + 20 - drawn, left + 20]
    assert numbers[-1] == left


def test_if_all_cards_are_in_piles_the_first_player_is_drawn_from_the_last_pile() -> None:
    match = Table("positive-negative", first=None).match
    picture = picture_at(match, 0, 0, 0)
    *draws, deal = dealt(picture, match.state.draws, 0)
    assert not deal.came, "cards that lie in piles are not dealt again"
    last = ZoneKey("pile", len(match.state.piles) - 1)
    drawn = [beat for beat in draws if beat.doing is Doing.DRAW]
    assert {zone for beat in drawn for zone in beat.came.values()} == {last}
    counts = [zone.count for beat in drawn if (zone := beat.picture.zone(last)) is not None]
    assert counts == [len(match.state.piles[-1]) - len(beat.came) for beat in drawn]


@pytest.mark.parametrize("game", GAME_IDS)
def test_during_the_deal_no_place_on_the_felt_is_highlighted_for_a_card(game: str) -> None:
    low, high = GAMES[game].seats
    match = Table(game, first=None, players=min(max(low, 2), high)).match
    for beat in dealt(picture_at(match, 0, 0, 0), match.state.draws, 0):
        for zone in beat.picture.zones:
            assert zone.quiet or zone.kind not in (Kind.FRESH, Kind.TRAY)
            assert zone.mark is Mark.NONE or zone.kind not in HEAPS


@pytest.mark.parametrize("game", GAME_IDS)
def test_no_zone_moves_while_the_players_draw_cards_to_decide_who_begins(game: str) -> None:
    """From the first drawn card on, the zones have the places that they will have after the deal."""
    low, high = GAMES[game].seats
    match = Table(game, first=None, players=min(max(low, 2), high)).match
    if not match.state.draws:
        pytest.skip("nobody draws")
    first = picture_of(
        Bench(match.house, view(match.state, 0), 0, style_of(match.house.book.plays), "A", (), Draft()),
        seats_of(match),
        (),
        (0,),
        first=match.state,
    )
    places = {key: place.rect for key, place in arrange(first, 1280, 700).zones.items()}
    script = dealt(first, match.state.draws, 0)
    if not script or "hand" not in places:
        pytest.skip("nobody is dealt a hand")
    assert any(zone.active for zone in first.zones)
    assert [len(beat.came) for beat in script if beat.doing is Doing.DRAW] == [len(one) for one in match.state.draws]
    assert [one.seat for beat in script for one in beat.floats] == [0], (
        "the first player is shown once, after all draws"
    )
    assert script[-3].floats
    for beat in script:
        if beat.doing is not Doing.DEAL:  # before the deal no hand has cards, and nobody knows who begins
            assert not any(zone.count for zone in beat.picture.zones if zone.kind is Kind.RIVAL)
            assert not any(zone.active or zone.thinks for zone in beat.picture.zones)
        assert {piece.zone for piece in beat.picture.pieces} <= set(places)
        found = {key: place.rect for key, place in arrange(beat.picture, 1280, 700).zones.items()}
        assert {key: rect for key, rect in found.items() if not key.startswith("word:")} == {
            key: rect for key, rect in places.items() if not key.startswith("word:")
        }


@pytest.mark.parametrize("game_id", ["split-run", "pluck-it"])
def test_the_script_of_an_act_computes_only_one_picture_for_each_position(
    monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    made: list[State] = []

    def noted(bench: Bench, *given: Any, **more: Any) -> Picture:
        made.append(bench.state)
        return picture_of(bench, *given, **more)

    monkeypatch.setattr("app.session.script_maker.picture_of", noted)
    match = games(game_id)[0]
    for index in range(len(match.moves)):
        made.clear()
        script_of(match, index, seats_of(match), 0, None, None)
        assert len({id(state) for state in made}) == len(made) > 1
