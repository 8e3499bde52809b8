"""Games on disk and in memory: what waits, what is over, what was agreed, what the results come to."""
