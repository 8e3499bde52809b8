"""Reads the set-up (the starting position) of a record from the form that people write, and writes it in the same
form."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from engine.core.cards import Deck, Named, is_open, readings
from engine.core.notation import cards_in, run_together, write_faces
from engine.core.rulebook import Setup, SetupWord
from engine.core.verdict import refuse

if TYPE_CHECKING:
    from engine.records.record_form import SetupForm, WordForm

Faces = str | list[str]


def read_setup(form: "SetupForm", deck: Deck) -> Setup:
    """The set-up in a record whose form has been checked. Refuses cards that the deck does not have."""
    state = form.state
    scores, used = (None, None) if state is None else (state.scores, state.used)
    return Setup(
        first=form.first,
        hands=_each(form.hands, deck),
        deck=_some(form.deck, deck),
        table=None if form.table is None else tuple([_word(word, deck) for word in form.table]),
        row=_some(form.row, deck),
        piles=_each(form.piles, deck),
        turned=None if form.turned is None else _face(form.turned, deck),
        scores=None if scores is None else tuple(scores),
        used=None if used is None else tuple(["".join(_faces(seat, deck)) for seat in used]),
    )


def _each(lists: Sequence[Faces] | None, deck: Deck) -> tuple[tuple[str, ...], ...] | None:
    return None if lists is None else tuple([_faces(faces, deck) for faces in lists])


def _some(faces: Faces | None, deck: Deck) -> tuple[str, ...] | None:
    return None if faces is None else _faces(faces, deck)


def _faces(faces: Faces, deck: Deck) -> tuple[str, ...]:
    """The faces that a text or a list names. A text needs no spaces if the deck has only single letters."""
    if isinstance(faces, str):
        faces = cards_in(faces) if deck.singles_only else faces.split()
    return tuple([_face(face, deck) for face in faces])


def _face(face: str, deck: Deck) -> str:
    if face not in deck.counts:
        refuse("bad-setup:face", card=face)
    return face


def _word(form: "str | WordForm", deck: Deck) -> SetupWord:
    if isinstance(form, str):
        return _laid(_uncovered(form, deck))
    if form.slots is None:
        return _laid(_uncovered(form.word or "", deck), form.seat, _faces(form.pick or "", deck))
    slots = tuple([tuple([_named(card, deck) for card in slot]) for slot in form.slots])
    tops = [slot[-1] for slot in slots if slot]
    if form.word is not None and _letters(tops) != _letters(_row_of_cards(form.word, deck)):
        refuse("bad-setup:slots", word=form.word)
    return _laid(slots, form.seat, _faces(form.pick or "", deck))


def _uncovered(text: str, deck: Deck) -> tuple[tuple[Named, ...], ...]:
    return tuple([(card,) for card in _row_of_cards(text, deck)])


def _laid(slots: tuple[tuple[Named, ...], ...], seat: int | None = None, pick: tuple[str, ...] = ()) -> SetupWord:
    if not slots or not all(slots):
        refuse("bad-setup:word")
    return SetupWord(slots, seat, pick)


def _row_of_cards(text: str, deck: Deck) -> list[Named]:
    """The cards of a word that is written as in a play."""
    return [_named(card, deck) for card in cards_in(text)]


def _letters(cards: Iterable[Named]) -> str:
    return "".join([card.letters for card in cards])


def _named(text: str, deck: Deck) -> Named:
    face, equals, letters = text.partition("=")
    _face(face, deck)
    if is_open(face):
        if letters not in readings(face):
            refuse("bad-setup:reading", card=face)
        return Named(face, letters)
    if equals:
        refuse("bad-setup:face", card=text)
    return Named(face, face)


# ---- writing


def setup_data(setup: Setup, deck: Deck) -> dict[str, Any]:
    """The set-up in the form in which a record stores it. Reading this form gives the same set-up."""
    state = {
        "scores": None if setup.scores is None else list(setup.scores),
        "used": None if setup.used is None else list(setup.used),
    }
    data = {
        "first": setup.first,
        "hands": None if setup.hands is None else [write_faces(hand, deck) for hand in setup.hands],
        "deck": None if setup.deck is None else write_faces(setup.deck, deck),
        "table": None if setup.table is None else [_word_data(word, deck) for word in setup.table],
        "row": None if setup.row is None else write_faces(setup.row, deck),
        "piles": None if setup.piles is None else [write_faces(pile, deck) for pile in setup.piles],
        "turned": setup.turned,
        "state": {key: value for key, value in state.items() if value is not None} or None,
    }
    return {key: value for key, value in data.items() if value is not None}


def _word_data(word: SetupWord, deck: Deck) -> str | dict[str, Any]:
    """A word as a record stores it: a text, or an object if cards are covered, the word has an owner, or letters of it
    are named for the next player."""
    tops = [slot[-1] for slot in word.slots]
    text = run_together([card.written for card in tops])
    covered = any(len(slot) > 1 for slot in word.slots)
    # The word is also stored as an object if its text alone would be read as other cards.
    if covered or _row_of_cards(text, deck) != tops:
        data: dict[str, Any] = {"slots": [[card.written for card in slot] for slot in word.slots]}
    else:
        data = {"word": text}
    if word.seat is not None:
        data["seat"] = word.seat
    if word.pick:
        data["pick"] = " ".join(word.pick)
    return text if data == {"word": text} else data
