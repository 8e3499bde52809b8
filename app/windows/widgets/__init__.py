"""Small widgets that any window may use."""
