"""Tests the tiles of the gallery, each of which shows a game's table in miniature: each family of games has a colour
and a pattern of its own."""

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from app.base.box_words import family_heading, family_text
from app.base.boxes import BOXES, FAMILIES
from app.base.settings import Settings
from app.felt.motifs import MOTIFS
from app.windows.gallery.family_themes import FELT_OF, themes_of
from app.windows.gallery.miniature import draw_miniature
from app.windows.gallery.shelf_places import shelf_places
from app.windows.gallery.tiles import EASY, GAME, IDS, RECENT, SHORTEST, Tile
from tests.felt.colour_differences import difference
from tests.windows.conftest import people, settle


def tile(family: str, mode: Any) -> QImage:
    """A picture of a game's table in the colour and pattern of this family; the table is empty but for the outline of
    one place."""
    image = QImage(150, 70, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    draw_miniature(painter, QRectF(0, 0, 150, 70), ("_",), themes_of(Settings(mode=mode))[family], family)
    painter.end()
    return image


def test_every_family_of_games_has_a_colour_and_a_pattern_and_a_name_of_its_own(qapp):
    assert {box.family for box in BOXES.values()} == set(FAMILIES) == set(FELT_OF) == set(MOTIFS)
    assert len(set(FELT_OF.values())) == len(FAMILIES)
    assert len({family_text(box) for box in BOXES.values()}) == len(FAMILIES)


@pytest.mark.parametrize("mode", ["light", "dark", "contrast"])
def test_the_tiles_of_game_families_can_be_told_apart_without_colour(qapp, mode):
    greys = {family: tile(family, mode).convertToFormat(QImage.Format.Format_Grayscale8) for family in FAMILIES}
    for one, other in combinations(greys.values(), 2):
        pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
        assert sum(abs(a - b) > 8 for a, b in pairs) > 300


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_the_tiles_of_different_game_families_have_different_colours(qapp, mode):
    shades = [tile(family, mode).scaled(1, 1).pixelColor(0, 0) for family in FAMILIES]
    linear = [tuple([(part / 255) ** 2.2 for part in (shade.red(), shade.green(), shade.blue())]) for shade in shades]
    for one, other in combinations(linear, 2):
        assert difference(one, other) >= 10


def test_the_spoken_name_of_a_tile_includes_the_family_of_its_game(program):
    gallery = program.window.gallery
    for row, game in enumerate(IDS):
        said = gallery.games.data(gallery.games.index(row), Qt.ItemDataRole.AccessibleTextRole)
        assert said.endswith(family_text(BOXES[game]))
    gallery.choose("split-run")
    assert family_text(BOXES["split-run"]) in gallery.facts.text()


def test_a_visible_chosen_tile_stays_visible_when_the_window_changes_its_size(program):
    gallery, window = program.window.gallery, program.window
    for game in ("3-2-1", "split-run", IDS[-1]):
        gallery.choose(game)
        for size in ((640, 480), (1280, 800), (900, 600), (1920, 1080), (640, 480), (1920, 1080)):
            window.resize(*size)
            settle(program)
            chosen = gallery.list.visualRect(gallery.list.currentIndex())
            assert gallery.list.viewport().rect().contains(chosen.center()), (game, size)
            assert size[1] < 800 or chosen.top() >= 0, (game, size)


def test_the_gallery_does_not_scroll_back_to_the_chosen_tile_after_the_player_has_scrolled_away_from_it(program):
    gallery, window = program.window.gallery, program.window
    gallery.choose(IDS[0])
    window.resize(900, 600)
    settle(program)
    bar = gallery.list.verticalScrollBar()
    bar.setValue(bar.maximum())
    window.resize(1000, 600)
    settle(program)
    assert bar.value() > 0


def test_the_tiles_are_redrawn_only_when_their_data_have_changed(program):
    drawn: list[None] = []
    program.window.gallery.games.dataChanged.connect(lambda *_: drawn.append(None))
    program.file.change(games={"ow": people("ow")}, sound=True)
    assert drawn == []
    for number, changed in enumerate(({"favourites": ("ow",)}, {"learned": ("ow",)}), 1):
        program.file.change(**changed)
        program.file.change(**changed)
        assert len(drawn) == number


def test_a_deal_sorts_the_tiles_again_only_while_the_filter_shows_the_games_played_last(program):
    gallery = program.window.gallery
    sorted_anew: list[None] = []
    gallery.shown.layoutChanged.connect(lambda *_: sorted_anew.append(None))
    program.file.change(recent=("ow", "split-run"))
    assert sorted_anew == []
    gallery.filter.setCurrentIndex(gallery.filter.findData(RECENT))
    assert [gallery.shown.index(row, 0).data(GAME) for row in range(gallery.shown.rowCount())] == ["ow", "split-run"]
    program.file.change(recent=("split-run", "ow"))
    assert [gallery.shown.index(row, 0).data(GAME) for row in range(gallery.shown.rowCount())] == ["split-run", "ow"]


def picture(game: str, share: float = 1.0) -> bytes:
    """The miniature table of a game in shades of grey, on the same cloth for all games.

    share: how much of the animation of the miniature has passed, from 0 to 1.
    """
    image = QImage(152, 64, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    draw_miniature(painter, QRectF(0, 0, 152, 64), BOXES[game].table, themes_of(Settings())["grow"], "grow", share)
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(grey.constBits())


def test_no_two_tiles_of_the_gallery_look_alike(qapp):
    for one, other in combinations(BOXES, 2):
        pairs = zip(picture(one), picture(other), strict=True)
        assert sum(abs(a - b) > 60 for a, b in pairs) > 500, (one, other)


WORDS = 120


def words_on(window) -> list[str]:
    """All words that the gallery shows."""
    texts = [action.text() for action in window.menuBar().actions() if action.isVisible()]
    for widget in [*window.gallery.findChildren(QLabel), *window.gallery.findChildren(QAbstractButton)]:
        texts += [widget.text()] if widget.isVisible() and not widget.visibleRegion().isEmpty() else []
    gallery, shelf = window.gallery, window.gallery.list
    assert gallery.tile.columns > 4
    texts += [gallery.search.placeholderText(), gallery.filter.currentText(), gallery.table.accessibleName()]
    sight = shelf.viewport().rect()
    for row in range(shelf.count):
        # checks the lower corner of each tile, because the name of its game is there
        if sight.contains(shelf.visualRect(shelf.model().index(row, 0)).bottomLeft()):
            texts.append(shelf.model().index(row, 0).data())
    texts += [family_heading(family) for family, place in shelf._places.headings if place.bottom < sight.height()]
    texts += ["easy", "solo", "versus"]
    return [word for text in texts for word in text.split() if any(sign.isalnum() for sign in word)]


@pytest.mark.own_program
def test_the_gallery_at_a_first_start_shows_at_most_120_words_and_most_of_the_games(start, qtbot):
    program = start()
    program.window.resize(1280, 800)
    program.days.show()
    qtbot.waitUntil(lambda: program.window.gallery.day.places["duel"].accessibleName() != "Duel")
    words = words_on(program.window)
    assert "Last" in words and "Wordfelt" in words and "road" in words
    assert len(words) <= WORDS, " ".join(words)
    assert len(seen_tiles(program)) >= 20


def seen_tiles(program) -> list[str]:
    """The names of the games whose tiles are completely visible."""
    shelf = program.window.gallery.list
    rows = range(shelf.count)
    return [
        str(shelf.model().index(row, 0).data())
        for row in rows
        if shelf.viewport().rect().contains(shelf.visualRect(shelf.model().index(row, 0)))
    ]


@pytest.mark.own_program
def test_a_small_window_shows_more_than_a_row_of_tiles(start):
    program = start()
    program.window.resize(900, 600)
    settle(program)
    assert len(seen_tiles(program)) >= 6


@pytest.mark.own_program
def test_the_gallery_shows_the_rules_only_after_the_player_has_chosen_a_game(start):
    program = start()
    gallery = program.window.gallery
    gallery.show_rules()
    settle(program)
    assert gallery.lead.isVisible()
    assert gallery.lead.text() == "Where one word ends the next begins."
    gallery.choose("split-run")
    settle(program)
    assert not gallery.lead.isVisible()
    assert gallery.rules.isVisible()


def test_the_gallery_lists_each_family_below_its_heading_with_its_easiest_games_first(program):
    gallery = program.window.gallery
    told = [family for family, _ in gallery.list._places.headings]
    assert told == list(FAMILIES)
    games = [gallery.shown.index(row, 0).data(Qt.ItemDataRole.UserRole) for row in range(gallery.shown.rowCount())]
    assert games == sorted(games, key=lambda game: (FAMILIES.index(BOXES[game].family), BOXES[game].difficulty))
    gallery.filter.setCurrentIndex(gallery.filter.findData(SHORTEST))
    assert not gallery.list._places.headings
    gallery.filter.setCurrentIndex(gallery.filter.findData(EASY))
    assert {family for family, _ in gallery.list._places.headings} < set(FAMILIES)


@pytest.mark.parametrize("columns", [1, 2, 3, 5, 6, 29])
def test_every_tile_is_below_the_heading_of_its_family_and_does_not_overlap_other_tiles(columns):
    families = [family for family in FAMILIES for _ in range(1 + 3 * FAMILIES.index(family) % 5)]
    places = shelf_places(families, columns, 100, 60, 20, {"speed": 2, "race": 3})
    assert len(places.tiles) == len(families)
    everything = [*places.tiles, *[place for _, place in places.headings]]
    assert not any(one.meets(other) for one, other in combinations(everything, 2))
    assert max(one.bottom for one in everything) == places.height
    assert max(one.right for one in everything) <= columns * 100
    for family, place in places.headings:
        first = places.tiles[families.index(family)]
        assert (first.x, first.y) == (place.x, place.bottom)


def test_the_arrow_keys_reach_every_tile(program):
    shelf = program.window.gallery.list
    shelf.setCurrentIndex(shelf.model().index(0, 0))
    for key, rows in ((Qt.Key.Key_Right, range(1, len(IDS))), (Qt.Key.Key_Left, range(len(IDS) - 2, -1, -1))):
        for row in rows:
            QTest.keyClick(shelf, key)
            assert shelf.currentIndex().row() == row
    seen = [shelf.visualRect(shelf.currentIndex()).top()]
    for _ in range(20):
        QTest.keyClick(shelf, Qt.Key.Key_Down)
        top = shelf.visualRect(shelf.currentIndex()).top() + shelf.verticalOffset()
        if top == seen[-1]:
            break
        seen.append(top)
    assert len(seen) >= 4
    assert seen[1:] == sorted(seen[1:])
    QTest.keyClick(shelf, Qt.Key.Key_Home)
    assert shelf.currentIndex().row() == 0
    QTest.keyClick(shelf, Qt.Key.Key_End)
    assert shelf.currentIndex().row() == len(IDS) - 1


def test_only_the_tile_of_the_chosen_game_shows_tags_with_facts_about_the_game(program, monkeypatch):
    tagged: list[str] = []
    monkeypatch.setattr(Tile, "_badges", lambda _, __, ___, box, ____: tagged.append(box.name))
    program.window.gallery.choose("take-6")
    tagged.clear()
    program.window.gallery.list.viewport().grab()
    assert tagged == ["Take 6"]


@pytest.mark.parametrize("chosen", [False, True])
def test_a_tile_does_not_draw_outside_the_area_that_it_reports_as_drawn(program, chosen):
    shelf = program.window.gallery.list
    place = QRect(30, 30, round(shelf.tile.width), shelf.tile.height)
    for game in IDS:
        image = QImage(place.right() + 30, place.bottom() + 30, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.magenta)
        blank = image.copy()
        painter = QPainter(image)
        shelf.tile.draw(painter, place, game, chosen=chosen, focused=chosen)
        painter.fillRect(shelf.tile.drawn(place, chosen), Qt.GlobalColor.magenta)
        painter.end()
        assert image == blank, game


def test_a_tile_is_not_drawn_if_only_the_empty_space_around_it_is_in_view(program, monkeypatch):
    shelf = program.window.gallery.list
    program.window.gallery.choose(IDS[0])
    drawn: list[str] = []
    monkeypatch.setattr(Tile, "draw", lambda _, __, ___, game, **____: drawn.append(game))
    last = shelf.visualRect(shelf.model().index(len(IDS) - 1, 0))
    for row, shown in ((last.top() + 8, False), (last.top() + 9, True)):
        drawn.clear()
        shelf.viewport().render(QImage(4000, 1, QImage.Format.Format_RGB32), QPoint(), QRegion(0, row, 4000, 1))
        assert (IDS[-1] in drawn) == shown


def test_the_animation_of_a_tile_begins_with_an_empty_table_and_ends_with_all_cards_on_it(qapp):
    for game, box in BOXES.items():
        if set("".join(box.table)) != {"_"}:
            shares = [picture(game, share) for share in (0.0, 0.5, 1.0)]
            assert len(set(shares)) == 3, game
        assert picture(game, 1.0) == picture(game)


class Paints(QObject):
    """Counts the paint events of a widget."""

    def __init__(self, widget) -> None:
        super().__init__()
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def pointed(program, game: str):
    gallery = program.window.gallery
    gallery.choose(game)
    settle(program)
    shelf = gallery.list
    QTest.mouseMove(shelf.viewport(), QPoint(1, 1))
    QTest.mouseMove(shelf.viewport(), shelf.visualRect(shelf.currentIndex()).center())
    return shelf


def test_a_pointer_over_a_tile_animates_its_picture_once_and_then_no_tile_is_painted_again(
    program, paints_again, qtbot
):
    program.window.gallery.list.motion = "normal"
    shelf = pointed(program, "take-6")
    assert shelf.plays
    paints = Paints(shelf.viewport())
    shelf._play.setCurrentTime(shelf._play.duration())
    assert not shelf.plays
    qtbot.waitUntil(lambda: paints.count > 0)  # waits until the complete picture is painted

    def rests() -> bool:
        paints.count = 0
        QTest.qWait(120)
        return paints.count == 0

    qtbot.waitUntil(rests)


def test_with_animations_off_a_pointer_over_a_tile_does_not_animate_its_picture(program):
    program.file.change(motion="none")
    assert not pointed(program, "take-6").plays


def test_a_tile_without_tags_shows_its_facts_in_a_tool_tip(program):
    gallery = program.window.gallery
    told = gallery.games.data(gallery.games.index(IDS.index("take-6")), Qt.ItemDataRole.ToolTipRole)
    assert told == "2–4 players · about 25 minutes · medium · a word grows"


def test_the_cross_that_clears_the_search_is_vertically_centred_in_its_field(program):
    gallery = program.window.gallery
    gallery.search.setText("take")
    settle(program)
    (cross,) = [one for one in gallery.search.findChildren(QAbstractButton) if one.isVisible()]
    assert abs(cross.geometry().center().y() - gallery.search.rect().center().y()) <= 1
    assert cross.height() <= gallery.search.height()


@pytest.mark.own_program
def test_no_tile_moves_when_the_cards_of_the_unfinished_games_appear(start):
    program = start()
    gallery = program.window.gallery
    program.window.resize(1280, 800)
    settle(program)
    assert gallery.start.picture.isVisible()
    gallery.strip.keep_room()
    settle(program)
    assert not gallery.start.picture.isVisible(), "unfinished games need the room of the picture"
    assert gallery.start.height() < gallery.strip.height()


def test_each_tile_that_an_arrow_key_reaches_is_reported_to_a_screen_reader(program, monkeypatch):
    told: list[int] = []
    monkeypatch.setattr("app.windows.gallery.game_list.report_line", lambda view, row: told.append(row))
    shelf = program.window.gallery.list
    monkeypatch.setattr(shelf, "hasFocus", lambda: True)  # as if the shelf had the focus
    row = shelf.currentIndex().row()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(shelf, key)
    assert told == [row + 1, row + 2, row + 1]


def test_with_the_largest_letters_no_name_of_a_game_is_cut_off_in_a_small_window(program):
    gallery = program.window.gallery
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    settle(program)
    cut = []
    for game in BOXES:
        gallery.choose(game)
        settle(program)
        if gallery.name.height() < gallery.name.heightForWidth(gallery.name.width()):
            cut.append((game, gallery.name.height(), gallery.name.heightForWidth(gallery.name.width())))
    assert not cut
