"""Full Deck, for 2 to 4 players, with the Full Deck: letters, six combos, two flip cards, two wild cards.

Each player holds eight cards. The first player lays one fresh word. After that a turn is a fresh word, or any number of
play-ons, or one fresh word and any number of play-ons. A play-on adds at least one hand card to a word on the table.
All cards of that word stay, in any order. A turn has at most one play-on for each word, and none for the word just
laid. Instead a player may pass, or discard any number of cards: the player draws the same number, then the discards are
shuffled into the deck.

A fresh word scores two points a letter, and 25 more if it takes all eight cards. A play-on scores one point for each
letter of the whole word; it scores two if the word was re-arranged, or if two or more letters were added and at least
one of them is between the first and the last letter of the old word. Wild cards score nothing; a combo counts as two
letters.

No plural by S or ES may be laid fresh, nor made by a play-on unless the word is re-arranged. A noun that has only a
plural form does not count as a plural, but S or ES alone after a noun always makes one. No offensive words are allowed.
In the advanced game, a play-on may not put just S, ES, D, ED, R or ER after a word that is not re-arranged, even if it
lays other cards elsewhere. The players can agree that each play-on may choose a new reading for flip and wild cards on
the table; such a card does not count as moved.

The game ends when the deck is empty and everybody has passed. Each letter left in a hand costs a point, and so does a
wild card. The highest score wins. A match is two games; if players have won equally many, the Starter game decides.
"""

from collections.abc import Iterator, Sequence

from engine.core.cards import FULL_DECK
from engine.core.moves import Discard
from engine.core.patterns import PlayOns
from engine.core.rulebook import Game, Variation
from engine.games.full_deck.allowed import ADVANCED, claim_allowed
from engine.games.full_deck.match_of_two import match_of_two, next_game, out_of_cards
from engine.games.full_deck.play_ons import PlayOn, cards_laid, letters_worth, plays_of, table_after
from engine.games.full_deck.possible_plays import words_and_play_ons
from engine.games.full_deck.read_now import VARIABLE
from engine.games.full_deck.starter import rules as starter_rules
from engine.parts.box import Option, Options, Traits, common
from engine.parts.counting import Sum, Sums, named, score_words
from engine.parts.deals import deal_hands
from engine.parts.declared import Fresh, Plays
from engine.parts.flow import Rulebook, exchange, round_the_table, take_for_hands
from engine.parts.flow.usual import TRADE, WORD, can_trade, draw_up, empty_hand, no_other_game
from engine.parts.reach.faces import in_hand
from engine.parts.reach.trades import discarding
from engine.parts.table import Act, Batch, Card, House, Play, State, Turn, Word, hand_of
from engine.parts.words.fresh import Usable, plain

HAND = 8
ALL_CARDS_BONUS = 25
MATCH = Option("match", "flag", False)


def rules(options: Options, players: int) -> Rulebook:
    one_game = round_the_table(
        deal=lambda house: deal_hands(house, HAND, most=None),
        places=frozenset({"deck"}),
        plays=Plays((PlayOns(), Fresh()), counts="letters"),
        play=play,
        trade=None,
        most_traded=HAND,
        reach={"play": reach, "discard": discarding},
        others={"discard": discard},
        verbs=verbs,
        refill=draw_up(HAND),
        settle=minus_letters,
        another_game=(lambda turn: next_game(turn, HAND)) if options["match"] else no_other_game,
        has_nothing=out_of_cards if options["match"] else empty_hand,
    )
    return match_of_two(one_game, starter_rules(options, players)) if options["match"] else one_game


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    return ("play", "discard", "pass") if can_trade(state, seat) else ("play", "pass")


def play(turn: Turn, act: Play) -> str:
    plain(act)
    play_ons, fresh = plays_of(turn, act, Usable(turn.hand))
    claim_allowed(turn, play_ons, fresh)

    used = Batch(hand_of(turn.seat), cards_laid(play_ons, fresh))
    turn.arrange(table_after(turn.table, play_ons, fresh), taken=[used])
    for play_on in play_ons:
        turn.count([play_on_points(play_on)], word=play_on.word)
    score_words(turn, fresh, fresh_points)
    return WORD


def reach(house: House, state: State, seat: int) -> Iterator[Act]:
    return words_and_play_ons(house, state.table, in_hand(state, seat))


def fresh_points(word: Word) -> Sums:
    bonus = (named("all-cards", ALL_CARDS_BONUS),) if len(word.slots) == HAND else ()
    return (letters(word.tops, 2), *bonus)


def play_on_points(play: PlayOn) -> Sum:
    twice = play.rearranged or play.enters_the_body
    return letters(play.cards, 2 if twice else 1)


def letters(cards: Sequence[Card], times: int) -> Sum:
    return named("letters", times * letters_worth(cards), times)


def discard(turn: Turn, act: Discard) -> str:
    """Discards any number of hand cards. They are shuffled into the deck after the player has drawn new cards."""
    exchange(turn, act)
    return TRADE


def minus_letters(turn: Turn) -> None:
    """Subtracts from each score one point for each letter left in the hand, and one point for each wild card."""
    take_for_hands(turn, lambda card: 2 if len(card.face) == 2 and card.letters else 1)


GAME = Game(
    "full-deck",
    "Full Deck",
    (2, 4),
    FULL_DECK,
    common(4, ADVANCED, VARIABLE, MATCH),
    rules,
    (Variation("Advanced", {"advanced": True}), Variation("Match of two games", {"match": True})),
    Traits(long=True),
)
