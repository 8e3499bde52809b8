"""Tests that a trial build of the installer can't be taken for a release, and that every package has its digest in a
file."""

import io
import os
import re
import shutil
import subprocess
import tarfile

import pytest

from tests.packages import PACKAGING

pytestmark = pytest.mark.skipif(shutil.which("sh") is None, reason="needs a shell")

# Runs setup.sh for version 9.8.7 up to its first tool.
NAMED = """
say() { printf '%s\\n' "$@" >&2; }
stop() { say "$@"; exit 1; }
need() { printf '%s|%s\\n' "$file" "$kind"; exit; }
root=. build=. version=9.8.7
"""


def named(**variables):
    environment = {name: value for name, value in os.environ.items() if name not in ("CI", "WORDFELT_WINDOWS_PYTHON")}
    return subprocess.run(
        ["sh", "-c", f"{NAMED} . {PACKAGING}/windows/setup.sh"],
        env={**environment, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_installer_with_a_trial_interpreter_is_called_a_trial_in_its_name_and_title():
    assert named().stdout == "wordfelt-9.8.7-windows-x64-setup-trial.exe| (trial build)\n"
    recipe = (PACKAGING / "windows" / "wordfelt.nsi").read_text("utf-8")
    assert re.search(r'^Name "Wordfelt\$\{KIND\}"$', recipe, re.MULTILINE)


def test_an_installer_with_the_official_interpreter_has_the_name_of_a_release():
    assert named(WORDFELT_WINDOWS_PYTHON="python.zip").stdout == "wordfelt-9.8.7-windows-x64-setup.exe|\n"
    assert named(WORDFELT_WINDOWS_PYTHON="python.zip", CI="true").returncode == 0


def test_a_build_service_refuses_to_make_a_trial_installer():
    refused = named(CI="true")
    assert (refused.stdout, refused.returncode) == ("", 1)
    assert "WORDFELT_WINDOWS_PYTHON" in refused.stderr


def test_the_digest_file_has_the_digest_of_every_package(tmp_path):
    """The test runs the end of build.sh on a folder with two packages and the digests of an earlier build."""
    dist, build = tmp_path / "dist", tmp_path / "build"
    dist.mkdir()
    build.mkdir()
    for name in ("wordfelt_1_amd64.deb", "wordfelt-1.tar.gz", "SHA256SUMS"):
        (dist / name).write_text(name)
    script = (PACKAGING / "build.sh").read_text("utf-8")
    end = script[script.index("# Writes the digests of all packages") :]
    subprocess.run(["sh", "-euc", f"dist={dist} build={build}\n{end}"], capture_output=True, check=True)
    lines = (dist / "SHA256SUMS").read_text("utf-8").splitlines()
    assert [line.split()[1] for line in lines] == ["wordfelt-1.tar.gz", "wordfelt_1_amd64.deb"]
    check = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
    if shutil.which(check[0]):
        subprocess.run(check, cwd=dist, capture_output=True, check=True)


@pytest.mark.skipif(shutil.which("tar") is None, reason="needs tar")
@pytest.mark.parametrize("has_xz", [True, False])
def test_the_installer_for_one_user_unpacks_itself_with_the_xz_of_the_system_or_its_own(tmp_path, has_xz):
    """The folder has a space in its name. Stand-ins for the two programs record which of them ran; the archive is not
    compressed at all."""
    folder, tools = tmp_path / "a b", tmp_path / "tools"
    folder.mkdir()
    tools.mkdir()
    for name in ("cat", "dirname", "mkdir", "sh", "tar"):
        (tools / name).symlink_to(str(shutil.which(name)))
    for place, name in [(folder, "own"), *([(tools, "the system's")] if has_xz else [])]:
        (place / "xz").write_text(f'#!/bin/sh\necho "{name}" >"{tmp_path}/ran"\ncat "$2"\n')
        (place / "xz").chmod(0o755)
    shutil.copyfile(PACKAGING / "linux" / "unpack.sh", folder / "unpack")
    install = f'#!/bin/sh\necho "$@" >"{tmp_path}/installed"\n'.encode()
    with tarfile.open(folder / "wordfelt.tar.xz", "w") as archive:
        member = tarfile.TarInfo("wordfelt-9.8.7/install")
        member.size, member.mode = len(install), 0o755
        archive.addfile(member, io.BytesIO(install))
    subprocess.run(["sh", str(folder / "unpack"), "--here"], env={"PATH": str(tools)}, check=True)
    assert (tmp_path / "ran").read_text() == ("the system's\n" if has_xz else "own\n")
    assert (tmp_path / "installed").read_text() == "--here\n"
