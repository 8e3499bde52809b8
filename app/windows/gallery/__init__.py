"""The gallery of games: tiles, rules, and the games in progress."""
