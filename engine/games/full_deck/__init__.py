"""Full Deck, its Starter game, and the match of two Full Deck games, in which the Starter game may decide a tie."""
