"""Collects the licences of the sources, word for word, under the names they are shipped by."""

from __future__ import annotations

from wordnet import WordNet

# A path in SCOWL's source package, and the file beside the assets.
SCOWL_FILES = {
    "Copyright": "licences/SCOWL-Copyright.txt",
    "r/ukacd/readme.txt": "licences/UKACD-readme.txt",
}


def collect(scowl_source: dict[str, bytes], wordnet: WordNet) -> dict[str, bytes]:
    inside = {path.partition("/")[2]: content for path, content in scowl_source.items()}
    collected = {name: inside[path] for path, name in SCOWL_FILES.items()}
    collected["licences/WordNet.txt"] = wordnet.licence.encode("ascii")
    return collected
