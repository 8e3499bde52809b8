"""A table of 5 Up for tests of the rules that all games share. 5 Up adds only one rule: a word must
have a minimum value."""

from typing import Any

from tests.table import Table

WORDS = "KIT KIN SKIM HOME TEAR READ DREAM KITE SEA SLIT SUM TRAIN TRAIL"


def five_up(**more: Any) -> Table:
    setup: dict[str, Any] = {"hands": ["KITHOMESLN", "SMREADANOU"], "deck": "EIOTRLNAES", "words": WORDS}
    return Table("5-up", **{**setup, **more})


def three_at_5_up(**more: Any) -> Table:
    hands = ["KITHOESLNA", "SREADANOUE", "SMEARNOILT"]
    return five_up(**{"hands": hands, "deck": "OOTTIILLAA", **more})


def challenged(**more: Any) -> Table:
    return five_up(options={"words": "challenge"}, **more)


def deck_of(table: Table) -> str:
    """The faces of the deck's cards, from the top card down."""
    return "".join(card.face for card in table.match.state.deck)


def scores_and_turn(table: Table) -> tuple[list[int], list[int], int]:
    return table.scores, table.to_act, table.turn
