"""Moves put together card by card, where the order of the gestures or the place of a card once made a difference."""

import json

from app.session.lines import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.moves import Play
from engine.records.record import read_record
from engine.records.replay import open_match
from tests.records.examples import EXAMPLES
from tests.ways.stories import told


def session_after(name: str, moves: int) -> TableSession:
    record = read_record(json.dumps({**EXAMPLES[name], "moves": []}))
    match = open_match(record)
    for move in told(json.dumps(EXAMPLES[name])).moves[:moves]:
        match.play(move)
    session = TableSession(GameChoice(match.header.game.id, (SeatChoice("Ann"), SeatChoice("Ben"))), match)
    session.lift_curtain()
    return session


def lay(session: TableSession, face: str, target: str, zone: str = "hand") -> None:
    piece = next(p for p in session.picture().pieces if p.face == face and p.zone == zone and p.movable)
    session.drop(piece.key, target)


def test_cards_left_by_the_changed_word_are_taken_up_for_the_fresh_one() -> None:
    session = session_after("3n-change", 1)  # TRAIN lies there; STAMP takes its A, and INTO its I, N and T
    for place, (face, zone) in enumerate([("S", "hand"), ("T", "hand"), ("A", "word:0"), ("M", "hand"), ("P", "hand")]):
        lay(session, face, f"strip:0/gap/{place}", zone)
    for place, (face, zone) in enumerate([("I", "word:0"), ("N", "word:0"), ("T", "word:0"), ("O", "hand")]):
        lay(session, face, f"strip:1/gap/{place}", zone)
    act = session.act()
    assert isinstance(act, Play)
    assert session.notation(act) == "play 1: +S +T A +M +P ; INTO"
    assert session.verdict().words == ("STAMP", "INTO")


def test_such_a_play_can_be_typed() -> None:
    session = session_after("3n-change", 1)
    for letter in "STAMP INTO":
        session.type_letter(letter)
    assert session.verdict().words == ("STAMP", "INTO")


def test_a_card_joins_the_part_before_the_cut_or_the_part_behind_it() -> None:
    session = session_after("break-up", 1)  # TRAIN lies there, to become TOP and RAINS
    session.cut("word:0", 1)
    lay(session, "O", "word:0/gap/1/tail")
    lay(session, "P", "word:0/gap/2/tail")
    lay(session, "S", "word:0/gap/7")
    assert session.draft.lanes[0].texts == ["TOP", "RAINS"]
    session.cancel()
    session.cut("word:0", 1)
    lay(session, "S", "word:0/gap/1")
    assert session.draft.lanes[0].texts == ["T", "SRAIN"]
