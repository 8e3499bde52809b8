"""Tests the compiled word list: its format, counts, marks and licences. The tests need no Debian package."""

import lzma
import re
from array import array
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "assets" / "lexicon"
BUILD = ROOT / "packaging" / "lexicon"

SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)
LARGE, STANDARD, FAMILY = 1, 2, 3

# For each dictionary, the numbers of words with 3 to 15 letters in American spelling, in British spelling, and in
# either spelling.
COUNTS = {
    FAMILY: (44_699, 44_825, 45_358),
    STANDARD: (146_098, 148_411, 150_459),
    LARGE: (243_789, 248_112, 250_913),
}
TOTAL = 257_240


@cache
def codes() -> dict[str, int]:
    """Every word of the word file with its code. The short example program in FORMAT.md reads the file in this way."""
    reader = re.search(r"```python\n(.*?)```", (BUILD / "FORMAT.md").read_text("utf-8"), re.DOTALL)
    assert reader is not None
    names: dict[str, Any] = {"lzma": lzma, "array": array, "data": (ASSETS / "words.lex").read_bytes()}
    exec(reader[1], names)
    words = [word for group in names["by_length"] for word in group]
    return dict(zip(words, names["codes"], strict=True))


def american(code: int) -> int:
    return code >> 4 & 3


def british(code: int) -> int:
    return code >> 6 & 3


def size(word: str) -> int:
    return SIZES[codes()[word] & 15]


def is_plural(word: str) -> bool:
    return bool(codes()[word] & 1 << 8)


def is_namelike(word: str) -> bool:
    return bool(codes()[word] & 1 << 9)


def tier(word: str) -> int:
    return codes()[word] >> 10 & 3


def hand_list(name: str) -> list[list[str]]:
    lines = (BUILD / "lists" / f"{name}.txt").read_text("ascii").splitlines()
    return [line.partition("#")[0].split() for line in lines]


def entries(name: str) -> list[str]:
    return [entry for line in hand_list(name) for entry in line]


def test_the_header_of_the_word_file_describes_its_content():
    header, _, body = (ASSETS / "words.lex").read_bytes().partition(b"\n")
    magic, version, count, letters, digest = header.decode("ascii").split(" ")
    payload = lzma.decompress(body)
    assert (magic, version) == ("wordfelt-words", "3")
    assert int(count) == TOTAL
    assert digest == sha256(payload).hexdigest()
    assert len(payload) == int(letters) + 2 * TOTAL


def test_the_word_file_stays_small():
    assert (ASSETS / "words.lex").stat().st_size < 425_000


def test_the_words_have_plain_letters_and_are_sorted():
    words = list(codes())
    assert len(words) == TOTAL
    assert words == sorted(words, key=lambda word: (len(word), word))
    assert all(re.fullmatch("[a-z]{3,20}", word) for word in words)


def test_the_code_of_every_word_uses_only_bits_that_the_format_defines():
    for word, code in codes().items():
        assert code < 1 << 14, word
        assert code & 15 < len(SIZES), word
        assert american(code) or british(code), word


@pytest.mark.parametrize("rank", [FAMILY, STANDARD, LARGE])
def test_each_dictionary_has_the_expected_number_of_words(rank):
    short = [code for word, code in codes().items() if len(word) <= 15]
    counted = (
        sum(american(code) >= rank for code in short),
        sum(british(code) >= rank for code in short),
        sum(american(code) >= rank or british(code) >= rank for code in short),
    )
    assert counted == COUNTS[rank]


def test_the_readme_about_the_dictionary_build_gives_the_right_numbers_of_words():
    page = (BUILD / "README.md").read_text("utf-8")
    for name, rank in (("Family", FAMILY), ("Standard", STANDARD), ("Large", LARGE)):
        assert f"| {name} | " + " | ".join(f"{count:,}" for count in COUNTS[rank]) + " |" in page
    assert f"{TOTAL:,} words" in page


@pytest.mark.parametrize(("limit", "thousands"), [(20, 11), (35, 41), (50, 65), (70, 122)])
def test_each_vocabulary_of_computer_players_has_the_expected_size(limit, thousands):
    assert round(sum(size(word) <= limit for word in codes()) / 1000) == thousands


@pytest.mark.parametrize(
    ("word", "in_american", "in_british"),
    [
        ("color", FAMILY, 0),
        ("colour", 0, FAMILY),
        ("realize", FAMILY, FAMILY),
        ("realise", 0, FAMILY),
        ("axe", FAMILY, FAMILY),
        ("grey", FAMILY, FAMILY),
        ("donut", FAMILY, 0),
        ("york", STANDARD, STANDARD),
        ("orca", FAMILY, FAMILY),
        ("ramen", FAMILY, FAMILY),
        ("seatbelt", FAMILY, FAMILY),
        ("stenosed", STANDARD, STANDARD),
        ("polyandry", STANDARD, STANDARD),
        ("hoc", STANDARD, STANDARD),
        ("frisbee", FAMILY, FAMILY),
        ("handprint", FAMILY, FAMILY),
        ("langoustine", STANDARD, STANDARD),
        ("freekeh", STANDARD, STANDARD),
        ("connexion", LARGE, FAMILY),
        ("abamp", LARGE, LARGE),
        ("leaderboards", FAMILY, FAMILY),
        ("customisable", 0, FAMILY),
        ("defenseman", FAMILY, 0),
        ("smorrebrod", LARGE, LARGE),
    ],
)
def test_each_of_these_words_is_in_the_right_american_and_british_dictionaries(word, in_american, in_british):
    code = codes()[word]
    assert (american(code), british(code)) == (in_american, in_british)


def test_the_word_file_has_all_words_of_the_supplementary_list_in_the_right_spellings_and_sizes():
    for entry in entries("supplement_50"):
        word = entry.removeprefix("B:")
        code = codes()[word]
        assert british(code) == FAMILY, word
        assert american(code) == (FAMILY if entry == word else 0), word
        assert size(word) <= 50, word


def test_the_family_dictionary_has_the_words_added_by_hand_and_lacks_the_words_excluded_by_hand():
    for word in entries("not_family"):
        assert FAMILY not in (american(codes()[word]), british(codes()[word])), word
    for word in entries("family"):
        assert FAMILY in (american(codes()[word]), british(codes()[word])), word


@pytest.mark.parametrize(
    "word", "fellest weest likest augustest hims whens woulds earnests scants gymnasia bridals maced yesterdays".split()
)
def test_the_standard_dictionary_but_not_the_family_dictionary_has_inflected_forms_that_nobody_uses(word):
    assert (american(codes()[word]), british(codes()[word])) == (STANDARD, STANDARD)


@pytest.mark.parametrize(
    "word",
    "blokes loos duvets dustbins desktops deckchairs postcodes toppings texted burgled uploads cricketer".split(),
)
def test_the_family_dictionary_has_common_inflected_forms_of_its_words(word):
    assert british(codes()[word]) == FAMILY


@pytest.mark.parametrize(
    "word", "lather lathes sheaves unmanned gnarled need chapter mess lying attached meter".split()
)
def test_the_family_dictionary_has_common_words_that_look_like_forms_of_rare_words(word):
    assert american(codes()[word]) == FAMILY


def test_the_standard_dictionary_has_all_new_words_and_the_family_dictionary_has_those_up_to_level_55():
    new = [line.split(" ")[:2] for line in (BUILD / "lists" / "new_words.txt").read_text("ascii").splitlines()]
    new = [words for words in new if len(words) == 2 and words[0].isdecimal()]
    assert len(new) >= 800
    for level, word in new:
        rank = FAMILY if int(level) <= 55 else STANDARD
        assert min(american(codes()[word]), british(codes()[word])) >= rank, word
        assert size(word) <= int(level), word


@pytest.mark.parametrize(
    "word",
    """hangrier hangriest angstier angstiest snugglier snuggliest eggier oakier buzzier blingier gloopier shoutier
    spammier whippier pervier judgier vibier mardier""".split(),
)
def test_the_standard_dictionary_has_the_comparative_forms_of_new_adjectives(word):
    assert min(american(codes()[word]), british(codes()[word])) >= STANDARD


@pytest.mark.parametrize("word", "microdose microdosing glamp glamped cobots gigafactories papadums".split())
def test_the_standard_dictionary_has_the_inflected_forms_of_newer_words(word):
    assert min(american(codes()[word]), british(codes()[word])) >= STANDARD


def test_the_dictionary_does_not_contain_vibeier_as_a_comparative_of_vibey():
    assert "vibeier" not in codes()


@pytest.mark.parametrize("word", ["nato", "dept"])
def test_the_word_file_has_no_acronyms_and_no_abbreviations(word):
    assert word not in codes()


def test_the_family_dictionary_has_the_words_promoted_to_level_55():
    for word in entries("promote_55"):
        assert FAMILY in (american(codes()[word]), british(codes()[word])), word
        assert size(word) == 55, word


def test_only_the_large_dictionary_has_short_forms_of_words():
    # The words excluded here are also on the list of new words, which sets other levels for them.
    for word in set(entries("supplement_80")) - {"cor", "dal", "jus", "nom", "photog"}:
        assert (american(codes()[word]), british(codes()[word]), size(word)) == (LARGE, LARGE, 80), word


def test_the_word_file_does_not_contain_excluded_words():
    assert entries("exclude")
    assert [word for word in entries("exclude") if word in codes()] == []


@pytest.mark.parametrize(
    "word",
    """cats buses boxes ladies princes asses bras knives taxis ads runs glasses heroes quizzes emus leaves
    nuts lots hives tops travels tactics clothes bifocals ramblings senores churches dishes wolves alkalies""".split(),
)
def test_the_word_file_marks_plurals(word):
    assert is_plural(word)


@pytest.mark.parametrize(
    "word",
    """bus glass princess has was this gas lens news alas mess his yes always does plus iris basis series physics
    accepts adds eats men geese success oases indices proves strives breathes sheathes discusses writes ourselves
    foresees underlies haptics ethics whereabouts cat""".split(),
)
def test_the_word_file_does_not_mark_a_word_that_is_not_a_plural(word):
    assert not is_plural(word)


def test_every_marked_plural_ends_in_s():
    for word in codes():
        if is_plural(word):
            assert word.endswith("s") and not word.endswith("ss"), word


def test_a_listed_plural_exception_is_a_plural_only_if_a_plus_marks_it():
    for entry in entries("plural_exceptions"):
        assert is_plural(entry.removeprefix("+")) == entry.startswith("+"), entry


def test_the_word_file_marks_exactly_the_listed_nouns_as_known_only_in_the_plural():
    assert {word for word, code in codes().items() if code & 1 << 12} == set(entries("plural_alone"))
    assert {"jeans", "pants", "scissors", "thanks", "odds"} <= set(entries("plural_alone"))


@pytest.mark.parametrize("word", "jeans pants odds shorts clothes crossroads means".split())
def test_a_noun_known_only_in_the_plural_counts_as_a_plural_if_it_is_another_noun_with_s_or_es(word):
    assert is_plural(word)


@pytest.mark.parametrize("word", "scissors thanks tights suds headquarters".split())
def test_a_noun_known_only_in_the_plural_is_not_marked_as_a_plural_if_no_noun_remains_without_its_s(word):
    assert not is_plural(word)


def test_the_word_file_marks_names_but_not_common_words():
    assert all(is_namelike(word) for word in ("tom", "york", "paris", "japan"))
    assert not any(is_namelike(word) for word in ("cat", "rose", "may", "mark", "will"))


def test_the_word_file_has_the_offensive_words_and_tiers_of_the_list_kept_by_hand():
    listed = {word: int(line[0]) for line in hand_list("offensive") if line for word in line[1:]}
    assert {word: tier(word) for word in codes() if tier(word)} == listed
    assert sorted(set(listed.values())) == [1, 2, 3]


def test_the_tiers_of_offensive_words_contain_the_corrections_made_after_a_second_review():
    assert (tier("fanny"), tier("cripple"), tier("gypsy")) == (2, 2, 1)
    assert (tier("mongol"), tier("pederast"), tier("orgy")) == (3, 2, 1)
    assert (tier("boche"), tier("shicksa"), tier("cojones"), tier("fornicate"), tier("goyish")) == (3, 3, 2, 1, 1)


@pytest.mark.parametrize(
    "words",
    [
        "penis penises vagina vaginae faeces urinate fart poo poop bum placenta",
        "sexual foreplay prostitute masturbated erotic nudity condoms",
        "cocaine heroin cannabis junkie overdose",
        "murderer torture massacred genocide suicide beheading corpse",
        "moron imbecile halfwit slut bastard simpleton",
    ],
)
def test_the_word_file_marks_words_not_for_children_with_all_their_forms(words):
    assert [word for word in words.split() if not codes()[word] & 1 << 13] == []


@pytest.mark.parametrize(
    "words",
    "butter arsenal fondly condominium chasten adulterate teatime bummer arsenic crotchety weed idiot kill".split(),
)
def test_the_word_file_does_not_mark_an_innocent_word_as_unsuitable_for_children(words):
    assert not codes()[words] & 1 << 13


@pytest.mark.parametrize(
    "words",
    "willy willies, horny hornier, boink boinked, paederast pederast, skank skanked, ejaculate ejaculatory".split(", "),
)
def test_a_derived_word_is_in_the_tier_of_its_offensive_base(words):
    assert len({tier(word) for word in words.split()}) == 1


@pytest.mark.parametrize(
    "word", "mingy wiggery crappie crappies dicky pansy hoe spade nip arsenal spicy frigate".split()
)
def test_an_innocent_word_is_in_no_tier_of_offensive_words(word):
    assert tier(word) == 0


@pytest.mark.parametrize(
    "name",
    [
        "family",
        "not_family",
        "exclude",
        "plural_exceptions",
        "plural_alone",
        "promote_55",
        "supplement_50",
        "supplement_80",
        "offensive",
    ],
)
def test_a_list_kept_by_hand_has_only_plain_words_and_each_only_once(name):
    found = [word for line in hand_list(name) for word in (line[1:] if name == "offensive" else line)]
    assert len(found) == len(set(found))
    assert all(re.fullmatch(r"(?:B:|\+)?[a-z]{3,20}", word) for word in found)


@pytest.mark.parametrize(
    ("name", "phrase"),
    [
        ("SCOWL-Copyright.txt", "Copyright 2000-2018 by Kevin Atkinson"),
        ("UKACD-readme.txt", "Copyright (c) J Ross Beresford 1993-2000"),
        ("WordNet.txt", "WordNet 3.0 Copyright 2006 by Princeton University.  All rights reserved."),
    ],
)
def test_the_assets_contain_the_licence_of_every_source(name, phrase):
    text = (ASSETS / "licences" / name).read_text("utf-8")
    assert phrase in text
    assert f"licences/{name}" in (ASSETS / "README.md").read_text("utf-8")


def test_the_readme_names_the_sources_of_the_files():
    text = (ASSETS / "README.md").read_text("utf-8")
    assert "derived" in text
    assert all(name in text for name in ("SCOWL", "UK Advanced Cryptics Dictionary", "WordNet"))


@pytest.mark.parametrize(
    "word",
    """mouses gooses goosing tooths furnitures funner funnest badder baddest beautifuler deers salmons trouts offsprings
    lightnings evidences employments phenomenons heros payed""".split(),
)
def test_the_family_dictionary_has_no_wrong_plural_and_no_wrong_comparative(word):
    code = codes().get(word, 0)
    assert max(american(code), british(code)) < FAMILY
