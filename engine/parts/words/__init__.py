"""The words that a play makes, for rule sheets: fresh words from the hand, and new words from table words."""
