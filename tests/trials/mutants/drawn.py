"""Draws random faults from the code: a swapped comparison, another return value, a deleted call or reset."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path

ROOMS = ("app/session", "app/library", "app/program", "engine/parts")
SWAPPED: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


@dataclass(frozen=True)
class DrawnMutant:
    """A fault that was drawn from the code.

    function: its full name
    number: counts equal changes within this function, from 1
    start, end: the place of the replaced text, in bytes of the file
    """

    file: str
    function: str
    number: int
    start: int
    end: int
    old: str
    new: str

    @property
    def harm(self) -> str:
        again = f" ({self.number})" if self.number > 1 else ""
        return f"{self.function}: {self.old} becomes {self.new}{again}"

    @property
    def key(self) -> str:
        return f"{self.file} {self.harm}"

    @property
    def equal(self) -> str:
        return EQUAL.get(self.key, "")

    def applied(self, text: str) -> str:
        data = text.encode()
        return (data[: self.start] + self.new.encode() + data[self.end :]).decode()


def drawn(root: Path, number: int, seed: int) -> list[DrawnMutant]:
    """Draws this number of faults. Each possible fault has its own random number, so that changes of other code do not
    change the draw."""
    everything = [one for room in ROOMS for file in sorted((root / room).rglob("*.py")) for one in _in_file(root, file)]
    return sorted(everything, key=lambda one: sha256(f"{seed} {one.key}".encode()).digest())[:number]


def _in_file(root: Path, file: Path) -> Iterator[DrawnMutant]:
    yield from changes_in(file.relative_to(root).as_posix(), file.read_text("utf-8"))


def changes_in(file: str, text: str) -> Iterator[DrawnMutant]:
    """Yields all faults that can be drawn in this file."""
    lines = [0]
    for line in text.encode().splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    seen: dict[tuple[str, str, str], count[int]] = {}
    for function, node, new in _found(ast.parse(text), ""):
        assert node.end_lineno is not None and node.end_col_offset is not None
        start, end = lines[node.lineno - 1] + node.col_offset, lines[node.end_lineno - 1] + node.end_col_offset
        old = " ".join(text.encode()[start:end].decode().split())
        number = next(seen.setdefault((function, old, new), count(1)))
        yield DrawnMutant(file, function, number, start, end, old, new)


Found = tuple[str, ast.expr | ast.stmt, str]


def _found(node: ast.AST, inside: str, function: str = "") -> Iterator[Found]:
    """Yields the possible changes below this node, each with its function. Code outside functions has none."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.JoinedStr):  # before Python 3.12 the parts of an f-string have no positions
            continue
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            name = f"{inside}.{child.name}".lstrip(".")
            yield from _found(child, name, name if isinstance(child, ast.FunctionDef) else function)
            continue
        if function and isinstance(child, ast.expr | ast.stmt) and (new := _changed(child)):
            yield function, child, new
        yield from _found(child, inside, function)


def _changed(node: ast.expr | ast.stmt) -> str:
    """The text that replaces this node; empty to keep the node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPPED:
        return (
            f"({ast.unparse(ast.Compare(node.left, [SWAPPED[type(node.ops[0])](), *node.ops[1:]], node.comparators))})"
        )
    if isinstance(node, ast.Return) and node.value is not None and not isinstance(node.value, ast.Compare):
        return _other_return(node.value)
    call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    reset = isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    return "pass" if call or reset or isinstance(node, ast.Delete) else ""


def _other_return(value: ast.expr) -> str:
    if isinstance(value, ast.Constant):
        return f"return {not value.value}" if isinstance(value.value, bool) else ""
    return "return None"


# The reasons why some drawn changes have no effect, by key.
EQUAL: Mapping[str, str] = {}
