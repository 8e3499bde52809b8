#!/bin/sh
# Builds the packages of this commit twice, from clean clones, and compares them byte by byte. The second build runs
# with another folder, umask, time zone, language, home and number of processors.
# usage: sh packaging/prove/twice.sh [TARGET…]            both builds, and the comparison
#        sh packaging/prove/twice.sh PART [TARGET…]       one part: first, second, compare
# The packages are in build/twice/first and build/twice/second.
#
# WORDFELT_VENV   as for build.sh
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
twice=$root/build/twice
export WORDFELT_VENV="${WORDFELT_VENV:-$root/build/venv}"

# build FOLDER CLONE TARGET…: builds the targets in a new clone, with the command in $around before the build command.
# Then removes the clone, because it takes a gigabyte.
build() {
    dist=$twice/$1
    clone=$twice/$2
    shift 2
    rm -rf "$dist" "$clone"
    mkdir -p "$twice"
    git -c advice.detachedHead=false clone -q "$root" "$clone"
    # shellcheck disable=SC2086 # a command with its arguments
    WORDFELT_DIST=$dist ${around:-env} sh "$clone/packaging/build.sh" "$@"
    rm -rf "$clone"
}

first() {
    build first one "$@"
}

second() (
    around=$(command -v taskset >/dev/null && taskset -cp $$ | sed 's/.*: /taskset -c /; s/[,-][0-9].*//') || around=
    export PIP_CACHE_DIR="${PIP_CACHE_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/pip}"
    export TZ=Pacific/Auckland LC_ALL=C HOME="$twice"
    umask 077
    build second another-one "$@"
)

compare() {
    differing=
    for package in "$twice/first"/* "$twice/second"/*; do
        name=${package##*/}
        cmp "$twice/first/$name" "$twice/second/$name" || differing="$differing $name"
    done
    if [ -n "$differing" ]; then
        echo "Two builds of one commit are not the same:$differing" >&2
        exit 1
    fi
    (cd "$twice/first" && cat SHA256SUMS && du -k -- *)
    echo "two builds, the same bytes"
}

case ${1-} in
    first | second | compare) "$@" ;;
    *)
        first "$@"
        second "$@"
        compare
        ;;
esac
