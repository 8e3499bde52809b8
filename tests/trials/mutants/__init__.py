"""Makes small faults on purpose, one at a time, and runs tests to see whether one fails.

Command: python -m tests.trials.mutants. Lists name the faults of each room and the harm to a player or a maintainer
(`in_library`, `in_session`, `in_program`, `in_parts`); a seed draws more of them (`drawn`). Each fault is made in a
copy of the tree (`trial`), against the tests that `--changed` would run (`aim`).
"""
