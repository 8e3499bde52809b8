"""Which parts of Python and Qt the program uses. Every package that carries them is made by these rules."""

import re

# A plugin is found by Qt at run time and named nowhere in the program, so those that are wanted are named here;
# Qt's libraries are then whatever these and the program's modules are linked with.
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

# The program neither opens connections nor starts processes of its own kind; what needs a terminal or a
# foreign library (readline is GPL, OpenSSL and Tk are large) stays away with it. ctypes stays: it stops work in
# another thread, and platformdirs asks Windows for its folders by it.
UNUSED_MODULES = (
    "asyncio curses _curses distutils doctest ensurepip ftplib _hashlib http idlelib"
    " lib2to3 multiprocessing _multiprocessing nntplib packaging pip poplib _posixshmem pydoc pydoc_data"
    " readline setuptools smtplib sqlite3 _sqlite3 ssl _ssl test tkinter _tkinter turtledemo unittest venv wsgiref"
    " xmlrpc PySide6.QtDBus PySide6.QtNetwork pydantic.v1 pydantic.mypy pydantic._hypothesis_plugin"
).split()

# Of use to developers only: what the compiled translations are made from, and hidden files.
LEFT_OUT = re.compile(r"^translations/.*(?<!\.qm)$|(^|/)\.")


def qt_translation(language: str) -> re.Pattern[str]:
    """Qt's own sentences (OK, Cancel, the file dialog) in a language that the program has too."""
    return re.compile(rf"translations/qtbase_{language}(_\w+)?\.qm$")
