"""The match on the table, and the parts of it that each viewer may see."""
