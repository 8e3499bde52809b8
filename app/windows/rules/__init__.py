"""The pages and the window of the rules."""
