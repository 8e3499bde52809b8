"""Sets the program's language, even while it runs: loads the translations of Wordfelt's texts and of Qt's own."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.base.paths import translations

ENGLISH = "en"
LANGUAGES = ("de", ENGLISH, "es", "fr")  # the languages that come with Wordfelt
OWN_NAMES = {ENGLISH: "English", "es": "Español"}  # names to use instead of Qt's, which would include a country


class Languages:
    """The languages of the program, and the one that is in use."""

    def __init__(self) -> None:
        self._translators: list[QTranslator] = []
        self.spoken = ""
        self._wanted: str | None = None
        self._said: dict[tuple[str, str], frozenset[str]] = {}

    def available(self) -> dict[str, str]:
        """The languages by code, each in its own name."""
        folder = translations()
        files = [path for path in folder.iterdir() if path.suffix == ".qm"] if folder.is_dir() else []
        codes = {ENGLISH, *[path.stem.partition("_")[2] for path in files]}
        return {code: _own_name(code) for code in sorted(codes)}

    def speak(self, wanted: str) -> None:
        """Changes the language of the program. An empty code stands for the system's language. Qt then sends every
        window an event."""
        if wanted == self._wanted:  # also called when only other settings have changed
            return
        self._wanted = wanted
        known = self.available()
        code = wanted if wanted in known else _language_of_the_system(known)
        if code == self.spoken:
            return
        self.spoken = code
        QLocale.setDefault(_locale(code))
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []
        # Qt's own texts: the buttons of its boxes, the menu of a text field, names of keys.
        self._load(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}.qm")
        self._load(str(translations()), f"wordfelt_{code}.qm")

    def everywhere(self, context: str, text: str) -> frozenset[str]:
        """The translations of this text into all languages."""
        if (context, text) not in self._said:
            self._said[context, text] = frozenset(self._ask_all(context, text))
        return self._said[context, text]

    def _ask_all(self, context: str, text: str) -> set[str]:
        found = {text}
        for code in self.available():
            translator = QTranslator()
            if translator.load(f"wordfelt_{code}.qm", str(translations())):
                found.add(translator.translate(context, text) or text)
        return found

    def _load(self, folder: str, name: str) -> None:
        translator = QTranslator()
        if translator.load(name, folder):
            self._translators.append(translator)
            QCoreApplication.installTranslator(translator)


def language() -> str:
    """The current language."""
    return QLocale().name().partition("_")[0] or ENGLISH


def _own_name(code: str) -> str:
    name = OWN_NAMES.get(code) or QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:] or code


def _language_of_the_system(known: dict[str, str]) -> str:
    """The code of the first language in the system's list that the program has; English if there is none."""
    wanted = [name.replace("_", "-").partition("-")[0] for name in QLocale.system().uiLanguages()]
    return next((code for code in wanted if code in known), ENGLISH)


def _locale(code: str) -> QLocale:
    """The locale for numbers and dates: the system's own locale if it has this language."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == code else QLocale(code)
