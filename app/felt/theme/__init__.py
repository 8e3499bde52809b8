"""Reads the themes of the table from JSON files, each as one frozen Theme. The module does not use Qt; colours are
texts like #rrggbb.

A theme consists of a felt, a card face, a back and a mode. High contrast replaces all colours and keeps the face's
style and the back's pattern, so that players find the corner letter in its place. The classes of a theme are named
tuples, because Python makes these faster than dataclasses, and the first paint waits for them.
"""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from app.base.paths import assets
from app.felt.theme.contrast import readable_shades

FOLDER = assets() / "themes"

FELTS = ("green", "blue", "burgundy", "slate", "petrol", "plum", "tobacco", "moss", "midnight")
FACES = ("paper", "bold", "night", "framed", "wood", "banner", "chalk")
BACKS = ("lattice", "garnet", "dusk", "letters", "waves", "rays", "chevrons", "frames", "dots")
TEXT, SHAPE = 4.5, 3.0  # the least contrasts that WCAG 2.2, level AA, requires of text and of everything else
MODES = ("light", "dark", "contrast")


class Felt(NamedTuple):
    """The cloth, the drawings on it, and the players' plates (panels) on it.

    weave: the strength of the cloth's grain; 0 for no grain.
    line: the colour of the outlines of empty places.
    dim: the colour of small text.
    picture: the file with a picture that is shown instead of the cloth; empty for no picture.
    darkest, lightest: the limits of the picture's shades, from 0 to 255, between which everything drawn on it stays
    readable.
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


class Wood(NamedTuple):
    """The wood of the rack and of the table's rim.

    ink: the colour of text on the rack's lip (the front edge below the cards).
    shine: the strength of the light on upper edges.
    """

    light: str
    dark: str
    groove: str
    edge: str
    ink: str
    shine: float


class Face(NamedTuple):
    """The fronts of the cards.

    style: the way in which the cards are drawn, one of faces.STYLES.
    soft: the colour of unimportant parts, like the unused letter of a flip card.
    values: the colours of values 1 to 4.
    dot, star: the colours of the dot on flip cards and of the star on wild cards.
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


class Back(NamedTuple):
    """The backs of the cards.

    pattern: the name of the pattern, one of backs.PATTERNS.
    emblem: the letter in the middle.
    """

    pattern: str
    ground: str
    line: str
    border: str
    emblem: str


class Marks(NamedTuple):
    """The colours of the marks on cards and places; every mark also has its own shape."""

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


class Shadow(NamedTuple):
    """The shadow of a card.

    rest, lifted: the darkness of the shadow, from 0 to 1, for a card at rest and for a lifted card.
    """

    colour: str
    rest: float
    lifted: float


class Theme(NamedTuple):
    """The look of the table.

    name: the names of felt, face, back and mode, by which caches identify the theme.
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
        """Whether this is the high-contrast theme, which has outlines but no grain, no gloss and no shadows."""
        return self.shadow.rest == 0


def load_theme(
    felt: str = "green", face: str = "paper", mode: str = "dark", back: str = "", picture: str = ""
) -> Theme:
    """The theme made of these parts. Uses the default for an unknown name, because an outdated setting must not stop
    the program.

    back: the name of the back; empty for the back that belongs to the face.
    picture: the file with the player's own picture for the felt; high contrast ignores it.
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
    """The entries of the felt's theme for the player's own picture: the file, and the range of shades between which
    everything on the picture is readable."""
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
    """The content of this theme file, which is read only once."""
    tokens: Mapping[str, Any] = json.loads((FOLDER / name).read_text("utf-8"))
    return tokens
