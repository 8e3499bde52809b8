"""The rules engine of Wordfelt. The version of the whole program is here and nowhere else."""

__version__ = "1.0.0"
