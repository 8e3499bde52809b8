"""Tests the marks of functions: a function that runs is marked for every test that uses its result."""

import sys
import traceback
from functools import lru_cache
from pathlib import Path

import pytest

from tests.changed.marks import NAME, SIMPLE, Collector, Finder, _remembering, with_marks

SOURCE = b'''"""Of this module."""

class House:
    """Of this class."""

    def door(self):
        """Of this door."""
        return "open"

    @property
    def roof(self):
        def tile():
            return "red"

        return tile

    @roof.setter
    def roof(self, tile):
        self.tile = tile


def wall():
    raise ValueError("no wall")
'''


def run(source: bytes = SOURCE) -> tuple[dict[str, object], list[str], bytearray]:
    names, code = with_marks(source, "house.py")
    ran = bytearray(len(names))
    module: dict[str, object] = {NAME: ran}
    exec(code, module)
    return module, names, ran


def marked(names: list[str], ran: bytearray) -> set[str]:
    return {name for name, byte in zip(names, ran, strict=True) if byte}


def test_a_function_is_recorded_as_run_when_it_is_called_and_not_when_it_is_defined():
    module, names, ran = run()
    assert names == ["House.door", "House.roof", "House.roof.tile", "House.roof#2", "wall"]
    house = module["House"]()  # type: ignore[operator]
    assert marked(names, ran) == set()
    assert house.door() == "open"
    assert marked(names, ran) == {"House.door"}
    tile = house.roof
    assert marked(names, ran) == {"House.door", "House.roof"}
    assert tile() == "red"
    house.roof = "blue"
    assert marked(names, ran) == {"House.door", "House.roof", "House.roof.tile", "House.roof#2"}


def test_the_code_that_records_function_calls_does_not_change_docstrings_or_line_numbers():
    module, _, _ = run()
    assert module["__doc__"] == "Of this module."
    assert module["House"].door.__doc__ == "Of this door."  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="no wall") as caught:
        module["wall"]()  # type: ignore[operator]
    assert traceback.extract_tb(caught.value.__traceback__)[-1].lineno == 23


@pytest.fixture
def collector(tmp_path):
    return Collector(tmp_path, tmp_path / "kept")


@pytest.fixture
def marks(collector):
    """The marks of a module with three functions, which the test sets itself. The collector has another module before
    it."""
    collector.marks_for("z.py", ["zero"])
    return collector.marks_for("a.py", ["first", "second", "third"])


def bits(collector: Collector) -> str:
    (ran,) = [f"{bits:b}" for module, bits in collector.everything()[0].items() if module == 1] or [""]
    return ran


def test_reading_the_record_of_called_functions_clears_the_record(collector, marks):
    marks[1] = 1
    assert bits(collector) == "10"
    assert bits(collector) == ""
    marks[0] = marks[2] = 1
    assert bits(collector) == "101"


def test_a_test_is_recorded_as_running_the_functions_that_made_a_shared_object_it_uses(collector, marks):
    marks[0] = 1
    with collector.making("table"):
        marks[1] = 1
        collector.files.add("cards.json")
    assert collector.everything() == ({1: 0b11}, {"cards.json"})
    collector.used.add("table")
    assert collector.everything() == ({1: 0b10}, {"cards.json"})
    assert collector.everything() == ({}, set())


def test_a_test_is_recorded_as_running_the_functions_that_made_a_shared_object_and_the_objects_used_for_it(
    collector, marks
):
    with collector.making("words"):
        marks[2] = 1
    collector.take()
    with collector.making("table"):
        collector.used.add("words")
    collector.take()
    collector.used.add("table")
    assert bits(collector) == "100"


def test_a_test_that_gets_a_cached_answer_is_recorded_as_running_only_the_functions_that_made_this_answer(
    collector, marks
):
    def answer(number: int) -> int:
        marks[number] = marks[2] = 1
        return number * 2

    kept = _remembering(answer, lru_cache(8), collector)
    assert (kept(0), kept(1)) == (0, 2)
    assert bits(collector) == "111"
    assert kept(1) == 2
    assert kept.cache_info().hits == 1
    assert bits(collector) == "110"


def test_if_a_cached_function_does_not_call_other_functions_one_record_serves_all_its_answers(collector, marks):
    def answer(number: int) -> int:
        marks[1] = 1
        return number

    kept = _remembering(answer, lru_cache(None), collector)
    for number in range(SIMPLE + 5):
        assert kept(number) == number
    collector.everything()
    for number in (0, SIMPLE + 4, SIMPLE + 5):
        assert kept(number) == number
        assert bits(collector) == "10"


def test_a_test_is_recorded_as_running_the_functions_of_a_failed_attempt_to_make_a_shared_object(collector, marks):
    def fail() -> None:
        with collector.making("table"):
            marks[1] = 1
            raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        fail()
    collector.take()
    collector.used.add("table")
    assert bits(collector) == "10"


def test_only_files_of_the_project_are_recorded_as_read_by_a_test(collector, tmp_path):
    collector.audit("open", (f"{tmp_path}/assets/cards.json", "r", 0))
    collector.audit("open", ("/etc/hostname", "r", 0))
    collector.audit("open", (f"{tmp_path}/app/table.pyc", "r", 0))
    collector.audit("import", (f"{tmp_path}/app/table.py", "r", 0))
    assert collector.everything() == ({}, {"assets/cards.json"})


@pytest.fixture
def package(tmp_path, monkeypatch):
    """The name of a package on the disk, to be imported with marks."""
    folder = tmp_path / "wordfelt_marked"
    folder.mkdir()
    (folder / "__init__.py").write_text("def welcome():\n    return 'hello'\n")
    (folder / "test_welcome.py").write_text("def test():\n    pass\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder.name
    for name in [name for name in sys.modules if name.startswith(folder.name)]:
        del sys.modules[name]


def test_importing_a_module_adds_the_recording_code_to_it_and_stores_the_compiled_result(
    package, tmp_path, monkeypatch
):
    for _ in range(2):
        collector = Collector(tmp_path, tmp_path / "kept")
        monkeypatch.setattr(sys, "meta_path", [Finder(collector, (package,)), *sys.meta_path])
        module = __import__(package)
        assert module.welcome() == "hello"
        assert collector.modules == [(f"{package}/__init__.py", ["welcome"])]
        assert collector.everything() == ({0: 1}, set())
        assert len(list((tmp_path / "kept").iterdir())) == 1
        del sys.modules[package]


def test_the_import_hook_does_not_add_the_recording_code_to_test_modules(package, tmp_path):
    finder = Finder(Collector(tmp_path, tmp_path / "kept"), (package,))
    assert finder.find_spec(package, [str(tmp_path)]) is not None
    assert finder.find_spec(f"{package}.test_welcome", [str(Path(tmp_path, package))]) is None
    assert finder.find_spec("json", None) is None
