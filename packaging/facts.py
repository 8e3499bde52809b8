"""Prints facts for the packages, read from pyproject.toml, engine/__init__.py, the catalog and CHANGELOG.md.

usage: python packaging/facts.py NAME       prints one fact: version, games, summary, homepage, id, maintainer, epoch,
                                           date, licence (of the project's own files), licences (of a package that
                                           also contains the interpreter and Qt)
       python packaging/facts.py fill FILE  prints the file with each @name@ replaced by the fact of that name
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

# Maps the names of licences in the file `copyright`, where they are written as Debian does, to the names on the SPDX
# list. A licence that is not on that list gets a name that begins with LicenseRef.
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
    """One release in the changelog.

    date: the date; empty for the version that is not released yet.
    lead: the paragraphs before the list of changes.
    """

    version: str
    date: str
    lead: tuple[str, ...]
    points: tuple[str, ...]


def releases(changelog: str) -> list[Release]:
    """The releases in the changelog, the newest first."""
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
    """The texts, each with its lines joined to one line."""
    return tuple([" ".join(text.split()) for text in texts])


def epoch() -> int:
    """The time stamp for all files in the packages, in seconds since 1970: the time of the last commit."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    try:
        command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    except (OSError, subprocess.CalledProcessError):
        return int((ROOT / "CHANGELOG.md").stat().st_mtime)


def version() -> str:
    """The version of the program, read from the source and not imported, so that scripts need nothing installed."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "engine" / "__init__.py").read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise ValueError("engine/__init__.py names no version")
    return found[1]


def games() -> int:
    """The number of games in the catalog, read from the source like the version."""
    catalog = (ROOT / "engine" / "games" / "__init__.py").read_text("utf-8")
    return len(re.findall(r"^    \w+\.GAME,$", catalog, re.MULTILINE))


def homepage() -> str:
    return str(PROJECT["urls"]["Homepage"]).rstrip("/")


def host() -> str:
    return homepage().partition("://")[2].partition("/")[0]


def identity() -> str:
    """The program's identifier, unique among all programs: the host name of its homepage in reverse order, then its
    name."""
    return ".".join([*reversed(host().split(".")), "Wordfelt"])


def maintainer() -> str:
    return f"{PROJECT['authors'][0]['name']} <wordfelt@{host()}>"


def licences() -> str:
    """The licences, as an SPDX expression, of a package that contains the interpreter and Qt. The project's own
    licences come first."""
    own = str(PROJECT["license"]).split(" AND ")
    named = re.findall(r"^License: (.+)$", COPYRIGHT.read_text("utf-8"), re.MULTILINE)
    found = {SPDX[name] for line in named for name in line.split(" and ")}
    return " AND ".join([*own, *sorted(found - set(own))])


def day(release: Release, form: str) -> str:
    seconds = time.strptime(release.date, "%Y-%m-%d") if release.date else time.gmtime(epoch())
    return time.strftime(form, seconds)


def all_releases() -> list[Release]:
    return releases((ROOT / "CHANGELOG.md").read_text("utf-8"))


def debian_changelog() -> str:
    parts = []
    for release in all_releases():
        points = [textwrap.fill(p, 78, initial_indent="  * ", subsequent_indent="    ") for p in release.points]
        sign = f" -- {maintainer()}  {day(release, '%a, %d %b %Y 00:00:00 +0000')}"
        parts.append("\n".join([f"wordfelt ({release.version}) unstable; urgency=medium", "", *points, "", sign, ""]))
    return "\n".join(parts)


def rpm_changelog() -> str:
    parts = []
    for release in all_releases():
        points = [textwrap.fill(p, 78, initial_indent="- ", subsequent_indent="  ") for p in release.points]
        head = f"* {day(release, '%a %b %d %Y')} {maintainer()} - {release.version}-1"
        parts.append("\n".join([head, *points, ""]).replace("%", "%%"))
    return "\n".join(parts)


def plain(text: str) -> str:
    """The text without the markup of Markdown."""
    return re.sub(r"\[([^]]+)\]\([^)]*\)", r"\1", text).replace("`", "").replace("*", "")


def appstream_releases() -> str:
    """The releases in the XML form of AppStream, for software centres. A release is described by its first paragraphs
    or, if it has none, by the list of its changes."""
    lines = []
    for release in all_releases():
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
