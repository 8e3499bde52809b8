"""The coach gives hints in steps, finds the best act for every decision of a game, and finds the best result that a
deal to a solo player allowed.

hints.hint_of(act, state).up_to(step): where to play, then which letters, then the whole play judging.Judge(house, view,
seat, ...): for one decision, the strongest player's act and the value of each act best.best_now(judge): the best act
now, and a reason for it review.review(match, ...): for each decision of a game, the player's act and the best act
review.first_pass(match, seats): a quicker review with less search, in about two seconds for a game
reach.reach_of(match, seat): the words that a player could have found bands.band_of(mean, limits): the class of a
decision: as good as any, a little less, a miss or a costly miss rollouts.Rollouts(judge, best, other): how much better
one act is, measured by simulating the turns after both kinds.kinds_of(judge, best, played, compared): what can be
learned from an act, besides its points summary.summary_of(match, turns): the game in a few numbers: points made and
missed, luck, turning point solo.possible(house, state, ...): for a solo player, the best ending that a search finds

The coach uses the rules and the dictionary of the game, and uses only what the deciding player could see at that
moment. The coach gives the same answer every time it judges the same position, and the caller can stop it at any
moment.
"""
