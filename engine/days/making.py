"""Makes a day from its date: the deal for one player with its pars, the finds and the duel."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.coach.solo import Possible
from engine.core.notation import write_faces
from engine.core.shuffle import shuffled
from engine.days import EDITION
from engine.days.dates import dice_of, number_of
from engine.days.deal_for_one import VOCABULARIES, Par, game_of, pars_of, seed_of
from engine.days.finds import FINDS, Attempt, DayAnswers, Find, finds_of
from engine.days.games_of_days import games_of_days
from engine.games import GAMES
from engine.lexicon import Lexicon, open_lexicon
from engine.players.thinking import Stop, never

if TYPE_CHECKING:
    from engine.days.day_form import DayForm

# The purposes for which each date has its own dice (the state of the random generator). FOR_FINDS: making the daily
# puzzles, called finds. FOR_DUEL: shuffling the deck of the duel.
FOR_FINDS, FOR_DUEL = 1, 2


def words_of_days() -> Lexicon:
    """The dictionary for all days: Standard, with American and British spellings, without a house list."""
    return open_lexicon("standard", "both")


@dataclass
class DayParts:
    """The finished parts of a day. They are kept if the program stops making the day.

    endings: the endings found so far, in the form of the argument `kept` of `pars_of`.
    finds: the attempts so far to find puzzles, in the form of the argument `kept` of `finds_of`.
    """

    endings: dict[str, Possible] = field(default_factory=dict)
    finds: dict[tuple[str, int], Attempt] = field(default_factory=dict)

    @property
    def share(self) -> float:
        """The finished share of the work on the day, from 0 to 1."""
        done = len(self.endings) + len([attempt for attempt in self.finds.values() if attempt.find is not None])
        return done / (len(VOCABULARIES) + FINDS)


def make_day(
    date: str, words: Lexicon, stop: Stop = never, parts: DayParts | None = None
) -> "Iterator[DayForm | None]":
    """Makes the day of this date. Yields None many times, so that the caller can stop the work, and yields the day at
    the end. Raises ValueError if there is no such date.

    parts: the finished parts of an earlier, stopped call. New parts are added to them.
    """
    game, seed = game_of(date), seed_of(date)
    parts, stop = parts or DayParts(), _for_good(stop)
    pars: list[Par] = []
    for par in pars_of(game, seed, words, stop, parts.endings):
        pars += [par] if par is not None else []
        yield None
    finds: list[Find] = []
    asked = DayAnswers(words, number_of(date))
    for find in finds_of(asked, dice_of(date, FOR_FINDS), stop, parts.finds):
        finds += [find] if find is not None else []
        yield None
    if stop():
        return
    data = {
        "day": 1,
        "edition": EDITION,
        "date": date,
        "deal": {"game": game, "seed": seed, "pars": [_par_data(par) for par in pars]},
        "finds": [_find_data(find) for find in sorted(finds, key=lambda find: find.effort)],
        "duel": {
            "game": games_of_days().duel.game,
            "seed": seed,
            "deck": write_faces(duel_deck(date), GAMES[games_of_days().duel.game].deck),
        },
    }
    from engine.days.day_form import DayForm  # imported only here, because loading pydantic is slow
    from engine.records.declaring import fitted

    yield fitted(DayForm, data)


def _for_good(stop: Stop) -> Stop:
    """A function like `stop` that always returns True after it has returned True once. The result of `stop` may change
    back to False, for example if a player deals a game and leaves it immediately. Without this function, a search that
    was stopped in between would seem finished, and the day would be stored with too few puzzles."""
    stopped: list[bool] = []

    def has_stopped() -> bool:
        if not stopped and stop():
            stopped.append(True)
        return bool(stopped)

    return has_stopped


def _par_data(par: Par) -> dict[str, Any]:
    return {"words": par.words, "result": par.result, "moves": list(par.moves)}


def _find_data(find: Find) -> dict[str, Any]:
    """The find (a daily puzzle) as data for the day's file, in the form of a lesson with one step."""
    setup: dict[str, Any] = {"first": 1, "deck": write_faces(find.deck, GAMES[find.game].deck)}
    step = {
        "key": "find",
        "setup": setup,
        "moves": list(find.moves),
        "goal": {"points": find.points},
        "way": find.way,
        "touches": [],
    }
    position = {"lesson": 1, "game": find.game, "players": 2, "steps": [step]}
    return {"position": position, "points": find.points, "second": find.second, "words": list(find.words)}


def duel_deck(date: str) -> tuple[str, ...]:
    """The faces of the duel's deck, from the top: the first cards of the whole deck after it is shuffled for this
    date."""
    duel = games_of_days().duel
    _, cards = shuffled(GAMES[duel.game].deck.pack(), dice_of(date, FOR_DUEL))
    return tuple([card.face for card in cards[: duel.cards]])
