"""What was played, as a film on the table. Nothing here is loaded before a film is wanted."""
