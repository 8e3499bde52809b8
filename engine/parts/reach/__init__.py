"""The reach of a game: the acts that may be legal, with better acts first. The oracle judges which of them are legal.

A `Way` is one way to make a word: a formula that may be legal. The functions here find ways, combine them and make
plays of them. The dictionary finds the words; these modules find out how the words can be laid. All functions yield
their results one at a time.
"""
