"""The draft: the move that a player is putting together, with the verdict of the oracle (the part of the engine that
judges moves)."""
