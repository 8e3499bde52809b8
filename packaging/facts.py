"""Gives the packages facts about the program, from pyproject.toml, engine/__init__.py, the catalog and CHANGELOG.md.

usage: python packaging/facts.py NAME       one fact: version, games, summary, homepage, id, maintainer, epoch, date
                                           licence (of what the project brings), licences (of a package with its
                                           interpreter and Qt)
       python packaging/facts.py fill FILE  the file, with each @name@ replaced by that fact
"""

import os
import re
import subprocess
import sys
import textwrap
import time
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPYRIGHT = ROOT / "packaging" / "licences" / "copyright"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

# The licences of the copyright file, which uses Debian's names, by their names in the SPDX list. Those that are not on
# it are references.
SPDX = {
    "BSD-2-clause": "BSD-2-Clause",
    "BSD-3-clause": "BSD-3-Clause",
    "bzip2": "bzip2-1.0.6",
    "CC0-1.0": "CC0-1.0",
    "Expat": "MIT",
    "FTL": "FTL",
    "GPL-2+ with Bootloader exception": "GPL-2.0-or-later WITH Bootloader-exception",
    "Harfbuzz": "MIT-Modern-Variant",
    "HPND": "HPND",
    "ICC": "LicenseRef-ICC",
    "LGPL-3": "LGPL-3.0-only",
    "libpng": "libpng-2.0",
    "OFL-1.1": "OFL-1.1",
    "Python": "Python-2.0",
    "public-domain": "LicenseRef-public-domain",
    "SCOWL": "LicenseRef-SCOWL",
    "UKACD": "LicenseRef-UKACD",
    "Unicode-3.0": "Unicode-3.0",
    "WordNet": "LicenseRef-WordNet",
    "Zlib": "Zlib",
}


@dataclass(frozen=True)
class Release:
    """A part of the changelog.

    date: empty until the release.
    lead: the paragraphs before its points.
    """

    version: str
    date: str
    lead: tuple[str, ...]
    points: tuple[str, ...]


def releases(changelog: str) -> list[Release]:
    """The releases of the changelog, the newest first."""
    found = []
    for part in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        date = re.search(r"\d{4}-\d\d-\d\d", head)
        points = re.findall(r"^- (.+?)(?=\n- |\n\n|\Z)", body.strip(), re.MULTILINE | re.DOTALL)
        before = re.split(r"^(?:- |#)", body.strip(), maxsplit=1, flags=re.MULTILINE)[0].split("\n\n")
        lead = [paragraph for paragraph in before if paragraph.strip()]
        found.append(Release(head.split()[0], date[0] if date else "", _joined(lead), _joined(points)))
    return found


def _joined(texts: list[str]) -> tuple[str, ...]:
    """The texts, each on one line."""
    return tuple([" ".join(text.split()) for text in texts])


def epoch() -> int:
    """The time that everything in the packages carries: the time of their commit."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    try:
        command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    except (OSError, subprocess.CalledProcessError):
        return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def version() -> str:
    """The version. It is read, not imported, so that a script needs nothing installed."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "engine" / "__init__.py").read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise ValueError("engine/__init__.py names no version")
    return found[1]


def games() -> int:
    """The number of games in the catalog, read like the version."""
    catalog = (ROOT / "engine" / "games" / "__init__.py").read_text("utf-8")
    return len(re.findall(r"^    \w+\.GAME,$", catalog, re.MULTILINE))


def homepage() -> str:
    return str(PROJECT["urls"]["Homepage"]).rstrip("/")


def host() -> str:
    return homepage().partition("://")[2].partition("/")[0]


def identity() -> str:
    """The program's name, unique among all programs: its homepage's, backwards."""
    return ".".join([*reversed(host().split(".")), "Wordfelt"])


def maintainer() -> str:
    return f"{PROJECT['authors'][0]['name']} <wordfelt@{host()}>"


def licences() -> str:
    """The licence expression of a package that carries the interpreter and Qt, the project's own first."""
    own = str(PROJECT["license"]).split(" AND ")
    named = re.findall(r"^License: (.+)$", COPYRIGHT.read_text("utf-8"), re.MULTILINE)
    found = {SPDX[name] for line in named for name in line.split(" and ")}
    return " AND ".join([*own, *sorted(found - set(own))])


def day(release: Release, form: str) -> str:
    seconds = time.strptime(release.date, "%Y-%m-%d") if release.date else time.gmtime(epoch())
    return time.strftime(form, seconds)


def told() -> list[Release]:
    return releases((ROOT / "CHANGELOG.md").read_text("utf-8"))


def debian_changelog() -> str:
    parts = []
    for release in told():
        points = [textwrap.fill(p, 78, initial_indent="  * ", subsequent_indent="    ") for p in release.points]
        sign = f" -- {maintainer()}  {day(release, '%a, %d %b %Y 00:00:00 +0000')}"
        parts.append("\n".join([f"wordfelt ({release.version}) unstable; urgency=medium", "", *points, "", sign, ""]))
    return "\n".join(parts)


def rpm_changelog() -> str:
    parts = []
    for release in told():
        points = [textwrap.fill(p, 78, initial_indent="- ", subsequent_indent="  ") for p in release.points]
        head = f"* {day(release, '%a %b %d %Y')} {maintainer()} - {release.version}-1"
        parts.append("\n".join([head, *points, ""]).replace("%", "%%"))
    return "\n".join(parts)


def plain(text: str) -> str:
    """The text without the signs of Markdown."""
    return re.sub(r"\[([^]]+)\]\([^)]*\)", r"\1", text).replace("`", "").replace("*", "")


def appstream_releases() -> str:
    """The releases for software centres: the sentences that lead a release, or its points if none do."""
    lines = []
    for release in told():
        kind = "stable" if release.date else "development"
        lines.append(f'    <release version="{release.version}" date="{day(release, "%Y-%m-%d")}" type="{kind}">')
        lines += ["      <description>"]
        lines += [f"        <p>{escape(plain(text), quote=False)}</p>" for text in release.lead or release.points]
        lines += ["      </description>", "    </release>"]
    return "\n".join(lines)


FACTS: dict[str, Callable[[], object]] = {
    "version": version,
    "games": games,
    "summary": lambda: PROJECT["description"],
    "homepage": homepage,
    "id": identity,
    "maintainer": maintainer,
    "licence": lambda: PROJECT["license"],
    "licences": licences,
    "epoch": epoch,
    "date": lambda: time.strftime("%Y-%m-%d", time.gmtime(epoch())),
    "debian-changelog": debian_changelog,
    "rpm-changelog": rpm_changelog,
    "appstream-releases": appstream_releases,
}


def filled(text: str) -> str:
    return re.sub(r"@([a-z-]+)@", lambda found: str(FACTS[found[1]]()), text)


if __name__ == "__main__":
    if sys.argv[1] == "fill":
        sys.stdout.write(filled(Path(sys.argv[2]).read_text("utf-8")))
    else:
        print(FACTS[sys.argv[1]]())
