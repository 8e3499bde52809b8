"""The settings: every change is at once effective and saved."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app import texts
from app.settings import TEXT_SIZES, Settings


class SettingsSheet(QDialog):
    """changed: the name of a setting and its new value."""

    changed = Signal(str, object)

    def __init__(self, settings: Settings, languages: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.languages = languages
        say = QCoreApplication.translate
        self.setWindowTitle(say("Settings", "Settings"))
        self.form = QFormLayout()
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._looks()
        self._play()
        close = QPushButton(say("Settings", "Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.addLayout(self.form)
        layout.addWidget(close)
        self.resize(460, self.sizeHint().height())

    def _looks(self) -> None:
        say = QCoreApplication.translate
        self._choice(
            "felt",
            say("Settings", "Felt"),
            {
                "green": say("Settings", "Green"),
                "blue": say("Settings", "Blue"),
                "burgundy": say("Settings", "Burgundy"),
                "slate": say("Settings", "Slate"),
            },
        )
        self._choice(
            "card_face",
            say("Settings", "Cards"),
            {
                "paper": say("Settings", "Paper"),
                "bold": say("Settings", "Large letters"),
                "night": say("Settings", "Night"),
            },
        )
        self._choice(
            "mode",
            say("Settings", "Colours"),
            {
                "system": say("Settings", "As the system"),
                "light": say("Settings", "Light"),
                "dark": say("Settings", "Dark"),
                "contrast": say("Settings", "High contrast"),
            },
        )
        self._choice(
            "motion",
            say("Settings", "Movement"),
            {
                "none": say("Settings", "None"),
                "fast": say("Settings", "Fast"),
                "normal": say("Settings", "Normal"),
                "slow": say("Settings", "Slow"),
            },
        )
        self._choice("text_size", say("Settings", "Text size"), {size: f"{size} %" for size in TEXT_SIZES})
        self._choice("language", say("Settings", "Language"), {"": say("Settings", "As the system"), **self.languages})

    def _play(self) -> None:
        say = QCoreApplication.translate
        sound = QCheckBox(say("Settings", "Sounds"))
        sound.setChecked(self.settings.sound)
        sound.toggled.connect(lambda on: self.changed.emit("sound", on))
        self.form.addRow("", sound)
        self._choice(
            "pace",
            say("Settings", "Computer players"),
            {
                "instant": say("Settings", "At once"),
                "quick": say("Settings", "Quick"),
                "human": say("Settings", "Like people"),
                "slow": say("Settings", "Slow"),
            },
        )
        self._choice("hints", say("Settings", "Hints"), texts.hint_words())
        reasons = QCheckBox(say("Settings", "Computer players say why"))
        reasons.setObjectName("reasons")
        reasons.setChecked(self.settings.reasons)
        reasons.toggled.connect(lambda on: self.changed.emit("reasons", on))
        self.form.addRow("", reasons)
        name = QLineEdit(self.settings.names[0] if self.settings.names else "")
        name.setMaxLength(24)
        name.editingFinished.connect(lambda: self.changed.emit("names", (name.text().strip(),) if name.text() else ()))
        self.form.addRow(say("Settings", "Your name"), name)
        self._words("allow", say("Settings", "House words, allowed"))
        self._words("ban", say("Settings", "House words, not allowed"))
        note = QLabel(say("Settings", "House words hold from the next deal on."))
        note.setObjectName("small")
        self.form.addRow("", note)

    def _choice(self, key: str, name: str, choices: Mapping[Any, str]) -> None:
        box = QComboBox()
        box.setObjectName(key)
        for value, text in choices.items():
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(getattr(self.settings, key))))
        box.activated.connect(lambda: self.changed.emit(key, box.currentData()))
        box.setAccessibleName(name)
        self.form.addRow(name, box)

    def _words(self, key: str, name: str) -> None:
        edit = WordList(getattr(self.settings, key), lambda words: self.changed.emit(key, words))
        edit.setAccessibleName(name)
        self.form.addRow(name, edit)


class WordList(QPlainTextEdit):
    """Words, one after the other; taken over when the list is left."""

    def __init__(self, words: tuple[str, ...], take: Callable[[tuple[str, ...]], None]) -> None:
        super().__init__(" ".join(words))
        self._take = take
        self.setTabChangesFocus(True)
        self.setFixedHeight(self.fontMetrics().height() * 3)
        self.textChanged.connect(self._changed)

    def _changed(self) -> None:
        words = [word.upper() for word in self.toPlainText().split()]
        good = [word for word in words if word.isascii() and word.isalpha() and 2 <= len(word) <= 30]
        self._take(tuple(dict.fromkeys(good)))
