"""The first script of the frozen program. It restores the library path and runs the program."""

import os
import sys

from app.__main__ import main

# The bootloader has set the library path to the program's own folder. Programs that Wordfelt starts (a sound player,
# the file manager) must find the system's libraries instead.
if "LD_LIBRARY_PATH" in os.environ:
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is None:
        del os.environ["LD_LIBRARY_PATH"]
    else:
        os.environ["LD_LIBRARY_PATH"] = before

sys.exit(main())
