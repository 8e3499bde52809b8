"""Downloads, checks and unpacks the Debian packages from which the dictionary is built.

The packages are not installed, and are unpacked only in memory, so the script needs neither root nor dpkg.
"""

from __future__ import annotations

import io
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path


@dataclass(frozen=True)
class Pin:
    """A file of one version of a package, with its digest. The script accepts only a file with this digest."""

    package: str
    version: str
    digest: str
    is_source: bool = False

    @property
    def request(self) -> str:
        return f"{self.package}={self.version}"


SCOWL = Pin("scowl", "2020.12.07-2", "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718")
# needed because the binary package lacks the full Copyright file and UKACD's readme
SCOWL_SOURCE = Pin(
    "scowl", "2020.12.07-2", "5587667caa20c4891390c2d42dbb4d5c4c3f41bee77af1457ece3ba23fb859cc", is_source=True
)
WORDNET = Pin("wordnet-base", "1:3.0-37", "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752")
PINS = (SCOWL, SCOWL_SOURCE, WORDNET)


class PackageError(Exception):
    """The exception for a package that is missing or has a wrong digest."""


def fetch(folder: Path | None) -> dict[Pin, bytes]:
    """The pinned files. If a folder is given, the files are found there by their digests; otherwise apt-get downloads
    them."""
    if folder is not None:
        return _pick(folder)
    with tempfile.TemporaryDirectory() as scratch:
        _download(Path(scratch))
        return _pick(Path(scratch))


def _pick(folder: Path) -> dict[Pin, bytes]:
    by_digest = {}
    for path in sorted(folder.iterdir()):
        if path.is_file():
            content = path.read_bytes()
            by_digest[sha256(content).hexdigest()] = content
    missing = [pin for pin in PINS if pin.digest not in by_digest]
    if missing:
        wanted = ", ".join(f"{pin.request} ({'source' if pin.is_source else 'binary'})" for pin in missing)
        raise PackageError(f"no file with the pinned sha256 for: {wanted}")
    return {pin: by_digest[pin.digest] for pin in PINS}


def _download(scratch: Path) -> None:
    options = _source_index(scratch)
    _apt(scratch, *options, "update")
    _apt(scratch, "download", *(pin.request for pin in PINS if not pin.is_source))
    for pin in PINS:
        if pin.is_source:
            _apt(scratch, *options, "source", "--download-only", "--tar-only", pin.request)


def _source_index(scratch: Path) -> list[str]:
    """The options that let apt-get find source packages. Few machines list the archive of source packages, so the
    options name a private list of the same archive."""
    (scratch / "index" / "partial").mkdir(parents=True)
    (scratch / "cache" / "archives" / "partial").mkdir(parents=True)
    address = _apt(scratch, "download", "--print-uris", SCOWL.request).split()[0].strip("'")
    suites = _apt(scratch, "indextargets", "--format", "$(SITE) $(RELEASE) $(COMPONENT)", "Created-By: Packages")
    same_archive = {line for line in suites.splitlines() if address.startswith(line.split()[0])}
    # The archive is marked as trusted, because the pinned digest decides which files are accepted.
    sources = scratch / "sources.list"
    sources.write_text("".join(f"deb-src [trusted=yes] {line}\n" for line in sorted(same_archive)))
    private = {
        "Dir::Etc::sourcelist": sources,
        "Dir::Etc::sourceparts": "-",
        "Dir::State::lists": scratch / "index",
        "Dir::Cache": scratch / "cache",
    }
    return [f"--option={key}={value}" for key, value in private.items()]


def _apt(scratch: Path, *arguments: str) -> str:
    command = ["apt-get", "--quiet", *arguments]
    try:
        done = subprocess.run(command, cwd=scratch, check=True, capture_output=True, text=True)
    except FileNotFoundError:
        raise PackageError("apt-get is missing; give the package files with --packages DIR") from None
    except subprocess.CalledProcessError as error:
        raise PackageError(f"{' '.join(command)} failed:\n{error.stderr}") from None
    return done.stdout


def unpack(package: bytes) -> dict[str, bytes]:
    """Every file of a .deb or of a source tarball, by its path."""
    tarball = _data_member(package) if package.startswith(_AR_MAGIC) else package
    files = {}
    with tarfile.open(fileobj=io.BytesIO(tarball)) as archive:
        for member in archive:
            content = archive.extractfile(member) if member.isfile() else None
            if content is not None:
                files[member.name.removeprefix("./")] = content.read()
    return files


_AR_MAGIC = b"!<arch>\n"


def _data_member(package: bytes) -> bytes:
    """The data archive in a .deb. A .deb is an ar archive, in which each member has a 60-byte header and begins at an
    even offset."""
    at = len(_AR_MAGIC)
    while at < len(package):
        name = package[at : at + 16].decode("ascii").strip()
        size = int(package[at + 48 : at + 58])
        at += 60
        if name.startswith("data.tar"):
            return package[at : at + size]
        at += size + size % 2
    raise PackageError("the package holds no data")
