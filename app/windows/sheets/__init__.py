"""Forms: the set-up, the settings, the statistics, the files, and the lists of games."""
