"""Collects the licences of the dictionary's sources, unchanged, under the names of the files that Wordfelt ships."""

from __future__ import annotations

from wordnet import WordNet

# Maps a path in SCOWL's source package to the name of the shipped file.
SCOWL_FILES = {
    "Copyright": "licences/SCOWL-Copyright.txt",
    "r/ukacd/readme.txt": "licences/UKACD-readme.txt",
}


def collect(scowl_source: dict[str, bytes], wordnet: WordNet) -> dict[str, bytes]:
    inside = {path.partition("/")[2]: content for path, content in scowl_source.items()}
    collected = {name: inside[path] for path, name in SCOWL_FILES.items()}
    collected["licences/WordNet.txt"] = wordnet.licence.encode("ascii")
    return collected
