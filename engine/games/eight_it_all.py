"""Eight It All, for 2 to 6 players, with letter cards. Moves: add, overlay, give and take, duplicate.

The first player lays a fresh word; after that players change the word. Each new word scores its visible value;
duplicates alone score only the values of the cards laid. A word that was on the table before scores nothing if only
give and take brings it back.

A word of eight or more letters scores and is removed. Its player draws up to a full hand and may lay a fresh word,
which scores, too. If the fresh word also has eight or more letters, the same happens again. A player who can't lay a
fresh word passes; the table then stays empty for the next player, and no cards may be traded.

A player who can't change the word passes or trades up to five cards.

Take 10: the word must have ten letters to be removed. A player who can't change the word may also restart: remove it,
lay a different fresh one, and score the fresh word less the visible value of the removed one.

The game ends when the deck is empty and everybody has passed. Unplayed cards are subtracted; the highest score wins.
"""

from collections.abc import Iterator, Sequence

from engine.core.moves import Restart
from engine.parts.box import ONCE_OR_ALWAYS, Option, Options, Traits, Weights, letter_game, permitted, permitting
from engine.parts.coming_back import another_word
from engine.parts.counting import named, score_words, values
from engine.parts.deals import deal_hands, words_lying
from engine.parts.declared import Change, Fresh, Made, Plays, made_by
from engine.parts.flow import AGAIN, PASS, STOP, WORD, Rulebook, minus_hand, round_the_table, usual_verbs
from engine.parts.reach.faces import in_hand
from engine.parts.reach.fresh_words import fresh
from engine.parts.table import DEAD, Act, Batch, House, Play, State, Turn, Word, cards_of
from engine.parts.words.fresh import Usable, fresh_word

TARGET = Option("target", "choice", 8, (8, 10))
AFTER_LONG = "after-long"  # the phase after a long word was removed, in which its player may lay a fresh one


def rules(options: Options, players: int) -> Rulebook:
    moves = permitted(options)
    target: int = options["target"]

    def play(turn: Turn, act: Play) -> str:
        new = made_by(turn, act).claim(turn)
        score_words(turn, new.scoring(turn))
        for only in new.only_doubled:
            turn.count([values(only.doubled)], word=only.word)
        new.lay(turn)
        return remove_long(turn, new.words)

    def remove_long(turn: Turn, words: Sequence[Word]) -> str:
        long = [word for word in words if len(word.text) >= target]
        if not long:
            return WORD
        turn.arrange([word for word in turn.table if word not in long], given=[Batch(DEAD, cards_of(long))])
        turn.draw_up_to(10, turn.seat)
        turn.mark(phase=AFTER_LONG)
        return AGAIN

    def restart(turn: Turn, act: Restart) -> str:
        new = Made([fresh_word(Usable(turn.hand), act.formula)], [], replaces=True)
        another_word(new.word, turn.table)
        cost = sum(old.value for old in turn.table)
        new.claim(turn).lay(turn)
        score_words(turn, [new.word])
        turn.count([named("replaced", -cost)])
        return remove_long(turn, new.words)

    def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
        if state.phase == AFTER_LONG:
            return ("play", "pass")
        usual = usual_verbs(house, state, seat)
        return ("play", "restart", *usual[1:]) if target == 10 and state.table else usual

    return round_the_table(
        deal=lambda house: deal_hands(house, most=words_lying(moves)),
        leaves=True,
        plays=Plays((Fresh(),), (Change(moves, gone_at=target),), opens=fresh_is_due),
        play=play,
        reach={"restart": restarts},
        passing=passing,
        others={"restart": restart} if target == 10 else None,
        verbs=verbs,
        settle=minus_hand,
    )


def fresh_is_due(state: State) -> bool:
    """Returns whether the next word must be fresh. True on an empty table and after a long word was removed, even if
    splits have left other words on the table."""
    return not state.table or state.phase == AFTER_LONG


def restarts(house: House, state: State, seat: int) -> Iterator[Act]:
    return (Restart(way.formula) for way in fresh(house, in_hand(state, seat)))


def passing(turn: Turn, act: object) -> str:
    """Carries out a pass. After a long word was removed, a pass only ends the turn and does not count among the passes
    that end the game."""
    return STOP if turn.state.phase == AFTER_LONG else PASS


OPTIONS = (permitting("AOGD"), TARGET, ONCE_OR_ALWAYS)
VARIATIONS = {"Take 10": {"target": 10}}
TRAITS = Traits(Weights(step=70))
GAME = letter_game("eight-it-all", "Eight It All", (2, 6), rules, OPTIONS, VARIATIONS, TRAITS)
