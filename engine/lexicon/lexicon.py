"""The dictionary of a game: whether something is a word, and what kind of word it is."""

from collections.abc import Iterable

from engine.lexicon.blocks import LEVELS
from engine.lexicon.dictionary import Dictionary, Vocabulary, WordChoice, code_of
from engine.lexicon.questions import Questions

UNFIT = 3 << 10 | 1 << 13  # the bits of offensive words and of those that are not for children


def open_lexicon(
    name: str = "standard",
    spelling: str = "both",
    offensive: str | None = None,
    allow: Iterable[str] = (),
    ban: Iterable[str] = (),
    only: Iterable[str] | None = None,
    children: str | None = None,
) -> "Lexicon":
    """A dictionary: family, standard or large; american, british or both; with a house list.

    offensive: which tiers are excluded: "off", "strongest", "vulgar" or "all". None leaves it to the dictionary: Family
      excludes all, the others only the strongest.
    allow, ban: the house list. A ban beats `allow`, and `allow` beats the dictionary.
    only: a list that replaces the dictionary.
    children: "yes" if the program names no word that is not for children, though such words are legal; or "no". None
      leaves it to the dictionary: "yes" for Family.
    """
    allowed, banned = set(allow), set(ban)
    minds = (children or ("yes" if name == "family" and only is None else "no")) == "yes"
    if only is not None:
        return Lexicon(Dictionary(None, (set(only) | allowed) - banned, children=minds, house=allowed - banned))
    choice = WordChoice(name, spelling, offensive, allowed, banned)
    return Lexicon(Dictionary(choice, choice.missing(), children=minds, house=allowed - banned))


class Lexicon(Questions):
    """A dictionary in use. Words are in capitals.

    number, begun: set only in a search for certain plays; see `engine.lexicon.filtered`.
    """

    number: int | None = None
    begun: "tuple[Lexicon, ...]" = ()

    def within(self, vocabulary: Vocabulary) -> "Lexicon":
        """The same dictionary with only the words that a player with this vocabulary knows."""
        return Lexicon(self.dictionary, vocabulary)

    @property
    def has_lists(self) -> bool:
        """Whether it is one of the lists of the word file, which a seat may exchange for another."""
        return self.dictionary.has_lists

    def for_seat(self, name: str | None, shortest: int) -> "Lexicon":
        """The dictionary of a seat whose words are judged by another list, or must be longer than those of the others.

        Plurals, offensive words and the house list stay the table's.
        """
        return Lexicon(self.dictionary.for_seat(name, shortest), self.known)

    def has(self, word: str) -> bool:
        return self.dictionary.has(word, self.known)

    def begins(self, prefix: str) -> bool:
        """Whether a word of any length begins with this prefix."""
        return self.dictionary.begins(prefix, self.known)

    def is_added(self, word: str) -> bool:
        """Whether the table has added this word, which everybody there knows."""
        return word in self.dictionary.house

    def level(self, word: str) -> int | None:
        """How common the word is, from 10 (everybody knows it) to 80; None if it is not in the word file."""
        code = code_of(word)
        return None if code is None else LEVELS[code & 15]

    def is_plural(self, word: str) -> bool:
        """Whether this word is the plural of a noun, made with S or ES."""
        return bool((code_of(word) or 0) >> 8 & 1)

    def plural_alone(self, word: str) -> bool:
        """Whether it is a noun that exists only in the plural. Such a word does not count as a plural made with S."""
        return bool((code_of(word) or 0) >> 12 & 1)

    def namelike(self, word: str) -> bool:
        """Whether it is better known as a name."""
        return bool((code_of(word) or 0) >> 9 & 1)

    def offensive(self, word: str) -> int:
        """The tier of the word: 0 not offensive, 1 mild, 2 vulgar, 3 strongest."""
        return (code_of(word) or 0) >> 10 & 3

    def unnamed(self, word: str) -> bool:
        """Whether the program does not name this word at this table, because children may be there."""
        return self.dictionary.children and bool((code_of(word) or 0) & UNFIT)
