"""Tests promises of the project about itself: its version, commands, files, layers and style."""

import ast
import gc
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import app
from engine.games import CATALOG

ROOT = Path(__file__).parent.parent


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a module, which is parsed once for all these tests."""
    return ast.parse(path.read_bytes())


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """All nodes of a module's syntax tree."""
    return tuple(ast.walk(tree_of(path)))


@pytest.fixture(scope="module", autouse=True)
def forget_nodes() -> Iterator[None]:
    yield
    tree_of.cache_clear()
    nodes_of.cache_clear()


@pytest.fixture(autouse=True)
def no_search_for_leftovers() -> None:
    """Switches Python's garbage collector off during a test, because it would search millions of nodes again and
    again."""
    gc.disable()


def tracked_files() -> list[Path]:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("needs git and a git checkout")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def imports(folder: str) -> Iterator[tuple[str, str]]:
    """Yields every import under `folder` as (file and line, full dotted name)."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in nodes_of(path):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [f"{node.module}.{alias.name}" for alias in node.names]
            else:
                continue
            for name in names:
                yield f"{path.relative_to(ROOT)}:{node.lineno}", name


def offenders(folder: str, *forbidden: str) -> list[str]:
    return [
        f"{place} imports {name}"
        for place, name in imports(folder)
        if any(f"{name}.".startswith(f"{start}.") for start in forbidden)
    ]


def test_only_the_engine_states_the_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "engine.__version__"}


def test_the_newest_entry_of_the_changelog_is_this_version():
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == app.__version__


def test_no_section_of_the_changelog_has_more_than_25_lines():
    parts = re.split(r"^#+ ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert [part.splitlines()[0] for part in parts if len(part.strip().splitlines()) > 25] == []


def test_every_script_that_the_readme_names_exists_and_is_executable():
    commands = re.findall(r"\bsh (packaging/\S+\.sh)", (ROOT / "README.md").read_text("utf-8"))
    assert {"packaging/run.sh", "packaging/check.sh"} <= set(commands)
    for command in [*commands, ".ci/run"]:
        assert os.access(ROOT / command, os.X_OK), command


def test_every_relative_link_of_the_pages_leads_to_a_file():
    for page in ROOT.glob("*.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (ROOT / target).exists(), f"{page.name}: {target}"


def test_every_dependency_of_the_project_has_exactly_one_tested_version():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    optional = [name for names in project["optional-dependencies"].values() for name in names]
    wanted = [*project["dependencies"], *optional, "setuptools"]
    pinned = [
        line.partition("==")[0].lower()
        for line in (ROOT / "packaging" / "constraints.txt").read_text("utf-8").splitlines()
        if line and not line.startswith("#")
    ]
    assert len(pinned) == len(set(pinned))
    assert {re.split(r"[<>=]", name)[0].lower() for name in wanted} <= set(pinned)


def test_no_file_contains_the_name_of_a_particular_machine_or_download_mirror():
    # Installations use the package index and the mirror of their machine. This test puts the names together from parts,
    # so that its own file does not contain them.
    names = ("pypi", "files.pythonhosted", "registry.npmjs", "deb.debian", "security.debian")
    hosts = [re.escape(f"{name}.org") for name in names]
    folders = [f"/{folder}/" for folder in ("work", "root", "tmp")]
    pattern = re.compile("|".join([*hosts, *[rf"(?<![\w.}}~-]){folder}" for folder in folders]]))
    found = []
    for path in tracked_files():
        try:
            lines = path.read_text("utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        found += [
            f"{path.relative_to(ROOT)}:{number}: {match[0]}"
            for number, line in enumerate(lines, 1)
            if any(part in line for part in (*names, *folders)) and (match := pattern.search(line))
        ]
    assert not found


def test_the_engine_imports_neither_random_numbers_nor_a_clock():
    # import-linter forbids three of these imports; this test also covers the modules behind them.
    assert not offenders("engine", "random", "_random", "secrets", "time", "_time", "datetime", "_datetime")


def code_lines(path: Path) -> int:
    """The number of lines of code, without blank lines, comments and docstrings."""
    text = path.read_text("utf-8")
    told: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            docstring = node.body[0]
            told.update(range(docstring.lineno, (docstring.end_lineno or docstring.lineno) + 1))
    lines = enumerate(text.splitlines(), 1)
    return sum(
        bool(line.strip()) and not line.lstrip().startswith("#") and number not in told for number, line in lines
    )


def statements(tree: ast.Module) -> Iterator[ast.AST]:
    """Yields a module and all statements in it, but not the expressions, which are many more."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        yield (node := waiting.pop())
        if not isinstance(node, ast.expr):
            waiting += ast.iter_child_nodes(node)


def docstrings(folder: str) -> Iterator[tuple[str, str]]:
    """Yields every docstring under `folder` as (file and line, text)."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        for node in statements(tree_of(path)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node)
                if text is not None:
                    yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}", text


NO_SUBJECT = re.compile(r"(What|Who|Whose|Which|Where|Of|That)\b")
QUESTION = re.compile(r"(Am|Are|Can|Could|Did|Do|Does|Had|Has|Have|Is|May|Might|Must|Was|Were|Will|Would)\b[^.]*\?")
UNCLEAR = re.compile(r"\b(so many|comes of|for its part|the own one)\b")


def test_every_docstring_begins_with_a_verb_or_a_noun_and_uses_common_words():
    """A docstring says what something does, returns or is: no clause without a subject, and no question."""
    found = [
        f"{place}: {text.splitlines()[0]}"
        for folder in ("app", "engine", "packaging", "tests")
        for place, text in docstrings(folder)
        if NO_SUBJECT.match(text) or QUESTION.match(text) or UNCLEAR.search(text)
    ]
    assert found == []


def test_no_two_modules_import_each_other():
    """Imports within functions and imports only for types also count, because they merely hide a cycle."""
    modules = {module_name(path) for folder in ("engine", "app") for path in (ROOT / folder).rglob("*.py")}
    needs: dict[str, set[str]] = {module: set() for module in modules}
    for folder in ("engine", "app"):
        for place, name in imports(folder):
            module = module_name(ROOT / place.partition(":")[0])
            needs[module] |= {name if name in modules else name.rpartition(".")[0]} & modules - {module}
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as circle:
        pytest.fail(" <- ".join(circle.args[1]))


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def test_no_rule_sheet_has_more_than_120_lines_of_code():
    sheets = sorted((ROOT / "engine" / "games").rglob("*.py"))
    assert len(sheets) > len(CATALOG)
    assert [f"{path.name}: {lines}" for path in sheets if (lines := code_lines(path)) > 120] == []


# `boxes.py` describes the box of each game, and so must name the game.
MAY_NAME_GAMES = {"app/base/boxes.py"}
# Files that still name games by their ids. The list may only get shorter.
NAMES_GAMES: set[str] = set()


def game_ids_in(path: Path, ids: set[str], other_words: set[str]) -> set[str]:
    """The games that a file names in its strings. An id that is also another word counts only in a comparison with a
    game."""
    found = set()
    for node in nodes_of(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            words = {node.value} if "\n" in node.value else {node.value, *node.value.split()}
            found |= words & ids - other_words
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(getattr(side, "attr", getattr(side, "id", "")) in ("id", "game") for side in sides):
                found |= ids & {str(side.value) for side in sides if isinstance(side, ast.Constant)}
    return found


def test_only_the_rule_sheet_of_a_game_names_the_game():

    ids = {game.id for game in CATALOG}
    verbs = {verb for game in CATALOG for verb in game.usual().handlers}
    choices = {str(choice) for game in CATALOG for option in game.options for choice in option.choices}
    naming = {
        str(path.relative_to(ROOT))
        for folder in ("app", "engine", "packaging")
        for path in (ROOT / folder).rglob("*.py")
        if ROOT / "engine" / "games" not in path.parents and game_ids_in(path, ids, verbs | choices)
    }
    assert naming - MAY_NAME_GAMES - NAMES_GAMES == set()
    assert NAMES_GAMES - naming == set(), "well done: take these off the list"


def test_the_app_does_not_read_the_private_notes_of_a_game():
    read = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "app").rglob("*.py")
        for node in nodes_of(path)
        if (isinstance(node, ast.Attribute) and node.attr == "notes")
        or (isinstance(node, ast.Constant) and node.value == "notes")
    }
    assert read == set()


def test_only_the_search_of_a_game_finds_plays():
    """Computer players and the coach ask that search; they never ask the dictionary which words there are."""
    from engine.lexicon.questions import Questions

    finding = {"begins", *[name for name in vars(Questions) if not name.startswith("_")]}
    assert {"words_of", "starting_with", "spellings"} <= finding
    asked = {
        f"{path.relative_to(ROOT)}: {node.func.attr}"
        for folder in ("players", "coach")
        for path in (ROOT / "engine" / folder).rglob("*.py")
        for node in nodes_of(path)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in finding
        and not (isinstance(node.func.value, ast.Call) and ast.unparse(node.func.value) == "super()")
    }
    assert asked == set()


def test_the_session_imports_no_widgets():
    assert not offenders("app/session", "PySide6.QtWidgets")


def test_widgets_read_only_the_display_state_of_a_session():
    """Widgets show the display state (`Moment`) that they are given. At a press they ask the session for its latest
    display state, and `gestures` for the places of a card. The coach reads the match."""
    from app.session.table_session import TableSession

    told = {name for name, what in vars(TableSession).items() if isinstance(what, property)}
    told |= {"choice", "outlook", "drafting", "log", "style", "verbs", "history", "bench", "act", "act_for"}
    asked = {
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.attr}"
        for path in (ROOT / "app" / "windows").rglob("*.py")
        for node in nodes_of(path)
        if isinstance(node, ast.Attribute)
        and node.attr in told - {"moment"}
        and ast.unparse(node.value).endswith("session")
    }
    assert {"moment", "hidden", "names", "state"} <= told
    assert asked == set()


def test_every_combo_box_announces_its_choices_to_a_screen_reader():
    """A screen reader does not announce the changed choice of a plain combo box of Qt."""
    made = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "app").rglob("*.py")
        for node in nodes_of(path)
        if (isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("QComboBox", "QFontComboBox")))
        or (isinstance(node, ast.ClassDef) and any("ComboBox" in ast.unparse(base) for base in node.bases))
    }
    assert made == {"app/windows/widgets/named_box.py"}


def test_no_two_classes_have_the_same_name():
    """The only exception is `Notes`, the class of a game's notes in every rule sheet."""
    places = [*(ROOT / "app").rglob("*.py"), *(ROOT / "engine").rglob("*.py")]
    names = [name for path in places for name in re.findall(r"^class (\w+)", path.read_text("utf-8"), re.MULTILINE)]
    assert {name for name in names if names.count(name) > 1} == {"Notes"}


def test_no_code_parses_the_name_of_a_zone_or_a_card():
    """The fields of `ZoneKey` and `Piece` state the meaning of a zone and the card of a piece."""
    taken_apart = re.compile(r"""partition\(":"\)|split\(":"\)|int\(\w*key|startswith\("\w+:|f"\w+:\{\w+\}"[,)]""")
    places = [*(ROOT / "app" / "session").rglob("*.py"), *(ROOT / "app" / "felt").rglob("*.py")]
    found = [path.name for path in places if taken_apart.search(path.read_text("utf-8"))]
    assert not found


def test_only_modules_that_keep_the_garbage_collector_out_of_threads_start_threads():
    """Python's own collector runs in any thread, but Qt's objects may be deleted only in the window's thread."""
    threads = ("concurrent", "threading.Thread", "PySide6.QtCore.QThread", "PySide6.QtCore.QThreadPool")
    starting = {place.split(":")[0] for place in offenders("app", *threads)}
    assert starting == {"app/base/worker.py", "app/base/early.py"}
    assert all("gc.disable()" in (ROOT / place).read_text("utf-8") for place in starting)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="since Python 3.12 nobody counts who holds None")
def test_a_qt_method_without_a_result_does_not_lose_references_to_none():
    core = pytest.importorskip("PySide6.QtCore", reason="PySide6 is not installed")
    thing = core.QObject()
    thing.setObjectName("warm")
    before = sys.getrefcount(None)
    for _ in range(200):
        thing.setObjectName("felt")
    # A faulty PySide6 loses one reference a call; other threads may change the count a little.
    assert abs(sys.getrefcount(None) - before) < 20
