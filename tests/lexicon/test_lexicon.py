"""Tests which words a dictionary has, depending on its name, spelling, offensive words, house list and vocabulary, and
the facts that it gives about words."""

from collections import defaultdict
from functools import cache
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lexicon import LONGEST_WORD, Lexicon, Vocabulary, open_lexicon
from engine.lexicon.blocks import LEVELS
from engine.lexicon.dictionary import let_go, word_file
from engine.lexicon.index_place import ASSET
from engine.lexicon.make_index import blocks_of_word_file
from tests.lexicon.samples import small, small_words


@cache
def codes() -> dict[str, int]:
    """All words with their codes, read from the word file and not from an index."""
    return {
        word: block.code(index)
        for block in blocks_of_word_file(ASSET).values()
        for index, word in enumerate(block.words(block.full))
    }


@cache
def by_code() -> dict[int, list[str]]:
    """For each code, the words that have it."""
    found = defaultdict[int, list[str]](list)
    for word, code in codes().items():
        found[code].append(word)
    return found


@pytest.mark.parametrize("name", ["family", "standard", "large"])
@pytest.mark.parametrize("spelling", ["american", "british", "both"])
@pytest.mark.parametrize("offensive", ["off", "strongest", "vulgar", "all"])
def test_a_dictionary_has_exactly_the_words_that_the_word_file_marks_for_it(name, spelling, offensive):
    rank = {"large": 1, "standard": 2, "family": 3}[name]
    shifts = {"american": [4], "british": [6], "both": [4, 6]}[spelling]
    tiers = {"off": 4, "strongest": 3, "vulgar": 2, "all": 1}[offensive]
    taken = [
        code for code in by_code() if any(code >> shift & 3 >= rank for shift in shifts) and code >> 10 & 3 < tiers
    ]
    expected = set(chain.from_iterable(by_code()[code] for code in taken))
    assert set(open_lexicon(name, spelling, offensive).starting_with("")) == expected


def test_the_family_dictionary_excludes_all_offensive_words_and_the_other_dictionaries_the_strongest_ones():
    worst, vulgar = (next(word for word, code in codes().items() if code >> 10 & 3 == tier) for tier in (3, 2))
    for name in ("standard", "large"):
        assert not open_lexicon(name).has(worst)
        assert open_lexicon(name, offensive="off").has(worst) or name == "standard"
    assert open_lexicon("large").has(vulgar)
    assert not open_lexicon("family").has(vulgar)
    tame = next(word for word, code in codes().items() if code >> 10 & 3 == 1 and code >> 4 & 3 == 3)
    assert not open_lexicon("family").has(tame)
    assert open_lexicon("family", offensive="off").has(tame)
    assert open_lexicon("standard").has(tame)
    assert not open_lexicon("standard", offensive="all").has(tame)
    assert open_lexicon("standard", offensive="vulgar").has(tame)


@pytest.mark.parametrize(
    ("word", "american", "british"), [("COLOR", True, False), ("COLOUR", False, True), ("AXE", True, True)]
)
def test_american_and_british_spellings_belong_only_to_their_own_dictionaries(word, american, british):
    assert open_lexicon(spelling="american").has(word) == american
    assert open_lexicon(spelling="british").has(word) == british
    assert open_lexicon(spelling="both").has(word)


def test_a_ban_outranks_an_allowed_word_and_an_allowed_word_outranks_the_dictionary():
    lexicon = open_lexicon(allow=["ZOOMY", "QQQ", "KIN", "QUIZZIFY"], ban=["KIN", "QUIET", "QQQ"])
    assert lexicon.has("ZOOMY")
    assert lexicon.has("QUIZZIFY")
    assert not lexicon.has("KIN")
    assert not lexicon.has("QUIET")
    assert not lexicon.has("QQQ")
    assert lexicon.has("QUITE")
    assert list(lexicon.words_of("QQQ")) == []
    assert list(lexicon.words_of("ZOOMY", shortest=5)) == ["ZOOMY"]


def test_a_house_list_can_allow_a_rare_word_of_the_word_file():
    # A word that only the dictionary Large has.
    rare = next(word for word, code in codes().items() if code >> 4 & 15 == 5)
    assert not open_lexicon("standard").has(rare)
    assert open_lexicon("standard", allow=[rare]).has(rare)
    assert rare in open_lexicon("standard", allow=[rare]).words_of(rare)


def test_a_list_of_words_can_replace_the_dictionary():
    lexicon = open_lexicon(only=["XYZZY", "KIT"], allow=["ABRA"], ban=["KIT"])
    assert sorted(lexicon.starting_with("")) == ["ABRA", "XYZZY"]
    assert not lexicon.has("QUIET")
    assert lexicon.is_plural("CATS")
    assert lexicon.level("QUIET") is not None
    assert list(open_lexicon(only=[]).words_of("QUIET")) == []
    assert not open_lexicon(only=[]).begins("")


def test_the_dictionary_returns_facts_about_a_word():
    lexicon = open_lexicon()
    assert lexicon.level("THE") == 10
    assert lexicon.level("XYZZYX") is None
    assert lexicon.namelike("YORK") or lexicon.namelike("TOM")
    assert not lexicon.namelike("THE")
    assert lexicon.offensive("THE") == 0
    plurals = "CATS BUSES BOXES LADIES ASSES KNIVES TAXIS GLASSES HEROES LEAVES".split()
    others = "BUS GLASS PRINCESS HAS WAS THIS GAS LENS NEWS DOES MEN GEESE XYZZYS".split()
    assert [word for word in [*plurals, *others] if lexicon.is_plural(word)] == plurals
    alone = "JEANS PANTS SCISSORS THANKS ODDS CLOTHES".split()
    assert [word for word in [*plurals, *others, *alone] if lexicon.plural_alone(word)] == alone


def test_the_lexicon_gives_every_fact_of_the_word_file():
    lexicon = open_lexicon(only=[])
    for word, code in list(codes().items())[::997]:
        assert lexicon.level(word) == LEVELS[code & 15]
        assert lexicon.is_plural(word) == bool(code >> 8 & 1)
        assert lexicon.namelike(word) == bool(code >> 9 & 1)
        assert lexicon.offensive(word) == code >> 10 & 3
        assert lexicon.plural_alone(word) == bool(code >> 12 & 1)


@pytest.mark.parametrize("word", ["", "A", "quiet", "QUIET ", "QUIÉT", "Q" * 30, "QUIE", "QUIETX"])
def test_a_text_that_is_not_a_word_in_capital_letters_is_not_in_the_dictionary(word):
    assert not open_lexicon("large").has(word)


def test_the_large_dictionary_has_the_right_words_and_prefixes():
    lexicon = open_lexicon("large", offensive="off")
    words = sorted(codes())[::501]
    assert all(lexicon.has(word) for word in words)
    beginnings = {word[:size] for word in codes() for size in range(len(word) + 1)}
    for word in words:
        for size in range(len(word) + 1):
            assert lexicon.begins(word[:size])
        for letter in "QXZ":
            for prefix in (word[:3] + letter, word + letter):
                assert lexicon.begins(prefix) == (prefix in beginnings)
                assert lexicon.has(prefix) == (prefix in codes())


@given(st.text("AETRS", max_size=4))
def test_a_dictionary_of_a_few_words_finds_the_words_that_begin_with_a_prefix(prefix):
    begin = [word for word in small_words() if word.startswith(prefix)]
    assert small().begins(prefix) == bool(begin)
    assert list(small().starting_with(prefix)) == begin
    assert list(small().starting_with(prefix, shortest=4, longest=4)) == [word for word in begin if len(word) == 4]


def test_if_all_words_with_a_prefix_are_banned_the_dictionary_reports_that_no_word_begins_with_it():
    assert not open_lexicon(only=["KIT", "SEA"], ban=["KIT"]).begins("K")
    assert not open_lexicon(ban=[w for w in codes() if w.startswith("QUIET")]).begins("QUIET")


def vocabularies():
    return [
        Vocabulary(level, namelike, offensive, family=family)
        for family in (True, False)
        for level in (5, 20, 35, 50, 70, 80)
        for namelike in (True, False)
        for offensive in (True, False)
    ]


def knows(vocabulary: Vocabulary, lexicon: Lexicon, word: str) -> bool:
    level = lexicon.level(word)
    by_itself = (
        (80 if level is None else level) <= vocabulary.level
        and (vocabulary.namelike or not lexicon.namelike(word))
        and (not vocabulary.family or open_lexicon("family", offensive="off").has(word))
    )
    return (lexicon.is_added(word) or by_itself) and (vocabulary.offensive or not lexicon.offensive(word))


def test_every_vocabulary_contains_the_words_that_the_players_have_allowed():
    beginner = Vocabulary(level=10, namelike=False, offensive=False, family=True)
    rare = next(word for word, code in codes().items() if code >> 4 & 15 == 5 and not code >> 9 and len(word) > 4)
    for only in (None, ["KIT"]):
        lexicon = open_lexicon(allow=["ZOOMY", rare], only=only)
        assert lexicon.is_added("ZOOMY")
        assert not lexicon.is_added("KIT")
        for seat in (lexicon, lexicon.for_seat(None, 4)):
            assert seat.within(beginner).has("ZOOMY")
            assert seat.within(beginner).has(rare)
        assert not open_lexicon("large").within(beginner).has(rare)
        assert not open_lexicon(allow=["ZOOMY"], ban=["ZOOMY"], only=only).is_added("ZOOMY")


def test_every_query_returns_only_words_of_the_given_vocabulary():
    lexicon = open_lexicon("large", allow=["RETSTAN"])
    hand, word = "ERSTANIG", "TIGER"
    draft = [("add", "S", None), *[("stay", None, letter) for letter in "TAR"]]
    questions = [
        lambda lexicon: lexicon.words_of(hand),
        lambda lexicon: lexicon.re_arrangements("TAR", hand),
        lambda lexicon: lexicon.subset_any_order(word, hand),
        lambda lexicon: lexicon.subset_in_order(word, hand),
        lambda lexicon: lexicon.subset_in_order("TAR", hand, table_min=0, first="S", last="S"),
        lambda lexicon: lexicon.starting_with("STA"),
        lambda lexicon: lexicon.changes(word, hand),
        lambda lexicon: lexicon.completions(draft, hand),
    ]
    for question in questions:
        everything = list(question(lexicon))
        for known in vocabularies():
            assert list(question(lexicon.within(known))) == [word for word in everything if knows(known, lexicon, word)]
    assert lexicon.within(Vocabulary(80)).has("RETSTAN")
    assert not open_lexicon(only=["RETSTAN"]).within(Vocabulary(70)).has("RETSTAN"), "the table has not added it"
    assert lexicon.within(Vocabulary(80)).begins("RETSTA")
    assert not open_lexicon(only=["RETSTAN"]).within(Vocabulary(70)).begins("RETSTA")
    simple = Vocabulary(35)
    for _, (_, parts) in lexicon.within(simple).splits("TIGERS", "TANE"):
        assert all(knows(simple, lexicon, part) for part in parts)


def test_a_query_finds_the_longest_words_of_a_house_list():
    word = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" * 2 + "ABCDEFGH"
    assert len(word) == LONGEST_WORD
    lexicon = open_lexicon(only=[word])
    assert list(lexicon.words_of(word)) == list(lexicon.changes(word[1:], "A", moves="A")) == [word]


def test_a_query_can_limit_the_length_of_words():
    lexicon = open_lexicon()
    assert {len(word) for word in lexicon.words_of("TRAINSEDOL", shortest=5, longest=6)} == {5, 6}
    assert {len(word) for word in lexicon.changes("KIT", "SEARCHLDNO", shortest=4, longest=4)} == {4}


def test_the_dictionary_reads_again_the_words_that_it_dropped_from_memory():
    lexicon, looks = open_lexicon(), ("has", "level", "begins", "is_plural")
    words = ("STONES", "ONSET", "XYST")

    def answers() -> tuple[object, ...]:
        found = [list(lexicon.words_of("STONEA?")), list(lexicon.changes("STONE", "SALT")), list(lexicon.like("Q?I*"))]
        return (*found, *[getattr(lexicon, look)(word) for look in looks for word in words])

    before = answers()
    let_go()
    assert not any(any(block._placed) or block._text or block._codes for block in word_file().values())
    assert answers() == before


def test_a_thread_gets_its_words_even_if_another_thread_drops_them_from_memory():
    """The test drops the words from memory while the dictionary is reading them, as another thread might do."""
    block = word_file()[5]
    source = block._source

    class DropsWords:
        """A source of the words of a block that drops the block's words from memory whenever they are read."""

        def text(self) -> str:
            text = source.text()
            block.let_go()
            return text

        codes, set, depth = source.codes, source.set, source.depth

    block.let_go()
    block._source = DropsWords()
    try:
        assert block.find("STONE") >= 0
    finally:
        block._source = source
        block.let_go()
