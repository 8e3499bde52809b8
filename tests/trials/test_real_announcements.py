"""Compares the announcements of the real screen reader with scripts: for whole games, a lesson, a puzzle of the day, a
puzzle from a player's own games, an evening of two, a film and Shout!

The reader must announce every change once, and must never announce anything secret. The command
`QT_QPA_PLATFORM=offscreen python -m pytest tests/trials/test_real_announcements.py --full` takes some minutes. The
tests are skipped without Orca (`reader.py` names everything that they need).
"""

import json
from collections.abc import Mapping
from datetime import date
from pathlib import Path

import pytest

from app.library.own_puzzles import OwnPuzzlesFile
from app.library.people import PeopleFile, Person
from tests.days.record import GOLDEN
from tests.e2e.screen import Wordfelt
from tests.records.examples import EXAMPLES
from tests.trials.reader import Reader, missing
from tests.trials.scripts import GAMES, HAND, Step, played_by_ear, record_of, script_of
from tests.windows.test_own_puzzles import missed, puzzle

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(bool(missing()), reason=f"needs {', '.join(missing())}"),
]
MOST = 3.0  # the maximum number of seconds from a key to its announcement, on a machine that does nothing else
SETTINGS = {"sound": False, "motion": "none", "start_here": False}


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory):
    reader = Reader(tmp_path_factory.mktemp("reader"))
    yield reader
    reader.close()


@pytest.fixture
def opened(reader: Reader, tmp_path: Path):
    """Starts the program, with a record on the table or without.

    hears: the announcement of the window, if it is not the usual one.
    files: the files that are already in the data folder.
    """
    started: list[Wordfelt] = []

    def opening(
        record: dict | None = None, hears: str = "", files: Mapping[str, object] | None = None, **settings: object
    ) -> Wordfelt:
        for name, content in (files or {}).items():
            place = tmp_path / "data" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(json.dumps(content), "utf-8")
        (tmp_path / "config").mkdir()
        (tmp_path / "config" / "settings.json").write_text(json.dumps(SETTINGS | settings), "utf-8")
        path = tmp_path / "game.wordfelt" if record is not None else None
        if path is not None:
            path.write_text(json.dumps(record), "utf-8")
        started.append(Wordfelt(reader.screen, tmp_path, path))
        reader.meets(started[-1], hears or ("List" if record is None else "This game keeps"))
        return started[-1]

    yield opening
    for program in started:
        program.process.kill()
        program.process.wait()


@pytest.mark.parametrize("game", GAMES)
def test_a_player_hears_every_scripted_line_of_a_whole_game_and_never_a_secret_of_the_rival(reader, opened, game):
    program = opened(record_of(game))
    private: set[str] = set()
    for step, said in played_by_ear(reader, program, script_of(game)):
        compare(step, said)
        assert not private & set(said), "what one player asked for is heard by the next"
        if step.keys == (HAND,):
            private |= {line for line in said if "hand, " in line}


def test_a_player_hears_a_lesson_step_by_step(reader, opened):
    steps = [
        Step(tuple("split"), ("Split Run",), at_once=True),
        Step(("Tab",) * 4, ("Learn push button",)),
        Step(("Return",), ("Step 1 of 6.",)),
        Step(tuple("planet"), ("PLANET",)),
        Step(("Return",), ("Right.", "You: PLANET")),
        Step(("Return",), ("Step 2 of 6.",)),
    ]
    for step, said in played_by_ear(reader, opened(), steps):
        compare(step, said)


def test_a_player_hears_a_daily_puzzle_from_its_task_to_the_best_play(reader, opened):
    today = date.today().isoformat()
    day = json.loads(GOLDEN.read_text("utf-8")) | {"date": today}
    steps = [
        Step(("ctrl+shift+d",), ("The day before push button.", "The table of the day.")),
        Step(("Tab",) * 3, ("Deal: ", "5 Up: open push button.")),
        Step(("Return",), ("Your cards: ", "Step 1 of 5.", "lay the play with the most points", "F2 repeats")),
        Step(("F2",), ("Step 1 of 5.", "You to play.")),
        Step(tuple("dwel"), ("DWEL is not a word yet.",)),
        Step(("t",), ("DWELT — 8 points.", "W over I, E over A.")),
        Step(("Return",), ("Yes: 8 points.",), besides="The best play push button."),
        Step(("Return",), ("The best play: DWELT",), besides="Next find push button."),
        Step(("Return",), ("Step 2 of 5.",)),
    ]
    program = opened(files={f"days/{today}.json": day})
    for step, said in played_by_ear(reader, program, steps):
        compare(step, said)


def test_a_player_hears_a_puzzle_of_their_own_from_its_task_to_the_missed_play(reader, opened):
    nowhere = Path("nowhere")
    files = {
        "people.json": PeopleFile(nowhere).form((Person("a", "Ann"),)),
        "puzzles.json": OwnPuzzlesFile(nowhere).form((puzzle("a", missed(), due="2026-11-25"),)),
    }
    steps = [
        Step(("ctrl+shift+l",), ("Your cards: ", "you missed this", "A play for 11 points lies here.", "F2 repeats")),
        Step(tuple("teachers"), ("TEACHERS — 11 points.",)),
        Step(("Return",), ("Yes: 11 points.",), besides="See the play push button."),
        Step(("Return",), ("This was possible: TEACHERS",), besides="Back to the gallery push button."),
        Step(("Return",), ("List",)),
    ]
    for step, said in played_by_ear(reader, opened(files=files), steps):
        compare(step, said)


def test_two_players_hear_an_evening_of_two_games_and_the_name_of_the_leader(reader, opened):
    """The end of a game after a resignation was once not announced, because the question about resigning closed at that
    moment."""
    table = {"version": 1, "seats": [{"name": "Ann"}, {"name": "Ben"}], "rules": {"begins": "round"}}
    resigned = [
        Step(("ctrl+shift+r",), ("resign?", "No push button.")),
        Step(("Tab",), ("Yes push button.",)),
        Step(("Return",), ("resigned.", "Winner: ", "1.")),
    ]
    steps = [
        Step(("o", "w"), ("OW",), at_once=True),
        Step(("Return",), ("Ready push button.",)),
        Step(("Return",), ("drew", "Your cards: ", "to play")),
        *resigned,
        Step(("Tab",), ("Another kind of game push button.",)),
        Step(("Return",), ("Ready push button.",)),
        Step(("Return",), ("Your cards: ", "to play")),
        *resigned,
        Step(("ctrl+shift+e",), ("The evening dialog.", "Another kind of game push button.")),
    ]
    program = opened(files={"tonight.json": table})
    for step, said in played_by_ear(reader, program, steps):
        compare(step, said)


def test_a_film_announces_every_act_in_order(reader, opened):
    steps = [
        Step(("ctrl+e",), ("The game begins.", "Ann: QUIET", "QUIET becomes QUIETS", "Ann: resigned.")),
        Step(("Escape",), ("The present position.",)),
    ]
    for step, said in played_by_ear(reader, opened(EXAMPLES["real-value"], "Winner: Ben"), steps):
        compare(step, said)


def test_a_player_of_shout_hears_each_card_then_the_buzz_then_the_called_word(reader, opened):
    by_hand = {**EXAMPLES["shout"], "moves": [], "options": {"seconds": None, "shout_seconds": 60}}
    steps = [
        Step(("q",), ("Ann cannot shout now.",)),
        *[Step(("alt+d",), (f"notification {card}.",)) for card in "CAT"],
        Step(("F4",), ("A, C, T.",)),
        Step(("q",), ("Ann to name the word",)),
        Step(tuple("cat"), ("CAT.",)),
        Step(("Return",), ("Ann: CAT, 3 cards to Ann",)),
    ]
    for step, said in played_by_ear(reader, opened(by_hand), steps):
        compare(step, said)


def test_a_player_hears_announcements_made_while_much_of_the_window_changes(reader, opened):
    """Orca drops announcements while more than fifty changes wait. A set-up sheet and a new text size were once
    silent."""
    steps = [
        Step(("ctrl+Return",), ("Name at seat 1 text.", "Set up")),
        Step(("Escape",), ("List",)),
        Step(("ctrl+equal",), ("Text size 115%",)),
        Step(("ctrl+minus",), ("Text size 100%",)),
    ]
    for step, said in played_by_ear(reader, opened(), steps):
        compare(step, said)


def test_a_player_hears_each_menu_and_the_first_and_last_game_of_the_gallery(reader, opened):
    """In an earlier version, moving from menu to menu announced the gallery in between, and Esc and the ends of the
    gallery were silent."""
    steps = [
        Step(("F10",), ("Set up",)),
        Step(("Right",), ("Statistics",), ("Games",)),
        Step(("Right",), ("Listen", "Only at a table."), ("Games",)),
        Step(("Escape",), ("Listen",)),
        Step(("Escape",), ("List with",)),
        Step(("Home",), ("players",)),
        Step(("Up",), ("players",)),
    ]
    for step, said in played_by_ear(reader, opened(), steps):
        compare(step, said)


def test_a_closed_list_announces_each_choice_and_an_open_list_announces_each_only_once(reader, opened):
    """A player's kind once changed from Computer to Person without an announcement."""
    steps = [
        Step(("ctrl+Return",), ("Set up",)),
        *[Step(("Tab",), (stop,)) for stop in ("Colour of seat 1", "Who plays at seat 1 combo box.")],
        Step(("Down",), ("Computer.",), ("Person", "combo box")),
        Step(("Down",), ("Computer.",), ("Person", "combo box")),
        Step(("Tab",), ("Level at seat 1 combo box.",)),
        Step(("Up",), ("Casual.", "It never sees your hand."), ("combo box",)),
        Step(("shift+Tab",), ("Who plays at seat 1 combo box.", "Computer.")),
        Step(("Up",), ("Person.",), ("Computer", "combo box")),
        Step(("alt+Down",), ("Person.",)),
        Step(("Down",), ("Computer.",), ("notification",)),
        Step(("Return",), ("Who plays at seat 1 combo box.", "Computer."), ("notification",)),
    ]
    for step, said in played_by_ear(reader, opened(), steps):
        compare(step, said)


def test_a_player_hears_that_a_setting_has_changed_the_whole_window(reader, opened):
    steps = [
        Step(("ctrl+comma",), ("Settings dialog.",)),
        *[Step(("Tab",), (stop,)) for stop in ("Your own picture", "Cards.", "Backs.", "Colours combo box.")],
        Step(("End",), ("High contrast.",)),
        *[Step(("Tab",), (stop,)) for stop in ("Movement combo box.", "Text size combo box.")],
        Step(("Down",), ("115%",)),
        Step(("Up",), ("100%",)),
        *[Step(("Tab",), (stop,)) for stop in ("Size of the cards", "Language combo box.")],
        Step(("Down",), ("Sprache combo box.", "Deutsch.")),
        Step(("Up",), ("Language combo box.", "As the system.")),
    ]
    for step, said in played_by_ear(reader, opened(), steps):
        compare(step, said, tabs=True)


def test_a_player_hears_each_key_with_its_command_before_and_after_a_change_of_keys(reader, opened):
    steps = [
        Step(("ctrl+question",), ("Keys dialog.",)),
        Step(("Down",), ("New game: the gallery", "Ctrl+N")),
        Step(("Down",), ("Set up", "Ctrl+Return")),
        Step(("alt+Down",), ("Cards and words",)),
        Step(("Down",), ("Lay a word; Space begins the next word", "A–Z")),
        Step(("Escape",), ("List",)),
        Step(("ctrl+comma",), ("Settings dialog.",)),
        Step(("ctrl+Tab",) * 3, ("New game: the gallery: Ctrl+N push button.",)),
        Step(("Down",) * 3, ("Finished games: no key push button.",)),
        Step(("Return",), ("Finished games: press a key",)),
        Step(("F12",), ("Finished games: F12",)),
        Step(("Down",), ("Games put away: no key",)),
        Step(("Up",), ("Finished games: F12 push button.",)),
        Step(("Escape",), ("List",)),
        Step(("ctrl+question",), ("Keys dialog.",)),
        Step(("Down",) * 4, ("Finished games", "F12")),
    ]
    for step, said in played_by_ear(reader, opened(), steps):
        compare(step, said, tabs=True)


def test_a_player_who_took_a_hint_back_hears_the_hint_again(reader, opened):
    """On an empty table, the hint once was “No play found scores more.” instead."""
    program = opened(record_of("split-run"))

    def heard_after(key: str) -> str:
        ((step, said),) = played_by_ear(reader, program, [Step((key,), ())])
        compare(step, said)
        return said[-1]

    heard_after("Return")
    hints = [heard_after("ctrl+h") for _ in range(4)]
    heard_after("Escape")
    assert [heard_after("ctrl+h") for _ in range(4)] == hints
    assert len(set(hints)) == 4


def test_esc_leads_from_the_small_table_of_an_example_back_to_the_rules(reader, opened):
    steps = [
        Step(("F1",), ("Rules of",)),
        *[Step(("Tab",), (link,)) for link in ("What all games share", "Show me", "Now you")],
        Step(("Return",), ("Table",)),
        Step(("Escape",), ("Rules", "Now you")),
    ]
    for step, said in played_by_ear(reader, opened(), steps):
        compare(step, said)


def test_closing_a_card_menu_leaves_the_same_card_focused(reader, opened):
    steps = [
        Step(("Return",), ("to play",)),
        Step(("Right",), ("hand, Ann",)),
        Step(("shift+F10",), ("Begin a word with",)),
        Step(("Escape",), ("hand, Ann",)),
        Step(("space",), ("strip for a fresh word",)),
    ]
    for step, said in played_by_ear(reader, opened(record_of("split-run")), steps):
        compare(step, said)


def test_the_first_announcement_after_a_deal_does_not_wait_for_computer_players(reader, opened):
    """A deal of OW was once followed by twelve seconds of silence."""
    steps = [Step(("o", "w"), ("OW",), at_once=True), Step(("Return",), ("to play",))]
    for step, said in played_by_ear(reader, opened(), steps):
        compare(step, said)
    assert reader.silence < MOST


def compare(step: Step, said: list[str], *, tabs: bool = False) -> None:
    """Checks that the announcements after a step are those that the script demands.

    tabs: whether the page has tabs.
    """
    whole = " ".join(said)
    assert said, f"silent after {' '.join(step.keys)}"
    places = []
    for wanted in step.hears:
        assert wanted in whole, f"not heard after {' '.join(step.keys)}: {wanted}. Heard: {said}"
        places.append(whole.index(wanted))
    assert places == sorted(places), f"in another order: {said}"
    assert step.besides in whole, f"not heard after {' '.join(step.keys)}: {step.besides}. Heard: {said}"
    assert not [word for word in step.never if word in whole], f"a secret: {said}"
    told = [line for line in said if len(line) > 3]
    assert len(told) == len(set(told)), f"said twice: {said}"
    idle = ["layered pane", *([] if tabs else ["page tab"])]
    assert not [line for line in said if line == "Game." or any(word in line for word in idle)]
