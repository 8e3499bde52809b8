"""Break Up: the rule sheet, the cutting of a word in two, and the search for plays."""
