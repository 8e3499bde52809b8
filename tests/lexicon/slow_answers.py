"""Answers queries to the dictionary slowly, card by card and word by word. The tests compare the dictionary's fast
answers with these."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from random import Random

from engine.core.cards import LETTER_DECK, readings
from engine.lexicon import Lexicon, open_lexicon

Cards = dict[str, int]

VALUES = dict(LETTER_DECK.values)
BAG = [face for face, count in LETTER_DECK.counts.items() for _ in range(count)]


def read(face: str, word: str) -> list[str]:
    """The letters at the beginning of the word that this card can represent, as a list of at most one text."""
    return [letters for letters in readings(face) if word.startswith(letters)]


def written(face: str, letters: str) -> str:
    return face if face == letters else f"{face}={letters}"


def less(cards: Cards, face: str) -> Cards:
    left: Cards = dict(cards)  # a plain dict, because a Counter would take three times as long
    left[face] = left.get(face, 0) - 1
    if left[face] <= 0:
        del left[face]
    return left


def spelled(
    word: str,
    must: Sequence[str],
    table: Sequence[str],
    hand: Sequence[str],
    *,
    table_min: int = 0,
    table_max: int = 99,
    hand_min: int = 0,
    cards_min: int = 0,
) -> bool:
    """Whether the word can be laid with all cards of `must`, some cards of the table and some cards of the hand.

    table_min, table_max: the minimum and maximum numbers of table cards.
    hand_min: the minimum number of hand cards.
    cards_min: the minimum number of all cards.
    """

    def lay(rest: str, must: Cards, table: Cards, hand: Cards, used: tuple[int, int, int]) -> bool:
        of_must, of_table, of_hand = used
        if not rest:
            return not must and table_min <= of_table <= table_max and hand_min <= of_hand and cards_min <= sum(used)
        for face in must:
            for letters in read(face, rest):
                if lay(rest[len(letters) :], less(must, face), table, hand, (of_must + 1, of_table, of_hand)):
                    return True
        for face in table:
            for letters in read(face, rest):
                if lay(rest[len(letters) :], must, less(table, face), hand, (of_must, of_table + 1, of_hand)):
                    return True
        for face in hand:
            for letters in read(face, rest):
                if lay(rest[len(letters) :], must, table, less(hand, face), (of_must, of_table, of_hand + 1)):
                    return True
        return False

    letters = Counter("".join([*must, *table, *hand]))
    if sum((Counter(word) - letters).values()) > letters["?"]:
        return False  # returns early, because the search below takes long for a word with missing letters
    return lay(word, Counter(must), Counter(table), Counter(hand), (0, 0, 0))


def changes(word: Sequence[str], new: str, hand: Sequence[str], moves: str) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Yields every way to change a table word into `new`. A way has a tuple for each place of the new word: the kind of
    move, the hand card, the letters of that card, and the table card."""

    def go(slots: Sequence[str], rest: str, cards: Cards) -> Iterator[tuple[tuple[str, ...], ...]]:
        if not rest and not slots:
            yield ()
        if slots and rest.startswith(slots[0]):
            for further in go(slots[1:], rest[len(slots[0]) :], cards):
                yield (("stay", "", "", slots[0]), *further)
        for face in cards:
            for letters in read(face, rest):
                left, behind = less(cards, face), rest[len(letters) :]
                if "A" in moves:
                    for further in go(slots, behind, left):
                        yield (("add", face, letters, ""), *further)
                if slots and ("D" if letters == slots[0] else "O") in moves:
                    for further in go(slots[1:], behind, left):
                        yield (("over", face, letters, slots[0]), *further)
                if slots and letters != slots[0] and "G" in moves:
                    for further in go(slots[1:], behind, left):
                        yield (("swap", face, letters, slots[0]), *further)

    for way in go(word, new, Counter(hand)):
        kinds = [kind for kind, *_ in way]
        duplicates = all(kind == "stay" or (kind == "over" and letters == old) for kind, _, letters, old in way)
        if "stay" in kinds and set(kinds) != {"stay"} and (duplicates or new != "".join(word)):
            yield way


def changed(
    word: Sequence[str],
    new: str,
    hand: Sequence[str],
    moves: str,
    *,
    must: Sequence[str] = (),
    keep_first: bool = False,
) -> bool:
    for way in changes(word, new, hand, moves):
        cards = Counter(face for _, face, _, _ in way if face)
        first = way[0][0] == "stay" or (way[0][0] == "over" and way[0][2] == way[0][3])
        if not Counter(must) - cards and (first or not keep_first):
            return True
    return False


def picked_up(table: Sequence[str], new: str, hand: Sequence[str], *, table_min: int = 1, hand_min: int = 1) -> bool:
    """Whether the word can be laid with hand cards in any order and table cards in their order.

    table_min, hand_min: the minimum numbers of table cards and hand cards.
    """

    def go(table: Sequence[str], rest: str, cards: Cards, of_table: int, of_hand: int) -> bool:
        if not rest:
            return of_table >= table_min and of_hand >= hand_min
        for number, face in enumerate(table):
            if rest.startswith(face) and go(table[number + 1 :], rest[len(face) :], cards, of_table + 1, of_hand):
                return True
        return any(
            go(table, rest[len(letters) :], less(cards, face), of_table, of_hand + 1)
            for face in cards
            for letters in read(face, rest)
        )

    return go(table, new, Counter(hand), 0, 0)


Draft = Sequence[tuple[str, str | None, str | None]]


def completed(draft: Draft, new: str, hand: Sequence[str], moves: str) -> bool:
    """Whether the word can be laid in a way that contains the half-laid play `draft` and makes only permitted moves
    with the other cards."""
    table = [old for _, _, old in draft if old is not None]
    laid = [card.partition("=")[0] for _, card, _ in draft if card is not None]
    return any(holds(draft, way, moves) for way in changes(table, new, [*hand, *laid], "AOGD"))


def holds(draft: Draft, way: Sequence[tuple[str, ...]], moves: str) -> bool:
    """Whether this way to lay a word contains the whole half-laid play `draft`: the same cards in the same order, over
    or between the same slots. All other moves of the way must be permitted."""
    if not draft or not way:
        return not draft and all(place[0] == "add" and "A" in moves for place in way)
    (kind, card, old), (done, face, letters, covered) = draft[0], way[0]
    if kind == "stay":
        move = {"stay": "", "over": "D" if letters == old else "O", "swap": "G"}.get(done)
        fits = covered == old and move is not None and move in moves
    else:
        fits = done == kind and written(face, letters) == card and covered == (old or "")
    if fits and holds(draft[1:], way[1:], moves):
        return True
    return done == "add" and "A" in moves and holds(draft, way[1:], moves)


def splits(
    lexicon_words: Sequence[str],
    word: Sequence[str],
    hand: Sequence[str],
    *,
    moves: str,
    keep: str,
    each: bool,
    parts: int | None,
) -> set[tuple[tuple[int, ...], tuple[str, ...]]]:
    """All possible splits of a word, each as (the positions of its cuts, the words that it makes).

    keep: "all" if all table cards stay uncovered, "pair" if two neighbours of each part do.
    each: whether each part needs a hand card.
    parts: the number of parts; None for any.
    """
    least = 2 if keep == "pair" else 1
    found = set()

    def usages(piece: Sequence[str], new: str, cards: Counter[str]) -> set[tuple[str, ...]]:
        used: set[tuple[str, ...]] = set()
        if new == "".join(piece) and not each:
            used.add(())
        for way in changes(piece, new, list(cards.elements()), moves):
            stay = [kind == "stay" for kind, _, _, old in way if old]
            kept = all(stay) if keep == "all" else (True, True) in pairwise(stay)
            if kept:
                used.add(tuple(sorted(face for _, face, _, _ in way if face)))
        return used

    def go(pieces: list[Sequence[str]], cards: Counter[str], words: tuple[str, ...], cuts: tuple[int, ...], laid: bool):
        if not pieces:
            if laid:
                found.add((cuts, words))
            return
        for new in lexicon_words:
            for usage in usages(pieces[0], new, cards):
                go(pieces[1:], cards - Counter(usage), (*words, new), cuts, laid or bool(usage))

    for number in range(1, len(word)) if parts is None else (parts - 1,):
        for cuts in combinations(range(1, len(word)), number):
            pieces = [word[start:end] for start, end in pairwise((0, *cuts, len(word)))]
            if all(len(piece) >= least for piece in pieces):
                go(pieces, Counter(hand), (), cuts, False)
    return found


def worth(word: str) -> int:
    return sum(VALUES.get(letter, 0) for letter in word)


@cache
def large() -> Lexicon:
    return open_lexicon("large")


def sample(random: Random, count: int) -> list[str]:
    """Random words from the dictionary named Large."""
    return random.sample(_large_words(), count)


@cache
def _large_words() -> list[str]:
    return list(large().starting_with(""))
