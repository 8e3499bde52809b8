"""What every room stands on: files, texts, settings, sounds, and work in another thread. Nothing of a game."""
