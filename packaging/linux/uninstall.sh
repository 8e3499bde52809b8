#!/bin/sh
# Removes the files that install.sh has installed. Games and settings belong to the player and stay.
set -eu

program=$HOME/.local/lib/wordfelt
share=${XDG_DATA_HOME:-$HOME/.local/share}

# refresh: updates the files in which desktops cache menus, file types and icons.
refresh() {
    types=$share/mime/packages
    mkdir -p "$types" # without this folder, update-mime-database would keep the removed file type
    for task in "update-desktop-database:applications" "update-mime-database:mime" \
        "gtk-update-icon-cache --quiet --ignore-theme-index:icons/hicolor"; do
        command=${task%:*}
        folder=$share/${task##*:}
        if command -v "${command%% *}" >/dev/null && [ -d "$folder" ]; then
            # shellcheck disable=SC2086 # a command with its options
            $command "$folder" >/dev/null 2>&1 || true
        fi
    done
    rmdir -p --ignore-fail-on-non-empty "$types"
}

if [ "${1-}" = --refresh ]; then
    refresh
    exit
fi
while read -r file; do
    rm -f "$file"
    rmdir -p --ignore-fail-on-non-empty "$(dirname "$file")" 2>/dev/null || true
done <"$program/installed"
if [ "$(readlink "$HOME/.local/bin/wordfelt")" = "$program/wordfelt" ]; then
    rm "$HOME/.local/bin/wordfelt"
fi
rm -rf "$program"
refresh
echo "Wordfelt is removed; games and settings stay."
