#!/bin/sh
# Part of the file that installs Wordfelt for one user: unpacks the content of that file, with the system's xz if there
# is one, and starts the installer in the content.
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
