"""Typed words: every way to lay what was typed, the best first."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice, product

from app.session.style import CROSS, GATHER, IN_PLACE, RE_ARRANGE, ROUND, ROWS, SHOUT, Style
from engine.core.cards import Card, Named, is_open
from engine.core.moves import ADD, OVER, STAY, SWAP, Act, Formula, Move, Place, Play, Shout, Token
from engine.core.oracle import judge
from engine.core.rulebook import House
from engine.core.state import State
from engine.core.verdict import Legal
from engine.core.words import Word
from engine.games.first_base import moved_round
from engine.games.full_deck.reach import told_apart
from engine.games.ow import vowels_and_consonants
from engine.lexicon import Lexicon
from engine.parts.reach import named
from engine.parts.splitting import spans_of_splits

FEW = 12  # ways tried for each word of several, and for each part of one that is split
MOST = 400  # ways tried for one typed word; more than anybody would cycle through

Cells = Sequence[tuple[str, str | None, str | None]]
Formulas = tuple[Formula, ...]  # of one play
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
    if style.build == ROWS:
        yield from _places(state, words[0])
    elif style.build == SHOUT:
        for cells in lexicon.spellings(words[0], (), [card.face for card in state.row]):
            yield Shout(tuple([named(hand_face) for _, hand_face, _ in cells if hand_face]))
    else:
        anew = bool(house.options.get("variable"))
        for formulas in _Ways(lexicon, state, seat, style, moves, anew=anew).to_lay(words):
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


class _Ways:
    """All there are to lay words with the cards of a seat, whether the rules permit them or not.

    moves: what may be done to a word on the table.  anew: a wild card there may mean something else in the new word.
    """

    def __init__(self, lexicon: Lexicon, state: State, seat: int, style: Style, moves: str, *, anew: bool) -> None:
        self.lexicon, self.state, self.seat, self.style = lexicon, state, seat, style
        self.moves, self.anew = moves, anew
        self.faces = [card.face for card in supply_of(state, seat)]

    def to_lay(self, words: Sequence[str]) -> Iterator[Formulas]:
        build, table = self.style.build, self.state.table
        if build == ROUND and table:
            yield from self._moved_round(table[0], words[0])
            return
        if build == CROSS:
            yield from self._crossed(words)
            return
        for number, word in enumerate(table, 1):
            if build == IN_PLACE:
                yield from ((Formula(number, split),) for split in self._splits(word.text, words, self.faces))
            elif build == GATHER:
                yield from self._gathered(number, word, words)
            elif build == RE_ARRANGE:
                yield from self._re_arranged(number, word, words)
        if build == IN_PLACE and len(words) > 1:
            yield from self._several([(number, word.text) for number, word in enumerate(table, 1)], words, self.faces)
        yield from self._fresh(words, self.faces)

    def _fresh(self, words: Sequence[str], faces: list[str]) -> Iterator[Formulas]:
        """Words of their own."""
        if not words:
            yield ()
            return
        for cells in self.lexicon.spellings(words[0], (), faces):
            for rest in self._fresh(words[1:], less(faces, _hand(cells))):
                yield (Formula(None, (tokens(cells),)), *rest)

    def _moved_round(self, word: Word, typed: str) -> Iterator[Formulas]:
        """First Base: the last slot goes before the first or on top of it."""
        for way in ("before", "top"):
            for cells in self.lexicon.arrangements(moved_round(word, way).text, typed, self.faces, self.moves):
                yield (Formula(way, (tokens(cells),)),)

    def _gathered(self, number: int, word: Word, words: Sequence[str]) -> Iterator[Formulas]:
        """Cards of the hand and of a table word; where the game has room for it, a fresh word of what is left."""
        old = [card.written for card in word.tops]
        if self.style.ordered:
            gathered = self.lexicon.pick_ups(old, words[0], self.faces)
        else:
            gathered = self.lexicon.spellings(words[0], old, self.faces, table_min=1, hand_min=1)
        if len(words) > 1 and self.style.strips < 2:
            return
        for cells in gathered:
            left = less(self.faces, _hand(cells)) + less(old, [table for _, _, table in cells if table])
            for fresh in self._fresh(words[1:], left):
                yield (Formula(number, (tokens(cells),)), *fresh)

    def _re_arranged(self, number: int, word: Word, words: Sequence[str]) -> Iterator[Formulas]:
        """A play-on and, where another word was typed, a fresh word beside it."""
        tops = [Named(card.face, "" if self.anew and is_open(card.face) else card.letters) for card in word.tops]
        kept = [top.letters or top.face for top in tops]
        for cells in self.lexicon.spellings(words[0], (), self.faces, must=kept, hand_min=1):
            for told in told_apart(cells, tops):
                for fresh in self._fresh(words[1:], less(self.faces, _hand(told))):
                    yield (Formula(number, (tokens(told),)), *fresh)

    def _several(self, table: Sequence[tuple[int, str]], words: Sequence[str], faces: list[str]) -> Iterator[Formulas]:
        """Several table words changed in one play: what is typed goes to them from the first to the last."""
        for place, (number, old) in enumerate(table):
            for count in range(1, len(words)):
                for split in islice(self._splits(old, words[:count], faces), FEW):
                    free = less(faces, [token.hand.written for part in split for token in part if token.hand])
                    behind, rest = table[place + 1 :], words[count:]
                    last = [
                        (Formula(other, way),)
                        for other, text in behind
                        for way in islice(self._splits(text, rest, free), FEW)
                    ]
                    for others in chain(last, self._several(behind, rest, free)):
                        yield (Formula(number, split), *others)

    def _splits(self, old: str, words: Sequence[str], faces: list[str]) -> Iterator[tuple[tuple[Token, ...], ...]]:
        """The table word made into these words, from left to right."""
        if len(words) == 1:
            for cells in self.lexicon.arrangements(old, words[0], faces, self.moves):
                yield (tokens(cells),)
            return
        for cut in range(1, len(old)):
            heads = list(islice(self.lexicon.arrangements(old[:cut], words[0], faces, self.moves), FEW))
            if old[:cut] == words[0]:
                heads.append(tuple([("stay", None, letter) for letter in old[:cut]]))
            for head in heads:
                rests = list(islice(self._splits(old[cut:], words[1:], less(faces, _hand(head))), FEW))
                if len(words) == 2 and old[cut:] == words[1]:
                    rests.append((tuple([Token(STAY, None, Named(x, x)) for x in old[cut:]]),))
                for rest in rests:
                    yield (tokens(head), *rest)

    def _crossed(self, words: Sequence[str]) -> Iterator[Formulas]:
        """Double Cross: the last word typed is the own one, a word before it is what the rival's becomes."""
        from engine.games.double_cross.crossing import own_and_rival, pairs

        own, rival = own_and_rival(self.state.table, self.seat)
        if own is None:
            yield from self._fresh(words[:1], self.faces)
            return
        doubled = pairs(own, rival) if rival else {}
        leftovers = [card.face for place, card in enumerate(own.tops) if place not in doubled]
        from_hand = self.lexicon.spellings(words[-1], (), self.faces)  # no leftover needs to be used
        for cells in chain(self.lexicon.pick_ups(leftovers, words[-1], self.faces), from_hand):
            mine = Formula("own", (tokens(cells),))
            if len(words) == 1:
                yield (mine,)
            elif rival is not None:
                free = less(leftovers, [table for _, _, table in cells if table])
                for crossed in self.lexicon.arrangements(rival.text, words[0], free, "AO"):
                    yield (Formula("cross", (tokens(crossed),)), mine)


def _hand(cells: Cells) -> list[str]:
    """The cards of the hand in it."""
    return [hand for _, hand, _ in cells if hand]


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
