"""The parts that several rule sheets share because their printed rules say the same.

A sheet takes nearly everything it needs from these modules:

box         the options of a game and its box
deals       the deal, and set-up positions
declared    the plays a sheet declares: what a play makes, and the search for plays
flow        turns, trades, endings, scores; `flow.usual` holds the choices of most games
table       cards, words, places and moves, which come from the core

Each of the other modules serves a few games.
"""
