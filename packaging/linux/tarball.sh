# shellcheck shell=sh disable=SC2154 # build.sh has set the names that are used here
# Sourced by build.sh: makes a packed folder from which Wordfelt runs wherever the folder is unpacked, for example
# on a USB stick, and in which it stores all its files. The folder contains no links, and no two names that differ only
# in case, because the file system of a stick may support neither.

# shellcheck source=packaging/linux/lay_out.sh
. "$root/packaging/linux/lay_out.sh"
need xz xz-utils
need_qt xcb

folder=wordfelt-$version
staged=$build/tarball/$folder
rm -rf "$build/tarball"
lay_out_program "$staged"
carry_libraries "$staged"
lay_out_licences "$staged/licences"
mkdir "$staged/portable"
cp "$root/packaging/linux/portable.txt" "$staged/READ-ME.txt"
[ -z "$(find "$staged" -type l)" ] || stop "The portable folder contains links: $(find "$staged" -type l)"
[ -z "$(find "$staged" | tr '[:upper:]' '[:lower:]' | sort | uniq -d)" ] || stop "Two names differ only in case."
level "$staged"
packed "$staged" | pressed >"$dist/$folder-linux-x86_64.tar.xz"
