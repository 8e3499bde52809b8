"""OW, for 2 to 6 players, with letter cards.

The first player lays a fresh word and names one vowel and one consonant card of it for the next player. The word scores
the values of its other cards. The next word is made of both named cards, in any order, and at least one hand card; the
other table cards leave, and its player again names a vowel and a consonant. Vowels are A E I O U; Y counts as a vowel
or a consonant, whichever the word lacks. A word without a vowel or without a consonant is not allowed.

A player who can't play passes or trades up to five cards; the named cards wait for the next player. When all have
passed in a row, or all have passed or traded twice in a row, the cards on the table are dead if the deck still has
cards, and the next player lays a fresh word. The game ends when a player goes out with the deck empty, or when the deck
is empty and everybody has passed. Unplayed cards are subtracted; the highest score wins.
"""

from engine.core.cards import VOWELS
from engine.core.public_facts import NAMED, About, FaceSet, Fact
from engine.parts.box import OUR_TRADE, Options, letter_game, trade_is_optional
from engine.parts.clearing import Blocked, blocked_facts, clear_blocked_table, clear_if_blocked
from engine.parts.counting import Sums, score_words, values
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Gather, Plays, made_by
from engine.parts.flow import WORD, Rulebook, exhausted, minus_hand, round_the_table, went_out
from engine.parts.table import House, Play, State, Turn, Word, refuse


@trade_is_optional
def rules(options: Options, players: int) -> Rulebook:
    return round_the_table(
        deal=deal,
        plays=Plays(
            (Fresh(),), (Gather(bound="named", least=0, most=0),), must_name="pick", picks=vowels_and_consonants
        ),
        play=play,
        word_score=without_named,
        round_end=clear_blocked_table,
        endings=(went_out, exhausted),
        settle=minus_hand,
        after_resigning=clear_if_blocked,
        facts=lambda state: named_letters(state) + blocked_facts(state),
    )


def named_letters(state: State) -> tuple[Fact, ...]:
    """A public fact for each table word: the vowel and the consonant of it that the next word must use."""
    return tuple([FaceSet(NAMED, word.pick, About("word", place)) for place, word in enumerate(state.table)])


def deal(house: House) -> State:
    state = deal_hands(house, notes=Blocked(), keys=("pick",))
    for word in state.table:
        if not may_name(word, word.pick):
            refuse("bad-setup:pick", word=word.text)
    return state


def play(turn: Turn, act: Play) -> str:
    new = made_by(turn, act)
    assert act.pick is not None
    word = passing_on(new.word, act.pick)
    new.claim(turn).lay(turn)
    turn.arrange([word])
    score_words(turn, [word], without_named)
    return WORD


def without_named(word: Word) -> Sums:
    """The points of the word, not counting the cards that were named for the next player."""
    cards = list(word.tops)
    for letter in word.pick:
        cards.remove(next(card for card in cards if card.letters == letter))
    return (values(cards),)


def passing_on(word: Word, pick: tuple[str, str]) -> Word:
    """The word, with these of its letters named for the next player. Refuses letters that may not be named."""
    vowels, consonants = vowels_and_consonants(word.text)
    if not vowels or not consonants:
        refuse("must-use-card:vowel" if not vowels else "must-use-card:consonant", word=word.text)
    if not may_name(word, pick):
        refuse("bad-notation:pick", word=word.text)
    return word._replace(pick=pick)


def may_name(word: Word, pick: tuple[str, ...]) -> bool:
    vowels, consonants = vowels_and_consonants(word.text)
    return len(pick) == 2 and pick[0] in vowels and pick[1] in consonants


def vowels_and_consonants(word: str) -> tuple[set[str], set[str]]:
    """The letters of the word that may be named as its vowel, and those that may be named as its consonant. Y counts as
    a vowel or a consonant, whichever the word lacks."""
    letters = set(word)
    vowels, consonants = letters & VOWELS, letters - VOWELS - {"Y"}
    if "Y" in letters and not vowels:
        vowels = {"Y"}
    elif "Y" in letters and not consonants:
        consonants = {"Y"}
    return vowels, consonants


GAME = letter_game("ow", "OW", (2, 6), rules, (OUR_TRADE,))
