"""A row taken apart to make way for a card that fits nowhere."""

from collections.abc import Iterable

from engine.core.events import Arranged, Batch, Event


def makes_way(event: Event) -> bool:
    """Is a row taken apart for a card that was laid in secret?"""
    return (
        isinstance(event, Arranged)
        and _kinds(event.taken) == {"committed"}
        and "hand" in _kinds(event.given) <= {"dead", "hand"}
    )


def taken_apart(events: Iterable[Event]) -> tuple[str, int, int] | None:
    """The row's letters, who took cards of it in hand, and how many."""
    for event in events:
        if isinstance(event, Arranged) and makes_way(event):
            letters = [card.letters for batch in event.given for card in batch.cards]
            held = next(batch for batch in event.given if batch.zone.kind == "hand")
            return "".join(letters), held.zone.number, len(held.cards)
    return None


def _kinds(batches: Iterable[Batch]) -> set[str]:
    return {batch.zone.kind for batch in batches}
