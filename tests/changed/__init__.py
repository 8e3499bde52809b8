"""Finds the tests that a change can break: `sh packaging/check.sh --changed` runs only these.

`sh packaging/check.sh --all` keeps a map of the functions that each test runs (`recording`). A later run compares the
sources with those of the map (`differences`) and takes the tests that ran a changed function (`choosing`).
"""
