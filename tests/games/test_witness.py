"""Tests which events of an act each player sees, and which cards are hidden from that player."""

from typing import Any

from engine.core.cards import HIDDEN, Card
from engine.core.events import Event, Logged, Moved, Revealed, Shown, Shuffled, committed_by, hand_of
from engine.core.seen_events import Step, seen_steps
from engine.core.view import view
from tests.table import Table


def five_up(**more: Any) -> Table:
    return Table("5-up", hands=["KITHOMESLN", "SMREADANOU"], deck="EIOTAB", words="KIT SKIM", **more)


def two_words(ann: str, ben: str) -> Table:
    return Table("profit-and-loss", hands=[ann, ben], deck="BDFGHILMNP", words="HORSE CAT TEA SHORE HOE ORE")


def steps(table: Table, eyes: int | None) -> tuple[Step, ...]:
    """The steps of the last act as the player `eyes` sees them. Players are counted from 1; None is a bystander."""
    seat = None if eyes is None else eyes - 1
    return seen_steps(table.match.states[-2], table.match.events[-1], seat)


def steps_of_last_act(table: Table, eyes: int | None) -> list[str]:
    """The steps of the last act as short texts: the words that are shown, and the zones between which cards move. A dot
    stands for a hidden card."""
    return [line for step in steps(table, eyes) if (line := brief(step.event))]


def brief(event: Event) -> str:
    if isinstance(event, Shown):
        return " ".join(["shown", *[word.text for word in event.words]])
    if isinstance(event, Moved):
        return f"{named(event.source)} -> {named(event.target)}: {faces(event.cards)}"
    return "revealed" if isinstance(event, Revealed) else ""


def named(zone: tuple[str, int]) -> str:
    kind, number = zone
    return kind if kind in ("deck", "dead") else f"{kind} {number + 1}"


def faces(cards: tuple[Card, ...]) -> str:
    return "".join([card.face or "." for card in cards])


# ---- the order of the steps


def test_the_steps_of_a_change_of_a_word_are_in_the_order_in_which_they_happened() -> None:
    table = five_up().do("play KIT", "play 1: +S K I M/T")
    assert [type(step.event).__name__ for step in steps(table, 1)] == ["Shown", "Scored", "Arranged", "Logged", "Moved"]


def test_the_last_step_of_an_act_shows_the_present_table() -> None:
    table = five_up().do("play KIT")
    for seat in (0, 1, None):
        assert seen_steps(table.match.states[0], table.match.events[0], seat)[-1].state == view(table.match.state, seat)


def test_a_step_shows_a_changed_word_with_the_cards_that_it_covers() -> None:
    table = five_up().do("play KIT", "play 1: +S K I M/T")
    (shown,) = [step.event for step in steps(table, None) if isinstance(step.event, Shown)]
    assert [faces(slot) for slot in shown.words[0].slots] == ["S", "K", "I", "TM"]
    assert shown.seat == 1


# ---- hidden cards


def test_a_player_who_draws_sees_the_cards_and_the_other_players_see_only_the_number_of_cards() -> None:
    table = five_up().do("play KIT")
    assert steps_of_last_act(table, 1) == ["shown KIT", "deck -> hand 1: EIO"]
    assert steps_of_last_act(table, 2) == steps_of_last_act(table, None) == ["shown KIT", "deck -> hand 1: ..."]


def test_the_other_players_see_the_number_of_traded_cards_but_nothing_of_the_shuffle() -> None:
    table = five_up().do("trade HM")
    assert steps_of_last_act(table, 1) == ["hand 1 -> aside 1: HM", "deck -> hand 1: EI", "aside 1 -> deck: .."]
    assert steps_of_last_act(table, 2) == ["hand 1 -> aside 1: ..", "deck -> hand 1: ..", "aside 1 -> deck: .."]
    assert [step.event for step in steps(table, 1) if isinstance(step.event, Shuffled)] == [Shuffled((HIDDEN,) * 6, 0)]
    assert [step.event.entry.do for step in steps(table, 2) if isinstance(step.event, Logged)] == ["trade 2"]


def test_the_rival_does_not_see_how_many_cards_a_word_laid_in_secret_has() -> None:
    long = two_words("HORSEAAAAA", "CATEEEEEEE").do("play HORSE")
    short = two_words("HORSEAAAAA", "CATEEEEEEE").do("play HOE")
    assert steps_of_last_act(long, 1) == ["hand 1 -> committed 1: HORSE"]
    assert steps(long, 2) == steps(short, 2)
    assert steps(long, None) == steps(short, None)
    assert steps_of_last_act(long, 2) == ["hand 1 -> committed 1: ."]


def test_words_laid_in_secret_are_shown_when_they_are_revealed() -> None:
    table = two_words("HORSEAAAAA", "CATEEEEEEE").do("play HORSE", "play CAT")
    assert steps_of_last_act(table, 1) == ["hand 2 -> committed 2: .", "revealed", "shown HORSE", "shown CAT"]
    assert steps_of_last_act(table, 2) == ["hand 2 -> committed 2: CAT", "revealed", "shown HORSE", "shown CAT"]


def test_the_other_players_see_a_card_chosen_in_secret_as_a_face_down_card() -> None:
    table = Table("four-rows", hands=["ABC", "DEF"], table=["A", "B"]).do("@1 choose B")
    (closed,) = [step.event for step in steps(table, 2) if isinstance(step.event, Moved)]
    assert closed == Moved((HIDDEN,), hand_of(0), committed_by(0))


# ---- the stored events


def test_a_match_stores_the_events_of_all_moves_except_undone_ones() -> None:
    match = five_up().do("play KIT", "play 1: +S K I M/T").match
    assert [len(match.moves), len(match.events)] == [2, 2]
    branch = match.branch(1)
    assert branch.events == match.events[:1]
    kept = match.events[0]
    match.undo_to(1)
    assert match.events == [kept]
    match.undo_to(0)
    assert (match.events, len(branch.events)) == ([], 1)
