"""Prints a sample of the project's English, for two readers who do not know the code: `python -m
tests.trials.english_sample SEED [--count 15] [--since COMMIT]`

The sample has docstrings with the heads of their functions, comments with their lines of code, test names and commit
subjects, the same number of each. A reader marks each of them clear, odd or unintelligible. The same seed draws the
same sample from the same commit.
"""

import argparse
import ast
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[2]
ROOMS = ("engine", "app", "tests", "packaging")
TOLD = (ast.Module, ast.ClassDef, ast.FunctionDef)
# the beginnings of comments that are for tools, and of headings
NOT_READ = ("noqa", "type:", "pragma", "fmt:", "ruff:", "isort:", "mypy:", "!/", "----")


def files() -> list[Path]:
    return sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))


def docstrings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, TOLD) and (text := ast.get_docstring(node)):
            yield f"{_place(path)} {_head(node)}\n   {' '.join(text.split())}"


def _head(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    if isinstance(node, ast.Module):
        return "(module)"
    if isinstance(node, ast.ClassDef):
        return f"class {node.name}"
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"def {node.name}({ast.unparse(node.args)}){returns}"


def comments(path: Path) -> Iterator[str]:
    """Yields the comments of a file, each with the line of code that it belongs to. Consecutive comment lines are one
    comment."""
    lines = path.read_text("utf-8").splitlines()
    with path.open("rb") as file:
        found = [one for one in tokenize.tokenize(file.readline) if one.type == tokenize.COMMENT]
    block: list[str] = []
    for token, after in zip(found, [*found[1:], None], strict=False):
        block.append(token.string.lstrip("# "))
        (row, column), code = token.start, token.line[: token.start[1]].strip()
        if not code and after is not None and after.start == (row + 1, column):
            continue
        text, block = " ".join(block), []
        code = code or next((line.strip() for line in lines[row:] if line.strip()), "")
        if not text.startswith(NOT_READ):
            yield f"{_place(path)} {code}\n   {text}"


def test_names(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield f"{_place(path)}: {node.name.removeprefix('test_').replace('_', ' ')}"


def subjects(since: str) -> list[str]:
    command = ["git", "log", "--no-merges", "--format=%s", f"{since}..HEAD" if since else "HEAD"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def _place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def main() -> int:
    parser = argparse.ArgumentParser(description="Draw a sample of the project's English.")
    parser.add_argument("seed", type=int)
    parser.add_argument("--count", type=int, default=15)
    parser.add_argument("--since", default="", help="commit subjects after this commit only")
    arguments = parser.parse_args()
    dice = Random(arguments.seed)
    kinds = {
        "docstrings": [one for path in files() for one in docstrings(path)],
        "comments": [one for path in files() for one in comments(path)],
        "test names": [one for path in files() for one in test_names(path)],
        "commit subjects": subjects(arguments.since),
    }
    for kind, found in kinds.items():
        print(f"\n{kind} ({len(found)} in all)\n")
        for number, one in enumerate(dice.sample(found, min(arguments.count, len(found))), 1):
            print(f"{number:2} {one}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
