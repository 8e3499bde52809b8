"""Tests the films that the gallery shows for each game: a few turns with captions."""

import importlib
import json
import sys
from itertools import chain, combinations
from pathlib import Path

import pytest

from app.base.paths import assets
from app.felt.access import Announcer
from app.felt.performance import length_of, paced
from app.library.films import MOST_WORDS, captions_in, captions_of, film_of, words_in
from app.session.film.film import Film
from app.session.match.dealing import reopen
from app.session.table_session import TableSession
from engine.core.moves import Move, Play, Shout, formulas_of
from engine.core.oracle import judge
from engine.core.verdict import Legal
from engine.games import GAMES
from engine.lessons.goals import Tried, meets
from engine.lessons.lesson_form import GoalForm
from engine.lexicon import open_lexicon
from engine.records.record import read_record
from tests.tiers import usually_six
from tests.windows.conftest import deal

ROOM = 150_000  # the maximum size of all films together, in bytes
SHORTEST, LONGEST = 20, 60  # the minimum and maximum length of a film, in seconds
COMMON = 35  # the level up to which a word counts as common
ODD = frozenset({"SICS", "GENII", "CHI", "NIL", "EON", "AILS", "SOX"})
RECIPES = Path(__file__).parents[2] / "packaging" / "films"
HARDEST = RECIPES / "hardest_rules.json"
DEALS = {
    game: deal for game, deal in json.loads((RECIPES / "deals.json").read_text("utf-8")).items() if "moves" in deal
}


def is_rare(word: str) -> bool:
    level = open_lexicon("standard").level(word)
    return level is None or level > COMMON


def opened(game: str) -> TableSession:
    choice, match, wrong = reopen(read_record(film_of(game).read_text("utf-8")), ("#c0392b", "#2980b9"))
    assert wrong is None
    return TableSession(choice, match)


def tongues() -> list[str]:
    return [path.stem for path in (assets() / "films").glob("*.json")]


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_every_game_has_a_film_of_twenty_to_sixty_seconds(game, qapp):
    session = opened(game)
    film = Film(session)
    film.captions = captions_of(game, "en")
    film.go_to(0)
    whole: float = film.rest_now()
    while film.at < film.last:
        film.step(1)
        whole += sum([length_of(*one) for one in paced(session.moment.script)]) + film.rest_now()
    assert SHORTEST <= whole / 1000 <= LONGEST, f"{whole / 1000:.0f} s"


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_every_caption_of_a_film_belongs_to_an_act_and_names_only_words_played_by_then(game, qapp):
    """Each word in capitals in a caption has been played by then, and each letter in capitals is visible."""
    session = opened(game)
    match = session.match
    said = captions_of(game, "en")
    assert min(said) == 0
    for at, text in said.items():
        assert at <= len(match.moves)
        played = {word for state in match.states[: at + 1] for entry in state.log for word in entry.words}
        played |= {word.text for state in match.states[: at + 1] for word in state.table}
        shouts = [move.act for move in match.moves[:at] if isinstance(move.act, Shout)]  # includes calls of wrong words
        played |= {"".join([card.letters for card in shout.cards]) for shout in shouts}
        for word in [word.strip(".,:;!?…’s") for word in text.split()]:
            assert not (len(word) > 1 and word.isupper()) or word in played, (at, word, played)


@pytest.mark.parametrize("game", GAMES)
def test_the_film_of_each_game_shows_the_hardest_rule_that_the_rules_page_names(game, qapp):
    """The hardest rule is a sentence at the beginning of the rules page. One act of the film shows this rule, and a
    caption mentions it."""
    hardest = json.loads(HARDEST.read_text("utf-8"))[game]
    page = (assets() / "rules" / "en" / f"{game}.md").read_text("utf-8").partition("\n## ")[0]
    assert hardest["rule"] in page.replace("*", "")
    match, act = opened(game).match, hardest["act"]
    move, before = match.moves[act - 1], match.states[act - 1]
    seat = before.actor if move.seat is None else move.seat
    legal = judge(match.house, before, Move(move.act, seat))
    assert isinstance(legal, Legal)
    assert meets(GoalForm(**hardest["goal"]), Tried(move.act, before, legal))
    assert act in captions_in("en")[game]


def test_each_word_is_played_in_only_one_film(qapp):
    """Thirteen films once began with the same word."""
    films = {game: {word for entry in opened(game).match.state.log for word in entry.words} for game in GAMES}
    shared = {(one, other): films[one] & films[other] for one, other in combinations(films, 2)}
    assert not {pair: words for pair, words in shared.items() if words}


def test_the_words_in_films_are_known_to_most_people(qapp):
    """The words in films are at most as rare as the words in hints with common words, and none of them is on the list
    of words that puzzled people."""
    for game in GAMES:
        match = opened(game).match
        played = {word for entry in match.state.log for word in entry.words if not entry.undone}
        assert not played & ODD, game
        assert not [word for word in played if match.house.words.has(word) and is_rare(word)], game


def test_in_the_film_of_ow_the_players_name_a_different_letter_each_time(qapp):
    picks = [act.pick for move in opened("ow").match.moves if isinstance(act := move.act, Play) and act.pick]
    assert len({letter for pick in picks for letter in pick}) == 2 * len(picks) - 1 == 9, "only the E is named twice"


def test_the_film_of_double_cross_shows_left_over_cards_that_move_into_the_rivals_word(qapp):
    (shown,) = [move.act for move in opened("double-cross").match.moves[2:3]]
    assert len(formulas_of(shown)) == 2


@pytest.mark.parametrize("game", DEALS)
def test_building_a_film_from_its_recipe_again_gives_the_same_moves_and_cards(game, qapp, monkeypatch):
    """The builder deals the cards that the film needs, the same cards each time."""
    monkeypatch.setattr(sys, "path", [str(RECIPES), *sys.path])
    made = importlib.import_module("make").laid_out(game, **DEALS[game])
    film = opened(game).match
    assert made.moves == film.moves
    assert made.state.seats == film.state.seats
    assert made.state.deck == film.state.deck


def test_two_films_may_share_a_caption_only_if_it_ends_with_a_word_in_capitals(qapp):
    for tongue in tongues():
        said = list(chain.from_iterable(captions.values() for captions in captions_in(tongue).values()))
        again = {text for text in said if said.count(text) > 1}
        assert all(text.split()[-1].rstrip(".").isupper() for text in again), again


@pytest.mark.parametrize("tongue", tongues())
def test_captions_of_films_are_short_and_belong_to_existing_games(tongue):
    for game, captions in captions_in(tongue).items():
        assert game in GAMES
        assert all(words_in(text) <= MOST_WORDS for text in captions.values())


def test_a_caption_of_a_film_that_is_too_long_is_refused(monkeypatch, tmp_path):
    (tmp_path / "films").mkdir()
    (tmp_path / "films" / "xx.json").write_text(json.dumps({"ow": {"0": "word " * 13}}))
    monkeypatch.setattr("app.library.films.assets", lambda: tmp_path)
    with pytest.raises(ValueError, match="more than 12 words"):
        captions_in("xx")


def test_a_caption_without_a_translation_appears_in_english(monkeypatch):
    english = captions_in("en")
    both = {"en": english, "xx": {"ow": {0: "Eh!"}}}
    monkeypatch.setattr("app.library.films.captions_in", both.__getitem__)
    assert captions_of("ow", "xx") == {**english["ow"], 0: "Eh!"}
    assert captions_of("take-6", "xx") == english["take-6"]


def test_all_films_together_use_at_most_150_kilobytes_on_the_disk():
    assert sum([path.stat().st_size for path in (assets() / "films").iterdir()]) < ROOM


# ---- films in the gallery


@pytest.fixture
def watched(program, qtbot):
    def watching(game: str):
        program.window.gallery.choose(game)
        program.window.gallery.watch.click()
        qtbot.waitUntil(lambda: program.table.running is not None, timeout=20_000)
        return program.window.table

    return watching


def test_the_watch_button_opens_the_film_of_the_chosen_game(watched):
    page = watched("take-6")
    assert page.running.session.game.id == "take-6"
    assert page.running.film.rolls
    assert page.film_bar.text.text() == captions_in("en")["take-6"][0]
    assert not page.film_bar.go_on.isVisible()
    head = page.head
    assert all(one.isHidden() for one in (head.undo, head.redo, head.hint, head.rest)), (
        "these buttons have no effect in a watched film"
    )


def test_nobody_can_play_in_a_film_from_the_gallery_and_the_program_does_not_save_it(watched, folders, qtbot):
    page = watched("shout")
    page.running.film.halt()
    running, before = page.running, len(page.running.session.match.moves)
    page.running.film.go_to(running.film.last)
    assert not running.session.outlook.verbs()
    assert not running.session.outlook.may_buzz(0)
    assert not running._dealing.isActive()
    assert {"undo", "resign", "hint"} <= set(page.game.why_not())
    page.felt.setFocus()
    qtbot.keyClicks(page.felt, "abc")
    assert len(running.session.match.moves) == before
    page.left.emit()
    assert not list(Path(folders, "data").rglob("*.wordfelt"))


def test_closing_a_film_from_the_gallery_leads_back_to_the_gallery(watched, program):
    page = watched("ow")
    page.film_bar.close_film.click()
    assert program.window.pages.currentWidget() is program.window.gallery
    assert program.table.running is None
    assert program.window.gallery.current == "ow"
    assert program.window.focusWidget() is program.window.gallery.watch


def test_after_a_player_leaves_a_game_the_list_of_games_has_the_focus(program):
    deal(program, "ow", seed=7)
    program.leave_table()
    assert program.window.focusWidget() is program.window.gallery.list


def test_a_film_from_the_gallery_ends_with_buttons_for_what_to_do_next(watched, program, qtbot):
    page = watched("ow")
    bar = page.film_bar
    assert not any(button.isVisible() for button in bar.at_the_end)
    page.running.film.go_to(page.running.film.last)
    assert [button.text() for button in bar.at_the_end] == ["Learn", "Watch again", "Deal"]
    assert all(button.isVisible() and button in bar.stops for button in bar.at_the_end)
    assert page.felt._announcer.said.endswith("Learn, Watch again and Deal.")
    bar.again.click()
    assert (page.running.film.at, page.running.film.rolls) == (0, True)
    assert not any(button.isVisible() for button in bar.at_the_end)
    page.running.film.go_to(page.running.film.last)
    bar.deal.click()
    running = program.table.running
    assert running.kept and not running.is_shown
    assert running.session.game.id == "ow"


def test_a_button_at_the_end_of_a_film_opens_the_lesson_of_its_game(watched, program, qtbot):
    page = watched("ow")
    page.running.film.go_to(page.running.film.last)
    page.film_bar.learn.click()
    qtbot.waitUntil(lambda: program.window.table.lesson is not None, timeout=20_000)
    assert program.window.table.running.session.game.id == "ow"


def test_the_program_announces_the_captions_of_a_film(watched):
    page = watched("ow")
    page.running.film.go_to(2)
    assert captions_in("en")["ow"][2] in str(page.felt._announcer.said)


def test_the_program_announces_a_film_from_its_beginning_and_repeats_nothing(watched, monkeypatch):
    heard: list[str] = []
    monkeypatch.setattr(Announcer, "say", lambda announcer, text: heard.append(text))
    page = watched("ow")
    page.running.film.go_to(4)
    captions = captions_in("en")["ow"]
    best = "Ben: HUMAN, of MUSIC  +6. One of the best words. Now in the lead: Ben."
    assert heard == [f"{captions[0]} The game begins.", f"{captions[4]} {best}"]


def test_the_captions_of_a_film_are_announced_in_the_current_language(watched, program, monkeypatch):
    monkeypatch.setattr("app.library.films.captions_of", lambda game, tongue: {0: f"{game} in {tongue}"})
    page = watched("ow")
    program.file.change(language="de")
    page = program.window.table
    page.running.film.go_to(0)
    assert page.film_bar.text.text() == "ow in de"
    program.file.change(language="en")


def test_in_a_short_narrow_window_with_large_letters_the_felt_of_a_film_has_more_room_than_its_bar(
    watched, program, qapp
):
    page = watched("take-6")
    bar = page.film_bar
    bar.go_on.show()
    program.file.change(text_size=200, language="de")
    program.window.resize(900, 600)
    qapp.processEvents()
    page = program.window.table
    bar = page.film_bar
    assert bar.height() < page.felt.height()
    assert bar.slider.width() > 120
    assert bar.close_film.width() >= bar.close_film.sizeHint().width()
    program.file.change(text_size=250)
    qapp.processEvents()
    assert (bar.close_film.text(), bar.close_film.accessibleName()) == ("×", "Film schließen")
