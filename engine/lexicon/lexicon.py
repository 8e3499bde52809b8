"""The dictionary of a game. It tells the rules and the app whether letters are a word, and what kind of word they
are."""

from collections.abc import Iterable

from engine.lexicon.blocks import LEVELS
from engine.lexicon.dictionary import Dictionary, Vocabulary, WordChoice, code_of
from engine.lexicon.questions import Questions

UNFIT = 3 << 10 | 1 << 13  # the bits in a word's code that mark offensive words and words that are not for children


def open_lexicon(
    name: str = "standard",
    spelling: str = "both",
    offensive: str | None = None,
    allow: Iterable[str] = (),
    ban: Iterable[str] = (),
    only: Iterable[str] | None = None,
    children: str | None = None,
) -> "Lexicon":
    """Opens a dictionary: the list `name` (family, standard or large) in one spelling (american or british) or both,
    changed by a house list.

    offensive: the tiers of offensive words to exclude: "off", "strongest", "vulgar" or "all". None means all tiers for
    Family and only the strongest for the other lists.
    allow, ban: the house list. Words in `ban` are never in the dictionary; words in `allow` always are, unless they are
    banned.
    only: a list of words that replaces the dictionary.
    children: "yes" if the program must not name words that are not for children, although they are legal; or "no". None
    means "yes" for Family and "no" for the other lists.
    """
    allowed, banned = set(allow), set(ban)
    minds = (children or ("yes" if name == "family" and only is None else "no")) == "yes"
    if only is not None:
        return Lexicon(Dictionary(None, (set(only) | allowed) - banned, children=minds, house=allowed - banned))
    choice = WordChoice(name, spelling, offensive, allowed, banned)
    return Lexicon(Dictionary(choice, choice.missing(), children=minds, house=allowed - banned))


class Lexicon(Questions):
    """An open dictionary. Words are written in capitals.

    number, half_laid: set only in a filtered dictionary; see `engine.lexicon.filtered`.
    """

    number: int | None = None
    half_laid: "tuple[Lexicon, ...]" = ()

    def within(self, vocabulary: Vocabulary) -> "Lexicon":
        """A copy of this dictionary that has only the words that a player with this vocabulary knows."""
        return Lexicon(self.dictionary, vocabulary)

    @property
    def has_lists(self) -> bool:
        """Whether the dictionary is one of the lists of the word file. If it is not, a seat can't have another of these
        lists."""
        return self.dictionary.has_lists

    def for_seat(self, name: str | None, shortest: int) -> "Lexicon":
        """The dictionary of a seat that uses another list (`name`) than the table or must lay words of at least
        `shortest` letters. It treats offensive words, plurals and the house list as the table's dictionary does."""
        return Lexicon(self.dictionary.for_seat(name, shortest), self.known)

    def has(self, word: str) -> bool:
        return self.dictionary.has(word, self.known)

    def begins(self, prefix: str) -> bool:
        """Whether a word of any length begins with this prefix."""
        return self.dictionary.begins(prefix, self.known)

    def is_added(self, word: str) -> bool:
        """Whether the house list has added this word, so that everybody at the table knows it."""
        return word in self.dictionary.house

    def level(self, word: str) -> int | None:
        """The rarity of the word, from 10 (everybody knows it) to 80; None if the word file does not have it."""
        code = code_of(word)
        return None if code is None else LEVELS[code & 15]

    def is_plural(self, word: str) -> bool:
        """Whether this word is the plural of a noun, formed with S or ES."""
        return bool((code_of(word) or 0) >> 8 & 1)

    def plural_alone(self, word: str) -> bool:
        """Whether the word is a noun that exists only in the plural. Such a word does not count as a plural formed with
        S."""
        return bool((code_of(word) or 0) >> 12 & 1)

    def namelike(self, word: str) -> bool:
        """Whether the word is better known as a name, like MARK."""
        return bool((code_of(word) or 0) >> 9 & 1)

    def offensive(self, word: str) -> int:
        """The degree (tier) to which the word is offensive: 0 not offensive, 1 mild, 2 vulgar, 3 the strongest."""
        return (code_of(word) or 0) >> 10 & 3

    def unnamed(self, word: str) -> bool:
        """Whether the program must not name this word, because the word is not for children and the dictionary is meant
        for children, too."""
        return self.dictionary.children and bool((code_of(word) or 0) & UNFIT)
