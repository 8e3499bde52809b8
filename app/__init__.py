"""Wordfelt's desktop table. The version of the whole program is here and nowhere else."""

__version__ = "0.1.0"
