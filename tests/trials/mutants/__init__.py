"""Makes small faults on purpose, one at a time, and runs tests to see whether one fails.

The lists name the faults of each room, and what a player or an heir would suffer (`in_library`, `in_session`,
`in_program`, `in_parts`); a seed draws more of them (`drawn`). Each is made in a copy of the tree (`trial`), where the
tests are read once (`ground`, `live`), and those run that `--changed` would run for it (`aim`).
"""
