"""Makes an act (a move that the engine can judge) from a draft (the unfinished move), for the buttons and the Enter
key."""

from collections.abc import Sequence
from dataclasses import replace

from app.session.draft.draft import Draft, Lane
from app.session.draft.move_style import CROSS, GATHER, ROUND, Style
from engine.core.cards import is_open
from engine.core.moves import (
    Act,
    Choose,
    Discard,
    Formula,
    Place,
    Play,
    Request,
    Restart,
    Salvage,
    Shout,
    Take,
    Trade,
)
from engine.core.state import State


def play_of(draft: Draft, style: Style, state: State, seat: int) -> Play | None:
    """The play that the words in the draft (the unfinished move) make. None if the draft has no word, or if a wild or
    flip card in it has no letter yet."""
    lanes = [lane for lane in draft.lanes if lane.touched or (lane.cells and lane.word is None)]
    if not lanes or any(unread_card(lane) for lane in lanes):
        return None
    formulas = [formula_of(lane, lanes, draft, style, state, seat) for lane in lanes]
    if style.build == CROSS:
        formulas.sort(key=lambda formula: formula.target == "own")
    else:
        formulas.sort(key=lambda formula: formula.target is None)
    pick = (draft.pick[0], draft.pick[1]) if len(draft.pick) == 2 and all(draft.pick) else None
    return Play(tuple(formulas), draft.keep, draft.remove, pick)


def in_other_order(play: Play, order: Sequence[int]) -> Play:
    """The play with its words named in another order.

    order: the old numbers of the words, in the new order.
    """
    keep = None if play.keep is None else order.index(play.keep - 1) + 1
    return replace(play, formulas=tuple([play.formulas[number] for number in order]), keep=keep)


def formula_of(lane: Lane, lanes: Sequence[Lane], draft: Draft, style: Style, state: State, seat: int) -> Formula:
    """The formula of this lane (a word of the draft) in the notation, the text form of moves. In games where players
    gather cards on strips (places for fresh words), a second strip uses the cards that the changed word no longer
    needs; the formula treats these cards as hand cards."""
    if style.build == GATHER and lane is not changing(lanes):
        parts = tuple([tuple([cell.taken_up() for cell in part]) for part in lane.parts()])
        return Formula(None, parts)
    return Formula(target_of(lane, draft, style, state, seat), lane.tokens())


def changing(lanes: Sequence[Lane]) -> Lane | None:
    """The first word of the draft (the unfinished move) that holds table cards."""
    return next((lane for lane in lanes if any(cell.source is not None for cell in lane.cells)), None)


def unread_card(lane: Lane) -> bool:
    return any(cell.hand is not None and is_open(cell.hand.face) and not cell.hand.letters for cell in lane.cells)


def target_of(lane: Lane, draft: Draft, style: Style, state: State, seat: int) -> int | str | None:
    """The table word that this lane (a word of the draft) changes, as the notation (the text form of moves) names it;
    None for a fresh word."""
    if style.build == ROUND and state.table and lane.word is not None:
        return draft.way
    if style.build == CROSS:
        own = any(word.seat == seat for word in state.table)
        if lane.word is not None:
            return "cross"
        return "own" if own else None
    if lane.word is not None:
        return lane.word + 1
    sources = [cell.source[0] for cell in lane.cells if cell.source is not None]
    return sources[0] + 1 if sources else None


def _restart_or_salvage(verb: str, play: Play | None) -> Act | None:
    """Makes a restart or a salvage (two kinds of moves) from this play, as `verb` says. Returns None if the play has no
    fresh word for a restart, or cuts no table word for a salvage."""
    formula = play.formulas[0] if play else None
    if formula is None or (formula.target is None) != (verb == "restart"):
        return None
    return Restart(formula) if verb == "restart" else Salvage(formula)


def act_of(verb: str, draft: Draft, style: Style, state: State, seat: int) -> Act | None:
    """The act that a press of this verb's button makes from this draft (the unfinished move); None if the draft is not
    complete enough."""
    faces = tuple([card.face for card in draft.tray])
    match verb:
        case "play":
            return play_of(draft, style, state, seat)
        case "restart" | "salvage":
            return _restart_or_salvage(verb, play_of(draft, style, state, seat))
        case "trade" if faces:
            return Trade(faces)
        case "discard" if faces:
            return Discard(faces)
        case "take":
            return Take(None, faces)
        case "choose" if len(faces) == 1:
            return Choose(faces[0])
        case "request" if draft.spoken:
            return Request(draft.spoken)
        case "place" if draft.row is not None and draft.spoken:
            return Place(draft.row + 1, draft.side, draft.spoken)
        case "shout" if draft.strip(0).cells and not unread_card(draft.strip(0)):
            return Shout(tuple([token.hand for part in draft.strip(0).tokens() for token in part if token.hand]))
    return None
