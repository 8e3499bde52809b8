"""Makes any number of results of finished games, always the same ones, for tests of the pages that list results."""

from datetime import date, timedelta

from app.library.results import PlayerResult, Result

TODAY = date(2026, 11, 28)
GAMES = (
    ("split-run", "points", "R E S U R V E Y", "P L A N E T S"),
    ("take-6", "cards", "D E N T I N", "H O M E"),
    ("full-deck", "cards", "QU I<A E T", "SH O R E"),
    ("ow", "points", "S T O N E", "B R I D G E"),
    ("shout", "cards", "TH ?=R E A D", "ST O P"),
    ("3-2-1", "points", "G A R D E N | F I G | O X", "C A T"),
)


def many_results(count: int) -> list[Result]:
    """Returns `count` results of games that Ann played against the computer or Ben, the oldest first."""
    return [_result(number, count, GAMES[number * 5 % len(GAMES)]) for number in range(count)]


def _result(number: int, count: int, kind: tuple[str, str, str, str]) -> Result:
    game, unit, laid, other = kind
    score, rivals = 20 + number * 37 % 90, number % 3
    won = score > 55
    ann = _part("Ann", laid, score, won, person="a", share=min(95, 40 + number * 13 % 40) if number % 4 else None)
    rival = _part("Ben", other, 56, not won, person="b") if rivals == 1 else _part("Computer", other, 56, not won)
    day = TODAY - timedelta(days=count - number - 1 if count < 200 else (count - number - 1) // 3)
    return Result(f"{number:04}.wordfelt", game, day.isoformat(), "finished", (ann, rival), unit=unit)


def _part(name: str, laid: str, score: int, won: bool, *, person: str = "", share: int | None = None) -> PlayerResult:
    words = ["".join([slot.split("<")[-1].split("=")[-1] for slot in word.split()]) for word in laid.split(" | ")]
    longest = max(words, key=len)
    return PlayerResult(
        name,
        not person,
        score,
        won,
        turns=9,
        best=", ".join(words),
        points=score // 3,
        longest=longest,
        person=person,
        look="first" if person else "",
        share=share,
        laid=laid,
        laid_longest=laid.split(" | ")[0],
    )
