"""Full Deck, its Starter game, and the match of two games that the Starter game may decide."""
