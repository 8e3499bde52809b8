"""Tests lit places, the places on the table that are highlighted because a held card may be laid there, in every game.

Every legal play can be laid card by card at lit places. A card laid at a lit place can become part of a legal play, at
least if any letters count as a word.
"""

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest

from app.felt.picture import Kind
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.completable import completed, where_any_letters_are_a_word
from engine.core.moves import Act, Move, Place, Play, Restart, Salvage, Shout
from engine.core.oracle import legal_moves, ruled
from engine.core.verdict import Legal, Refusal
from engine.games import CATALOG, GAMES
from engine.match import Match
from tests.laws.random_games import few_cases, new_match, play_out
from tests.tiers import usually_six
from tests.ways.gestures import Cut, Lay, Press, Say, Touch, Write, gestures_for

LAID = (Play, Restart, Salvage, Shout, Place)
TABLES, PLAYS = 4, 2


@cache
def matches(game_id: str) -> list[Match]:
    """Returns random games that are not over."""
    return list(islice(_met(game_id), TABLES))


def _met(game_id: str) -> Iterator[Match]:
    for case in few_cases(GAMES[game_id]):
        match = new_match(case)
        for number, _ in enumerate(play_out(match, 31, case)):
            if number % 6 == 0 and not match.state.over:
                yield match.branch(len(match.moves))


def tables(game) -> list[TableSession]:
    """Returns a session for each of these games."""
    found = []
    for match in matches(game.id):
        seats = tuple([SeatChoice(player.name) for player in match.header.players])
        session = TableSession(GameChoice(game.id, seats), match)
        session.outlook.buzzer = session.viewer if session.outlook.calls else None
        session.lift_curtain()
        found.append(session)
    return found


def plays_at(session: TableSession, chance: random.Random) -> list[Act]:
    found = [
        act
        for act, _ in islice(legal_moves(session.match.house, session.seen, session.viewer), 40)
        if isinstance(act, LAID)
    ]
    return chance.sample(found, min(PLAYS, len(found)))


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_every_legal_play_can_be_laid_card_by_card_at_highlighted_places(game) -> None:
    chance = random.Random(game.id)
    for session in tables(game):
        for number, act in enumerate(plays_at(session, chance)):
            session.cancel()
            laid_by_hand(session, act, cut_first=bool(number % 2))


def laid_by_hand(session: TableSession, act: Act, *, cut_first: bool) -> None:
    game = session.choice.game
    gestures = gestures_for(act, session.moment.picture, session.seen, session.viewer, game, cut_first=cut_first)
    for gesture in gestures:
        if isinstance(gesture, Lay):
            targets = session.gestures.targets(gesture.card)
            found = next((target for target in targets if target.is_at(gesture.target)), None)
            assert found is not None, (act, gesture)
            assert found.legal, (act, gesture, found.why)
            session.gestures.drop(gesture.card, gesture.target)
        elif isinstance(gesture, Cut):
            session.gestures.cut(gesture.zone, gesture.gap)
        elif isinstance(gesture, Say):
            session.choose(gesture.kind, gesture.value, gesture.key)
        elif isinstance(gesture, Write):
            for letter in gesture.word:
                session.gestures.type_letter(letter)
        else:
            assert isinstance(gesture, Press | Touch)
    laid = session.act_for(act.verb)
    assert laid is not None
    outcome = ruled(session.match.house, session.state, Move(laid, session.viewer))
    assert isinstance(outcome, Legal), (act, laid)


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_cards_laid_at_highlighted_places_can_become_part_of_a_legal_play(game) -> None:
    chance = random.Random(game.id)
    for session in tables(game)[1::2]:
        house = where_any_letters_are_a_word(session.match.house)
        for _ in range(3):
            session.cancel()
            for _ in range(3):
                movable = [piece.key for piece in session.moment.picture.pieces if piece.movable]
                lit = [
                    (key, target)
                    for key in chance.sample(movable, min(2, len(movable)))
                    for target in session.gestures.targets(key)
                    if target.legal and target.zone.startswith(("word:", "strip:")) and target.way.value != "zone"
                ]
                if not lit:
                    break
                session.gestures.drop(*chance.choice(lit))
                acts = [session.act_for(verb) for verb in ("play", "restart", "salvage", "shout")]
                said = [act for act in acts if act is not None and act.verb in session.outlook.verbs()]
                assert not said or any(can_become_legal(house, session, act) for act in said), said


def can_become_legal(house, session: TableSession, act: Act) -> bool:
    move = Move(act, session.viewer)
    verdict = ruled(house, session.seen, move)
    if isinstance(verdict, Refusal):
        whole = completed(house, session.seen, move, verdict.reason)
        return whole is not None and isinstance(ruled(house, session.seen, Move(whole, session.viewer)), Legal)
    return True


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_every_place_on_the_table_that_does_not_take_a_card_gives_a_reason(game) -> None:
    """Exceptions that need no reason are the hand, empty strips, and the row of face-up cards."""
    for session in tables(game):
        picture = session.moment.picture
        for card in [piece for piece in picture.pieces if piece.movable][:3]:
            targets = session.gestures.targets(card.key)
            silent = (Kind.HAND, Kind.FRESH, Kind.ROW)
            told = {target.zone for target in targets if target.legal or target.why is not None or target.reason}
            assert {zone.key for zone in picture.zones if zone.kind not in silent} <= {
                *told,
                card.zone,
            } or not session.outlook.verbs()
