"""Which tests a change can break: `sh packaging/check.sh --changed` runs these alone.

`sh packaging/check.sh --all` keeps a map of the functions that each test runs (`recording`). A later run compares the
sources with those of the map (`differences`) and takes the tests that ran what has changed since (`choosing`).
"""
