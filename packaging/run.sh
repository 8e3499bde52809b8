#!/bin/sh
# Starts Wordfelt from this folder. The first time this makes a private environment in .venv.
# usage: sh packaging/run.sh [ARGUMENT…]
set -eu

# shellcheck source=packaging/environment.sh
. "$(dirname -- "$0")/environment.sh"

prepare run
need_qt xcb
exec "$venv/bin/python" -P -m app "$@"
