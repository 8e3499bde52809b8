"""Tests that everybody can read every theme: contrasts as WCAG demands, and card values that colour-blind people can
tell apart."""

import json
from collections.abc import Callable
from itertools import combinations, product

import pytest

from app.felt.backs import PATTERNS
from app.felt.faces import STYLES
from app.felt.theme import BACKS, FACES, FELTS, FOLDER, MODES, SHAPE, TEXT, Theme, load_theme, usual_back
from app.felt.theme.contrast import channels, contrast, luminance, readable_on
from tests.felt.colour_differences import BLINDNESS, difference, seen


def every_theme(test: Callable[[Theme], None]) -> Callable[[str], None]:
    """Runs a test with all themes, in one test per felt, because a test per theme would take longer."""

    @pytest.mark.parametrize("felt", FELTS)
    def of_felt(felt: str) -> None:
        for face, mode in product(FACES, MODES):
            theme = load_theme(felt, face, mode)
            try:
                test(theme)
            except AssertionError as fault:
                fault.add_note(theme.name)
                raise

    return of_felt


def test_players_can_choose_among_at_least_eight_felts_six_card_faces_eight_card_backs_and_three_modes():
    assert len(FELTS) >= 8
    assert len(FACES) >= 6
    assert len(BACKS) >= 8
    assert set(MODES) == {"light", "dark", "contrast"}


def test_players_can_choose_the_theme_of_every_file_in_the_folder_of_themes():
    assert {path.stem for path in (FOLDER / "felts").iterdir()} == set(FELTS)
    assert {path.stem for path in (FOLDER / "faces").iterdir()} == set(FACES)
    assert {path.stem for path in (FOLDER / "backs").iterdir()} == set(BACKS)
    assert {load_theme(face=face).face.style for face in FACES} == set(STYLES)
    assert {load_theme(back=back).back.pattern for back in BACKS} == set(PATTERNS)


@pytest.mark.parametrize("face", FACES)
def test_a_card_face_has_its_own_card_back_until_the_player_chooses_another_card_back(face):
    assert load_theme(face=face).back == load_theme(face=face, back=usual_back(face)).back
    assert load_theme(face=face, back="rays").back.pattern == "rays"


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("back", BACKS)
def test_the_pattern_and_the_emblem_of_a_card_back_have_enough_contrast(back, mode):
    drawn = load_theme(mode=mode, back=back).back
    assert contrast(drawn.line, drawn.ground) >= 2
    assert contrast(drawn.emblem, drawn.ground) >= SHAPE


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("felt", FELTS)
def test_texts_stay_readable_on_any_picture_that_a_player_puts_on_the_felt(felt, mode):
    theme = load_theme(felt, mode=mode, picture="anything.png")
    cloth, marks = theme.felt, theme.marks
    assert cloth.lightest - cloth.darkest >= 60, "the picture would be too dim"
    for shade in (cloth.darkest, cloth.lightest):
        ground = f"#{shade:02X}{shade:02X}{shade:02X}"
        assert min(contrast(ink, ground) for ink in (cloth.ink, cloth.dim)) >= TEXT
        assert min(contrast(ink, ground) for ink in (cloth.line, marks.legal, marks.illegal)) >= SHAPE


def test_high_contrast_hides_the_players_own_picture():
    assert not load_theme(mode="contrast", picture="anything.png").felt.picture


def test_a_theme_with_unknown_names_falls_back_to_the_default_theme():
    assert load_theme("velvet", "parchment", "noon") == load_theme()


@every_theme
def test_the_letters_on_cards_have_enough_contrast(theme: Theme):
    for ground in (theme.face.top, theme.face.bottom):
        assert contrast(theme.face.ink, ground) >= 7
        assert contrast(theme.face.soft, ground) >= TEXT
        for sign in (theme.face.dot, theme.face.star):
            assert contrast(sign, ground) >= SHAPE


@every_theme
def test_the_values_on_cards_have_enough_contrast(theme: Theme):
    for value in theme.face.values:
        assert contrast(value, theme.face.digit) >= TEXT
        assert contrast(value, theme.face.top) >= SHAPE
        assert contrast(value, theme.face.bottom) >= SHAPE


@every_theme
def test_no_two_card_values_look_alike_even_to_colour_blind_players(theme: Theme):
    for one, other in combinations(theme.face.values, 2):
        assert difference(channels(one), channels(other)) >= 25
        for blindness in BLINDNESS:
            assert difference(seen(one, blindness), seen(other, blindness)) >= 15


@every_theme
def test_text_on_the_felt_and_its_name_plates_and_the_rack_has_enough_contrast(theme: Theme):
    felt, wood = theme.felt, theme.wood
    for ink, ground in product((felt.ink, felt.dim), (felt.centre, felt.edge)):
        assert contrast(ink, ground) >= TEXT
    assert contrast(felt.plate_ink, felt.plate) >= 7
    assert contrast(felt.plate_dim, felt.plate) >= TEXT
    for ground in (wood.light, wood.dark):
        assert contrast(wood.ink, ground) >= TEXT


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_no_two_felts_look_alike(mode):
    felts = [load_theme(name, mode=mode).felt for name in FELTS]
    for one, other in combinations(felts, 2):
        assert difference(channels(one.centre), channels(other.centre)) >= 10


@pytest.mark.parametrize("felt", FELTS)
def test_a_light_felt_looks_like_cloth_and_not_like_paper_or_paint(felt):
    """Cloth has a colour of its own, is darker than the cards on it, and is lit from above."""
    cloth = load_theme(felt, mode="light").felt
    assert luminance(cloth.centre) > luminance(cloth.edge) * 1.4
    for ground in (cloth.centre, cloth.edge):
        assert contrast(ground, "#FFFDF6") >= 1.5
        assert difference(channels(ground), (luminance(ground),) * 3) >= 8


@every_theme
def test_empty_place_outlines_have_enough_contrast(theme: Theme):
    for ground in (theme.felt.centre, theme.felt.edge):
        assert contrast(theme.felt.line, ground) >= SHAPE


@every_theme
def test_the_focus_ring_is_visible_on_the_felt_and_on_the_rack_and_on_a_card(theme: Theme):
    # A focus ring has two colours, so that on any background one of them contrasts.
    marks = theme.marks
    grounds = (theme.felt.centre, theme.felt.edge, theme.wood.groove, theme.face.top, theme.face.bottom)
    rings = ((marks.ring, marks.ring_edge), (marks.focus, marks.focus_edge), (marks.lit, marks.lit_edge))
    for pair, ground in product(rings, grounds):
        assert contrast(*pair) >= SHAPE
        assert max(contrast(colour, ground) for colour in pair) >= SHAPE


@every_theme
def test_the_frames_and_icons_of_targets_have_enough_contrast(theme: Theme):
    marks = theme.marks
    for slot, ground in product((marks.legal, marks.illegal), (theme.felt.centre, theme.felt.edge)):
        assert contrast(slot, ground) >= SHAPE
    for ground, ink in (
        (marks.legal, marks.legal_ink),
        (marks.illegal, marks.illegal_ink),
        (marks.laid, marks.laid_ink),
        (marks.named, marks.named_ink),
        (marks.bubble, marks.bubble_ink),
    ):
        assert contrast(ground, ink) >= TEXT


def test_the_high_contrast_theme_uses_black_and_white():
    theme = load_theme(mode="contrast")
    assert theme.flat
    assert contrast(theme.face.ink, theme.face.bottom) == pytest.approx(21)
    assert contrast(theme.felt.ink, theme.felt.edge) == pytest.approx(21)


def test_text_on_a_seats_colour_is_black_or_white_whichever_is_more_readable():
    assert readable_on("#FFFFFF") == "#14181B"
    assert readable_on("#1C2A5A") == "#FFFFFF"


def test_a_theme_file_contains_only_colours_and_a_few_listed_settings():
    for path in sorted(FOLDER.rglob("*.json")):
        for key, value in _leaves(json.loads(path.read_text("utf-8"))):
            if key not in ("weave", "shine", "rest", "lifted", "style", "pattern", "usual_back"):
                assert isinstance(value, str), f"{path.name}: {key}"
                assert value.startswith("#") and len(value) == 7, f"{path.name}: {key}"


def _leaves(node, key=""):
    if isinstance(node, dict):
        for name, child in node.items():
            yield from _leaves(child, name)
    elif isinstance(node, list):
        for child in node:
            yield from _leaves(child, key)
    else:
        yield key, node
