# shellcheck shell=sh disable=SC2154 # build.sh has set the names that are used here
# Sourced by the scripts of the Linux packages: functions that copy files to the folders from which packages are made.

# lay_out_program FOLDER: copies the frozen program to this folder, which contains nothing else.
lay_out_program() {
    mkdir -p "$1"
    cp -R "$build/tree/wordfelt/." "$1"
}

# lay_out_desktop SHARE EXECUTABLE: puts the files that a desktop reads into the folder SHARE: menu entry, icons, file
# type and description. The menu entry starts EXECUTABLE.
lay_out_desktop() {
    from=$root/packaging/linux
    icons=$1/icons/hicolor
    mkdir -p "$1/applications" "$1/mime/packages" "$1/metainfo"
    sed "s|^Exec=wordfelt|Exec=$2|" "$from/wordfelt.desktop" >"$1/applications/wordfelt.desktop"
    cp "$from/wordfelt-mime.xml" "$1/mime/packages/wordfelt.xml"
    fact fill "$from/metainfo.xml" >"$1/metainfo/$(fact id).metainfo.xml"
    for size in 16 22 24 32 48 64 128 256 512; do
        mkdir -p "$icons/${size}x$size/apps"
        cp "$root/assets/icons/wordfelt-$size.png" "$icons/${size}x$size/apps/wordfelt.png"
    done
    for size in 16 22 24 32 48 64 128 256; do
        mkdir -p "$icons/${size}x$size/mimetypes"
        cp "$root/packaging/icon/record/record-$size.png" "$icons/${size}x$size/mimetypes/application-x-wordfelt.png"
    done
    mkdir -p "$icons/scalable/apps" "$icons/scalable/mimetypes"
    cp "$root/packaging/icon/wordfelt.svg" "$icons/scalable/apps/wordfelt.svg"
    cp "$root/packaging/icon/record.svg" "$icons/scalable/mimetypes/application-x-wordfelt.svg"
}

# lay_out_manual SHARE: puts the manual page into the folder SHARE.
lay_out_manual() {
    mkdir -p "$1/man/man6"
    fact fill "$root/packaging/linux/wordfelt.6" | gzip -9n >"$1/man/man6/wordfelt.6.gz"
}

# lay_out_licences FOLDER: copies the licences that must go with every copy of a package.
lay_out_licences() {
    mkdir -p "$1"
    cp "$root"/packaging/licences/* "$1"
}

# carry_libraries FOLDER: copies to a laid-out program some small libraries that many desktops lack or have under
# another name. It is for packages whose requirements no package manager installs. At its start, the program makes the
# loader look for libraries beside the program.
carry_libraries() {
    "$venv/bin/python" "$root/packaging/libraries.py" list "$1" |
        grep -E '^lib(bz2|xcb-(cursor|icccm|image|keysyms|render-util|util))\.so' | while read -r library; do
        cp -L "$(system_library "$library")" "$1/_internal/$library"
    done
}

# system_library NAME: prints the path of a library of this system.
system_library() {
    path=$(ldconfig -p | awk -v name="$1" '$1 == name { print $NF; exit }')
    printf '%s\n' "${path:?$1 is not on this system}"
}

# packed FOLDER: writes a tar archive of the folder to standard output, with the same bytes on every machine.
packed() {
    tar -C "$(dirname "$1")" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
        --format=gnu -cf - "$(basename "$1")"
}

# pressed: packs standard input with xz. It uses two threads on every machine, because the packed bytes depend on
# whether there is one thread or several.
pressed() {
    xz -6 -T2
}
