# shellcheck shell=sh disable=SC2154 # prove.sh has set the names that are used here
# Sourced by prove.sh: proves that the other packages run on the bare system for a player who is not root, and leave no
# files behind.

says_version() {
    said=$("$prove/player" "$1" --version)
    [ "$said" = "Wordfelt $version" ] || stop "The program printed a wrong version: $said"
    echo "$said"
}

# says_and_shows NAME PROGRAM: proves that a program can do what the program of every package must do: print its
# version, test itself and show its window. NAME is the name of the picture of the window.
says_and_shows() {
    printf '%s: ' "$1"
    says_version "$2"
    LANG_OF_PLAYER=de_DE.UTF-8 "$prove/player" "$2" --self-test
    play look "$prove/pictures/$1.png" "$prove/player" "$2"
}

play_run() {
    cp "$1" "$bare/srv/wordfelt.run"
    "$prove/player" sh /srv/wordfelt.run --quiet
    says_and_shows 7-run /home/player/.local/bin/wordfelt
    "$prove/player" sh /home/player/.local/lib/wordfelt/uninstall
    remains=$(bearing_our_name "$bare/home/player/.local" ! -path './share/wordfelt*' ! -path './state/wordfelt*')
    [ -z "$remains" ] || stop "This is left behind: $remains"
}

# play_tarball FILE: plays from a folder that stands for a USB stick. Games are stored beside the program, and so move
# with the stick. The second time, the stick is write-protected.
play_tarball() {
    stick="$bare/srv/a stick"
    mkdir "$stick"
    tar -C "$stick" -xJf "$1" --no-same-owner
    folder=$(ls "$stick")
    chroot "$bare" chown -R player: "/srv/a stick"
    play journey "$prove/pictures/8-portable" "$stick/$folder/portable/games" "$prove/player" "/srv/a stick/$folder/wordfelt"
    mv "$stick" "$bare/srv/élan"
    mount --bind "$bare/srv/élan" "$bare/srv/élan"
    mount -o remount,bind,ro "$bare/srv/élan"
    says_and_shows 9-write-protected "/srv/élan/$folder/wordfelt"
    play protected "$prove/pictures/9-write-protected" "$prove/player" "/srv/élan/$folder/wordfelt"
    umount "$bare/srv/élan"
}

# play_python WHEEL SDIST: pipx installs the wheel, and pip the source. This machine downloads their requirements, so
# that the bare system needs no index.
play_python() {
    wheels=$prove/wheels
    mkdir -p "$wheels" "$bare/srv/wheels"
    "$venv/bin/python" "$root/packaging/needs.py" build >"$wheels/needs.txt"
    "$venv/bin/python" -m pip download --quiet --disable-pip-version-check --dest "$wheels" \
        --require-hashes --requirement "$wheels/needs.txt"
    for wanted in pip wheel; do # pipx needs both for its environments
        "$venv/bin/python" -m pip download --quiet --disable-pip-version-check --only-binary=:all: --dest "$wheels" "$wanted"
    done
    cp "$wheels"/*.whl "$bare/srv/wheels"
    cp "$1" "$2" "$bare/srv/"
    apt install -y --no-install-recommends python3-venv pipx
    set -- "/srv/${1##*/}" "/srv/${2##*/}"
    "$prove/player" env PIP_NO_INDEX=1 PIP_FIND_LINKS=/srv/wheels pipx install "$1" >"$prove/pipx.log" 2>&1 || {
        cat "$prove/pipx.log"
        stop "pipx could not install $1"
    }
    says_and_shows 10-pipx /home/player/.local/bin/wordfelt
    "$prove/player" pipx uninstall wordfelt >"$prove/pipx.log"
    "$prove/player" python3 -m venv /srv/venv
    "$prove/player" /srv/venv/bin/pip install --quiet --disable-pip-version-check --no-index --find-links /srv/wheels "$2"
    says_and_shows 11-source /srv/venv/bin/wordfelt
}

# play_rpm FILE: installs the package with rpm, tries the program and removes it. On Debian, rpm can't check whether the
# requirements of the package are installed; they are if the program runs.
play_rpm() {
    cp "$1" "$bare/srv/wordfelt.rpm"
    set -- --force-debian --root "$bare" --dbpath /srv/rpm
    rpm "$@" --install --nodeps "$bare/srv/wordfelt.rpm"
    says_and_shows 12-rpm /usr/bin/wordfelt
    rpm "$@" --erase wordfelt
}
