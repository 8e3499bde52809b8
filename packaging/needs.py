"""Prints the requirements that pip has to install, one a line: python packaging/needs.py run|check|build.

The program itself is not one of them, because it starts from its own folder.
"""

import sys
import tomllib
from pathlib import Path

EXTRAS = {"check": "dev", "build": "build"}


def needs(purpose: str) -> list[str]:
    """The requirements that pyproject.toml names for this purpose."""
    told = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text("utf-8"))
    found = list(told["project"]["dependencies"])
    if purpose in EXTRAS:
        found += told["project"]["optional-dependencies"][EXTRAS[purpose]] + told["build-system"]["requires"]
    return found


if __name__ == "__main__":
    print("\n".join(needs(sys.argv[1])))
