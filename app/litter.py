"""What Python leaves behind in circles is cleared away here, in the program's own thread.

Left to itself Python does that in whichever thread happens to be at work, and computer players are at work most of the
time. A widget or a timer of Qt's that is among the litter may only end in the thread that it lives in: in any other it
takes the program with it.
"""

import gc

from PySide6.QtCore import QObject, Qt, QTimer

EVERY_MS = 1000


class Litter(QObject):
    """Looks now and then whether there may be enough of it, by Python's own measure."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._timer.setInterval(EVERY_MS)
        self._timer.timeout.connect(self.look)

    def start(self) -> None:
        self._timer.start()

    def look(self) -> None:
        full = [
            kind
            for kind, (count, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
            if count > most
        ]
        if full:
            gc.collect(full[-1])
