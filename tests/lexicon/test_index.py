"""Tests the index file of the dictionary. The program writes a missing index and replaces a damaged one, and the
dictionary also works without an index."""

import errno
import os
import subprocess
import sys
from pathlib import Path
from zlib import crc32

import pytest

from engine.lexicon import dictionary, index_file, index_place, make_index, open_lexicon
from engine.lexicon.blocks import LengthBlock
from engine.lexicon.index_file import open_blocks
from engine.lexicon.index_place import ASSET, HEADER, digest_of, file_name

ROOT = Path(__file__).parents[2]
NAME = file_name(digest_of(ASSET))


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """The folder of an empty cache for one test. The program has not opened any index yet."""
    monkeypatch.setenv("WORDFELT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(dictionary, "_word_file", {})
    return tmp_path / "cache"


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The path of an undamaged index file."""
    folder = tmp_path_factory.mktemp("index")
    return make_index.write_index(folder, digest_of(ASSET), make_index.blocks_of_word_file(ASSET))


def works() -> bool:
    words = open_lexicon("large")
    return (
        words.has("QUIET")
        and not words.has("QUIEX")
        and words.is_plural("CATS")
        and list(words.words_of("QUIET", shortest=5)) == ["QUIET", "QUITE"]
        and "SKIM" in words.changes("KIT", "SM")
    )


def test_the_first_start_writes_the_index_and_the_second_start_reads_the_index(cache, monkeypatch):
    assert works()
    assert [path.name for path in cache.iterdir()] == [NAME]
    monkeypatch.setattr(dictionary, "_word_file", {})
    monkeypatch.setattr(make_index, "blocks_of_word_file", lambda asset: pytest.fail("not needed"))
    assert works()


def test_after_the_first_start_has_written_the_index_it_reads_the_file_and_does_not_keep_the_words_in_memory(cache):
    code = """
from engine.lexicon import dictionary, open_lexicon
assert open_lexicon("large").has("QUIET")
print(*{type(block._source).__name__ for block in dictionary._word_file.values()})
"""
    environment = {**os.environ, "WORDFELT_CACHE": str(cache), "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert (cache / NAME).is_file()
    assert done.stdout.split() == ["FromIndexFile"]


def test_the_index_contains_the_sets_of_words_made_from_the_word_file(cache, whole):
    made = make_index.blocks_of_word_file(ASSET)
    read = index_file._indexed(index_file.IndexFile(whole, digest_of(ASSET)), lambda: pytest.fail("not damaged"))
    assert read.keys() == made.keys()
    for size in (3, 9, 20):
        assert read[size].text == made[size].text
        assert read[size].codes() == made[size].codes()
        assert all(read[size].set(number) == made[size].set(number) for number in range(made[size].sets))


def test_the_index_of_the_same_words_always_has_the_same_bytes(tmp_path, whole):
    again = make_index.write_index(tmp_path, digest_of(ASSET), make_index.blocks_of_word_file(ASSET))
    assert again.read_bytes() == whole.read_bytes()


def test_the_dictionary_uses_an_installed_index_beside_the_word_file(cache, tmp_path, monkeypatch, whole):
    asset = tmp_path / "words.lex"
    asset.write_bytes(ASSET.read_bytes())
    (tmp_path / NAME).write_bytes(whole.read_bytes())
    monkeypatch.setattr(make_index, "blocks_of_word_file", lambda asset: pytest.fail("not needed"))
    assert open_blocks(asset)[5].find("QUIET") >= 0
    assert not cache.exists()


def damages(data: bytes) -> dict[str, bytes]:
    middle = len(data) // 2
    return {
        "empty": b"",
        "cut short": data[:middle],
        "one byte short": data[:-1],
        "another kind of file": b"PK" + data[2:],
        "not even text": b"\xff" * len(data),
        "an older word file": data.replace(digest_of(ASSET).encode(), b"0" * 64, 1),
        "the table": data[: HEADER + 40] + bytes([data[HEADER + 40] ^ 1]) + data[HEADER + 41 :],
        "all the words and sets": data[: HEADER + 200_000] + bytes(len(data) - HEADER - 200_000),
    }


DAMAGES = [
    "empty",
    "cut short",
    "one byte short",
    "another kind of file",
    "not even text",
    "an older word file",
    "the table",
    "all the words and sets",
]


@pytest.mark.parametrize("kind", DAMAGES)
def test_a_damaged_index_is_silently_replaced(kind, cache, whole, capfd):
    cache.mkdir()
    (cache / NAME).write_bytes(damages(whole.read_bytes())[kind])
    assert works()
    assert (cache / NAME).read_bytes() == whole.read_bytes()
    assert capfd.readouterr() == ("", "")


def test_an_index_with_one_wrong_bit_does_not_give_wrong_answers(tmp_path, whole):
    """Each section of the file has a checksum, and the program checks it when it reads the section."""
    made = make_index.blocks_of_word_file(ASSET)
    right = {size: [block.set(number) for number in range(block.sets)] for size, block in made.items()}
    data = bytearray(whole.read_bytes())
    damaged = tmp_path / NAME
    for place in range(HEADER + 200_000, len(data), 1_999_999):
        remade: list[int] = []

        def spare(remade: list[int] = remade) -> dict[int, LengthBlock]:
            remade.append(1)
            return made

        data[place] ^= 1
        damaged.write_bytes(data)
        data[place] ^= 1
        read = index_file._indexed(index_file.IndexFile(damaged, digest_of(ASSET)), spare)
        for size, block in read.items():
            assert [block.set(number) for number in range(block.sets)] == right[size]
            assert block.text == made[size].text
            assert block.codes() == made[size].codes()
        assert remade == [1]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes there")
def test_a_named_pipe_in_place_of_the_index_does_not_block_the_start(cache, whole):
    cache.mkdir()
    os.mkfifo(cache / NAME)
    assert works()
    assert (cache / NAME).read_bytes() == whole.read_bytes()


def test_the_dictionary_works_without_a_cache_folder(cache):
    cache.parent.joinpath("cache").write_text("a file where the folder should be")
    assert works()
    assert cache.read_text() == "a file where the folder should be"


@pytest.mark.parametrize("fault", [errno.EACCES, errno.EROFS, errno.ENOSPC])
@pytest.mark.parametrize("step", ["mkdir", "open", "replace"])
def test_the_dictionary_works_with_a_read_only_or_full_cache_folder(step, fault, cache, monkeypatch, capfd):
    real = getattr(Path, step)

    def fails(self, *given, **more):
        if step == "open" and "wb" not in (*given, *more.values()):
            return real(self, *given, **more)
        if step == "open":
            with real(self, *given, **more) as file:
                file.write(b"as far as it went")
        raise OSError(fault, os.strerror(fault))

    monkeypatch.setattr(Path, step, fails)
    assert works()
    assert works()
    assert not cache.exists() or list(cache.iterdir()) == []
    assert capfd.readouterr() == ("", "")


def test_startup_removes_a_half_written_index_left_by_a_killed_process(cache, whole):
    cache.mkdir()
    draft = cache / NAME.replace(".bin", ".4711")
    draft.write_bytes(whole.read_bytes()[:5000])
    assert works()
    assert [path.name for path in cache.iterdir()] == [NAME]


def test_startup_does_not_write_a_file_beside_the_word_file(cache):
    before = sorted(path.name for path in ASSET.parent.iterdir())
    assert works()
    assert sorted(path.name for path in ASSET.parent.iterdir()) == before
    assert (cache / NAME).is_file()


def test_the_dictionary_works_for_a_user_without_a_home_folder(cache, tmp_path, monkeypatch):
    monkeypatch.delenv("WORDFELT_CACHE")
    monkeypatch.setattr("os.path.expanduser", lambda path: path)  # as on a system without a home folder
    monkeypatch.chdir(tmp_path)
    assert index_place.cache_folder() is None
    assert works()
    assert list(tmp_path.iterdir()) == []


def test_the_cache_folder_depends_on_the_environment_and_the_system(monkeypatch):
    for name in ("WORDFELT_CACHE", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setattr(sys, "platform", "linux")
    assert index_place.cache_folder() == Path("/home/ann/.cache/wordfelt")
    monkeypatch.setenv("XDG_CACHE_HOME", "/var/tmp/ann")
    assert index_place.cache_folder() == Path("/var/tmp/ann/wordfelt")
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert index_place.cache_folder() == Path("/home/ann/.cache/wordfelt")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert index_place.cache_folder() == Path("/home/ann/Library/Caches/wordfelt")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", "/c/Ann/Local")
    assert index_place.cache_folder() == Path("/c/Ann/Local/wordfelt")
    monkeypatch.setenv("WORDFELT_CACHE", "/elsewhere")
    assert index_place.cache_folder() == Path("/elsewhere")


def test_a_new_index_replaces_that_of_another_word_file(tmp_path):
    (tmp_path / "index-0123456789abcdef.bin").write_bytes(b"old")
    (tmp_path / "notes.txt").write_text("mine")
    make_index.write_index(tmp_path, digest_of(ASSET), make_index.blocks_of_word_file(ASSET))
    assert sorted(path.name for path in tmp_path.iterdir()) == [NAME, "notes.txt"]


def test_a_failed_write_of_the_index_leaves_no_file_behind(tmp_path, monkeypatch):
    def full(self, mode):
        self.touch()
        raise OSError(28, "No space left on device")

    blocks = make_index.blocks_of_word_file(ASSET)
    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(OSError, match="No space"):
        make_index.write_index(tmp_path, digest_of(ASSET), blocks)
    assert list(tmp_path.iterdir()) == []


def test_several_programs_that_start_at_the_same_time_get_the_same_words(cache):
    code = "from engine.lexicon import open_lexicon; print(len(open_lexicon().words_of('QUIETRSTAN')))"
    environment = {**os.environ, "WORDFELT_CACHE": str(cache), "PYTHONPATH": str(ROOT)}
    started = [
        subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        for _ in range(3)
    ]
    answers = {process.communicate()[0] for process in started}
    assert len(answers) == 1
    assert int(answers.pop()) > 100
    assert [path.name for path in cache.iterdir()] == [NAME]


def test_the_build_command_writes_the_index(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "engine.lexicon.make_index", str(tmp_path / "new" / "folder")],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    path = Path(done.stdout.strip())
    assert path == tmp_path / "new" / "folder" / NAME
    assert crc32(path.read_bytes()[HEADER : HEADER + 100])


def test_the_dictionary_opens_without_slow_imports(cache, whole):
    """The window waits for the dictionary, so the dictionary must import slow modules only later. Modules that every
    window has already imported do not count.
    """
    cache.mkdir()
    (cache / NAME).write_bytes(whole.read_bytes())
    code = """
import collections.abc, os, pathlib, sys, typing
before = set(sys.modules)
from engine.lexicon import open_lexicon
assert open_lexicon("large").words_of("QUIETRSTAN")
print(*sorted(set(sys.modules) - before))
"""
    environment = {**os.environ, "WORDFELT_CACHE": str(cache), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    loaded = {name for name in done.stdout.split() if not name.startswith("engine")}
    assert loaded <= {"itertools", "zlib"}


@pytest.mark.skipif(sys.platform == "win32", reason="needs the rights of files")
def test_only_the_player_can_open_the_folder_of_the_index(tmp_path):
    old = os.umask(0o022)
    try:
        made = make_index.write_index(tmp_path / "wordfelt", digest_of(ASSET), {})
    finally:
        os.umask(old)
    assert made.parent.stat().st_mode & 0o777 == 0o700
