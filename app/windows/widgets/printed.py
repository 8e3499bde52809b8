"""Texts as PDF files, which Qt can write on every system, with or without a printer."""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument

PAPER = 96  # the pixels per inch of a page
MARGIN = 12  # the margin of a page in pixels


def pdf_of(title: str, document_of: Callable[[float], QTextDocument]) -> bytes:
    """Returns the bytes of a PDF file on A4.

    document_of: returns the document for this width in pixels.
    """

    def write(buffer: QBuffer) -> None:
        writer = QPdfWriter(buffer)
        writer.setTitle(title)
        writer.setResolution(PAPER)
        margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
        size = QPageSize(QPageSize.PageSizeId.A4)
        writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, margins))
        document_of(writer.width()).print_(writer)

    return bytes_of(write)


def bytes_of(write: Callable[[QBuffer], object]) -> bytes:
    """Returns the bytes that `write` writes."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
    return bytes(buffer.data().data())
