#!/bin/sh
# Starts Wordfelt from this folder. The first run makes a private environment in .venv.
# usage: sh packaging/run.sh [ARGUMENT…]
set -eu

# shellcheck source=packaging/environment.sh
. "$(dirname -- "$0")/environment.sh"

prepare run xcb
# Puts the program's folder on the import path of this process only. So Python finds the program wherever this script is
# started, and other Python programs do not find it.
exec "$venv/bin/python" -P -c '
import sys
sys.path.insert(0, sys.argv.pop(1))
sys.argv[0] = "wordfelt"
from app.__main__ import main
sys.exit(main())
' "$root" "$@"
