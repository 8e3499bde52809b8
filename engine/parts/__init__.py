"""What several rule sheets say in the same words.

A sheet takes from here nearly all it needs:

    box         the options of a game and its box
    deals       the deal, and set-up positions
    declared    what a play is made of, and what one makes
    flow        turns, trades, endings, scores; `flow.usual` has what most games do
    table       cards, words, places and moves, which come from the core

The other pages are for a few games each.
"""
