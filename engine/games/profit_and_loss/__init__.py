"""Profit & Loss: the rule sheet, the trick, the look at both words, and the rounds."""
