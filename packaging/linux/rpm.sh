# shellcheck shell=sh disable=SC2154 # build.sh has set the names that are used here
# Sourced by build.sh: makes the package for Fedora, openSUSE and relatives.

# shellcheck source=packaging/linux/lay_out.sh
. "$root/packaging/linux/lay_out.sh"
need rpmbuild rpm
need_qt xcb

staged=$build/rpm
rm -rf "$staged"
mkdir -p "$staged/root/usr/bin"
lay_out_program "$staged/root/usr/lib/wordfelt"
carry_libraries "$staged/root/usr/lib/wordfelt"
lay_out_desktop "$staged/root/usr/share" wordfelt
lay_out_manual "$staged/root/usr/share"
lay_out_licences "$staged/root/usr/share/licenses/wordfelt"
ln -s ../lib/wordfelt/wordfelt "$staged/root/usr/bin/wordfelt"
level "$staged/root"

{
    cat <<END
Name: wordfelt
Version: $version
Release: 1
Summary: $(fact summary)
License: $(fact licences)
URL: $(fact homepage)
Packager: $(fact maintainer)
Group: Amusements/Games
AutoReqProv: no
END
    "$venv/bin/python" "$root/packaging/libraries.py" rpm "$staged/root/usr/lib/wordfelt"
    cat <<END
%global debug_package %{nil}
%global __os_install_post %{nil}
%define _build_id_links none
%define _binary_payload w6.xzdio
%define _buildhost localhost
%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1

%description
Wordfelt deals $(fact games) card games in which the cards are letters: you spell words
with them, lay cards over the letters of other people's words, split them, and
swap cards in and out of them. Play alone, with others at one screen, or
against the computer.

%install
cp -a $staged/root/. %{buildroot}

%files
%defattr(-,root,root)
END
    # Lists only Wordfelt's own folders, because the folders of the system, such as /usr/bin, belong to no package.
    (cd "$staged/root" && find . \( -type d -path './usr/lib/wordfelt*' -o -type d -path './usr/share/licenses/*' \) \
        -printf '%%dir "%P"\n' -o ! -type d -printf '"%P"\n') | sed 's|"usr|"/usr|' | LC_ALL=C sort
    printf '\n%%changelog\n'
    fact rpm-changelog
} >"$staged/wordfelt.spec"
rpmbuild -bb --quiet --define "_topdir $staged/work" --define "_rpmdir $staged/out" --target x86_64 "$staged/wordfelt.spec" >&2
cp "$staged"/out/x86_64/*.rpm "$dist/"
