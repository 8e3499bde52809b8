"""The texts about the table of the day: stars, results, and the text to share, which reveals no word."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from app.base.boxes import BOXES
from app.library.done_today import DayDone, GameDone
from engine.days.deal_for_one import game_of
from engine.days.games_of_days import games_of_days
from engine.days.puzzle import STARS, shape_of, stars_of

if TYPE_CHECKING:
    from engine.days.day_form import DayForm

FULL, EMPTY, CARD, OPEN, DONE = "★", "☆", "▢", "–", "✓"


def stars_text(stars: int) -> str:
    return FULL * stars + EMPTY * (STARS - stars)


def spoken_stars(stars: int) -> str:
    """Returns the stars as a phrase for a screen reader, which reads the characters one by one or not at all."""
    return QCoreApplication.translate("Day", "%n star(s)", None, stars)


def date_text(date: str, *, short: bool = False) -> str:
    """Returns the date in the language of the program: in words or, if `short` is set, in digits."""
    kind = QLocale.FormatType.ShortFormat if short else QLocale.FormatType.LongFormat
    return QLocale().toString(QDate.fromString(date, "yyyy-MM-dd"), kind)


def deal_name(date: str) -> str:
    return BOXES[game_of(date)].name


def duel_name() -> str:
    return BOXES[games_of_days().duel.game].name


def find_stars(done: DayDone) -> tuple[int | None, ...]:
    """Returns the stars of each find (daily puzzle); None for a find that the player has not finished."""
    return tuple([None if one is None else stars_of(one.points, one.best, helped=one.helped) for one in done.finds])


def find_marks(done: DayDone) -> list[str]:
    """Returns a mark for each find (daily puzzle): stars if it is finished, otherwise an icon. In calm play (without
    comparisons), a finished find has a tick instead of stars."""
    return [OPEN if one is None else DONE if done.calm else stars_text(one) for one in find_stars(done)]


def spoken_marks(done: DayDone) -> list[str]:
    """Returns the marks of `find_marks` as words for a screen reader."""
    translate = QCoreApplication.translate
    is_open, is_done = translate("Day", "open"), translate("Day", "done")
    return [is_open if one is None else is_done if done.calm else spoken_stars(one) for one in find_stars(done)]


def score_text(done: GameDone) -> str:
    """Returns the player's result in the solo deal or the duel; for a duel, also the rival's result."""
    return str(done.mine) if done.other is None else f"{done.mine} : {done.other}"


def shape_text(words: tuple[str, ...]) -> str:
    """Returns the words as text with a blank card for each letter."""
    return " ".join([CARD * length for length in shape_of(words)])


def deal_line(done: DayDone) -> str:
    """Returns a line about the solo deal: the game, the result beside the par (the result to reach), and the stars."""
    if done.deal is None:
        return f"{deal_name(done.date)} {OPEN}"
    translate = QCoreApplication.translate
    par = "" if done.par is None else translate("Day", "(par {par})").format(par=done.par)
    stars = "" if done.deal.stars is None else stars_text(done.deal.stars)
    return " ".join(filter(None, [deal_name(done.date), score_text(done.deal), par, stars]))


def duel_line(done: DayDone) -> str:
    """Returns a line about the duel: the game, the result, and the stars."""
    if done.duel is None:
        return f"{duel_name()} {OPEN}"
    stars = "" if done.duel.stars is None else stars_text(done.duel.stars)
    return f"{duel_name()} {score_text(done.duel)} {stars}".strip()


def find_lines(done: DayDone) -> list[str]:
    """Returns a line for each find (daily puzzle): its mark and, if the find is finished, the play as blank cards."""
    found = zip(done.finds, find_marks(done), strict=True)
    return [mark if one is None else f"{mark} {shape_text(one.words)}" for one, mark in found]


def shared_text(done: DayDone) -> str:
    """Returns the text to share: the date, the stars, the results, and the words as blank cards, which do not reveal
    the words."""
    head = QCoreApplication.translate("Day", "Wordfelt, the table of {date}").format(date=date_text(done.date))
    return "\n".join(filter(None, [head, later_text(done), deal_line(done), *find_lines(done), duel_line(done)]))


def later_text(done: DayDone) -> str:
    """Returns a note that this day was played later, from the archive. Returns "" for a day played on its own date."""
    return QCoreApplication.translate("Day", "From the archive, played later") if done.is_later else ""


def count_text(on_day: int, later: int) -> str:
    """Returns how many daily tables a person has played on their own dates, and how many later; "" if there are
    none."""
    translate = QCoreApplication.translate
    days = translate("Day", "%n day(s) played on the day", None, on_day) if on_day else ""
    archive = translate("Day", "%n day(s) played later, from the archive", None, later) if later else ""
    return " · ".join(filter(None, [days, archive]))


# ---- the tile


class PartText(NamedTuple):
    """The texts about one part of a day: the deal, the finds (daily puzzles) or the duel.

    game: its game; "" for the finds.
    result: what the person has done of this part, or how much of the part has been generated.
    aloud: the whole text, to be read aloud.
    """

    game: str
    result: str
    aloud: str


def part_texts(done: DayDone, share: float | None) -> dict[str, PartText]:
    """The texts about the deal, the finds (daily puzzles) and the duel.

    share: how much of the day's table has been generated; None once all of it has been.
    """
    return {
        "deal": _game_texts(deal_name(done.date), done.deal),
        "finds": _found_texts(done, share),
        "duel": _game_texts(duel_name(), done.duel),
    }


def _game_texts(name: str, done: GameDone | None) -> PartText:
    if done is None:
        return PartText(name, "", name)
    score = score_text(done)
    if done.stars is None:
        return PartText(name, score, f"{name}, {score}")
    return PartText(name, stars_text(done.stars), f"{name}, {score}, {spoken_stars(done.stars)}")


def _found_texts(done: DayDone, share: float | None) -> PartText:
    """Returns the text about the finds (daily puzzles): how many are finished, with their stars. While the day's table
    is being generated, returns how much of it is ready.

    share: see `part_texts`.
    """
    if share is not None:
        text = making_text(share)
        return PartText("", text, text)
    stars = [one for one in find_stars(done) if one is not None]
    if done.calm:
        text = QCoreApplication.translate("Day", "{count} done").format(count=len(stars))
        return PartText("", " ".join(find_marks(done)) if stars else "", text)
    count = f"{len(stars)} / {len(done.finds)}"
    if not stars:
        return PartText("", count, count)
    return PartText("", f"{count} · {FULL} {sum(stars)}", f"{count}, {spoken_stars(sum(stars))}")


def making_text(share: float) -> str:
    return QCoreApplication.translate("Day", "{percent}% ready").format(percent=round(100 * share))


# ---- the sheet


def par_text(day: "DayForm | None") -> str:
    """Returns the pars (the results to reach) of the solo deal, one for each vocabulary; "none found" stands for a
    vocabulary for which the search found no par. Returns "" until the day's table has been generated."""
    if day is None:
        return ""
    translate = QCoreApplication.translate
    names = {
        "known": translate("Day", "{par} with words most people know"),
        "family": translate("Day", "{par} with the words of Family"),
        "standard": translate("Day", "{par} with all words of Standard"),
    }
    none = translate("Day", "none found")
    pars = [names[par.words].format(par=none if par.result is None else par.result) for par in day.deal.pars]
    text = translate("Day", "Par: {pars}. A search found this; more may be possible.")
    return text.format(pars=", ".join(pars))
