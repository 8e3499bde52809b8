"""Bluffs: letters that only look like a word, for tables where nobody looks words up unasked."""

from engine.core.cards import Named
from engine.core.moves import ADD, Act, Formula, Play, Token
from engine.lexicon import Lexicon
from engine.players.thinking import Mind

ENDINGS = ("S", "ER", "ED", "Y", "ING", "LY", "EN")
STEMS = 20


def bluff(mind: Mind) -> Act | None:
    """A known word with an ending that it does not have, as far as this player knows, if the hand holds the letters."""
    lexicon = mind.house.words
    if not isinstance(lexicon, Lexicon) or mind.view.table:
        return None
    faces = [card.face for card in mind.view.seats[mind.seat].hand]
    values = mind.house.game.deck.values
    stems = lexicon.words_of(faces).best_first(values) if values else iter(lexicon.words_of(faces))
    for _, stem in zip(range(STEMS), stems, strict=False):
        for ending in ENDINGS:
            text = stem + ending
            if lexicon.has(text) or any(text.count(letter) > faces.count(letter) for letter in set(text)):
                continue
            tokens = tuple([Token(ADD, Named(letter, letter)) for letter in text])
            act = Play((Formula(None, (tokens,)),))
            if mind.legal(act):
                return act
    return None
