"""Lists the parts of Python and Qt that the program uses, for every package that contains them."""

import re

# The Qt plugins that the program needs. They are listed here because Qt loads plugins at run time, and no import in the
# program names them. Packages contain only the Qt libraries that these plugins and the program's modules are linked
# with.
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

# The Python modules that packages leave out: those for network connections and for starting copies of the program,
# which the program never does, and those that need a terminal or another library (readline is GPL, OpenSSL and Tk are
# large). ctypes stays: the program uses it to stop work in another thread, and platformdirs to ask Windows for its
# folders.
UNUSED_MODULES = (
    "asyncio curses _curses distutils doctest ensurepip ftplib _hashlib http idlelib"
    " lib2to3 multiprocessing _multiprocessing nntplib packaging pip poplib _posixshmem pydoc pydoc_data"
    " readline setuptools smtplib sqlite3 _sqlite3 ssl _ssl test tkinter _tkinter turtledemo unittest venv wsgiref"
    " xmlrpc PySide6.QtDBus PySide6.QtNetwork pydantic.v1 pydantic.mypy pydantic._hypothesis_plugin"
).split()

# Files that only developers need: hidden files, and the sources of the translations. The program reads only compiled
# translations.
LEFT_OUT = re.compile(r"^translations/.*(?<!\.qm)$|(^|/)\.")


def qt_translation(language: str) -> re.Pattern[str]:
    """The pattern for the file names of Qt's own texts (OK, Cancel, the file dialog) in this language."""
    return re.compile(rf"translations/qtbase_{language}(_\w+)?\.qm$")
