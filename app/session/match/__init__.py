"""What is played and who may see what of it."""
