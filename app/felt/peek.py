"""Shows the cards under another card: the stack spreads upwards, so that players can read every corner letter."""

from app.felt import z_order
from app.felt.measure import CARD_WIDTH
from app.felt.picture import Piece
from app.felt.scene import FeltScene

SPREAD = 3.6  # the height of each covered card that shows, in u of the card (a tenth of its width)


class Peek:
    def __init__(self, scene: FeltScene) -> None:
        self._scene = scene
        self.piece = ""  # the key of the top card of the stack that is spread out; "" if no stack is spread out

    def can_show(self, piece: Piece) -> bool:
        return len(self._scene.stack_at(piece.zone, piece.slot)) > 1 and self._scene.look(piece.key).stack > 1

    def show(self, piece: Piece) -> None:
        if self.piece == piece.key or not self.can_show(piece):
            return
        stack = self._scene.stack_at(piece.zone, piece.slot)
        top = self._scene.placements.pieces[stack[-1].key].rect
        step = min(SPREAD * top.w / CARD_WIDTH, max(0.0, top.y) / (len(stack) - 1))
        self.piece = piece.key
        self._scene.make_room(
            {card.key: top.moved(0, -step * (len(stack) - 1 - number)) for number, card in enumerate(stack)},
            z_order.PEEKED,
        )

    def hide(self) -> None:
        if self.piece:
            self.piece = ""
            self._scene.make_room({})
