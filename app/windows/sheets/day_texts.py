"""The texts about the table of the day: stars, results, and the text to share, which gives nothing away."""

from typing import TYPE_CHECKING

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
    """The stars for a screen reader, which reads the signs one by one or not at all."""
    return QCoreApplication.translate("Day", "%n star(s)", None, stars)


def date_text(date: str, *, short: bool = False) -> str:
    """The date in the language of the program."""
    kind = QLocale.FormatType.ShortFormat if short else QLocale.FormatType.LongFormat
    return QLocale().toString(QDate.fromString(date, "yyyy-MM-dd"), kind)


def deal_name(date: str) -> str:
    return BOXES[game_of(date)].name


def duel_name() -> str:
    return BOXES[games_of_days().duel.game].name


def find_stars(done: DayDone) -> tuple[int | None, ...]:
    """The stars of each find; None for those that are open."""
    return tuple([None if one is None else stars_of(one.points, one.best, helped=one.helped) for one in done.finds])


def find_marks(done: DayDone) -> list[str]:
    """For each find its stars, or a sign that it is open; in calm play another sign for each that is done."""
    return [OPEN if one is None else DONE if done.calm else stars_text(one) for one in find_stars(done)]


def spoken_marks(done: DayDone) -> list[str]:
    """The same for a screen reader."""
    translate = QCoreApplication.translate
    is_open, is_done = translate("Day", "open"), translate("Day", "done")
    return [is_open if one is None else is_done if done.calm else spoken_stars(one) for one in find_stars(done)]


def score_text(done: GameDone) -> str:
    """The result of a game of the day, without its unit: beside a par, or against the rival."""
    return str(done.mine) if done.other is None else f"{done.mine} : {done.other}"


def shape_text(words: tuple[str, ...]) -> str:
    """The words as cards without letters."""
    return " ".join([CARD * length for length in shape_of(words)])


def deal_line(done: DayDone) -> str:
    """The deal for one: its game, the result beside the par, and the stars."""
    if done.deal is None:
        return f"{deal_name(done.date)} {OPEN}"
    translate = QCoreApplication.translate
    par = "" if done.par is None else translate("Day", "(par {par})").format(par=done.par)
    stars = "" if done.deal.stars is None else stars_text(done.deal.stars)
    return " ".join(filter(None, [deal_name(done.date), score_text(done.deal), par, stars]))


def duel_line(done: DayDone) -> str:
    """The duel: its game, the result, and the stars."""
    if done.duel is None:
        return f"{duel_name()} {OPEN}"
    stars = "" if done.duel.stars is None else stars_text(done.duel.stars)
    return f"{duel_name()} {score_text(done.duel)} {stars}".strip()


def find_lines(done: DayDone) -> list[str]:
    """For each find its mark, and the shape of the words once it is done."""
    found = zip(done.finds, find_marks(done), strict=True)
    return [mark if one is None else f"{mark} {shape_text(one.words)}" for one, mark in found]


def shared_text(done: DayDone) -> str:
    """The text to share: date, stars, results and shapes of words, but no word."""
    head = QCoreApplication.translate("Day", "Wordfelt, the table of {date}").format(date=date_text(done.date))
    return "\n".join(filter(None, [head, later_text(done), deal_line(done), *find_lines(done), duel_line(done)]))


def later_text(done: DayDone) -> str:
    """The mark of a day that was played from the archive; "" on another."""
    return QCoreApplication.translate("Day", "From the archive, played later") if done.is_later else ""


def count_text(on_day: int, later: int) -> str:
    """How many days a person has played, on the day itself and later; "" for none."""
    translate = QCoreApplication.translate
    days = translate("Day", "%n day(s) played on the day", None, on_day) if on_day else ""
    archive = translate("Day", "%n day(s) played later, from the archive", None, later) if later else ""
    return " · ".join(filter(None, [days, archive]))


# ---- the tile


def part_texts(done: DayDone, share: float | None) -> dict[str, tuple[str, str]]:
    """For the deal, the finds and the duel a short text, and one to be read aloud.

    share: how much of the day is made; None once all is.
    """
    return {
        "deal": _game_texts(deal_name(done.date), done.deal),
        "finds": _found_texts(done, share),
        "duel": _game_texts(duel_name(), done.duel),
    }


def _game_texts(name: str, done: GameDone | None) -> tuple[str, str]:
    if done is None:
        return name, name
    if done.stars is None:
        return f"{name} {score_text(done)}", f"{name}, {score_text(done)}"
    return f"{name} {stars_text(done.stars)}", f"{name}, {score_text(done)}, {spoken_stars(done.stars)}"


def _found_texts(done: DayDone, share: float | None) -> tuple[str, str]:
    """The finds done and their stars, or how far they are made."""
    if share is not None:
        text = making_text(share)
        return text, text
    stars = [one for one in find_stars(done) if one is not None]
    if done.calm:
        text = QCoreApplication.translate("Day", "{count} done").format(count=len(stars))
        return " ".join(find_marks(done)), text
    count = f"{len(stars)} / {len(done.finds)}"
    if not stars:
        return count, count
    return f"{count} · {FULL} {sum(stars)}", f"{count}, {spoken_stars(sum(stars))}"


def making_text(share: float) -> str:
    return QCoreApplication.translate("Day", "{percent}% laid out").format(percent=round(100 * share))


# ---- the sheet


def par_text(day: "DayForm | None") -> str:
    """The pars of the deal with each vocabulary, once the day is made; where no end was found, that says so."""
    if day is None:
        return ""
    translate = QCoreApplication.translate
    names = {
        "known": translate("Day", "{par} with words most people know"),
        "family": translate("Day", "{par} with the words of Family"),
        "standard": translate("Day", "{par} with all words of Standard"),
    }
    none = translate("Day", "no end")
    pars = [names[par.words].format(par=none if par.result is None else par.result) for par in day.deal.pars]
    text = translate("Day", "Par: {pars}. A search found this; more may be possible.")
    return text.format(pars=", ".join(pars))
