"""Makes pydantic load no plugins, so that no other installed package changes how a record is read.

Otherwise pydantic searches all installed packages for plugins. This module must be imported before pydantic.
"""

import os

os.environ["PYDANTIC_DISABLE_PLUGINS"] = "__all__"  # https://docs.pydantic.dev/latest/concepts/plugins/
