"""Words in the making: a fresh one from the hand, or a new one out of a word on the table."""
