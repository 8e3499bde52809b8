"""The dictionary of a game: is it a word, and what kind of word?"""

from collections.abc import Iterable

from engine.lexicon.blocks import LEVELS
from engine.lexicon.dictionary import EDITION, Dictionary, Vocabulary, WordChoice, code_of
from engine.lexicon.questions import Questions


def open_lexicon(
    name: str = "standard",
    spelling: str = "both",
    offensive: str | None = None,
    allow: Iterable[str] = (),
    ban: Iterable[str] = (),
    only: Iterable[str] | None = None,
    edition: int = EDITION,
) -> "Lexicon":
    """A dictionary: family, standard or large; american, british or both; with a house list.

    offensive: which tiers are no words: "off", "strongest", "vulgar", "all"; None is the dictionary's own
    (Family bars all, the others the strongest).  allow, ban: the house list; a ban beats `allow` beats the dictionary.
    only: a list that takes the place of the dictionary.  edition: of the word lists; 1 for records written by it.
    """
    allowed, banned = set(allow), set(ban)
    if only is not None:
        return Lexicon(Dictionary(None, (set(only) | allowed) - banned))
    choice = WordChoice(name, spelling, offensive, edition, allowed, banned)
    return Lexicon(Dictionary(choice, choice.missing()))


class Lexicon(Questions):
    """A dictionary in use. Words are in capitals.

    number, begun: where only certain plays are sought; see `engine.lexicon.filtered`.
    """

    number: int | None = None
    begun: "tuple[Lexicon, ...]" = ()

    def within(self, vocabulary: Vocabulary) -> "Lexicon":
        """The same dictionary as a player with this vocabulary knows it: other words are none."""
        return Lexicon(self.dictionary, vocabulary)

    def has(self, word: str) -> bool:
        return self.dictionary.has(word, self.known)

    def begins(self, prefix: str) -> bool:
        """Is there a word, of any length, with this beginning?"""
        return self.dictionary.begins(prefix, self.known)

    def level(self, word: str) -> int | None:
        """How common it is, from 10 to 80; None for a word no list knows."""
        code = code_of(word)
        return None if code is None else LEVELS[code & 15]

    def is_plural(self, word: str) -> bool:
        """Does S or ES make a plural of a noun here?"""
        return bool((code_of(word) or 0) >> 8 & 1)

    def plural_alone(self, word: str) -> bool:
        """Is it a noun that is known in its plural alone? Then it is no plural made with S, as it stands."""
        return bool((code_of(word) or 0) >> 12 & 1)

    def namelike(self, word: str) -> bool:
        """Is it better known as a name?"""
        return bool((code_of(word) or 0) >> 9 & 1)

    def offensive(self, word: str) -> int:
        """0 no, 1 mild, 2 vulgar, 3 strongest."""
        return (code_of(word) or 0) >> 10 & 3
