# shellcheck shell=sh disable=SC2154 # build.sh has set the names that are used here
# Sourced by build.sh: makes one file that installs Wordfelt for one user, who need not be root.

# shellcheck source=packaging/linux/lay_out.sh
. "$root/packaging/linux/lay_out.sh"
need makeself makeself
need xz xz-utils
need_qt xcb

staged=$build/per-user/wordfelt-$version
rm -rf "$build/per-user"
lay_out_program "$staged/program"
carry_libraries "$staged/program"
lay_out_licences "$staged/program/licences"
lay_out_desktop "$staged/share" @program@
lay_out_manual "$staged/share"
cp "$root/packaging/linux/install.sh" "$staged/install"
cp "$root/packaging/linux/uninstall.sh" "$staged/program/uninstall"
chmod +x "$staged/install" "$staged/program/uninstall"
level "$staged"
# xz makes the packed file a third smaller than gzip would. Some systems lack xz, so the file contains it (see
# unpack.sh).
mkdir "$build/per-user/outer"
packed "$staged" | pressed >"$build/per-user/outer/wordfelt.tar.xz"
cp "$(command -v xz)" "$build/per-user/outer/xz"
cp -L "$(system_library liblzma.so.5)" "$build/per-user/outer/liblzma.so.5"
cp "$root/packaging/linux/unpack.sh" "$build/per-user/outer/unpack"
level "$build/per-user/outer"
chmod +x "$build/per-user/outer/unpack" "$build/per-user/outer/xz"
# makeself stores its command line in the file. So the paths in the command line are the same on every machine.
(cd "$build/per-user" && makeself --quiet --nox11 --sha256 --nocomp \
    --tar-extra "--sort=name --owner=0 --group=0 --numeric-owner --mtime=@$SOURCE_DATE_EPOCH --format=gnu" \
    --packaging-date "$(fact date)" outer wordfelt.run "Wordfelt $version" ./unpack >&2)
mv "$build/per-user/wordfelt.run" "$dist/wordfelt-$version-linux-x86_64.run"
