"""Double Cross: the rule sheet, and how one word crosses the other."""
