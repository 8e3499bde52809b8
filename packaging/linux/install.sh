#!/bin/sh
# Installs Wordfelt for the current user only, in the place of an older version; games and settings stay unchanged.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
program=$HOME/.local/lib/wordfelt
commands=$HOME/.local/bin
share=${XDG_DATA_HOME:-$HOME/.local/share}

missing=$(find "$here/program" -type f \( -name '*.so*' -o -name wordfelt \) \
    -exec env LD_LIBRARY_PATH="$here/program/_internal" ldd {} + 2>/dev/null |
    awk '/not found/ && /=>/ { print $1 }' | sort -u)
if [ -n "$missing" ]; then
    echo "This system lacks libraries that Wordfelt needs:"
    echo "$missing" | sed 's/^/    /'
    echo "On Debian and Ubuntu this brings them:"
    echo "    sudo apt-get install libegl1 libgl1 libdbus-1-3 libfontconfig1 libglib2.0-0 libwayland-cursor0 libxkbcommon-x11-0"
    echo "On Fedora:"
    echo "    sudo dnf install mesa-libEGL mesa-libGL dbus-libs fontconfig glib2 libwayland-cursor libxkbcommon-x11"
    exit 1
fi

if [ -x "$program/uninstall" ]; then
    "$program/uninstall" >/dev/null
fi
mkdir -p "$program" "$commands" "$share"
cp -R "$here/program/." "$program"
ln -sf "$program/wordfelt" "$commands/wordfelt"
(cd "$here/share" && find . -type f) | while read -r file; do
    mkdir -p "$share/$(dirname "$file")"
    cp "$here/share/$file" "$share/$file"
    printf '%s\n' "$share/${file#./}" >>"$program/installed"
done
# The menu entry gets the full path of the program, because the menu may not search the folder of the user's commands.
entry=$share/applications/wordfelt.desktop
escaped=$(printf '%s' "$program/wordfelt" | sed 's/[\\&|]/\\&/g')
sed "s|@program@|\"$escaped\"|" "$here/share/applications/wordfelt.desktop" >"$entry"

"$program/uninstall" --refresh
"$program/wordfelt" --version
echo "is installed: in the menu under Games, and as $commands/wordfelt."
echo "To remove it: $program/uninstall"
