"""What pydantic brings with it and nothing here uses stays away: 4 MB of memory, and a third of the time it takes.

For its secret strings it imports Python's keyed hashes; they do without OpenSSL wherever Python has hashes of its own.
And it looks through all that is installed for plugins, which could have a say in how a record is read: there are none.
"""

import sys
from importlib.util import find_spec
from types import ModuleType

OPENSSL, PLUGINS = "_hashlib", "pydantic.plugin._loader"

if OPENSSL not in sys.modules and find_spec("_md5") and find_spec("_sha1"):
    sys.modules[OPENSSL] = None  # type: ignore[assignment]  # so Python says that there is no such module
    try:
        import hmac  # noqa: F401
    finally:
        del sys.modules[OPENSSL]

if PLUGINS not in sys.modules:
    sys.modules[PLUGINS] = ModuleType(PLUGINS)
    vars(sys.modules[PLUGINS])["get_plugins"] = tuple
