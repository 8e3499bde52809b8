#!/bin/sh
# Unpacks the content of the file for one user, with the system's own xz if there is one, and starts the installer in
# it.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

unpack() {
    if command -v xz >/dev/null; then
        xz -dc "$1"
    else
        LD_LIBRARY_PATH=$here "$here/xz" -dc "$1"
    fi
}

mkdir "$here/unpacked"
unpack "$here/wordfelt.tar.xz" | tar -C "$here/unpacked" -xf -
"$here"/unpacked/wordfelt-*/install "$@"
