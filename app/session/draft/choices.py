"""Lists and makes the small choices in a draft (the play that a player is putting together): the letter of a wild card,
the word that stays, the letters that the next player gets."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product

from app.felt.picture import card_key
from app.session.draft.draft import Draft
from app.session.draft.move_style import ROUND
from app.session.draft.targets import Bench
from app.session.match.view_data import Choice
from engine.core.cards import Card, readings
from engine.core.letters import ALPHABET
from engine.core.moves import Act, Formula, Play
from engine.core.patterns import Plays
from engine.core.rulebook import House
from engine.lexicon import Lexicon
from engine.parts.splitting import spans_of_splits


def choices_of(bench: Bench, house: House, *, naming: bool) -> tuple[Choice, ...]:
    """The choices that the player has with this draft (the unfinished move).

    naming: in Four Rows, whether the player has laid a card at a row and has yet to name the word for it.
    """
    draft, verbs = bench.draft, bench.verbs
    anew = bool(house.options.get("variable"))
    cells = [cell for lane in draft.lanes for cell in lane.cells if cell.hand is not None or anew]
    found = [_reading(cell.shown) for cell in cells]
    choices = [choice for choice in found if choice is not None]
    if "request" in verbs:
        choices.append(Choice("letter", _each(house.game.deck.counts), draft.spoken))
    if bench.style.build == ROUND and bench.state.table and "play" in verbs:
        choices.append(Choice("way", (("before", "before"), ("top", "top")), draft.way))
    if "place" in verbs and naming:
        choices.append(Choice("word", _each(ALPHABET), draft.spoken, next=letters_to_name(bench, house)))
    return (*choices, *about_words(bench))


def letters_to_name(bench: Bench, house: House) -> str:
    """The letters that can come next in the word that a player of Four Rows names after laying a card at a row. The
    word begins with the letters of the row and the card. Where bluffs are allowed, all letters can come next, because
    the choice must not reveal which words exist."""
    draft, state, text = bench.draft, bench.state, bench.draft.spoken
    row = state.table[draft.row or 0].text
    card = state.seats[bench.seat].committed[0].letters
    begins = card + row if draft.side == "before" else row + card
    if begins != text and begins.startswith(text):
        return begins[len(text)]
    if not text.startswith(begins):
        return ""
    words = house.at(bench.seat).words
    if house.words_are_challenged or not isinstance(words, Lexicon):
        return ALPHABET
    return "".join([letter for letter in ALPHABET if words.begins(text + letter)])


def lines_of_choices(bench: Bench) -> int:
    """The maximum number of lines on the screen that the choices of this game need at any turn. A choice of letters
    needs two lines."""
    house, style = bench.house, bench.style
    if {"place", "request"} & set(house.book.handlers):
        return 2
    open_faces = any(len(readings(face)) > 1 for face in house.game.deck.counts)
    return 1 if style.asks or style.build == ROUND or open_faces else 0


def _reading(card: Card) -> Choice | None:
    options = readings(card.face)
    if len(options) < 2:
        return None
    return Choice("reading", _each(options), card.letters, card_key(card))


def about_words(bench: Bench) -> list[Choice]:
    """The choices that a play needs about its words: which word stays, which word leaves, or which letters are
    named."""
    draft, asks = bench.draft, bench.style.asks
    if "play" not in bench.verbs or not asks or draft.is_empty:
        return []
    words = [text for lane in draft.lanes for text in lane.texts]
    numbered = tuple([(str(number), text) for number, text in enumerate(words, 1)])
    if asks == "keep":
        return [Choice("keep", numbered[:2], str(draft.keep or ""))]
    if asks == "pick":
        letters_of_each = letters_to_pass_on(bench.house.book.plays, "".join(words))
        offered = zip(("vowel", "consonant"), letters_of_each, (*draft.pick, "", "")[:2], strict=True)
        return [Choice(kind, _each(letters), one if one in letters else "") for kind, letters, one in offered]
    found, start = [], 1
    for lane in draft.lanes:
        span = numbered[start - 1 : start - 1 + len(lane.texts)]
        if len(span) > 1:
            mine = [str(n) for n in draft.remove if (str(n), words[n - 1]) in span]
            found.append(Choice("remove", span, mine[0] if mine else "", str(start)))
        start += len(lane.texts)
    return found


def with_choices(formulas: tuple[Formula, ...], plays: Plays) -> Iterator[Act]:
    """Yields the play that consists of these formulas, once for each combination of the choices that it needs about its
    words."""
    if plays.must_name == "keep":
        yield from (Play(formulas, keep=number) for number in (1, 2))
    elif plays.must_name == "pick":
        letters = "".join(formulas[0].words)
        vowels, consonants = letters_to_pass_on(plays, letters)
        yield from (Play(formulas, pick=pair) for pair in product(vowels or letters[:1], consonants or letters[:1]))
    elif plays.must_name == "remove":
        yield from (Play(formulas, remove=numbers) for numbers in product(*spans_of_splits(formulas)))
    else:
        yield Play(formulas)


def letters_to_pass_on(plays: Plays, word: str) -> tuple[list[str], list[str]]:
    """The vowels and the consonants of this word that can be named for the next player, in the order in which the word
    has them."""
    vowels, consonants = plays.picks(word)
    letters = list(dict.fromkeys(word))
    return [letter for letter in letters if letter in vowels], [letter for letter in letters if letter in consonants]


def _each(letters: Iterable[str]) -> tuple[tuple[str, str], ...]:
    return tuple([(letter, letter) for letter in letters])


def chosen(bench: Bench, kind: str, value: str, key: str) -> Draft:
    """The draft (the unfinished move) after the player has made one of the choices that `choices_of` lists.

    kind, value, key: see Choice.
    """
    draft = bench.draft
    if kind == "reading":
        return _with_reading(draft, key, value)
    if kind == "keep":
        return replace(draft, keep=int(value))
    if kind in ("vowel", "consonant"):
        vowel, consonant = (*draft.pick, "", "")[:2]
        return replace(draft, pick=(value, consonant) if kind == "vowel" else (vowel, value))
    span = next(choice for choice in about_words(bench) if choice.kind == "remove" and choice.key == key)
    others = [n for n in draft.remove if str(n) not in [number for number, _ in span.options]]
    return replace(draft, remove=tuple(sorted([*others, int(value)])))


def _with_reading(draft: Draft, key: str, letters: str) -> Draft:
    lanes = []
    for lane in draft.lanes:
        cells = tuple([cell.read_as(letters) if card_key(cell.shown) == key else cell for cell in lane.cells])
        lanes.append(replace(lane, cells=cells))
    return replace(draft, lanes=tuple(lanes))
