"""Parts of rules. Several rule sheets share each of them, because their printed rules have the same sentences.

A sheet takes nearly everything it needs from these modules:

box: the options of a game, and its box
deals: the deal, and positions from a set-up
declared: declared plays, with the words they make and the search for them
flow: turns, trades, endings, scores; `flow.usual` holds the choices of most games
table: the names for cards, words, places and moves, which come from engine.core

Each of the other modules serves only a few games.
"""
