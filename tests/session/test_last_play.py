"""What of the last play is set off until the next."""

from app.session.match.last_play import last_play
from tests.table import Table

WORDS = "STAND SET ORE OTTER"


def four_rows() -> Table:
    table = Table("four-rows", hands=["EMN", "TIO"], table=["S", "R", "A", "O"], words=WORDS)
    return table.say("@1 choose E", "@2 choose T")


def test_a_card_that_was_placed_is_set_off_with_its_row_through_the_next_choice() -> None:
    match = four_rows().say("place 1 after SET").match
    placed = last_play(match, len(match.moves))
    assert (placed.words, len(placed.cards)) == ({0: 0}, 1)
    match = four_rows().say("place 1 after SET", "place 4 after OTTER", "@1 choose M").match
    chosen = last_play(match, len(match.moves))
    assert (chosen.words, len(chosen.cards)) == ({3: 1}, 1)


def test_who_cannot_place_has_begun_a_new_row() -> None:
    match = four_rows().say("place 1 after SET", "fail").match
    begun = last_play(match, len(match.moves))
    assert [*begun.words.values()] == [1]
    assert [match.states[-1].table[row].text for row in begun.words] == ["T"]


def test_words_that_are_shown_together_each_have_the_rim_of_who_made_them() -> None:
    table = Table("profit-and-loss", hands=["CATSEENITO", "DOGSINAREU"], deck="AEIOUNRSTL", words="CAT DOGS")
    table.say("play CAT", "play DOGS")
    match = table.match
    shown = next(number for number in range(len(match.moves), 0, -1) if match.states[number].table)
    assert sorted(last_play(match, shown).words.values()) == [0, 1]
