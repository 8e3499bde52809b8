"""Tests Undo by agreement: the last act is taken back if all other people at the table agree, and if nobody has drawn a
card since."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from app.session.match.agreeing import Agreeing
from app.session.match.outlook import Outlook
from app.session.match.undo_by_agreement import UndoByAgreement
from app.session.match.view_data import AgreedUndo, GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.cards import Card
from engine.core.moves import PASS, RESIGN, TIMEOUT, Act
from engine.core.oracle import expects, legal_moves
from engine.core.rulebook import Setup
from engine.core.state import State
from engine.core.view import view
from engine.games import CATALOG, GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from tests.laws.random_games import Case, few_cases, new_match, play_out, usually_one_each

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
FEW_CARDS = Setup(first=1, hands=(tuple("KITESA"), tuple("RAINED"), tuple("SOLDER")), deck=())


def choice_of(match: Match, *computers: int) -> GameChoice:
    kinds = ["computer" if seat in computers else "human" for seat in range(match.house.players)]
    seats = tuple([SeatChoice(name, kind) for name, kind in zip(NAMES, kinds, strict=False)])
    return GameChoice(match.header.game.id, seats)


def table(*computers: int, game: str = "5-up", setup: Setup | None = FEW_CARDS, players: int = 3) -> TableSession:
    """A session whose first hand is open. In the default set-up the deck is empty, so plays draw no cards."""
    header = Header(GAMES[game], tuple([Player(name) for name in NAMES[:players]]), {}, 7, setup)
    match = Match(header, open_lexicon("family"))
    session = TableSession(choice_of(match, *computers), match)
    session.lift_curtain()
    return session


def play(session: TableSession) -> Act:
    """Makes the player on turn lay the first possible word; returns the move."""
    (seat,) = expects(session.match.house, session.state)[0]
    found = [act for act, _ in legal_moves(session.match.house, session.state, seat) if act.verb == "play"]
    assert session.submit(found[0], seat)
    return found[0]


def undone(session: TableSession) -> AgreedUndo:
    """The act that the other players are asked to take back."""
    question = session.moment.question
    assert question is not None and question.act is not None
    return question.act


def seen_by(state: State, seat: int) -> Iterator[Card]:
    """Yields the cards whose faces the player at this seat can see."""
    seen = view(state, seat)
    for place in seen.seats:
        yield from (*place.hand, *place.committed, *place.won)
    yield from (*seen.row, *([seen.turned] if seen.turned is not None else []), *[one[0] for one in seen.piles if one])
    yield from [card for word in seen.table for card in word.cards]


def unseen_ids(state: State) -> set[int]:
    """The ids of the cards that are face down in the deck or in a pile."""
    below = [card for pile in state.piles for card in (pile[1:] if state.piles_show else pile)]
    return {card.id for card in (*state.deck, *below)}


# ---- laws for all games


@pytest.mark.parametrize("case", usually_one_each(), ids=str)
def test_in_every_game_an_agreed_undo_restores_the_position_before_the_act_without_revealing_a_card(case: Case) -> None:
    match = new_match(case)
    for move, _ in play_out(match, 60, case):
        before, now = match.states[-2:]
        branch = match.branch(len(match.moves))
        back, agreeing = UndoByAgreement(Outlook(choice_of(branch), branch)), Agreeing()
        question = back.question()
        if question is None:
            assert not back.can_ask
            continue
        mover = before.actor if move.seat is None else move.seat
        assert question.act is not None and mover not in question.asked
        agreeing.ask(question)
        *others, last = question.asked
        assert not any(agreeing.agree(seat) for seat in others)
        assert len(branch.moves) == len(match.moves), "one is still missing"
        assert agreeing.agree(last)
        assert back.take_back(question.act) == move
        assert branch.moves == match.moves[:-1]
        assert branch.states == match.states[:-1]
        assert branch.state is before
        assert branch.events == match.events[:-1]
        assert move.act != TIMEOUT and not now.over
        for seat in range(match.house.players):
            seen = {card.id for card in seen_by(now, seat) if card.face}
            assert not seen & unseen_ids(before), "a card from the deck has been seen"


@pytest.mark.parametrize("game", [game.id for game in CATALOG if game.seats[1] > 1])
def test_in_every_game_for_several_players_there_is_an_act_that_can_be_undone_by_agreement(game: str) -> None:
    """The test above checks nothing in a game without such an act."""
    for case in few_cases(GAMES[game]):
        match = new_match(case)
        for _ in play_out(match, 200, case):
            if case.players > 1 and UndoByAgreement(Outlook(choice_of(match), match)).can_ask:
                return
    raise AssertionError("nothing was ever asked")


# ---- who must agree to an undo


def test_an_act_is_taken_back_once_all_other_people_agree_and_the_history_records_that() -> None:
    session = table()
    before, act = session.state, play(session)
    word = session.match.state.log[-1].words
    session.lift_curtain()
    session.undo()
    question = session.moment.question
    assert question is not None
    assert (undone(session).seat, undone(session).words, question.asked, question.missing) == (0, word, (1, 2), (1, 2))
    session.agree_to(2)
    assert [move.act for move in session.match.moves] == [act]
    assert session.moment.question is not None and session.moment.question.missing == (1,)
    session.agree_to(1)
    assert session.state is before
    assert session.match.moves == []
    moment = session.moment
    assert (moment.question, moment.viewer, moment.veiled) == (None, 0, True)
    assert not any(piece.face for piece in moment.picture.within("hand"))
    assert moment.taken_back == (AgreedUndo(0, 0, "play", word, (2, 1)),)
    assert not {"undo", "ask-undo", "redo"} & moment.can
    assert not session.is_untouched


def test_an_agreed_undo_takes_back_one_act_together_with_the_answers_of_computers() -> None:
    session = table(1)
    play(session)
    play(session)
    before, own = session.state, len(session.match.moves)
    play(session)
    session.undo()
    assert session.moment.question is not None
    assert (undone(session).acts, session.moment.question.asked) == (own, (0,))
    session.agree_to(0)
    assert session.state is before
    session.undo()
    assert session.moment.question is not None
    assert (undone(session).acts, session.moment.question.asked) == (0, (2,))
    session.agree_to(2)
    assert session.match.moves == []


@pytest.mark.parametrize("computers", [(1,), (1, 2)])
def test_a_single_person_needs_nobodys_agreement_to_an_undo(computers: tuple[int, ...]) -> None:
    session = table(*computers)
    if len(computers) == 1:
        session.submit(RESIGN, 2)
    play(session)
    assert "ask-undo" not in session.moment.can
    session.undo()
    assert session.moment.question is None


def test_a_player_who_resigned_is_not_asked_about_undo_but_agreement_can_take_the_resignation_back() -> None:
    session = table()
    session.submit(RESIGN, 2)
    session.undo()
    assert session.moment.question is not None
    assert (undone(session).seat, session.moment.question.asked) == (2, (0, 1))
    session.refuse_question()
    play(session)
    session.undo()
    assert session.moment.question is not None and session.moment.question.asked == (1,)


def test_only_a_player_who_is_asked_about_an_undo_can_agree_to_it() -> None:
    session = table()
    session.agree_to(1)
    play(session)
    session.agree_to(1)
    session.undo()
    session.agree_to(0)
    session.agree_to(1)
    session.agree_to(1)
    assert len(session.match.moves) == 1
    assert session.moment.question is not None and session.moment.question.missing == (2,)


# ---- how the question about an undo ends


@pytest.mark.parametrize("ends", ["refuse_question", "cancel"])
def test_if_one_player_does_not_agree_the_question_about_an_undo_ends_and_the_act_stays(ends: str) -> None:
    session = table()
    play(session)
    session.lift_curtain()
    session.undo()
    getattr(session, ends)()
    assert session.moment.question is None
    session.agree_to(1)
    session.agree_to(2)
    assert len(session.match.moves) == 1
    assert session.moment.taken_back == ()


@pytest.mark.parametrize("turns_away", [lambda session: session.pause(True), lambda session: session.look_at(0)])
def test_a_pause_or_a_look_at_an_earlier_position_ends_the_question_about_an_undo(
    turns_away: Callable[[TableSession], None],
) -> None:
    session = table()
    play(session)
    session.lift_curtain()
    session.undo()
    turns_away(session)
    session.agree_to(1)
    session.agree_to(2)
    assert session.moment.question is None
    assert len(session.match.moves) == 1


def test_the_next_act_ends_the_question_about_an_undo() -> None:
    session = table()
    play(session)
    session.undo()
    session.agree_to(1)
    play(session)
    assert not session.asks
    session.undo()
    question = session.moment.question
    assert question is not None and question.missing == (0, 2)


# ---- acts that cannot be taken back


def test_an_act_that_drew_a_card_or_ended_the_game_or_was_a_time_out_cannot_be_undone_by_agreement() -> None:
    session = table(setup=replace(FEW_CARDS, deck=tuple("EIOUTNRLBD")))
    play(session)
    assert len(session.state.deck) < 10
    assert "ask-undo" not in session.moment.can
    session = table()
    session.submit(TIMEOUT)
    assert "ask-undo" not in session.moment.can
    session = table()
    while not session.state.over:
        session.submit(PASS, session.state.actor)
    assert "ask-undo" not in session.moment.can


def test_a_player_can_undo_an_act_of_the_same_turn_without_asking_the_others() -> None:
    session = table()
    before = session.state
    session.submit(PASS)
    free = session.moment
    session.undo()
    assert session.state is before
    assert session.moment.taken_back == ()
    session.submit(PASS)
    session.lift_curtain()
    later = session.moment
    assert [free.undo_asks, later.undo_asks] == [False, True]
    assert [free.can_undo_pass, later.can_undo_pass] == [True, False]


def test_the_history_line_about_an_undone_act_moves_up_if_acts_before_it_are_undone() -> None:
    session = table()
    session.submit(PASS)
    play(session)
    session.undo()
    for seat in (0, 2):
        session.agree_to(seat)
    assert [one.acts for one in session.moment.taken_back] == [1]
    session.undo()
    assert session.match.moves == []
    assert [one.acts for one in session.moment.taken_back] == [0]


def test_the_question_about_an_undo_does_not_name_a_word_laid_in_secret() -> None:
    session = table(game="profit-and-loss", setup=None, players=2)
    secret: tuple[str, ...] = ()
    while not secret:
        seat = session.to_act[0]
        acts = [act for act, _ in legal_moves(session.match.house, session.state, seat)]
        session.submit(next((act for act in acts if act.verb == "play"), acts[0]), seat)
        entry = session.state.log[-1]
        secret = entry.words if entry.secret else ()
    session.undo()
    assert session.moment.question is not None
    assert undone(session) == AgreedUndo(len(session.match.moves) - 1, seat, "play", (), ())
