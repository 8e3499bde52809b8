#!/bin/sh
# Renders the icons from the drawings beside this script. The project stores the results, so that a build needs no
# renderer. Run this script after changing a drawing.
# usage: sh packaging/icon/render.sh      (Debian's librsvg2-bin and Python)
set -eu

cd "$(dirname -- "$0")"
program=../../assets/icons
record=record
mkdir -p "$program" "$record"

# Small icons have a drawing of their own, because the large one is not legible at their size.
for size in 16 22 24 32; do
    rsvg-convert -w "$size" -h "$size" wordfelt-small.svg -o "$program/wordfelt-$size.png"
done
for size in 48 64 128 256 512; do
    rsvg-convert -w "$size" -h "$size" wordfelt.svg -o "$program/wordfelt-$size.png"
done
for size in 16 22 24 32 48 64 128 256; do
    rsvg-convert -w "$size" -h "$size" record.svg -o "$record/record-$size.png"
done
for ink in dark light; do
    rsvg-convert -w 64 -h 64 "tick-$ink.svg" -o "$program/tick-$ink.png"
done
python3 ../bundle_icons.py
