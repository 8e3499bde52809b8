"""The windows, made of rooms of their own."""
