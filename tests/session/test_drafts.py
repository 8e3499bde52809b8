"""Tests plays that are laid card by card, in cases where the order of the gestures or the place of a card once caused a
fault."""

import json

import pytest

from app.felt.picture import HAND, DropWay
from app.session.draft import targets, typed_draft
from app.session.draft.draft_from_act import draft_for
from app.session.draft.targets import targets_of
from app.session.match.view_data import GameChoice, SeatChoice
from app.session.table_session import TableSession
from engine.core.cards import readings
from engine.core.moves import Choose, Play
from engine.core.notation import read_move
from engine.core.oracle import judge
from engine.core.rulebook import Setup
from engine.core.verdict import Reason
from engine.games import GAMES
from engine.lexicon import open_lexicon
from engine.match import Header, Match, Player
from engine.records.record import read_record
from engine.records.replay import open_match
from tests.records.examples import EXAMPLES, example
from tests.table import written
from tests.ways.gestures import place_at
from tests.ways.stories import SCENES, told


def session_after(name: str, moves: int, words: str = "", options: dict[str, str] | None = None) -> TableSession:
    """Returns the table of an example game after the first `moves` of its moves.

    words: additional words for the dictionary of the table.
    options: the options of the table, if they differ from those of the example.
    """
    data = dict(EXAMPLES.get(name) or SCENES[name])
    story = told(json.dumps(data))
    data["dictionary"] = {"only": [*data["dictionary"]["only"], *words.split()]}
    match = open_match(read_record(json.dumps({**data, "options": options or data.get("options", {}), "moves": []})))
    for move in story.moves[:moves]:
        match.play(move)
    seats = (SeatChoice("Ann"), SeatChoice("Ben"))
    session = TableSession(GameChoice(match.header.game.id, seats[: len(match.header.players)]), match)
    session.lift_curtain()
    return session


def lay(session: TableSession, face: str, target: str, zone: str = "hand") -> None:
    piece = next(p for p in session.moment.picture.pieces if p.face == face and p.zone == zone and p.movable)
    session.gestures.drop(piece.key, place_at(target))


def test_if_no_change_of_words_is_permitted_a_held_card_has_no_legal_place_on_a_word() -> None:
    printed, none = session_after("split-run", 1), session_after("split-run", 1, options={"moves": ""})
    assert targets_on_the_word(printed) == {(DropWay.GAP, True), (DropWay.OVER, True), (DropWay.OVER, False)}
    assert targets_on_the_word(none) == {(DropWay.GAP, False), (DropWay.OVER, False)}


def test_the_places_for_a_card_are_judged_again_only_after_another_card_was_laid(monkeypatch) -> None:
    session, asked = session_after("split-run", 1), []

    def counted(*what):
        asked.append(what)
        return judge(*what)

    monkeypatch.setattr(targets, "judge", counted)
    card, other = [piece.key for piece in session.moment.picture.pieces if piece.zone == HAND][:2]
    first = session.gestures.targets(card)
    judged = len(asked)
    assert judged > 0
    assert session.gestures.targets(card) == first
    assert len(asked) == judged
    session.gestures.drop(card, next(target for target in first if target.legal))
    session.gestures.targets(other)
    assert len(asked) > judged


def targets_on_the_word(session: TableSession) -> set[tuple[DropWay, bool]]:
    """Returns the ways in which a hand card could be dropped on the word, each with whether it is legal."""
    bench = session.drafting.bench()
    card = session.state.seats[bench.seat].hand[0]
    return {(target.way, target.legal) for target in targets_of(bench, card, HAND) if target.zone == "word:0"}


def test_a_new_word_can_use_cards_that_a_changed_word_does_not_need_any_more() -> None:
    session = session_after("3n-change", 1)  # STAMP uses the A of the table word TRAIN, and INTO uses its I, N and T
    for place, (face, zone) in enumerate([("S", "hand"), ("T", "hand"), ("A", "word:0"), ("M", "hand"), ("P", "hand")]):
        lay(session, face, f"strip:0/gap/{place}", zone)
    for place, (face, zone) in enumerate([("I", "word:0"), ("N", "word:0"), ("T", "word:0"), ("O", "hand")]):
        lay(session, face, f"strip:1/gap/{place}", zone)
    act = session.act()
    assert isinstance(act, Play)
    assert written(session.match, act) == "play 1: +S +T A +M +P ; INTO"
    assert session.moment.verdict.words == ("STAMP", "INTO")


def test_a_player_can_type_a_play_that_changes_a_word_and_lays_a_new_word() -> None:
    session = session_after("3n-change", 1)
    for letter in "STAMP INTO":
        session.gestures.type_letter(letter)
    assert session.moment.verdict.words == ("STAMP", "INTO")


def test_typed_letters_are_not_shown_on_a_strip_if_the_rules_do_not_permit_a_separate_word() -> None:
    session = session_after("break-up", 1)  # TRAIN is on the table and must be split
    before = session.moment.picture
    for typed in ("P", "PO", "POX"):
        session.gestures.type_letter(typed[-1])
        assert session.moment.picture == before
        assert session.moment.verdict.words == (typed,)


def test_typing_a_word_that_extends_one_half_of_the_table_word_makes_the_play_called_a_salvage() -> None:
    session = session_after("break-up", 1)  # TRAIN is on the table
    for letter in "TOP":
        session.gestures.type_letter(letter)
    act = session.act()
    assert act is not None
    assert written(session.match, act) == "salvage 1: T +O +P | R A I N"
    assert [button.verb for button in session.moment.buttons if button.default] == ["salvage"]
    session.commit()
    assert [word.text for word in session.state.table] == ["TOP"]


def test_a_card_dropped_at_a_cut_joins_the_part_before_or_after_the_cut_as_the_player_chooses() -> None:
    session = session_after("break-up", 1)  # TRAIN on the table becomes TOP and RAINS
    session.gestures.cut("word:0", 1)
    lay(session, "O", "word:0/gap/1/tail")
    lay(session, "P", "word:0/gap/2/tail")
    lay(session, "S", "word:0/gap/7")
    assert session.draft.lanes[0].texts == ["TOP", "RAINS"]
    session.cancel()
    session.gestures.cut("word:0", 1)
    lay(session, "S", "word:0/gap/1")
    assert session.draft.lanes[0].texts == ["T", "SRAIN"]


def test_the_card_turned_up_beside_the_deck_can_be_traded_if_the_rules_allow_it() -> None:
    session = session_after("turnover", 0)
    session.gestures.drop(
        next(p.key for p in session.moment.picture.pieces if p.zone == "turned"), place_at("tray/zone")
    )
    lay(session, "A", "tray/zone/0")
    act = session.act()
    assert act is not None
    assert written(session.match, act) == "trade SA"
    session.cancel()
    session.drafting.draft = draft_for(session.drafting.bench(), act)
    assert session.act() == act


def test_the_card_turned_up_beside_the_deck_cannot_be_traded_if_the_rules_do_not_allow_it() -> None:
    session = session_after("run-the-table", 1)
    turned = next(p.key for p in session.moment.picture.pieces if p.zone == "turned")
    tray = [target for target in session.gestures.targets(turned) if place_at("tray/zone").is_at(target)]
    assert not any(target.legal for target in tray)


def test_a_wild_card_on_the_table_can_get_another_letter_by_mouse_and_by_typing() -> None:
    session = session_after("a wild card read anew", 1)  # ?=C A T on the table becomes B ?=O A T
    lay(session, "B", "word:0/gap/0")
    (choice,) = session.moment.choices
    session.choose("reading", "O", choice.key)
    session.gestures.drop(choice.key, place_at("word:0/gap/1"))
    act = session.act()
    assert act is not None
    assert written(session.match, act) == "play 1: +B ?=O A T"
    session.cancel()
    for letter in "BOAT":
        session.gestures.type_letter(letter)
    assert session.moment.verdict.words == ("BOAT",)
    assert session.act() == act


def test_a_wild_card_on_the_table_keeps_its_letter_unless_the_players_agreed_that_it_may_change() -> None:
    session = session_after("a wild card on the table", 1)
    lay(session, "H", "word:0/gap/1")
    assert not session.moment.choices


def test_in_break_up_a_play_is_unfinished_until_the_player_chooses_which_word_stays() -> None:
    session = session_after("break-up", 1)  # TRAIN on the table becomes TOP and RAINS
    session.gestures.cut("word:0", 1)
    assert session.moment.verdict.state == "unfinished"
    reason = session.moment.verdict.reason
    assert reason is not None
    assert reason.code != "bad-notation"
    lay(session, "O", "word:0/gap/1/tail")
    lay(session, "P", "word:0/gap/2/tail")
    lay(session, "S", "word:0/gap/7")
    assert session.moment.verdict.state == "unfinished"
    play = next(button for button in session.moment.buttons if button.verb == "play")
    assert (play.enabled, play.reason) == (False, None)
    session.choose("keep", "2")
    assert session.moment.verdict.state == "legal"


def test_in_ow_a_play_is_unfinished_until_the_player_chooses_the_letters_that_it_must_name() -> None:
    session = session_after("ow", 0)
    for place, face in enumerate("TRAIN"):
        lay(session, face, f"strip:0/gap/{place}")
    assert session.moment.verdict.state == "unfinished"
    session.choose("vowel", "A")
    assert session.moment.verdict.state == "unfinished"
    session.choose("consonant", "T")
    assert session.moment.verdict.state == "legal"


def test_in_ow_the_verdict_on_a_first_card_names_the_vowel_that_is_still_missing() -> None:
    session = session_after("ow", 0)
    lay(session, "T", "strip:0/gap/0")
    assert session.moment.verdict.reason == Reason("must-use-card:vowel", {"word": "T"})
    lay(session, "R", "strip:0/gap/1")
    lay(session, "A", "strip:0/gap/2")
    assert session.moment.verdict.reason == Reason("not-a-word", {"word": "TRA"})


def test_judging_cards_laid_by_mouse_does_not_compute_how_letters_could_be_typed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted: list[str] = []

    def counting(face: str) -> tuple[str, ...]:
        counted.append(face)
        return readings(face)

    monkeypatch.setattr(typed_draft, "readings", counting)
    session = session_after("ow", 0)
    lay(session, "T", "strip:0/gap/0")
    assert session.moment.verdict.state == "unfinished"
    assert counted == []
    session.gestures.type_letter("X")
    assert session.moment.verdict.state == "illegal"
    assert counted


def test_in_ow_only_vowels_are_offered_as_the_vowel_and_a_letter_taken_back_is_no_longer_chosen() -> None:
    session = session_after("ow", 0)
    for place, face in enumerate("TRAIN"):
        lay(session, face, f"strip:0/gap/{place}")
    offered = {choice.kind: "".join([value for value, _ in choice.options]) for choice in session.moment.choices}
    assert offered == {"vowel": "AI", "consonant": "TRN"}
    session.choose("vowel", "A")
    session.choose("consonant", "N")
    lay(session, "N", "hand/zone/0", zone="strip:0")
    assert [(choice.kind, choice.chosen) for choice in session.moment.choices] == [("vowel", "A"), ("consonant", "")]


def test_laying_a_fresh_word_beside_the_table_word_makes_the_play_called_a_restart() -> None:
    hands, words = ["HOMEVKWGJB", "OLNRSTAEIU"], "TRAIN HOME"
    data = example("eight-it-all", hands=hands, words=words, options={"target": 10}, table=["TRAIN"])
    session = TableSession(
        GameChoice("eight-it-all", (SeatChoice("Ann"), SeatChoice("Ben"))), open_match(read_record(json.dumps(data)))
    )
    session.lift_curtain()
    for place, face in enumerate("HOME"):
        lay(session, face, f"strip:0/gap/{place}")
    verdict = session.moment.verdict
    assert (verdict.state, verdict.words, verdict.points) == ("legal", ("HOME",), 3)
    restart = next(button for button in session.moment.buttons if button.verb == "restart")
    assert (restart.enabled, restart.default) == (True, True)
    session.commit()
    assert session.state.table[0].text == "HOME"


def test_undo_takes_back_a_table_card_that_is_the_only_card_on_the_strip() -> None:
    session = session_after("ow", 1)
    lay(session, "A", "strip:0/gap/0", zone="word:0")
    assert not session.draft.is_empty
    session.undo()
    assert session.draft.is_empty


def faces_on_strip(session: TableSession) -> str:
    return "".join([piece.face for piece in session.moment.picture.pieces if piece.zone == "strip:0"])


def test_undo_and_backspace_take_laid_cards_back_one_by_one() -> None:
    session = session_after("split-run", 0)
    for place, face in enumerate("EAR"):
        lay(session, face, f"strip:0/gap/{place}")
    session.undo()
    assert faces_on_strip(session) == "EA"
    session.gestures.erase()
    assert faces_on_strip(session) == "E"
    session.undo()
    session.undo()
    assert session.draft.is_empty


def test_backspace_takes_typed_letters_back_one_by_one() -> None:
    session = session_after("split-run", 0)
    for letter in "EA":
        session.gestures.type_letter(letter)
    session.gestures.erase()
    assert session.drafting.typed.text == "E"
    session.gestures.erase()
    assert session.draft.is_empty
    session.gestures.erase()
    assert session.draft.is_empty


def test_redoing_a_move_removes_the_unfinished_play() -> None:
    session = session_after("first-base before", 0)
    for letter in "TRAIN":
        session.gestures.type_letter(letter)
    session.commit()
    session.undo()
    lay(session, "T", "strip:0/gap/0")
    session.redo()
    assert session.draft.is_empty
    keys = [piece.key for piece in session.moment.picture.pieces]
    assert len(keys) == len(set(keys))


def test_a_player_who_is_choosing_a_card_in_secret_keeps_the_choice_when_another_player_has_chosen() -> None:
    session = session_after("four-rows", 0)
    lay(session, "A", "tray/zone/0")
    session.submit(Choose("T"), 1)
    assert [card.face for card in session.draft.tray] == ["A"]
    session.commit()
    assert not session.draft.tray


@pytest.mark.parametrize(
    ("name", "moves", "typed", "act"),
    [
        ("split-run", 2, "TEARS THEN", "play 1: T E A R +S ; 2: T H E +N"),
        ("a wild card on the table", 1, "CHAT AIR", "play 1: ?=C +H A T ; AIR"),
        ("double-cross", 2, "MOOD", "play own: +M +O +O +D"),
    ],
    ids=["two words of the table", "a word with a wild card and a fresh one", "a changed word without leftovers"],
)
def test_every_play_that_can_be_laid_with_cards_can_also_be_typed(name, moves, typed, act) -> None:
    session = session_after(name, moves, typed)
    for letter in typed:
        session.gestures.type_letter(letter)
    assert [written(session.match, way) for way in session.drafting.typed.ways if written(session.match, way) == act]
    assert session.moment.verdict.state == "legal"


def test_in_double_cross_cards_left_over_from_the_players_word_can_be_laid_on_the_rivals_word() -> None:
    # The E of BEAT stays in its place. The E that covers the A is left over from GEESE.
    written = "play cross: B E E/A T ; own: +O +D +D"
    table = [{"word": "GEESE", "seat": 1}, {"word": "BEAT", "seat": 2}]
    hands = ["ODDAAAAAAA", "OOOOOOUUUU"]
    data = example("double-cross", written, hands=hands, deck="LLLL", words="BEET ODD", table=table)
    match = open_match(read_record(json.dumps({**data, "moves": []})))
    session = TableSession(GameChoice("double-cross", (SeatChoice("Ann"), SeatChoice("Ben"))), match)
    session.lift_curtain()
    act = read_move(written, match.header.game.deck).act
    session.drafting.draft = draft_for(session.drafting.bench(), act)
    session.tell()
    assert session.act() == act
    assert session.moment.verdict.state == "legal"


def test_undo_does_not_put_back_a_pile_whose_cards_the_player_has_seen() -> None:
    names = ("Ann", "Ben")
    header = Header(GAMES["positive-negative"], tuple([Player(name) for name in names]), {"first": "1"}, 3)
    match = Match(header, open_lexicon("family"))
    session = TableSession(GameChoice("positive-negative", tuple([SeatChoice(name) for name in names])), match)
    session.lift_curtain()
    assert [button.verb for button in session.moment.buttons] == []
    assert session.moment.picture.zone("tray") is None
    session.activate("pile:4")
    assert match.moves
    assert "undo" not in session.moment.can


@pytest.mark.parametrize(
    ("game", "moves"),
    [("pluck-it", ["request W"]), ("pluck-it", ["request G"]), ("profit-and-loss", ["play TRAIN", "@2 play HAT"])],
)
def test_undo_does_not_take_back_a_move_that_revealed_facts_about_the_rivals_cards(game: str, moves: list[str]) -> None:
    """The cases are a requested letter that the rival does not have, a requested letter that the rival gives, and two
    revealed words."""
    setup = {"first": 1, "hands": ["TRAINJUNLO", "SMHTAOGNLE"]}
    record = read_record(json.dumps({"wordfelt": 1, "game": game, "players": ["A", "B"], "setup": setup, "moves": []}))
    session = TableSession(GameChoice(game, (SeatChoice("A"), SeatChoice("B"))), open_match(record))
    session.lift_curtain()
    for move in moves:
        session.lift_curtain()
        session.submit(read_move(move, record.header.game.deck).act, 1 if move.startswith("@2") else 0)
    session.lift_curtain()
    assert len(session.match.moves) == len(moves)
    assert session.state.actor == session.viewer
    assert "undo" not in session.moment.can


def test_typed_letters_are_played_only_if_all_of_them_can_be_laid() -> None:
    header = Header(GAMES["first-base"], (Player("Ann"),), {}, 3, Setup(hands=(tuple("SETBCDFGHI"),)))
    session = TableSession(GameChoice("first-base", (SeatChoice("Ann"),)), Match(header, open_lexicon("family")))
    session.lift_curtain()
    for letter in "SEAT":  # the hand has S, E and T, but no A
        session.gestures.type_letter(letter)
    line = session.moment.verdict
    assert line.reason is not None
    assert (line.words, line.reason.facts["card"]) == (("SEAT",), "A")
    assert session.act() is None
    assert not next(button for button in session.moment.buttons if button.verb == "play").enabled
    session.commit()
    assert not session.match.moves


def test_when_a_table_card_is_moved_to_a_new_word_the_cards_under_it_stay_visible_on_the_felt() -> None:
    table = [
        {"word": "GEESE", "seat": 1, "slots": [["G"], ["E"], ["E"], ["S"], ["I", "E"]]},
        {"word": "PILL", "seat": 2},
    ]
    data = example("double-cross", hands=["ODDAAAAAAA", "OOTTTUUUUN"], deck="NNNN", words="GEESE PILL", table=table)
    match = open_match(read_record(json.dumps(data)))
    session = TableSession(GameChoice("double-cross", (SeatChoice("Ann"), SeatChoice("Ben"))), match)
    session.lift_curtain()
    before = {piece.card for piece in session.moment.picture.within("word:0")}
    own = max(session.moment.picture.within("word:0"), key=lambda piece: (piece.slot, piece.depth))
    session.gestures.drop(own.key, place_at("strip:0/gap/0"))
    assert faces_on_strip(session) == "E"
    assert {piece.card for piece in session.moment.picture.pieces} >= before
