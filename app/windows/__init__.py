"""The windows, in one folder for each part."""
