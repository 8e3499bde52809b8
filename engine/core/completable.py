"""Decides whether more cards or words could make a refused play legal. A search adds cards and words to the play until
the rules accept it. In this search, any sequence of letters counts as a word.

The rules judge every attempt like any other move. The reason for a refusal decides which addition the search tries
next. Each new reason that more cards could remove needs an entry in _MENDS.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, combinations

from engine.core.cards import VOWELS, Card, Named, is_open, readings
from engine.core.moves import ADD, OVER, STAY, SWAP, Act, Formula, Move, Play, Restart, Salvage, Shout, Token
from engine.core.patterns import Gather
from engine.core.rulebook import House
from engine.core.ruling import refusal_of
from engine.core.state import State
from engine.core.verdict import Reason

ATTEMPTS = 50  # the maximum number of attempts at completing one play
AT_ONCE = 4  # the search adds more cards to refused attempts once it has collected this many of them
ANYWHERE = 3  # the search tries to cover only this many table cards of a word, counted from the right


class AnyLetters:
    """A dictionary that accepts any letters as a word and treats no word as a plural or as offensive."""

    def has(self, word: str) -> bool:
        return True

    def is_plural(self, word: str) -> bool:
        return False

    def plural_alone(self, word: str) -> bool:
        return False

    def offensive(self, word: str) -> int:
        return 0


def where_any_letters_are_a_word(house: House) -> House:
    free = house.with_words(lambda words: AnyLetters())
    return replace(free, options={**house.options, "words": "trust"})


def completed(house: House, state: State, move: Move, reason: Reason) -> Act | None:
    """Adds cards or words to a refused play until it would be legal if any letters made a word. Returns None if no
    addition makes the play legal.

    reason: the reason for which the play is refused as it is.
    """
    act = move.act
    if not isinstance(act, Play | Restart | Salvage | Shout) or reason.code not in _MENDABLE or state.over:
        return None
    seat = state.actor if move.seat is None else move.seat
    return _Mender(where_any_letters_are_a_word(house), state, seat).mended(act, reason)


class _Mender:
    def __init__(self, house: House, state: State, seat: int) -> None:
        self.house, self.state, self.seat = house, state, seat
        self.shortest = max(_SHORTEST, house.least(seat))
        self.left = ATTEMPTS
        self.tried: set[Act] = set()
        self.last = ""  # the key of the reason for refusing the last attempt

    def mended(self, act: Act, reason: Reason) -> Act | None:
        """Returns the first completed act that the rules accept; None if there is none. Tries several single additions
        before it adds a second card to any of them."""
        lacking: list[tuple[Act, Reason]] = []
        for better in self._better(act, reason):
            if better in self.tried:
                continue
            if not self.left:
                return None
            self.left -= 1
            self.tried.add(better)
            why = refusal_of(self.house, self.state, Move(better, self.seat))
            if why is None:
                return better
            self.last = why.key
            if why.code in _MENDABLE:
                lacking.append((better, why))
            if len(lacking) == AT_ONCE:
                whole = self._first_mended(lacking)
                if whole is not None:
                    return whole
                lacking = []
        return self._first_mended(lacking)

    def _first_mended(self, lacking: Iterable[tuple[Act, Reason]]) -> Act | None:
        found = (self.mended(better, why) for better, why in lacking)
        return next((act for act in found if act is not None), None)

    def _better(self, act: Act, reason: Reason) -> Iterator[Act]:
        """Yields the act with one addition. The reason for the refusal decides which additions are tried."""
        mend = _MENDS.get(reason.key) or _MENDS.get(reason.code)
        if mend is None:
            return
        if isinstance(act, Shout):
            row = self._without([card.face for card in self.state.row], [card.face for card in act.cards])
            yield from [Shout((*act.cards, _read(face))) for face in row[:1]]
        elif isinstance(act, Play):
            yield from mend(self, act, reason)
        elif isinstance(act, Restart | Salvage):
            for play in mend(self, Play((act.formula,)), reason):
                if len(play.formulas) == 1:
                    yield replace(act, formula=play.formulas[0])

    # ---- cards that can still be laid

    def free(self, play: Play) -> list[str]:
        """The faces of the cards that the player can still lay. The order is: the turned card, the hand, the cards that
        everybody may use, and the unused cards of a changed word, which go to the hand in some games."""
        state = self.state
        cards: list[Card] = [
            *([state.turned] if state.turned else []),
            *reversed(state.seats[self.seat].hand),
            *state.row,
        ]
        if state.piles_show:
            cards += [pile[0] for pile in state.piles if pile]
        left_over = [
            named.face
            for formula in play.formulas
            if isinstance(formula.target, int) and formula.target <= len(state.table)
            for named in self.of_table(formula)
        ]
        used = [named.face for formula in play.formulas if formula.target != "cross" for named in formula.from_hand]
        return self._without([*[card.face for card in cards], *left_over], used)

    @staticmethod
    def _without(faces: Sequence[str], used: Sequence[str]) -> list[str]:
        left = list(faces)
        for face in used:
            if face in left:
                left.remove(face)
        return left

    def of_table(self, formula: Formula) -> list[Named]:
        """The cards of the changed table word that the formula leaves out."""
        number = formula.target if isinstance(formula.target, int) else 1
        tops = [card.named for card in self.state.table[number - 1].tops]
        for named in formula.from_table:
            if named in tops:
                tops.remove(named)
        return tops

    def lacking(self, play: Play) -> list[str]:
        """The faces of the cards that the play lays although they are not in the hand."""
        used = [named.face for formula in play.formulas for named in formula.from_hand]
        return self._without(used, [card.face for card in self.state.seats[self.seat].hand])

    @property
    def own(self) -> list[Named]:
        """The cards of the player's own word on the table; empty if the player has no word."""
        return next(([card.named for card in word.tops] for word in self.state.table if word.seat == self.seat), [])

    # ---- additions

    def grown(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with one more hand card in the word that the reason names, or in any word if the reason does
        not name one. The new card is laid beside or over a card of the word."""
        free, word = self.free(play), reason.facts.get("word")
        if not free or len(word or "") > reason.facts.get("length", len(word or "")):
            return
        places = [
            (number, place) for number, formula in enumerate(play.formulas) for place, _ in enumerate(formula.parts)
        ]
        places.sort(key=lambda at: _urgency(play.formulas[at[0]], at[1]))
        named_by_reason = [(number, place) for number, place in places if play.formulas[number].words[place] == word]
        for number, place in named_by_reason or places:
            tokens = play.formulas[number].parts[place]
            for changed in self._one_card_more(tokens, free):
                yield _with_part(play, number, place, changed)

    def grown_change(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with one more hand card in the word that is made from a table word."""
        for formula in play.formulas:
            if formula.target is not None:
                yield from self.grown(play, Reason(reason.key, {"word": formula.words[0]}))

    def _one_card_more(self, tokens: tuple[Token, ...], free: Sequence[str]) -> Iterator[tuple[Token, ...]]:
        yield from _with_token(tokens, _added(free[0]), (len(tokens), 0, max(len(tokens) - 1, 0), min(1, len(tokens))))
        stays = [place for place, token in enumerate(tokens) if token.kind == STAY]
        for place in stays[-ANYWHERE:]:
            under = tokens[place].table
            assert under is not None
            other = next((face for face in free if under.letters not in readings(face)), None)
            same = next((face for face in free if face == under.face), None)
            for face, kinds in ((other, (OVER, SWAP)), (same, (OVER,))):
                for kind in kinds if face is not None else ():
                    yield (*tokens[:place], Token(kind, _read(face or ""), under), *tokens[place + 1 :])

    def with_valuable_card(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with a hand card added to the word that is worth too little. More valuable cards are tried
        first."""
        values = self.house.game.deck.values
        free = sorted(self.free(play), key=lambda face: -values.get(face, 0))
        word = reason.facts.get("word")
        for number, formula in enumerate(play.formulas):
            for place, text in enumerate(formula.words):
                if text == word and free:
                    for changed in self._one_card_more(formula.parts[place], free):
                        yield _with_part(play, number, place, changed)

    def with_card(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with the card added that the rules demand."""
        face = reason.facts["card"]
        if face in self.free(play):
            for number, place, tokens in _parts(play):
                for changed in _with_token(tokens, _added(face), (len(tokens), 0)):
                    yield _with_part(play, number, place, changed)

    def with_row_card(self, play: Play, reason: Reason) -> Iterator[Play]:
        for face in [card.face for card in self.state.row][:1]:
            for number, place, tokens in _parts(play):
                yield _with_part(play, number, place, (*tokens, _added(face)))

    def with_letter(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with one more vowel or consonant, whichever the word lacks."""
        vowel = reason.key.endswith(":vowel")
        for face in self.free(play):
            if (face in VOWELS) == vowel and face != "Y":
                for number, place, tokens in _parts(play):
                    yield _with_part(play, number, place, (*tokens, _added(face)))
                return

    def with_table_card(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with one more card of a table word, once for each place in the new word that the game may
        allow."""
        # A fresh word may take table cards if the rules demand one, or if the hand is used up.
        fresh = reason.key == "must-use-card:table-word" or not self.free(play)
        word = reason.facts.get("word")
        for number, formula in enumerate(play.formulas):
            if len(formula.parts) > 1 or isinstance(formula.target, str) or (formula.target is None and not fresh):
                continue
            if word is not None and word not in formula.words:
                continue
            used = [other.target for other in play.formulas]
            others = [word for word in range(1, len(self.state.table) + 1) if word not in used]
            for target in (formula.target,) if formula.target is not None else others:
                named = Formula(target, formula.parts)
                tokens = formula.parts[0]
                places = (len(tokens), 0, *([] if fresh else range(1, len(tokens))))
                for card in dict.fromkeys(self.of_table(named)):
                    for changed in _with_token(tokens, Token(STAY, None, card), places):
                        yield _with_formula(play, number, Formula(target, (changed,)))
                        if fresh and self.last == "bad-notation:left-out":
                            return  # this game demands all cards of a table word, so a single one is not enough

    def with_kept_card(self, play: Play, reason: Reason) -> Iterator[Play]:
        """For a play that does not keep any card of a table word, yields the play with one card kept. The kept card is
        never one that a fresh word of the play needs."""
        lacking = self.lacking(play)
        for number, formula in enumerate(play.formulas):
            if len(formula.parts) > 1 or not isinstance(formula.target, int):
                continue
            tokens = formula.parts[0]
            spare = self._without([card.face for card in self.of_table(formula)], lacking)
            for card in dict.fromkeys(self.of_table(formula)):
                if card.face in spare:
                    for changed in _with_token(tokens, Token(STAY, None, card), (len(tokens), 0)):
                        yield _with_part(play, number, 0, changed)

    def with_bound_cards(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with another of the table cards that the reason demands. The card is put at the beginning or
        the end of the new word."""
        facts = reason.facts
        bound = [facts[key] for key in ("card", "first", "second", "last") if key in facts]
        for number, formula in enumerate(play.formulas):
            if len(formula.parts) > 1 or not isinstance(formula.target, int):
                continue
            tokens = formula.parts[0]
            lacking = self._without(bound, [named.letters for named in formula.from_table])
            if len(lacking) + len(formula.from_table) > len(bound) and "last" not in facts:
                continue  # the play already uses a table card other than those demanded
            for card in dict.fromkeys(self.of_table(formula)):
                if card.letters in lacking:
                    for changed in _with_token(tokens, Token(STAY, None, card), (0, len(tokens))):
                        yield _with_part(play, number, 0, changed)

    def with_change(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with a change of a table word before its fresh word, in a game where the unused cards of the
        table word come into the hand. The change does not use the cards that the fresh word needs."""
        takes_up = any(isinstance(pattern, Gather) and pattern.takes_up for pattern in self.house.book.plays.all)
        if not takes_up or any(formula.target is not None for formula in play.formulas):
            return
        lacking = self.lacking(play)
        fresh = tuple(map(_added, self.free(play)[: self.shortest]))
        for number, word in enumerate(self.state.table, 1):
            spare = self._without([card.face for card in word.tops], lacking)
            stays = next((card.named for card in word.tops if card.face in spare), None)
            if stays is not None:
                change = Formula(number, ((Token(STAY, None, stays), *fresh),))
                yield replace(play, formulas=(change, *play.formulas))

    def with_cut(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with its word cut in two, once for each possible place of the cut, beginning in the
        middle."""
        for number, formula in enumerate(play.formulas):
            if len(formula.parts) == 1 and formula.target is not None:
                tokens = formula.parts[0]
                for at in sorted(range(1, len(tokens)), key=lambda at: abs(2 * at - len(tokens))):
                    yield _with_formula(play, number, Formula(formula.target, (tokens[:at], tokens[at:])))

    def with_hand_card_each(self, play: Play, reason: Reason) -> Iterator[Play]:
        for number, place, tokens in _parts(play):
            if all(token.hand is None for token in tokens):
                for changed in self._one_card_more(tokens, self.free(play)[:1]) if self.free(play) else ():
                    yield _with_part(play, number, place, changed)

    def with_word(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with a fresh word added."""
        free = self.free(play)
        if len(free) >= self.shortest:
            fresh = tuple(map(_added, free[: self.shortest]))
            yield replace(play, formulas=(*play.formulas, Formula(None, (fresh,))))

    def with_own_word(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Double Cross: yields the play with a new word of the player's own, made of hand cards. If the hand has too
        few cards, the new word also uses cards of the player's old word, in their order."""
        free = self.free(play)[: self.shortest]
        if not free or not self.own or any(formula.target == "own" for formula in play.formulas):
            return
        for more in combinations(self.own, self.shortest - len(free)):
            tokens = (*[Token(STAY, None, card) for card in more], *map(_added, free))
            yield replace(play, formulas=(*play.formulas, Formula("own", (tokens,))))

    def with_own_card(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Double Cross: if the hand is used up, yields the play with one more card of the player's old word in the
        player's new word."""
        if self.free(play):
            return
        for number, formula in enumerate(play.formulas):
            if formula.target == "own" and reason.facts.get("word") in formula.words:
                tokens = formula.parts[0]
                for card in dict.fromkeys(self.own):
                    for changed in _with_token(tokens, Token(STAY, None, card), (len(tokens), 0)):
                        yield _with_part(play, number, 0, changed)

    def with_leftover(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Double Cross: yields the play with one more card of the player's own word added to the rival's word."""
        for number, formula in enumerate(play.formulas):
            for letters in dict.fromkeys([card.letters for card in self.own]) if formula.target == "cross" else ():
                yield _with_part(play, number, 0, (*formula.parts[0], Token(ADD, Named(letters, letters))))

    # ---- choices that a play must name

    def with_named_choice(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with the extra choice that the game requires in each play, such as the word to keep."""
        add = {"keep": self.keeping, "pick": self.picking}.get(self.house.book.plays.must_name)
        return iter(()) if add is None else add(play, reason)

    def keeping(self, play: Play, reason: Reason) -> Iterator[Play]:
        yield from [replace(play, keep=number) for number in (1, 2) if number != play.keep]

    def removing(self, play: Play, reason: Reason) -> Iterator[Play]:
        numbers, before = [], 0
        for formula in play.formulas:
            if len(formula.parts) > 1:
                numbers.append(before + 1)
            before += len(formula.parts)
        yield replace(play, remove=tuple(numbers))

    def picking(self, play: Play, reason: Reason) -> Iterator[Play]:
        """Yields the play with a vowel and a consonant named for the next player (OW). Names A if the word has no vowel
        yet, and T if it has no consonant, because the search may still add such a letter."""
        letters = dict.fromkeys("".join(play.formulas[0].words))
        vowels = [letter for letter in letters if letter in VOWELS or letter == "Y"]
        consonants = [letter for letter in letters if letter not in VOWELS]
        for vowel in vowels or ("A",):
            for consonant in consonants or ("T",):
                yield replace(play, pick=(vowel, consonant))


_SHORTEST = 3  # the minimum number of letters in a word that the search adds
Mend = Callable[[_Mender, Play, Reason], Iterator[Play]]


def _either(*mends: Mend) -> Mend:
    return lambda mender, play, reason: chain.from_iterable(mend(mender, play, reason) for mend in mends)


_grown, _gathered = _Mender.grown, _Mender.with_table_card
_MENDS: Mapping[str, Mend] = {
    "too-short": _either(_grown, _gathered, _Mender.with_own_card),
    "wrong-length": _grown,
    "not-in-hand": _Mender.with_change,
    "nothing-played": _grown,
    "nothing-kept": _Mender.with_kept_card,
    "unchanged": _grown,
    "word-repeated": _grown,
    "not-a-word": _either(_grown, _gathered, _Mender.with_own_card, _Mender.with_leftover),
    "plural": _grown,
    "move-not-permitted:offensive": _grown,
    "too-low": _Mender.with_valuable_card,
    "bad-split:hand-card": _Mender.with_hand_card_each,
    "bad-split:salvage": _grown,
    "bad-split:two": _Mender.with_cut,
    "must-use-card:table-word": _gathered,
    "must-use-card:two": _gathered,
    "must-use-card:named": _Mender.with_bound_cards,
    "must-use-card:last": _Mender.with_bound_cards,
    "ends-must-stay": _Mender.with_bound_cards,
    "must-use-card:hand": _Mender.grown_change,
    "must-use-card:turned": _Mender.with_card,
    "must-use-card:plucked": _Mender.with_card,
    "must-use-card:row": _Mender.with_row_card,
    "must-use-card:vowel": _Mender.with_letter,
    "must-use-card:consonant": _Mender.with_letter,
    "move-not-permitted:two-words": _Mender.with_word,
    "bad-notation:double-cross": _Mender.with_own_word,
    "bad-notation:cross": _Mender.with_leftover,
    "bad-notation:keep": _Mender.keeping,
    "move-not-permitted:hard": _Mender.keeping,
    "bad-notation:remove": _Mender.removing,
    "bad-notation:extra": _Mender.with_named_choice,
    "bad-notation:pick": _Mender.picking,
}
_MENDABLE = frozenset([key.partition(":")[0] for key in _MENDS])


def _urgency(formula: Formula, part: int) -> tuple[bool, int]:
    """A sort key for the words of a play. With it, the search adds cards first to words without hand cards, and among
    these first to the shortest."""
    return bool(formula.from_hand), min(len(formula.words[part]), _SHORTEST)


def _read(face: str) -> Named:
    return Named(face, readings(face)[0] if is_open(face) else face)


def _added(face: str) -> Token:
    return Token(ADD, _read(face))


def _with_token(tokens: tuple[Token, ...], token: Token, places: Iterable[int]) -> Iterator[tuple[Token, ...]]:
    """Yields the tokens with `token` inserted at each of these places in turn."""
    return ((*tokens[:at], token, *tokens[at:]) for at in dict.fromkeys(places))


def _parts(play: Play) -> Iterator[tuple[int, int, tuple[Token, ...]]]:
    for number, formula in enumerate(play.formulas):
        for place, tokens in enumerate(formula.parts):
            yield number, place, tokens


def _with_part(play: Play, number: int, place: int, tokens: tuple[Token, ...]) -> Play:
    formula = play.formulas[number]
    parts = (*formula.parts[:place], tokens, *formula.parts[place + 1 :])
    return _with_formula(play, number, Formula(formula.target, parts))


def _with_formula(play: Play, number: int, formula: Formula) -> Play:
    return replace(play, formulas=(*play.formulas[:number], formula, *play.formulas[number + 1 :]))
