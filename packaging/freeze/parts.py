"""Lists the parts of Python and Qt that the program uses. Every package with them follows these rules."""

import re

# Qt finds plugins at run time, and the program names none of them, so the wanted ones are named here. Qt's libraries
# are then those that these and the program's modules are linked with.
QT_PLUGINS = re.compile(
    r"""
    platforms/(lib)?q(xcb|wayland|offscreen|windows|cocoa)\b        # a screen, and none for --self-test
    | platforminputcontexts/libcompose | platforminputcontexts/libibus          # dead keys and other scripts
    | platformthemes/libqxdgdesktopportal                   # the desktop's own file dialogs
    | wayland-shell-integration/libxdg-shell                # a window on Wayland,
    | wayland-decoration-client/                            # and its title bar
    """,
    re.VERBOSE,
)

# The program neither opens connections nor starts processes of its own kind. Modules that need a terminal or a foreign
# library (readline is GPL, OpenSSL and Tk are large) stay away with it. ctypes stays: it stops work in another thread,
# and platformdirs uses it to ask Windows for its folders.
UNUSED_MODULES = (
    "asyncio curses _curses distutils doctest ensurepip ftplib _hashlib http idlelib"
    " lib2to3 multiprocessing _multiprocessing nntplib packaging pip poplib _posixshmem pydoc pydoc_data"
    " readline setuptools smtplib sqlite3 _sqlite3 ssl _ssl test tkinter _tkinter turtledemo unittest venv wsgiref"
    " xmlrpc PySide6.QtDBus PySide6.QtNetwork pydantic.v1 pydantic.mypy pydantic._hypothesis_plugin"
).split()

# Only for developers: the sources of the compiled translations, and hidden files.
LEFT_OUT = re.compile(r"^translations/.*(?<!\.qm)$|(^|/)\.")


def qt_translation(language: str) -> re.Pattern[str]:
    """The file pattern of Qt's own sentences (OK, Cancel, the file dialog) in a language of the program."""
    return re.compile(rf"translations/qtbase_{language}(_\w+)?\.qm$")
