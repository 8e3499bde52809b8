"""Asks pydantic to load no plugins: no other installed package changes how a record is read.

It would otherwise search everything installed for them. To be imported before pydantic.
"""

import os

os.environ["PYDANTIC_DISABLE_PLUGINS"] = "__all__"  # https://docs.pydantic.dev/latest/concepts/plugins/
