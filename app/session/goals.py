"""Finds the goals of a solo player: the best result so far in the same kind of game, and the par of the day, which is
the result to reach in the day's solo deal."""

from PySide6.QtCore import QCoreApplication

from app.base.texts import minus
from app.felt.picture import BEST, PAR, FactToken
from app.session.game_end import PlaceAmongOwn
from app.session.match.outlook import Outlook
from engine.coach.solo import FEWEST_CARDS, aim_of
from engine.core.moves import RESIGN


def goals_of(outlook: Outlook) -> tuple[FactToken, ...]:
    """The results that a solo player can try to beat, as tokens (small signs on the felt) to show beside the number of
    cards left. Empty if several people play or if scores are not compared."""
    if len(outlook.choice.seats) > 1 or outlook.calm:
        return ()
    translate, found = QCoreApplication.translate, []
    earlier = _earlier(outlook)
    if earlier:
        best = min(earlier) if _counts_cards(outlook) else max(earlier)
        text = translate("Goals", "your best so far: {number}")
        found.append(FactToken(BEST, number=minus(best), spoken=text.format(number=minus(best))))
    if outlook.par is not None:
        text = translate("Goals", "par of the day: {number}")
        found.append(FactToken(PAR, number=minus(outlook.par), spoken=text.format(number=minus(outlook.par))))
    return tuple(found)


def place_of(outlook: Outlook, game: str) -> PlaceAmongOwn | None:
    """The rank of the finished game among this person's games of the same kind; None for the first game of that kind,
    or if the player gave the game up.

    game: the name of the game.
    """
    earlier, state = _earlier(outlook), outlook.match.state
    if not earlier or any(entry.act == RESIGN for entry in state.log):
        return None
    if _counts_cards(outlook):
        better = len([one for one in earlier if state.result is not None and one < state.result])
    else:
        better = len([one for one in earlier if one > state.seats[0].score])
    return PlaceAmongOwn(better + 1, len(earlier) + 1, game)


def _earlier(outlook: Outlook) -> tuple[int, ...]:
    best = outlook.bests.get(0)
    return best.alone if best is not None and len(outlook.choice.seats) == 1 else ()


def _counts_cards(outlook: Outlook) -> bool:
    return aim_of(outlook.match.house) == FEWEST_CARDS
