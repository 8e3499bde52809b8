"""Break Up: the rule sheet, the cut, and the search for halves that can become words."""
