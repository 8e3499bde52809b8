"""Reads how the table looks: colours as tokens in JSON files make one frozen Theme. No Qt: colours are #rrggbb.

A theme consists of a felt, a card face, a back and a mode. High contrast replaces all colours and keeps the face's
style and the back's pattern, so that players find the corner letter in its place. There is one theme of each kind, so
its classes need no comparison, which makes the start shorter.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from app.base.paths import assets
from app.felt.theme.contrast import readable_shades

FOLDER = assets() / "themes"

FELTS = ("green", "blue", "burgundy", "slate", "petrol", "plum", "tobacco", "moss", "midnight")
FACES = ("paper", "bold", "night", "framed", "wood", "banner", "chalk")
BACKS = ("lattice", "garnet", "dusk", "letters", "waves", "rays", "chevrons", "frames", "dots")
TEXT, SHAPE = 4.5, 3.0  # the contrasts of WCAG 2.2, level AA, for text and for everything else
MODES = ("light", "dark", "contrast")


@dataclass(frozen=True, eq=False, repr=False)
class Felt:
    """The cloth, the drawings on it, and the plates that lie on it.

    weave: the strength of the grain, 0 for none.
    line: the colour of the outlines of empty places.
    dim: the colour of small text.
    picture: the file of a picture that lies there instead of the cloth; empty for no picture.
    darkest, lightest: the shades, from 0 to 255, on which everything drawn stays readable.
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
    picture: str = ""
    darkest: int = 0
    lightest: int = 255


@dataclass(frozen=True, eq=False, repr=False)
class Wood:
    """The rack.

    ink: the colour of the engraving in the rack's lip.
    shine: the strength of the light on the rack's upper edge.
    """

    light: str
    dark: str
    groove: str
    edge: str
    ink: str
    shine: float


@dataclass(frozen=True, eq=False, repr=False)
class Face:
    """The cards.

    style: the way in which the cards are drawn, one of faces.STYLES.
    soft: the colour of things in the background, like the letter that a flip card does not stand for.
    values: the colours of values 1 to 4.
    dot, star: the colours of the signs of flip and wild cards.
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


@dataclass(frozen=True, eq=False, repr=False)
class Back:
    """The backs of the cards.

    pattern: the name of the pattern, one of backs.PATTERNS.
    emblem: the letter in the middle.
    """

    pattern: str
    ground: str
    line: str
    border: str
    emblem: str


@dataclass(frozen=True, eq=False, repr=False)
class Marks:
    """The colours that set cards and places off; every mark also has its own shape."""

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


@dataclass(frozen=True, eq=False, repr=False)
class Shadow:
    """The shadow of a card.

    rest, lifted: the darkness of the shadow, from 0 to 1, for a card at rest and for a lifted card.
    """

    colour: str
    rest: float
    lifted: float


@dataclass(frozen=True, eq=False, repr=False)
class Theme:
    """The look of the table.

    name: felt, face, back and mode; it names the theme in every cache.
    """

    name: str
    felt: Felt
    wood: Wood
    face: Face
    back: Back
    marks: Marks
    shadow: Shadow

    @property
    def flat(self) -> bool:
        """Whether the theme is high contrast: no grain, no gloss and no shadows, but outlines."""
        return self.shadow.rest == 0


def load_theme(
    felt: str = "green", face: str = "paper", mode: str = "dark", back: str = "", picture: str = ""
) -> Theme:
    """The theme made of these parts. An unknown name falls back to the first, because a stale setting must not stop the
    program.

    back: the name of the back; empty for the back that belongs to the face.
    picture: the file of the player's own picture for the felt; high contrast ignores it.
    """
    felt = felt if felt in FELTS else FELTS[0]
    face = face if face in FACES else FACES[0]
    mode = mode if mode in MODES else "dark"
    return _put_together(felt, face, mode, back if back in BACKS else usual_back(face), picture)


@cache
def _put_together(felt: str, face: str, mode: str, back: str, picture: str) -> Theme:
    card = {key: value for key, value in _read(f"faces/{face}.json").items() if key != "usual_back"}
    behind = dict(_read(f"backs/{back}.json"))
    if mode == "contrast":
        tokens = _read("contrast.json")
        card = tokens["face"] | {"style": card["style"]}
        behind = tokens["back"] | {"pattern": behind["pattern"]}
    else:
        tokens = _read("common.json")[mode] | {"felt": _read(f"felts/{felt}.json")[mode]}
        if picture:
            tokens["felt"] = tokens["felt"] | _below(picture, tokens)
    return Theme(
        name=f"{felt}-{face}-{back}-{mode}",
        felt=Felt(**tokens["felt"]),
        wood=Wood(**tokens["wood"]),
        face=Face(**card | {"values": tuple(card["values"])}),
        back=Back(**behind),
        marks=Marks(**tokens["marks"]),
        shadow=Shadow(**tokens["shadow"]),
    )


def _below(picture: str, tokens: dict[str, Any]) -> dict[str, Any]:
    """The picture as a part of the felt, with the shades that keep everything on the felt readable."""
    felt, marks = tokens["felt"], tokens["marks"]
    texts = [(felt["ink"], TEXT), (felt["dim"], TEXT)]
    darkest, lightest = readable_shades(
        [*texts, *[(ink, SHAPE) for ink in (felt["line"], marks["legal"], marks["illegal"])]]
    )
    return {"picture": picture, "darkest": darkest, "lightest": lightest}


def usual_back(face: str) -> str:
    """The back that belongs to this face."""
    name: str = _read(f"faces/{face if face in FACES else FACES[0]}.json")["usual_back"]
    return name


@cache
def _read(name: str) -> Mapping[str, Any]:
    """The content of this file, which is read once and never changed."""
    tokens: Mapping[str, Any] = json.loads((FOLDER / name).read_text("utf-8"))
    return tokens
