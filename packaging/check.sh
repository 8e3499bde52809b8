#!/bin/sh
# Checks a change: lint, format, types, layers, and the usual tests.
# The first run makes a private environment in .venv.
# usage: sh packaging/check.sh [--all | --changed | --full] [PYTEST-ARGUMENT…]
#   --all      all tests, not only the usual ones
#   --changed  only the tests that run code which has changed since the last run with --all
#   --full     all tests, even those that take longest, such as many random games
set -eu

# shellcheck source=packaging/environment.sh
. "$(dirname -- "$0")/environment.sh"

prepare check tools
cd "$root"
# Programs that the tests start would compile all of Wordfelt each time if Python cached nothing. The cache is in the
# environment, so that no compiled files appear in the project's folder.
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

# In a new environment nothing is compiled, and each process of the tests would compile everything, which takes half a
# minute. So two processes first compile everything for all of them.
compile_tests() {
    "$venv/bin/python" -m pytest -qq --collect-only tests/windows tests/session >/dev/null 2>&1 &
    half=$!
    "$venv/bin/python" -m pytest -qq --collect-only --ignore tests/windows --ignore tests/session >/dev/null 2>&1 || true
    wait "$half" || true
}

[ -d "$PYTHONPYCACHEPREFIX" ] || compile_tests

# The tests take longest and sometimes leave a processor idle. So the other checks run at the same time, and their
# output is shown afterwards.
: >"$scratch/failed"
look_at_the_code >"$scratch/code" 2>&1 </dev/null &
beside=$!
check 'tests (pytest)' -m pytest -n auto --dist worksteal --durations 20 --durations-min 1 "$@"
wait "$beside"
cat "$scratch/code"

if [ -s "$scratch/failed" ]; then
    stop "Failed: $(sed 's/^, //' "$scratch/failed")"
fi
