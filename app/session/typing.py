"""Typed words: every way to lay what was typed, the best first."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice, product

from app.session.style import CROSS, FRESH, GATHER, IN_PLACE, RE_ARRANGE, ROUND, ROWS, SHOUT, Style
from engine.core.cards import Card, Named, is_open
from engine.core.moves import ADD, OVER, STAY, SWAP, Act, Formula, Move, Place, Play, Shout, Token
from engine.core.oracle import judge
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal
from engine.games.first_base import moved_round
from engine.games.full_deck.reach import told_apart
from engine.games.ow import vowels_and_consonants
from engine.lexicon import Lexicon
from engine.parts.reach import named
from engine.parts.splitting import spans_of_splits

FEW = 12  # ways tried for each word of several, and for each part of one that is split
MOST = 400  # ways tried for one typed word; more than anybody would cycle through

Cells = Sequence[tuple[str, str | None, str | None]]
_KINDS = {"stay": STAY, "add": ADD, "over": OVER, "swap": SWAP, "fixed": STAY}


def ways_to_lay(house: House, state: State, seat: int, style: Style, typed: str, moves: str) -> list[Act]:
    """Legal acts that make the typed words, best first; if there is none, the first few that come nearest."""
    words = typed.split()
    if not words:
        return []
    legal: list[tuple[int, int, Act]] = []
    other: list[Act] = []
    for number, act in enumerate(islice(_acts(house, state, seat, style, words, moves), MOST)):
        verdict = judge(house, state, Move(act, seat))
        if isinstance(verdict, Legal):
            legal.append((-verdict.points, number, act))
        elif len(other) < 8:
            other.append(act)
    return [act for _, _, act in sorted(legal, key=lambda entry: entry[:2])] or other


def _acts(house: House, state: State, seat: int, style: Style, words: Sequence[str], moves: str) -> Iterator[Act]:
    lexicon = house.words
    assert isinstance(lexicon, Lexicon)
    hand = supply_of(state, seat)
    faces = [card.face for card in hand]
    if style.build == ROWS:
        yield from _places(state, words[0])
    elif style.build == SHOUT:
        for cells in lexicon.spellings(words[0], (), [card.face for card in state.row]):
            yield Shout(tuple([named(hand_face) for _, hand_face, _ in cells if hand_face]))
    else:
        anew = bool(house.options.get("variable"))
        for formulas in _formulas(lexicon, state, seat, style, words, faces, moves, anew):
            yield from with_choices(formulas, style)


def supply_of(state: State, seat: int) -> list[Card]:
    """The cards this seat may lay now: its hand, and what on the table is there for everybody."""
    cards = list(state.seats[seat].hand)
    if state.turned is not None:
        cards.insert(0, state.turned)
    cards += state.row
    if state.piles_show:
        cards += [pile[0] for pile in state.piles if pile]
    return cards


def _places(state: State, word: str) -> Iterator[Act]:
    for number in range(1, len(state.table) + 1):
        for side in ("before", "after"):
            yield Place(number, side, word)


def with_choices(formulas: tuple[Formula, ...], style: Style) -> Iterator[Act]:
    """The play with everything it must say besides, in every way."""
    if style.asks == "keep":
        yield from (Play(formulas, keep=number) for number in (1, 2))
    elif style.asks == "pick":
        letters = "".join(formulas[0].words)
        vowels, consonants = letters_to_pass_on(letters)
        yield from (Play(formulas, pick=pair) for pair in product(vowels or letters[:1], consonants or letters[:1]))
    elif style.asks == "remove":
        yield from (Play(formulas, remove=numbers) for numbers in product(*spans_of_splits(formulas)))
    else:
        yield Play(formulas)


def letters_to_pass_on(word: str) -> tuple[list[str], list[str]]:
    """OW: what of this word may be named as its vowel, and what as its consonant."""
    vowels, consonants = vowels_and_consonants(word)
    letters = list(dict.fromkeys(word))
    return [letter for letter in letters if letter in vowels], [letter for letter in letters if letter in consonants]


def _formulas(
    lexicon: Lexicon,
    state: State,
    seat: int,
    style: Style,
    words: Sequence[str],
    faces: list[str],
    moves: str,
    anew: bool,
) -> Iterator[tuple[Formula, ...]]:
    """anew: a wild card on the table may mean something else in the new word."""
    table = list(enumerate(state.table, 1))
    if style.build == ROUND and state.table:
        for way in ("before", "top"):
            moved = moved_round(state.table[0], way)
            for cells in lexicon.arrangements(moved.text, words[0], faces, moves):
                yield (Formula(way, (tokens(cells),)),)
        return
    if style.build == CROSS:
        yield from _crossed(lexicon, state, seat, words, faces)
        return
    for number, word in table if style.build != FRESH else []:
        old = [card.written for card in word.tops]
        if style.build == IN_PLACE:
            for split in _split_ways(lexicon, word.text, words, faces, moves):
                yield (Formula(number, split),)
        elif style.build == GATHER:
            gathered = (
                lexicon.pick_ups(old, words[0], faces)
                if style.ordered
                else lexicon.spellings(words[0], old, faces, table_min=1, hand_min=1)
            )
            for cells in gathered:
                rest = words[1:]
                if not rest:
                    yield (Formula(number, (tokens(cells),)),)
                    continue
                free = less(faces, [hand for _, hand, _ in cells if hand])
                if style.strips > 1:
                    left = less(old, [table for _, _, table in cells if table])
                    for fresh in _fresh_ways(lexicon, rest, free + left):
                        yield (Formula(number, (tokens(cells),)), *fresh)
        elif style.build == RE_ARRANGE:
            tops = [Named(card.face, "" if anew and is_open(card.face) else card.letters) for card in word.tops]
            kept = [top.letters or top.face for top in tops]
            for cells in lexicon.spellings(words[0], (), faces, must=kept, hand_min=1):
                for told in told_apart(cells, tops):
                    yield from _with_fresh(lexicon, number, told, words[1:], faces)
    if style.build == IN_PLACE and len(words) > 1:
        yield from _several(lexicon, [(number, word.text) for number, word in table], words, faces, moves)
    yield from _fresh_ways(lexicon, words, faces)


def _several(
    lexicon: Lexicon, table: Sequence[tuple[int, str]], words: Sequence[str], faces: list[str], moves: str
) -> Iterator[tuple[Formula, ...]]:
    """Several table words changed in one play: what is typed goes to them from the first to the last."""
    for place, (number, old) in enumerate(table):
        for count in range(1, len(words)):
            for split in islice(_split_ways(lexicon, old, words[:count], faces, moves), FEW):
                free = less(faces, [token.hand.written for part in split for token in part if token.hand])
                behind, rest = table[place + 1 :], words[count:]
                last = [
                    (Formula(other, way),)
                    for other, text in behind
                    for way in islice(_split_ways(lexicon, text, rest, free, moves), FEW)
                ]
                for others in chain(last, _several(lexicon, behind, rest, free, moves)):
                    yield (Formula(number, split), *others)


def _with_fresh(
    lexicon: Lexicon, number: int, cells: Cells, rest: Sequence[str], faces: list[str]
) -> Iterator[tuple[Formula, ...]]:
    """A play-on and, where another word was typed, a fresh word beside it."""
    free = less(faces, [hand for _, hand, _ in cells if hand])
    for fresh in _fresh_ways(lexicon, rest, free):
        yield (Formula(number, (tokens(cells),)), *fresh)


def _fresh_ways(lexicon: Lexicon, words: Sequence[str], faces: list[str]) -> Iterator[tuple[Formula, ...]]:
    if not words:
        yield ()
        return
    for cells in lexicon.spellings(words[0], (), faces):
        free = less(faces, [hand for _, hand, _ in cells if hand])
        for rest in _fresh_ways(lexicon, words[1:], free):
            yield (Formula(None, (tokens(cells),)), *rest)


def _split_ways(
    lexicon: Lexicon, old: str, words: Sequence[str], faces: list[str], moves: str
) -> Iterator[tuple[tuple[Token, ...], ...]]:
    """The table word made into these words, from left to right."""
    if len(words) == 1:
        for cells in lexicon.arrangements(old, words[0], faces, moves):
            yield (tokens(cells),)
        return
    for cut in range(1, len(old)):
        heads = list(islice(lexicon.arrangements(old[:cut], words[0], faces, moves), FEW))
        if old[:cut] == words[0]:
            heads.append(tuple([("stay", None, letter) for letter in old[:cut]]))
        for head in heads:
            free = less(faces, [hand for _, hand, _ in head if hand])
            rests = list(islice(_split_ways(lexicon, old[cut:], words[1:], free, moves), FEW))
            if len(words) == 2 and old[cut:] == words[1]:
                rests.append((tuple([Token(STAY, None, Named(x, x)) for x in old[cut:]]),))
            for rest in rests:
                yield (tokens(head), *rest)


def _crossed(
    lexicon: Lexicon, state: State, seat: int, words: Sequence[str], faces: list[str]
) -> Iterator[tuple[Formula, ...]]:
    """Double Cross: the last word typed is the own one, a word before it is what the rival's becomes."""
    from engine.games.double_cross.crossing import own_and_rival, pairs

    own, rival = own_and_rival(state.table, seat)
    if own is None:
        yield from _fresh_ways(lexicon, words[:1], faces)
        return
    doubled = pairs(own, rival) if rival else {}
    leftovers = [card.face for place, card in enumerate(own.tops) if place not in doubled]
    from_hand = lexicon.spellings(words[-1], (), faces)  # no leftover needs to be used
    for cells in chain(lexicon.pick_ups(leftovers, words[-1], faces), from_hand):
        mine = Formula("own", (tokens(cells),))
        if len(words) == 1:
            yield (mine,)
        elif rival is not None:
            free = less(leftovers, [table for _, _, table in cells if table])
            for crossed in lexicon.arrangements(rival.text, words[0], free, "AO"):
                yield (Formula("cross", (tokens(crossed),)), mine)


def less(cards: Sequence[str], used: Sequence[str]) -> list[str]:
    """The cards without those used (a use names the face, or face=reading)."""
    left = list(cards)
    for card in used:
        face = card.partition("=")[0]
        for entry in left:
            if entry.partition("=")[0] == face:
                left.remove(entry)
                break
    return left


def tokens(cells: Cells) -> tuple[Token, ...]:
    return tuple(
        [
            Token(_KINDS[kind], named(hand) if hand else None, named(table) if table else None)
            for kind, hand, table in cells
        ]
    )
