"""Builds the wheel and the sdist, with the same bytes every time: python packaging/distributions.py WORK DIST.

The script works on a copy of the project's files, so that it leaves no files in the project's folder.
"""

import contextlib
import gzip
import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from setuptools import build_meta

ROOT = Path(__file__).resolve().parent.parent


def copy_to(work: Path) -> None:
    """Copies the files that git tracks. If the project's folder is not a git clone, copies all files."""
    shutil.rmtree(work, ignore_errors=True)
    try:
        listed = subprocess.run(["git", "-C", str(ROOT), "ls-files", "-z"], capture_output=True, check=True).stdout
        names = [name for name in os.fsdecode(listed).split("\0") if name and (ROOT / name).is_file()]
    except (OSError, subprocess.CalledProcessError):
        left = shutil.ignore_patterns("build", "dist", ".*", "__pycache__", "*.egg-info")
        shutil.copytree(ROOT, work, ignore=left)
        return
    for name in names:
        (work / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, work / name)
        (work / name).chmod(0o755 if os.access(ROOT / name, os.X_OK) else 0o644)


def levelled(sdist: Path) -> None:
    """Makes an sdist (source package) the same on every machine: replaces the times and access rights of its files, and
    the name of the user who builds it, by fixed values."""
    epoch = int(os.environ["SOURCE_DATE_EPOCH"])
    packed = io.BytesIO()
    with tarfile.open(sdist) as old, tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new:
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname = epoch, 0, 0, "", ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            new.addfile(member, old.extractfile(member) if member.isfile() else None)
    with sdist.open("wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=epoch) as zipped:
        zipped.write(packed.getvalue())


def main(work: Path, dist: Path) -> None:
    copy_to(work)
    (work / "MANIFEST.in").write_text("graft .\n")  # this makes setuptools include the whole project in the sdist
    os.chdir(work)
    # Hides the output, because setuptools prints the name of every file.
    with contextlib.redirect_stdout(io.StringIO()):
        levelled(dist / build_meta.build_sdist(str(dist)))
        build_meta.build_wheel(str(dist))


if __name__ == "__main__":
    os.umask(0o022)
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
