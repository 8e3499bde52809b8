"""What goes on by itself: the clock, computer players, saving, the coach."""
