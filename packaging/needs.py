"""Prints the requirements that pip must install, with the digests of their files: python packaging/needs.py
run|check|build.

The script combines constraints.txt, which lists the versions for each purpose, and hashes.txt, which lock.py writes.
Wordfelt itself is not among the requirements, because it runs from its own folder.
"""

import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
PARTS = {
    "run": ("to run",),
    "check": ("to run", "to build and install", "to check"),
    "build": ("to run", "to build and install", "to freeze"),
}


def versions(purpose: str) -> list[str]:
    """The lines of constraints.txt for this purpose, like `pluggy==1.7.0`. Some end in an environment marker."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in (HERE / "constraints.txt").read_text("utf-8").splitlines():
        if line.startswith("# to "):
            lines = found.setdefault(line.removeprefix("# "), [])
        elif line and not line.startswith("#"):
            lines.append(line)
    return [line for part in PARTS[purpose] for line in found[part]]


def digests() -> dict[tuple[str, str], list[str]]:
    """The digests that hashes.txt contains, by project and version."""
    found: dict[tuple[str, str], list[str]] = {}
    for line in (HERE / "hashes.txt").read_text("utf-8").splitlines():
        digest, _, file = line.partition("  ")
        name, version = file.split("-")[:2]
        found.setdefault((normal(name), version), []).append(digest)
    return found


def normal(name: str) -> str:
    """The normal form of a project's name, which is the same for all spellings of the name."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needs(purpose: str) -> list[str]:
    """The requirements for this purpose with their digests, so that pip refuses any other file and any other
    version."""
    known = digests()
    found = []
    for line in versions(purpose):
        name, version = line.partition(";")[0].strip().split("==")
        found.append(" ".join([line, *[f"--hash=sha256:{digest}" for digest in known[normal(name), version]]]))
    return found


if __name__ == "__main__":
    print("\n".join(needs(sys.argv[1])))
