"""Forms to fill in: set-up, settings, and the statistics."""
