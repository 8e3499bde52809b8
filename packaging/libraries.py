"""Finds out which system libraries the programs and libraries in a folder need.

usage: python packaging/libraries.py deb FOLDER    the Depends line of a .deb, with the packages of this Debian
       python packaging/libraries.py rpm FOLDER    the Requires lines of an .rpm
       python packaging/libraries.py list FOLDER   only the names of the libraries

Debian's own tool dpkg-shlibdeps can't be used, because it takes the libraries inside our package for libraries of the
system.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

# The names of the libraries in the package of the C library, which all have the same version.
C_LIBRARY = re.compile(r"^(ld-linux.*|lib(c|m|dl|rt|pthread)\.so\.\d+)$")


def binaries(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def needs(folder: Path) -> tuple[set[str], str]:
    """The libraries that the files need and the folder does not have, and the newest version of the C library that any
    file requires."""
    wanted: set[str] = set()
    own: set[str] = set()
    newest = (2, 0)
    for path in binaries(folder):
        own.add(path.name)
        output = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
        wanted |= set(re.findall(r"^\s+NEEDED\s+(\S+)", output, re.MULTILINE))
        own |= set(re.findall(r"^\s+SONAME\s+(\S+)", output, re.MULTILINE))
        newest = max([newest, *[(int(a), int(b)) for a, b in re.findall(r"\bGLIBC_(\d+)\.(\d+)", output)]])
    return wanted - own, ".".join(map(str, newest))


def debian_package(library: str) -> str:
    """The Debian package that contains this library. If newer releases of Debian have renamed the package (with t64 at
    the end), both names as alternatives."""
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
