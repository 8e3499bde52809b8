"""Where the frozen program begins."""

import os
import sys

from app.__main__ import main

# The bootloader points the loader at the libraries that lie in the program's own folder. Whatever the program
# starts (a sound player, the file manager) is to find the system's.
if "LD_LIBRARY_PATH" in os.environ:
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is None:
        del os.environ["LD_LIBRARY_PATH"]
    else:
        os.environ["LD_LIBRARY_PATH"] = before

sys.exit(main())
