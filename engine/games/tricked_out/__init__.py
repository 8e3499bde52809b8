"""Tricked Out: the rule sheet, its tricks, and what can be laid in them."""
