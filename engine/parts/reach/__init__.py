"""The reach of a game: the acts that may be legal, the better ones first, for the rule sheets. The oracle judges them.

A `Way` is one formula (a way to make a word) that may be legal. The reach of a game takes ways from these modules,
combines them and makes acts of them. The dictionary finds the words; these modules decide how to lay them. All
functions yield their results one at a time.
"""
