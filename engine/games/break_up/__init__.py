"""Break Up: the rule sheet, the cut, and the halves that can become words."""
