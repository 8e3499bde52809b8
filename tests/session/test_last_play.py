"""Tests the marks of the last play, such as a rim around its word: they stay until the next play that lays a word."""

from app.felt.picture import Kind, Picture
from app.session.match.gone_words import gone_words
from app.session.match.last_play import last_play
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.script_maker import script_of
from app.session.table_session import TableSession
from engine.match import Match
from tests.session.test_script_maker import seats_of
from tests.table import Table

WORDS = "STAND SET ORE OTTER"


def four_rows() -> Table:
    table = Table("four-rows", hands=["EMN", "TIO"], table=["S", "R", "A", "O"], words=WORDS)
    return table.do("@1 choose E", "@2 choose T")


def test_in_four_rows_a_placed_card_and_its_row_stay_marked_while_the_players_choose_again() -> None:
    match = four_rows().do("place 1 after SET").match
    placed = last_play(match, len(match.moves))
    assert (placed.rims(match.state.table), len(placed.cards)) == ({0: 0}, 1)
    match = four_rows().do("place 1 after SET", "place 4 after OTTER", "@1 choose M").match
    chosen = last_play(match, len(match.moves))
    assert (chosen.rims(match.state.table), len(chosen.cards)) == ({3: 1}, 1)


def test_in_four_rows_a_row_that_begins_because_a_player_found_no_word_is_marked() -> None:
    match = four_rows().do("place 1 after SET", "fail").match
    begun = last_play(match, len(match.moves))
    rims = begun.rims(match.state.table)
    assert [*rims.values()] == [1]
    assert [match.state.table[row].text for row in rims] == ["T"]


def test_if_several_words_are_revealed_together_each_has_a_rim_in_its_players_colour() -> None:
    table = Table("profit-and-loss", hands=["CATSEENITO", "DOGSINAREU"], deck="AEIOUNRSTL", words="CAT DOGS")
    table.do("play CAT", "play DOGS")
    match = table.match
    shown = next(number for number in range(len(match.moves), 0, -1) if match.states[number].table)
    assert sorted(last_play(match, shown).rims(match.states[shown].table).values()) == [0, 1]


def pointed_at(match: Match, index: int) -> str:
    """Returns the faces of the cards that are highlighted while the pointer is on the history line of this act."""
    seats = tuple([SeatChoice(player.name) for player in match.header.players])
    session = TableSession(GameChoice(match.header.game.id, seats), match)
    session.lift_curtain()
    faces = {piece.key: piece.face for piece in session.moment.picture.pieces}
    return "".join([faces[key] for key in session.cards_of_act(index)])


def test_in_four_rows_pointing_at_the_history_line_of_a_placed_card_highlights_its_row() -> None:
    match = four_rows().do("place 1 after SET", "place 4 after OTTER").match
    assert [pointed_at(match, index) for index in (1, 2, 3, 4)] == ["", "", "SE", "OT"]


def marks(picture: Picture) -> tuple[list[str], list[str]]:
    """Returns the words with the rim of the last play, and the cards marked as new."""
    rims = [str(zone.key) for zone in picture.zones if zone.rim]
    return rims, sorted([piece.key for piece in picture.pieces if piece.new])


def marks_while(match: Match, index: int) -> list[tuple[list[str], list[str]]]:
    """Returns the marks, as `marks` does, for each picture in the animation of this act."""
    script = script_of(match, index, seats_of(match), 0, 0, None)
    assert script
    return [marks(beat.picture) for beat in script]


def test_the_marks_of_the_last_play_stay_during_a_pass() -> None:
    table = Table("split-run", hands=["CATSEENITO", "DOGINAREST", "DOGINAREST"], deck="EIOTANS", words="CAT CATS")
    match = table.do("play CAT", "play 1: C A T +S", "pass").match
    seen = marks_while(match, 2)
    assert all(one == (["word:0"], seen[0][1]) for one in seen)
    assert len(seen[0][1]) == 1


def test_the_marks_of_the_last_play_stay_while_players_choose_cards_in_secret() -> None:
    match = four_rows().do("place 1 after SET", "place 4 after OTTER", "@1 choose M").match
    seen = marks_while(match, len(match.moves) - 1)
    assert all(one == (["word:3"], seen[0][1]) for one in seen)
    assert len(seen[0][1]) == 1


def test_the_next_play_that_lays_a_word_removes_the_marks_of_the_last_play() -> None:
    table = Table("split-run", hands=["CATSEENITO", "DOGINAREST"], deck="EIOTANS", words="CAT CATS")
    before, *rest = marks_while(table.do("play CAT", "play 1: C A T +S").match, 1)
    assert before[0] == ["word:0"]
    assert all(one == ([], []) for one in rest)


def test_a_challenge_that_removes_a_play_also_removes_the_marks_of_the_play() -> None:
    challenged = {"words": "challenge"}
    table = Table("split-run", hands=["CATSEENITO", "DOGINAREST"], deck="EIOTANS", words="DOG", options=challenged)
    match = table.do("play CTA", "@2 challenge").match
    assert all(one == ([], []) for one in marks_while(match, 1)[2:])


def test_the_word_that_ends_a_game_of_first_base_is_marked_as_the_last_play() -> None:
    table = Table("first-base", hands=["STARELNOPU"], deck="DDD", words="STAR RSTA RATS").do("play S T A R")
    session = TableSession(GameChoice("first-base", seats_of(table.match)), table.match)
    session.lift_curtain()
    [word] = [zone for zone in session.moment.picture.zones if zone.key.what == "word"]
    assert word.rim


# ---- words that have left the table


def words_at_plates(match: Match, index: int, viewer: int) -> dict[int, tuple[list[str], int | None]]:
    """The words that have left the table and that this viewer sees below each seat's name plate, with their points."""
    gone = gone_words(match, index, viewer)
    return {one.seat: ([word.text for word in one.words], one.worth) for one in gone}


def three() -> Match:
    hands = ["CATDOGSEEN", "TENHENSIPO", "RATSINGLUM"]
    return (
        Table("3-2-1", hands=hands, deck="EIOTANSRUWBYHMPFVGIAOLEE", words="CAT DOG TEN HEN RAT")
        .do("play CAT ; DOG", "play TEN", "play RAT")
        .match
    )


def test_words_that_have_left_the_table_stay_at_their_players_name_plate_until_the_viewers_next_act() -> None:
    match = three()
    assert words_at_plates(match, 1, 1).keys() == {0}
    assert words_at_plates(match, 1, 1)[0][0] == ["CAT", "DOG"]
    assert words_at_plates(match, 2, 2).keys() == {0, 1}
    assert words_at_plates(match, 3, 0).keys() == {0, 1, 2}
    assert words_at_plates(match, 3, 1).keys() == {1, 2}


def test_words_that_leave_the_table_appear_below_a_name_plate_only_after_the_animation() -> None:
    match = three()
    script = script_of(match, 1, seats_of(match), 2, 2, None)
    for beat in script:
        assert [zone.owner for zone in beat.picture.zones if zone.past] == [0]


def test_words_of_a_play_that_a_challenge_has_removed_do_not_show_at_a_name_plate() -> None:
    hands = ["CTADOGSEEN", "TENHENSIPO", "RATSINGLUM"]
    table = Table("3-2-1", hands=hands, words="CAT", options={"words": "challenge"})
    match = table.do("play CTA", "@2 challenge").match
    assert words_at_plates(match, 1, 2).keys() == {0}
    assert words_at_plates(match, 2, 2) == {}


def test_a_shouted_word_stays_at_its_players_name_plate_until_the_next_shouted_word() -> None:
    table = Table("shout", players=3, deck="C A T E D O G S R U", words="CAT", options={"seconds": None})
    table.do(*["deal"] * 4, "@2 shout C A T")
    match = table.do(*["deal"] * 3, "@3 shout E D O", "deal").match
    assert words_at_plates(match, 5, 0) == words_at_plates(match, 8, 0) == {1: (["CAT"], 3)}
    assert words_at_plates(match, 9, 0) == words_at_plates(match, 10, 0) == {2: (["EDO"], None)}


def test_in_games_whose_words_stay_on_the_table_name_plates_need_no_room_for_past_words() -> None:
    table = Table("split-run", hands=["CATSEENITO", "DOGINAREST"], words="CAT")
    session = TableSession(GameChoice("split-run", seats_of(table.match)), table.match)
    assert not [zone for zone in session.moment.picture.zones if zone.kind is Kind.LAST]
