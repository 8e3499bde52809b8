"""Profit & Loss: the rule sheet, the settlement of a trick, and the rounds in which words are laid face down, shown and
checked."""
