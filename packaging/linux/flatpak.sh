# shellcheck shell=sh disable=SC2154 # build.sh has set the names that are used here
# Sourced by build.sh: makes the manifest of a Flatpak with all its sources in build/flatpak, and the Flatpak itself if
# its runtime is installed.

# shellcheck source=packaging/linux/lay_out.sh
. "$root/packaging/linux/lay_out.sh"
need flatpak-builder flatpak-builder
need_qt xcb

staged=$build/flatpak
machine=$(uname -m)
name=$(fact id)
rm -rf "$staged"
mkdir -p "$staged/share"

"$venv/bin/python" "$root/packaging/distributions.py" "$build/wheel" "$staged" 2>/dev/null
rm "$staged"/*.tar.gz
"$venv/bin/python" "$root/packaging/needs.py" run >"$staged/needs.txt"
for minor in 11 12 13 14; do
    "$venv/bin/python" -m pip download --quiet --disable-pip-version-check --dest "$staged" --only-binary=:all: \
        --platform "manylinux2014_$machine" --platform "manylinux_2_17_$machine" --platform "manylinux_2_28_$machine" \
        --platform "manylinux_2_34_$machine" --platform "manylinux_2_39_$machine" --implementation cp \
        --python-version "3.$minor" --abi "cp3$minor" --abi abi3 --abi none --require-hashes --requirement "$staged/needs.txt"
done
# The runtime may lack these libraries, which Qt needs on X11.
for library in libxcb-cursor.so.0 libxcb-icccm.so.4 libxcb-image.so.0 libxcb-keysyms.so.1 libxcb-render-util.so.0 libxcb-util.so.1; do
    cp -L "$(system_library "$library")" "$staged/$library"
done

# The files of a Flatpak that a desktop reads must have names that begin with the identifier of the Flatpak.
lay_out_desktop "$staged/share" wordfelt
mv "$staged/share/applications/wordfelt.desktop" "$staged/share/applications/$name.desktop"
mv "$staged/share/mime/packages/wordfelt.xml" "$staged/share/mime/packages/$name.xml"
find "$staged/share/icons" -type f | while read -r icon; do
    case $icon in
        */apps/*) mv "$icon" "${icon%/*}/$name.${icon##*.}" ;;
        *) mv "$icon" "${icon%/*}/$name.record.${icon##*.}" ;;
    esac
done
sed -i "s|^Icon=wordfelt$|Icon=$name|; /^StartupWMClass=/d" "$staged/share/applications/$name.desktop"
sed -i "s|application-x-wordfelt|$name.record|" "$staged/share/mime/packages/$name.xml"
sed -i "s|>wordfelt.desktop<|>$name.desktop<|; s|>wordfelt</icon>|>$name</icon>|" "$staged/share/metainfo/$name.metainfo.xml"
level "$staged/share"
packed "$staged/share" >"$staged/share.tar"
"$venv/bin/python" "$root/packaging/flatpak.py" "$staged" >"$staged/$name.json"

runtime=$(sed -n 's/.*"runtime-version": "\(.*\)".*/\1/p' "$staged/$name.json")
if command flatpak info "org.freedesktop.Sdk//$runtime" >/dev/null 2>&1; then
    flatpak-builder --force-clean --disable-rofiles-fuse --repo="$staged/repository" "$staged/tree" "$staged/$name.json" >&2
    command flatpak build-bundle "$staged/repository" "$dist/wordfelt-$version-$machine.flatpak" "$name" >&2
else
    say "The manifest with its sources is $staged/$name.json. To build it, install its runtime, then start again:" \
        "    flatpak install org.freedesktop.Platform//$runtime org.freedesktop.Sdk//$runtime"
fi
