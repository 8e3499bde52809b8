"""A player's own word list: which words are read from a file, and which entries are left out."""

import gzip
from functools import partial

import pytest

from engine.core.verdict import Refused
from engine.lexicon import own_list
from engine.lexicon.own_list import digest_of, kept_words, read_list


def left_out(data: bytes) -> dict[str, int]:
    return {why: count for why, count in read_list(data).left_out.items() if count}


def test_a_line_has_one_word_or_several():
    assert read_list(b"cat\r\ndog, TREE;fox\n\n").words == ("CAT", "DOG", "FOX", "TREE")


def test_everything_after_a_tab_or_a_hash_is_ignored():
    assert read_list(b"# animals\ncat\ta small beast\ndog # barks\n").words == ("CAT", "DOG")


def test_accents_are_removed():
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
def test_the_encoding_is_detected(encoding, told):
    found = read_list("café\ntree\nhouse\n".encode(encoding))
    assert (found.words, found.encoding) == (("CAFE", "HOUSE", "TREE"), told)


def test_a_gzip_file_is_unpacked_whatever_its_name():
    assert read_list(gzip.compress(b"cat dog")).words == ("CAT", "DOG")


def test_entries_left_out_are_counted_by_reason():
    assert left_out(b"cat\ndog\nfox\ncat\nit's\nx\n" + b"a" * 21 + b"\nAnna\nx-ray") == {
        "signs": 2,
        "length": 2,
        "names": 1,
        "twice": 1,
    }


def test_a_list_in_capitals_has_no_names():
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
    # Named by hand: otherwise the bytes of a packed file would name the test, and differ from one worker to the next.
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
def test_a_reader_asks_before_each_block_whether_to_stop(data, monkeypatch):
    """Between two questions it cuts only a little text and weighs only a few entries."""
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
def test_a_stopped_reader_asks_no_more_and_has_no_words(data, monkeypatch):
    monkeypatch.setattr(own_list, "_BLOCK", 20_000)
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
def test_a_list_read_in_blocks_has_the_same_words(data, monkeypatch):
    whole = read_list(data)
    monkeypatch.setattr(own_list, "_BLOCK", 100)
    monkeypatch.setattr(own_list, "_MOST_SORTED", 1)
    assert read_list(data) == whole


def test_many_words_are_sorted_in_parts_that_can_be_stopped(monkeypatch):
    words = [f"{first}{second}{last}" for first in "sat" for second in "aeiou" for last in "bcdfgst"]
    monkeypatch.setattr(own_list, "_MOST_SORTED", 4)
    asked: list[int] = []
    assert own_list._in_order(set(words), lambda: asked.append(0)) == sorted(words)
    assert len(asked) >= len(words) // 4


def test_a_kept_list_is_recognized_by_its_content():
    found = read_list(b"dog cat")
    digest = digest_of(found.words)
    assert kept_words(found.text.encode(), digest) == ("CAT", "DOG")
    assert kept_words(found.text.encode() + b"FOX\n", digest) is None
    assert kept_words(b"CAF\xc9\n", digest) is None
