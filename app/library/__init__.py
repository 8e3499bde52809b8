"""Keeps games on disk and in memory: waiting and finished games, agreements, results and their totals."""
