"""The options --install-desktop and --remove-desktop: they put a Wordfelt installed by pip or pipx into the menu of
this user's desktop, and take it out again."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from app import __version__
from app.base.paths import NAME
from engine.games import CATALOG

ROOT = Path(__file__).resolve().parents[2]  # the folder above app/, in the source tree and in an installed wheel
KIND = "application-x-wordfelt"
ENTRY = Path("applications/wordfelt.desktop")
MIME = Path("mime/packages/wordfelt.xml")
SPECIAL = '\\"`$'  # characters that have a meaning between the quotes of a menu entry
REFRESHING = (
    ("update-desktop-database", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache --quiet --ignore-theme-index", "icons/hicolor"),
)


def install() -> int:
    """Writes the menu entry, the icons, the file type and the manual pages. Returns the exit code."""
    if (refusal := _refusal()) is not None:
        return refusal
    for name, content in _files():
        file = _share() / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    _refresh()
    print("Wordfelt is in the menu, under Games. To take it out again: wordfelt --remove-desktop")
    return 0


def remove() -> int:
    """Removes everything that `install` wrote, and folders that are empty afterwards. Returns the exit code."""
    if (refusal := _refusal()) is not None:
        return refusal
    names = [name for name, _ in _files()]
    for name in names:
        (_share() / name).unlink(missing_ok=True)
    _refresh()
    for name in names:
        for folder in [*(_share() / name).parents]:
            if folder == _share():
                break
            with suppress(OSError):  # the folder may have other files in it, or may have gone already
                folder.rmdir()
    print("Wordfelt is no longer in the menu; games and settings stay.")
    return 0


def _refusal() -> int | None:
    """Prints why this Wordfelt can't be put into the menu, and returns the exit code. Returns None if it can."""
    if getattr(sys, "frozen", False) or not (ROOT / "packaging" / "linux" / ENTRY.name).is_file():
        reason = "Only a Wordfelt that pip or pipx installed needs this; the packages bring their own menu entry."
    elif sys.platform in ("win32", "darwin"):
        reason = "This is for the desktops of Linux and its relatives."
    elif (uninstall := Path.home() / ".local" / "lib" / NAME / "uninstall").exists():
        reason = f"Another Wordfelt is in the menu, and {uninstall} removes it. Run that first."
    else:
        return None
    print(reason, file=sys.stderr)
    return 2


def _share() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def _files() -> Iterator[tuple[Path, bytes]]:
    """Yields the place of each file below the user's share folder, with its content."""
    linux, icon, icons = ROOT / "packaging" / "linux", ROOT / "packaging" / "icon", Path("icons/hicolor")
    entry = (linux / ENTRY.name).read_text("utf-8")
    yield ENTRY, entry.replace("Exec=wordfelt ", f"Exec={_quoted(_command())} ").encode()
    yield MIME, (linux / "wordfelt-mime.xml").read_bytes()
    for page in sorted(linux.glob("wordfelt*.[16]")):
        text = page.read_text("utf-8").replace("@version@", __version__).replace("@games@", str(len(CATALOG)))
        yield Path("man", f"man{page.suffix[1:]}", page.name), text.encode()
    for folder, name, pictures in (
        ("apps", NAME, (ROOT / "assets" / "icons").glob("wordfelt-*.png")),
        ("mimetypes", KIND, (icon / "record").glob("record-*.png")),
    ):
        for picture in sorted(pictures):
            size = picture.stem.partition("-")[2]
            yield icons / f"{size}x{size}" / folder / f"{name}.png", picture.read_bytes()
    yield icons / "scalable" / "apps" / f"{NAME}.svg", (icon / "wordfelt.svg").read_bytes()
    yield icons / "scalable" / "mimetypes" / f"{KIND}.svg", (icon / "record.svg").read_bytes()


def _command() -> list[str]:
    """Returns the command that started this program: pip's script, the script of the source tree, or Python itself."""
    script = Path(sys.argv[0])
    if script.name == NAME and script.is_file():
        return [str(script.absolute())]
    if (source := ROOT / "packaging" / "run.sh").is_file():
        return ["sh", str(source)]
    return [sys.executable, "-P", "-m", NAME]


def _quoted(command: list[str]) -> str:
    """Returns the command as the value of the key Exec in the menu entry. Backslashes are doubled twice, because a
    desktop unescapes them in every value, and again between quotes."""
    words = []
    for word in command:
        safe = "".join([f"\\{letter}" if letter in SPECIAL else letter for letter in word])
        words.append('"' + safe.replace("\\", "\\\\").replace("%", "%%") + '"')
    return " ".join(words)


def _refresh() -> None:
    """Makes desktops read their lists of menus, file types and icons again, if they keep such lists."""
    # makes the folder, because without it a desktop does not remove file types from its list
    (_share() / MIME).parent.mkdir(parents=True, exist_ok=True)
    for words, folder in REFRESHING:
        command, *options = words.split()
        if (_share() / folder).is_dir() and (found := shutil.which(command)) is not None:
            subprocess.run([found, *options, str(_share() / folder)], capture_output=True, check=False)
