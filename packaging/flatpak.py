"""Prints the manifest of the Flatpak: python packaging/flatpak.py FOLDER.

FOLDER contains all that the Flatpak is built from: wheels, a few libraries, and `share.tar` with the files that a
desktop reads (menu entry, icons, file type). The manifest lists each file of FOLDER with its digest; flatpak-builder
uses no other file.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from facts import identity

RUNTIME = "25.08"
# The program needs a window, sound and the graphics card. It opens files through the desktop's own dialogs, so it does
# not need the right to read files. It does not use the network.
RIGHTS = ["--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio", "--device=dri"]
# The folder has wheels for several Pythons; pip installs the wheels that fit the Python of the Flatpak runtime.
COMMANDS = [
    "pip3 install --no-index --find-links=. --prefix=${FLATPAK_DEST} wordfelt",
    "for library in lib*.so.*; do install -Dm644 $library ${FLATPAK_DEST}/lib/$library; done",
    "cp -R share/. ${FLATPAK_DEST}/share",
]


def source(file: Path) -> dict[str, str]:
    entry = {"type": "file", "path": file.name, "sha256": hashlib.sha256(file.read_bytes()).hexdigest()}
    return {**entry, "type": "archive", "dest": "share"} if file.suffix == ".tar" else entry


def manifest(folder: Path) -> dict[str, Any]:
    sources = [
        source(file) for file in sorted(folder.iterdir()) if file.suffix in (".whl", ".tar") or ".so." in file.name
    ]
    return {
        "app-id": identity(),
        "runtime": "org.freedesktop.Platform",
        "runtime-version": RUNTIME,
        "sdk": "org.freedesktop.Sdk",
        "command": "wordfelt",
        "finish-args": RIGHTS,
        "modules": [
            {"name": "wordfelt", "buildsystem": "simple", "build-commands": COMMANDS, "sources": sources},
        ],
    }


if __name__ == "__main__":
    print(json.dumps(manifest(Path(sys.argv[1])), indent=2))
