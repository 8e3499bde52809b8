"""Everything that belongs to one game in play except the widgets: the draft (the play that a player is putting
together), the match, the clock, the computer players and the saved file."""
