"""Tests the marks of the last play: they stay until the next play that lays a word."""

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
    return table.say("@1 choose E", "@2 choose T")


def test_a_placed_card_is_marked_with_its_row_through_the_next_choice() -> None:
    match = four_rows().say("place 1 after SET").match
    placed = last_play(match, len(match.moves))
    assert (placed.rims(match.state.table), len(placed.cards)) == ({0: 0}, 1)
    match = four_rows().say("place 1 after SET", "place 4 after OTTER", "@1 choose M").match
    chosen = last_play(match, len(match.moves))
    assert (chosen.rims(match.state.table), len(chosen.cards)) == ({3: 1}, 1)


def test_a_player_who_cannot_place_marks_the_new_row() -> None:
    match = four_rows().say("place 1 after SET", "fail").match
    begun = last_play(match, len(match.moves))
    rims = begun.rims(match.state.table)
    assert [*rims.values()] == [1]
    assert [match.state.table[row].text for row in rims] == ["T"]


def test_words_revealed_together_each_have_the_rim_of_their_player() -> None:
    table = Table("profit-and-loss", hands=["CATSEENITO", "DOGSINAREU"], deck="AEIOUNRSTL", words="CAT DOGS")
    table.say("play CAT", "play DOGS")
    match = table.match
    shown = next(number for number in range(len(match.moves), 0, -1) if match.states[number].table)
    assert sorted(last_play(match, shown).rims(match.states[shown].table).values()) == [0, 1]


def pointed_at(match: Match, index: int) -> str:
    """Returns the faces of the cards lit while the pointer is on the line of this act."""
    seats = tuple([SeatChoice(player.name) for player in match.header.players])
    session = TableSession(GameChoice(match.header.game.id, seats), match)
    session.lift_curtain()
    faces = {piece.key: piece.face for piece in session.moment.picture.pieces}
    return "".join([faces[key] for key in session.cards_of_act(index)])


def test_pointing_at_the_line_of_a_placed_card_lights_its_row() -> None:
    match = four_rows().say("place 1 after SET", "place 4 after OTTER").match
    assert [pointed_at(match, index) for index in (1, 2, 3, 4)] == ["", "", "SE", "OT"]


def marks(picture: Picture) -> tuple[list[str], list[str]]:
    """Returns the words with a rim and the new cards."""
    rims = [str(zone.key) for zone in picture.zones if zone.rim]
    return rims, sorted([piece.key for piece in picture.pieces if piece.new])


def marks_while(match: Match, index: int) -> list[tuple[list[str], list[str]]]:
    """Returns the marks before this act and in each beat of its scene."""
    script = script_of(match, index, seats_of(match), 0, 0, None)
    assert script
    return [marks(beat.picture) for beat in script]


def test_the_marks_of_the_last_play_stay_during_a_pass() -> None:
    table = Table("split-run", hands=["CATSEENITO", "DOGINAREST", "DOGINAREST"], deck="EIOTANS", words="CAT CATS")
    match = table.say("play CAT", "play 1: C A T +S", "pass").match
    seen = marks_while(match, 2)
    assert all(one == (["word:0"], seen[0][1]) for one in seen)
    assert len(seen[0][1]) == 1


def test_the_marks_of_the_last_play_stay_while_a_player_chooses_a_card_in_secret() -> None:
    match = four_rows().say("place 1 after SET", "place 4 after OTTER", "@1 choose M").match
    seen = marks_while(match, len(match.moves) - 1)
    assert all(one == (["word:3"], seen[0][1]) for one in seen)
    assert len(seen[0][1]) == 1


def test_the_next_play_that_lays_a_word_removes_the_marks_of_the_last_one() -> None:
    table = Table("split-run", hands=["CATSEENITO", "DOGINAREST"], deck="EIOTANS", words="CAT CATS")
    before, *rest = marks_while(table.say("play CAT", "play 1: C A T +S").match, 1)
    assert before[0] == ["word:0"]
    assert all(one == ([], []) for one in rest)


def test_the_marks_of_a_successfully_challenged_play_go_with_it() -> None:
    challenged = {"words": "challenge"}
    table = Table("split-run", hands=["CATSEENITO", "DOGINAREST"], deck="EIOTANS", words="DOG", options=challenged)
    match = table.say("play CTA", "@2 challenge").match
    assert all(one == ([], []) for one in marks_while(match, 1)[2:])


def test_the_last_word_of_first_base_has_its_rim() -> None:
    table = Table("first-base", hands=["STARELNOPU"], deck="DDD", words="STAR RSTA RATS").say("play S T A R")
    session = TableSession(GameChoice("first-base", seats_of(table.match)), table.match)
    session.lift_curtain()
    [word] = [zone for zone in session.moment.picture.zones if zone.key.what == "word"]
    assert word.rim


# ---- words that have left the table


def past_of(match: Match, index: int, viewer: int) -> dict[int, tuple[list[str], int | None]]:
    """The words at each seat's plate for this viewer, and their points."""
    gone = gone_words(match, index, viewer)
    return {one.seat: ([word.text for word in one.words], one.worth) for one in gone}


def three() -> Match:
    hands = ["CATDOGSEEN", "TENHENSIPO", "RATSINGLUM"]
    return (
        Table("3-2-1", hands=hands, deck="EIOTANSRUWBYHMPFVGIAOLEE", words="CAT DOG TEN HEN RAT")
        .say("play CAT ; DOG", "play TEN", "play RAT")
        .match
    )


def test_the_words_of_each_seat_stay_until_the_viewers_own_next_act() -> None:
    match = three()
    assert past_of(match, 1, 1).keys() == {0}
    assert past_of(match, 1, 1)[0][0] == ["CAT", "DOG"]
    assert past_of(match, 2, 2).keys() == {0, 1}
    assert past_of(match, 3, 0).keys() == {0, 1, 2}
    assert past_of(match, 3, 1).keys() == {1, 2}


def test_the_words_of_an_act_lie_below_the_plate_only_after_its_performance() -> None:
    match = three()
    script = script_of(match, 1, seats_of(match), 2, 2, None)
    for beat in script:
        assert [zone.owner for zone in beat.picture.zones if zone.past] == [0]


def test_a_play_taken_back_leaves_no_words() -> None:
    hands = ["CTADOGSEEN", "TENHENSIPO", "RATSINGLUM"]
    table = Table("3-2-1", hands=hands, words="CAT", options={"words": "challenge"})
    match = table.say("play CTA", "@2 challenge").match
    assert past_of(match, 1, 2).keys() == {0}
    assert past_of(match, 2, 2) == {}


def test_a_word_called_out_stays_until_the_next_call_right_or_wrong() -> None:
    table = Table("shout", players=3, deck="C A T E D O G S R U", words="CAT", options={"seconds": None})
    table.say(*["deal"] * 4, "@2 shout C A T")
    match = table.say(*["deal"] * 3, "@3 shout E D O", "deal").match
    assert past_of(match, 5, 0) == past_of(match, 8, 0) == {1: (["CAT"], 3)}
    assert past_of(match, 9, 0) == past_of(match, 10, 0) == {2: (["EDO"], None)}


def test_a_game_whose_words_stay_keeps_no_place_for_departed_words() -> None:
    table = Table("split-run", hands=["CATSEENITO", "DOGINAREST"], words="CAT")
    session = TableSession(GameChoice("split-run", seats_of(table.match)), table.match)
    assert not [zone for zone in session.moment.picture.zones if zone.kind is Kind.LAST]
