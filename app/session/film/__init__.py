"""A game as a film on the table. These modules are loaded only when a player wants a film."""
