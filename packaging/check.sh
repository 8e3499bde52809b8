#!/bin/sh
# Checks a change: lint, format, types, layers, and the usual tests.
# The first run makes a private environment in .venv.
# usage: sh packaging/check.sh [--all | --changed | --full] [PYTEST-ARGUMENT…]
#   --all      every test, not only the usual ones
#   --changed  only the tests that ran code which has changed since the last --all
#   --full     all, and the long run of the laws
set -eu

# shellcheck source=packaging/environment.sh
. "$(dirname -- "$0")/environment.sh"

prepare check tools
cd "$root"
# Without a cache, programs that the tests start would compile all of Wordfelt each time. The tree stays clean.
unset PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX="$venv/compiled"

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 130' INT TERM

check() {
    name=$1
    shift
    printf '\n== %s\n' "$name"
    "$venv/bin/python" "$@" || printf ', %s' "$name" >>"$scratch/failed"
}

look_at_the_code() {
    check 'lint (ruff check)' -m ruff check .
    check 'format (ruff format)' -m ruff format --check .
    check 'types (mypy)' -m mypy
    check 'layers (lint-imports)' "$venv/bin/lint-imports" --no-logo
}

# In a new environment nothing is compiled, and each process of the tests would compile everything for itself, which
# takes half a minute. So two processes compile it first.
compile_tests() {
    "$venv/bin/python" -m pytest -qq --collect-only tests/windows tests/session >/dev/null 2>&1 &
    half=$!
    "$venv/bin/python" -m pytest -qq --collect-only --ignore tests/windows --ignore tests/session >/dev/null 2>&1 || true
    wait "$half" || true
}

[ -d "$PYTHONPYCACHEPREFIX" ] || compile_tests

# The tests take longest and sometimes leave a core idle. So the other checks run at the same time and show their output
# afterwards.
: >"$scratch/failed"
look_at_the_code >"$scratch/code" 2>&1 </dev/null &
beside=$!
check 'tests (pytest)' -m pytest -n auto --dist worksteal --durations 20 --durations-min 1 "$@"
wait "$beside"
cat "$scratch/code"

if [ -s "$scratch/failed" ]; then
    stop "Not in order: $(sed 's/^, //' "$scratch/failed")"
fi
