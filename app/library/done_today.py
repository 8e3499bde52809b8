"""Derives, from the results of games and the answers to finds, which parts of a day's table a person has done. The
table of a day consists of a deal for one player, five finds (positions in which to find a good play) and a duel against
a computer player.

A game of the day is recognised by its cards alone, so no other data needs to be kept. Only a game in which the person
saw these cards for the first time counts.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from app.library.found_plays import FoundPlay
from app.library.results import COUNTING, PlayerResult, Result
from app.library.seen_deals import deal_of
from engine.core.rulebook import Setup
from engine.days.deal_for_one import game_of, seed_of
from engine.days.finds import FINDS
from engine.days.games_of_days import games_of_days
from engine.days.making import duel_deck
from engine.days.puzzle import STARS, stars_of
from engine.games import GAMES
from engine.match import Header, Player

if TYPE_CHECKING:
    from engine.days.day_form import DayForm

FIRST_DAY = "2026-01-01"  # the first day whose table can be played
# CARDS_MORE: in a game that counts the cards left, the result may exceed the par (the result to reach) by a twentieth
# of the deck for three stars, and by a fifth for two. POINTS_OF: in a game for points, the share of the par to reach,
# as a fraction, for three stars and for two.
CARDS_MORE = (20, 5)
POINTS_OF = ((9, 10), (2, 3))


@dataclass(frozen=True)
class GameDone:
    """A game of the day that a person has finished.

    mine: the person's cards left, or points.
    other: the points of the rival; None in the deal for one player.
    won: whether the person won; False in the deal for one player.
    stars: the number of stars for the result; None while the par is not known.
    on_day: whether the person played the game on the day itself.
    """

    mine: int
    other: int | None = None
    won: bool = False
    stars: int | None = None
    on_day: bool = True


@dataclass(frozen=True)
class DayDone:
    """The parts of a day that a person has done; a part that is still open is None.

    par: see `par_of`; None while the content of the day has not been generated.
    calm: whether results are not compared (see calmed).
    """

    date: str
    deal: GameDone | None = None
    finds: tuple[FoundPlay | None, ...] = (None,) * FINDS
    duel: GameDone | None = None
    par: int | None = None
    calm: bool = False

    @property
    def is_begun(self) -> bool:
        return self.deal is not None or self.duel is not None or any(self.finds)

    @property
    def is_later(self) -> bool:
        """Whether the person has done parts of the day, but all of them on a later date."""
        games = [one.on_day for one in (self.deal, self.duel) if one is not None]
        return self.is_begun and not any([*games, *[one.on == one.date for one in self.finds if one is not None]])

    @property
    def open_find(self) -> int | None:
        """The index of the first find (a small puzzle of the day) without an answer; None if all finds have one."""
        return next((number for number, one in enumerate(self.finds) if one is None), None)


def calmed(done: DayDone) -> DayDone:
    """The parts of the day as calm play shows them, which compares no scores: without the par (the result to reach),
    without the rival's points, and without stars."""
    deal, duel = (one and replace(one, other=None, won=False, stars=None) for one in (done.deal, done.duel))
    return replace(done, deal=deal, duel=duel, par=None, calm=True)


@lru_cache(maxsize=64)
def deal_key(date: str) -> str:
    """The key by which results identify the cards of this day's deal for one player."""
    return deal_of(Header(GAMES[game_of(date)], (Player("A"),), {}, seed_of(date)))


@lru_cache(maxsize=64)
def duel_key(date: str) -> str:
    """The key by which results identify the cards of this day's duel."""
    duel = GAMES[games_of_days().duel.game]
    return deal_of(Header(duel, (Player("A"), Player("B")), {}, seed_of(date), duel_setup(date)))


def duel_setup(date: str) -> Setup:
    return Setup(deck=duel_deck(date))


def done_of(
    date: str, person: str, results: Iterable[Result], plays: Iterable[FoundPlay], day: "DayForm | None" = None
) -> DayDone:
    """Returns the parts of this day that the person has done.

    person: the person's id; "" for nobody.
    day: the content of the day; None while it has not been generated.
    """
    par = par_of(day)
    if not person:
        return DayDone(date, par=par)
    mine = {play.number: play for play in plays if (play.person, play.date) == (person, date)}
    finds = tuple([mine.get(number) for number in range(FINDS if day is None else len(day.finds))])
    deal = duel = None
    for result in results:
        part = _first_look(result, person)
        if part is None:
            continue
        if result.game == game_of(date) and result.deal == deal_key(date) and len(result.players) == 1:
            score = part.score if result.left is None else result.left
            deal = deal or GameDone(score, stars=_stars_at_par(result, score, par), on_day=result.day == date)
        elif result.game == games_of_days().duel.game and result.deal == duel_key(date) and len(result.players) == 2:
            duel = duel or _duel(result, part, date)
    return DayDone(date, deal, finds, duel, par)


def _first_look(result: Result, person: str) -> PlayerResult | None:
    """This person's part of the result, if they finished the game and saw its cards for the first time; else None."""
    if result.ended != "finished":
        return None
    return next((one for one in result.players if one.person == person and one.look in COUNTING), None)


def _duel(result: Result, part: PlayerResult, date: str) -> GameDone:
    other = next(one for one in result.players if one is not part)
    stars = STARS if part.won else stars_of(part.score, max(1, other.score + 1))
    return GameDone(part.score, other.score, part.won, stars, result.day == date)


def par_of(day: "DayForm | None") -> int | None:
    """The par of the day: the result that a search of the deal for one player reaches with words that most people know;
    None if there is none."""
    return None if day is None else next((par.result for par in day.deal.pars), None)


def _stars_at_par(result: Result, score: int, par: int | None) -> int | None:
    """One star for finishing the deal, two for a result near the par (the result to reach), three for a result about as
    good as the par or better; None without a par. Three stars do not need exactly the par, because the search for the
    par saw all cards."""
    if par is None:
        return None
    if result.left is None:
        return 1 + sum([score * of >= par * share for share, of in POINTS_OF])
    cards = len(GAMES[result.game].deck.pack())
    return 1 + sum([(score - par) * part <= cards for part in CARDS_MORE])


def begun_days(person: str, results: Iterable[Result], plays: Iterable[FoundPlay]) -> dict[str, bool]:
    """The days on whose table this person has finished the deal for one player or answered a find (daily puzzle). For
    each day, the value tells whether the person did any of this on that day itself. A duel alone does not count."""
    found: dict[str, bool] = {}
    for play in plays:
        if play.person == person:
            found[play.date] = found.get(play.date, False) or play.on == play.date
    for result in results:
        day = None if _first_look(result, person) is None else day_of_deal_in(result)
        if day is not None:
            found[day] = found.get(day, False) or result.day == day
    return found


def day_of_deal_in(result: Result) -> str | None:
    """The day whose deal for one player has this result; None if it is the result of another game."""
    digits = result.deal.partition("/")[0]
    if "/" not in result.deal or len(digits) != len("20261128") or not digits.isdecimal():
        return None
    day = f"{digits[:4]}-{digits[4:6]}-{digits[6:]}"
    return day if _is_deal_of(result, day) else None


def day_of_deal(header: Header) -> str | None:
    """The day whose deal for one player the record with this header plays, with the usual rules; None if it is the
    record of another game."""
    digits = str(header.seed)
    if len(header.players) != 1 or header.setup is not None or len(digits) != len("20261128") or header.options:
        return None
    day = f"{digits[:4]}-{digits[4:6]}-{digits[6:]}"
    try:
        return day if game_of(day) == header.game.id else None
    except ValueError:  # the seed is not that of a day's game
        return None


def _is_deal_of(result: Result, day: str) -> bool:
    """Whether this is a game of this day's deal for one player."""
    try:
        return result.game == game_of(day) and result.deal == deal_key(day)
    except ValueError:  # the seed is not that of a day's game
        return False
