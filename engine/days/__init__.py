"""The puzzles of each day. Every date has a deal for one player, five finds (positions in which one play is clearly the
best) and a duel with a computer player, which are the same on every machine.

`make_day` in making.py makes a day from its date alone. The result also depends on the shuffle, the rules, the
dictionary, the computer players and this package. EDITION is the common version of all of these. Raise EDITION if a
change in one of them changes any day; a golden test detects such changes. A finished day is kept in a file and is never
made again.
"""

EDITION = 1
