"""A word list of the player's own: what is read of a file, and what of it is left out."""

import gzip

import pytest

from engine.core.verdict import Refused
from engine.lexicon import own_list
from engine.lexicon.own_list import digest_of, kept_words, read_list


def left_out(data: bytes) -> dict[str, int]:
    return {why: count for why, count in read_list(data).left_out.items() if count}


def test_a_list_has_a_word_a_line_or_several():
    assert read_list(b"cat\r\ndog, TREE;fox\n\n").words == ("CAT", "DOG", "FOX", "TREE")


def test_nobody_reads_what_stands_behind_a_tab_or_a_hash():
    assert read_list(b"# animals\ncat\ta small beast\ndog # barks\n").words == ("CAT", "DOG")


def test_accents_are_taken_off():
    assert read_list("café naïve".encode()).words == ("CAFE", "NAIVE")


@pytest.mark.parametrize(
    ("encoding", "told"),
    [
        ("utf-8", "UTF-8"),
        ("utf-8-sig", "UTF-8"),
        ("utf-16", "UTF-16"),
        ("utf-16-le", "UTF-16-LE"),
        ("utf-16-be", "UTF-16-BE"),
        ("cp1252", "WINDOWS-1252"),
    ],
)
def test_the_encoding_is_found_out(encoding, told):
    found = read_list("café\ntree\nhouse\n".encode(encoding))
    assert (found.words, found.encoding) == (("CAFE", "HOUSE", "TREE"), told)


def test_a_gzip_file_is_unpacked_whatever_it_is_called():
    assert read_list(gzip.compress(b"cat dog")).words == ("CAT", "DOG")


def test_what_is_left_out_is_counted_by_its_reason():
    assert left_out(b"cat\ndog\nfox\ncat\nit's\nx\n" + b"a" * 21 + b"\nAnna\nx-ray") == {
        "signs": 2,
        "length": 2,
        "names": 1,
        "twice": 1,
    }


def test_in_a_list_of_capitals_no_word_is_a_name():
    assert left_out(b"CAT\nDOG\n") == {}
    assert left_out(b"Cat\nDog\nfox\n") == {}


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "bad-list:none"),
        (b"12 34", "bad-list:none"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "bad-list:text"),
        (b"PK\x03\x04\x14\x00", "bad-list:text"),
        (b"\xff\xfeA", "bad-list:text"),
        (gzip.compress(b"cat dog" * 99, mtime=0)[:-9], "bad-list:gzip"),
        (b"\x1f\x8bnothing", "bad-list:gzip"),
    ],
    # Named by hand: what stands in a packed file would be the name of its test, and differ from one worker to the next.
    ids=["empty", "digits", "picture", "archive", "half a letter", "cut-off gzip", "no gzip"],
)
def test_a_file_that_is_no_list_is_refused(data, key):
    with pytest.raises(Refused) as refused:
        read_list(data)
    assert refused.value.reason.key == key


def test_a_list_has_its_limits(monkeypatch):
    monkeypatch.setattr(own_list, "MOST", 2)
    monkeypatch.setattr(own_list, "LARGEST", 40)
    with pytest.raises(Refused) as refused:
        read_list(b"cat dog fox")
    assert refused.value.reason.key == "bad-list:many"
    with pytest.raises(Refused) as refused:
        read_list(gzip.compress(b"cat " * 99))
    assert refused.value.reason.key == "bad-list:large"


def test_a_list_that_is_kept_is_known_by_what_stands_in_it():
    found = read_list(b"dog cat")
    digest = digest_of(found.words)
    assert kept_words(found.text.encode(), digest) == ("CAT", "DOG")
    assert kept_words(found.text.encode() + b"FOX\n", digest) is None
    assert kept_words(b"CAF\xc9\n", digest) is None
