"""Runs the program: python -m wordfelt."""

import sys

from wordfelt.start import start

sys.exit(start())
