"""Take 6: the rule sheet, and the players' own and open words."""
