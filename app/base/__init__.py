"""The parts that every other package of the app uses: files, texts, settings, sounds, and work in another thread. No
module here depends on a game in progress."""
