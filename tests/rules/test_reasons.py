"""Tests that every refusal, and every act that costs a player something, leads to the sentence of the rules that
explains it."""

import pytest
from pytestqt.qtbot import QtBot

from app.felt.theme import load_theme
from app.session.match.view_data import HistoryLine
from app.windows.rules.page import RulesView
from app.windows.rules.page_texts import SHARED
from app.windows.rules.reasons import LOSS, MISS, TAKEN_BACK, VAIN, key_of, place_behind, reasons, sentence_behind
from engine.core.moves import CHALLENGE, PASS, TIMEOUT, Move, Request, Simple
from engine.core.notation import read_move
from engine.core.oracle import ruled
from engine.core.patterns import Change, Cross, Gather, Pattern, Round
from engine.core.verdict import Legal
from engine.games import GAMES
from engine.lessons.course import lesson_of
from engine.lessons.shown import ShownExample, refusal_of
from engine.messages import SENTENCES
from engine.records.record import DictionaryChoice
from engine.records.replay import lexicon_of
from tests.lessons.test_lessons import pool, steps_of
from tests.rules.test_examples import NAMES
from tests.rules.test_pages import LANGUAGES
from tests.rules.test_pages import page as page_in

NO_PLAY = ("not-saved", "bad-record", "bad-setup", "bad-list")  # reasons that concern files and set-ups, not rules
HAPPENED = ("timeout", "challenge", "doubt", "pass", "resign", VAIN, TAKEN_BACK, MISS, LOSS)
IN_PLAY = [key for key in SENTENCES if key.partition(":")[0] not in NO_PLAY]
# The codes of refusals by special rules, which the game's own page must explain. The page for all games may explain
# refusals with other codes.
OWN = ("must-use-card", "bad-split", "ends-must-stay", "too-low", "wrong-length", "word-repeated", "plural")

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_the_rules_have_a_sentence_for_every_refusal_and_costly_event_of_a_game(game: str) -> None:
    for key in (*IN_PLAY, *HAPPENED):
        page, place = place_behind(game, key)
        assert page in (game, SHARED), key
        assert sentence_behind(page, place)


def test_the_list_of_sentences_that_explain_events_contains_only_events_that_can_happen() -> None:
    known = {name for key in IN_PLAY for name in (key, key.partition(":")[0])} | {*HAPPENED, "request", "fail"}
    for game, named in reasons().items():
        assert game in (*GAMES, SHARED)
        assert set(named) <= known, game


@every_game
def test_the_rules_explain_that_a_card_must_stay_if_a_play_could_cover_a_whole_word(game: str) -> None:
    assert ("nothing-kept" in reasons()[game]) == any(map(uses_up, GAMES[game].usual().plays.all))


def uses_up(pattern: Pattern) -> bool:
    """Whether a play of this form could cover or remove every card of a word if no rule forbade it."""
    if isinstance(pattern, Change):
        return pattern.cards_exactly is None
    if isinstance(pattern, Gather):
        return pattern.ordered and not pattern.bound
    return isinstance(pattern, (Round, Cross))


@every_game
def test_the_rules_page_of_a_game_explains_each_refusal_that_the_special_rules_of_the_game_cause(game: str) -> None:
    """The test collects refusals: it tries every act at each step of the game's lesson, and the mistakes that the
    lesson and the examples show."""
    given = {step.goal.refused for step in lesson_of(game).steps}
    for number, course in enumerate(steps_of(game)):
        for act in pool(game, number):
            verdict = ruled(course.match.house, course.match.state, Move(act, course.learner))
            given |= {verdict.reason.key} if not isinstance(verdict, Legal) else set()
    words = lexicon_of(DictionaryChoice())
    given |= {ShownExample(name, words).course.step.goal.refused for name in NAMES if name.rpartition("-")[0] == game}
    for key in filter(None, given):
        assert place_behind(game, key)[0] == game or key.partition(":")[0] not in OWN, key


@every_game
def test_a_lesson_step_shows_the_sentence_of_the_rules_that_explains_its_mistake(game: str) -> None:
    for course in steps_of(game):
        reason = refusal_of(course)
        if reason is not None:
            page, place = place_behind(game, reason.key)
            if page == game and place.isdecimal():
                assert int(place) in course.step.touches, (course.step.key, reason.key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_pages_of_every_language_contain_each_sentence_that_explains_a_refusal(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    view = RulesView(theme=load_theme())
    qtbot.addWidget(view)
    for module in ("page", "reasons"):
        monkeypatch.setattr(f"app.windows.rules.{module}.page_of", lambda name: page_in(language, name))
    for page, named in reasons().items():
        view.show_game(page, whole=True)
        for place in set(named.values()):
            sentence = sentence_behind(page, place)
            view._choose(sentence)
            assert view.textCursor().selectedText() == sentence, (page, place)


def line(act: object, **more: object) -> HistoryLine:
    return HistoryLine(3, 2, 0, act, **{"words": (), "points": 0, **more})  # type: ignore[arg-type]


def test_a_line_of_the_game_history_leads_to_the_rule_for_its_event() -> None:
    play = read_move("play KIT", GAMES["split-run"].deck).act
    told = {
        "pass": line(PASS),
        "timeout": line(TIMEOUT),
        "challenge": line(CHALLENGE, undone=("KIN",)),
        VAIN: line(CHALLENGE, vain=True),
        TAKEN_BACK: line(play, undone=("KIN",)),
        MISS: line(play),
        LOSS: line(play, words=("KIT",), points=-4),
        "request": line(Request("Q"), vain=True),
        "": line(play, words=("KIT",), points=4),
    }
    assert {key: key_of(one) for key, one in told.items()} == {key: key for key in told}
    assert key_of(line(Request("Q"))) == ""
    assert key_of(line(Simple("play"))) == "", "laid in secret"
    assert key_of(line(play, words=("KIT",), points=4, gains=((1, -2),))) == LOSS
