"""Tests the page of a game on the table: the deal, moves by mouse and by keyboard, hints, pauses and the end."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QMessageBox

from app.base.settings import GameSetting, SeatSetting
from app.base.texts import why_text
from app.felt.view import FeltView
from app.session.buzzer_order import CLOSE
from app.session.draft.draft_from_act import draft_for
from app.session.match.view_data import HistoryLine, SeatLine
from app.session.time.bots import Bots
from app.windows.table import panels
from app.windows.table.panels import HistoryPanel
from app.windows.table.spoken import line_report
from app.windows.widgets.written_by_people import FIRM
from engine.core.moves import PASS, Discard, Place, Play, Request, Restart, Salvage, Shout, Take, Trade
from engine.core.oracle import legal_moves
from engine.core.verdict import Reason
from engine.core.view import view
from engine.games import CATALOG
from engine.match import Match
from engine.records.record import read_record
from engine.records.replay import open_match, replay_moves
from tests.tiers import SIX, usually_six
from tests.windows.conftest import click, deal, people

GAMES = [game.id for game in CATALOG]


def first_act(session):
    seen = view(session.state, session.viewer)
    return next(act for act, _ in legal_moves(session.match.house, seen, session.viewer))


def lay(page, act):
    """Makes an act on the page of the table: lays its cards, and then clicks the button for it."""
    session = page.running.session
    if isinstance(act, Request):
        page.choices.parts[0].buttons[act.face].click()
        return
    if isinstance(act, Take) and act.pile is not None:
        page.felt.activated.emit(f"pile:{act.pile - 1}")
        return
    if isinstance(act, Play | Trade | Discard | Place | Shout | Take | Salvage | Restart) or act.verb == "choose":
        session.drafting.draft = draft_for(session.drafting.bench(), act)
        session.tell()
    click(page.buttons.buttons[act.verb])
    if act.verb == "pass":  # a message box asks for confirmation of a pass that ends the game
        for box in page.window().findChildren(QMessageBox):
            box.button(QMessageBox.StandardButton.Yes).click()


def replayed(page) -> Match:
    page.running.autosave.wait()
    record = read_record(page.running.path.read_bytes())
    match = open_match(record)
    replay_moves(match, record)
    return match


@pytest.mark.parametrize("game", usually_six(GAMES))
def test_enter_in_the_gallery_deals_the_chosen_game_and_saves_it(program, qtbot, game):
    gallery = program.window.gallery
    gallery.choose(game)
    qtbot.keyClick(gallery.list, Qt.Key.Key_Return)
    page = program.window.table
    assert program.window.pages.currentWidget() is page
    assert page.running.session.choice.game == game
    assert page.felt.picture.zones
    page.running.autosave.wait()
    assert page.running.path.exists()


# Only the long run tests all games: tests/ways/test_three_ways.py already plays whole games with all their buttons.
@pytest.mark.parametrize(
    "game", [game if game in SIX else pytest.param(game, marks=pytest.mark.full) for game in GAMES if game != "shout"]
)
def test_in_every_game_the_buttons_make_the_moves_of_the_game(program, qtbot, game):
    page = deal(program, game)
    session = page.running.session
    for _ in range(6):
        if session.state.over:
            break
        if session.veiled:
            assert not page.plate.isHidden()
            assert not any(piece.face for piece in page.felt.picture.within("hand"))
            page.plate.ready.click()
        made = len(session.match.moves)
        lay(page, first_act(session))
        assert len(session.match.moves) == made + 1
    assert replayed(page).state == session.state


def test_a_player_can_type_a_word_and_play_it_with_enter(program, qtbot):
    page = deal(program, "split-run", seed=7)
    word = first_word(page)
    for letter in word:
        qtbot.keyClick(page.felt, letter.lower())
    assert word in page.verdict.text()
    qtbot.keyClick(page.felt, Qt.Key.Key_Return)
    assert page.running.session.state.table[0].text == word
    page.plate.ready.click()
    assert word in page.history.item(0).text()


def first_word(page) -> str:
    session = page.running.session
    seen = view(session.state, session.viewer)
    return next(legal.words[0] for _, legal in legal_moves(session.match.house, seen, session.viewer) if legal.words)


def test_escape_takes_all_laid_cards_back(program, qtbot):
    page = deal(program, "split-run", seed=7)
    qtbot.keyClicks(page.felt, first_word(page).lower())
    qtbot.keyClick(page.felt, Qt.Key.Key_Escape)
    assert page.running.session.draft.is_empty
    assert page.buttons.buttons["play"].property("vain")


def test_a_card_dropped_on_an_empty_strip_begins_a_new_word(program, qtbot):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    card = next(piece for piece in page.felt.picture.pieces if piece.zone == "hand")
    target = next(target for target in session.gestures.targets(card.key) if target.zone == "strip:0")
    page.felt.dropped.emit(card.key, target)
    assert len(session.draft.lanes) == 1
    assert page.verdict.text()


def test_the_verdict_bar_explains_why_a_word_is_refused(program, qtbot):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    cards = [piece for piece in page.felt.picture.pieces if piece.zone == "hand"][:3]
    for card in cards:
        gap = max([t for t in session.gestures.targets(card.key) if t.zone == "strip:0"], key=lambda t: t.place)
        page.felt.dropped.emit(card.key, gap)
    assert session.moment.verdict.state == "unfinished"
    assert "rules" not in page.verdict.text()
    page.felt.setFocus()
    qtbot.keyClick(page.felt, Qt.Key.Key_Return)
    assert "rules" in page.verdict.text()


def test_the_curtain_between_two_hands_hides_all_hands_but_not_the_words_or_the_history(program):
    """The curtain shows while one player hands the screen over to the next. All players may see the words and the
    history."""
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    lay(page, first_act(session))
    assert session.veiled
    assert page.stage.shows_felt
    picture = page.felt.picture
    assert "".join([piece.letters for piece in picture.within("word:0")]) == session.state.table[0].text
    assert page.history.count() == 1
    hands = [piece for piece in picture.pieces if piece.zone == "hand" or piece.zone.startswith("rival:")]
    assert len(hands) == sum([len(seat.hand) for seat in session.state.seats])
    assert not any(piece.face or piece.letters or piece.movable for piece in hands)
    page.plate.ready.click()
    assert all(piece.face for piece in page.felt.picture.within("hand"))
    assert page.history.count() == 1


def test_the_curtain_between_two_hands_names_the_next_player(program):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    lay(page, first_act(session))
    seat = session.choice.seats[session.viewer]
    assert (page.plate.title.text(), page.plate.disc.colour) == (seat.name, seat.colour)
    assert page.plate.note.text() == "The others look away."
    assert page.plate.ready.text() == "Ready"


def test_while_the_curtain_hides_the_hands_no_card_can_be_laid(program, qtbot):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    lay(page, first_act(session))
    made = len(session.match.moves)
    for piece in page.felt.picture.pieces:
        assert not [target for target in session.gestures.targets(piece.key) if target.legal], piece
    qtbot.keyClicks(page.felt, "train")
    assert session.drafting.draft.is_empty
    assert not session.drafting.typed.text
    assert not page.buttons.buttons
    assert not moment_of(page).unseen
    assert moment_of(page).can == frozenset()
    assert len(session.match.moves) == made


def moment_of(page):
    return page.running.session.moment


def test_in_a_game_without_a_clock_a_pause_hides_only_the_hands(program):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    letter = session.seen.seats[session.viewer].hand[0].face
    session.gestures.type_letter(letter)
    page.head.rest.click()
    assert page.stage.shows_felt
    assert not any(piece.face for piece in page.felt.picture.pieces)
    assert page.plate.title.text() == "Pause"
    assert page.plate.ready.text() == "Go on"
    assert session.names[session.viewer] in page.plate.note.text()
    assert page.verdict.spoken == ""
    page.plate.ready.click()
    assert session.drafting.typed.text == letter  # the letter that was typed before the pause is still there
    assert any(piece.face for piece in page.felt.picture.pieces)


@pytest.mark.parametrize(("game", "options"), [("split-run", {"seconds": 60}), ("shout", {})])
def test_a_pause_hides_the_whole_table_in_a_game_with_a_time_limit_and_in_shout(program, game, options):
    program.file.change(games={game: GameSetting(people(game).seats, options)})
    page = deal(program, game, seed=7, alone=True)
    page.head.rest.click()
    assert page.stage.currentWidget() is page.cover
    assert not page.felt.picture.pieces
    assert page.history.count() == 0
    page.cover.ready.click()
    assert page.stage.shows_felt


def test_the_final_page_names_the_winner_and_has_a_button_for_a_rematch(program):
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    session.resign(session.viewer)
    assert page.stage.currentWidget() is page.final
    assert page.final.title.text() == "Winner: Ben"
    page.final.foot.rematch.click()
    assert page.running.session is not session
    assert page.stage.currentWidget() is not page.final
    page.running.session.submit(first_act(page.running.session))
    program.leave_table()
    assert len(program.shelf.unfinished()) == 1


def test_an_unfinished_game_can_be_continued_after_a_restart_of_the_program(start):
    program = start()
    page = deal(program, "split-run", seed=7)
    session = page.running.session
    lay(page, first_act(session))
    state = session.state
    program.window.close()
    again = start()
    card = again.window.gallery.strip.games[0]
    assert card.game == "split-run"
    again.waiting.go_on_with(card.path)
    assert again.window.table.running.session.state == state


def test_a_game_that_is_open_in_another_window_cannot_be_opened_a_second_time(start):
    one = start()
    page = deal(one, "split-run", seed=7)
    other = start()
    other.waiting.go_on_with(page.running.path)
    assert other.window.pages.currentWidget() is other.window.gallery
    assert "another window" in other.window.notice.text()


def test_the_gallery_offers_every_unfinished_game(program):
    for game in ("split-run", "ow", "first-base"):
        page = deal(program, game)
        lay(page, first_act(page.running.session))
        program.leave_table()
    assert {card.game for card in program.window.gallery.strip.games} == {"split-run", "ow", "first-base"}


def test_the_program_opens_a_record_that_is_given_on_the_command_line(start, folders):
    path = folders / "game.wordfelt"
    path.write_text('{"wordfelt": 1, "game": "split-run", "players": ["Ann", "Ben"], "seed": 3, "moves": []}')
    program = start(path)
    assert program.window.table.running.session.choice.game == "split-run"


@pytest.mark.parametrize("text", ["", "{}", '{"wordfelt": 1, "game": "chess", "players": ["Ann"], "moves": []}'])
def test_opening_a_file_that_is_not_a_record_shows_a_message(program, folders, text):
    path = folders / "game.wordfelt"
    path.write_text(text)
    program.waiting.open(path)
    assert program.window.notice.text()
    assert program.window.pages.currentWidget() is program.window.gallery


def test_a_computer_player_moves_on_its_own(program, qtbot):
    page = deal(program, "3-2-1", seed=2, alone=True)
    session = page.running.session
    if session.viewer in session.to_act:
        session.press("pass")
    qtbot.waitUntil(lambda: any(move.seat == 1 for move in session.match.moves), timeout=8000)


def test_each_step_of_a_hint_shows_more_than_the_step_before_and_the_third_step_lays_the_play(program, qtbot):
    page = deal(program, "split-run", seed=7)
    qtbot.waitUntil(lambda: page.running.advice is not None, timeout=8000)
    page.game.give_hint()
    first = page.verdict.text()
    page.game.give_hint()
    assert page.verdict.text() != first
    page.game.give_hint()
    assert page.running.session.moment.verdict.state == "legal"


def test_asking_for_a_hint_again_after_it_has_laid_a_play_gives_the_reason(program, qtbot):
    page = deal(program, "split-run", seed=7)
    qtbot.waitUntil(lambda: page.running.advice is not None, timeout=8000)
    for _ in range(3):
        page.game.give_hint()
    before = page.verdict.text()
    page.game.give_hint()
    why = page.running.advice.why
    assert why
    assert page.verdict.text() != before
    assert page.felt._announcer.said == why_text(Reason(why, page.running.advice.facts))
    assert page.running.session.draft.hand_ids()  # the play that the hint has laid is still there


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Backspace])
def test_a_player_who_takes_back_the_play_of_a_hint_can_request_the_hint_again(program, qtbot, key):
    page = deal(program, "split-run", seed=7)
    qtbot.waitUntil(lambda: page.running.advice is not None, timeout=8000)
    before, given = page.verdict.text(), []
    for _ in range(2):
        for _ in range(4):
            page.game.give_hint()
            given.append(page.felt._announcer.said)
        why = given[-1]
        assert why == why_text(Reason(page.running.advice.why, page.running.advice.facts))
        qtbot.keyClick(page.felt, key)
        assert page.running.session.draft.is_empty
        assert page.verdict.text() not in (before, why)  # the bar shows an earlier step of the hint again
    assert given[:4] == given[4:]


def test_a_hint_stays_in_the_verdict_bar_until_the_position_changes(program, qtbot):
    page = deal(program, "pluck-it", seed=7)
    qtbot.waitUntil(lambda: page.running.advice is not None, timeout=8000)
    page.game.give_hint()
    said = page.verdict.text()
    page.game.refresh()
    assert page.verdict.text() == said
    page.running.session.press("pass")
    page.running.session.lift_curtain()
    assert page.verdict.text() != said


def test_in_pluck_it_a_typed_letter_is_chosen_and_enter_requests_it(program, qtbot):
    page = deal(program, "pluck-it", seed=7)
    session = page.running.session
    qtbot.keyClick(page.felt, "x")
    qtbot.keyClick(page.felt, "d")
    assert not session.match.moves
    pressed = [text for text, button in page.foot.choices.parts[0].buttons.items() if button.isChecked()]
    assert pressed == ["D"]
    qtbot.keyClick(page.felt, Qt.Key.Key_Return)
    assert [move.act for move in session.match.moves] == [Request("D")]


def test_in_four_rows_the_space_key_does_not_choose_a_card(program, qtbot):
    page = deal(program, "four-rows", seed=7)
    before = page.verdict.text()
    qtbot.keyClick(page.felt, Qt.Key.Key_Space)
    assert page.verdict.text() == before


def test_a_hint_that_is_requested_before_it_is_ready_shows_as_soon_as_it_is_ready(program, qtbot):
    page = deal(program, "split-run", seed=7)
    page.game.give_hint()
    early = page.verdict.text()
    qtbot.waitUntil(lambda: page.running.advice is not None, timeout=8000)
    assert page.verdict.text() != early
    assert page.felt._announcer.said in page.verdict.text()


def test_changing_the_setting_for_hints_takes_effect_immediately(program, qtbot):
    page = deal(program, "split-run", seed=7)
    assert page.running.hints == "known"
    program.file.change(hints="everyday")
    assert page.running.hints == "everyday"
    qtbot.waitUntil(lambda: page.running.advice is not None, timeout=8000)
    program.file.change(hints="off")
    assert not page.head.hint.isEnabled()
    page.game.give_hint()
    assert "…" not in page.verdict.text()
    program.file.change(hints="all")
    assert page.running.hints == "all"
    assert page.head.hint.isEnabled()


def test_the_verdict_bar_shows_and_announces_that_no_word_is_possible(program, qtbot, folders):
    path = folders / "game.wordfelt"
    path.write_text(
        '{"wordfelt": 1, "game": "split-run", "players": ["Ann", "Ben"], "seed": 3, '
        '"dictionary": {"only": ["QUIZZICAL"]}, "moves": []}'
    )
    program.waiting.open(path)
    qtbot.waitUntil(lambda: program.window.table is not None and program.window.table.running is not None)
    page = program.window.table
    page.running.session.agree(("", ""), agreed_hints=True)
    page.running.session.lift_curtain()
    qtbot.waitUntil(lambda: "no word left" in page.verdict.text(), timeout=8000)
    assert "no word left" in page.felt._announcer.said


def test_choosing_a_history_line_shows_the_earlier_position_until_the_player_presses_escape(program, qtbot):
    page = deal(program, "first-base")
    session = page.running.session
    for _ in range(2):
        lay(page, first_act(session))
    page.history.setCurrentRow(0)
    assert session.outlook.shown_index == 1
    qtbot.keyClick(page.history, Qt.Key.Key_Escape)
    assert session.outlook.shown_index is None


def test_arrow_keys_step_through_the_positions_in_the_history(program, qtbot):
    page = deal(program, "first-base")
    session = page.running.session
    for _ in range(3):
        lay(page, first_act(session))
    page.history.setCurrentRow(2)
    seen = []
    for _ in range(2):
        qtbot.keyClick(page.history, Qt.Key.Key_Up)
        seen.append(session.outlook.shown_index)
    assert seen == [2, 1]
    assert [word.text for word in session.seen.table] == [word.text for word in session.match.states[1].table]


def test_the_history_rewrites_only_lines_that_have_changed(qtbot, monkeypatch):
    """If all lines were rewritten, an undo in a long game would write thousands of lines again."""
    history, written = HistoryPanel(), list[int]()
    qtbot.addWidget(history)

    def recorded_report(line, names, **aloud):
        written.append(line.index)
        return line_report(line, names, **aloud)

    monkeypatch.setattr(panels, "line_report", recorded_report)
    lines = [HistoryLine(turn, turn, turn % 2, PASS, (), 0) for turn in range(1, 101)]
    traded = replace(lines[-1], act=Trade(()))
    for shown, anew in ((lines, {*range(1, 101)}), (lines[:-1], set()), ([*lines[:-1], traded], {100})):
        written.clear()
        history.show_lines(shown, ("Ann", "Ben"))
        assert set(written) == anew
        assert history.count() == len(shown)
    assert history.item(98).text() == "Ben: passed" != history.item(99).text()
    history.show_lines((), ())
    assert not history.count()


def test_a_solo_player_can_undo_and_redo_a_move(program):
    page = deal(program, "first-base")
    session = page.running.session
    lay(page, first_act(session))
    after = session.state
    page.head.undo.click()
    assert not session.match.moves
    page.head.redo.click()
    assert session.state == after


def test_a_turn_that_runs_out_of_time_ends_with_a_time_out(program, qtbot):
    setting = GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), {"seconds": 1})
    program.file.change(games={"split-run": setting})
    program.new.deal("split-run", 7)
    page = program.window.table
    page.running.session.lift_curtain()
    session = page.running.session
    assert not page.head.clock.isHidden()
    qtbot.waitUntil(lambda: len(session.match.moves) == 1, timeout=5000)
    assert session.match.moves[0].act.verb == "timeout"


def test_a_button_challenges_the_word_of_another_player(program):
    setting = GameSetting((SeatSetting("Ann"), SeatSetting("Ben")), {"words": "challenge"})
    program.file.change(games={"split-run": setting})
    program.new.deal("split-run", 7)
    page = program.window.table
    session = page.running.session
    session.lift_curtain()
    lay(page, first_act(session))
    page.plate.ready.click()
    assert [button.text() for button in page.challenges.buttons]
    page.challenges.buttons[0].click()
    page.challenges.yes.click()
    assert session.match.moves[-1].act.verb == "challenge"


def test_the_panels_command_opens_and_closes_the_panels(program):
    page = deal(program, "split-run", seed=7)
    assert not page.docks.shown
    program.window.asked.emit("panels")
    assert page.docks.shown
    program.window.asked.emit("panels")
    assert not page.docks.shown


def test_a_player_who_buzzes_and_types_a_word_wins_the_cards_of_the_word(program, qtbot):
    page = deal(program, "shout", seed=4)
    running = page.running
    session = running.session
    for _ in range(9):
        session.press("deal", session.state.actor)
    assert running.session.outlook.may_buzz(1)
    qtbot.keyClick(page.felt, "p")
    qtbot.waitUntil(lambda: running.buzzer == 1)
    assert page.head.turn.text() == "Ben to name the word"
    assert session.viewer == 1
    word = first_word(page)
    # Waits, because just after a buzz the key of another player counts as a late buzz and not as a letter.
    qtbot.wait(CLOSE + 50)
    # uses Shift, because the plain letter may be the buzzer key of another player
    qtbot.keyClicks(page.felt, word.upper())
    qtbot.keyClick(page.felt, Qt.Key.Key_Return)
    assert running.buzzer is None
    assert session.state.seats[1].won


def test_in_a_dialog_a_buzzer_key_types_its_letter_and_shout_is_paused(program, qtbot):
    page = deal(program, "shout", seed=4)
    running = page.running
    for _ in range(4):
        running.session.press("deal", running.session.state.actor)
    qtbot.waitActive(program.window)
    dialog = QDialog(program.window)
    line = QLineEdit(dialog)
    dialog.setModal(True)
    dialog.show()
    qtbot.waitUntil(line.hasFocus)
    qtbot.keyClicks(line, "qpz")
    assert line.text() == "qpz"
    assert running.buzzer is None
    assert running.session.paused
    dialog.close()


def test_an_open_dialog_does_not_pause_a_game_that_has_no_clock(program, qtbot):
    page = deal(program, "split-run", seed=7)
    qtbot.waitActive(program.window)
    dialog = QDialog(program.window)
    dialog.setModal(True)
    dialog.show()
    qtbot.waitUntil(lambda: not program.window.isActiveWindow())
    assert not page.running.session.paused
    dialog.close()


def test_if_a_player_buzzes_but_does_not_name_a_word_the_other_players_get_cards(program, qtbot):
    page = deal(program, "shout", seed=4)
    running = page.running
    for _ in range(5):
        running.session.press("deal", running.session.state.actor)
    running.buzz(0)
    running._time_is_up()
    assert running.buzzer is None
    assert running.session.state.seats[1].won
    assert not running.session.outlook.may_buzz(0)


def test_panels_keep_their_width_after_a_restart_of_the_program(start):
    program = start(panels=True)
    page = deal(program, "split-run")
    page.resizeDocks([page.docks.panels[0]], [330], Qt.Orientation.Horizontal)
    program.leave_table()
    program.window.close()
    again = start()
    page = deal(again, "split-run")
    assert abs(page.docks.panels[0].width() - 330) <= 2


def test_the_score_panel_is_high_enough_for_all_seats_even_if_nobody_holds_a_card(program, qtbot):
    program.file.change(panels=True)
    page = deal(program, "shout", seed=5)
    panel = page.docks.panels[0].widget()
    qtbot.waitUntil(lambda: panel.height() >= panel.layout().minimumSize().height() > 30)


def test_if_the_score_is_the_number_of_won_cards_the_score_panel_shows_the_number_only_once(program):
    line = SeatLine(0, "Ann", "#888888", 13, 13, 0, 4, False, True, False)
    page = deal(program, "take-6", seed=5)
    page.panels.scores.show_scores("cards", (line,))
    assert "4 cards in hand" in shown(page.panels.scores)
    page.panels.scores.show_scores("points", (line,))
    assert "4 cards in hand · 13 cards won" in shown(page.panels.scores)


@pytest.mark.parametrize("game", ["first-base", "5-to-5"])
def test_a_solo_game_for_the_fewest_cards_does_not_mention_points(program, game):
    program.file.change(games={game: people(game, 1)})
    page = deal(program, game, seed=5, alone=True)
    state = page.running.session.state
    assert f"{len(state.deck) + len(state.seats[0].hand)} cards left" in shown(page.panels.scores)
    assert page.running.session.moment.picture.zone("hand").note == ""


@pytest.mark.parametrize(
    ("game", "options"),
    [("first-base", {}), ("5-to-5", {}), ("last-man-standing", {}), ("tricked-out", {"mode": "knockout"})],
)
def test_a_game_without_scores_does_not_show_points_or_tricks(program, game, options):
    seats = people(game, 2 if options else 1)
    program.file.change(games={game: replace(seats, options=options)})
    page = deal(program, game, seed=5, alone=True)
    session = page.running.session
    session.lift_curtain()
    act = first_act(session)
    session.drafting.draft = draft_for(session.drafting.bench(), act)
    session.tell()
    assert "point" not in page.verdict.text()
    session.commit()
    session.lift_curtain()
    assert session.moment.history[0].points == 0
    picture = session.moment.picture
    assert [zone.note for zone in picture.zones if zone.note] == []
    assert not [text for text in shown(page.panels.scores) if "point" in text or "trick" in text]


def shown(panel):
    return [label.text().replace(FIRM, " ") for label in panel.findChildren(QLabel)]


def test_the_final_page_states_that_a_solo_player_has_given_the_game_up(program):
    page = deal(program, "first-base")
    page.running.session.press("resign")
    assert page.final.why.text() == "The game was given up."


class PaintedFelts(QObject):
    """An event filter that adds "painted" to the list `happened` whenever a felt is painted."""

    def __init__(self, happened):
        super().__init__()
        self.happened = happened

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched.parent(), FeltView):
            self.happened.append("painted")
        return False


@pytest.mark.parametrize("table", ["at the first table", "at a table that was seen before"])
@pytest.mark.parametrize("first", ["1", "2"], ids=["a person begins", "a computer begins"])
@pytest.mark.painted
def test_the_dealt_table_is_painted_before_any_search_begins(program, qapp, qtbot, monkeypatch, first, table):
    """If a search for a hint or for a computer player's word began first, the player would have to wait for the
    picture."""
    if table != "at the first table":
        deal(program, "3-4-5", seed=2)
        QApplication.processEvents()
        program.leave_table()
        QApplication.processEvents()
    happened = []
    monkeypatch.setattr(Bots, "_work", lambda *given: happened.append("thinks"))
    seats = (SeatSetting("Ann"), SeatSetting("Bo", "computer"))
    program.file.change(games={"3-4-5": GameSetting(seats, {"first": first})})
    painted = PaintedFelts(happened)
    qapp.installEventFilter(painted)
    program.new.deal("3-4-5", 1)
    qtbot.waitUntil(lambda: "thinks" in happened)
    qapp.removeEventFilter(painted)
    assert happened[0] == "painted"
