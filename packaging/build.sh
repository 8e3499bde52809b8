#!/bin/sh
# Builds the packages of this commit into dist/. The first run makes a private environment in build/venv.
# usage: sh packaging/build.sh [TARGET…]     (default: all that this system can build, except flatpak)
#
# WORDFELT_DIST     folder for the packages (default: dist in the project)
# WORDFELT_VENV     folder of the environment, as a full path (default: build/venv in the project)
# WORDFELT_PYTHON   the Python to freeze (default: the system's own, if it fits)
set -eu

: "${WORDFELT_PYTHON:=/usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11}"
# shellcheck source=packaging/environment.sh
. "$(dirname -- "$0")/environment.sh"

build=$root/build
dist=${WORDFELT_DIST:-$root/dist}
venv=${WORDFELT_VENV:-$build/venv}

# fits PYTHON: succeeds if this Python can be frozen, which is possible only if its interpreter is in a shared library.
# It replaces `fits` of environment.sh.
fits() {
    "$1" -c '
import sys, sysconfig
shared = sysconfig.get_config_var("Py_ENABLE_SHARED") or sysconfig.get_config_var("PYTHONFRAMEWORK")
if not (3, 11) <= sys.version_info < (3, 15):
    sys.exit("This is Python " + sys.version)
if not shared:
    sys.exit("This Python has no library of its own.")'
}

# need COMMAND PACKAGE: installs a tool that is missing; PACKAGE is its Debian package.
need() {
    command -v "$1" >/dev/null || install_packages "$2"
}

fact() {
    "$venv/bin/python" "$root/packaging/facts.py" "$@"
}

# level FOLDER: gives all files below a folder the same access rights and the same time stamp, so that every build makes
# the same bytes.
level() {
    chmod -R u=rwX,go=rX "$1"
    find "$1" -type f -name '*.so*' -exec chmod a-x {} +
    find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

# freeze: makes the frozen program (the program together with the Python interpreter), which most packages contain, in
# build/tree/wordfelt.
freeze() {
    if [ -n "${frozen:-}" ]; then
        return
    fi
    frozen=yes
    say "Freezing Wordfelt $version"
    if [ "$(uname)" = Linux ]; then
        need objdump binutils
        library=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_config_var("INSTSONAME"))')
        "$venv/bin/python" -c 'import ctypes, sys; ctypes.CDLL(sys.argv[1])' "$library" 2>/dev/null ||
            LD_LIBRARY_PATH=$("$venv/bin/python" -c 'import sysconfig; print(sysconfig.get_config_var("LIBDIR"))') \
                "$venv/bin/python" -c 'import ctypes, sys; ctypes.CDLL(sys.argv[1])' "$library" 2>/dev/null ||
            install_packages "${library%.so*}"
    fi
    rm -rf "$build/tree" "$build/index"
    (cd "$root" && "$venv/bin/python" -m engine.lexicon.make_index "$build/index" >/dev/null)
    PYTHONHASHSEED=0 "$venv/bin/python" -m PyInstaller --noconfirm --clean --log-level ERROR \
        --workpath "$build/work" --distpath "$build/tree" "$root/packaging/freeze/wordfelt.spec" >&2
    if [ "$(uname)" = Linux ]; then
        # Removes symbols that only debuggers need from Python's libraries; Qt's libraries come without them.
        strip --strip-unneeded "$build"/tree/wordfelt/_internal/libpython* \
            "$build"/tree/wordfelt/_internal/python3*/lib-dynload/*.so
    fi
}

wheel() {
    "$venv/bin/python" "$root/packaging/distributions.py" "$build/wheel" "$dist"
}

deb() {
    freeze
    # shellcheck source=packaging/linux/deb.sh
    . "$root/packaging/linux/deb.sh"
}

rpm() {
    freeze
    # shellcheck source=packaging/linux/rpm.sh
    . "$root/packaging/linux/rpm.sh"
}

run() {
    freeze
    # shellcheck source=packaging/linux/per_user.sh
    . "$root/packaging/linux/per_user.sh"
}

tarball() {
    freeze
    # shellcheck source=packaging/linux/tarball.sh
    . "$root/packaging/linux/tarball.sh"
}

flatpak() {
    # shellcheck source=packaging/linux/flatpak.sh
    . "$root/packaging/linux/flatpak.sh"
}

windows() {
    # shellcheck source=packaging/windows/setup.sh
    . "$root/packaging/windows/setup.sh"
}

dmg() {
    freeze
    # shellcheck source=packaging/macos/dmg.sh
    . "$root/packaging/macos/dmg.sh"
}

case $(uname) in
    Linux) all='wheel deb rpm run tarball windows' asked_for='flatpak' ;;
    Darwin) all='wheel dmg' asked_for= ;;
    *) stop "Packages are built on Linux and macOS; the one for Windows too is built on Linux." ;;
esac
for target in ${*:-$all}; do
    case " $all $asked_for " in
        *" $target "*) ;;
        *) stop "There is no target $target here, but: $all $asked_for" ;;
    esac
done
prepare build
version=$(fact version)
SOURCE_DATE_EPOCH=$(fact epoch)
export SOURCE_DATE_EPOCH
mkdir -p "$build" "$dist"

for target in ${*:-$all}; do
    "$target"
done
# Writes the digests of all packages in the folder. A person who downloads a package can check it with this command:
# sha256sum --check SHA256SUMS
(
    cd "$dist"
    export LC_ALL=C
    rm -f SHA256SUMS
    if command -v sha256sum >/dev/null; then sum=sha256sum; else sum='shasum -a 256'; fi
    $sum -- * >"$build/sums"
    mv "$build/sums" SHA256SUMS
    ls -l
)
