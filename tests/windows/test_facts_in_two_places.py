"""Tests that facts written in two modules agree. They are written twice because one of the modules is too slow to load
before the program first paints its window."""

from itertools import product

import pytest

from app.base import level_names, settings, texts
from app.base.settings import SeatSetting, Settings, is_house_word
from app.felt.theme import BACKS, FACES, FELTS, MODES
from app.library.seating import COMPUTERS
from app.session.match.thinking import HINT_WORDS
from app.session.match.view_data import SeatChoice
from app.windows.rules.move_signs import BASIC, sign_name
from app.windows.rules.page_texts import SHARED, page_of, ready
from app.windows.widgets.colours import COLOURS
from engine.games import GAMES
from engine.lexicon import LONGEST_WORD, open_lexicon
from engine.players.levels import LADDER, TEMPERAMENTS
from engine.records.limits import LONGEST_NAME
from engine.records.record import DictionaryChoice, read_record


def test_the_settings_offer_the_levels_and_temperaments_of_the_engine():
    assert [level.number for level in LADDER] == list(range(settings.CHILD, settings.LEVELS + 1))
    assert len(LADDER) == len(level_names.LEVELS)
    assert list(texts.TEMPERAMENTS) == list(TEMPERAMENTS)


def test_a_seat_has_the_same_default_values_in_the_settings_and_at_the_table():
    kept, agreed = SeatSetting(), SeatChoice("")
    assert (kept.kind, kept.level, kept.temperament) == (agreed.kind, agreed.level, agreed.temperament)
    assert kept.temperament in TEMPERAMENTS


def test_the_settings_offer_every_set_of_words_that_hints_can_use():
    assert tuple(settings.HINTS.values) == ("off", *HINT_WORDS)


def test_the_settings_offer_exactly_the_speeds_of_animation_that_exist():
    assert list(settings.SHOWN["motion"].values) == list(settings.MOTIONS)
    assert list(settings.SHOWN["pace"].values) == list(settings.PACES)


def test_every_felt_and_card_face_and_card_back_named_in_the_settings_exists():
    assert tuple(settings.SHOWN["felt"].values) == FELTS
    assert tuple(settings.SHOWN["card_face"].values) == FACES
    assert tuple(settings.SHOWN["card_back"].values) == BACKS
    assert set(settings.SHOWN["mode"].values) == {"system", *MODES}
    assert set(COLOURS) == set(MODES)


def test_every_dictionary_offered_in_the_settings_can_be_opened():
    for name, spelling in product(settings.DICTIONARY.values, settings.SPELLING.values):
        for offensive in settings.OFFENSIVE.values:
            assert open_lexicon(name, spelling, offensive=offensive or None).has("QUIET")


def test_a_record_that_does_not_name_a_dictionary_uses_the_default_dictionary():
    usual = Settings()
    assert DictionaryChoice() == DictionaryChoice(usual.dictionary, usual.spelling, usual.offensive or None)


def test_a_record_can_hold_every_house_word_and_every_name_that_can_be_typed():
    assert settings.LONGEST_WORD <= LONGEST_WORD
    assert settings.LONGEST_NAME <= LONGEST_NAME
    word, name = "A" * settings.LONGEST_WORD, "n" * settings.LONGEST_NAME
    assert is_house_word(word)
    assert is_house_word("A" * settings.SHORTEST_WORD)
    assert not is_house_word(word + "A")
    record = f'{{"wordfelt": 1, "game": "first-base", "players": ["{name}"], "seed": 1, "moves": [],'
    read = read_record(f'{record} "dictionary": {{"allow": ["{word}", "{"A" * settings.SHORTEST_WORD}"]}}}}')
    assert read.dictionary.allow == (word, "A" * settings.SHORTEST_WORD)


def test_the_sentence_about_house_words_states_their_maximum_length(qtbot):
    from app.windows.sheets.house_list import HouseList

    house = HouseList((), ())
    qtbot.addWidget(house)
    house.allow.line.setText("a")
    house.allow.add_button.click()
    assert f"{settings.SHORTEST_WORD} to {settings.LONGEST_WORD} letters" in house.note.text()


def test_the_default_colours_and_keys_and_names_are_enough_for_the_largest_number_of_players():
    most = max(game.seats[1] for game in GAMES.values())
    assert most <= len(set(settings.SEAT_COLOURS))
    assert most <= len(Settings().buzzers)
    assert most <= len(set(COMPUTERS))


@pytest.mark.parametrize("sign", BASIC)
def test_the_basic_kinds_of_play_have_the_same_names_in_the_rules_and_in_the_setup(qapp, sign):
    assert sign_name(sign) == texts.value_name("moves", sign)


def test_the_rules_page_about_a_deck_is_offered_for_exactly_the_games_with_that_deck():
    usual = GAMES["split-run"].deck
    for name, game in GAMES.items():
        facts = ready(page_of(name) or "", name=name, whole=True).split("\n")[2]
        assert (f"(rules:{SHARED})" in facts) == (game.deck == usual), name
