"""What 5 Up, Real Value and Turnover say in the same words: each turn brings a fresh word, which replaces the one on
the table, or a change of that word."""

from dataclasses import dataclass

from engine.core.cards import Card
from engine.core.events import DEAD
from engine.core.moves import Play
from engine.core.turn import Turn
from engine.core.words import Word, cards_of
from engine.parts.build import Change, Supply, changes_of, fresh_words, lay_changes, lay_fresh, new_words, starts_fresh
from engine.parts.coming_back import lies_among, scoring_words


@dataclass(frozen=True)
class NewWords:
    """What a turn brings: one fresh word, or changes. scoring: the words among them that are new; one that is only
    doubled, laid over itself or brought back by give and take scores nothing.
    """

    fresh: list[Word]
    changes: list[Change]
    scoring: list[Word]

    @property
    def words(self) -> list[Word]:
        return self.fresh + new_words(self.changes)

    @property
    def touched(self) -> list[Word]:
        """The words with a hand card; a part of a split may have none."""
        return self.fresh + [word for change in self.changes for word in change.touched]

    @property
    def used(self) -> tuple[Card, ...]:
        """The hand cards in them."""
        return cards_of(self.fresh) + tuple([card for change in self.changes for card in change.used])

    @property
    def doubled(self) -> tuple[Card, ...]:
        """The duplicates laid in words that are more than doubled."""
        parts = [part for change in self.changes for part in change.parts if part.changed]
        return tuple([card for part in parts for card in part.doubled])

    def lay(self, turn: Turn) -> None:
        if self.fresh:
            lay_fresh(turn, *self.fresh, instead=DEAD)
        else:
            lay_changes(turn, self.changes)


def fresh_or_change(turn: Turn, act: Play, moves: frozenset[str], supply: Supply | None = None) -> NewWords:
    """The words that the play makes. supply: the cards that may be played, if not the hand."""
    supply = supply or Supply(turn.hand)
    if starts_fresh(act):
        fresh = fresh_words(supply, act)
        return NewWords(fresh, [], [word for word in fresh if not lies_among(turn.table, word)])
    changes = changes_of(turn, act, moves, supply)
    return NewWords([], changes, scoring_words(turn, changes))
