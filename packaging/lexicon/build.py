"""Builds the dictionary's assets from the pinned Debian packages and this project's lists.

    python packaging/lexicon/build.py                  download the packages with apt-get and write assets/lexicon
    python packaging/lexicon/build.py --packages DIR   take the package files from a folder
    python packaging/lexicon/build.py --check          build, write nothing, fail if assets/lexicon differs
    python packaging/lexicon/build.py --counts         build, and print the number of words of each dictionary

The same packages and lists give the same bytes. Only Python's standard library is needed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

import codes
import glosses
import handlists
import licences
import newwords
import packages
import scowl
import wordfile
import wordnet

ASSETS = Path(__file__).parents[2] / "assets" / "lexicon"


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds the dictionary's assets.")
    parser.add_argument("--packages", type=Path, metavar="DIR", help="folder with the pinned package files")
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the assets differ")
    parser.add_argument("--counts", action="store_true", help="print the number of words; write nothing")
    arguments = parser.parse_args()
    try:
        pinned = packages.fetch(arguments.packages)
        word_net = wordnet.read(packages.unpack(pinned[packages.WORDNET]))
        words = codes.code_all(scowl.read(packages.unpack(pinned[packages.SCOWL])), word_net)
    except (packages.PackageError, handlists.ListError) as error:
        print(error, file=sys.stderr)
        return 1
    if arguments.counts:
        print(codes.counts(words))
        return 0
    own = newwords.read().meanings | newwords.read_meanings()
    rude = {word for word, code in words.items() if code >> codes.OFFENSIVE_SHIFT & 3}
    plurals = {word for word, code in words.items() if code & codes.PLURAL}
    assets = {
        "words.lex": wordfile.encode(words),
        "definitions.dat": glosses.encode(set(words), plurals, rude, word_net, own),
        **licences.collect(packages.unpack(pinned[packages.SCOWL_SOURCE]), word_net),
    }
    return _compare(assets) if arguments.check else _write(assets)


def _write(assets: Mapping[str, bytes]) -> int:
    for name, content in assets.items():
        path = ASSETS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        print(f"{name}: {len(content):,} bytes")
    return 0


def _compare(assets: Mapping[str, bytes]) -> int:
    different = [
        name
        for name, content in assets.items()
        if not (ASSETS / name).is_file() or (ASSETS / name).read_bytes() != content
    ]
    for name in different:
        print(f"{name} is not what the build makes", file=sys.stderr)
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
