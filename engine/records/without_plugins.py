"""Stops pydantic from loading plugins, so that no other installed package can change how a record is read.

This module must be imported before pydantic, which otherwise searches all installed packages for plugins.
"""

import os

os.environ["PYDANTIC_DISABLE_PLUGINS"] = "__all__"  # https://docs.pydantic.dev/latest/concepts/plugins/
