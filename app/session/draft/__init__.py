"""The move that a player is putting together, and the oracle's verdict on it."""
