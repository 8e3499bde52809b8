"""Tests that the program warns the players when a game is about to end: in the banner, in the prompt above the rack, in
the verdict bar, on the name plates, and with an announcement."""

from app.session.phase import Phase
from app.session.script_maker import end_announced
from app.session.tokens import tokens_about
from app.windows.table.idle import idle_of, line_of, rest_of
from app.windows.table.telling import scores_report, table_report
from engine.core.notation import read_move
from engine.core.public_facts import HAS_LAST_TURN, PASSED
from tests.table import Table

NAMES = ("Ann", "Ben")
DRAWN = "No cards left to draw. The game ends when all pass in a row."


def banners(table: Table) -> list[str]:
    """The text of the banner after each act, in order; an empty string if no banner shows."""
    calls = [
        end_announced(table.match, index, NAMES[: len(table.match.state.seats)])
        for index in range(len(table.match.moves))
    ]
    return [call.note if call is not None else "" for call in calls]


def five_up() -> Table:
    return Table("5-up", hands=["KITEEEEEEE", "SMREADANOU"], deck="AA", table=["SUM"], words="KIT SUM KITS")


def test_one_banner_announces_how_the_game_will_end_once_the_last_card_is_drawn(in_english) -> None:
    table = five_up().do("play KIT", "play 1: K I T +S", "pass")
    assert banners(table) == [DRAWN, "", ""]


def test_a_banner_announces_the_last_turns_once_they_begin(in_english) -> None:
    table = Table("split-run", hands=["S", "SOEEEE"], deck="", table=["CAT"], words="CATS CAT")
    assert banners(table.do("play 1: C A T +S")) == ["This is the last round. Last turn: Ben."]


def test_no_banner_announces_the_end_while_cards_can_be_drawn(in_english) -> None:
    table = Table("5-up", hands=["KITEEEEEEE", "SMREADANOU"], deck="AAAAA", words="KIT SUM")
    assert banners(table.do("play KIT", "pass")) == ["", ""]


def test_a_seat_that_has_passed_is_marked_as_soon_as_passes_can_end_the_game() -> None:
    table = five_up().do("pass")
    assert table.facts.marked(PASSED) == ()
    table.do("pass", "play KIT", "pass")
    assert table.facts.marked(PASSED) == (1,)
    assert [token.key for token in tokens_about(table.facts, "seat", 1)] == [PASSED]


def test_banner_and_prompt_and_verdict_bar_and_name_plates_show_that_the_end_is_near_and_it_is_announced_once(
    opened, in_english
) -> None:
    setup = {"first": 1, "hands": ["S", "SOEEEE"], "deck": "", "table": ["CAT"]}
    names = {"players": ["Ann", "Ben"], "dictionary": {"only": ["CAT", "CATS"]}}
    page = opened("printed page 3", setup=setup, **names)
    told: list[str] = []
    tell = page.felt.announce_all

    def hear(*parts):
        told.extend([text for _, text in parts])
        tell(*parts)

    page.felt.announce_all = hear
    session = page.running.session
    session.submit(read_move("play 1: C A T +S", session.match.header.game.deck).act, 0)
    session.lift_curtain()
    moment, text = session.moment, "This is the last round. Last turn: Ben."
    assert [one for one in told if text in one] == [text]
    assert line_of(moment).startswith("Your last turn. ")
    assert text in rest_of(moment)
    assert text not in idle_of(moment)
    assert "last round" in page.head.turn.text()
    assert moment.facts.marked(HAS_LAST_TURN) == (1,)
    assert "last round" in table_report(moment.facts).lower()
    assert "has a last turn" in scores_report(moment.counts, moment.scores, moment.facts)
    assert moment.phase is Phase.RESTING


def test_the_end_is_not_announced_a_second_time_after_the_last_play_was_taken_back(in_english) -> None:
    table = Table("real-value", hands=["KIT", "SONE"], deck="", options={"words": "challenge"}, words="SON")
    assert banners(table.do("play KIT", "@2 challenge")) == ["If the last play stands, the game is over.", ""]


def test_in_turnover_a_game_in_which_the_player_only_passes_ends_with_the_round_after_the_last_card(in_english) -> None:
    """The banner once claimed that a third pass in a row would end the game, although each pass takes a card from the
    deck."""
    table = Table("turnover", players=1)
    while not table.over:
        table.do("pass")
    told = [text for text in banners(table) if text]
    last_card = "The last card is turned over. After this turn comes the last round."
    assert (told, table.end) == ([last_card, "This is the last round."], "last-turns")
