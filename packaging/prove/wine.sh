#!/bin/sh
# Tries the Windows installer under wine: installs the program, asks for its version and its self-test, starts it from
# the Start menu and from a record, and removes it. Wine is not Windows, so the trial finds only obvious faults.
# usage: sh packaging/prove/wine.sh SETUP.EXE      as root on Debian; the system with wine is in build/prove
#
# WORDFELT_MIRROR   Debian's mirror (default: the one this system uses)
# WORDFELT_WINE     an existing Debian system with wine
set -eu

# shellcheck source=packaging/environment.sh
. "$(dirname -- "$0")/../environment.sh"
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
prove=$root/build/prove
inside=${WORDFELT_WINE:-$prove/wine}
setup=$(realpath "$1")

if [ -z "${WORDFELT_PROVING:-}" ]; then
    [ "$(id -u)" -eq 0 ] || stop "This needs root: it makes a system of its own to try the installer on."
    WORDFELT_PROVING=yes exec unshare --mount --pid --fork --mount-proc -- sh "$0" "$@"
fi
for tool in debootstrap:debootstrap Xvfb:xvfb openbox:openbox xdotool:xdotool objdump:binutils \
    x86_64-w64-mingw32-gcc:gcc-mingw-w64-x86-64; do
    command -v "${tool%:*}" >/dev/null || install_packages "${tool#*:}"
done

if [ ! -e "$inside/usr/lib/wine/wine64" ]; then
    # shellcheck disable=SC2016 # apt's own names
    from=${WORDFELT_MIRROR:-$(apt-get indextargets --format '$(SITE) $(CREATED_BY)' | awk '$2 == "Packages" { print $1; exit }')}
    debootstrap --variant=minbase --include=wine,wine64 trixie "$inside" "$from" >&2
fi
mount -t proc proc "$inside/proc"
mount -t tmpfs -o mode=755 tmpfs "$inside/dev"
for device in null:3 zero:5 full:7 random:8 urandom:9; do
    mknod -m 666 "$inside/dev/${device%:*}" c 1 "${device#*:}"
done
mkdir "$inside/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$inside/tmp"
temporary=/tmp
sockets=$temporary/.X11-unix
mkdir -p "$sockets" "$inside$sockets"
mount --bind "$sockets" "$inside$sockets"
mount -t tmpfs tmpfs "$inside/srv" # the player's home

mkdir -p "$prove"
drive=$inside/srv/.wine/drive_c
cp "$setup" "$inside/srv/setup.exe"

cat >"$prove/wine-session" <<END
#!/bin/sh
exec chroot "$inside" env -i HOME=/srv USER=player PATH=/usr/bin:/bin:/usr/lib/wine WINEDEBUG=-all XDG_RUNTIME_DIR=/tmp LANG="\${LANG:-C.UTF-8}" \\
    WINEDLLOVERRIDES='icuuc=n;mscoree,mshtml=' DISPLAY="\${DISPLAY:-}" "\$@"
END
chmod +x "$prove/wine-session"
in_wine() {
    "$prove/wine-session" "$@"
}

# add_empty_icu: gives wine an empty ICU library, because Qt needs ICU, which Windows 10 has and wine lacks.
add_empty_icu() {
    library=$program/lib/PySide6/Qt6Core.dll
    objdump -p "$library" | awk '/DLL Name: icuuc/ { on = 1; next } /DLL Name/ { on = 0 } on && NF == 3 && /^\t/ && $3 != "Member-Name" {
        print "__declspec(dllexport) void *" $3 "(void) { return 0; }" }' >"$prove/icuuc.c"
    x86_64-w64-mingw32-gcc -shared -o "$drive/windows/system32/icuuc.dll" "$prove/icuuc.c"
}

in_wine wineboot --init
who=$(cd "$drive/users" && ls -d [!P]*) # besides the player's folder there is only Public
program=$drive/users/$who/AppData/Local/Programs/Wordfelt
in_wine wine /srv/setup.exe /S
[ -f "$program/wordfelt.exe" ] || stop "The installer has not brought the program."
add_empty_icu
echo "installed: $(du -sm "$program" | cut -f1) MB"
folder="C:\\users\\$who\\AppData\\Local\\Programs\\Wordfelt"
in_wine wine "$folder\\wordfelt.exe" --version
in_wine wine "$folder\\wordfelt.exe" --self-test
LANG=de_DE.UTF-8 in_wine wine "$folder\\wordfelt.exe" --self-test

# on_a_screen ARGUMENT…: runs play.py with these arguments, on a private screen. It waits until all earlier programs in
# wine have ended, because the new window would otherwise belong to their desktop and never be painted.
on_a_screen() {
    in_wine wineserver --wait
    python3 "$root/packaging/prove/play.py" "$@"
}

menu=$drive/users/$who/AppData/Roaming/Microsoft/Windows/Start\ Menu/Programs/Wordfelt.lnk
[ -f "$menu" ] || stop "There is no entry in the Start menu."
on_a_screen look "$prove/pictures/wine.png" "$prove/wine-session" \
    wine start /wait "C:\\users\\$who\\AppData\\Roaming\\Microsoft\\Windows\\Start Menu\\Programs\\Wordfelt.lnk"
# of_type KEY: prints the value of this key among the current user's file types. The trial reads these keys and opens
# the record with a command, because wine, unlike Windows, ignores the file types of the current user.
of_type() {
    in_wine wine reg query "HKCU\\Software\\Classes\\$1" /ve | tr -d '\r' | sed -n 's/.*REG_SZ *//p'
}
kind=$(of_type .wordfelt)
opens=$(of_type "$kind\\shell\\open\\command")
[ "$opens" = "\"$folder\\wordfelt.exe\" \"%1\"" ] || stop "A record is a $kind and would be opened by: $opens"
record="$drive/users/$who/a game.wordfelt"
cp "$root/assets/rules/examples/take-6-2.wordfelt" "$record"
on_a_screen record "$prove/pictures/wine-record.png" \
    "$drive/users/$who/AppData/Local/wordfelt/games" "$prove/wine-session" \
    wine "$folder\\wordfelt.exe" "C:\\users\\$who\\a game.wordfelt"
rm "$record"

in_wine wine "$folder\\uninstall.exe" /S
for second in 1 2 3 4 5 6 7 8 9 10; do
    [ -e "$program" ] || break
    sleep "$second" # the uninstaller has copied itself, and the copy is still running
done
remains=$(cd "$drive/users/$who" && find . -ipath '*wordfelt*' ! -path '*/Local/wordfelt*')
[ -z "$remains" ] || stop "This is left behind: $remains"
if in_wine wine reg query 'HKCU\Software\Classes\Wordfelt.Record' 2>/dev/null; then
    stop "The file type is left behind."
fi
echo "removed; the player's files stay: $(find "$drive/users/$who/AppData/Local/wordfelt" -type f 2>/dev/null | wc -l)"
