"""What 5 Up, Real Value and Turnover say in the same words: each turn brings a fresh word, which replaces the one on
the table, or a change of that word."""

from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.events import DEAD
from engine.core.moves import Play
from engine.core.turn import Turn
from engine.core.words import Word, cards_of
from engine.parts.build import Change, Supply, changes_of, fresh_words, lay_changes, lay_fresh, new_words, starts_fresh


@dataclass(frozen=True)
class NewWords:
    """What a turn brings: one fresh word, or changes."""

    fresh: list[Word]
    changes: list[Change]

    @property
    def words(self) -> list[Word]:
        return self.fresh + new_words(self.changes)

    @property
    def touched(self) -> list[Word]:
        """The words with a hand card; a part of a split may have none."""
        return self.fresh + [word for change in self.changes for word in change.touched]

    @property
    def scoring(self) -> list[Word]:
        """Of these the ones that are new: a word that is only doubled scores nothing."""
        return self.fresh + [word for change in self.changes if not change.unchanged for word in change.touched]

    @property
    def used(self) -> tuple[Card, ...]:
        """The hand cards in them."""
        return cards_of(self.fresh) + tuple([card for change in self.changes for card in change.used])

    @property
    def doubled(self) -> tuple[Card, ...]:
        """The duplicates laid in words that score."""
        return tuple([card for change in self.changes if not change.unchanged for card in change.doubled])

    def lay(self, turn: Turn) -> None:
        if self.fresh:
            lay_fresh(turn, *self.fresh, instead=DEAD)
        else:
            lay_changes(turn, self.changes)


def fresh_or_change(turn: Turn, act: Play, moves: frozenset[str], supply: Supply | None = None) -> NewWords:
    """The words that the play makes. supply: the cards that may be played, if not the hand."""
    supply = supply or Supply(turn.hand)
    if starts_fresh(act):
        return NewWords(fresh_words(supply, act), [])
    return NewWords([], changes_of(turn, act, moves, supply))
