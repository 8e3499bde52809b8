# shellcheck shell=sh disable=SC2154 # prove.sh has set the names that are used here
# Sourced by prove.sh: makes a bare system in a folder, with only Debian's smallest set of packages.

bare=$prove/bare
temporary=/tmp
sockets=$temporary/.X11-unix # the sockets of this machine's X servers

mirror() {
    # shellcheck disable=SC2016 # apt's own names
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
        tar -C "$bare" -cf "$kept.part" .
        mv "$kept.part" "$kept"
    else
        tar -C "$bare" -xf "$kept"
    fi
    chroot "$bare" useradd --create-home player
    proxy=$(apt-config dump Acquire::http::Proxy)
    [ -z "$proxy" ] || printf '%s\n' "$proxy" >"$bare/etc/apt/apt.conf.d/proxy"
    cp /etc/resolv.conf "$bare/etc/resolv.conf"
    # Gives the bare system its own few devices instead of the devices of this machine.
    mount -t proc proc "$bare/proc"
    mount -t tmpfs -o mode=755 tmpfs "$bare/dev"
    for device in null:3 zero:5 full:7 random:8 urandom:9; do
        mknod -m 666 "$bare/dev/${device%:*}" c 1 "${device#*:}"
    done
    mount -t tmpfs -o mode=1777 tmpfs "$bare/tmp"
    mount -t tmpfs -o mode=1777 tmpfs "$bare/srv" # for files that the trials need
    mkdir -p "$sockets" "$bare$sockets"
    mount --bind "$sockets" "$bare$sockets"
    cat >"$prove/player" <<END
#!/bin/sh
# player COMMAND…: runs a command as the player in the bare system.
exec chroot --userspec=player:player "$bare" env -i HOME=/home/player USER=player LANG="\${LANG_OF_PLAYER:-C.UTF-8}" \\
    PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games DISPLAY="\${DISPLAY:-}" "\$@"
END
    chmod +x "$prove/player"
    apt update
}

in_bare() {
    chroot "$bare" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LANG=C.UTF-8 "$@"
}

apt() {
    in_bare apt-get -qq -o Dpkg::Use-Pty=0 -o Acquire::Retries=3 "$@" >"$prove/apt.log" 2>&1 || {
        cat "$prove/apt.log"
        stop "apt-get $* did not work"
    }
}

# inventory: lists all files except those of apt, of dpkg and of the player's home.
inventory() {
    (cd "$bare" && find . -xdev ! -type d ! -path './var/lib/apt/*' ! -path './var/cache/apt/*' ! -path './var/log/*' \
        ! -path './var/lib/dpkg/*' ! -path './home/*' | LC_ALL=C sort)
}

# bearing_our_name FOLDER [CONDITION…]: lists the files in the folder whose paths contain the program's name. The search
# begins inside the folder, because the path of the folder may contain that name, too.
bearing_our_name() (
    cd "$1" || exit
    shift
    find . -xdev -ipath '*wordfelt*' "$@"
)
