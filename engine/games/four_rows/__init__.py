"""Four Rows: the rule sheet, its rows, and doubts about the words that players name."""
