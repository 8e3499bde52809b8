#!/bin/sh
# Runs in bash on a Windows machine of a build service: installs the package, starts the program from the Start menu,
# stores a picture of the screen, and removes the program.
set -eu

(cd dist && sha256sum --check --ignore-missing --strict SHA256SUMS)

program=$(cygpath "$LOCALAPPDATA")/Programs/Wordfelt
menu=$(cygpath "$APPDATA")/Microsoft/Windows/"Start Menu"/Programs/Wordfelt.lnk
mkdir -p pictures

MSYS2_ARG_CONV_EXCL=/S ./dist/wordfelt-*-windows-x64-setup.exe /S
"$program/wordfelt.exe" --version
"$program/wordfelt.exe" --self-test
[ -f "$menu" ]
reg query 'HKCU\Software\Classes\Wordfelt.Record\shell\open\command' //ve
powershell -Command "
    Start-Process '$(cygpath -w "$menu")'
    Start-Sleep 15
    Add-Type -AssemblyName System.Windows.Forms, System.Drawing
    \$area = [Windows.Forms.Screen]::PrimaryScreen.Bounds
    \$picture = New-Object Drawing.Bitmap \$area.Width, \$area.Height
    [Drawing.Graphics]::FromImage(\$picture).CopyFromScreen(0, 0, 0, 0, \$area.Size)
    \$picture.Save('$(cygpath -w pictures)\\windows.png')
    if (-not (Get-Process wordfelt)) { exit 1 }
    (Get-Process wordfelt).CloseMainWindow()
    Start-Sleep 5"
MSYS2_ARG_CONV_EXCL=/S "$program/uninstall.exe" /S
sleep 15
[ ! -e "$program" ]
[ ! -e "$menu" ]
