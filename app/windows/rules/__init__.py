"""The rules as they are shown."""
