"""Break Up, for 2 to 6 players, with letter cards. Moves: split, add.

The first player lays two fresh words, chooses one of them to score and remove, and leaves the other. After that a
player cuts the word on the table at any point. Each side, with all its cards in order, becomes a word with at least one
added hand card. One of the two words is scored and removed, the other stays for the next player. If the first player
can't open, the next one opens in the same way.

A player who can't play trades up to five cards, passes, or salvages. To salvage, the player cuts the word and makes one
side a word with at least one hand card. This word stays in play, the cards of the other side are shuffled into the
deck, and nothing is scored. If the deck is empty, those cards are dead, and a salvage counts as a pass.

Breakups Are Hard!: if either of the two new words has only three letters, the lower-valued word must be removed and
scored. This also applies to the two words of the first player.

The game ends when all are out of cards, or when the deck is empty and everybody has passed. Unplayed cards are
subtracted; the highest score wins.
"""

from engine.core.moves import Salvage
from engine.games.break_up.cutting import both_sides, chosen, cut_in_two
from engine.games.break_up.halves import possible, salvages
from engine.parts.box import Option, Options, letter_game, permitted, permitting
from engine.parts.counting import score_words
from engine.parts.deals import deal_hands
from engine.parts.declared import Change, Fresh, Made, Plays, made_by
from engine.parts.flow import Rulebook, minus_hand, round_the_table
from engine.parts.flow.usual import PASS, WORD, draw_up_to_ten, usual_verbs
from engine.parts.table import DEAD, Batch, House, Play, State, Turn, aside_of, hand_of, refuse
from engine.parts.words.fresh import claim_words
from engine.parts.words.laying import from_hand

HARD = Option("hard", "flag", False)


def rules(options: Options, players: int) -> Rulebook:
    moves = permitted(options)

    def play(turn: Turn, act: Play) -> str:
        new = Made([], [both_sides(turn, act, moves)]) if turn.table else made_by(turn, act)
        kept, removed = chosen(new.words, act.keep)
        if options["hard"] and min(len(word.text) for word in new.words) == 3 and removed.value > kept.value:
            refuse("move-not-permitted:hard", word=kept.text)
        new.claim(turn).lay(turn)
        score_words(turn, [removed])
        turn.arrange([kept], given=[Batch(DEAD, removed.cards)])
        return WORD

    def salvage(turn: Turn, act: Salvage) -> str:
        """Carries out a salvage: one side of the cut becomes a word and stays on the table. Puts the cards of the other
        side aside until the player has drawn up to a full hand."""
        change = cut_in_two(turn, [act.formula], moves)
        made = [part for part in change.parts if part.used]
        if len(made) != 1:
            refuse("bad-split:salvage")
        if not made[0].kept:
            refuse("nothing-kept", word=change.old.text)
        lost = next(part for part in change.parts if not part.used)
        claim_words(turn, [made[0].word])
        lost_cards = Batch(aside_of(turn.seat) if turn.state.deck else DEAD, lost.word.cards)
        taken = Batch(hand_of(turn.seat), change.taken)
        turn.arrange([made[0].word], taken=from_hand(turn, change.used), given=[lost_cards, taken])
        return WORD if turn.state.deck else PASS

    return round_the_table(
        deal=deal_hands,
        leaves=True,
        plays=Plays((Fresh(2, 2),), (Change(moves, most=1, cut=True),), must_name="keep"),
        play=play,
        reach={"play": possible, "salvage": salvages},
        others={"salvage": salvage},
        verbs=verbs,
        refill=draw_up_then_shuffle_in,
        settle=minus_hand,
    )


def verbs(house: House, state: State, seat: int) -> tuple[str, ...]:
    usual = usual_verbs(house, state, seat)
    return (usual[0], "salvage", *usual[1:]) if state.table else usual


def draw_up_then_shuffle_in(turn: Turn, outcome: str) -> None:
    """Lets the player draw up to a full hand, then shuffles the cards that a salvage left over into the deck."""
    draw_up_to_ten(turn, outcome)
    aside = turn.place.aside
    if aside:
        turn.shuffle_in(aside, aside_of(turn.seat))


VARIATIONS = {"Breakups Are Hard!": {"hard": True}}
GAME = letter_game("break-up", "Break Up", (2, 6), rules, (permitting("SA"), HARD), VARIATIONS)
