"""Packs the rendered icons into one file for Windows (.ico) and one for macOS (.icns).

Both formats consist of a header and the unchanged PNG files.
"""

import struct
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HERE = ROOT / "packaging" / "icon"
PROGRAM = ROOT / "assets" / "icons" / "wordfelt-{}.png"
RECORD = HERE / "record" / "record-{}.png"
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}


def ico(pictures: dict[int, bytes]) -> bytes:
    """The content of an .ico file with these pictures, given by their size. The format requires 1 plane and 32 bits for
    each picture, and writes the size 256 as 0."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    start = len(head) + 16 * len(pictures)
    body = b""
    for size, picture in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), start + len(body))
        body += picture
    return head + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    body = b"".join([kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()])
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def read(pattern: Path, size: int) -> bytes:
    return Path(str(pattern).format(size)).read_bytes()


if __name__ == "__main__":
    (HERE / "wordfelt.ico").write_bytes(ico({size: read(PROGRAM, size) for size in ICO_SIZES}))
    (HERE / "record.ico").write_bytes(ico({size: read(RECORD, size) for size in ICO_SIZES}))
    (HERE / "wordfelt.icns").write_bytes(icns({kind: read(PROGRAM, size) for kind, size in ICNS_KINDS.items()}))
