# shellcheck shell=sh
# Sourced by run.sh, check.sh and build.sh: makes the private Python environment of these scripts.
# All messages go to standard error, because standard output is for the output of the program.
#
# WORDFELT_VENV     folder of the environment, as a full path (default: .venv in the project)
# WORDFELT_PYTHON   the Python from which the environment is made (default: the first that fits)

root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
venv=${WORDFELT_VENV:-$root/.venv}
# Without this setting, git would refuse to list the files of a clone that belongs to another user.
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0="$root"

# say LINE…: prints each argument on a line.
say() {
    printf '%s\n' "$@" >&2
}

stop() {
    say "$@"
    exit 1
}

# fits PYTHON: succeeds if Wordfelt runs on this Python, and otherwise prints why not.
fits() {
    "$1" -c 'import sys; sys.exit(None if (3, 11) <= sys.version_info < (3, 15) else "This is Python " + sys.version)'
}

find_python() {
    for python in ${WORDFELT_PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        if fits "$python" 2>/dev/null; then
            return
        fi
    done
    stop "Wordfelt needs Python 3.11, 3.12, 3.13 or 3.14, and none was found." \
        "Install one, or name one: WORDFELT_PYTHON=/path/to/python3.12 sh $0"
}

# install_packages PACKAGE…: installs packages of the system: directly for root, with sudo for other users. If sudo
# can't be used, prints the command to type and ends the script.
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
    # apt tries a slow connection again, and waits while another program installs packages. The output of apt is shown
    # only if it fails.
    patient='-o Acquire::Retries=3 -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0'
    # shellcheck disable=SC2086 # a command with its options
    told=$({
        $as_root apt-get update -qq $patient
        $as_root DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $patient "$@"
    } 2>&1 </dev/null) || stop "$told" "This did not work: apt-get install $*"
}

# prepare PURPOSE [QT]: makes the environment for a purpose: to `run` Wordfelt, or also to `check` or `build` it. Does
# nothing if the environment is complete and the project's requirements have not changed. QT is the argument of
# `need_qt`.
prepare() {
    wishes=$(cat "$root/pyproject.toml" "$root/packaging/constraints.txt" | cksum)
    stamp=$venv/wordfelt-$1
    if ! { is_stamped && is_whole; }; then
        set_up "$@"
        printf '%s\n' "$wishes" >"$stamp"
    fi
    [ -z "${2-}" ] || need_qt "$2"
}

is_stamped() {
    [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wishes" ]
}

# is_whole: succeeds if PySide6 can be found. An environment that was complete can break: another Python can replace its
# Python, or files can be lost.
is_whole() {
    has_pyside && return
    say "The Python environment in $venv was complete and no longer is. Its Python says:" "    $heard"
    return 1
}

has_pyside() {
    heard=$("$venv/bin/python" -c "$find_pyside" 2>&1)
}

# `origin` is checked, too, because a lost package may leave a folder, which Python takes for a package without files.
find_pyside='
import sys
from importlib.util import find_spec
found = find_spec("PySide6")
if found is None or found.origin is None:
    sys.exit("PySide6 is not installed for Python %d.%d." % sys.version_info[:2])
'

# set_up PURPOSE [QT]: first installs all packages that the system lacks, then lets pip install the requirements.
set_up() {
    remove_old_reference
    anew=
    packages=
    if heard=$({ fits "$venv/bin/python" && "$venv/bin/python" -m pip --version; } 2>&1); then
        python=$venv/bin/python
    else
        anew=yes
        find_python
        # Debian's Python lacks the modules that make environments, unless a further package is installed.
        "$python" -c 'import ensurepip, venv' 2>/dev/null ||
            packages=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    fi
    packages="$packages $(lacking_for_qt "${2-}")"
    # shellcheck disable=SC2086 # several packages
    [ -z "${packages# }" ] || install_packages $packages
    [ -z "$anew" ] || make_venv
    say "Installing what Wordfelt needs; the first time this takes a minute or two"
    "$venv/bin/python" "$root/packaging/needs.py" "$1" >"$venv/wordfelt-needs.txt"
    install --requirement "$venv/wordfelt-needs.txt"
    # pip trusts its own records. These may list a package whose files are lost, so PySide6 is looked for afterwards.
    has_pyside || install --force-reinstall --requirement "$venv/wordfelt-needs.txt"
    has_pyside || stop "pip has installed what Wordfelt needs, but: $heard"
}

# Removes the reference to the project's folder that older versions of Wordfelt left in the environment, because Python
# 3.11 may fail on it at every start.
remove_old_reference() {
    rm -rf "$venv"/lib/python3*/site-packages/__editable__.wordfelt-* \
        "$venv"/lib/python3*/site-packages/wordfelt-*.dist-info "$venv/bin/wordfelt" "$venv/bin/wordfelt-engine"
}

make_venv() {
    [ ! -e "$venv/pyvenv.cfg" ] ||
        say "The Python environment in $venv is cleared and made anew, because it can't be used:" "    $heard"
    say "Making a private Python environment in $venv"
    "$python" -m venv --clear "$venv" >&2 || stop "Python could not make an environment in $venv."
}

# install ARGUMENT…: runs `pip install`. Waits for a slow connection, and tries once more after a broken one. Complete
# downloads are not repeated.
install() {
    pip_install "$@" || {
        say "That did not work; it is tried once more"
        pip_install "$@" || stop "pip could not install what Wordfelt needs, for which it needs a network; see its message above."
    }
}

pip_install() {
    PIP_DEFAULT_TIMEOUT=${PIP_DEFAULT_TIMEOUT:-60} "$venv/bin/python" -m pip install --quiet \
        --disable-pip-version-check --require-hashes "$@" >&2
}

# need_qt WHAT: installs the libraries of the system that Qt needs. WHAT is `offscreen` for use without a screen, `xcb`
# for a screen, or `tools` for use without a screen but with Qt's tools lupdate and lrelease, which need Qt's network
# module.
need_qt() {
    if [ "$(uname)" != Linux ] || qt_loads "$1"; then
        return
    fi
    # shellcheck disable=SC2046 # several packages
    install_packages $(libraries_for_qt "$1" | sed 's/.* //')
    qt_loads "$1" || stop "Qt still does not load: $("$venv/bin/python" -c "$load_qt" "$1" 2>&1 | tail -n 1)"
}

# libraries_for_qt WHAT: lists the libraries that Qt loads from the system, each with its Debian package. Those marked
# with ? are useful, but Qt also starts without them.
libraries_for_qt() {
    cat <<END
libdbus-1.so.3 libdbus-1-3
libEGL.so.1 libegl1
libfontconfig.so.1 libfontconfig1
libGL.so.1 libgl1
libglib-2.0.so.0 libglib2.0-0
libxkbcommon.so.0 libxkbcommon0
END
    case $1 in
        tools) echo 'libgssapi_krb5.so.2 libgssapi-krb5-2' ;;
        xcb)
            cat <<END
?libwayland-cursor.so.0 libwayland-cursor0
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-shape.so.0 libxcb-shape0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
END
            ;;
    esac
}

# lacking_for_qt [WHAT]: prints the packages of all missing libraries; prints nothing if only libraries marked with ?
# are missing.
lacking_for_qt() {
    if [ -n "$1" ] && [ "$(uname)" = Linux ]; then
        libraries_for_qt "$1" | "$python" -c "$try_libraries"
    fi
}

try_libraries='
import ctypes, sys
def lacks(library):
    try:
        ctypes.CDLL(library)
    except OSError:
        return True
    return False
rows = [line.split() for line in sys.stdin]
lacking = [(library, package) for library, package in rows if lacks(library.lstrip("?"))]
if any(not library.startswith("?") for library, package in lacking):
    print(*[package for library, package in lacking])
'

qt_loads() {
    "$venv/bin/python" -c "$load_qt" "$1" 2>/dev/null
}

# Imports Qt's modules and loads the platform plugin. If a library that they need is missing, the loader reports it.
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
