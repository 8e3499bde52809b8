"""Four Rows: the rule sheet, the rows, the placing of cards, the timer, and doubts about named words."""
