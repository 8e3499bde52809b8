"""The flow of turns round the table, and the one published order of what happens after a move:

effects of the move, the game's triggers, refill, end of round, end of game, next turn.
"""
