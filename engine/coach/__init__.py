"""The coach: hints in steps, the best act of every decision, and what a deal made possible.

    hints.hint_of(act, state).up_to(step)            where, then which letters, then the whole play
    judging.Judge(house, view, seat, ...)            one decision: what the strongest does, what an act is worth
    best.best_now(judge)                             the best act now, and a reason for it
    review.review(match, ...)                        decision by decision: what was done, and what was best
    review.first_pass(match, seats)                  the same at a glance, in about two seconds for a whole game
    reach.reach_of(match, seat)                      the words that a player could have found
    bands.band_of(mean, limits)                      as good, a little less, a miss or a costly miss
    rollouts.Rollouts(judge, best, other)            how much better one act is than another, by playing on from both
    kinds.kinds_of(judge, best, played, compared)    what an act teaches beside its points
    summary.summary_of(match, turns)                 the game in a few numbers: made, missed, luck, turning point
    solo.possible(house, state, ...)                 a game for one: the best ending that a search finds

The coach uses the rules and the dictionary of the game, and only what the seat could see at that moment. It gives the
same answer every time, and can be stopped at any moment.
"""
