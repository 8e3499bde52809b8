"""Reads from the header of a JPEG file how much memory its decoder needs."""

from collections.abc import Iterator
from itertools import islice
from math import ceil
from pathlib import Path
from typing import BinaryIO

START, SCAN = 0xD8, 0xDA
# markers that begin a frame; the markers left out of this range begin tables
FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
PROGRESSIVE = frozenset({0xC2, 0xC6, 0xCA, 0xCE})
COEFFICIENT = 2  # the bytes that the decoder needs for a coefficient
MOST_SEGMENTS = 1000  # the largest number of segments read before the picture begins


def buffered_bytes(path: str) -> int:
    """The number of bytes of picture data that the decoder must hold: the whole picture if the file stores it in
    several passes; otherwise 0, because a few lines are enough. Raises ValueError or OSError if the header can't be
    read."""
    with Path(path).open("rb") as file:
        frame, content = 0, b""
        for marker, segment in islice(_segments(file), MOST_SEGMENTS):
            if marker in FRAMES:
                frame, content = marker, segment
            elif marker == SCAN:
                in_parts = frame in PROGRESSIVE or segment[0] < content[5]
                return _all_coefficients(content) if in_parts else 0
    raise ValueError(path)


def _segments(file: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The header's segments, each with its marker."""
    if file.read(2) != bytes([0xFF, START]):
        raise ValueError("no JPEG")
    while True:
        if file.read(1) != b"\xff":
            raise ValueError("no segment")
        marker = file.read(1)
        while marker == b"\xff":  # more FF bytes are only padding
            marker = file.read(1)
        length = int.from_bytes(file.read(2), "big")
        if length < 2:
            raise ValueError("no segment")
        yield marker[0], file.read(length - 2)


def _all_coefficients(frame: bytes) -> int:
    """The number of bytes of all coefficients.

    frame: the frame segment, with height, width, and how finely each component is sampled.
    """
    height, width = int.from_bytes(frame[1:3], "big"), int.from_bytes(frame[3:5], "big")
    samples = [divmod(frame[7 + 3 * number], 16) for number in range(frame[5])]
    finest = max(across for across, _ in samples), max(down for _, down in samples)
    sizes = [ceil(width * across / finest[0]) * ceil(height * down / finest[1]) for across, down in samples]
    return COEFFICIENT * sum(sizes)
