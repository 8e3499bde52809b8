"""The texts at the end of a game: the winner and the reason, the points, the best words and plays, the turn that
decided, and the best possible ending."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.base.fact_texts import fact_text
from app.base.listing import listed
from app.session.game_end import Decided, GameEnd, LaidPlay, LaidWord
from app.session.match.view_data import SeatLine
from app.session.time.coach import BestEnding
from app.windows.table.spoken import cards_text, line_text
from engine.coach.solo import MOST_POINTS
from engine.core.moves import RESIGN
from engine.core.public_facts import HEAD_START, Number, on_seat
from engine.core.state import Settlement

Explain = Callable[[str], str]
# a loss was close by at most CLOSE points, or by at most one CLOSE_SHARE-th of the winner's points
CLOSE, CLOSE_SHARE = 3, 20


def ending_text(end: GameEnd) -> str:
    """Returns the reason why the game ended, in one sentence. It names the players who went out, or who resigned."""
    translate, names = QCoreApplication.translate, [line.name for line in end.seats]
    gone = [line.name for line in end.seats if not line.hand and not line.out]
    if end.ending[0] in ("went-out", "empty-hand") and gone:
        return translate("Endings", "Out of cards: {names}.").format(names=listed(gone))
    if end.ending[0] == "resigned" and end.resigned:
        return translate("Endings", "Resigned: {names}.").format(names=listed([names[seat] for seat in end.resigned]))
    return texts.ending_text(*end.ending)


def last_act_text(end: GameEnd) -> str:
    """Returns a sentence with the last act. Words are left out because they show with the last play, and a resignation
    because it is the reason for the end."""
    if not end.history or end.history[-1].words or end.history[-1].act == RESIGN:
        return ""
    return f"{line_text(end.history[-1], [line.name for line in end.seats])}."


def games_text(end: GameEnd) -> str:
    """Returns the points of each game of a match. The cards of a tie-break are in the ranking."""
    translate, names, games = QCoreApplication.translate, [line.name for line in end.seats], []
    for number, stand in enumerate([line.stand for line in end.history if line.stand], 1):
        scores = [f"{name} {texts.minus(score)}" for name, score in zip(names, stand, strict=True)]
        games.append(translate("Final", "Game {number}: {scores}.").format(number=number, scores=", ".join(scores)))
    return " ".join(games)


def looks_text(end: GameEnd) -> str:
    """Returns sentences that name the people for whom the game does not count, because they knew the cards."""
    sentences = []
    for look, text in _LOOKS.items():
        names = [line.name for line, known in zip(end.seats, end.looks, strict=False) if known == look]
        sentences += [QCoreApplication.translate("Final", text).format(names=listed(names))] if names else []
    return " ".join(sentences)


def last_play_text(end: GameEnd) -> str:
    """Returns the last play, unless it already shows as the best play."""
    if end.play is not None and end.play.words == end.last:
        return ""
    text = last_text(end.last, [line.name for line in end.seats])
    return f"{text}." if text else ""


def last_text(words: Sequence[LaidWord], names: Sequence[str]) -> str:
    if not words:
        return ""
    named = listed([word.text for word in words])
    text = QCoreApplication.translate("Final", "The last play: {words} · {name}").format(
        words=named, name=names[words[0].seat]
    )
    points = sum([word.points for word in words])
    return f"{text} {texts.plus(points)}" if points else text


def word_text(word: LaidWord | None, names: Sequence[str]) -> str:
    if word is None:
        return ""
    points = f" {texts.plus(word.points)}" if word.points else ""
    if word.worth and not word.points:  # this player gets no points, but others may have got points for the cards
        points = " " + QCoreApplication.translate("Final", "(cards worth {points})").format(points=word.worth)
    return f"{word.text}{points} · {names[word.seat]}"


def score_text(end: GameEnd, line: SeatLine, out: int | None, helped: int) -> str:
    """Returns a player's score in the unit of the game, the number of hints, and the number of moves taken back. In a
    game that counts nothing, the score is how long the player stayed in the game.

    out: the turn in which the player was out; None for a player still in.
    helped: the number of hints.
    """
    translate = QCoreApplication.translate
    if end.counts != "nothing":
        text = _in_match(end, line, _with_sum(end, line, texts.counted(end.counts, line.score)))
    elif out is None:
        text = translate("Final", "still in")
    else:
        text = translate("Final", "out in turn {turn}").format(turn=out)
    parts = [text, translate("Final", "resigned") if line.seat in end.resigned else ""]
    parts.append(translate("History", "%n hint(s)", None, helped) if helped else "")
    undos = end.undos[line.seat] if line.seat < len(end.undos) else 0
    parts.append(translate("History", "%n move(s) taken back", None, undos) if undos else "")
    return " · ".join(filter(None, parts))


def _with_sum(end: GameEnd, line: SeatLine, score: str) -> str:
    """Returns the score. If the player began with points, or if cards gave or cost points at the end, the sum that led
    to the score comes first: 40 + 46 − 14 = 72 points."""
    start, settled = end.starts[line.seat], settled_for(end, line.seat)
    if not start and settled is None:
        return score
    made = line.score - start - (0 if settled is None else settled.points)
    text = f"{start} {'−' if made < 0 else '+'} {abs(made)}" if start else texts.minus(made)
    if settled is not None:
        text = f"{text} {'+' if settled.points > 0 else '−'} {abs(settled.points)}"
    return f"{text} = {score}"


def settled_for(end: GameEnd, seat: int) -> Settlement | None:
    """Returns the points that the end of the game gave this seat for its cards, or took from it; None if the seat's
    cards did not count."""
    return next((one for one in end.settled if one.seat == seat), None)


def start_text(end: GameEnd, seat: int) -> str:
    """Returns the points that this seat had at the start; "" if it had none."""
    return fact_text(Number(HEAD_START, end.starts[seat], on_seat(seat))) if end.starts[seat] else ""


def left_text(end: GameEnd, seat: int) -> str:
    """Returns the cards for which this seat got or lost points at the end; "" if there were none."""
    settled = settled_for(end, seat)
    if settled is None:
        return ""
    return QCoreApplication.translate("Final", _LEFT[settled.why]).format(cards=cards_text(settled))


QT_TRANSLATE_NOOP = texts.QT_TRANSLATE_NOOP

_LOOKS = {
    "again": QT_TRANSLATE_NOOP("Final", "Same cards again, not counted: {names}."),
    "on": QT_TRANSLATE_NOOP("Final", "Played on from a position, not counted: {names}."),
    "shown": QT_TRANSLATE_NOOP("Final", "After seeing the solution, not counted: {names}."),
}
_LEFT = {
    "hand": QT_TRANSLATE_NOOP("Final", "Cards left: {cards}"),
    "aside": QT_TRANSLATE_NOOP("Final", "Cards left over: {cards}"),
    "word": QT_TRANSLATE_NOOP("Final", "The last word: {cards}"),
}


def _in_match(end: GameEnd, line: SeatLine, score: str) -> str:
    """Returns a player's score in a match: the number of games won, then the score. If a tie-break game decided the
    match, the text names that game."""
    return texts.in_match(end.games[line.seat], max(end.games), end.decider, score) if end.games else score


def rank_of(line: SeatLine, lasted: Mapping[int, int], resigned: Sequence[int]) -> tuple[bool, int, bool, int, int]:
    """Returns a sort key for the ranking. Winners come first. Players who stayed in the game come before those who are
    out, and players who resigned come last, the last to resign first. Among equals, more points come first, then a
    longer stay in the game."""
    gone = len(resigned) - resigned.index(line.seat) if line.seat in resigned else 0
    return not line.winner, gone, line.out, -line.score, -lasted.get(line.seat, 0)


def title(end: GameEnd) -> str:
    """Returns the result: the winner or, in a game for one player, the points or the number of cards left. In calm
    play, which compares no scores, the result names nobody."""
    translate, winners = QCoreApplication.translate, [line.name for line in end.seats if line.winner]
    if len(end.seats) == 1:
        if end.aim == MOST_POINTS and end.result is not None:
            return texts.counted("points", end.result)
        if winners:
            return translate("Final", "Done: you have won!")
        if end.result is not None:
            return translate("Final", "%n card(s) left.", None, end.result)
        return translate("Final", "The game is over.")
    if end.calm:
        return translate("Final", "The game is over.")
    if not winners:
        return translate("Final", "Nobody wins.")
    if len(winners) > 1:
        return translate("Final", "{names} share the win.").format(names=listed(winners))
    winner = next(line for line in end.seats if line.winner)
    you = winner.seat == end.you
    return _won_text(you, winner.name, _score_of_win(end, winner, you))


def _won_text(you: bool, name: str, score: str) -> str:
    """Returns the result as text if there is exactly one winner.

    you: whether the only person at the table has won.
    score: the score; "" to leave it out.
    """
    translate = QCoreApplication.translate
    if you:
        return translate("Final", "You win {score}").format(score=score) if score else translate("Final", "You win")
    text = translate("Final", "Winner: {name}, {score}") if score else translate("Final", "Winner: {name}")
    return text.format(name=name, score=score)


def _score_of_win(end: GameEnd, winner: SeatLine, you: bool) -> str:
    """Returns the score for the title: both scores of two players, or the winner's score if there are more players.
    Returns "" if the score does not show who has won.

    you: whether the title is a sentence about the person at the table, in which the score follows a verb.
    """
    others = [line for line in end.seats if line is not winner]
    if end.games:
        games = end.games[winner.seat], end.games[others[0].seat]
        return _pair(*games) if len(others) == 1 and games[0] != games[1] else ""
    if end.counts in ("nothing", "cards-left") or end.resigned:
        return ""
    if len(others) == 1:
        return _pair(winner.score, others[0].score)
    return _with_text(end.counts, winner.score) if you else texts.counted(end.counts, winner.score)


def _with_text(counts: str, score: int) -> str:
    """Returns the winner's score in the form that follows a verb, because in some languages it needs another
    grammatical case there."""
    translate = QCoreApplication.translate
    if counts == "points":
        text = translate("Final", "with %n point(s)", None, abs(score))
    elif counts == "cards":
        text = translate("Final", "with %n card(s)", None, abs(score))
    elif counts == "tricks":
        text = translate("Final", "with %n trick(s)", None, abs(score))
    else:
        return ""
    return texts.signed(text, score)


def _pair(one: int, other: int) -> str:
    return f"{texts.minus(one)} : {texts.minus(other)}"


def play_text(play: LaidPlay, names: Sequence[str]) -> str:
    """Returns the points of the best play and its player."""
    text = QCoreApplication.translate("Final", "Best play {points} · {name}")
    return text.format(points=texts.plus(play.points), name=names[play.seat])


def heading(end: GameEnd) -> str:
    """Returns the heading above the words that are dealt."""
    translate = QCoreApplication.translate
    if not end.dealt:
        return ""
    if not end.best:
        return translate("Final", "Longest words")
    return translate("Final", "Best words")


def comfort_text(end: GameEnd) -> str:
    """Returns a consoling fact if the only person at the table has lost; "" if there is none."""
    winner = next((line for line in end.seats if line.winner), None)
    if end.calm or end.you is None or winner is None or end.seats[end.you].winner or end.you in end.resigned:
        return ""
    translate, mine = QCoreApplication.translate, end.seats[end.you]
    gap = winner.score - mine.score
    if end.counts == "points" and not end.games and 0 < gap <= max(CLOSE, winner.score // CLOSE_SHARE):
        return translate("Final", "Only {points} apart.").format(points=texts.counted("points", gap))
    if end.play is not None and end.play.seat == end.you:
        return translate("Final", "The best play was yours.")
    if any(word.seat == end.you for word in end.dealt[:1]):
        best = translate("Final", "The best word was yours.")
        return best if end.best else translate("Final", "The longest word was yours.")
    if end.decided is not None and end.decided.leads and end.decided.seat != end.you:
        turn = end.decided.turn
        return translate("Final", "The game was open until turn {turn}.").format(turn=turn)
    return ""


def decided_text(decided: Decided, names: Sequence[str]) -> str:
    """Returns a sentence with the decisive turn and its words."""
    translate, name = QCoreApplication.translate, names[decided.seat]
    if decided.play is None:
        return translate("Final", "Turn {turn} decided. New lead: {name}").format(turn=decided.turn, name=name)
    words = f"{listed([word.text for word in decided.play.words])} {texts.plus(decided.play.points)}".removesuffix(
        " +0"
    )
    return translate("Final", "Turn {turn} decided: {words} · {name}").format(turn=decided.turn, words=words, name=name)


def ending_found(ending: BestEnding) -> str:
    """Returns a sentence with the best ending that a search has found, and the words that lead to it."""
    translate = QCoreApplication.translate
    found = ending.found
    if found.result is None:
        return (
            translate("Final", "Looking for what was possible…")
            if not ending.last
            else translate("Final", "Nothing was found.")
        )
    if found.solved:
        text = translate("Final", "All cards could be laid.")
    elif found.aim == MOST_POINTS:
        text = translate("Final", "%n point(s) were possible.", None, found.result)
    else:
        text = translate("Final", "You could have ended with %n card(s) left.", None, found.result)
    if ending.last and not found.proven:
        text = translate("Final", "{ending} There may be something better still.").format(ending=text)
    return f"{text}\n{' · '.join(ending.words)}" if ending.words else text
