"""Python's keyed hashes, imported without OpenSSL: 3 MB of memory for nothing that is used here.

pydantic imports them for its secret strings. They do without OpenSSL wherever Python has hashes of its own.
"""

import sys
from importlib.util import find_spec

OPENSSL = "_hashlib"

if OPENSSL not in sys.modules and find_spec("_md5") and find_spec("_sha1"):
    sys.modules[OPENSSL] = None  # type: ignore[assignment]  # so Python says that there is no such module
    try:
        import hmac  # noqa: F401
    finally:
        del sys.modules[OPENSSL]
