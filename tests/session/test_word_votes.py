"""Tests votes on words that the dictionary does not have: who must agree, when an agreed word counts, and that the
record of the game stays valid."""

from pathlib import Path

import pytest

from app.session.match.dealing import reopen
from app.session.match.view_data import GameChoice, SeatChoice, WordVote
from app.session.match.word_votes import judged_by
from app.session.running_game import RunningGame
from app.session.table_session import TableSession
from engine.core.moves import PASS, RESIGN
from engine.core.notation import read_move
from engine.core.rulebook import Setup
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.records.record import DictionaryChoice, read_record
from engine.records.replay import lexicon_of
from tests.session.test_running_game import put_away

NAMES = ("Ann", "Ben", "Cleo")
HANDS = Setup(first=1, hands=(tuple("KITQXZ"), tuple("RAINED"), tuple("SOLDER")), deck=())


def table(game: str = "5-up", people: int = 3, **options: str) -> TableSession:
    """A table at which the word QIX is refused, with the hand of the first player open."""
    kinds = ["human"] * people + ["computer"] * (3 - people)
    header = Header(GAMES[game], tuple([Player(name) for name in NAMES]), options, 7, HANDS)
    match = Match(header, open_lexicon("family"))
    seats = tuple([SeatChoice(name, kind) for name, kind in zip(NAMES, kinds, strict=True)])
    session = TableSession(GameChoice(game, seats), match)
    session.votes.decided = frozenset()
    session.lift_curtain()
    return session


def asked_about(session: TableSession) -> WordVote:
    question = session.moment.question
    assert question is not None and question.vote is not None
    return question.vote


def votes_of(session: TableSession) -> list[WordVote]:
    votes: list[WordVote] = []
    session.voted.connect(votes.append)
    return votes


def typed(session: TableSession, word: str = "QIX") -> TableSession:
    session.cancel()
    for letter in word:
        session.gestures.type_letter(letter)
    return session


# ---- who is asked about a refused word


def test_after_a_player_has_chosen_how_long_a_refused_word_shall_count_all_other_people_must_agree() -> None:
    session = typed(table())
    kept = votes_of(session)
    assert session.moment.countable == "QIX"
    assert session.ask_about_word()
    question = session.moment.question
    assert question is not None and question.chooses
    session.agree_to(1)
    assert session.moment.question == question, "nobody can agree before the player has chosen how long the word counts"
    session.choose_count("tonight")
    assert session.moment.question is not None and session.moment.question.missing == (1, 2)
    session.agree_to(2)
    session.agree_to(2)
    assert kept == []
    session.agree_to(1)
    assert kept == [WordVote("QIX", 0, "tonight", (2, 1))]
    assert not session.asks


def test_one_press_can_express_the_agreement_of_all_players_at_the_screen() -> None:
    session = typed(table())
    kept = votes_of(session)
    session.agree_for_all()
    session.ask_about_word()
    session.agree_for_all()
    assert kept == [], "the player has not chosen how long the word counts"
    session.choose_count("always")
    session.agree_to(2)
    session.agree_for_all()
    assert kept == [WordVote("QIX", 0, "always", (2, 1))]


def test_a_single_person_decides_alone_about_a_refused_word_because_computers_are_not_asked() -> None:
    session = typed(table(people=1))
    kept = votes_of(session)
    session.ask_about_word()
    session.choose_count("never")
    assert kept == [WordVote("QIX", 0, "never", ())]


def test_a_player_who_resigned_is_not_asked_to_vote_on_a_refused_word() -> None:
    session = table()
    session.submit(RESIGN, 2)
    typed(session).ask_about_word()
    assert session.moment.question is not None and session.moment.question.asked == (1,)


@pytest.mark.parametrize("ends", ["refuse_question", "cancel"])
def test_if_a_player_answers_no_the_question_about_a_refused_word_ends_without_a_decision(ends: str) -> None:
    session = typed(table())
    kept = votes_of(session)
    session.ask_about_word()
    session.choose_count("always")
    getattr(session, ends)()
    session.agree_for_all()
    assert (kept, session.asks) == ([], False)


def test_no_question_about_a_word_can_be_asked_while_another_question_is_open() -> None:
    session = table()
    session.submit(PASS)
    session.lift_curtain()
    session.undo()
    for letter in "RDNA":
        session.gestures.type_letter(letter)
    assert session.moment.countable == "RDNA"
    assert not session.ask_about_word()
    assert session.moment.question is not None and session.moment.question.act is not None


# ---- which words can be voted on


def test_players_can_vote_on_a_refused_word_only_if_it_is_undecided_and_the_hand_is_open() -> None:
    session = table()
    assert session.moment.countable == ""
    assert typed(session, "KIT").moment.countable == ""
    session.votes.decided = frozenset({"QIX"})
    assert typed(session).moment.countable == ""
    session.votes.decided = None
    assert typed(session).moment.countable == "", "this table keeps no house book"
    session.votes.decided = frozenset()
    session.tell()
    assert session.moment.countable == "QIX"
    session.pause(True)
    assert session.moment.countable == "", "the hand is hidden"


def test_players_can_vote_on_a_word_that_was_removed_by_a_challenge() -> None:
    session = table(words="challenge")
    typed(session)
    assert session.moment.countable == "", "nobody knows yet that it is no word"
    assert session.commit()
    session.press("challenge", 1)
    assert session.moment.countable == "QIX"


def test_players_can_vote_on_a_wrong_word_that_cost_a_turn_or_was_called_in_shout() -> None:
    session = typed(table(words="strict"))
    session.commit()
    assert session.moment.countable == "QIX"
    header = Header(GAMES["shout"], (Player("Ann"), Player("Ben")), {}, 7)
    seats = (SeatChoice("Ann"), SeatChoice("Ben"))
    session = TableSession(GameChoice("shout", seats), Match(header, open_lexicon("family")))
    session.votes.decided = frozenset()
    while len(session.state.row) < 4:
        session.press("deal", session.state.actor)
    faces = [card.face for card in session.state.row if card.face.isalpha()]
    session.submit(read_move(f"shout {' '.join(faces)}", header.game.deck).act, 1)
    assert session.moment.countable == "".join(faces)


# ---- words that count immediately, and words that count from the next deal


def test_if_the_table_checks_words_before_they_are_laid_an_agreed_word_counts_immediately() -> None:
    session = typed(table())
    before = session.match.states
    assert session.moment.verdict.state != "legal"
    assert session.admit(open_lexicon("family", allow=["QIX"]))
    session.tell()
    assert session.moment.verdict.state == "legal"
    assert session.moment.countable == ""
    assert session.match.states == before
    assert session.commit()


def test_the_session_refuses_a_dictionary_with_which_earlier_moves_would_have_other_results() -> None:
    session = typed(table(words="strict"))
    session.commit()
    assert not session.match.state.log[-1].words
    assert judged_by(session.match, open_lexicon("family", allow=["QIX"])) is None
    assert not session.admit(open_lexicon("family", allow=["QIX"]))
    assert not session.match.house.words.has("QIX")
    only = session.match.branch(0)
    assert judged_by(only, open_lexicon("family", allow=["QIX"])) is not None


def running(game: str, place: Path, **options: str) -> RunningGame:
    """A running game for two people, saved in the folder `place`."""
    seats = tuple([SeatChoice(name) for name in NAMES[:2]])
    header = Header(GAMES[game], tuple([Player(seat.name) for seat in seats]), options, 7)
    dictionary = DictionaryChoice("family")
    return RunningGame(GameChoice(game, seats), Match(header, lexicon_of(dictionary)), dictionary, place / "a.wordfelt")


@pytest.mark.parametrize("words", ["checked", "strict", "challenge"])
def test_the_record_of_a_game_contains_an_agreed_word_only_if_the_word_counts_immediately(
    words: str, tmp_path: Path, qapp: object
) -> None:
    one, at_once = running("split-run", tmp_path, words=words), words == "checked"
    session = one.session
    session.lift_curtain()
    session.submit(PASS)
    assert one.admit("ZOOMY") == at_once
    one.autosave.wait()
    again = read_record(one.path.read_bytes())
    assert again.dictionary.allow == (("ZOOMY",) if at_once else ())
    _, match, refused = reopen(again, ("#000000",))
    assert refused is None
    assert match.states == session.match.states
    assert match.house.words.has("ZOOMY") == session.match.house.words.has("ZOOMY") == at_once
    put_away(one)


def test_in_shout_an_agreed_word_never_counts_immediately(tmp_path: Path, qapp: object) -> None:
    one = running("shout", tmp_path)
    assert not one.admit("ZOOMY")
    put_away(one)
