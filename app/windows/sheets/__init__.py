"""Forms: the set-up, the settings, and the statistics."""
