#!/bin/sh
# Everything that must hold before a change is taken: lint, format, types, layers, tests.
# The first time this makes a private environment in .venv.
# usage: sh packaging/check.sh [PYTEST-ARGUMENT…]      (--full for the long run of the laws)
set -eu

# shellcheck source=packaging/environment.sh
. "$(dirname -- "$0")/environment.sh"

prepare check tools
cd "$root"
failed=

check() {
    name=$1
    shift
    printf '\n== %s\n' "$name"
    "$venv/bin/python" "$@" || failed="$failed, $name"
}

check 'lint (ruff check)' -m ruff check .
check 'format (ruff format)' -m ruff format --check .
check 'types (mypy)' -m mypy
check 'layers (lint-imports)' "$venv/bin/lint-imports" --no-logo
check 'tests (pytest)' -m pytest -n auto "$@"

# Nothing is printed when all is well: the last lines are the tests' own summary.
if [ -n "$failed" ]; then
    stop "Not in order: ${failed#, }"
fi
