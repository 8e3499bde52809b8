"""Tests how pages look: no widget is squeezed, and everything stands out from its background."""

import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QCheckBox, QFrame, QLabel, QMessageBox, QPushButton, QScrollArea, QWidget
from shiboken6 import getCppPointer

from app.base.settings import GameSetting, SeatSetting, Settings
from app.felt.theme import FELTS, load_theme
from app.felt.theme.contrast import contrast, luminance
from app.program.appearance import grown
from app.session.match.view_data import SeatLine
from app.windows.table.panels import ScorePanel
from app.windows.table.stuck_player import offer
from app.windows.widgets.colours import COLOURS, colours_of
from app.windows.widgets.question import ask
from app.windows.widgets.style_sheet import restyle, style_program
from app.windows.widgets.written_by_people import FIRM, kept_together
from tests.shots.windows import mid_play
from tests.windows.conftest import deal
from tests.windows.test_table import first_act

NAMES = ("Ann", "Benedict", "Cleo", "Dorothea", "Emil", "Fritz", "Guinevere", "Hal")


def test_in_a_small_window_the_bars_use_several_lines_as_soon_as_they_first_show(program, qapp):
    """If the eight buzzers of this game shared a line with the verdict, the verdict would have room for only one word
    per line."""
    program.window.resize(900, 600)
    program.file.change(games={"shout": GameSetting(tuple([SeatSetting(name) for name in NAMES]))})
    program.new.deal("split-run", 20)  # deals a first game, from which the page gets its size
    settle(qapp)
    program.leave_table()
    program.new.deal("shout", 20)
    settle(qapp)
    page = program.window.table
    assert page.verdict.width() > page.stage.width() // 2
    assert page.foot.height() < page.height() // 3


def settle(qapp):
    """Lets Qt complete all layouts that it has postponed."""
    for _ in range(10):
        qapp.processEvents()


@pytest.mark.parametrize("mode", ["dark", "light"])
@pytest.mark.parametrize("felt", FELTS)
def test_every_window_theme_has_the_hue_of_its_felt_and_is_as_readable_as_the_green_theme(felt, mode):
    colours, green = colours_of(Settings(felt=felt, mode=mode)), COLOURS[mode]
    assert colours_of(Settings(felt="green", mode=mode)) == green
    hue, dyed = (
        QColor(load_theme(felt, mode=mode).felt.edge).hsvHue(),
        QColor(colours.line if mode == "dark" else colours.accent),
    )
    if dyed.hsvSaturation() > 30 and felt != "green":
        assert abs((dyed.hsvHue() - hue + 180) % 360 - 180) <= 15
    for name in ("back", "panel", "ink", "dim", "line", "accent"):
        assert luminance(getattr(colours, name)) == pytest.approx(luminance(getattr(green, name)), abs=0.01)
    for ink, ground in product((colours.ink, colours.dim, colours.good, colours.bad), (colours.back, colours.panel)):
        assert contrast(ink, ground) >= 4.5
    assert contrast(colours.accent_ink, colours.accent) >= 4.5


@pytest.mark.parametrize("felt", FELTS)
def test_in_light_mode_the_windows_are_cream_with_every_felt(felt):
    colours = colours_of(Settings(felt=felt, mode="light"))
    for ground in (QColor(colours.back), QColor(colours.panel)):
        assert 30 <= ground.hsvHue() <= 50
        assert 10 < ground.hsvSaturation() < 60


def test_the_high_contrast_mode_has_the_same_window_colours_with_every_felt():
    on_all = {colours_of(Settings(felt=felt, mode="contrast")) for felt in FELTS}
    assert on_all == {COLOURS["contrast"]}


@pytest.mark.parametrize(
    ("size", "wanted"), [((900, 600), 100), ((1920, 1080), 100), ((2560, 1440), 125), ((3840, 2160), 200)]
)
def test_a_large_window_has_larger_letters_than_a_small_window(size, wanted):
    assert grown(Settings(), QSize(*size)).text_size == wanted
    assert grown(Settings(text_size=150), QSize(*size)).text_size == round(1.5 * wanted)


def test_a_window_gets_a_new_style_sheet_when_it_grows_and_when_it_shrinks(program, qapp):
    before = program.window.gallery.search.font().pixelSize()
    program.window.resize(3840, 2160)
    settle(qapp)
    assert program.window.gallery.search.font().pixelSize() == 2 * before
    assert program.file.settings.text_size == 100
    program.window.resize(1280, 800)
    settle(qapp)
    assert program.window.gallery.search.font().pixelSize() == before


class Restyled(QObject):
    """Counts how many times the style of each widget changes."""

    def __init__(self) -> None:
        super().__init__()
        self.times: Counter[int] = Counter()

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.StyleChange:
            self.times[id(watched)] += 1
        return False


def test_a_change_of_the_text_size_makes_qt_style_each_widget_at_most_four_times_on_average(program, qapp):
    """If the whole style sheet were replaced, Qt would style a widget once for each widget around it."""
    deal(program, "four-rows")
    restyled = Restyled()
    qapp.installEventFilter(restyled)
    program.file.change(text_size=125)
    qapp.removeEventFilter(restyled)
    assert len(restyled.times) > 100
    assert restyled.times.total() < 4 * len(restyled.times)


def test_every_button_gets_the_new_text_size_after_each_change(program, qapp):
    """Qt sometimes leaves the font of a button unchanged, and not always of the same button."""
    mid_play(program, "split-run", moves=3)
    session = program.window.table.running.session
    while not session.state.over:
        session.lift_curtain()
        session.resign(session.state.actor)
    for size, text in (((3840, 2160), 150), ((900, 600), 250), ((1280, 800), 100), ((900, 600), 150)):
        program.file.change(text_size=text)
        program.window.resize(*size)
        settle(qapp)
        buttons = [one for one in program.window.findChildren(QPushButton) if not one.font().resolveMask()]
        assert buttons
        assert not [one.text() for one in buttons if one.font() != one.parentWidget().font()]


def test_restyling_a_widget_does_not_give_it_a_style_sheet_of_its_own(qtbot, qapp):
    button = QPushButton("Play")
    qtbot.addWidget(button)
    button.show()
    plain = button.grab().toImage()
    button.setProperty("main", True)
    restyle(button)
    assert getCppPointer(button.style()) == getCppPointer(qapp.style())
    assert button.grab().toImage() != plain, "a main button is filled"
    button.setProperty("main", False)
    restyle(button)
    assert button.grab().toImage() == plain


@pytest.mark.parametrize("mode", sorted(COLOURS))
@pytest.mark.parametrize("on", [False, True])
def test_a_check_box_stands_out_from_its_page(qtbot, qapp, mode, on):
    """The box or its outline contrasts at least 3:1 with the page, as the accessibility guidelines WCAG demand, and its
    tick mark contrasts 3:1 with the box."""
    style_program(qapp, Settings(felt="green", mode=mode))
    sheet = QFrame()
    sheet.setObjectName("panel")
    box = QCheckBox("", sheet)
    box.setChecked(on)
    box.move(10, 10)
    qtbot.addWidget(sheet)
    sheet.resize(60, 60)
    sheet.show()
    picture = sheet.grab().toImage()
    ratio = picture.devicePixelRatio()
    left, top, line = (round(length * ratio) for length in (10, 10, 24))
    seen = {picture.pixelColor(x, y).name() for x in range(left, left + line) for y in range(top, top + line)}
    colours = COLOURS[mode]
    assert max(contrast(colour, colours.panel) for colour in seen) >= 3
    if on:
        assert colours.accent.lower() in seen
        assert max(contrast(colour, colours.accent) for colour in seen - {colours.panel.lower()}) >= 3


def test_a_text_has_no_line_break_between_a_number_and_its_unit_or_a_word_and_its_points():
    assert kept_together("3 cards · 1 trick") == f"3{FIRM}cards{FIRM}· 1{FIRM}trick"
    assert kept_together("Ann: RATE  +4") == f"Ann: RATE{FIRM}{FIRM}+4"
    assert kept_together("Ann: RATE · Bo −2") == f"Ann: RATE{FIRM}· Bo{FIRM}−2"


@pytest.mark.parametrize(("hands", "said"), [((0, 0), 0), ((7, 0), 2)])
def test_the_score_panel_counts_hand_cards_only_in_games_with_hands(qtbot, hands, said):
    panel = ScorePanel()
    qtbot.addWidget(panel)
    lines = [
        SeatLine(seat, name, "#888888", 3, 0, 0, hand, out=False, to_act=False, winner=False)
        for seat, (name, hand) in enumerate(zip(("Ann", "Bo"), hands, strict=True))
    ]
    panel.show_scores("cards", lines)
    told = [label.text() for label in panel.findChildren(QLabel) if "in hand" in label.text().replace(FIRM, " ")]
    assert len(told) == said


def test_an_ampersand_in_a_games_name_does_not_make_a_shortcut_on_the_card_of_an_unfinished_game(program, qapp):
    session = deal(program, "profit-and-loss", 3).running.session
    session.submit(first_act(session))
    program.leave_table()
    settle(qapp)
    texts = [button.text() for button in program.window.gallery.strip.findChildren(QPushButton)]
    assert "Go on: Profit && Loss" in texts


@pytest.mark.parametrize(
    ("text_size", "language", "game"),
    [
        (100, "en", "shout"),
        (250, "de", "full-deck"),
        (250, "en", ""),
        (100, "de", ""),
        (250, "de", ""),
        (250, "es", ""),
    ],
)
def test_no_part_of_a_sheet_is_outside_the_sheet(program, qapp, text_size, language, game):
    program.window.resize(900, 600)
    program.file.change(text_size=text_size, language=language)
    if game:
        program.new.set_up(game)
    else:
        program.new.change_table()
    settle(qapp)
    sheet = program.window.gallery.side.currentWidget()
    area = sheet.findChild(QScrollArea)
    fields = [one for one in area.widget().findChildren(QWidget) if one.isVisible()]
    assert len(fields) > 20
    for field in fields:
        right = field.mapTo(area.widget(), QPoint(field.width(), 0)).x()
        assert right <= area.viewport().width(), field.accessibleName() or field


def test_a_search_in_the_gallery_that_matches_no_game_shows_a_sentence_instead_of_the_tiles(program, qapp):
    gallery = program.window.gallery
    gallery.search.setText("zzz")
    settle(qapp)
    assert not gallery.list.isVisible()
    assert gallery.nothing.height() > gallery.height() // 2
    gallery.search.clear()
    assert gallery.list.isVisible()
    assert not gallery.nothing.isVisible()


def test_the_card_of_an_unfinished_game_states_how_many_players_it_does_not_name(program):
    program.file.change(games={"shout": GameSetting(tuple([SeatSetting(name) for name in NAMES]))})
    program.new.deal("shout", 20)
    program.window.table.running.session.press("deal")
    program.leave_table()
    told = [label for label in program.window.gallery.strip.findChildren(QLabel) if "Ann" in label.text()]
    assert [label.text().split(" · ")[0] for label in told] == ["Ann, Benedict, Cleo +5"]
    assert told[0].toolTip() == ", ".join(NAMES)


def test_a_new_ranking_on_the_final_page_replaces_the_old_one_completely(program, qapp):
    ranks = []
    for seed in (1, 2):
        page = deal(program, "split-run", seed)
        page.running.session.resign(0)
        settle(qapp)
        ranks.append([label for label in page.final.findChildren(QLabel) if label.text().startswith(("Ann", "Ben"))])
        assert len([label for label in ranks[-1] if label.isVisible()]) == 2
        program.leave_table()


def test_two_rows_of_letter_buttons_are_not_cut_off_at_the_bottom_with_the_largest_text(program, qapp):
    mid_play(program, "ow")
    program.window.resize(900, 600)
    program.file.change(text_size=250)
    settle(qapp)
    parts = program.window.table.foot.choices.parts
    assert len(parts) == 2
    for part in parts:
        assert all(part.rect().contains(button.geometry()) for button in part.buttons.values())


def test_in_a_short_window_with_large_letters_the_bar_above_the_felt_keeps_to_one_line(program, qapp):
    """Some of its widgets are then hidden, but menu entries have the same functions, and the menu button stays
    visible."""
    program.file.change(text_size=250, language="de")
    program.window.resize(900, 600)
    mid_play(program, "four-rows")
    settle(qapp)
    head = program.window.table.head
    assert head.turn.text() == "Am Zug: Benedict", "the viewer is named, although Cleo may choose, too"
    assert head.menus.isVisible()
    assert head.height() < 2 * head.menus.height()
    program.window.resize(1280, 800)
    settle(qapp)
    assert head.back.isVisible()


@pytest.fixture
def desktops_icons(tmp_path):
    """Makes an icon theme with red icons the theme of the desktop during the test."""
    folder = tmp_path / "theirs"
    (folder / "16x16").mkdir(parents=True)
    (folder / "index.theme").write_text(
        "[Icon Theme]\nName=Theirs\nDirectories=16x16\n\n[16x16]\nSize=16\nType=Fixed\n"
    )
    dot = QPixmap(16, 16)
    dot.fill(QColor("red"))
    for name in ("dialog-question", "dialog-warning", "dialog-information"):
        assert dot.save(str(folder / "16x16" / f"{name}.png"))
    paths, theme = QIcon.themeSearchPaths(), QIcon.themeName()
    QIcon.setThemeSearchPaths([str(tmp_path)])
    QIcon.setThemeName("theirs")
    assert QIcon.hasThemeIcon("dialog-question")
    yield
    QIcon.setThemeSearchPaths(paths)
    QIcon.setThemeName(theme)


def test_the_program_does_not_show_icons_of_the_desktops_icon_theme(program, qapp, desktops_icons):
    ask("Leave?", program.window, lambda: None)
    offer("Bo", ("again",), lambda way: None, program.window)
    boxes = program.window.findChildren(QMessageBox)
    assert len(boxes) == 2
    assert all(box.iconPixmap().isNull() for box in boxes)
    for box in boxes:
        box.reject()
    settle(qapp)
    assert qapp.testAttribute(Qt.ApplicationAttribute.AA_DontShowIconsInMenus)
    assert "dialogbuttonbox-buttons-have-icons: 0" in qapp.styleSheet(), "offscreen none would show anyway"
    sources = [path.read_text("utf-8") for path in Path("app").rglob("*.py")]
    named = re.compile(
        r"MessageBox\.Icon\.(?!NoIcon)|MessageBox\.(question|warning|information|critical|about)\(|fromTheme"
    )
    assert not [found.group() for text in sources for found in named.finditer(text)]


def test_the_setup_sheet_fills_the_window_if_there_is_no_room_for_the_gallery_beside_it(program, qapp):
    program.window.resize(900, 600)
    program.file.change(text_size=250, language="de")
    program.new.set_up("full-deck")
    settle(qapp)
    gallery = program.window.gallery
    assert not gallery.list.isVisible()
    assert gallery.side.width() > 0.95 * gallery.width()
    gallery.show_sheet(None)
    settle(qapp)
    assert gallery.list.isVisible()
    assert gallery.side.width() < 0.6 * gallery.width()


def test_on_a_large_screen_a_page_has_wider_margins(program, qapp):
    rooms = []
    for size in ((1280, 800), (3840, 2160)):
        program.window.resize(*size)
        settle(qapp)
        gallery = program.window.gallery
        rooms.append(gallery.width() - gallery.side.geometry().right())
    assert rooms[1] > 1.6 * rooms[0]
