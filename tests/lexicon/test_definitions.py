"""Tests the definitions of base forms and of inflected forms, and a definitions file that is missing or damaged."""

import bz2
import re
from functools import cache

import pytest

from engine.lexicon import open_lexicon
from engine.lexicon.definitions import ASSET, Definitions, base_forms, define


def glosses(word):
    return " | ".join(gloss for _, gloss in define(word))


def test_a_base_form_has_its_own_definition():
    assert define("CAT") == [("noun", "a small furry animal that purrs, kept as a pet")]
    assert base_forms("CAT") == []


def test_upper_and_lower_case_give_the_same_definition():
    assert define("geese") == define("GEESE") != []


def test_a_definition_keeps_quotations_and_drops_examples():
    assert define("STREW")[0] == ("verb", 'spread by scattering ("straw" is archaic)')
    assert all('; "' not in gloss for word in ("RUN", "SET", "TAKE") for _, gloss in define(word))


@pytest.mark.parametrize(
    ("form", "base"),
    [
        pair.split()
        for pair in """GEESE GOOSE, RAN RUN, WAS BE, BEST GOOD, CATS CAT, BUSES BUS, QUIZZES QUIZ, LADIES LADY, ADS AD,
            GOES GO, KNIVES KNIFE, WALKED WALK, BAKES BAKE, PINNED PIN, APPLIED APPLY, HAPPIEST HAPPY, BIGGER BIG,
            NICER NICE, CHAIRMEN CHAIRMAN, BREATHES BREATHE, PROVES PROVE, OBEYING OBEY,
            WALKINGS WALKING, READIED READY, RUBIEST RUBY, REMODELLED REMODEL, RUMMEST RUM,
            REELINGS REEL""".split(",")
    ],
)
def test_an_inflected_form_has_the_meanings_of_its_base(form, base):
    assert base in base_forms(form)
    assert set(define(base)) & set(define(form))


def test_an_inflected_form_of_two_words_has_the_meanings_of_both_words():
    assert base_forms("LEAVES") == ["LEAF", "LEAVE"]
    assert {part for part, _ in define("SAW")} == {"noun", "verb"}


def test_a_word_with_its_own_meaning_has_no_base():
    assert base_forms("SEED") == []
    assert "perceive" not in glosses("SEED")


def test_a_word_that_is_not_a_plural_has_no_singular():
    assert define("HIS") == [("function word", "belonging to that man")]
    assert base_forms("SPECIES") == []
    assert base_forms("BREATHES") == ["BREATHE"]


@pytest.mark.parametrize("word", ["YORK", "ZYZZYVAS", "", "XQZ", "NO-WORD", "Ä"])
def test_an_unknown_word_has_no_definition(word):
    assert define(word) == []
    assert base_forms(word) == []


FIRST = {
    "verb": "HAVE SAID MADE TAKEN NEEDS CAN MAY WILL RECEIVED ALTERING CUDDLING SCREWING",
    "call": "WOW",
    "noun": "MUM LIGHT HAMMER QUEEN TIGER SCARF LEGS DAYS ROOMS PLUM FIG KITE LAGER CHESS",
    "function word": "ABOUT AFTER WHILE DESPITE UNDER THROUGH",
}


@pytest.mark.parametrize(("part", "words"), FIRST.items())
def test_the_most_common_part_of_speech_comes_first(part, words):
    assert {define(word)[0][0] for word in words.split()} == {part}


def test_the_meaning_of_a_very_common_base_comes_before_a_rare_word_with_the_same_spelling():
    assert [define(word)[0][1] for word in ("SAW", "FOUND")] == [define(word)[0][1] for word in ("SEE", "FIND")]
    assert define("SEED")[0][0] == "noun"
    assert define("JAZZ")[0][1].startswith("lively music")


@pytest.mark.parametrize(
    "pair", ["DEFENCE DEFENSE", "COLOUR COLOR", "REALISE REALIZE", "CENTRE CENTER", "MOULD MOLD", "LABOUR LABOR"]
)
def test_two_spellings_of_one_word_have_the_same_senses_in_the_same_order(pair):
    one, other = pair.split()
    assert define(one) == define(other)


def test_an_innocent_word_has_no_slur_among_its_meanings():
    assert define("TACO") == [("noun", "a tortilla rolled cupped around a filling")]
    assert not any("slur" in gloss for word in ("SPADE", "BANANA", "CRACKER", "NIP") for _, gloss in define(word))


@pytest.mark.parametrize("word", "SCARF COME POT SCREW MATE NECK CLAP TART COLORED LEAKY".split())
def test_an_innocent_word_has_no_crude_meaning(word):
    assert define(word)
    assert not re.search("masturbat|ejaculat|urin|sexual|disease|money|offensive", glosses(word))


@pytest.mark.parametrize("word", "URINATE SEMEN CONDOM HOMOSEXUAL GAY".split())
def test_a_crude_word_without_another_meaning_has_a_definition(word):
    assert define(word)


@pytest.mark.parametrize(
    ("form", "base"), [pair.split() for pair in "LEGS LEG, DAYS DAY, RECEIVED RECEIVE, TAKING TAKE".split(", ")]
)
def test_a_form_with_its_own_rare_meaning_shows_the_meaning_of_its_base_first(form, base):
    assert define(form)[0] == define(base)[0]


@pytest.mark.parametrize(
    ("form", "base"),
    [pair.split() for pair in "RATES RATE, HOPED HOPE, HOPPED HOP, PLANED PLANE, WINED WINE, BUSES BUS".split(", ")],
)
def test_a_form_leads_to_the_base_whose_spelling_rules_produce_it(form, base):
    """For example, HOP doubles its last letter before an ending, so HOPED comes from HOPE and not from HOP."""
    assert base_forms(form) == [base]


@pytest.mark.parametrize("word", ["UNHAPPINESSES", "REBUILDERS", "UNPROGRAMMED", "OVERBOOKINGS"])
def test_a_derived_form_leads_to_its_base(word):
    assert define(word)
    assert base_forms(word)


NEXT_TO_IT = """CARERS CARER, PETERED PETER, REROUTED REROUTE, REAPPLYING REAPPLY, CUTESIER CUTESY, FADERS FADER,
    FINESSED FINESSE, DOLED DOLE, MULTIVERSES MULTIVERSE, GIGGLIEST GIGGLY, VIBIER VIBEY, HANGRIER HANGRY"""


@pytest.mark.parametrize(("form", "base"), [pair.split() for pair in NEXT_TO_IT.split(",")])
def test_a_form_leads_to_the_base_that_lacks_the_fewest_prefixes_and_suffixes(form, base):
    assert base_forms(form) == [base]


@pytest.mark.parametrize(
    ("word", "of", "not_of"),
    [
        each.split()
        for each in """REGRADED GRADED GRAD, OVERTRADED TRADE TRAD, CUBERS CUBE CUB, TUNABLE TUNE TUN,
            REPASS PASS PAS, DERANGER DERANGE RING, RELATER RELATE LAT, INTERSESSION SESSION INTER, RATTLY RATTLE RAT,
            DISTRUSTERS DISTRUST TRUST, UNDERARMS UNDERARM ARM""".split(",")
    ],
)
def test_a_derived_word_leads_to_its_nearest_base(word, of, not_of):
    """A base without one prefix or suffix of the word is nearer than a base without two of them. For example, CUBER
    comes from CUBE."""
    assert of in base_forms(word)
    assert not_of not in base_forms(word)


@pytest.mark.parametrize("word", "REVERB INNIT REWOUND SUPERSIZE TRANSFORMATIVE BIOPSIED CARER REMASTER".split())
def test_a_word_with_its_own_entry_does_not_lead_to_a_base(word):
    assert define(word)
    assert base_forms(word) == []


@pytest.mark.parametrize(
    ("word", "base", "said"),
    [
        ("UNPROGRAMMED", "PROGRAM", "the opposite of PROGRAMMED: "),
        ("DEPOLITICISES", "POLITICISE", "the opposite of POLITICISE: "),
        ("DISSERVED", "SERVE", "the opposite of SERVED: "),
        ("NONGREASY", "GREASY", "not GREASY: "),
        ("INDEMONSTRABLE", "DEMONSTRABLE", "not DEMONSTRABLE: "),
        ("OBJECTLESS", "OBJECT", "without OBJECT: "),
        ("ANTICORROSIVE", "CORROSIVE", "against CORROSIVE: "),
        ("MISPERCEPTION", "PERCEPTION", "wrongly: "),
    ],
)
def test_a_derived_word_shows_what_its_prefix_or_suffix_means_before_the_meaning_of_its_base(word, base, said):
    assert base_forms(word) == [base]
    assert define(word)
    assert all(gloss.startswith(said) for _, gloss in define(word))


@pytest.mark.parametrize(("word", "base"), [("INWRAPS", "WRAP"), ("IMPEARLED", "PEARL")])
def test_the_prefixes_in_and_im_negate_only_qualities(word, base):
    assert base in base_forms(word)
    assert not any(gloss.startswith("not ") for _, gloss in define(word))


def test_no_word_of_the_family_dictionary_takes_its_meaning_from_a_word_that_its_prefix_negates():
    definitions = Definitions(ASSET)
    definitions._chunk = cache(definitions._unpack)
    words = open_lexicon("family").starting_with("")
    assert [word for word in words if definitions._made_of(word.lower())[1]] == []


def test_a_word_that_ends_in_less_is_an_adjective():
    assert {part for part, _ in define("OBJECTLESS")} == {"adjective"}


@pytest.mark.parametrize("word", "KISSING PETTING HUGGING CUDDLING NECKING CARESSING".split())
def test_the_definitions_of_kissing_and_similar_words_do_not_mention_foreplay(word):
    assert define(word)
    assert "foreplay" not in glosses(word)


@pytest.mark.parametrize(("form", "base"), [("KISSING", "KISS"), ("PETTING", "PET"), ("HUGGING", "HUG")])
def test_the_definitions_of_kissing_and_petting_and_hugging_lead_only_to_their_verbs(form, base):
    assert base_forms(form) == [base]


@pytest.mark.parametrize(
    ("form", "base"),
    [pair.split() for pair in "SINGED SINGE, SINGES SINGE, PREMIERED PREMIERE, SUITES SUITE, DINGED DING".split(", ")],
)
def test_a_form_of_a_word_that_ends_in_e_does_not_lead_to_the_word_without_e(form, base):
    assert base_forms(form) == [base]


def test_a_form_in_es_or_ed_leads_to_both_possible_bases():
    assert base_forms("ATTACHES") == ["ATTACHE", "ATTACH"]
    assert {"ROUTE", "ROUT"} == set(base_forms("ROUTED"))


def test_the_definitions_of_syringes_and_gypsies_lack_rare_meanings_and_necking_has_its_usual_meaning_first():
    assert "wind instrument" not in glosses("SYRINGES")
    assert "laborer" not in glosses("GYPSY") + glosses("GIPSIES")
    assert define("NECKING")[0] == ("noun", "kissing and cuddling")


def test_the_definition_of_a_word_has_all_its_parts_of_speech():
    parts = {"noun", "verb", "adjective", "adverb", "function word"}
    assert {part for part, _ in define("ROUND")} == parts
    assert {part for part, _ in define("WELL")} >= {"noun", "call"}


def test_a_missing_definitions_file_raises_no_error(tmp_path):
    absent = Definitions(tmp_path / "absent.dat")
    assert absent.define("CAT") == []
    assert absent.base_forms("CATS") == []


@pytest.mark.parametrize("kept", [0, 10, 30, 200, 5_000, 700_000])
def test_a_definitions_file_that_is_cut_short_raises_no_error(tmp_path, kept):
    path = tmp_path / "short.dat"
    path.write_bytes(ASSET.read_bytes()[:kept])
    definitions = Definitions(path)
    for word in ("AARDVARK", "CAT", "GEESE", "ZEBRA"):
        assert definitions.define(word) in ([], define(word))
    assert definitions.define("ZEBRA") == []


@pytest.mark.parametrize("at", [0, 23, 25, 30, 40, 400, 450, 30_000])
def test_a_damaged_definitions_file_raises_no_error(tmp_path, at):
    content = bytearray(ASSET.read_bytes())
    content[at] ^= 0x55
    path = tmp_path / "damaged.dat"
    path.write_bytes(content)
    definitions = Definitions(path)
    for word in ("AARDVARK", "CAT", "GEESE", "ZEBRA"):
        definitions.define(word)
        definitions.base_forms(word)


def test_every_reference_in_the_definitions_leads_to_an_entry():
    entries = dict(_entries())
    assert len(entries) > 60_000
    for form, items in entries.items():
        for item in items:
            part, mark, name = item[:1], item[1:2], item[2:].partition(" ")
            if mark == ">":
                assert any(found[0] == part and found[1] != ">" for found in entries[name[0]]), form
            elif mark == "=":
                senses = [found for found in entries[name[0]] if found[0] == part and found[1] != ">"]
                assert senses[int(name[2])][1] not in "=>", form
            else:
                assert (part in "nvarpi" and len(item) > 2) or item == "!", form


def _entries():
    with ASSET.open("rb") as file:
        count = int(file.readline().split()[-1])
        sizes = [int(file.readline().split()[1]) for _ in range(count)]
        for size in sizes:
            for line in bz2.decompress(file.read(size)).decode("ascii").split("\n")[1:-1]:
                form, *items = line.split("\t")
                yield form, items


def test_the_definitions_file_stays_small():
    assert ASSET.stat().st_size < 1_500_000


@pytest.mark.parametrize(
    ("word", "part", "told"),
    [
        ("HUMIDIFIER", "noun", "machine"),
        ("MOISTURISERS", "noun", "cream"),
        ("DOWNLOADABLE", "adjective", "copied"),
        ("DROWN", "verb", "die under water"),
        ("PLACENTAS", "noun", "baby"),
        ("LOITERING", "verb", "hang about"),
        ("PANTO", "noun", "Christmas play"),
        ("FOOTS", "verb", "pays"),
        ("KILOGRAMMES", "noun", "thousand grams"),
    ],
)
def test_the_first_meaning_of_a_word_is_the_everyday_one(word, part, told):
    first = define(word)[0]
    assert first[0] == part
    assert told in first[1]
