#!/bin/sh
# Proves the packages: builds them twice, checks what they say of themselves, and has the Debian package installed,
# played and removed on a bare system that holds nothing but Debian's own largest set.
# usage: sh packaging/prove.sh      as root on Debian; pictures and the bare system lie in build/prove
#
# WORDFELT_VENV      as for build.sh
# WORDFELT_TARGETS   what is built twice (default: wheel deb)
# WORDFELT_PACKAGES  a folder with packages that have been built already; nothing is built then
# WORDFELT_SUITE     the Debian of the bare system (default: this one's)
# WORDFELT_MIRROR    where it comes from (default: where this one's packages come from)
# WORDFELT_QUIET     a command that keeps other work from the timings, as: nice -n -5
set -eu

# shellcheck source=packaging/environment.sh
. "$(dirname -- "$0")/environment.sh"

prove=$root/build/prove
bare=$prove/bare
venv=${WORDFELT_VENV:-$root/build/venv}
export WORDFELT_VENV="$venv"
temporary=/tmp
sockets=$temporary/.X11-unix # where an X server of this machine is met
largest=45000000 # bytes: what a .deb may weigh

step() {
    printf '\n== %s (after %s s)\n' "$*" "$(($(date +%s) - began))"
}

# Everything that is mounted below is gone with this process, and nothing of it is seen outside.
if [ -z "${WORDFELT_PROVING:-}" ]; then
    [ "$(id -u)" -eq 0 ] || stop "This needs root: it makes a system of its own to try the packages on."
    # shellcheck disable=SC2093
    WORDFELT_PROVING=$(date +%s) exec unshare --mount --pid --fork --mount-proc -- sh "$0" "$@"
fi
began=$WORDFELT_PROVING

for tool in debootstrap:debootstrap Xvfb:xvfb openbox:openbox xdotool:xdotool lintian:lintian localedef:libc-bin \
    desktop-file-validate:desktop-file-utils appstreamcli:appstream rpm2cpio:rpm cpio:cpio; do
    command -v "${tool%:*}" >/dev/null || install_packages "${tool#*:}"
done

# ---- twice the same

# From clean clones, with other names, rights, zones and languages around them.
twice() {
    rm -rf --one-file-system "$prove/one" "$prove/another-one" "$prove/dist-1" "$prove/dist-2"
    mkdir -p "$prove"
    git clone -q "$root" "$prove/one"
    git clone -q "$root" "$prove/another-one"
    # shellcheck disable=SC2086 # several targets
    set -- ${WORDFELT_TARGETS:-wheel deb}
    WORDFELT_DIST=$prove/dist-1 sh "$prove/one/packaging/build.sh" "$@"
    (umask 077 && TZ=Pacific/Auckland LC_ALL=C HOME=$prove \
        WORDFELT_DIST=$prove/dist-2 sh "$prove/another-one/packaging/build.sh" "$@")
    (cd "$prove/dist-1" && sha256sum -- *) >"$prove/one.sums"
    (cd "$prove/dist-2" && sha256sum -- *) >"$prove/another-one.sums"
    diff "$prove/one.sums" "$prove/another-one.sums" || stop "Two builds of one commit are not the same."
    (cd "$prove/dist-1" && du -k -- *)
}

# ---- what the package says of itself

formalities() {
    deb=$(ls "$packages"/*.deb)
    size=$(stat -c %s "$deb")
    [ "$size" -lt "$largest" ] || stop "The package is too large: $size bytes."
    printf '%s bytes\n' "$size"
    rm -rf "$prove/unpacked"
    dpkg-deb -x "$deb" "$prove/unpacked"
    desktop-file-validate "$prove"/unpacked/usr/share/applications/*.desktop
    appstreamcli validate --no-net "$prove"/unpacked/usr/share/metainfo/*.xml
    lintian --allow-root --fail-on error,warning "$deb"
}

# ---- a bare system

mirror() {
    apt-get indextargets --format '$(SITE) $(CREATED_BY) $(CODENAME)' |
        awk -v suite="$suite" '$2 == "Packages" && $3 == suite { print $1; exit }'
}

make_bare() {
    suite=${WORDFELT_SUITE:-$(. /etc/os-release && printf '%s' "$VERSION_CODENAME")}
    kept=$prove/$suite.tar
    rm -rf --one-file-system "$bare"
    mkdir -p "$bare"
    if [ ! -f "$kept" ]; then
        from=${WORDFELT_MIRROR:-$(mirror)}
        debootstrap --variant=minbase "$suite" "$bare" "${from:?no mirror of $suite is known; name one: WORDFELT_MIRROR}" >&2
        chroot "$bare" useradd --create-home player
        tar -C "$bare" -cf "$kept.part" .
        mv "$kept.part" "$kept"
    else
        tar -C "$bare" -xf "$kept"
    fi
    proxy=$(apt-config dump Acquire::http::Proxy)
    [ -z "$proxy" ] || printf '%s\n' "$proxy" >"$bare/etc/apt/apt.conf.d/proxy"
    cp /etc/resolv.conf "$bare/etc/resolv.conf"
    # A few devices of its own: the machine's are not lent.
    mount -t proc proc "$bare/proc"
    mount -t tmpfs -o mode=755 tmpfs "$bare/dev"
    for device in null:3 zero:5 full:7 random:8 urandom:9; do
        mknod -m 666 "$bare/dev/${device%:*}" c 1 "${device#*:}"
    done
    mount -t tmpfs -o mode=1777 tmpfs "$bare/tmp"
    mount -t tmpfs -o mode=1777 tmpfs "$bare/srv" # what is handed in
    mkdir -p "$sockets" "$bare$sockets"
    mount --bind "$sockets" "$bare$sockets"
    cat >"$prove/player" <<END
#!/bin/sh
# The player's own session: player COMMAND…
exec chroot --userspec=player:player "$bare" env -i HOME=/home/player USER=player LANG="\${LANG_OF_PLAYER:-C.UTF-8}" \\
    PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games DISPLAY="\${DISPLAY:-}" "\$@"
END
    chmod +x "$prove/player"
}

in_bare() {
    chroot "$bare" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LANG=C.UTF-8 "$@"
}

apt() {
    in_bare apt-get -qq -o Dpkg::Use-Pty=0 "$@" >"$prove/apt.log" 2>&1 || {
        cat "$prove/apt.log"
        stop "apt-get $* did not work"
    }
}

# Everything that lies there, but for apt's and dpkg's own books and what the player keeps.
inventory() {
    (cd "$bare" && find . -xdev ! -type d ! -path './var/lib/apt/*' ! -path './var/cache/apt/*' ! -path './var/log/*' \
        ! -path './var/lib/dpkg/*' ! -path './home/*' | LC_ALL=C sort)
}

play() {
    python3 "$root/packaging/prove/play.py" "$@"
}

install_bare() {
    apt update
    inventory >"$prove/before"
    cp "$(ls "$packages"/*.deb)" "$bare/srv/wordfelt.deb"
    apt install -y --no-install-recommends /srv/wordfelt.deb
    wanting=$(in_bare sh -c 'find /usr/lib/wordfelt -type f \( -name "*.so*" -o -name wordfelt \) \
        -exec env LD_LIBRARY_PATH=/usr/lib/wordfelt/_internal ldd {} + 2>&1' | grep 'not found' | sort -u || true)
    [ -z "$wanting" ] || stop "The package does not declare: $wanting"
    echo "every library is there"
}

talk() {
    "$prove/player" wordfelt --version
    "$prove/player" wordfelt --self-test
    in_bare sh -c 'zcat /usr/share/man/man6/wordfelt.6.gz' | head -n 1
    # Some library keeps a list of the system's fonts there, whatever program asks for one.
    remains=$(find "$bare/home/player" -newer "$prove/before" -type f ! -path '*/.cache/fontconfig/*')
    [ -z "$remains" ] || stop "The self-test has left behind: $remains"
}

play_bare() {
    program=$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' "$bare/usr/share/applications/wordfelt.desktop")
    play journey "$prove/pictures" "$bare/home/player/.local/share/wordfelt/games" "$prove/player" "$program"
}

# What a desktop adds: its menu, its knowledge of file types, its language.
play_desktop() {
    apt install -y --no-install-recommends libglib2.0-bin shared-mime-info desktop-file-utils locales
    in_bare localedef -i de_DE -f UTF-8 de_DE.UTF-8
    LANG_OF_PLAYER=de_DE.UTF-8 "$prove/player" wordfelt --self-test
    LANG_OF_PLAYER=de_DE.UTF-8 play look "$prove/pictures/5-menu-german.png" \
        "$prove/player" gio launch /usr/share/applications/wordfelt.desktop
    record=$(cd "$bare" && ls home/player/.local/share/wordfelt/games/*.wordfelt)
    "$prove/player" gio info -a standard::content-type "/$record" | grep 'application/x-wordfelt$'
    play look "$prove/pictures/6-record.png" "$prove/player" gio open "/$record"
}

compare_starts() {
    # shellcheck disable=SC2086 # a command with its arguments
    ${WORDFELT_QUIET:-env} python3 "$root/packaging/prove/play.py" times "$prove/player" wordfelt -- \
        env HOME="$prove/home" "$venv/bin/wordfelt"
}

# What the others bring must run as it is: unpacked as a player would, without root, and gone again.
play_others() {
    home=$bare/home/player
    for package in "$packages"/*.rpm "$packages"/*.run "$packages"/*.tar.xz "$packages"/*.whl; do
        [ -e "$package" ] || continue
        cp "$package" "$bare/srv/"
        name=$(basename "$package")
        printf '%s: ' "$name"
        case $name in
            *.rpm)
                mkdir "$bare/srv/rpm"
                rpm2cpio "$package" | (cd "$bare/srv/rpm" && cpio -idm --quiet)
                program=/srv/rpm/usr/bin/wordfelt
                ;;
            *.run)
                "$prove/player" sh "/srv/$name" --quiet
                program=/home/player/.local/bin/wordfelt
                ;;
            *.tar.xz)
                tar -C "$bare/srv" -xJf "$package" --no-same-owner
                chroot "$bare" chown -R player: "/srv/${name%-linux*}"
                program=/srv/${name%-linux*}/wordfelt
                ;;
            *.whl)
                apt install -y --no-install-recommends python3-venv
                "$prove/player" python3 -m venv /srv/venv
                wheels=$prove/wheels
                mkdir -p "$wheels"
                "$venv/bin/python" -m pip download --quiet --dest "$wheels" --constraint "$root/packaging/constraints.txt" \
                    "$package"
                cp -R "$wheels" "$bare/srv/wheels"
                "$prove/player" /srv/venv/bin/pip install --quiet --no-index --find-links /srv/wheels wordfelt
                program=/srv/venv/bin/wordfelt
                ;;
        esac
        "$prove/player" "$program" --version
        LANG_OF_PLAYER=de_DE.UTF-8 "$prove/player" "$program" --self-test
        play look "$prove/pictures/7-$name.png" "$prove/player" "$program"
        case $name in
            *.run)
                "$prove/player" sh "/home/player/.local/lib/wordfelt/uninstall"
                remains=$(find "$home/.local" -ipath '*wordfelt*' ! -path "$home/.local/share/wordfelt*")
                [ -z "$remains" ] || stop "This is left behind: $remains"
                ;;
            *.tar.xz)
                play journey "$prove/pictures/portable" "$bare/srv/${name%-linux*}/portable/games" "$prove/player" "$program"
                ;;
        esac
    done
}

remove_bare() {
    apt purge -y wordfelt libglib2.0-bin shared-mime-info desktop-file-utils locales python3-venv
    apt autoremove -y --purge
    inventory >"$prove/after"
    remains=$(comm -13 "$prove/before" "$prove/after")
    echo "left of the packages that came along, by folder, and of no concern to Wordfelt:"
    printf '%s\n' "$remains" | xargs -r -d '\n' dirname | sort | uniq -c
    if printf '%s' "$remains" | grep -i wordfelt; then
        stop "This is left behind."
    fi
    if find "$bare" -xdev -ipath '*wordfelt*' ! -path "$bare/home/player/*" ! -path "$bare/var/lib/apt/*" | grep .; then
        stop "This is left behind."
    fi
    echo "left of Wordfelt: what is the player's"
    find "$bare/home/player" -ipath '*wordfelt*' -type f
}

if [ -n "${WORDFELT_PACKAGES:-}" ]; then
    packages=$WORDFELT_PACKAGES
else
    step "two builds of one commit"
    twice
    packages=$prove/dist-1
fi
step "what the package says of itself"
formalities
step "a bare system"
make_bare
step "installed with apt alone"
install_bare
step "the version and the self-test"
talk
step "from the menu entry: a game is dealt, left and resumed"
play_bare
step "on a desktop, in German, and from a record"
play_desktop
step "from start to first picture: installed, and from source"
compare_starts
step "the other packages, on the same system"
play_others
step "removed"
remove_bare
step "all is well; pictures in $prove/pictures"
