#!/bin/sh
# Tries the packages: builds them twice, checks the form of the Debian package, and installs, plays and removes it on a
# bare system, which contains only Debian's smallest set of packages. Tries the other Linux packages there, too.
# usage: sh packaging/prove.sh      as root on Debian; pictures and the bare system are in build/prove
#
# WORDFELT_VENV      as for build.sh
# WORDFELT_TARGETS   targets to build twice and try (default: wheel deb)
# WORDFELT_PACKAGES  a folder of finished packages to try; without it packages are built
# WORDFELT_SUITE     the Debian release of the bare system (default: that of this system)
# WORDFELT_MIRROR    the mirror from which the bare system is made (default: the one this system uses)
# WORDFELT_QUIET     a command to put before the measured commands, to keep other work from disturbing them, such as:
#                    nice -n -5
set -eu

# shellcheck source=packaging/environment.sh
. "$(dirname -- "$0")/environment.sh"

prove=$root/build/prove
venv=${WORDFELT_VENV:-$root/build/venv}
export WORDFELT_VENV="$venv"
version=$(python3 "$root/packaging/facts.py" version)
largest=45000000 # bytes; the largest permitted .deb

# shellcheck source=packaging/prove/bare.sh
. "$root/packaging/prove/bare.sh"
# shellcheck source=packaging/prove/others.sh
. "$root/packaging/prove/others.sh"

step() {
    printf '\n== %s (after %s s)\n' "$*" "$(($(date +%s) - began))"
}

# beside COMMAND…: starts the command in the background. `finished COMMAND…` waits for its end and prints its output.
beside() {
    log=$prove/beside-$(printf '%s' "$*" | tr -c '[:alnum:]' -)
    ("$@") >"$log" 2>&1 &
    printf '%s\n' $! >"$log.pid"
}

finished() {
    log=$prove/beside-$(printf '%s' "$*" | tr -c '[:alnum:]' -)
    wait "$(cat "$log.pid")" || {
        cat "$log"
        stop "This did not work: $*"
    }
    cat "$log"
}

# Starts this script again in its own Linux namespaces. So no other process sees the mounts that the script makes, and
# they disappear when the script ends.
if [ -z "${WORDFELT_PROVING:-}" ]; then
    [ "$(id -u)" -eq 0 ] || stop "This needs root: it makes a system of its own to try the packages on."
    # shellcheck disable=SC2093
    WORDFELT_PROVING=$(date +%s) exec unshare --mount --pid --fork --mount-proc -- sh "$0" "$@"
fi
began=$WORDFELT_PROVING

for tool in debootstrap:debootstrap Xvfb:xvfb openbox:openbox xdotool:xdotool lintian:lintian localedef:libc-bin \
    desktop-file-validate:desktop-file-utils appstreamcli:appstream rpm:rpm; do
    command -v "${tool%:*}" >/dev/null || install_packages "${tool#*:}"
done

# formalities: checks the size, the menu entry and the descriptions of the packages.
formalities() {
    size=$(stat -c %s "$deb")
    [ "$size" -lt "$largest" ] || stop "The package is too large: $size bytes."
    printf '%s: %s bytes\n' "${deb##*/}" "$size"
    rm -rf "$prove/unpacked"
    dpkg-deb -x "$deb" "$prove/unpacked"
    desktop-file-validate "$prove"/unpacked/usr/share/applications/*.desktop
    appstreamcli validate --no-net "$prove"/unpacked/usr/share/metainfo/*.xml
    lintian --allow-root --fail-on error,warning "$deb"
    echo "menu entry, metainfo and lintian: no errors"
    each .rpm lint_rpm
}

lint_rpm() {
    command -v rpmlint >/dev/null || install_packages rpmlint
    rpmlint --strict --rpmlintrc "$root/packaging/linux/rpmlintrc" "$1"
}

play() {
    python3 "$root/packaging/prove/play.py" "$@"
}

install_bare() {
    inventory >"$prove/before"
    cp "$deb" "$bare/srv/wordfelt.deb"
    apt install -y --no-install-recommends /srv/wordfelt.deb
    wanting=$(in_bare sh -c 'find /usr/lib/wordfelt -type f \( -name "*.so*" -o -name wordfelt \) \
        -exec env LD_LIBRARY_PATH=/usr/lib/wordfelt/_internal ldd {} + 2>&1' | grep 'not found' | sort -u || true)
    [ -z "$wanting" ] || stop "The package does not declare: $wanting"
    echo "every library is there"
}

talk() {
    says_version wordfelt
    "$prove/player" wordfelt --self-test
    in_bare sh -c 'zcat /usr/share/man/man6/wordfelt.6.gz' | head -n 1
    # Ignores .cache/fontconfig: for every program that uses fonts, a library stores a list of the system's fonts there.
    remains=$(find "$bare/home/player" -newer "$prove/before" -type f ! -path '*/.cache/fontconfig/*')
    [ -z "$remains" ] || stop "The self-test has left behind: $remains"
}

play_bare() {
    program=$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$bare/usr/share/applications/wordfelt.desktop")
    play journey "$prove/pictures" "$bare/home/player/.local/share/wordfelt/games" "$prove/player" "$program"
}

# play_desktop: adds parts of a desktop (a menu, file types and a language) to the bare system, and plays with them.
play_desktop() {
    apt install -y --no-install-recommends libglib2.0-bin shared-mime-info desktop-file-utils locales
    in_bare localedef -i de_DE -f UTF-8 de_DE.UTF-8
    LANG_OF_PLAYER=de_DE.UTF-8 "$prove/player" wordfelt --self-test
    LANG_OF_PLAYER=de_DE.UTF-8 play look "$prove/pictures/5-menu-german.png" \
        "$prove/player" gio launch /usr/share/applications/wordfelt.desktop
    record=$(cd "$bare" && ls home/player/.local/share/wordfelt/games/*.wordfelt)
    "$prove/player" gio info -a standard::content-type "/$record" | grep 'application/x-wordfelt$'
    play record "$prove/pictures/6-record.png" "$bare/home/player/.local/share/wordfelt/games" "$prove/player" gio open "/$record"
}

# each KIND COMMAND…: runs the command on every package of this kind.
each() {
    kind=$1
    shift
    for package in "$packages"/*"$kind"; do
        [ ! -e "$package" ] || "$@" "$package"
    done
}

compare_starts() {
    # shellcheck disable=SC2086 # a command with its arguments
    ${WORDFELT_QUIET:-env} python3 "$root/packaging/prove/play.py" times "$prove/player" wordfelt -- \
        env -u PYTHONDONTWRITEBYTECODE HOME="$prove/home" PYTHONPATH="$root" "$venv/bin/python" -P -m app
}

remove_bare() {
    apt purge -y wordfelt
    each .rpm play_rpm
    apt purge -y libglib2.0-bin shared-mime-info desktop-file-utils locales python3-venv pipx
    apt autoremove -y --purge
    inventory >"$prove/after"
    remains=$(comm -13 "$prove/before" "$prove/after")
    echo "files left by the packages that Wordfelt required, by folder (no fault of Wordfelt):"
    printf '%s\n' "$remains" | cut -d/ -f1-4 | sort | uniq -c
    if printf '%s' "$remains" | grep -i wordfelt; then
        stop "This is left behind."
    fi
    if bearing_our_name "$bare" ! -path './home/player/*' ! -path './var/lib/apt/*' | grep .; then
        stop "This is left behind."
    fi
    echo "files left by Wordfelt, which belong to the player:"
    bearing_our_name "$bare/home/player" -type f
}

mkdir -p "$prove"
targets=${WORDFELT_TARGETS:-wheel deb}
beside make_bare
if [ -n "${WORDFELT_PACKAGES:-}" ]; then
    packages=$WORDFELT_PACKAGES
else
    packages=$root/build/twice/first
    step "the first of two builds of one commit"
    # shellcheck disable=SC2086 # several targets
    sh "$root/packaging/prove/twice.sh" first $targets
    # shellcheck disable=SC2086
    beside sh "$root/packaging/prove/twice.sh" second $targets
fi
deb=$(ls "$packages"/*.deb)
finished make_bare
beside formalities
step "installed with apt alone on a bare system"
install_bare
step "the version and the self-test"
talk
step "from the menu entry: a game is dealt, played, left and resumed, whoever begins"
play_bare
step "on a desktop, in German, and from a record"
play_desktop
step "the size, the menu entry and the descriptions"
finished formalities
step "the other packages, on the same system"
each .run play_run
each .tar.xz play_tarball
each .whl each .tar.gz play_python # both files go to one call of play_python
if [ -z "${WORDFELT_PACKAGES:-}" ]; then
    step "the second build"
    # shellcheck disable=SC2086 # several targets
    finished sh "$root/packaging/prove/twice.sh" second $targets
    sh "$root/packaging/prove/twice.sh" compare
fi
step "from start to first picture: installed, and from source"
compare_starts
step "removed"
remove_bare
step "no faults; pictures in $prove/pictures"
echo "processor seconds of this script and of its commands, user and system:"
times
