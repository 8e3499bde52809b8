"""Tests that the files in translations/ have every text of the program in every language, and no other text."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from app.base.languages import LANGUAGES
from tests.translations import ROOT, collect

FOLDER = ROOT / "translations"
CODES = collect.codes()
OTHERS = [code for code in CODES if code != collect.ENGLISH]
AGAIN = "not up to date: run python packaging/translations/collect.py"


@pytest.fixture(scope="module")
def found():
    return collect.collect()


def messages(code: str):
    """Yields every message of a language: its text, its translations (several if it has plural forms), and whether it
    is unfinished."""
    for context in ElementTree.parse(FOLDER / f"wordfelt_{code}.ts").iter("context"):
        for message in context.iter("message"):
            counts = message.get("numerus") == "yes"
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation] if counts else [translation.text or ""]
            text = collect.Text(
                context.findtext("name"), message.findtext("source"), counts, message.findtext("comment") or ""
            )
            yield text, forms, translation.get("type")


def test_every_text_of_the_program_can_be_translated(found):
    assert not found.faults


def test_wordfelt_offers_exactly_the_languages_that_have_a_translation_file():
    assert set(CODES) == set(LANGUAGES)


@pytest.mark.parametrize("code", CODES)
def test_the_translation_file_of_a_language_has_exactly_the_texts_of_the_program(code, found):
    wanted = {text for text in found.texts if text.counts or code != collect.ENGLISH}
    assert {text for text, _, _ in messages(code)} == wanted, AGAIN


@pytest.mark.parametrize("code", CODES)
def test_the_translation_file_of_a_language_has_no_unfinished_text(code):
    open_ones = [text for text, forms, kind in messages(code) if kind is not None or not all(forms)]
    assert not open_ones


@pytest.mark.parametrize("code", CODES)
def test_every_translation_has_the_placeholders_of_its_text(code):
    for text, forms, _ in messages(code):
        for form in forms:
            assert placeholders(form) == placeholders(text.source), (text, form)


def placeholders(text: str) -> list[str]:
    """The placeholders in a text ({names}, %n and HTML tags), with the number of each."""
    return sorted(re.findall(r"\{\w*\}|%n|<[^>]*>|&\w+;", text))


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_has_a_shortcut_letter_if_and_only_if_its_text_has_one(code):
    for text, forms, _ in messages(code):
        for form in forms:
            assert len(mnemonics(form)) == len(mnemonics(text.source)), (text, form)


def mnemonics(text: str) -> list[str]:
    return re.findall(r"&(?=\w)(?!\w+;)", text)


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_has_the_leading_space_and_tabs_and_line_breaks_and_final_punctuation_of_its_text(code):
    for text, forms, _ in messages(code):
        for form in forms:
            assert form[:1].isspace() == text.source[:1].isspace(), (text, form)
            assert ending(form) == ending(text.source), (text, form)
            assert form.count("\t") == text.source.count("\t"), (text, form)
            assert form.count("\n") == text.source.count("\n"), (text, form)


def ending(text: str) -> str:
    """The full stop, question mark, colon or ellipsis at the end of a text, if any. French has a space before some of
    these."""
    last = text.rstrip("”»“\u00a0\u202f ")[-1:]
    return last if last in ".?!:…," else ""


@pytest.mark.parametrize("code", CODES)
def test_the_compiled_file_contains_the_translations_of_the_translation_file(code, tmp_path):
    compiled = collect.release(FOLDER / f"wordfelt_{code}.ts", tmp_path / "new.qm")
    assert compiled is not None
    assert compiled.read_bytes() == (FOLDER / f"wordfelt_{code}.qm").read_bytes(), AGAIN


def test_a_running_program_keeps_the_old_content_of_a_compiled_file_that_is_made_again(tmp_path):
    """A running program reads the file when needed, and would crash if the file became shorter."""
    compiled = tmp_path / "new.qm"
    collect.release(FOLDER / "wordfelt_de.ts", compiled)
    before = compiled.read_bytes()
    with compiled.open("rb") as running:
        collect.release(FOLDER / "wordfelt_fr.ts", compiled)
        assert running.read() == before
    assert compiled.read_bytes() != before
    assert list(tmp_path.iterdir()) == [compiled]


def test_a_second_collection_of_texts_changes_nothing(found, tmp_path):
    for code in CODES:
        copy = tmp_path / f"wordfelt_{code}.ts"
        copy.write_bytes((FOLDER / copy.name).read_bytes())
        collect.update(code, found, tmp_path)
        assert copy.read_bytes() == (FOLDER / copy.name).read_bytes(), AGAIN


# ---- the script itself


def read(source: str):
    found = collect.Found()
    collect.read_source(source, "app/felt.py", found)
    return found


def test_the_script_finds_texts_in_calls_of_the_function_translate_under_a_short_name():
    found = read('say = QCoreApplication.translate\nsay("Felt", "Lay " "a card")\n')
    assert set(found.texts) == {collect.Text("Felt", "Lay a card")}


def test_the_script_reports_a_text_that_is_composed_at_run_time():
    assert read('QCoreApplication.translate("Felt", f"{name} plays")').faults
    assert read('QCoreApplication.translate("Felt", "a" + b)').faults


def test_the_script_reports_a_text_with_the_placeholder_of_a_number_but_without_a_number():
    assert read('QCoreApplication.translate("Felt", "%n card(s)")').faults
    assert not read('QCoreApplication.translate("Felt", "%n card(s)", None, count)').faults


def test_the_script_adds_new_texts_as_unfinished_and_removes_old_ones(tmp_path: Path):
    first = collect.Found({collect.Text("Felt", "Old"): ["a"], collect.Text("Felt", "%n card(s)", True): ["a"]})
    path = collect.update("de", first, tmp_path)
    path.write_text(
        path.read_text("utf-8").replace(
            '<translation type="unfinished"></translation>', "<translation>Alt</translation>"
        ),
        "utf-8",
    )
    assert collect.unfinished(path) == 1
    second = collect.Found({collect.Text("Felt", "Lay a card"): ["a"], collect.Text("Felt", "Old"): ["b"]})
    collect.update("de", second, tmp_path)
    assert "<translation>Alt</translation>" in path.read_text("utf-8")
    assert "card(s)" not in path.read_text("utf-8")
    assert collect.release(path) is None
    assert not path.with_suffix(".qm").exists()


def test_the_script_makes_the_english_plural_forms_automatically(tmp_path: Path):
    path = collect.update("en", collect.Found({collect.Text("Felt", "%n card(s) left", True): ["a"]}), tmp_path)
    assert "<numerusform>%n card left</numerusform>" in path.read_text("utf-8")
    assert "<numerusform>%n cards left</numerusform>" in path.read_text("utf-8")
