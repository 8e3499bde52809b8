"""The language of the program: files in translations/, loaded while it runs."""

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from app.guard import guarded
from app.paths import translations

ENGLISH = "en"


class EnglishPlurals(QTranslator):
    """English needs no file: one card, two cards."""

    @guarded
    def isEmpty(self) -> bool:
        return False

    @guarded
    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        return sourceText.replace("(s)", "" if n == 1 else "s") if n >= 0 else sourceText


class Languages:
    """Knows which languages there are and which is spoken."""

    def __init__(self) -> None:
        self._translator: QTranslator | None = None
        self.spoken = ""

    def available(self) -> dict[str, str]:
        """The languages by code, each in its own name."""
        codes = {ENGLISH}
        codes |= {path.stem.partition("_")[2] for path in translations().glob("wordfelt_*.qm")}
        return {code: QLocale(code).nativeLanguageName().title() or code for code in sorted(codes)}

    def speak(self, wanted: str) -> None:
        """Change the language; an empty code asks the system. Every window hears of it by itself."""
        code = wanted or QLocale.system().name().partition("_")[0]
        code = code if code in self.available() else ENGLISH
        if code == self.spoken:
            return
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
        self.spoken = code
        QLocale.setDefault(QLocale(code))
        translator = QTranslator()
        if not translator.load(str(translations() / f"wordfelt_{code}.qm")):
            translator = EnglishPlurals()
        self._translator = translator
        QCoreApplication.installTranslator(translator)
