"""A game as a film on the table. The program loads nothing of it before a player wants a film."""
