# shellcheck shell=sh disable=SC2154 # build.sh has set the names that are used here
# Sourced by build.sh: makes the Debian package.

# shellcheck source=packaging/linux/lay_out.sh
. "$root/packaging/linux/lay_out.sh"
need dpkg-deb dpkg
need_qt xcb # libraries.py needs these libraries installed, to find the packages that contain them

staged=$build/deb
rm -rf "$staged"
mkdir -p "$staged/DEBIAN" "$staged/usr/games"
lay_out_program "$staged/usr/lib/wordfelt"
lay_out_desktop "$staged/usr/share" wordfelt
lay_out_manual "$staged/usr/share"
ln -s ../lib/wordfelt/wordfelt "$staged/usr/games/wordfelt"

doc=$staged/usr/share/doc/wordfelt
mkdir -p "$doc" "$staged/usr/share/lintian/overrides"
cp "$root/packaging/licences/copyright" "$doc/copyright"
fact debian-changelog | gzip -9n >"$doc/changelog.gz"
cp "$root/packaging/linux/lintian-overrides" "$staged/usr/share/lintian/overrides/wordfelt"

depends=$("$venv/bin/python" "$root/packaging/libraries.py" deb "$staged/usr/lib/wordfelt")
level "$staged"
cat >"$staged/DEBIAN/control" <<END
Package: wordfelt
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: $(fact maintainer)
Installed-Size: $(du -sk --apparent-size "$staged/usr" | cut -f1)
Depends: $depends
Recommends: pipewire-bin | pulseaudio-utils | alsa-utils
Section: games
Priority: optional
Homepage: $(fact homepage)
Description: felt card table for word card games
 Wordfelt deals $(fact games) card games in which the cards are letters: you spell words
 with them, lay cards over the letters of other people's words, split them,
 and swap cards in and out of them. Play alone, with others at one screen, or
 against the computer.
 .
 It knows every rule of every game, tells why a play is refused, and keeps each
 game as a small text file.
 .
 The package carries the Python interpreter and the parts of Qt that it uses.
END
(cd "$staged" && find usr -type f | LC_ALL=C sort | xargs -d '\n' md5sum) >"$staged/DEBIAN/md5sums"
level "$staged/DEBIAN"
# Packs with a single thread on every machine, because the packed bytes depend on whether there is one thread or
# several.
DPKG_DEB_THREADS_MAX=1 dpkg-deb --root-owner-group -Zxz --build "$staged" "$dist/wordfelt_${version}_$(dpkg --print-architecture).deb" >&2
