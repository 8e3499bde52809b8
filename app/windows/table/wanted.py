"""Writes the line above the rack: what the game requires of the player now. The line is made from the position and from
the declarations of the game's rule sheet."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.base.listing import listed
from app.windows.table.asked import Asked
from app.windows.table.wanted_changes import table_text
from app.windows.table.wanted_fresh import opening_text, rest_text
from engine.core.common_verbs import in_doubt
from engine.core.patterns import Call, Fresh, TakeBack, one_of
from engine.core.public_facts import LETTERS, NAMED, FaceSet
from engine.core.rulebook import House
from engine.core.state import State
from engine.messages import LACKING


def wanted_text(house: House, state: State, seat: int, verbs: Sequence[str]) -> str:
    """Returns one line with what a seat can do; "" for a seat that can't act.

    verbs: see Asked.
    """
    asked = Asked(house, state, seat, verbs)
    for verb, text in _TEXTS.items():
        if verb in verbs:
            return text(asked)
    return QCoreApplication.translate("Wanted", "You can only pass.") if verbs else ""


def most_back(house: House, state: State, seat: int) -> int:
    """Returns how many cards of the table's words the seat may take back into its hand."""
    cards = [[len(word.slots) for word in state.table if (word.seat == seat) == own] for own in (True, False)]
    sheet = one_of(house.book.plays.all, TakeBack)
    return 0 if sheet is None else sheet.most(*map(sum, cards))


def _play(asked: Asked) -> str:
    text = opening_text(asked) if asked.opens or not asked.state.table else table_text(asked)
    least = asked.house.least(asked.seat)
    own = QCoreApplication.translate("Lacking", LACKING["too-short:seat"]).format(least=least) if least else ""
    return " ".join([part for part in (text, own) if part])


def _place(asked: Asked) -> str:
    text = QCoreApplication.translate("Wanted", "Lay {card} before or after a row; name a word that begins with it.")
    return text.format(card="".join([card.letters for card in asked.state.seats[asked.seat].committed]))


def _fail(asked: Asked) -> str:
    return QCoreApplication.translate("Wanted", "Press the row that you take apart.")


def _choose(asked: Asked) -> str:
    return QCoreApplication.translate("Wanted", "Choose a card in secret, to lay before or after a row.")


def _request(asked: Asked) -> str:
    return QCoreApplication.translate("Wanted", "Ask for a letter: if your rival holds it, you get it to play.")


def _accept(asked: Asked) -> str:
    translate, words = QCoreApplication.translate, listed(words_in_question(asked))
    text = translate("Wanted", "Do you accept {words}?").format(words=words)
    return f"{text} {free_challenge_text()}" if asked.state.waits_for else text


def free_challenge_text() -> str:
    """Returns a sentence that says that a failed challenge to the last play costs nothing, because the challenger has
    no turn left to lose."""
    return QCoreApplication.translate("Challenges", "A failed challenge costs nothing: there is no turn left to lose.")


def words_in_question(asked: Asked) -> tuple[str, ...]:
    """Returns the words that this seat can accept: those of the last play, or the rival's words if both have laid
    theirs."""
    named = [fact.faces for fact in asked.facts.facts if isinstance(fact, FaceSet) and fact.key == NAMED]
    others = [word.text for word in asked.state.table if word.seat not in (None, asked.seat)]
    return in_doubt(asked.state) or next(iter(named), tuple(others))


def _take(asked: Asked) -> str:
    translate = QCoreApplication.translate
    if not asked.state.piles:
        most = most_back(asked.house, asked.state, asked.seat)
        return translate("Wanted", "Take back up to %n card(s) from the table; your rival wins the rest.", None, most)
    fresh = one_of(asked.now, Fresh)
    costs = fresh is not None and fresh.rest_costs
    return " ".join([translate("Wanted", "Take a pile to make words of."), *([rest_text()] if costs else [])])


def _shout(asked: Asked) -> str:
    translate, letters = QCoreApplication.translate, asked.facts.numbers(LETTERS)[asked.seat]
    cards = _cards_of_call(asked)
    if letters <= cards:
        return translate("Wanted", "Press your key when you see a word of %n card(s) or more.", None, cards)
    text = translate("Wanted", "Press your key when you see a word of at least {letters} letters and {cards} cards.")
    return text.format(letters=letters, cards=cards)


def _deal(asked: Asked) -> str:
    """Returns the line for a seat that can't call out yet in Shout!: too few cards lie on the table, or the seat must
    wait for the next card."""
    translate, cards = QCoreApplication.translate, _cards_of_call(asked)
    if len(asked.state.row) < cards:
        return translate("Wanted", "Watch the cards. Words can be shouted once %n card(s) lie there.", None, cards)
    return translate("Wanted", "Wait for the next card: until then you cannot shout.")


def _close(asked: Asked) -> str:
    return QCoreApplication.translate("Wanted", "All cards lie there. Close the round when nobody sees a word.")


def _cards_of_call(asked: Asked) -> int:
    call = one_of(asked.plays.opening, Call)
    return call.least if call is not None else 0


def _trade(asked: Asked) -> str:
    return QCoreApplication.translate("Wanted", "You laid no word: trade cards, or pass.")


# The first of these verbs (names of acts) that is possible for the seat decides the line.
_TEXTS: Mapping[str, Callable[[Asked], str]] = {
    "accept": _accept,
    "place": _place,
    "fail": _fail,
    "choose": _choose,
    "request": _request,
    "take": _take,
    "play": _play,
    "shout": _shout,
    "deal": _deal,
    "close": _close,
    "trade": _trade,
}
