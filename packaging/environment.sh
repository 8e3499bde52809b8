# shellcheck shell=sh
# Read by run.sh, check.sh and build.sh: makes the private environment that they work in.
# All talk goes to standard error, so that standard output belongs to the program.
#
# WORDFELT_VENV     where the environment lies, as a full path (default: .venv in the project)
# WORDFELT_PYTHON   the Python to make it with (default: the first fitting one found)

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
venv=${WORDFELT_VENV:-$root/.venv}
# A clone that belongs to somebody else is still this project: git is told, or it would refuse to list the files.
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0="$root"

# One line for each argument.
say() {
    printf '%s\n' "$@" >&2
}

stop() {
    say "$@"
    exit 1
}

fits() {
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null
}

find_python() {
    for python in ${WORDFELT_PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if fits "$python"; then
            return
        fi
    done
    stop "Wordfelt needs Python 3.11, 3.12, 3.13 or 3.14, and none was found." \
        "Install one, or name one: WORDFELT_PYTHON=/path/to/python3.12 sh $0"
}

# Root is not asked. Others are asked by sudo, or told what to type.
install_packages() {
    if ! command -v apt-get >/dev/null; then
        stop "Wordfelt needs what Debian calls: $*. Please install it with this system's own tools."
    elif [ "$(id -u)" -eq 0 ]; then
        as_root='env'
    elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
        as_root='sudo env'
    else
        stop "System packages are missing. Please have them installed, then start again:" \
            "    sudo apt-get install $*"
    fi
    say "Installing system packages: $*"
    # A slow line is asked again, and whoever else is installing is waited for. What apt says is of interest if it fails.
    patient='-o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0'
    # shellcheck disable=SC2086 # a command with its options
    told=$({
        $as_root apt-get update -qq $patient
        $as_root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $patient "$@"
    } 2>&1 </dev/null) || stop "$told" "This did not work: apt-get install $*"
}

make_venv() {
    find_python
    # Debian ships Python without the part that makes environments.
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        install_packages "$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')"
    fi
    say "Making a private Python environment in $venv"
    "$python" -m venv --clear "$venv" >&2 || stop "Python could not make an environment in $venv."
}

# prepare PURPOSE: the environment to `run` Wordfelt, or to `check` or `build` it as well. Nothing is done again until
# the project's wishes change or its folder moves.
prepare() {
    wishes=$(cat "$root/pyproject.toml" "$root/packaging/constraints.txt" && printf '%s' "$root")
    wishes=$(printf '%s' "$wishes" | cksum)
    stamp=$venv/wordfelt-$1
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wishes" ] && fits "$venv/bin/python"; then
        return
    fi
    if ! { fits "$venv/bin/python" && "$venv/bin/python" -m pip --version >/dev/null 2>&1; }; then
        make_venv
    fi
    say "Installing what Wordfelt needs; the first time this takes a minute or two"
    case $1 in
        run) project=$root ;;
        check) project="${root}[dev]" ;;
        build) project="${root}[build]" ;;
    esac
    # setuptools comes first and builds outside pip's isolation, or pip would fetch an untested one.
    install setuptools
    install --no-build-isolation --editable "$project"
    printf '%s\n' "$wishes" >"$stamp"
}

# A slow line gets time, and one that breaks another try: what has come whole by then is not fetched again.
install() {
    pip_install "$@" || {
        say "That did not work; it is tried once more"
        pip_install "$@" || stop "pip could not install what Wordfelt needs, and it takes a network to; its own words stand above."
    }
}

pip_install() {
    PIP_DEFAULT_TIMEOUT=${PIP_DEFAULT_TIMEOUT:-60} "$venv/bin/python" -m pip install --quiet \
        --disable-pip-version-check --constraint "$root/packaging/constraints.txt" "$@" >&2
}

# need_qt WHAT: the system libraries for Qt without a screen (`offscreen`) or with one (`xcb`), or without a screen
# but with Qt's own tools, lupdate and lrelease, which load its network module (`tools`).
need_qt() {
    if [ "$(uname)" != Linux ] || qt_loads "$1"; then
        return
    fi
    set -- "$1" libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libxkbcommon0
    case $1 in
        tools) set -- "$@" libgssapi-krb5-2 ;;
        xcb) set -- "$@" libwayland-cursor0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0 ;;
    esac
    wanted=$1
    shift
    install_packages "$@"
    qt_loads "$wanted" || stop "Qt still does not load: $("$venv/bin/python" -c "$load_qt" "$wanted" 2>&1 | tail -n 1)"
}

qt_loads() {
    "$venv/bin/python" -c "$load_qt" "$1" 2>/dev/null
}

# The loader itself says whether every library of the window modules and of the platform plugin is there.
load_qt='
import ctypes, pathlib, sys
import PySide6
from PySide6 import QtGui, QtWidgets
if sys.argv[1] == "tools":
    from PySide6 import QtNetwork
plugins = pathlib.Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms"
platform = "xcb" if sys.argv[1] == "xcb" else "offscreen"
ctypes.CDLL(str(plugins / f"libq{platform}.so"))
'
