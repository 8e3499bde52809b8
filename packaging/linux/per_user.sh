# shellcheck shell=sh disable=SC2154 # build.sh has set the names that are used here
# Read by build.sh: one file that installs Wordfelt for one user, who need not be root.

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
rm -f "$dist/wordfelt-$version-linux-x86_64.run"
# gzip, because every system can unpack it.
TAR_OPTIONS='' makeself --quiet --nox11 --sha256 --gzip --complevel 9 \
    --tar-extra "--sort=name --owner=0 --group=0 --numeric-owner --mtime=@$SOURCE_DATE_EPOCH --format=gnu" \
    --packaging-date "$(fact date)" \
    "$staged" "$dist/wordfelt-$version-linux-x86_64.run" "Wordfelt $version" ./install >&2
