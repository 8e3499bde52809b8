"""Double Cross: the rule sheet, the crossing of one word by the other, and the search for plays."""
