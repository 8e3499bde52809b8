"""Double Cross: the rule sheet, a turn that moves letters between the two words, and the search for plays."""
