"""The rules pages: one for every game, short enough to begin with, and their examples are games that replay."""

import re
from pathlib import Path

import pytest

from app.paths import assets
from engine.games import CATALOG, GAMES
from engine.match import Match
from engine.records.record import read_record
from engine.records.replay import lexicon_of

RULES = assets() / "rules"
LANGUAGES = sorted(folder.name for folder in RULES.iterdir() if folder.name != "examples")
EXAMPLE = re.compile(r"!\[[^\]]+\]\(example:([a-z0-9-]+)\)")


def page(language: str, game: str) -> str:
    return (RULES / language / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page_that_begins_with_one_screen(language: str, game: str) -> None:
    text = page(language, game)
    first = text.partition("\n## ")[0]
    assert text.startswith("# ")
    assert 4 <= len(first.splitlines()) <= 22
    assert len(first) < 1100


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_every_option_of_its_own_is_named(language: str, game: object) -> None:
    common = {"words", "seconds", "first", "stall", "moves"}
    text = page(language, game.id)  # type: ignore[attr-defined]
    for option in game.options:  # type: ignore[attr-defined]
        assert option.key in common or f"`{option.key}`" in text, option.key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_an_example(language: str, game: str) -> None:
    names = EXAMPLE.findall(page(language, game))
    assert names
    assert all((RULES / "examples" / f"{name}.wordfelt").is_file() for name in names)


@pytest.mark.parametrize("path", sorted((RULES / "examples").glob("*.wordfelt")), ids=lambda path: path.stem)
def test_an_example_is_a_game_that_replays(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    match = Match(record.header, lexicon_of(record.dictionary))
    for do, at in record.moves:
        match.say(do, at)
    assert match.moves
    assert any(path.stem in page("en", game) for game in GAMES)
