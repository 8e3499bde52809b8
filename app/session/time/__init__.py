"""What runs by itself: the clock, computer players, saving, the coach."""
