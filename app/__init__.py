"""The desktop app: the card table with its windows, on top of the engine."""

from engine import __version__ as __version__
