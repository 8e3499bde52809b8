"""Keeps out parts of pydantic that nothing here uses: 4 MB of memory, and a third of its loading time.

For its secret strings pydantic imports Python's keyed hashes, which work without OpenSSL wherever Python has hashes of
its own. And it searches everything installed for plugins, which could change how a record is read: there are none.
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
