"""Makes the words of a declared play, and refuses a play that does not follow the declaration."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.cards import unread
from engine.core.patterns import Change, Fresh, Gather, one_of
from engine.parts.coming_back import lies_among, scoring_words
from engine.parts.declared.gathering import gathered
from engine.parts.table import DEAD, Card, Formula, Play, Turn, Word, Zone, cards_of, refuse
from engine.parts.turned import hand_and_turned
from engine.parts.words.changes import MadeWord, WordChange, changes_of, starts_fresh
from engine.parts.words.fresh import Usable, claim_words, exact_length, fresh_word, fresh_words, no_fresh_word, plain
from engine.parts.words.laying import lay_changes, lay_fresh, lay_remade


@dataclass(frozen=True)
class Made:
    """The new words of a play.

    fresh: the words made only of hand cards or of cards of the row.
    changes: the changes of table words.
    replaces: whether the fresh word replaces everything on the table.
    """

    fresh: list[Word]
    changes: list[WordChange]
    replaces: bool = False

    @property
    def words(self) -> list[Word]:
        """All new words of the play, those of changed words first."""
        return [word for change in self.changes for word in change.words] + self.fresh

    @property
    def word(self) -> Word:
        """The new word of the play, if the play makes only one word."""
        return self.words[0]

    @property
    def touched(self) -> list[Word]:
        """The new words in which a hand card was laid. Only a part of a split word may be without one."""
        return self.fresh + [word for change in self.changes for word in change.touched]

    @property
    def used(self) -> tuple[Card, ...]:
        """The cards of the new words that come from the hand or from the row."""
        return cards_of(self.fresh) + tuple([card for change in self.changes for card in change.used])

    @property
    def doubled(self) -> tuple[Card, ...]:
        """The duplicates among the laid cards: those laid on a card with the same letter."""
        return tuple([card for change in self.changes for part in change.parts for card in part.doubled])

    @property
    def only_doubled(self) -> list[MadeWord]:
        """The new words in which every laid hand card was a duplicate."""
        return [part for change in self.changes for part in change.parts if part.only_doubled]

    def scoring(self, turn: Turn) -> list[Word]:
        """The words that score. All new words score except words that got only duplicates, a fresh word equal to the
        word that it replaces, and words that were on the table before and that only give and take makes again."""
        fresh = [word for word in self.fresh if not (self.replaces and lies_among(turn.table, word))]
        return fresh + scoring_words(turn, self.changes)

    def claim(self, turn: Turn) -> "Made":
        claim_words(turn, self.words)
        return self

    def lay(self, turn: Turn, *, unused_to: Zone = DEAD, seat: int | None = None) -> "Made":
        """Lays the words on the table.

        unused_to: the zone for the table cards that a gathered word (made of some cards of a table word) leaves unused.
        seat: the owner of the words, if words have owners.
        """
        for change in self.changes[:1] if self.gathers else ():
            lay_remade(turn, change, change.word._replace(seat=seat), unused_to=unused_to)
        if self.changes and not self.gathers:
            lay_changes(turn, self.changes)
        if self.fresh:
            instead = DEAD if self.replaces or self.gathers else None
            lay_fresh(turn, *[word._replace(seat=seat) for word in self.fresh], instead=instead)
        return self

    @property
    def gathers(self) -> bool:
        return any(change.gathered for change in self.changes)


def made_by(turn: Turn, act: Play) -> Made:
    """The words that the play makes. Refuses a play that is not permitted now or that uses cards the player does not
    have."""
    plays = turn.house.book.plays
    plain(act, **{plays.must_name: True} if plays.must_name else {})
    now, supply = plays.now(turn.state), hand_and_turned(turn)
    fresh, change, gather = one_of(now, Fresh), one_of(now, Change), one_of(now, Gather)
    if starts_fresh(act):
        made = _fresh(turn, act, fresh, supply)
    elif gather is not None:
        made = _gathered(turn, act, gather, supply)
    elif change is not None:
        made = Made([], _changed(turn, act, change, supply, or_fresh=fresh is not None))
    else:
        made = Made(fresh_words(supply, act), [])  # the patterns that apply now do not change table words
    turned, needed = turn.state.turned, turn.house.book.must(turn.state)
    if turned is not None and turned.id not in [card.id for card in made.used]:
        refuse("must-use-card:turned", card=turned.face)
    for face in needed:
        if face not in [card.face for card in made.used]:
            refuse("must-use-card:plucked", card=face)
    return made


def _fresh(turn: Turn, act: Play, fresh: Fresh | None, supply: Usable) -> Made:
    if fresh is None:
        no_fresh_word(supply, act.formulas[0])
    assert fresh is not None
    row = turn.state.row if fresh.row else ()
    supply.free += row
    words = fresh_words(supply, act, most=len(supply.free) if fresh.most is None else fresh.most)
    if len(words) < fresh.least:
        refuse("move-not-permitted:two-words")
    for word in words:
        exact_length(word, fresh.letters_exactly)
        if fresh.row and not any(card in row for card in word.tops):
            refuse("must-use-card:row")
        if fresh.row and all(card in row for card in word.tops):
            refuse("nothing-played")
    return Made(words, [], fresh.replaces)


def _changed(turn: Turn, act: Play, pattern: Change, supply: Usable, *, or_fresh: bool) -> list[WordChange]:
    """The changes of table words that a play makes.

    or_fresh: whether a play may be a fresh word instead. In such a game, no fresh word may follow a change.
    """
    if pattern.most is not None and len(act.formulas) > pattern.most:
        refuse("move-not-permitted:words", most=pattern.most)
    if or_fresh and any(formula.target is None for formula in act.formulas):
        refuse("move-not-permitted:words", most=1)
    changes = changes_of(turn, act, pattern.moves, supply)
    for change in changes:
        if not pattern.open_to(change.old, turn.seat):
            refuse("move-not-permitted:not-open", word=change.old.text)
        if pattern.cards_exactly is not None and len(change.used) != pattern.cards_exactly:
            refuse("move-not-permitted:one-card")
        for word in change.words:
            exact_length(word, pattern.letters_after(change.old))
    return changes


def _gathered(turn: Turn, act: Play, pattern: Gather, supply: Usable) -> Made:
    if len(act.formulas) > 1 and not pattern.then_fresh:
        refuse("move-not-permitted:words", most=1)
    change = gathered(turn, act.formulas[0], pattern, supply)
    if pattern.takes_up:
        supply.free += [unread(card) for card in change.unused]
    return Made(_then_fresh(supply, act.formulas[1:]), [change])


def _then_fresh(supply: Usable, formulas: Iterable[Formula]) -> list[Word]:
    """A list with the fresh word that follows a gathered one; empty if no fresh word follows."""
    formulas = list(formulas)
    fresh = [fresh_word(supply, formula) for formula in formulas if formula.target is None]
    if len(formulas) > 1:
        refuse("move-not-permitted:words", most=2)
    if formulas and not fresh:
        refuse("move-not-permitted:second-fresh")
    return fresh
