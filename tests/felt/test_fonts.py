"""Tests that the bundled fonts exist, are used, and have every script that a name may need."""

from PySide6.QtGui import QFontInfo, QRawFont

from app.felt.theme import fonts


def test_the_program_loads_every_font_file_and_prefers_the_font_inter(qapp):
    names = fonts.families()
    assert names[0] == "Inter"
    assert {"Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai"} <= set(names)


def test_qt_finds_every_font_weight_in_the_font_files_and_synthesises_none(qapp):
    for weight in (fonts.REGULAR, fonts.MEDIUM, fonts.SEMIBOLD, fonts.BOLD):
        made = fonts.font(20, weight)
        assert QFontInfo(made).family() == "Inter"
        assert QRawFont.fromFont(made).weight() == weight.value


def test_large_letters_use_the_font_inter_display(qapp):
    assert QFontInfo(fonts.font(80, display=True)).family() == "Inter Display"


def test_the_title_font_has_all_letters_of_the_languages_and_digits_as_high_as_capitals(qapp):
    made = fonts.title_font(40)
    assert QFontInfo(made).family() == fonts.TITLES
    assert fonts.TITLES not in fonts.families(), "it is no face for other texts"
    raw = QRawFont.fromFont(made)
    for letter in "ABCXYZabcxyzÄÖÜäöüßẞÀÂÆÇÉÈÊËÎÏÔŒÙÛŸàâæçéèêëîïôœùûÿÁÍÑÓÚáíñóú¿¡«»“”„‘’…–—·&!?0123456789:+−×":
        assert raw.supportsCharacter(ord(letter)) or letter == "ẞ", letter
    heights = [raw.boundingRect(raw.glyphIndexesForString(sign)[0]).height() for sign in "023456789H"]
    assert max(heights) - min(heights) < 3


def test_the_programs_fonts_tell_qt_not_to_use_hinting(qapp):
    assert fonts.font(13).hintingPreference() == fonts.font(13).HintingPreference.PreferNoHinting


def test_each_letter_that_a_name_may_need_is_in_some_bundled_font(qapp):
    raw = [QRawFont.fromFont(fonts.font(20))]
    raw += [QRawFont(str(path), 20) for path in sorted(fonts.FOLDER.glob("Noto*.ttf"))]
    for letter in "ÄßñçŁőŻЖЩєΩΨאשعپهकณეղệ×–…→⇄★✓⚙":
        assert any(face.supportsCharacter(ord(letter)) for face in raw), letter


def test_the_folder_of_the_fonts_contains_their_licence():
    text = (fonts.FOLDER / "OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "Inter Project Authors" in text
