"""The table of the day: for each date a deal for one, five finds and a duel, the same on every machine.

`make_day` in making.py makes a day from its date alone. Everything that takes part is frozen under EDITION: the
shuffle, the rules, the dictionary, the computer players and the rules of choice below. When a change of any of them
changes a day (a golden test notices), the number goes up. A day that was made is a file, and nobody makes it anew.
"""

EDITION = 1
