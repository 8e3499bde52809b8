"""Makes the fonts that Wordfelt ships from Debian's packages fonts-inter, fonts-noto-core and fonts-vollkorn, with only
the characters that Wordfelt needs.

Run this program when you add a weight of a font or a script (such as Greek); the results are stored in assets/fonts. It
needs fontTools (Debian: fonttools):

    apt-get download fonts-inter fonts-noto-core fonts-vollkorn
    for package in *.deb; do dpkg -x "$package" unpacked; done
    python3 packaging/fonts/build.py unpacked assets/fonts

Inter is used unchanged, with one file for each weight in use. Of Noto Sans, only the scripts that Inter lacks are used,
because a player's name may be in any of them. Of Vollkorn, the typeface of titles, only the letters of European
languages are used. Hinting is removed from the fonts, because Wordfelt never uses it.
"""

import shutil
import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

INTER = ("Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold", "InterDisplay-Bold")

# The characters to take from each font of Noto Sans, as ranges from a first to a last character.
NOTO = {
    "NotoSans": ((0x0100, 0x052F), (0x1E00, 0x1FFF), (0x2C60, 0x2C7F), (0xA720, 0xA7FF)),
    "NotoSansArmenian": ((0x0531, 0x058F),),
    "NotoSansHebrew": ((0x05D0, 0x05F4),),
    "NotoSansArabic": ((0x060C, 0x06FF),),
    "NotoSansDevanagari": ((0x0900, 0x097F),),
    "NotoSansThai": ((0x0E01, 0x0E5B),),
    "NotoSansGeorgian": ((0x10A0, 0x10FF),),
    "NotoSansMath": ((0x2190, 0x21FF),),
    "NotoSansSymbols": ((0x2600, 0x27BF),),
    "NotoSansSymbols2": ((0x2600, 0x27BF),),
}

TITLES = ((0x0020, 0x017F), (0x2010, 0x2026), (0x2039, 0x203A), (0x2212, 0x2212))
# With the name Vollkorn, this typeface could be confused with the complete Vollkorn, which the system may have.
TITLE_FACE = "Vollkorn Titles"
TITLE_FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl"]
# Numbers of entries in the name table of a font. NAMED: the entries that contain the font's name. POSTSCRIPT: the entry
# with the PostScript name, which must not contain spaces.
NAMED, POSTSCRIPT = (1, 3, 4, 6, 16), 6
FIGURES = "zero one two three four five six seven eight nine".split()


def cut(source: Path, target: Path, wanted: set[int]) -> None:
    _save_part(TTFont(source, recalcTimestamp=False), target, wanted, ["*"])


def cut_titles(source: Path, target: Path) -> None:
    """Makes the typeface of titles from Vollkorn. Some of Vollkorn's usual digits reach below the line, so they are
    replaced by Vollkorn's other digits, which are as high as capitals."""
    font = TTFont(source, recalcTimestamp=False)
    names = font.getGlyphOrder()
    for table in font["cmap"].tables:
        for number, figure in enumerate(FIGURES):
            if f"{figure}.lf" in names:
                table.cmap[ord("0") + number] = f"{figure}.lf"
    for record in font["name"].names:
        if record.nameID in NAMED:
            called = TITLE_FACE.replace(" ", "") if record.nameID == POSTSCRIPT else TITLE_FACE
            record.string = record.toUnicode().replace("Vollkorn", called)
    wanted = {point for first, last in TITLES for point in range(first, last + 1)}
    _save_part(font, target, wanted, TITLE_FEATURES)


def _save_part(font: TTFont, target: Path, wanted: set[int], features: list[str]) -> None:
    options = subset.Options(hinting=False, layout_features=features, name_IDs=["*"], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted & font.getBestCmap().keys())
    subsetter.subset(font)
    font.save(target)


def main(unpacked: Path, target: Path) -> None:
    inter = unpacked / "usr/share/fonts/opentype/inter"
    noto = unpacked / "usr/share/fonts/truetype/noto"
    for name in INTER:
        shutil.copyfile(inter / f"{name}.otf", target / f"{name}.otf")
    held = set(TTFont(target / f"{INTER[0]}.otf").getBestCmap())
    for name, blocks in NOTO.items():
        wanted = {point for first, last in blocks for point in range(first, last + 1)} - held
        cut(noto / f"{name}-Regular.ttf", target / f"{name}-Regular.ttf", wanted)
    cut_titles(unpacked / "usr/share/fonts/truetype/vollkorn/Vollkorn-Bold.ttf", target / "Vollkorn-Bold.ttf")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
