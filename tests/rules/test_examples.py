"""Tests that the examples of the rules pages are records that replay, and that the pages describe them correctly."""

import re

import pytest

from app.base.paths import assets
from app.library.rule_examples import Example, example_of
from engine.games import GAMES
from engine.records.record import DictionaryChoice, read_record
from engine.records.replay import lexicon_of
from tests.rules.test_pages import LANGUAGES, page

FOLDER = assets() / "rules" / "examples"
NAMES = sorted(path.stem for path in FOLDER.glob("*.wordfelt"))
CAPTION = re.compile(r"!\[([^\]]+)\]\(example:([a-z0-9-]+)(?:#([^)]+))?\)")
FIGURE = re.compile(r"\*\*(−?\d+)\*\*")
WORD = re.compile(r"\b[A-Z]{3,}\b")


def captions(language: str, game: str) -> list[tuple[str, str, str]]:
    """The examples on a game's rules page, each as (caption, name, reason of the refusal). The reason is "" for an
    example that is not refused."""
    return CAPTION.findall(page(language, game))


each_page = pytest.mark.parametrize(("language", "game"), [(one, game) for one in LANGUAGES for game in GAMES])


def test_every_example_appears_on_the_rules_page_of_its_game_and_on_no_other() -> None:
    for language in LANGUAGES:
        shown = [(name, game) for game in GAMES for _, name, _ in captions(language, game)]
        assert sorted(name for name, _ in shown) == NAMES
        assert all(name.rpartition("-")[0] == game == example_of(name).game for name, game in shown)


@pytest.mark.parametrize("game", GAMES)
def test_every_rules_page_has_several_examples_and_a_forbidden_play(game: str) -> None:
    found = captions("en", game)
    assert 3 <= len(found) <= 5
    if game != "shout":  # in Shout! a wrong word is a legal move
        assert any(refused for _, _, refused in found)


@each_page
def test_an_example_is_refused_for_the_reason_its_page_gives(language: str, game: str) -> None:
    for _, name, refused in captions(language, game):
        refusal = example_of(name).refusal
        assert (refusal.key if refusal else "") == refused, name


@pytest.mark.parametrize("name", NAMES)
def test_an_example_picture_crosses_out_a_refused_play(name: str) -> None:
    example = example_of(name)
    wrong_shout = name == "shout-2"
    assert example.lines[-1].refused == (example.refusal is not None or wrong_shout)


@each_page
def test_the_points_in_a_caption_equal_the_points_of_the_moves_in_the_example(language: str, game: str) -> None:
    for text, name, refused in captions(language, game):
        claimed = [int(figure.replace("−", "-")) for figure in FIGURE.findall(text)]
        if not refused or claimed:
            assert claimed == list(example_of(name).numbers), name


@each_page
def test_an_example_picture_shows_the_words_of_its_caption(language: str, game: str) -> None:
    for text, name, _ in captions(language, game):
        seen = texts_of(example_of(name))
        assert all(any(word in line for line in seen) for word in WORD.findall(text)), (name, seen)


@each_page
def test_a_translated_caption_has_the_words_and_figures_of_the_english_one(language: str, game: str) -> None:
    for (text, name, _), (english, other, _) in zip(captions(language, game), captions("en", game), strict=True):
        assert name == other
        assert set(WORD.findall(text)) == set(WORD.findall(english)), name
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", english)), name


@pytest.mark.parametrize("name", NAMES)
def test_the_caption_of_an_example_names_its_last_word(name: str) -> None:
    game = example_of(name).game
    text = next(text for text, other, _ in captions("en", game) if other == name)
    words = WORD.findall(text)
    last = example_of(name).lines[-1]
    if name not in ("profit-and-loss-1", "profit-and-loss-3", "four-rows-2", "eight-it-all-3", "real-value-3"):
        assert any(word in (last.named or last.text) for word in words)


@pytest.mark.parametrize("name", NAMES)
def test_the_words_of_an_example_are_in_the_dictionary(name: str) -> None:
    lexicon = lexicon_of(DictionaryChoice())
    listed = read_record((FOLDER / f"{name}.wordfelt").read_text("utf-8")).dictionary.only
    assert listed
    assert [word for word in listed if not lexicon.has(word)] == []


def texts_of(example: Example) -> list[str]:
    return [line.named or line.text for line in example.lines] + [line.text for line in example.lines]
