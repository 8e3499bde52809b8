# shellcheck shell=sh disable=SC2154 # build.sh has set the names that are used here
# Sourced by build.sh: makes a folder that runs wherever it is unpacked, for example on a USB stick, and stores
# everything in itself. It contains no links, and no two names that differ only in case, because the stick's file system
# may support neither.

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
[ -z "$(find "$staged" -type l)" ] || stop "The portable folder holds links: $(find "$staged" -type l)"
[ -z "$(find "$staged" | tr '[:upper:]' '[:lower:]' | sort | uniq -d)" ] || stop "Names differ in case only."
level "$staged"
packed "$staged" | pressed >"$dist/$folder-linux-x86_64.tar.xz"
