"""The coach: what else could be done here? Hints in steps, the best of every decision, and what a deal had in it.

    hints.hint_of(act, state).up_to(step)            where, then which letters, then the whole play
    judging.Judge(house, view, seat, ...)            one decision: what the strongest does, what an act is worth
    best.best_now(judge)                             the best there is to do, and a reason in words
    review.review(match, ...)                        decision by decision: what was done, and the best there was
    summary.summary_of(match, turns)                 the game in a few numbers: made, missed, luck, where it turned
    alone.possible(house, state, ...)                a game for one: the best ending that a search finds

Everything is worked out by the same rules and dictionary as the game itself, from what the seat sees at that moment, is
the same every time it is asked, and can be stopped at any moment.
"""
