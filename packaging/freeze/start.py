"""The first script that the frozen program runs. It restores the library path and starts the program."""

import os
import sys

from app.__main__ import main

# The loader of the frozen program has set the library path to the program's own folder. Programs that Wordfelt starts,
# such as a sound player or the file manager, must find the libraries of the system instead.
if "LD_LIBRARY_PATH" in os.environ:
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is None:
        del os.environ["LD_LIBRARY_PATH"]
    else:
        os.environ["LD_LIBRARY_PATH"] = before

sys.exit(main())
