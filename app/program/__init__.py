"""The program itself: it makes every long-lived object and passes it on."""
