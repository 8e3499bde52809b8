"""One game as it is played, without a widget: the table that hands, keys, players and the clock meet at."""
