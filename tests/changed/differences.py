"""Finds everything that a change of the sources touches: functions of the code, whole test modules, and files that
tests read."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import PurePath

from tests.changed.marks import functions

Function = tuple[str, str]  # the file, and the full name of the function


@dataclass
class Touched:
    """The parts of the project that a change touches.

    functions: the changed functions, and the functions that use a changed name.
    tests: test modules to run completely.
    files: changed files that tests may have read.
    """

    functions: set[Function] = field(default_factory=set)
    tests: set[str] = field(default_factory=set)
    files: set[str] = field(default_factory=set)


def touched(old: Mapping[str, str], new: Mapping[str, str]) -> Touched:
    found = Touched()
    for file in sorted(name for name in {*old, *new} if old.get(name) != new.get(name)):
        found.files.add(file)
        name = PurePath(file).name
        if is_test(file):
            found.tests.add(file)
        elif name == "conftest.py":
            found.tests |= {test for test in new if is_test(test) and PurePath(file).parent in PurePath(test).parents}
        elif name.endswith(".py") and file in old:
            _compare(file, old, new, found)
    return found


def is_test(file: str) -> bool:
    return PurePath(file).match("tests/**/test_*.py") or PurePath(file).match("tests/test_*.py")


def _compare(file: str, old: Mapping[str, str], new: Mapping[str, str], found: Touched) -> None:
    before, after = _Module(old[file]), _Module(new.get(file, ""))
    changed = {name for name, told in before.functions.items() if after.functions.get(name) != told}
    scopes = {name.rpartition(".")[0] for name in before.functions.keys() ^ after.functions.keys()}
    names = before.names_of_what_differs(after) | {scope.partition(".")[0] for scope in scopes if scope}
    found.functions |= {(file, name) for name in changed}
    if names:
        found.functions |= {(file, name) for name in before.functions}
        _who_uses(file, names, old, found)


def _who_uses(file: str, names: set[str], old: Mapping[str, str], found: Touched) -> None:
    """Adds the functions and test modules elsewhere that import a changed name and use it.

    Ignores values that are computed from that name. The catalog, for example, is made from all games, so every change
    of a rule sheet would touch everything.
    """
    package = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    above = package.rpartition(".")[0]
    imported = re.compile(rf"from ({re.escape(package)}|{re.escape(above)}) import|import {re.escape(package)}\b")
    for other, text in old.items():
        if other == file or not other.endswith(".py") or not imported.search(text):
            continue
        used = _Module(text).uses(package, names)
        if used is None:
            continue
        if is_test(other):
            found.tests.add(other)
        found.functions |= {(other, name) for name in used}


class _Module:
    """The parts of one Python file.

    tree: its syntax tree.
    nodes: the syntax trees of its functions, by name.
    functions: the code of each function.
    rest: the code outside functions, as (names, text).
    """

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self.nodes = dict(functions(self.tree))
        self.functions = {name: _without_inner(node) for name, node in self.nodes.items()}
        self.rest = Counter([(_bound(node), _without_functions(node)) for node in self.tree.body if _is_code(node)])

    def names_of_what_differs(self, other: "_Module") -> set[str]:
        differing = (self.rest - other.rest) + (other.rest - self.rest)
        return {name for names, _ in differing for name in names or ("",)}

    def uses(self, package: str, names: set[str]) -> set[str] | None:
        """The functions of this file that use one of these names of the package, even if they are imported under
        another name. None if the file imports none of them."""
        here = set(_known_here(self.tree, package, names))
        if not here:
            return None
        return {name for name, node in self.nodes.items() if here & _mentioned(node)}


def _known_here(tree: ast.Module, package: str, names: set[str]) -> Iterable[str]:
    above, _, last = package.rpartition(".")
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (node.module == package and alias.name in names) or (node.module == above and alias.name == last):
                    yield alias.asname or alias.name
        elif isinstance(node, ast.Import):
            yield from (alias.asname or package.partition(".")[0] for alias in node.names if alias.name == package)


def _mentioned(node: ast.AST) -> set[str]:
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}


def _is_code(node: ast.stmt) -> bool:
    """Whether the statement counts as code outside functions, because it is neither a docstring nor a function."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    return not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def _bound(node: ast.stmt) -> tuple[str, ...]:
    if isinstance(node, ast.ClassDef):
        return (node.name,)
    if isinstance(node, ast.Import | ast.ImportFrom):
        return tuple([(alias.asname or alias.name).partition(".")[0] for alias in node.names])
    return tuple(
        [inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store)]
    )


class _Blank(ast.NodeTransformer):
    """Removes docstrings from a syntax tree, and the parameters and bodies of all functions except those in the
    outermost `keep` levels."""

    def __init__(self, keep: int) -> None:
        self.keep = keep

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if self.keep == 0:
            return ast.FunctionDef(node.name, ast.arguments([], [], None, [], [], None, []), [], [], lineno=0)
        self.keep -= 1
        node = ast.FunctionDef(node.name, node.args, _without_docstring(node), node.decorator_list, node.returns)
        self.generic_visit(node)
        self.keep += 1
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node = ast.ClassDef(node.name, node.bases, node.keywords, _without_docstring(node), node.decorator_list)
        self.generic_visit(node)
        return node


def _without_docstring(node: ast.FunctionDef | ast.ClassDef) -> list[ast.stmt]:
    return node.body[1:] if ast.get_docstring(node) is not None else list(node.body)


def _without_inner(node: ast.AST) -> str:
    return ast.dump(_Blank(keep=1).visit(_copy(node)))


def _without_functions(node: ast.AST) -> str:
    return ast.dump(_Blank(keep=0).visit(_copy(node)))


def _copy(node: ast.AST) -> ast.AST:
    return ast.parse(ast.unparse(node)).body[0]
