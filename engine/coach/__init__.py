"""The coach: what else could be done here? Hints in steps, the best play of every turn, and what a deal had in it.

    hints.hint_of(act, state).up_to(step)            where, then which letters, then the whole play
    best.best_play(house, view, seat, ...)           the best play found, in words of a chosen vocabulary
    review.review(match, ...)                        turn by turn: what was played, and the best play there was
    alone.possible(house, state, ...)                a game for one: the best ending that a search finds

Everything is worked out by the same rules and dictionary as the game itself, is the same every time it is asked, and
can be stopped at any moment.
"""
