"""Arranges the files for the Windows installer: python packaging/windows/layout.py PYTHON WHEELS OUT.

PYTHON: a folder with the embeddable version of CPython. WHEELS: a folder with the program's wheel and all wheels that
it needs. OUT: the folder for the result. The installer contains the same parts of Qt and of Python's extension modules
as the frozen builds.
"""

import compileall
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from py_compile import PycInvalidationMode

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging" / "freeze"))

from parts import QT_PLUGINS, UNUSED_MODULES, qt_translation  # noqa: E402

UNUSED = {*UNUSED_MODULES, "_asyncio", "_msi", "_overlapped"}
QT_MODULES = ("QtCore", "QtGui", "QtWidgets")


def linked(path: Path) -> list[str]:
    output = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
    return [name.lower() for name in re.findall(r"DLL Name: (\S+)", output)]


def reached(start: Iterable[Path], around: Iterable[Path]) -> set[Path]:
    """Returns the files in `start`, and those in `around` with which they are linked, directly or through other
    files."""
    by_name = {path.name.lower(): path for path in around}
    todo, kept = list(start), set()
    while todo:
        path = todo.pop()
        if path not in kept:
            kept.add(path)
            todo += [by_name[name] for name in linked(path) if name in by_name]
    return kept


def interpreter(given: Path, out: Path) -> str:
    """Copies the interpreter's files. Returns the name of its library, like python311."""
    library = next(path for path in given.rglob("python3*.dll") if path.stem != "python3")
    files = [path for path in library.parent.iterdir() if path.suffix in {".dll", ".pyd", ".zip"}]
    modules = [path for path in files if path.suffix == ".pyd" and path.stem not in UNUSED]
    kept = reached([*modules, library], files) | {
        path for path in files if path.stem == "python3" or path.suffix == ".zip"
    }
    for path in kept:
        shutil.copyfile(path, out / path.name)
    (out / f"{library.stem}._pth").write_text(f"{library.stem}.zip\nlib\\wordfelt\nlib\n.\n")
    return library.stem


def prune(lib: Path, out: Path, languages: set[str]) -> None:
    qt = lib / "PySide6"
    modules = [qt / f"{name}.pyd" for name in QT_MODULES]
    plugins = [
        path for path in qt.glob("plugins/*/*.dll") if QT_PLUGINS.search(path.relative_to(qt / "plugins").as_posix())
    ]
    libraries = [*qt.glob("*.dll"), *qt.glob("*.pyd"), *lib.glob("shiboken6/*")]
    binaries = reached(
        [*modules, *plugins, *lib.glob("shiboken6/*.pyd")],
        [path for path in libraries if path.suffix in {".dll", ".pyd"}],
    )
    for path in [*qt.rglob("*"), *lib.glob("shiboken6/*")]:
        name = path.relative_to(lib).as_posix()
        text = path.suffix == ".py" and path.parent.name in {"PySide6", "support", "shiboken6"}
        sentences = any(qt_translation(language).search(name) for language in languages)
        if path.is_file() and not (path in binaries or text or sentences):
            path.unlink()
    for name in UNUSED_MODULES:
        shutil.rmtree(lib / name.replace(".", "/"), ignore_errors=True)
    for path in sorted(lib.rglob("*"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()
        elif path.suffix in {".pyi", ".ts"} or path.match("*.dist-info/RECORD"):
            path.unlink()


def compiled(lib: Path) -> None:
    """Replaces all Python modules in the folder by their compiled form, as in the frozen builds. The running Python
    must have the same version as the Python in the package."""
    compileall.compile_dir(
        lib, ddir="", quiet=1, legacy=True, force=True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH
    )
    for path in lib.rglob("*.py"):
        if path.with_suffix(".pyc").exists():
            path.unlink()


def main(given: Path, wheels: Path, out: Path) -> None:
    lib = out / "lib"
    lib.mkdir(parents=True)
    name = interpreter(given, out)
    for wheel in sorted(wheels.glob("*.whl")):
        zipfile.ZipFile(wheel).extractall(lib)
    prune(lib, out, {path.stem.partition("_")[2] for path in lib.glob("wordfelt/translations/wordfelt_*.qm")})
    if name == "python{}{}".format(*sys.version_info):
        compiled(lib)
    print(name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]))
