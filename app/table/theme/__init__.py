"""How the table looks: colours as tokens in JSON files, read into one frozen Theme. No Qt: colours are #rrggbb.

A theme is put together from a felt, a card face and a mode. High contrast takes the place of both colours and keeps
the face's style, so that a player finds the corner letter where it was.
"""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

from app.base.paths import assets

FOLDER = assets() / "themes"

FELTS = ("green", "blue", "burgundy", "slate", "petrol", "plum", "tobacco", "moss", "midnight")
FACES = ("paper", "bold", "night")
MODES = ("light", "dark", "contrast")


@dataclass(frozen=True, slots=True)
class Felt:
    """The cloth, what is drawn on it, and the plates that lie on it.

    weave: how strong the grain is, 0 for none.  line: outlines of empty places.  dim: small text.
    """

    centre: str
    edge: str
    weave: float
    line: str
    ink: str
    dim: str
    plate: str
    plate_ink: str
    plate_dim: str
    plate_edge: str


@dataclass(frozen=True, slots=True)
class Wood:
    """The rack. ink: what is engraved in its lip.  shine: how much light lies on its upper edge."""

    light: str
    dark: str
    groove: str
    edge: str
    ink: str
    shine: float


@dataclass(frozen=True, slots=True)
class Face:
    """The cards.

    style: "paper" (large letter, corner letter, disc, pips) or "bold" (larger and plainer).
    soft: what stands back, like the reading a flip card does not have.  values: the colours of values 1 to 4.
    dot, star: the signs of flip and wild cards.
    """

    style: str
    top: str
    bottom: str
    edge: str
    ink: str
    soft: str
    values: tuple[str, str, str, str]
    digit: str
    dot: str
    star: str
    back: str
    lattice: str
    border: str
    emblem: str


@dataclass(frozen=True, slots=True)
class Marks:
    """What sets cards and places off; every mark has a shape of its own besides."""

    ring: str
    ring_edge: str
    focus: str
    focus_edge: str
    lit: str
    lit_edge: str
    laid: str
    laid_ink: str
    named: str
    named_ink: str
    fade: str
    legal: str
    legal_ink: str
    illegal: str
    illegal_ink: str
    bubble: str
    bubble_ink: str


@dataclass(frozen=True, slots=True)
class Shadow:
    """rest, lifted: how dark, from 0 to 1."""

    colour: str
    rest: float
    lifted: float


@dataclass(frozen=True, slots=True)
class Theme:
    """name: felt, face and mode; it names the theme in every cache."""

    name: str
    felt: Felt
    wood: Wood
    face: Face
    marks: Marks
    shadow: Shadow

    @property
    def flat(self) -> bool:
        """High contrast: no grain, no gloss and no shadows; outlines instead."""
        return self.shadow.rest == 0


@cache
def load_theme(felt: str = "green", face: str = "paper", mode: str = "dark") -> Theme:
    """Put a theme together. An unknown name falls back to the first: a stale setting must not stop the program."""
    felt = felt if felt in FELTS else FELTS[0]
    face = face if face in FACES else FACES[0]
    mode = mode if mode in MODES else "dark"
    card = _read(f"faces/{face}.json")
    if mode == "contrast":
        tokens = _read("contrast.json")
        card = tokens["face"] | {"style": card["style"]}
    else:
        tokens = _read("common.json")[mode] | {"felt": _read(f"felts/{felt}.json")[mode]}
    return Theme(
        name=f"{felt}-{face}-{mode}",
        felt=Felt(**tokens["felt"]),
        wood=Wood(**tokens["wood"]),
        face=Face(**card | {"values": tuple(card["values"])}),
        marks=Marks(**tokens["marks"]),
        shadow=Shadow(**tokens["shadow"]),
    )


def _read(name: str) -> dict[str, Any]:
    tokens: dict[str, Any] = json.loads((FOLDER / name).read_text("utf-8"))
    return tokens
