# shellcheck shell=sh disable=SC2154 # build.sh has set the names that are used here
# Sourced by build.sh: makes the installer for Windows, on Linux, from the embeddable version of CPython, wheels
# and a launcher.
#
# WORDFELT_WINDOWS_PYTHON   the embeddable zip file (64-bit) of CPython from python.org, which a release needs. Without
#                           it, the files come from the package index (see interpreter.py), and the installer is a
#                           trial: its name and its pages say so, and build services refuse to make it.

if [ -n "${WORDFELT_WINDOWS_PYTHON:-}" ]; then
    file=wordfelt-$version-windows-x64-setup.exe
    kind=
elif [ -n "${CI:-}" ]; then
    stop "What a build service makes may be given to players, so it takes python.org's interpreter for Windows:" \
        "name its embeddable zip in WORDFELT_WINDOWS_PYTHON, or name the other targets: sh packaging/build.sh wheel deb …"
else
    file=wordfelt-$version-windows-x64-setup-trial.exe
    kind=' (trial build)'
fi

need makensis nsis
need objdump binutils
need x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64
need unzip unzip

from=$root/packaging/windows
staged=$build/windows
rm -rf "$staged"
mkdir -p "$staged/wheels" "$staged/tree"
minor=$("$venv/bin/python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')

if [ -n "${WORDFELT_WINDOWS_PYTHON:-}" ]; then
    mkdir "$staged/python"
    unzip -q "$WORDFELT_WINDOWS_PYTHON" -d "$staged/python"
else
    "$venv/bin/python" "$from/interpreter.py" "$minor.0" "$staged/python" >/dev/null
fi

# Collects the wheel of this commit and the wheels that it needs on Windows, in the tested versions. pip checks the
# digests of the wheels that it downloads.
"$venv/bin/python" "$root/packaging/distributions.py" "$build/wheel" "$staged/wheels" 2>/dev/null
rm "$staged"/wheels/*.tar.gz
"$venv/bin/python" "$root/packaging/needs.py" run >"$staged/needs.txt"
"$venv/bin/python" -m pip download --quiet --disable-pip-version-check --dest "$staged/wheels" --only-binary=:all: \
    --platform win_amd64 --python-version "$minor" --implementation cp --abi "cp${minor%.*}${minor#*.}" --abi abi3 --abi none \
    --require-hashes --requirement "$staged/needs.txt"

name=$("$venv/bin/python" "$from/layout.py" "$staged/python" "$staged/wheels" "$staged/tree")
[ "$name" = "python${minor%.*}${minor#*.}" ] ||
    stop "The interpreter for Windows is $name, and the wheels are for Python $minor."
(cd "$root" && "$venv/bin/python" -m engine.lexicon.make_index "$staged/tree/lib/wordfelt/assets/lexicon" >/dev/null)
mkdir "$staged/tree/licences"
cp "$root"/packaging/licences/* "$staged/tree/licences"
cp "$root/packaging/icon/wordfelt.ico" "$root/packaging/icon/record.ico" "$staged/tree"

numbers=$(printf '%s.0.0.0' "$(printf '%s' "$version" | sed 's/[^0-9.].*//')" | cut -d. -f1-4) # Windows requires four numbers
x86_64-w64-mingw32-windres -I "$root/packaging/icon" "-DVERSION_NUMBERS=$(printf '%s' "$numbers" | tr . ,)" \
    "-DVERSION_TEXT=\\\"$version\\\"" "$from/launcher.rc" -O coff -o "$staged/launcher.res"
x86_64-w64-mingw32-gcc -Os -s -municode -mwindows -Wall -Wl,--no-insert-timestamp "-DPYTHON_DLL=L\"$name.dll\"" \
    "$from/launcher.c" "$staged/launcher.res" -o "$staged/tree/wordfelt.exe"

level "$staged/tree"
makensis -V2 "-DVERSION=$version" "-DNUMBERS=$numbers" "-DSOURCE=$staged/tree" "-DHOMEPAGE=$(fact homepage)" \
    "-DKIND=$kind" "-DOUTPUT=$dist/$file" "$from/wordfelt.nsi" >&2
