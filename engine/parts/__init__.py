"""Parts of rules. A part belongs here if the printed rules of several games have the same sentence.

A rule sheet takes nearly everything that it needs from these modules:

box: the options of a game, and the object that describes the game
deals: the deal, and positions from a set-up
declared: plays declared as patterns, with the words they make and the search for them
flow: turns, trades, endings, scores; `flow.usual` has the parts that most games use
table: the names for cards, words, places and moves, which come from engine.core

Each of the other modules is for only a few games.
"""
