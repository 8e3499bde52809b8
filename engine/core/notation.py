"""Reads and writes moves as text, for saved games and for moves that players type.

Reading a move needs the deck, because cards may be written without spaces only if every face of the deck is a single
letter.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core.cards import Deck, Named, is_open, readings
from engine.core.moves import (
    ADD,
    OVER,
    SIMPLE,
    STAY,
    SWAP,
    Act,
    Choose,
    Discard,
    Fail,
    Formula,
    Move,
    Place,
    Play,
    Request,
    Restart,
    Salvage,
    Shout,
    Simple,
    Take,
    Token,
    Trade,
)
from engine.core.verdict import refuse
from engine.core.wellformed import LONGEST_TEXT, NAMED_TARGETS

_TAIL = re.compile(r"\s(keep|remove|pick)\s")


def read_move(text: str, deck: Deck, at: float | None = None) -> Move:
    """Reads the move that this text describes. Refuses any other text, with the reason bad-notation."""
    if len(text) > LONGEST_TEXT:
        refuse("bad-notation:long")
    seat, rest = None, text.strip(" \t\r\n")
    if not (rest.isascii() and rest.isprintable()):
        refuse("bad-notation", text=text)
    if rest.startswith("@"):
        who, _, rest = rest.partition(" ")
        seat = _number(who[1:], text) - 1
    verb, _, body = rest.strip().partition(" ")
    return Move(_read_act(verb, body.strip(), deck, text), seat, at)


def write_move(move: Move, deck: Deck) -> str:
    who = "" if move.seat is None else f"@{move.seat + 1} "
    return who + write_act(move.act, deck)


def _read_act(verb: str, body: str, deck: Deck, text: str) -> Act:
    if verb in SIMPLE:
        if body:
            refuse("bad-notation", text=text)
        return SIMPLE[verb]
    reader = _READERS.get(verb)
    if reader is None:
        refuse("bad-notation:verb", verb=verb)
    return reader(body, deck, text)


def _number(text: str, whole: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and int(text) > 0):
        refuse("bad-notation", text=whole)
    return int(text)


def _named(text: str, deck: Deck, whole: str, *, played: bool) -> Named:
    """Reads one card of a move.

    played: whether the card is laid in a word, so that a flip or wild card must name its reading.
    """
    if played and (card := deck.as_written.get(text)) is not None:
        return card
    face, equals, letters = text.partition("=")
    if not face:
        refuse("bad-notation", text=whole)
    if face not in deck.counts:
        refuse("bad-notation:card", card=text)
    if is_open(face):
        if played and letters not in readings(face):
            refuse("bad-notation:reading", card=face)
        if not played and equals:
            refuse("bad-notation", text=whole)
        return Named(face, letters)
    if equals and letters != face:
        refuse("bad-notation", text=whole)
    return Named(face, face)


def _cards(text: str, deck: Deck, whole: str, *, played: bool, alone: bool = False) -> tuple[Named, ...]:
    """Reads a list of cards. Spaces separate the cards; single letters may also be written without spaces.

    played: see `_named`.
    alone: whether a text without spaces always means one card for each letter, even in a deck with two-letter faces.
    """
    pieces = cards_in(text) if alone or deck.singles_only else text.split()
    if not pieces:
        refuse("bad-notation", text=whole)
    return tuple([_named(piece, deck, whole, played=played) for piece in pieces])


def cards_in(text: str) -> list[str]:
    """Splits the text of a word into the texts of its cards: at the spaces or, if the text has no spaces, into single
    letters."""
    cards = text.split()
    return list(cards[0]) if len(cards) == 1 and "=" not in text else cards


def _token(text: str, deck: Deck, whole: str) -> Token:
    if text.startswith("+"):
        return Token(ADD, _named(text[1:], deck, whole, played=True))
    for sign, kind in (("/", OVER), ("~", SWAP)):
        hand, found, table = text.partition(sign)
        if found:
            return Token(kind, _named(hand, deck, whole, played=True), _named(table, deck, whole, played=True))
    return Token(STAY, None, _named(text, deck, whole, played=True))


def _formula(text: str, deck: Deck, whole: str) -> Formula:
    head, colon, body = text.partition(":")
    if not colon:
        return _fresh(text, deck, whole)
    head = head.strip()
    target: int | str = head if head in NAMED_TARGETS else _number(head, whole)
    parts = tuple([tuple([_token(t, deck, whole) for t in part.split()]) for part in body.split("|")])
    if not all(parts):
        refuse("bad-notation", text=whole)
    return Formula(target, parts)


def _fresh(text: str, deck: Deck, whole: str) -> Formula:
    cards = _cards(text, deck, whole, played=True, alone=True)
    return Formula(None, (tuple([Token(ADD, card) for card in cards]),))


def _play(body: str, deck: Deck, text: str) -> Play:
    pieces = _TAIL.split(body)
    keep: int | None = None
    remove: tuple[int, ...] = ()
    pick: tuple[str, str] | None = None
    seen = set()
    for key, value in zip(pieces[1::2], pieces[2::2], strict=True):
        if key in seen:
            refuse("bad-notation", text=text)
        seen.add(key)
        items = value.split()
        if key == "keep" and len(items) == 1:
            keep = _number(items[0], text)
        elif key == "remove" and items:
            remove = tuple([_number(item, text) for item in items])
        elif key == "pick" and len(items) == 2 and all(item in deck.counts for item in items):
            pick = (items[0], items[1])
        else:
            refuse("bad-notation", text=text)
    formulas = tuple([_formula(piece.strip(), deck, text) for piece in pieces[0].split(";")])
    return Play(formulas, keep, remove, pick)


def _faces(body: str, deck: Deck, text: str) -> tuple[str, ...]:
    return tuple([card.face for card in _cards(body, deck, text, played=False)])


def _face(body: str, deck: Deck, text: str) -> str:
    if not body:
        refuse("bad-notation", text=text)
    if body not in deck.counts:
        refuse("bad-notation:card", card=body)
    return body


def _take(body: str, deck: Deck, text: str) -> Take:
    if body and body[0].isdigit():
        return Take(_number(body, text), ())
    return Take(None, _faces(body, deck, text) if body else ())


def _salvage(body: str, deck: Deck, text: str) -> Salvage:
    return Salvage(_formula(body, deck, text))


def _restart(body: str, deck: Deck, text: str) -> Restart:
    return Restart(_fresh(body, deck, text))


def _place(body: str, deck: Deck, text: str) -> Place:
    items = body.split()
    if len(items) != 3 or items[1] not in ("before", "after"):
        refuse("bad-notation", text=text)
    word = items[2]
    if not (word.isascii() and word.isalpha() and word.isupper()):
        refuse("bad-notation", text=text)
    return Place(_number(items[0], text), items[1], word)


_READERS: dict[str, Callable[[str, Deck, str], Act]] = {
    "play": _play,
    "trade": lambda body, deck, text: Trade(_faces(body, deck, text)),
    "discard": lambda body, deck, text: Discard(_faces(body, deck, text)),
    "restart": _restart,
    "salvage": _salvage,
    "request": lambda body, deck, text: Request(_face(body, deck, text)),
    "take": _take,
    "shout": lambda body, deck, text: Shout(_cards(body, deck, text, played=True, alone=True)),
    "choose": lambda body, deck, text: Choose(_face(body, deck, text)),
    "place": _place,
    "fail": lambda body, deck, text: Fail(_number(body, text) if body else None),
}


def write_act(act: Act, deck: Deck) -> str:
    """Writes an act as text; reading the text gives the same act."""
    if isinstance(act, Simple):
        return act.verb
    return " ".join([act.verb, *_words(act, deck)])


def _words(act: Act, deck: Deck) -> Iterator[str]:
    if isinstance(act, Play):
        yield from _words_of_play(act)
    elif isinstance(act, Trade | Discard):
        yield write_faces(act.faces, deck)
    elif isinstance(act, Restart | Salvage):
        yield _write_formula(act.formula)
    elif isinstance(act, Request | Choose):
        yield act.face
    elif isinstance(act, Take):
        yield from act.faces if act.pile is None else (str(act.pile),)
    elif isinstance(act, Shout):
        yield _write_fresh(act.cards, apart=True)
    elif isinstance(act, Place):
        yield f"{act.row} {act.side} {act.word}"
    elif isinstance(act, Fail) and act.row is not None:
        yield str(act.row)


def _words_of_play(act: Play) -> Iterator[str]:
    yield " ; ".join([_write_formula(formula) for formula in act.formulas])
    if act.keep is not None:
        yield f"keep {act.keep}"
    if act.remove:
        yield "remove " + " ".join(map(str, act.remove))
    if act.pick:
        yield "pick " + " ".join(act.pick)


def write_faces(faces: Iterable[str], deck: Deck) -> str:
    """Writes cards as a list, without spaces if every face in the deck is a single letter."""
    return ("" if deck.singles_only else " ").join(faces)


def _write_fresh(cards: Iterable[Named], *, apart: bool = False) -> str:
    """Writes the cards of a fresh word: without spaces if each is a single letter, unless `apart` is set.

    If the word has only one card and this card has two letters, its reading is written, too: TH=TH. TH alone would be
    read as two single cards.
    """
    texts = [card.written for card in cards]
    if len(texts) == 1 and len(texts[0]) == 2:
        return f"{texts[0]}={texts[0]}"
    return " ".join(texts) if apart else run_together(texts)


def run_together(texts: Sequence[str]) -> str:
    """Writes cards as one word if each is a single letter; otherwise with spaces between them."""
    return ("" if all(len(text) == 1 for text in texts) else " ").join(texts)


def _write_token(token: Token) -> str:
    hand = token.hand.written if token.hand else ""
    table = token.table.written if token.table else ""
    return {ADD: "+" + hand, STAY: table, OVER: f"{hand}/{table}", SWAP: f"{hand}~{table}"}[token.kind]


def _write_formula(formula: Formula) -> str:
    if formula.target is None:
        return _write_fresh(formula.from_hand)
    parts = " | ".join([" ".join([_write_token(token) for token in part]) for part in formula.parts])
    return f"{formula.target}: {parts}"
