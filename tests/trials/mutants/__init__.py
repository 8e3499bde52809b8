"""Makes small faults in the code on purpose, one at a time, and checks that a test fails for each.

Lists name the faults of each part of the code, with the harm to a player or a maintainer (`in_library`, `in_session`,
`in_program`, `in_parts`); a seed draws more faults (`drawn`). Each fault is made in a copy of the tree (`trial`).
Pytest reads the tests there once (`ground`, `live`), and runs for each fault the tests that `--changed` would run
(`aim`).
"""
