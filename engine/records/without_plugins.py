"""Asks pydantic to load no plugins, so that no other installed package changes how a record is read.

It would otherwise search all installed packages for them. Import this module before pydantic.
"""

import os

os.environ["PYDANTIC_DISABLE_PLUGINS"] = "__all__"  # https://docs.pydantic.dev/latest/concepts/plugins/
