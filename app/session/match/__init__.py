"""The match on the table, and what each viewer may see of it."""
