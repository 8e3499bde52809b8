"""Tests the import of a player's own word list: which words the program takes from the file, and which entries it
leaves out."""

import gzip
from functools import partial

import pytest

from engine.core.verdict import Refused
from engine.lexicon import own_list
from engine.lexicon.own_list import digest_of, kept_words, read_list


def left_out(data: bytes) -> dict[str, int]:
    return {why: count for why, count in read_list(data).left_out.items() if count}


def test_a_line_of_a_players_own_word_list_may_have_one_word_or_several():
    assert read_list(b"cat\r\ndog, TREE;fox\n\n").words == ("CAT", "DOG", "FOX", "TREE")


def test_the_import_of_a_word_list_ignores_everything_after_a_tab_or_a_hash():
    assert read_list(b"# animals\ncat\ta small beast\ndog # barks\n").words == ("CAT", "DOG")


def test_the_import_of_a_word_list_removes_accents():
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
def test_the_import_of_a_word_list_detects_the_encoding(encoding, told):
    found = read_list("café\ntree\nhouse\n".encode(encoding))
    assert (found.words, found.encoding) == (("CAFE", "HOUSE", "TREE"), told)


def test_the_import_of_a_word_list_unpacks_a_gzip_file_of_any_name():
    assert read_list(gzip.compress(b"cat dog")).words == ("CAT", "DOG")


def test_the_import_of_a_word_list_counts_omitted_entries_by_reason():
    assert left_out(b"cat\ndog\nfox\ncat\nit's\nx\n" + b"a" * 21 + b"\nAnna\nx-ray") == {
        "signs": 2,
        "length": 2,
        "names": 1,
        "twice": 1,
    }


def test_the_import_of_a_list_whose_words_begin_with_capitals_does_not_omit_words_as_names():
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
    # Without these names pytest would name the cases after the bytes of a packed file, which differ between its worker
    # processes.
    ids=["empty", "digits", "picture", "archive", "half a letter", "cut-off gzip", "no gzip"],
)
def test_a_file_that_is_not_a_list_is_refused(data, key):
    with pytest.raises(Refused) as refused:
        read_list(data)
    assert refused.value.reason.key == key


def test_a_list_that_is_too_long_or_too_large_is_refused(monkeypatch):
    monkeypatch.setattr(own_list, "MOST", 2)
    monkeypatch.setattr(own_list, "LARGEST", 40)
    with pytest.raises(Refused) as refused:
        read_list(b"cat dog fox")
    assert refused.value.reason.key == "bad-list:many"
    with pytest.raises(Refused) as refused:
        read_list(gzip.compress(b"cat " * 99))
    assert refused.value.reason.key == "bad-list:large"


LINES = "tree\nHouse, cat;dog # barks\n\tnobody reads this\n" * 9000
KINDS = {
    "lines": LINES.encode(),
    "one line": LINES.replace("\n", " ").replace("#", "").replace("\t", "").encode(),
    "old Windows": LINES.replace("tree", "tréé").encode("windows-1252"),
    "UTF-16": LINES.encode("utf-16"),
    "packed": gzip.compress(LINES.encode()),
    "a comment": b"cat #" + b"dog " * 99_000,
    "one entry": b"cat " + b"a" * 400_000,
    "empty lines": b"cat" + b"\n" * 400_000,
}


@pytest.mark.parametrize("data", KINDS.values(), ids=KINDS)
def test_the_reader_of_a_word_list_checks_before_each_block_whether_to_stop(data, monkeypatch):
    """The test counts the text and the entries that the reader handles between two checks, which must be few."""
    monkeypatch.setattr(own_list, "_BLOCK", 1000)
    work: list[int] = [0]
    plain, cut = own_list._plain, own_list._ENTRY

    class Cutting:
        def findall(self, block):
            work[-1] += len(block)
            return cut.findall(block)

    def weighed(entry):
        work[-1] += 1
        return plain(entry)

    monkeypatch.setattr(own_list, "_ENTRY", Cutting())
    monkeypatch.setattr(own_list, "_plain", weighed)

    def stop():
        work.append(0)
        return False

    read_list(data, stop)
    assert max(work) <= 2 * 2 * 1000
    assert len(work) >= len(data) // 1000


@pytest.mark.parametrize("data", KINDS.values(), ids=KINDS)
def test_a_reader_of_a_word_list_that_must_stop_stops_immediately_and_does_not_return_words(data, monkeypatch):
    monkeypatch.setattr(own_list, "_BLOCK", 40_000)  # makes ten blocks; the test stops the reader once at each block
    told: list[int] = []

    def stop(after=100_000):
        told.append(0)
        return len(told) > after

    assert read_list(data, stop).words
    for number in range(len(told)):
        told.clear()
        assert read_list(data, partial(stop, number)).words == ()
        assert len(told) == number + 1


@pytest.mark.parametrize("data", KINDS.values(), ids=KINDS)
def test_a_list_has_the_same_words_if_it_is_read_in_small_blocks(data, monkeypatch):
    whole = read_list(data)
    monkeypatch.setattr(own_list, "_BLOCK", 100)
    monkeypatch.setattr(own_list, "_MOST_SORTED", 1)
    assert read_list(data) == whole


def test_a_reader_of_many_words_can_stop_while_it_sorts_them(monkeypatch):
    words = [f"{first}{second}{last}" for first in "sat" for second in "aeiou" for last in "bcdfgst"]
    monkeypatch.setattr(own_list, "_MOST_SORTED", 4)
    asked: list[int] = []
    assert own_list._in_order(set(words), lambda: asked.append(0)) == sorted(words)
    assert len(asked) >= len(words) // 4


def test_the_program_recognizes_a_stored_list_by_its_content():
    found = read_list(b"dog cat")
    digest = digest_of(found.words)
    assert kept_words(found.text.encode(), digest) == ("CAT", "DOG")
    assert kept_words(found.text.encode() + b"FOX\n", digest) is None
    assert kept_words(b"CAF\xc9\n", digest) is None
