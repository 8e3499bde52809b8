"""Keeps games and everything about them on disk: games in progress and finished games, agreements, results and their
totals, people, evenings."""
