"""The whole program by one switch, by two, or by a pointer that rests."""
