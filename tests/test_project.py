"""The project's promises about itself: version, commands, files, layers and the pin of Qt."""

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
    """A module, which is parsed once for all these tests."""
    return ast.parse(path.read_bytes())


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """All nodes of a module."""
    return tuple(ast.walk(tree_of(path)))


@pytest.fixture(scope="module", autouse=True)
def forget_nodes() -> Iterator[None]:
    yield
    tree_of.cache_clear()
    nodes_of.cache_clear()


@pytest.fixture(autouse=True)
def no_search_for_leftovers() -> None:
    """Switches Python's collector off until the end of the test: it would search millions of nodes again and again."""
    gc.disable()


def tracked_files() -> list[Path]:
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("needs git and a git checkout")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [path for name in listing.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def imports(folder: str) -> Iterator[tuple[str, str]]:
    """Every import under `folder` as (file and line, full dotted name), anywhere in a file."""
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


def test_the_version_stands_in_the_engine_alone():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "engine.__version__"}


def test_the_changelog_tells_of_this_version():
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == app.__version__


def test_no_part_of_the_changelog_has_more_than_25_lines():
    parts = re.split(r"^#+ ", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert [part.splitlines()[0] for part in parts if len(part.strip().splitlines()) > 25] == []


def test_the_readme_commands_are_there_and_executable():
    commands = re.findall(r"\bsh (packaging/\S+\.sh)", (ROOT / "README.md").read_text("utf-8"))
    assert {"packaging/run.sh", "packaging/check.sh"} <= set(commands)
    for command in [*commands, ".ci/run"]:
        assert os.access(ROOT / command, os.X_OK), command


def test_every_relative_link_of_the_pages_leads_somewhere():
    for page in ROOT.glob("*.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (ROOT / target).exists(), f"{page.name}: {target}"


def test_every_dependency_has_one_tested_version():
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


def test_no_file_names_one_machine_or_one_mirror():
    # Installations use the package index and the mirror of their machine. The names are put together here, so that this
    # file does not hold what it forbids.
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


def test_the_engine_has_no_chance_of_its_own_and_no_clock():
    # import-linter prevents three of these; this test also covers the modules behind them.
    assert not offenders("engine", "random", "_random", "secrets", "time", "_time", "datetime", "_datetime")


def code_lines(path: Path) -> int:
    """The lines of code: no blank ones, no comments, no docstrings."""
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
    """The module and all statements in it, without the expressions, which are many more."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        yield (node := waiting.pop())
        if not isinstance(node, ast.expr):
            waiting += ast.iter_child_nodes(node)


def docstrings(folder: str) -> Iterator[tuple[str, str]]:
    """Every docstring under `folder` as (file and line, text)."""
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


def test_no_two_modules_need_each_other():
    """Imports in functions and for types alone count, too: they only hide a circle."""
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


# A box repeats facts of its game's sheet.
MAY_NAME_GAMES = {"app/base/boxes.py"}
# Files that knew games by their ids before each sheet declared what others must know. The list only gets shorter.
NAMES_GAMES: set[str] = set()


def game_ids_in(path: Path, ids: set[str], other_words: set[str]) -> set[str]:
    """The games that this file names in its strings; an id with another meaning counts only in a comparison with a
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


def test_only_its_own_sheet_names_a_game():

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


def test_nothing_in_the_app_reads_what_a_game_notes_for_itself():
    read = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "app").rglob("*.py")
        for node in nodes_of(path)
        if (isinstance(node, ast.Attribute) and node.attr == "notes")
        or (isinstance(node, ast.Constant) and node.value == "notes")
    }
    assert read == set()


def test_the_games_own_search_alone_finds_plays():
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


def test_a_session_knows_no_widgets():
    assert not offenders("app/session", "PySide6.QtWidgets")


def test_widgets_ask_a_session_for_nothing_but_its_moment():
    """They show the moment they get. At a press they ask for the latest moment, and the gestures for places of a card;
    the match is there for the coach, who works on all of it."""
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


def test_every_choice_list_is_one_that_announces_its_choices():
    """A plain combo box of Qt changes in silence."""
    made = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "app").rglob("*.py")
        for node in nodes_of(path)
        if (isinstance(node, ast.Call) and ast.unparse(node.func).endswith(("QComboBox", "QFontComboBox")))
        or (isinstance(node, ast.ClassDef) and any("ComboBox" in ast.unparse(base) for base in node.bases))
    }
    assert made == {"app/windows/widgets/named_box.py"}


def test_a_class_name_means_one_thing_in_the_whole_house():
    """Except the notes of each game, which are the same thing in every sheet."""
    places = [*(ROOT / "app").rglob("*.py"), *(ROOT / "engine").rglob("*.py")]
    names = [name for path in places for name in re.findall(r"^class (\w+)", path.read_text("utf-8"), re.MULTILINE)]
    assert {name for name in names if names.count(name) > 1} == {"Notes"}


def test_nobody_reads_out_of_a_name_what_a_place_or_a_card_is():
    """The key of a zone states its meaning, and a piece its card: see ZoneKey and Piece."""
    taken_apart = re.compile(r"""partition\(":"\)|split\(":"\)|int\(\w*key|startswith\("\w+:|f"\w+:\{\w+\}"[,)]""")
    places = [*(ROOT / "app" / "session").rglob("*.py"), *(ROOT / "app" / "table").rglob("*.py")]
    found = [path.name for path in places if taken_apart.search(path.read_text("utf-8"))]
    assert not found


def test_other_threads_begin_in_one_place():
    """Only there does the program keep Python's garbage collector out of them."""
    threads = ("concurrent", "threading.Thread", "PySide6.QtCore.QThread", "PySide6.QtCore.QThreadPool")
    assert {place.split(":")[0] for place in offenders("app", *threads)} == {"app/base/worker.py"}


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="since Python 3.12 nobody counts who holds None")
def test_qt_methods_that_return_nothing_keep_none_alive():
    core = pytest.importorskip("PySide6.QtCore", reason="PySide6 is not installed")
    thing = core.QObject()
    thing.setObjectName("warm")
    before = sys.getrefcount(None)
    for _ in range(200):
        thing.setObjectName("felt")
    # A faulty PySide6 loses one reference a call; other threads may move the count by a few.
    assert abs(sys.getrefcount(None) - before) < 20
