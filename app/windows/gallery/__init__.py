"""The gallery of games."""
