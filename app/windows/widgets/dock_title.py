"""The title bar of a panel: its name, and a cross that hides the panel, in the colours and size of all other text."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QToolButton, QWidget

from app.windows.widgets.written_by_people import plain_label


class DockTitle(QWidget):
    """The title bar of a panel. It replaces Qt's own title bar, in which the cross is a grey picture on black that does
    not grow with the text.

    The player can still drag the panel by this title bar, because presses beside the cross go to the panel.
    """

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._dock = dock
        self.name = plain_label()
        self.name.setObjectName("panel-name")
        self.name.setMinimumWidth(1)
        self.cross = QToolButton()
        self.cross.setObjectName("cross")
        self.cross.setText("×")
        self.cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keyboard users hide a panel with the menu
        self.cross.clicked.connect(dock.close)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(6, 2, 2, 2)
        layout.addWidget(self.name, 1)
        layout.addWidget(self.cross)
        dock.windowTitleChanged.connect(self.retitle)
        dock.setTitleBarWidget(self)

    def retitle(self, title: str) -> None:
        self.name.setText(title)
        hide = QCoreApplication.translate("Panels", "Hide: {panel}").format(panel=title)
        self.cross.setToolTip(hide)
        self.cross.setAccessibleName(hide)
