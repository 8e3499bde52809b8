"""What holds the program together: every long-lived object is made here and passed on."""
