"""What the end of a game says: who has won and by what, the points, the best words, what was possible."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.base.listing import listed
from app.session.game_end import GameEnd, LaidWord
from app.session.match.view_data import SeatLine
from app.session.time.coach import BestEnding
from app.windows.widgets.written_by_people import marked_up
from engine.coach.solo import MOST_POINTS

Explain = Callable[[str], str]


def ending_text(end: GameEnd) -> str:
    """In one sentence, with the names of those who went out: two hands may be empty."""
    gone = [line.name for line in end.seats if not line.hand and not line.out]
    if end.ending[0] in ("went-out", "empty-hand") and gone and len(end.seats) > 1:
        return QCoreApplication.translate("Endings", "Out of cards: {names}.").format(names=listed(gone))
    return texts.ending_text(*end.ending)


def last_text(words: Sequence[LaidWord], names: Sequence[str]) -> str:
    if not words:
        return ""
    said = listed([word.text for word in words])
    text = QCoreApplication.translate("Final", "The last play: {words} · {name}").format(
        words=said, name=names[words[0].seat]
    )
    points = sum([word.points for word in words])
    return f"{text} {texts.plus(points)}" if points else text


def word_text(word: LaidWord | None, names: Sequence[str]) -> str:
    if word is None:
        return ""
    points = f" {texts.plus(word.points)}" if word.points else f" {word.worth}" if word.worth else ""
    return f"{word.text}{points} · {names[word.seat]}"


def meanings(words: Sequence[LaidWord], explain: Explain) -> str:
    said = {word.text: explain(word.text) for word in words}
    return "".join(
        [f'<p style="margin-top:0; margin-bottom:5px">{marked_up(text)}</p>' for text in said.values() if text]
    )


def score_text(end: GameEnd, line: SeatLine, out: int | None, helped: int) -> str:
    """What the game counts; where it counts nothing, how long who is out has stayed. And how many hints it took."""
    say = QCoreApplication.translate
    if end.counts != "nothing":
        text = _in_match(end, line, texts.counted(end.counts, line.score))
    elif out is None:
        text = say("Final", "still in")
    else:
        text = say("Final", "out in turn {turn}").format(turn=out)
    hints = say("History", "%n hint(s)", None, helped)
    return f"{text} · {hints}" if helped else text


def _in_match(end: GameEnd, line: SeatLine, score: str) -> str:
    """First how many games were won; what was to decide for those who had won as many is named."""
    if not end.games:
        return score
    games = texts.counted(texts.MATCH, end.games[line.seat])
    if not end.decider:
        return f"{games} · {score}"
    if end.games[line.seat] < max(end.games):
        return games
    decided = QCoreApplication.translate("History", "{name}: {words}").format(name=end.decider, words=score)
    return f"{games} · {decided}"


def rank_of(line: SeatLine, lasted: Mapping[int, int]) -> tuple[bool, bool, int, int]:
    """Who has won stands before who has more points, who stayed before who left, who left later before the others."""
    return not line.winner, line.out, -line.score, -lasted.get(line.seat, 0)


def title(winners: Sequence[str], players: int, result: int | None) -> str:
    say = QCoreApplication.translate
    if players == 1:
        if winners:
            return say("Final", "Done: you have won!")
        if result is not None:
            return say("Final", "%n card(s) left.", None, result)
        return say("Final", "The game is over.")
    if not winners:
        return say("Final", "Nobody wins.")
    if len(winners) == 1:
        return say("Final", "Winner: {name}").format(name=winners[0])
    return say("Final", "{names} share the win.").format(names=listed(winners))


def ending_found(ending: BestEnding) -> str:
    """What was possible, and by which words."""
    say = QCoreApplication.translate
    found = ending.found
    if found.result is None:
        return say("Final", "Looking for what was possible…") if not ending.last else say("Final", "Nothing was found.")
    if found.solved:
        text = say("Final", "All cards could be laid.")
    elif found.aim == MOST_POINTS:
        text = say("Final", "%n point(s) were possible.", None, found.result)
    else:
        text = say("Final", "You could have ended with %n card(s) left.", None, found.result)
    if ending.last and not found.proven:
        text = say("Final", "{ending} Perhaps there is still better.").format(ending=text)
    return f"{text}\n{' · '.join(ending.words)}" if ending.words else text
