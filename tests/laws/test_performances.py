"""Tests the animations of acts in all games: in every frame, the number, name and rim of a word are drawn at the cards
of the word.

The tests set the clock of the animations, and so can check each frame.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QPixmap

from app.felt import z_order
from app.felt.cards import CardArt
from app.felt.items import CardItem, FloatItem
from app.felt.layout import arrange
from app.felt.performance import Performance
from app.felt.picture import Kind, Mark, Picture
from app.felt.rects import Rect, around
from app.felt.scene import FeltScene
from app.felt.script import Script
from app.felt.theme import load_theme
from app.session.script_maker import dealt, script_of
from engine.games import GAMES
from tests.laws.random_games import few_cases, new_match, play_out
from tests.session.test_script_maker import GAME_IDS, picture_at, seats_of
from tests.tiers import usually_six

WIDE, HIGH = 1280, 700
FRAME = 40
OF_A_WORD = (Mark.NAMED, Mark.LIT, Mark.FADED)


class Clock(QElapsedTimer):
    """A timer whose time only the test advances."""

    now, began = 0, 0

    def start(self) -> None:
        self.began = self.now

    def elapsed(self) -> int:
        return self.now - self.began


class Felt:
    """The felt (the surface of the card table) without a window. It paints nothing, and the test sets its clock."""

    def __init__(self) -> None:
        self.scene = FeltScene(load_theme())
        self.scene.setSceneRect(0, 0, WIDE, HIGH)
        self.clock = self.scene.animator._clock = Clock()
        self.performance = Performance(self.scene, lambda picture: arrange(picture, WIDE, HIGH))

    def frames(self, before: Picture, script: Script, last: Picture) -> Iterator[str]:
        """Runs the animation, and at each frame yields a name for the current moment, for messages about faults."""
        self.scene.show_picture(before, arrange(before, WIDE, HIGH), animate=False)
        self.performance.begin(script, last)
        number = 0
        while self.performance.running:
            ends = self.clock.now + self.performance._timer.interval()
            while self.clock.now < ends:
                yield f"beat {number}, {script[number].doing.value}"
                self.clock.now = min(self.clock.now + FRAME, ends)
                self.scene.animator._tick()
            yield f"beat {number}, {script[number].doing.value}, over"
            number += 1
            self.performance._go_on()
        while self.scene.animator.moving:
            yield "end"
            self.clock.now += FRAME
            self.scene.animator._tick()

    def card(self, key: str) -> CardItem | None:
        leaving = {item.key: item for item in self.scene._leaving}
        return self.scene.cards.get(key) or leaving.get(key)

    def bubbles(self) -> list[FloatItem]:
        """Returns the visible bubbles (small floating texts), except parts of a score that fly into another bubble."""
        found = [item for item in self.performance._overlays if isinstance(item, FloatItem) and item.isVisible()]
        return [item for item in found if item.zValue() != z_order.PARTS]


ACTS = 4  # the number of acts tested in each game
Act = tuple[str, Picture, Script, Picture]


def performances(game: str) -> Iterator[Act]:
    """Yields the deal and the first acts of different kinds in a random game. Each is a tuple of its name, the picture
    before it, the script of its animation, and the picture after it.

    Acts whose scripts have the same kinds of steps look alike, so one such act is enough.
    """
    case = next(few_cases(GAMES[game]))
    match = new_match(case)
    for _ in play_out(match, 17, case):
        pass
    seats = seats_of(match)
    seen: set[tuple[object, ...]] = set()
    first = picture_at(match, 0, 0, 0)
    if deal := dealt(first, match.states[0].draws, 0):
        yield f"{game}, the deal", deal[0].picture, deal, first
    for index in range(len(match.moves)):
        looker = index % len(seats)
        before = picture_at(match, index, looker, looker)
        script = script_of(match, index, seats, looker, looker, before)
        kind = tuple([(beat.doing, bool(beat.came), bool(beat.went), len(beat.floats)) for beat in script])
        if len(seen) == ACTS:
            return
        if script and kind not in seen:
            seen.add(kind)
            yield f"{game} {index}", before, script, picture_at(match, index + 1, looker, looker)


Faults = dict[str, list[str]]


@pytest.fixture(scope="module", params=usually_six(GAME_IDS))
def faults(qapp: object, request: pytest.FixtureRequest) -> Faults:
    """The faults in all frames of a game's animations, sorted by their kind. The fixture runs the animations once for
    all tests of the game."""
    empty, found = QPixmap(1, 1), Faults()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("app.felt.zone_items.furniture", lambda *told: (empty, 0.0, 0.0))
        patch.setattr(CardArt, "picture", lambda *told: empty)
        felt = Felt()
        for told, before, script, last in performances(request.param):
            was, begins = numbers_of(before), True
            for moment in felt.frames(before, script, last):
                for kind, problem in (*astray(felt), *wrong_numbers(felt, was, begins)):
                    found.setdefault(kind, []).append(f"{told}, {moment}: {problem}")
                begins = moment.endswith("over")
                if begins:
                    was = numbers_of(felt.scene.picture)
                    if felt.scene.animator.moving:
                        found.setdefault("arrives", []).append(f"{told}, {moment}: something moves")
    return found


def test_an_animation_draws_every_mark_of_a_word_at_the_cards_of_the_word(faults: Faults) -> None:
    assert not faults.get("dress")


def test_no_card_shows_the_marks_of_a_word_that_it_is_joining_or_leaving(faults: Faults) -> None:
    assert not faults.get("marks")


def test_an_animation_does_not_highlight_a_word_while_its_cards_move(faults: Faults) -> None:
    assert not faults.get("light")


def test_no_bubble_with_points_covers_another_bubble(faults: Faults) -> None:
    assert not faults.get("bubbles")


def test_every_moving_card_arrives_before_the_next_step_of_the_animation(faults: Faults) -> None:
    assert not faults.get("arrives")


def test_the_number_at_a_pile_changes_with_each_card_that_arrives_or_leaves(faults: Faults) -> None:
    assert not faults.get("numbers")


def astray(felt: Felt) -> Iterator[tuple[str, str]]:
    looks = {
        "dress": misplaced_word_signs,
        "marks": marks_of_leaving_words,
        "light": lit_moving_cards,
        "bubbles": overlapping_bubbles,
    }
    for kind, look in looks.items():
        for problem in look(felt):
            yield kind, problem


def wrong_numbers(felt: Felt, was: dict[str, int], begins: bool) -> Iterator[tuple[str, str]]:
    """Yields a fault for each pile that shows a wrong number of cards at this moment.

    was: the numbers of cards before this step of the animation. begins: whether this is the first frame of the step.
    """
    zones, then = felt.scene._zones, numbers_of(felt.scene.picture)
    for key, one in zones._drawn.items():
        number = zones._counted(one.held).zone.count
        # Some zones do not show their number of cards.
        if number is None or key not in was or one.held.zone.kind is Kind.HAND:
            continue
        low, high = sorted((was[key], then[key]))
        ways = [way for way in zones._flights.values() if (way.source == key) is not (way.goal == key)]
        jumps = begins and len(ways) >= high - low and abs(number - was[key]) > 1
        if jumps or not low <= number <= high or (not zones._flights and number != then[key]):
            yield "numbers", f"{key} tells {number}, of {was[key]} and {then[key]}"


def numbers_of(picture: Picture) -> dict[str, int]:
    return {zone.key: zone.count for zone in picture.zones if zone.count is not None}


def misplaced_word_signs(felt: Felt) -> Iterator[str]:
    """Yields a fault for each word whose signs (its number, name, rim and highlight) are not drawn at its cards."""
    zones = felt.scene._zones
    dressed = [
        (key, one.item.rect, [piece.key for piece in one.held.pieces])
        for key, one in zones._drawn.items()
        if one.held.zone.kind is Kind.WORD and one.held.pieces
    ]
    dressed += [("parting", one.item.rect, list(one.cards)) for one in zones._parting]
    for key, rect, cards in dressed:
        items = [felt.card(card) for card in cards]
        if None in items:
            yield f"{key}: a card is not there"
        elif not same_place(rect, around([item.rect for item in items if item is not None])):
            yield f"{key}: is drawn at {rect}"


def same_place(one: Rect, other: Rect) -> bool:
    """Whether two rectangles are equal except at the top, where covered cards stick out."""
    return max(abs(one.x - other.x), abs(one.right - other.right), abs(one.bottom - other.bottom)) < 2


def marks_of_leaving_words(felt: Felt) -> Iterator[str]:
    """Yields a fault for each card that shows a mark of a word (a flag, corners, or ×2) while the card leaves or joins
    this word. The cards of a word that moves as a whole may keep its marks."""
    scene = felt.scene
    for key, item in scene.cards.items():
        zone = scene.pieces[key].zone
        alone = scene.animator.moves(item) and zone.what in ("word", "shown") and scene._zones.is_late(zone)
        if alone and has_set_off(felt, key) and shows_a_mark(item):
            yield f"{key} wears {item.look} on its way"
    for item in scene._leaving:
        if has_set_off(felt, item.key) and shows_a_mark(item):
            yield f"{item.key} wears {item.look} as it leaves"


def shows_a_mark(item: CardItem) -> bool:
    return item.look.mark in OF_A_WORD or item.look.stack > 1 or item.look.new


def has_set_off(felt: Felt, key: str) -> bool:
    flight = felt.scene._zones._flights.get(key)
    return flight is None or not flight.waits


def lit_moving_cards(felt: Felt) -> Iterator[str]:
    """Yields a fault for each card of a word that moves while words are highlighted or bubbles are visible."""
    if felt.performance._overlays:
        for key, item in felt.scene.cards.items():
            if felt.scene.animator.moves(item) and felt.scene.pieces[key].zone.what in ("word", "shown", "strip"):
                yield f"{key} moves while its word is lit"


def overlapping_bubbles(felt: Felt) -> Iterator[str]:
    for one, other in combinations([item.rect for item in felt.bubbles()], 2):
        if one.meets(other):
            yield "one bubble lies over another"
