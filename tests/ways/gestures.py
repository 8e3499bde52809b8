"""Turns an act into gestures: which card goes where, the cuts, the choices, the typed words and the presses.

It reads only the picture on the felt and the act, like a player who has decided what to do.
"""

from collections.abc import Iterator
from itertools import accumulate
from typing import NamedTuple

from app.felt.picture import DropWay, Picture, Piece, Target
from app.session.draft.move_style import CROSS, GATHER, RE_ARRANGE, ROUND, style_of
from engine.core.cards import is_open
from engine.core.moves import (
    ADD,
    OVER,
    STAY,
    SWAP,
    Act,
    Choose,
    Discard,
    Fail,
    Formula,
    Place,
    Play,
    Request,
    Shout,
    Take,
    Trade,
    formulas_of,
)
from engine.core.state import State
from engine.games import GAMES
from tests.ways.kinds import tokens_of
from tests.zones import zone_named


class Lay(NamedTuple):
    """The gesture that lays a card at a place: in a gap, on a card that it covers or replaces, or anywhere in a
    zone."""

    card: str
    zone: str
    way: DropWay
    place: int = 0
    tail: bool = False

    @property
    def target(self) -> Target:
        return Target(zone_named(self.zone), self.way, self.place, tail=self.tail)


class Cut(NamedTuple):
    zone: str
    gap: int


class Say(NamedTuple):
    """The choice of an answer to a small question, such as the letter of a wild card.

    key: the card or split that the choice is about.
    """

    kind: str
    value: str
    key: str = ""


class Write(NamedTuple):
    word: str


class Touch(NamedTuple):
    """The press on a pile, the deck or a row."""

    zone: str


class Press(NamedTuple):
    verb: str


Gesture = Lay | Cut | Say | Write | Touch | Press


class Hand:
    """The base of all ways to play: carries out each gesture by the method of the same name."""

    def make(self, gestures: list[Gesture]) -> None:
        for gesture in gestures:
            getattr(self, type(gesture).__name__.lower())(gesture)


COVERS = {OVER: DropWay.OVER, SWAP: DropWay.SWAP}


def place_at(written: str) -> Target:
    """Reads a place as tests write it: strip:0/gap/2, word:1/over/0, tray/zone, word:0/gap/1/tail."""
    zone, way, *more = written.split("/")
    return Target(zone_named(zone), DropWay(way), int(more[0]) if more else 0, tail="tail" in more)


def gestures_for(
    act: Act, picture: Picture, state: State, seat: int, game: str, *, cut_first: bool = False
) -> list[Gesture]:
    """Returns the gestures that make an act.

    cut_first: whether to cut a word before cards are laid at its parts; otherwise the word is cut afterwards.
    """
    return list(_Plan(picture, state, seat, style_of(GAMES[game].usual().plays).build, cut_first).gestures(act))


class _Plan:
    def __init__(self, picture: Picture, state: State, seat: int, build: str, cut_first: bool) -> None:
        self.state, self.seat, self.build, self.cut_first = state, seat, build, cut_first
        self.free = [piece for piece in picture.pieces if piece.movable]
        self.strips = 0

    def gestures(self, act: Act) -> Iterator[Gesture]:
        if isinstance(act, Request):
            yield Say("letter", act.face)
        elif isinstance(act, Take) and act.pile is not None:
            yield Touch(f"pile:{act.pile - 1}")
        elif isinstance(act, Fail) and act.row is not None:
            yield Touch(f"word:{act.row - 1}")
        elif act.verb == "deal" and not self.cut_first:
            yield Touch("deck")
        else:
            yield from self._prepared(act)
            yield Press(act.verb)

    def _prepared(self, act: Act) -> Iterator[Gesture]:
        if isinstance(act, Trade | Discard | Take):
            where = "word" if isinstance(act, Take) else "hand turned"
            for face in act.faces:
                yield Lay(self._take(face, where).key, "tray", DropWay.ZONE)
        elif isinstance(act, Choose):
            yield Lay(self._take(act.face, "hand").key, "tray", DropWay.ZONE)
        elif isinstance(act, Place):
            zone, row = f"word:{act.row - 1}", self.state.table[act.row - 1]
            card = self.state.seats[self.seat].committed[0]
            yield Lay(f"c{card.id}", zone, DropWay.GAP, 0 if act.side == "before" else len(row.slots))
            yield Write(act.word)
        elif isinstance(act, Shout):
            for place, named in enumerate(act.cards):
                yield from self._hand_card(named, "strip:0", DropWay.GAP, place)
        else:
            for formula in formulas_of(act):
                yield from self._formula(formula)
            if isinstance(act, Play):
                yield from _said(act)

    # ---- one word

    def _formula(self, formula: Formula) -> Iterator[Gesture]:
        if formula.target is None:
            yield from self._on_strip(formula, -1)
        elif self.build == ROUND:
            yield Say("way", str(formula.target))
            yield from self._in_place(formula, "word:0")
        elif self.build == CROSS:
            index = [word.seat == self.seat for word in self.state.table].index(formula.target == "own")
            yield from (
                self._on_strip(formula, index) if formula.target == "own" else self._in_place(formula, f"word:{index}")
            )
        elif self.build == GATHER:
            yield from self._on_strip(formula, int(formula.target) - 1)
        elif self.build == RE_ARRANGE:
            yield from self._re_arranged(formula, int(formula.target) - 1)
        else:
            yield from self._in_place(formula, f"word:{int(formula.target) - 1}")

    def _on_strip(self, formula: Formula, word: int) -> Iterator[Gesture]:
        zone = f"strip:{self.strips}"
        self.strips += 1
        for place, token in enumerate(tokens_of(formula)):
            if token.kind == STAY:
                yield Lay(
                    self._take(token.table.face, f"word:{word}", token.table.letters).key, zone, DropWay.GAP, place
                )
            else:
                yield from self._hand_card(token.hand, zone, DropWay.GAP, place)

    def _in_place(self, formula: Formula, zone: str) -> Iterator[Gesture]:
        mine = next((n for n, word in enumerate(self.state.table) if word.seat == self.seat), 0)
        cuts = cuts_of(formula, old=self.cut_first)
        if self.cut_first:
            yield from [Cut(zone, gap) for gap in cuts]
        part_ends = cuts_of(formula)
        for place, token in enumerate(tokens_of(formula)):
            if token.kind == STAY:
                continue
            way = COVERS.get(token.kind, DropWay.GAP)
            part = len([end for end in part_ends if end <= place])
            tail = self.cut_first and token.kind == ADD and part < len(cuts) and cuts[part] == place
            if formula.target == "cross":
                yield Lay(self._take(token.hand.face, f"word:{mine}").key, zone, way, place)
            else:
                yield from self._hand_card(token.hand, zone, way, place, tail)
            if token.kind == ADD:
                cuts = [gap + (number >= part) for number, gap in enumerate(cuts)]
        if not self.cut_first:
            yield from [Cut(zone, gap) for gap in cuts_of(formula)]

    def _re_arranged(self, formula: Formula, word: int) -> Iterator[Gesture]:
        """Yields the gestures that bring each card of a word to its new place. The word closes up after each
        gesture."""
        zone = f"word:{word}"
        lying = [f"c{card.id}" for card in self.state.table[word].tops]
        for place, token in enumerate(tokens_of(formula)):
            if token.kind == ADD:
                for gesture in self._hand_card(token.hand, zone, DropWay.GAP, place):
                    if isinstance(gesture, Lay):
                        lying.insert(place, gesture.card)
                    yield gesture
                continue
            read_anew = all(card.letters != token.table.letters for card in self._tops(word, token.table.face))
            piece = self._take(token.table.face, zone, "" if read_anew else token.table.letters)
            if lying[place] != piece.key:
                lying.remove(piece.key)
                lying.insert(place, piece.key)
                yield Lay(piece.key, zone, DropWay.GAP, place)
            if read_anew:
                yield Say("reading", token.table.letters, piece.key)

    def _tops(self, word: int, face: str):
        return [card for card in self.state.table[word].tops if card.face == face]

    def _hand_card(self, named, zone: str, way: DropWay, place: int, tail: bool = False) -> Iterator[Gesture]:
        piece = self._take(named.face, "hand turned row pile word")
        yield Lay(piece.key, zone, way, place, tail)
        if is_open(named.face):
            yield Say("reading", named.letters, piece.key)

    def _take(self, face: str, zones: str, letters: str = "") -> Piece:
        """Takes a free card with this face, and with these letters if any are given, from the first of the zones that
        has one."""
        for zone in zones.split():
            for piece in self.free:
                if piece.face == face and piece.zone.startswith(zone) and letters in ("", piece.letters):
                    self.free.remove(piece)
                    return piece
        raise AssertionError(f"no {face} can be taken up from {zones}")


def cuts_of(formula: Formula, *, old: bool = False) -> list[int]:
    """The gaps at which a word is cut, counted in the new word, or in the old word before any card is added."""
    sizes = [len([token for token in part if not old or token.kind != ADD]) for part in formula.parts]
    return list(accumulate(sizes))[:-1]


def _said(play: Play) -> Iterator[Gesture]:
    if play.keep is not None:
        yield Say("keep", str(play.keep))
    if play.pick is not None:
        yield Say("vowel", play.pick[0])
        yield Say("consonant", play.pick[1])
    start = 1
    for formula in play.formulas:
        for number in play.remove:
            if start <= number < start + len(formula.parts) and len(formula.parts) > 1:
                yield Say("remove", str(number), str(start))
        start += len(formula.parts)
