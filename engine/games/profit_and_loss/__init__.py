"""Profit & Loss: the rule sheet, the trick, and the rounds in which words are hidden, shown and looked at."""
