"""5 Up as a table for the rules that all games share: its only rule of its own is the least value of a word."""

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
    """The deck from its top card down, which no player may see."""
    return "".join(card.face for card in table.match.state.deck)


def scores_and_turn(table: Table) -> tuple[list[int], list[int], int]:
    return table.scores, table.to_act, table.turn
