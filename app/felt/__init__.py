"""The felt: draws pictures of a table, animates their changes, and reports what players do there."""
