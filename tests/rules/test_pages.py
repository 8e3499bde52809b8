"""Tests that every game has a rules page, and that the page begins with a short part and names the options of the game.

`test_examples.py` checks the examples of a page.
"""

import re
from functools import cache

import pytest
from PySide6.QtCore import QTranslator

from app.base.paths import assets, translations
from app.base.texts import OPTIONS
from engine.core.cards import FOUR_ROWS_DECK, FULL_DECK, LETTER_DECK, SHOUT_DECK
from engine.core.letters import WILD
from engine.core.rulebook import Game
from engine.games import CATALOG, GAMES
from engine.games.four_rows.deal import CARDS_EACH
from engine.games.full_deck.allowed import ADVANCED_ENDINGS
from engine.games.full_deck.starter import IN_PILE

RULES = assets() / "rules"
LANGUAGES = sorted(folder.name for folder in RULES.iterdir() if folder.name != "examples")
SHARED = "all-games"
NAMES = (*GAMES, SHARED)
COMMON = {"words", "seconds", "clock", "increment", "first", "stall", "moves"}

HEADING = re.compile(r"^(#+) ", re.MULTILINE)
EXAMPLE = re.compile(r"\]\(example:([^)]+)\)")
LINK = re.compile(r"\]\(rules:([^)#]*)(?:#[^)]*)?\)")
KEY = re.compile(r"`([^`]+)`")
TITLED = re.compile(r"\*\*([^*]+)\*\*\s?\(`([^`]+)`\)")
BOLD = re.compile(r"\*\*([^*]+)\*\*")


@cache
def page(language: str, name: str) -> str:
    return (RULES / language / f"{name}.md").read_text("utf-8")


def sections(text: str) -> list[str]:
    """The text before the first heading of the second level, and the texts below these headings."""
    return re.split(r"^## .*$", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_rules_page_begins_with_a_part_that_fits_on_one_screen(language: str, name: str) -> None:
    first = sections(page(language, name))[0]
    assert first.startswith("# ")
    assert "\n- " in first
    assert 4 <= len(first.splitlines()) <= 22
    assert len(first) < 1100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_rules_page(language: str) -> None:
    assert {path.stem for path in (RULES / language).glob("*.md")} == set(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_every_rules_page_lists_exactly_the_options_of_the_game(language: str, game: Game) -> None:
    listed = sections(page(language, game.id))[3]
    assert set(KEY.findall(listed)) == {option.key for option in game.options}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_every_option_that_a_rules_page_names_exists(language: str, game: Game) -> None:
    assert set(KEY.findall(page(language, game.id))) <= {option.key for option in game.options}


@cache
def spoken(language: str) -> QTranslator:
    translator = QTranslator()
    translator.load(f"wordfelt_{language}.qm", str(translations()))
    return translator


def needs_to_be_spoken(language: str) -> None:
    if language != "en" and spoken(language).isEmpty():
        pytest.skip("the program does not speak this language yet")


def called(language: str, context: str, text: str) -> str:
    """The translation of a name that the program shows, or the name itself if it has no translation."""
    return spoken(language).translate(context, text) or text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_every_rules_page_names_each_variation_with_its_option(language: str, game: Game) -> None:
    needs_to_be_spoken(language)
    for variation in game.variations:
        (key,) = variation.options
        name = called(language, "Variations", variation.name)
        assert f"- **{name}** (`{key}`)" in page(language, game.id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_rules_page_uses_the_names_of_options_that_the_setup_sheet_shows(language: str, name: str) -> None:
    needs_to_be_spoken(language)
    varied = {called(language, "Variations", kind.name) for game in CATALOG for kind in game.variations}
    for text, key in TITLED.findall(page(language, name)):
        assert text in varied or text == called(language, "Options", OPTIONS[key][0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_all_games_explains_the_options_that_all_games_have(language: str) -> None:
    assert set(KEY.findall(page(language, SHARED))) == COMMON


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOG, ids=lambda game: game.id)
def test_a_rules_page_names_the_option_about_permitted_moves_and_has_five_parts(language: str, game: Game) -> None:
    if any(option.key == "moves" for option in game.options):
        assert "`moves`" in page(language, game.id)
    assert len(sections(page(language, game.id))) == 5, "the last part says what we decided"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_link_of_a_rules_page_leads_to_a_page(language: str, name: str) -> None:
    assert set(LINK.findall(page(language, name))) <= set(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_translated_page_has_the_same_headings_lists_and_examples_as_the_english_one(
    language: str, name: str
) -> None:
    """The two pages have the same headings, lists, examples, links, options and figures, in the same order."""
    text, english = page(language, name), page("en", name)
    for pattern in (HEADING, EXAMPLE, LINK):
        assert pattern.findall(text) == pattern.findall(english)
    for mine, theirs in zip(sections(text), sections(english), strict=True):
        assert sorted(KEY.findall(mine)) == sorted(KEY.findall(theirs))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_rules_page_has_no_double_spaces_straight_quotes_or_unpaired_bold_marks(language: str, name: str) -> None:
    """The page has no double spaces and no unpaired bold marks, and its quotes are typographic."""
    text = page(language, name)
    assert "  " not in text
    assert "'" not in text
    assert '"' not in text
    assert text.endswith("\n")
    assert len(BOLD.findall(text)) * 2 == text.count("**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_all_games_lists_the_cards_of_the_deck(language: str) -> None:
    """The page lists the points of each letter and the number of its cards in the deck."""
    values, counts = sections(page(language, SHARED))[1].rsplit("\n\n", 2)[0], page(language, SHARED)
    lines = [line for line in values.splitlines() if line.startswith("- ")]
    worth = {letter: value for value, line in enumerate(lines, 1) for letter in re.findall(r"\b[A-Z]\b", line)}
    assert worth == LETTER_DECK.values
    listed = re.findall(r"((?:[A-Z], )*[A-Z])[ \u00a0](\d+)(?=\s?[;.])", counts)
    assert {letter: int(count) for letters, count in listed for letter in letters.split(", ")} == LETTER_DECK.counts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_translated_page_has_the_same_numbers_as_the_english_one(language: str, name: str) -> None:
    for mine, theirs in zip(sections(page(language, name)), sections(page("en", name)), strict=True):
        assert sorted(re.findall(r"\d+", mine)) == sorted(re.findall(r"\d+", theirs))


def test_the_rules_pages_of_games_with_their_own_decks_describe_the_decks_correctly() -> None:
    four_rows, shout, full = (page("en", name) for name in ("four-rows", "shout", "full-deck"))
    assert f"of {sum(FOUR_ROWS_DECK.counts.values())} cards" in four_rows
    assert "Two players get 14 cards each, three 13, four 12, five 11 and six 10." in four_rows
    assert list(CARDS_EACH.values()) == [14, 13, 12, 11, 10]
    assert "of five cards each for two players, of seven for three, of nine for four" in page("en", "starter")
    assert IN_PILE == {2: 5, 3: 7, 4: 9}
    singles = sum(count for face, count in SHOUT_DECK.counts.items() if len(face) == 1 and face != WILD)
    pairs = sum(count for face, count in SHOUT_DECK.counts.items() if len(face) == 2)
    assert f"{singles} letters, {pairs} pairs and {SHOUT_DECK.counts[WILD]} stars" in shout
    assert f"The deck has {sum(FULL_DECK.counts.values())} cards" in full


# Facts that players need and that a rules page once omitted. If a rule changes, change its page and this list.
NEEDED_FACTS = {
    SHARED: (
        "in one of three ways",
        "everybody has passed three times in a row; alone, with no trade left, a pass on an empty table is enough",
        "three full rounds, and at least six turns, without a word",
        "as many cards as the deck holds have been traded or discarded since the last word",
        "with an empty deck, the number of cards in all hands has not fallen for five rounds",
        "where cards are only exchanged, this counts from the start",
        "the play stands for good",
        "those who tie for that draw again",
    ),
    "full-deck": (
        "A card that is read anew in its place has not moved",
        "S, ES, D, ED, R or ER",
        "A noun that is known in its plural alone, like JEANS or THANKS, is none",
    ),
    "starter": (
        "A card that is read anew in its place has not moved",
        "the upturned cards go under their piles, and the next ones turn up",
        "when all pass a second time running",
    ),
    "last-man-standing": (
        "cleared when everybody in turn has passed, or when everybody has passed or traded twice in a row",
        "With an empty deck nothing is cleared",
        "Alone, a pass clears the table at once; a trade does not",
    ),
    "ow": (
        "cleared when everybody in turn has passed, or when everybody has passed or traded twice in a row",
        "With an empty deck nothing is cleared",
        "TRAY lacks neither, so its Y cannot be named",
    ),
    "end-to-end": ("Both stay in play while the others trade or pass",),
    "positive-negative": (
        "as many piles as the others, unless a turn was lost or somebody resigned",
        "If the time is up before that, the first pile left counts against you",
    ),
    "run-the-table": ("Where words are challenged, only the wrong step is taken back",),
    "four-rows": (
        "The timer starts with the first player",
        "when the time ran out, the first of them goes",
        "more than half of all players doubt it before the next card is laid, or the other one where only two play",
    ),
    "shout": ("Before three cards lie nobody can shout", "in the next round, as printed, or from then on, adding up"),
    "profit-and-loss": ("nobody sees how many cards a hidden word has", "With an empty deck nobody is asked any more"),
}


@pytest.mark.parametrize("name", NEEDED_FACTS)
def test_a_rules_page_contains_the_facts_that_players_need_to_know(name: str) -> None:
    assert [sentence for sentence in NEEDED_FACTS[name] if sentence not in page("en", name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["full-deck", "starter"])
def test_the_rules_page_of_a_game_names_the_word_endings_barred_in_the_advanced_game(language: str, name: str) -> None:
    told = sections(page(language, name))[3]
    assert re.search(rf"{', '.join(ADVANCED_ENDINGS[:-1])} \w+ {ADVANCED_ENDINGS[-1]}\b", told)
