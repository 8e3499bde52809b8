"""A move being put together, and what the oracle says about it."""
