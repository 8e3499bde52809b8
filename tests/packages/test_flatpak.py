"""Tests the manifest of the Flatpak: every source has its digest, and flatpak-builder can read it."""

import hashlib
import json
import shutil
import subprocess
import sys

import pytest

from tests.packages import PACKAGING, script

sys.path.insert(0, str(PACKAGING))  # lets the script import facts.py from its own folder
flatpak = script("flatpak.py")
sys.path.remove(str(PACKAGING))
FILES = ("wordfelt-9.8.7-py3-none-any.whl", "libxcb-cursor.so.0", "share.tar", "needs.txt", "old.json")


@pytest.fixture
def folder(tmp_path):
    for name in FILES:
        (tmp_path / name).write_text(name)
    return tmp_path


def sources(folder):
    return {source["path"]: source for source in flatpak.manifest(folder)["modules"][0]["sources"]}


def test_every_source_of_the_flatpak_has_a_digest(folder):
    found = sources(folder)
    assert set(found) == set(FILES[:3])
    for name, source in found.items():
        assert source["sha256"] == hashlib.sha256(name.encode()).hexdigest()
    assert {source["type"] for source in found.values()} == {"file", "archive"}


def test_the_flatpak_does_not_ask_for_network_access_or_for_the_players_folders(folder):
    rights = flatpak.manifest(folder)["finish-args"]
    assert not [right for right in rights if "network" in right or "filesystem" in right]


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="needs flatpak-builder")
def test_flatpak_builder_can_read_the_manifest(folder):
    file = folder / "manifest.json"
    file.write_text(json.dumps(flatpak.manifest(folder)))
    command = ["flatpak-builder", "--show-manifest", str(file)]
    shown = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert len(shown["modules"][0]["sources"]) == 3
    assert shown["finish-args"] == flatpak.RIGHTS
