"""Tests the menu of a card, a word or a place: it offers every permitted action, and every action works."""

import pytest

from app.felt.picture import DropWay, Target
from app.session.card_actions import Deed, deeds_at, do, story_of
from app.session.table_session import TableSession
from engine.games import CATALOG
from tests.session.test_drafts import lay, session_after
from tests.session.test_hands import faces, key
from tests.session.test_lit_places import tables
from tests.session.test_outlook import session_of
from tests.session.test_ways_to_type import session_with
from tests.tiers import usually_six
from tests.ways.gestures import place_at


def kinds(session: TableSession, at: str) -> list[str]:
    return [deed.kind for deed in deeds_at(session, at)]


def the(session: TableSession, at: str, kind: str, target: Target | None = None) -> Deed:
    found = [deed for deed in deeds_at(session, at) if deed.kind == kind]
    if target is not None:
        found = [deed for deed in found if target.is_at(deed.target)]
    assert found, f"{kind} is not among {kinds(session, at)}"
    return found[0]


def changing(moves: str = "AOGS") -> TableSession:
    """Returns a table with the word TRAIN at which only these kinds of play are permitted."""
    hands = ["SNOPQRRT", "OPSLLLDD"]
    words = "TRAIN TRAINS STRAIN"
    return session_with("split-run", "", table=["TRAIN"], hands=hands, words=words, deck="OO", options={"moves": moves})


def test_the_menu_of_a_hand_card_offers_every_possible_action_with_the_card() -> None:
    session = changing()
    card = key(session, "hand", 0)
    deeds = deeds_at(session, card)
    ways = [(deed.target.way, deed.target.place) for deed in deeds if deed.target is not None]
    gaps = [place for way, place in ways if way is DropWay.GAP]
    assert gaps == [0, 5]
    assert {DropWay.OVER, DropWay.SWAP, DropWay.ZONE} <= {way for way, _ in ways}
    assert {"pick-up", "shuffle", "sort"} <= set(kinds(session, card))
    assert "take-back" not in kinds(session, card)
    do(session, the(session, card, "lay", place_at("word:0/gap/5")))
    assert faces(session, "word:0") == "TRAINS"


def test_the_menu_of_a_table_card_offers_to_cover_it_with_each_different_letter_of_the_hand_once() -> None:
    session = changing()
    card = key(session, "word:0", 0)
    deeds = deeds_at(session, card)
    covers = [deed.face for deed in deeds if deed.target is not None and deed.target.way is DropWay.OVER]
    assert sorted(covers) == sorted(set(covers))
    assert {"S", "R"} <= set(covers)
    assert all(deed.at == "T" for deed in deeds if deed.target is not None and deed.target.way is DropWay.OVER)
    do(session, the(session, card, "lay", place_at("word:0/over/0")))
    assert session.draft.lanes[0].hand_cards


def test_the_menu_of_a_card_offers_only_permitted_kinds_of_play() -> None:
    session = changing("A")
    deeds = deeds_at(session, key(session, "word:0", 1))
    assert {deed.target.way for deed in deeds if deed.target is not None} == {DropWay.GAP}
    assert "split" not in kinds(session, key(session, "word:0", 1))


def test_the_menu_of_a_table_card_cuts_its_word_beside_the_card_and_removes_the_cut_again() -> None:
    session = changing()
    card = key(session, "word:0", 1)
    gaps = [deed.gap for deed in deeds_at(session, card) if deed.kind == "split"]
    assert gaps == [2], "the part T alone would be too short"
    do(session, the(session, card, "split"))
    zone = session.moment.picture.zone("word:0")
    assert zone is not None and zone.cuts == (2,)
    do(session, the(session, key(session, "word:0", 1), "close"))
    assert session.draft.is_empty


def test_the_menu_of_a_laid_card_takes_the_card_back() -> None:
    session = changing()
    lay(session, "S", "word:0/gap/5")
    card = key(session, "word:0", 5)
    do(session, the(session, card, "take-back"))
    assert session.draft.is_empty


def test_the_menus_of_the_hand_and_of_the_strip_can_take_all_laid_cards_back() -> None:
    session = session_of("5-up")
    for _ in range(2):
        card = key(session, "hand", 0)
        target = session.gestures.place_of_click(card)
        assert target is not None
        session.gestures.drop(card, target)
    assert "recall" in kinds(session, "strip:0")
    do(session, the(session, "hand", "recall"))
    assert session.draft.is_empty
    assert "recall" not in kinds(session, "hand")


def test_the_menu_of_a_card_on_a_stack_can_show_the_cards_beneath_it() -> None:
    session = changing()
    lay(session, "S", "word:0/over/0")
    assert "look" in kinds(session, key(session, "word:0", 0))
    assert "look" not in kinds(session, key(session, "word:0", 3))


def test_the_menu_of_a_word_shows_how_the_word_came_about() -> None:
    session = session_after("split-run", 1)
    word = session.state.table[0].text
    assert story_of(session, 0) == ((word, session.match.states[0].actor),)
    assert the(session, key(session, "word:0", 0), "story").word == word
    later = session_after("split-run", 2)
    stories = [story_of(later, index) for index in range(len(later.state.table))]
    assert all(story[0] == story_of(session, 0)[0] or len(story) == 1 for story in stories)
    assert any(len(story) == 2 for story in stories)
    later.look_at(1)
    assert story_of(later, 0) == story_of(session, 0)


def test_the_menu_of_a_word_that_was_dealt_does_not_offer_to_show_how_it_came_about() -> None:
    assert story_of(changing(), 0) == ()


def test_the_menu_of_a_card_does_not_offer_moves_while_hands_are_hidden_or_to_a_player_who_is_not_on_turn() -> None:
    session = changing()
    card = key(session, "word:0", 0)
    session.outlook.viewer = 1
    session.tell()
    assert not {"lay", "split", "take-back"} & set(kinds(session, card))
    session.outlook.veiled = True
    assert deeds_at(session, card) == ()


def test_the_menu_of_a_pile_or_face_down_card_offers_to_take_it_or_turn_it_over_only_if_this_is_possible() -> None:
    for game in ("shout", "3-2-1", "positive-negative"):
        session = session_of(game)
        lit = [zone for zone in session.moment.picture.zones if zone.mark.value == "lit"]
        for zone in lit:
            assert "press" in kinds(session, zone.key)
        if lit:
            made = len(session.match.moves)
            do(session, the(session, lit[0].key, "press"))
            assert len(session.match.moves) == made + 1


@pytest.mark.parametrize("game", usually_six(CATALOG), ids=lambda game: game.id)
def test_every_action_in_the_menu_of_a_card_can_be_carried_out(game) -> None:
    """Each of these actions changes the half-laid play."""
    for session in tables(game)[:2]:
        picture = session.moment.picture
        for at in [*[piece.key for piece in picture.pieces][::3], *[zone.key for zone in picture.zones]]:
            for deed in deeds_at(session, at)[:12]:
                if deed.kind in ("pick-up", "look", "story", "press", "shuffle", "sort"):
                    continue
                before = session.draft
                heard: list[object] = []
                session.refused.connect(heard.append)
                do(session, deed)
                assert session.draft != before, deed
                assert not heard, deed
                session.refused.disconnect(heard.append)
                session.drafting.draft = before
                session.tell()
