"""The parts that run by themselves: the clock, computer players, saving, the coach."""
