"""Tests the player's own picture on the felt: reading a picture file never takes much memory, whatever the size,
proportions or header of the file."""

import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from app.base.settings import Settings
from app.felt import own_picture
from app.felt.jpeg_header import buffered_bytes
from app.felt.own_picture import MOST_DOTS, draw_picture, fault_of, reduced
from app.windows.widgets.colours import theme_of

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/hostname"/></svg>'
LIMIT = 100_000_000
PROPORTIONS = [
    (1, 1),
    (1, 1000),
    (1000, 1),
    (1, 20_000),
    (20_000, 1),
    (3, 200),
    (20_000, 150),
    (1700, 1700),
    (4000, 900),
]
VIEWS = [(1, 1), (800, 600), (3840, 2160), (300, 3000), (7680, 4320)]


def png(path, width, height, colour=2, depth=8, rows=True):
    """Writes a black PNG of this size and returns its path. Without `rows` the file has only a header.

    colour: 0 grey, 2 RGB, 3 palette, 6 RGBA.
    """

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    channels = {0: 1, 2: 3, 3: 1, 6: 4}[colour]
    row = bytes(1 + (width * channels * depth + 7) // 8)
    packing = zlib.compressobj(1)
    packed = b"".join([packing.compress(row) for _ in range(height * rows)]) + packing.flush()
    palette = chunk(b"PLTE", bytes(3)) if colour == 3 else b""
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + header + palette + chunk(b"IDAT", packed) + chunk(b"IEND", b""))
    return str(path)


def written(path, width, height, kind, image_format=QImage.Format.Format_RGB32, *, progressive=False):
    image = QImage(width, height, image_format)
    image.fill(QColor("red"))
    writer = QImageWriter(str(path), kind)
    writer.setProgressiveScanWrite(progressive)
    assert writer.write(image)
    return str(path)


def felt_with(path):
    return theme_of(Settings()).felt._replace(picture=path)


def painted(path, width, height, dpr=1.0):
    """The painted felt of this size with the picture; None if the felt shows plain cloth."""
    canvas = QImage(min(width, 900), min(height, 900), QImage.Format.Format_RGB32)
    canvas.fill(QColor("blue"))
    painter = QPainter(canvas)
    shown = draw_picture(painter, felt_with(path), QRectF(0, 0, width, height), dpr)
    painter.end()
    return canvas if shown else None


@pytest.fixture
def counted(monkeypatch):
    """The numbers of pixels of all images that the program makes while it scales pictures."""
    dots: list[int] = []
    scaled, fitted = own_picture._scaled, own_picture._fitted

    def scaling(image, size):
        dots.extend((image.width() * image.height(), size.width() * size.height()))
        return scaled(image, size)

    monkeypatch.setattr(own_picture, "_scaled", scaling)
    yield dots
    own_picture._source.cache_clear()
    fitted.cache_clear()


@pytest.mark.parametrize("size", PROPORTIONS, ids=str)
def test_the_felt_cuts_a_picture_of_any_proportions_before_it_enlarges_the_picture(qapp, tmp_path, counted, size):
    path = png(tmp_path / "picture.png", *size)
    for view in VIEWS:
        assert painted(path, *view, dpr=2.0) is not None
    # The program scales the picture at least twice for each view but one: the two largest views use the same image.
    assert len(counted) >= 2 * (len(VIEWS) - 1)
    assert max(counted) <= MOST_DOTS


def test_a_felt_wider_than_the_players_picture_shows_the_middle_of_the_picture(qapp, tmp_path):
    path = tmp_path / "flag.png"
    flag = QImage(10, 1000, QImage.Format.Format_RGB32)
    flag.fill(QColor("white"))
    painter = QPainter(flag)
    painter.fillRect(QRect(0, 495, 10, 10), QColor("black"))
    painter.end()
    assert flag.save(str(path))
    shown = painted(str(path), 300, 300)
    felt = felt_with(str(path))
    assert {shown.pixelColor(x, y).red() for x in (5, 150, 295) for y in (5, 150, 295)} == {felt.darkest}


@pytest.mark.parametrize("size", [(1, 1), (1, 20_000), (20_000, 1), (30_000, 30_000), (1, 10**9), (10**9, 3), (0, 5)])
def test_a_reduced_picture_keeps_its_proportions_and_has_at_least_one_pixel(size):
    found = reduced(QSize(*size))
    assert min(found.width(), found.height()) >= 1
    assert found.width() * found.height() <= MOST_DOTS
    if size[0] * size[1] > MOST_DOTS and found.width() > 9 and found.height() > 9:
        assert abs(found.width() / found.height() / (size[0] / size[1]) - 1) < 0.1
    if 0 < size[0] * size[1] <= MOST_DOTS:
        assert found == QSize(*size)


@pytest.mark.parametrize("name", ["picture.svg", "picture.png", "picture.jpg"])
def test_the_felt_refuses_an_svg_picture_whatever_its_name_and_does_not_render_it(qapp, tmp_path, monkeypatch, name):
    path = tmp_path / name
    path.write_text(SVG)
    # If the program asked for the size, and so read the file, the test would fail here.
    monkeypatch.setattr(own_picture, "_size", None)
    assert fault_of(str(path)) == "kind"
    assert painted(str(path), 100, 100) is None


def test_the_felt_recognizes_the_format_of_a_picture_by_its_content_whatever_its_name(qapp, tmp_path):
    for kind in ("jpg", "bmp", "webp", "png"):
        path = tmp_path / f"{kind}.gif"
        written(path, 30, 20, kind.encode())
        assert fault_of(str(path)) == ""
        assert painted(str(path), 40, 40) is not None


HEADERS = {
    "png": lambda path: png(path, 30_000, 30_000, rows=False),
    "grey": lambda path: png(path, 30_000, 30_000, colour=0, depth=1, rows=False),
    "bmp": lambda path: path.write_bytes(
        b"BM" + struct.pack("<IHHI", 54, 0, 0, 54) + struct.pack("<IiiHHIIiiII", 40, 30000, -30000, 1, 24, *[0] * 6)
    ),
    "gif": lambda path: path.write_bytes(
        b"GIF89a"
        + struct.pack("<HHBBB", 30000, 30000, 0x80, 0, 0)
        + bytes(6)
        + b","
        + struct.pack("<HHHHB", 0, 0, 30000, 30000, 0)
        + b"\x02\x02L\x01\x00;"
    ),
    "jpeg": lambda path: path.write_bytes(
        b"\xff\xd8\xff\xc0"
        + struct.pack(">HBHHB", 11, 8, 30000, 30000, 1)
        + b"\x01\x11\x00"
        + b"\xff\xda"
        + struct.pack(">HB", 8, 1)
        + b"\x01\x00\x00\x3f\x00\xff\xd9"
    ),
    "webp": lambda path: path.write_bytes(
        b"RIFF"
        + struct.pack("<I", 30)
        + b"WEBPVP8X"
        + struct.pack("<I", 10)
        + bytes(4)
        + (16383).to_bytes(3, "little") * 2
        + bytes(8)
    ),
}


@pytest.mark.parametrize("kind", HEADERS)
def test_the_felt_refuses_a_picture_of_30000_by_30000_pixels_without_decoding_any_pixel(
    qapp, tmp_path, monkeypatch, kind
):
    path = tmp_path / "picture"
    HEADERS[kind](path)
    # If the program began to decode the picture, the test would fail here.
    monkeypatch.setattr(own_picture, "_little_memory", None)
    assert fault_of(str(path)) in ("large", "unread")
    assert painted(str(path), 100, 100) is None


@pytest.mark.parametrize("data", [b"", b"text", b"\xff\xd8\xff", b"\x89PNG\r\n\x1a\n", b"GIF89a", b"RIFF....WEBP"])
def test_the_felt_refuses_a_file_that_is_not_a_picture(qapp, tmp_path, data):
    path = tmp_path / "picture.png"
    path.write_bytes(data)
    assert fault_of(str(path)) == "unread"
    assert fault_of(str(tmp_path / "none.png")) == "unread"
    assert fault_of(str(tmp_path)) == "unread"


def test_the_felt_counts_the_memory_that_decoding_a_progressive_jpeg_needs(qapp, tmp_path):
    plain = written(tmp_path / "plain.jpg", 400, 300, b"jpg")
    in_parts = written(tmp_path / "parts.jpg", 400, 300, b"jpg", progressive=True)
    assert buffered_bytes(plain) == 0
    assert 400 * 300 * 2 <= buffered_bytes(in_parts) <= 400 * 300 * 6


MEASURE = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from app.base.settings import Settings
from app.felt.own_picture import draw_picture, fault_of
from app.windows.widgets.colours import theme_of

def kilobytes(name):
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name))

program = QGuiApplication([])
canvas = QImage(3840, 2160, QImage.Format.Format_RGB32)
canvas.fill(0)
felt = theme_of(Settings()).felt
for path in sys.argv[2:]:
    before = kilobytes("VmRSS")
    Path("/proc/self/clear_refs").write_text("5")
    fault = fault_of(path)
    for width in (3840, 3000, 2000):
        painter = QPainter(canvas)
        draw_picture(painter, felt._replace(picture=path), QRectF(0, 0, width, 2160), 1.0)
        painter.end()
    print(fault or "shown", (kilobytes("VmHWM") - before) * 1024)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_reading_any_picture_takes_at_most_100_mb_of_memory(qapp, tmp_path):
    """Measures the largest accepted pictures of each kind, larger ones, and pictures of strange proportions."""
    grey, alpha = QImage.Format.Format_Grayscale8, QImage.Format.Format_ARGB32
    shown = [
        png(tmp_path / "rgb.png", 4200, 4200),
        png(tmp_path / "alpha.png", 4200, 4200, colour=6),
        png(tmp_path / "deep.png", 2400, 2400, colour=6, depth=16),
        png(tmp_path / "grey.png", 3700, 3700, colour=0),
        png(tmp_path / "palette.png", 3700, 3700, colour=3),
        png(tmp_path / "bits.png", 4100, 4100, colour=0, depth=1),
        png(tmp_path / "tall.png", 1, 1000),
        png(tmp_path / "taller.png", 1, 20_000),
        png(tmp_path / "wide.png", 20_000, 1),
        png(tmp_path / "wider.png", 90_000, 190),
        written(tmp_path / "plain.jpg", 12_000, 9000, b"jpg", grey),
        written(tmp_path / "parts.jpg", 4000, 3000, b"jpg", progressive=True),
        written(tmp_path / "picture.webp", 2400, 2400, b"webp", alpha),
        written(tmp_path / "picture.bmp", 4000, 4000, b"bmp"),
    ]
    large = [
        png(tmp_path / "large.png", 6000, 4000, rows=False),
        written(tmp_path / "large.jpg", 8000, 6000, b"jpg", progressive=True),
        written(tmp_path / "large.webp", 4000, 3000, b"webp"),
    ]
    root = str(Path(__file__).parents[2])
    run = subprocess.run(
        [sys.executable, "-c", MEASURE, root, *shown, *large], capture_output=True, text=True, check=True, timeout=300
    )
    told = dict(zip([Path(path).name for path in (*shown, *large)], run.stdout.splitlines(), strict=True))
    assert {name: line.split()[0] for name, line in told.items()} == {
        **{Path(path).name: "shown" for path in shown},
        **{Path(path).name: "large" for path in large},
    }
    assert {name: line for name, line in told.items() if int(line.split()[1]) > LIMIT} == {}, told
