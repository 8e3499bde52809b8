# shellcheck shell=sh disable=SC2154 # build.sh has set the names that are used here
# Sourced by build.sh on a Mac: puts Wordfelt.app into a disk image. The project has no certificate, so the program is
# signed for this machine only.

app=$build/tree/Wordfelt.app
staged=$build/dmg
rm -rf "$staged"
mkdir -p "$staged"
cp -R "$app" "$staged/Wordfelt.app"
mkdir -p "$staged/Wordfelt.app/Contents/Resources/licences"
cp "$root"/packaging/licences/* "$staged/Wordfelt.app/Contents/Resources/licences"
# The signature comes last, because it covers everything in the folder.
codesign --force --deep --sign - "$staged/Wordfelt.app"
codesign --verify --deep --strict "$staged/Wordfelt.app"
ln -s /Applications "$staged/Applications"
rm -f "$dist/wordfelt-$version-macos-$(uname -m).dmg"
hdiutil create -quiet -volname "Wordfelt $version" -fs HFS+ -format UDZO -srcfolder "$staged" \
    "$dist/wordfelt-$version-macos-$(uname -m).dmg"
