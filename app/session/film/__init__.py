"""Shows a game on the table like a film. The modules of this folder are loaded only when a player wants a film."""
