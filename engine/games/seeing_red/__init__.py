"""Seeing Red: the rule sheet and its row of red cards."""
