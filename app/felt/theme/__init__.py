"""How the table looks: colours as tokens in JSON files, read into one frozen Theme. No Qt: colours are #rrggbb.

A theme is put together from a felt, a card face, a back and a mode. High contrast takes the place of all colours and
keeps the face's style and the back's pattern, so that a player finds the corner letter where it was. There is one theme
of each kind: so nothing here need say what makes it equal to another, and the start is the shorter for it.
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
TEXT, SHAPE = 4.5, 3.0  # the contrasts of WCAG 2.2, level AA, that are wanted of text and of everything else
MODES = ("light", "dark", "contrast")


@dataclass(frozen=True, eq=False, repr=False)
class Felt:
    """The cloth, what is drawn on it, and the plates that lie on it.

    weave: how strong the grain is, 0 for none.  line: outlines of empty places.  dim: small text.
    picture: the file of one that lies there instead, empty for none.
    darkest, lightest: the shades, from 0 to 255, that leave everything readable that is drawn on it.
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
    """The rack. ink: what is engraved in its lip.  shine: how much light lies on its upper edge."""

    light: str
    dark: str
    groove: str
    edge: str
    ink: str
    shine: float


@dataclass(frozen=True, eq=False, repr=False)
class Face:
    """The cards.

    style: how they are drawn, one of those in faces.STYLES.
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


@dataclass(frozen=True, eq=False, repr=False)
class Back:
    """The backs of the cards. pattern: one of those in backs.PATTERNS.  emblem: the letter in the middle."""

    pattern: str
    ground: str
    line: str
    border: str
    emblem: str


@dataclass(frozen=True, eq=False, repr=False)
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


@dataclass(frozen=True, eq=False, repr=False)
class Shadow:
    """rest, lifted: how dark, from 0 to 1."""

    colour: str
    rest: float
    lifted: float


@dataclass(frozen=True, eq=False, repr=False)
class Theme:
    """name: felt, face, back and mode; it names the theme in every cache."""

    name: str
    felt: Felt
    wood: Wood
    face: Face
    back: Back
    marks: Marks
    shadow: Shadow

    @property
    def flat(self) -> bool:
        """High contrast: no grain, no gloss and no shadows; outlines instead."""
        return self.shadow.rest == 0


def load_theme(
    felt: str = "green", face: str = "paper", mode: str = "dark", back: str = "", picture: str = ""
) -> Theme:
    """Put a theme together. An unknown name falls back to the first: a stale setting must not stop the program.

    back: empty for the one that belongs to the face.
    picture: the file of the player's own for the felt; high contrast goes without.
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
    """What must be readable on the felt must be so on any picture."""
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
    """It is read once, and nothing in it is changed."""
    tokens: Mapping[str, Any] = json.loads((FOLDER / name).read_text("utf-8"))
    return tokens
