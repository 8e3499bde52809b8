"""One game in play, without a widget: the table where hands, keys, computer players and the clock meet."""
