"""The running program: makes every long-lived object and connects them."""
