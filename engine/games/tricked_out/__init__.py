"""Tricked Out: the rule sheet, its tricks, and the search for plays in a trick."""
