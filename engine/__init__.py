"""The rules engine of Wordfelt. This file is the only place that states the version of the program."""

__version__ = "1.0.0"
