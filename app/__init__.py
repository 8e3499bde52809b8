"""The desktop app: the card table with its windows, on top of the engine."""

import os

from engine import __version__ as __version__

# Qt paints in the window's thread alone. With its pool of threads, it would divide almost every picture with a clip
# among them, and waking a thread takes longer than painting a card. Qt reads this variable when it first paints.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
