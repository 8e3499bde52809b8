"""The sheets and dialogs: the set-up, the settings, the statistics, the player's files, and the lists of games."""
