"""The reminders in a player's first game: finds the rule that matters now, and its sentences on the rules page."""

from collections.abc import Collection

from app.session.moment import Moment
from app.windows.rules.page_texts import page_of, sentences_of, shown_with
from app.windows.rules.reasons import key_of, place_behind, sentence_behind
from engine.lessons.shown import STUCK, Occasion, occasions, runs, steps_by_sentence


def due(moment: Moment, game: str, shown: Collection[str]) -> str:
    """Returns the place of a rule that the player has not been shown yet and that matters now; "" if there is none. A
    rule about the last event that affected the player comes before rules about possible acts. Of several such rules,
    the rule that explains most comes first."""
    if moment.over or moment.hidden or moment.back is not None:
        return ""
    return _behind_last_act(moment, game, shown) or _of_this_turn(moment, game, shown)


def text_at(game: str, place: str) -> str:
    """Returns the text at this place in the current language."""
    if place.isdecimal():
        return shown_with(page_of(game) or "", game, int(place))[1]
    page, _, where = place.partition(" ")
    return sentence_behind(page, where)


def has_unshown(game: str, shown: Collection[str]) -> bool:
    """Whether this game has a rule that the player has not been shown yet."""
    return any(str(last) not in shown for last, _ in _runs(game))


def _behind_last_act(moment: Moment, game: str, shown: Collection[str]) -> str:
    line = next(iter(moment.history[-1:]), None)
    key = key_of(line) if line is not None else ""
    page, where = place_behind(game, key) if key and key != "pass" else ("", "")
    if not page:
        return ""
    place = last_of(game, int(where)) if page == game and where.isdecimal() else f"{page} {where}"
    return "" if place in shown else place


def last_of(game: str, number: int) -> str:
    """Returns the place of the group that contains the sentence with this number. A group's place is the number of its
    last sentence."""
    return str(next(last for last, _ in _runs(game) if number <= last))


def _of_this_turn(moment: Moment, game: str, shown: Collection[str]) -> str:
    steps, found = steps_by_sentence(game), occasions(game)
    # The number of sentences in the first paragraph. Only the first rule of that paragraph can be a reminder: the rest
    # describes the hand, which everybody can see.
    opening = len(sentences_of(page_of(game) or "")[0])
    due = [
        str(last)
        for number, (last, _) in enumerate(_runs(game))
        if (last > opening or not number)
        and str(last) not in shown
        and any(_fits(found[step], moment) for step in steps[last])
    ]
    if not (due or shown) and moment.verbs:  # the first reminder of a game is about its aim
        return str(_runs(game)[0][0])
    return max(due, key=lambda place: len(text_at(game, place)), default="")


def _fits(occasion: Occasion, moment: Moment) -> bool:
    verbs = ("shout", *moment.verbs) if moment.calls else moment.verbs
    if occasion.verb not in verbs:
        return False
    if occasion.verb in STUCK:
        return moment.wordless or "play" not in verbs
    return moment.calls or occasion.on_table == bool(moment.present.table)


def _runs(game: str) -> list[tuple[int, int]]:
    return runs(game, [len(paragraph) for paragraph in sentences_of(page_of(game) or "")])
