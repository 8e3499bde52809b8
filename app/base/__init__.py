"""The base of every room: files, texts, settings, sounds, and work in another thread. It knows nothing of a game."""
