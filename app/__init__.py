"""Wordfelt's desktop table."""

from engine import __version__ as __version__
