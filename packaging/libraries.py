"""Reads from a folder of programs and libraries what they need from the system.

usage: python packaging/libraries.py deb FOLDER    Depends of a .deb, by the packages of this Debian
       python packaging/libraries.py rpm FOLDER    Requires of an .rpm
       python packaging/libraries.py list FOLDER   the names alone

dpkg-shlibdeps is no use here, because it mistakes the libraries in a package for the system's.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

# The loader and the libraries in the same package with it.
C_LIBRARY = re.compile(r"^(ld-linux.*|lib(c|m|dl|rt|pthread)\.so\.\d+)$")


def binaries(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def needs(folder: Path) -> tuple[set[str], str]:
    """The needed libraries that the folder lacks, and the newest C library that any file asks for."""
    wanted: set[str] = set()
    own: set[str] = set()
    newest = (2, 0)
    for path in binaries(folder):
        own.add(path.name)
        told = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
        wanted |= set(re.findall(r"^\s+NEEDED\s+(\S+)", told, re.MULTILINE))
        own |= set(re.findall(r"^\s+SONAME\s+(\S+)", told, re.MULTILINE))
        newest = max([newest, *[(int(a), int(b)) for a, b in re.findall(r"\bGLIBC_(\d+)\.(\d+)", told)]])
    return wanted - own, ".".join(map(str, newest))


def debian_package(library: str) -> str:
    """The package that this library comes from; under both names if Debian has renamed it."""
    found = subprocess.run(["dpkg", "-S", f"*/{library}"], capture_output=True, text=True, check=False).stdout
    packages = {line.partition(":")[0] for line in found.splitlines() if line.endswith(f"/{library}")}
    packages = {name for name in packages if not name.endswith(("-dev", "-dbg", "-cross"))}
    if len(packages) != 1:
        sys.exit(f"{library} comes from {sorted(packages) or 'no package'} on this system")
    name = packages.pop()
    return f"{name} | {name.removesuffix('t64')}" if name.endswith("t64") else name


def main(form: str, folder: Path) -> None:
    wanted, newest = needs(folder)
    others = sorted(name for name in wanted if not C_LIBRARY.match(name))
    if form == "deb":
        print(", ".join([f"libc6 (>= {newest})", *sorted({debian_package(name) for name in others})]))
    elif form == "rpm":
        print(f"Requires: libc.so.6(GLIBC_{newest})(64bit)")
        print("\n".join([f"Requires: {name}()(64bit)" for name in others]))
    else:
        print("\n".join(sorted(wanted)))


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
