"""Tests the search for completions, which are the legal plays that a half-laid play could still become. The search must
find them for all kinds of play, and must not depend on hidden cards."""

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, pairwise, permutations
from random import Random
from typing import Any

import pytest

from app.felt.picture import Mark
from app.session.draft.act_from_draft import play_of
from app.session.draft.completions.completion_search import ASKED, AT_ONCE, Completions, HalfLaid, completions_of
from app.session.draft.draft import Draft, Lane
from app.session.draft.draft_from_act import draft_for
from app.session.draft.move_style import MADE_OF_CARDS, style_of
from app.session.draft.targets import Bench
from app.session.match.thinking import HINT_WORDS
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.cards import Card
from engine.core.moves import Move, Play
from engine.core.oracle import judge, legal_moves
from engine.core.state import State
from engine.core.verdict import Legal
from engine.core.view import view
from engine.games import CATALOG
from engine.lexicon import Vocabulary
from engine.lexicon.filtered import SomeWords
from engine.records.record import read_record
from engine.records.replay import open_match
from tests.laws.random_games import Case, few_cases, new_match, play_out
from tests.records.examples import EXAMPLES, example
from tests.session.test_drafts import lay, session_after
from tests.tiers import SIX
from tests.ways.stories import SCENES, told

EVERY_WORD = Vocabulary()


def found_by(session: TableSession, known: Vocabulary = EVERY_WORD) -> Completions:
    bench = session.drafting.half_laid()
    assert bench is not None
    *_, found = completions_of(HalfLaid(session.match.house, bench, known), lambda: False)
    return found


def table_of(record: dict[str, Any]) -> TableSession:
    """Returns the session of a record at its start, with Ann as the viewer."""
    match = open_match(read_record(json.dumps({**record, "moves": []})))
    seats = tuple([SeatChoice(name) for name in ("Ann", "Ben")[: len(match.header.players)]])
    session = TableSession(GameChoice(match.header.game.id, seats), match)
    session.lift_curtain()
    return session


def words(found: Completions) -> set[tuple[str, ...]]:
    return {tuple([text for lane in draft.lanes for text in lane.texts]) for draft in found.drafts}


def fewer(draft: Draft) -> Iterator[Draft]:
    """Yields the draft with one of its hand cards missing, once for each hand card, and then the draft with only one
    hand card."""
    ids = sorted(draft.hand_ids())
    for card_id in ids:
        yield draft.without_card(card_id)
    for card_id in ids[1:]:
        draft = draft.without_card(card_id)
    yield draft


PLAYED = [name for name, record in {**EXAMPLES, **SCENES}.items() if record["game"] not in ("shout", "four-rows")]


@pytest.mark.parametrize("name", PLAYED)
def test_the_player_can_show_every_completion_as_ghost_cards_and_play_it(name: str) -> None:
    for number, move in enumerate(told(json.dumps({**EXAMPLES, **SCENES}[name])).moves):
        session = session_after(name, number)
        if not isinstance(move.act, Play) or "play" not in session.outlook.verbs():
            continue
        for part in fewer(draft_for(session.drafting.bench(), move.act)):
            session.drafting.lay(part)
            if session.drafting.half_laid() is None:
                continue
            session.offer(found_by(session))
            for _ in session.moment.offers.drafts:
                session.gestures.cycle(1)
                assert [
                    piece
                    for piece in session.moment.picture.pieces
                    if piece.mark is Mark.GHOST and piece.zone != "hand"
                ]
                assert session.moment.verdict.state == "legal"
                act = session.act()
                assert act is not None
                assert isinstance(judge(session.match.house, session.state, Move(act, session.viewer)), Legal)
            session.cancel()


@pytest.mark.parametrize("name", PLAYED)
def test_the_search_finds_a_whole_play_from_some_of_its_cards(name: str) -> None:
    """Removes cards from each play of each example game. The search must find the removed cards, and all plays it finds
    must be legal."""
    record = {**EXAMPLES, **SCENES}[name]
    for number, move in enumerate(told(json.dumps(record)).moves):
        session = session_after(name, number)
        bench = session.drafting.bench()
        if not isinstance(move.act, Play) or "play" not in bench.verbs:
            continue
        whole = draft_for(bench, move.act)
        for part in fewer(whole):
            session.drafting.draft = part
            session.tell()
            lies = session.drafting.half_laid()
            if lies is None or session.moment.verdict.state == "legal":
                continue
            found = found_by(session)
            assert not found.never
            same_parts = [len(lane.cuts) for lane in part.lanes] == [len(lane.cuts) for lane in whole.lanes]
            if same_parts:
                assert tuple([text for lane in whole.lanes for text in lane.texts]) in words(found), part
            for draft in found.drafts:
                assert part.hand_ids() <= draft.hand_ids()
                play = play_of(draft, bench.style, lies.state, lies.seat)
                assert play is not None
                assert isinstance(judge(session.match.house, lies.state, Move(play, lies.seat)), Legal)


ONE_OF_EACH = [next(few_cases(game)) for game in CATALOG if style_of(game.usual().plays).build in MADE_OF_CARDS]


@pytest.mark.parametrize(
    "case",
    [case if case.game.id in SIX else pytest.param(case, marks=pytest.mark.all) for case in ONE_OF_EACH],
    ids=str,
)
def test_in_every_game_completions_are_legal_plays_and_keep_the_laid_cards(case: Case) -> None:
    """Tries plays at random positions, each with one hand card missing or with only one hand card."""
    case = replace(case, options=())
    match, random = new_match(case), Random(str(case))
    for number, _ in enumerate(islice(play_out(match, case=case), 16)):
        seat = match.state.actor
        if number % 3 or "play" not in match.house.book.verbs(match.house, match.state, seat):
            continue
        listed = islice(legal_moves(match.house, view(match.state, seat), seat), 40)
        plays = [act for act, _ in listed if isinstance(act, Play)]
        bench = Bench(
            match.house,
            view(match.state, seat),
            seat,
            style_of(match.house.book.plays),
            match.house.options.get("moves", "A"),
            ("play",),
            Draft(),
        )
        for play in random.sample(plays, min(2, len(plays))):
            for part in list(fewer(draft_for(bench, play)))[::3]:
                lies = replace(bench, draft=part)
                if part.is_empty:
                    continue
                *_, found = completions_of(HalfLaid(match.house, lies, EVERY_WORD), lambda: False)
                for draft in found.drafts[:9]:
                    assert part.hand_ids() <= draft.hand_ids()
                    act = play_of(draft, lies.style, lies.state, lies.seat)
                    assert act is not None
                    assert isinstance(judge(match.house, match.state, Move(act, seat)), Legal)


def test_the_search_reports_that_a_changed_word_can_never_be_completed_only_if_no_cut_is_permitted() -> None:
    hands, words = ["TREESAEEEE", "AAAAAIIIII"], "SKIMP TREES"
    for game, never in (("take-6", True), ("split-run", False)):
        own = {"word": "SKIMP", "seat": 1} if game == "take-6" else "SKIMP"
        session = table_of(example(game, hands=hands, deck="DDDD", table=[own], words=words))
        lay(session, "A", "word:0/gap/2")
        assert found_by(session) == Completions(never=never), game


def half_laid(options: dict[str, Any] | None = None) -> TableSession:
    """Returns a table with SKIMP where an S is laid on a strip. With other cards of the hand the S could become four
    words."""
    hands = ["TREESAEEEE", "AAAAAIIIII"]
    words = "SKIMP TREES STEER ESTER SEE"
    session = table_of(example("real-value", hands=hands, deck="DDDD", table=["SKIMP"], words=words, options=options))
    lay(session, "S", "strip:0/gap/0")
    return session


def test_completions_keep_the_order_of_the_laid_cards() -> None:
    session = half_laid()
    lay(session, "T", "strip:0/gap/1")
    assert words(found_by(session)) == {("STEER",), ("ESTER",)}


def test_a_legal_play_has_no_completions() -> None:
    session = half_laid()
    for place in (1, 2):
        lay(session, "E", f"strip:0/gap/{place}")
    assert session.moment.verdict.state == "legal"
    assert found_by(session) == Completions()


def test_if_bluffs_are_allowed_the_search_does_not_reveal_that_no_word_is_possible() -> None:
    session = half_laid({"words": "challenge"})
    for face in "AR":
        lay(session, face, "strip:0/gap/1")
    assert not found_by(session).never


def test_the_search_reports_if_all_possible_words_are_rarer_than_the_player_wants_in_hints() -> None:
    record = example("real-value", hands=["SRTHAPEEEE", "AAAAAIIIII"], deck="DDDD", table=["SKIMP"], words="")
    session = table_of({**record, "dictionary": {"name": "large"}})
    # these letters and an E make THREAP, a word that only large dictionaries contain
    for place, face in enumerate("THRAP"):
        lay(session, face, f"strip:0/gap/{place}")
    assert found_by(session, HINT_WORDS["everyday"]) == Completions(rare=True)
    assert ("THREAP",) in words(found_by(session))


def test_a_search_for_completions_that_is_stopped_reports_none() -> None:
    bench = half_laid().drafting.half_laid()
    assert bench is not None
    asked = HalfLaid(half_laid().match.house, bench, EVERY_WORD)
    assert not any(found.drafts for found in completions_of(asked, lambda: True))


def with_other_hidden_cards(state: State) -> State:
    """Returns a state that looks the same to the first seat, but in which the other hands and the deck have other
    cards."""
    strange = Card(99, "Q", "Q", 4)
    others = [replace(seat, hand=(strange,) * len(seat.hand)) for seat in state.seats[1:]]
    return replace(state, seats=(state.seats[0], *others), deck=(strange,) * len(state.deck))


def test_completions_do_not_depend_on_hidden_cards() -> None:
    session = half_laid()
    found = found_by(session)
    assert found.drafts
    session.match.states[-1] = with_other_hidden_cards(session.state)
    assert found_by(session) == found


def test_the_search_soon_ends_even_if_two_unfinished_words_need_the_same_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The hand has only one vowel for two words that begin with S and T, so the two words can't be completed
    together."""
    ends = ["".join(letters) for letters in permutations("GRNLBCH", 3)]
    words = [f"{first}{end[:at]}A{end[at:]}" for first in "ST" for end in ends for at in range(4)]
    hands = ["STAGRNLBCH", "EEEEEIIIII"]
    session = table_of(example("3-2-1", hands=hands, deck="OOOO", words=" ".join(["SAG", "TAG", *words])))
    lay(session, "S", "strip:0/gap/0")
    lay(session, "T", "strip:1/gap/0")
    asked: list[int] = []
    stock = SomeWords.scope

    def counted(shelf: SomeWords, shortest: int, *more: Any, **others: Any) -> Any:
        asked.append(shortest)
        return stock(shelf, shortest, *more, **others)

    monkeypatch.setattr(SomeWords, "scope", counted)
    assert not found_by(session).drafts
    assert len(asked) < 3 * ASKED


def test_the_search_reports_some_completions_before_it_has_found_all_of_them() -> None:
    """Each report includes all completions of the earlier reports."""
    session = table_of(
        {
            **example("3-2-1", hands=["SRTHAPEEIN", "AAAAAIIIII"], deck="DDDD", words=""),
            "dictionary": {"name": "large"},
        }
    )
    lay(session, "S", "strip:0/gap/0")
    bench = session.drafting.half_laid()
    assert bench is not None
    told = list(completions_of(HalfLaid(session.match.house, bench, EVERY_WORD), lambda: False))
    assert len(told) == 2
    assert 0 < len(told[0].drafts) <= AT_ONCE and told[0].more
    for one, later in pairwise(told):
        assert set(words(one)) <= set(words(later))


BONDS: list[tuple[str, dict[str, Any] | None, str]] = [
    ("end-to-end", None, "STATES"),
    ("end-to-end", None, "TASTE"),
    ("last-man-standing", None, "STATES"),
    ("last-man-standing", {"link": "first-or-last"}, "TASTES"),
    ("last-man-standing", {"link": "anywhere"}, "STATES"),
    ("ow", None, "STATES/AT"),
    ("take-two", None, "STATES"),
]


@pytest.mark.parametrize(("game", "options", "word"), BONDS)
def test_completions_use_the_table_cards_that_the_rules_require(
    game: str, options: dict[str, Any] | None, word: str
) -> None:
    """One card of the hand or the table is on the strip. The search must find every word with this card that may be
    played."""
    words_known = "TEST TESTS STATE TASTE TASTES SEAT SEATS EATS TEAS STET SET ATE TEA TEAR STARE STARTS STATES ASSET"
    table = [word if "/" not in word else {"word": word.split("/")[0], "pick": list(word.split("/")[1])}]
    hands = ["STAERTSEAT", "AAAAAIIIII"]
    record = example(game, hands=hands, deck="DDDD", table=table, words=f"{words_known} NIT", options=options)
    session = table_of(record)
    known = session.drafting.bench()
    plays = [act for act, _ in legal_moves(session.match.house, session.state, session.viewer)]
    drafts = [draft_for(known, act) for act in plays if isinstance(act, Play) and len(act.formulas) == 1]
    laid = {cell.shown.id for draft in drafts for cell in draft.lanes[0].cells}
    assert laid
    for card_id in laid:
        several = [draft for draft in drafts if card_id in {cell.shown.id for cell in draft.lanes[0].cells}]
        cell = next(cell for cell in several[0].lanes[0].cells if cell.shown.id == card_id)
        session.drafting.lay(Draft((Lane(None, (cell,)),)))
        found = words(found_by(session))
        assert {tuple(draft.lanes[0].texts) for draft in several} <= found, cell
        session.cancel()


# ---- completions shown at the table


def test_ghost_cards_show_the_best_completion_first_and_then_all_others_in_turn() -> None:
    session = half_laid()
    laid = session.draft
    session.offer(found_by(session))
    count = len(session.drafting.offers.drafts)
    assert count == 4
    shown = []
    for _ in range(count + 1):
        session.gestures.cycle(1)
        shown.append(session.draft)
        assert session.moment.verdict.state == "legal"
        assert session.drafting.laid == laid
    assert shown[0] == shown[-1] == session.drafting.offers.drafts[0]
    session.gestures.cycle(-1)
    assert session.draft == session.drafting.offers.drafts[-1]


def test_ghost_cards_do_not_change_when_the_search_finds_more_completions() -> None:
    session = half_laid()
    whole = found_by(session)
    last = whole.drafts[-1]
    session.offer(Completions((last,), more=True))
    session.gestures.cycle(1)
    assert session.draft == last
    session.offer(whole)
    assert session.draft == last
    ghosts = session.drafting.ghosts
    assert ghosts is not None and (ghosts.at, len(ghosts.drafts)) == (3, 4)
    session.gestures.cycle(1)
    assert session.draft == whole.drafts[0]


def test_escape_first_removes_the_ghost_cards_and_then_takes_the_laid_cards_back() -> None:
    session = half_laid()
    laid = session.draft
    session.offer(found_by(session))
    session.gestures.cycle(1)
    session.cancel()
    assert session.draft == laid
    session.gestures.cycle(1)
    session.gestures.erase()
    assert session.draft == laid
    session.gestures.cycle(1)
    session.undo()
    assert session.draft == laid
    session.cancel()
    assert session.draft.is_empty


def test_enter_plays_the_word_that_the_ghost_cards_show() -> None:
    session = half_laid()
    session.offer(found_by(session))
    session.gestures.cycle(1)
    made = session.moment.verdict.words
    session.commit()
    assert session.state.table[-1].text == made[0]
    assert session.drafting.ghosts is None


def test_laying_a_card_beside_ghost_cards_also_lays_the_ghost_cards_and_one_undo_takes_all_of_them_back() -> None:
    session = half_laid()
    laid = session.draft
    session.offer(found_by(session))
    session.gestures.cycle(1)
    ghosts = session.draft
    lay(session, "A", "strip:0/gap/0")
    assert ghosts.hand_ids() < session.draft.hand_ids()
    assert session.drafting.ghosts is None
    session.undo()
    assert session.draft == laid


def test_laying_another_card_discards_the_completions_found_so_far() -> None:
    session = half_laid()
    session.offer(found_by(session))
    assert session.moment.offers.drafts
    lay(session, "A", "strip:0/gap/0")
    assert not session.moment.offers.drafts
    session.gestures.cycle(1)
    assert session.drafting.ghosts is None
    session.cancel()
    assert not session.moment.offers.drafts


def test_only_the_suggested_cards_are_marked_as_ghost_cards_in_the_picture() -> None:
    session = half_laid()
    lies = session.draft.hand_ids()
    session.offer(found_by(session))
    session.gestures.cycle(1)
    marks = {int(piece.key[1:]): piece.mark for piece in session.moment.picture.within("strip:0")}
    assert {marks[card_id] for card_id in lies} == {Mark.LAID}
    assert {mark for card_id, mark in marks.items() if card_id not in lies} == {Mark.GHOST}


def test_a_picture_of_an_earlier_position_does_not_show_the_cards_of_an_unfinished_play() -> None:
    session = half_laid()
    assert session.submit(found_play(session))
    session.lift_curtain()
    lay(session, "I", "strip:0/gap/0")
    session.look_at(0)
    assert not session.moment.offers.drafts
    assert not [piece for piece in session.moment.picture.pieces if piece.mark in (Mark.LAID, Mark.GHOST)]
    session.look_at(None)
    assert [piece for piece in session.moment.picture.pieces if piece.mark is Mark.LAID]


def found_play(session: TableSession) -> Play:
    bench = session.drafting.half_laid()
    assert bench is not None
    play = play_of(found_by(session).drafts[0], bench.style, bench.state, bench.seat)
    assert play is not None
    return play


def test_completions_contain_only_words_that_the_players_handicap_allows() -> None:
    """KI could become KIT or KILN, but Ann may lay only words of four letters or more."""
    record = example("5-up", hands=["KITLNOMESH", "SMREADANOU"], deck="EIOT", words="KIT KILN")
    table = table_of(record)
    lay_begun(table, "KI")
    assert words(found_by(table)) == {("KIT",), ("KILN",)}
    players = [{"name": "Ann", "least": 4}, "Ben"]
    table = table_of({**record, "players": players})
    lay_begun(table, "KI")
    assert words(found_by(table)) == {("KILN",)}


def lay_begun(table: TableSession, letters: str) -> None:
    for place, letter in enumerate(letters):
        lay(table, letter, f"strip:0/gap/{place}")
