"""One game in play, without widgets: the table where hands, keys, computer players and the clock meet."""
