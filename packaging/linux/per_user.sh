# shellcheck shell=sh disable=SC2154 # build.sh has set the names that are used here
# Sourced by build.sh: makes one file that installs Wordfelt for one user, who need not be root.

# shellcheck source=packaging/linux/lay_out.sh
. "$root/packaging/linux/lay_out.sh"
need makeself makeself
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
# gzip, because every system can unpack it; n keeps the time out of it. makeself records how it was called, so this
# calls it the same way everywhere.
(cd "$build/per-user" && makeself --quiet --nox11 --sha256 --gzip --complevel 9n \
    --tar-extra "--sort=name --owner=0 --group=0 --numeric-owner --mtime=@$SOURCE_DATE_EPOCH --format=gnu" \
    --packaging-date "$(fact date)" "wordfelt-$version" wordfelt.run "Wordfelt $version" ./install >&2)
mv "$build/per-user/wordfelt.run" "$dist/wordfelt-$version-linux-x86_64.run"
