"""The puzzles of each day: for every date a deal for one player, five finds and a duel, the same on every machine.

`make_day` in making.py makes a day from its date alone. A day also depends on the shuffle, the rules, the dictionary,
the computer players and the rules of choice in this package. EDITION is the version of all these together. If a change
in one of them changes a day (a golden test detects it), EDITION must be raised. A finished day is kept in a file and is
never made again.
"""

EDITION = 1
