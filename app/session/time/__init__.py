"""The parts of a game that act without the player: the clock, computer players, saving, the coach."""
