"""The texts of the coach: a line or two for each decision, and the summary of the whole game."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from app.base import texts
from app.base.listing import listed
from app.session.meanings import meaning_at
from app.session.moment import Moment
from app.windows.table.final_words import word_text
from app.windows.table.meaning_card import meaning_line
from app.windows.widgets.written_by_people import marked_up
from engine.coach.bands import A_LITTLE, A_MISS, AS_GOOD, COSTLY
from engine.coach.judging import Judged
from engine.coach.review import Reviewed
from engine.coach.summary import LEAD, MISSED, SeatSummary, Summary, Turning, summary_of, words_to_learn
from engine.core.cards import Named
from engine.core.moves import Act, Choose, Play, Request, Take, Trade, formulas_of
from engine.core.rulebook import House
from engine.match import Match

LEARNT, LOOKED_UP = 3, 12  # LEARNT: the number of words to learn; LOOKED_UP: the number of words looked up to find them
A_POINT = 10  # one point in the unit of the coach, which counts tenths of a point


def telling_points(match: Match) -> bool:
    """Whether the coach states in points how much a turn missed; if not, the coach states it as a share of a good
    turn."""
    return match.house.book.counts == "points"


def reviewed_text(
    turn: Reviewed, names: Sequence[str], then: str = "\n", *, points: bool = True, calm: bool = False
) -> str:
    """Returns the coach's text about a turn: the play made with its band (a grade of how much was missed), and then the
    better play.

    points: whether to state in points how much the turn missed, rather than as a share of a good turn.
    calm: whether to leave out the band.
    """
    band = "" if calm else band_text(turn, points=points)
    return f"{played_text(turn, names)}{f' · {band}' if band else ''}{then}{better_text(turn)}"


def played_text(turn: Reviewed, names: Sequence[str]) -> str:
    done = act_text(turn.played)
    return QCoreApplication.translate("History", "{name}: {words}").format(name=names[turn.seat], words=done)


def band_text(turn: Reviewed, *, points: bool) -> str:
    """Returns the band of a turn (a grade of how much was missed), and how much it missed: in points if `points` is
    set, otherwise as a share of a good turn. Returns "" for a turn that missed nothing."""
    if not turn.missed or turn.band is None:
        return ""
    translate = QCoreApplication.translate
    name = _band_name(turn.band)
    if turn.best is not None and turn.best.decides > turn.played.decides:
        return translate("Coach", "{band}: it decides the game").format(band=name)
    if points and turn.missed_points >= A_POINT // 2:
        return translate("Coach", "{band}, about {points}").format(band=name, points=_points(turn.missed_points))
    share = translate("Coach", "{band}, about {share}% of a good turn")
    return share.format(band=name, share=turn.missed_share)


def _band_name(band: str) -> str:
    translate = QCoreApplication.translate
    return {
        AS_GOOD: translate("Coach", "as good"),
        A_LITTLE: translate("Coach", "a little less"),
        A_MISS: translate("Coach", "a miss"),
        COSTLY: translate("Coach", "a costly miss"),
    }[band]


def better_text(turn: Reviewed) -> str:
    translate = QCoreApplication.translate
    reasons = [texts.why_text(reason) for reason in (turn.why, *turn.kinds) if reason is not None]
    why = " ".join(reasons)
    if not turn.missed:
        return why or translate("Coach", "No better play was found.")
    assert turn.best is not None
    telling = turn.best.points > turn.played.points  # points are named only if the better play scores more
    better = translate("Coach", "Better: {words}").format(words=act_text(turn.best, points=telling, beside=turn.played))
    return f"{better}. {why}" if why else better


def _with_other_cards(text: str, best: Act, played: Act) -> str:
    """Returns the text of a better play that makes the same words as the play that was made, with the hand cards that
    differ."""
    translate, mine, theirs = QCoreApplication.translate, _from_hand(best), _from_hand(played)
    more, less = list((mine - theirs).elements()), list((theirs - mine).elements())
    if more:
        return translate("Coach", "{words} with {cards}").format(words=text, cards=listed(more))
    if less:
        return translate("Coach", "{words} without {cards}").format(words=text, cards=listed(less))
    return text


def _from_hand(act: Act) -> Counter[str]:
    formulas = formulas_of(act) if isinstance(act, Play) else ()
    return Counter([_reading(card) for formula in formulas for card in formula.from_hand])


def _reading(card: Named) -> str:
    """Returns the face of a card; for a wild or flip card, followed by the letter that it is played as."""
    return card.face if card.letters in ("", card.face) else f"{card.face} ({card.letters})"


def act_text(judged: Judged, *, points: bool = True, beside: Judged | None = None) -> str:
    """Returns an act as text: its words and points or, without words, the name of the act and its cards.

    beside: an act to compare with; if both have the same words, the cards that differ are named.
    """
    if judged.words:
        words = listed(judged.words)
        if beside is not None and beside.words == judged.words:
            words = _with_other_cards(words, judged.act, beside.act)
        return f"{words}  {texts.plus(judged.points)}" if points and judged.points else words
    act, name = judged.act, texts.verb_name(judged.act.verb)
    cards = (act.face,) if isinstance(act, Choose | Request) else act.faces if isinstance(act, Take | Trade) else ()
    return f"{name} ({' '.join(cards)})" if cards else name


# ---- the whole game


def summary_html(match: Match, moment: Moment, turns: Sequence[Reviewed], *, findable: bool = False) -> str:
    """Returns the summary: the players' shares, the turning point, luck, the best word, and words to learn. In calm
    play, which compares no scores, it has only the words.

    findable: whether the turns were compared with what their players could have found, not with all words.
    """
    parts = [] if moment.calm else _compared(match, moment, turns, findable=findable)
    translate, names, house = QCoreApplication.translate, moment.names, moment.house
    end = moment.end
    if end is not None and end.best:
        best = end.best[0]
        parts += [_heading(translate("Coach", "The best word")), _p(word_text(best, names)), _meaning(house, best.text)]
    learnt = _to_learn(match, moment, turns)
    if learnt:
        parts.append(_heading(translate("Coach", "Words to learn")))
        parts += [_meaning(house, word) for word in learnt]
    return "".join(parts)


def _compared(match: Match, moment: Moment, turns: Sequence[Reviewed], *, findable: bool) -> list[str]:
    """Returns the parts of the summary that compare players: each player's share of the best possible result, the
    turning point and luck."""
    translate, names = QCoreApplication.translate, moment.names
    summary = summary_of(match, turns)
    taken = cost_of_cards_left(moment)
    parts = [
        _of_seat(seat, summary, names[seat.seat], taken.get(seat.seat, 0), findable=findable) for seat in summary.seats
    ]
    if summary.turning is not None:
        parts += [
            _heading(translate("Coach", "The turning point")),
            _p(_turning_text(summary.turning, turns, match, names)),
        ]
    return [*parts, *_luck(summary, names)]


def cost_of_cards_left(moment: Moment) -> dict[int, int]:
    """Returns, by seat, the points lost for cards left at the end of the game; in a match, the sum over all its games.
    Seats that lost nothing are left out."""
    settled = [one for line in moment.history for one in line.settled if one.points < 0]
    return {seat: -sum([one.points for one in settled if one.seat == seat]) for seat in {one.seat for one in settled}}


def _of_seat(seat: SeatSummary, summary: Summary, name: str, taken: int, *, findable: bool) -> str:
    """Returns the lines of the summary about one seat.

    taken: the points lost for cards left at the end.
    findable: see `summary_html`.
    """
    translate = QCoreApplication.translate
    text = translate("Coach", "{name}: {share}% of all there was")
    if findable:
        text = translate("Coach", "{name}: {share}% of what was within reach")
    share = text.format(name=name, share=seat.share)
    lines = []
    if summary.of_points:
        made, missed = _points(seat.made), _points(seat.missed)
        lines.append(translate("Coach", "{made} made, about {missed} missed.").format(made=made, missed=missed))
    if summary.of_points and taken:
        lines.append(translate("Coach", "The cards left cost {points}.").format(points=texts.counted("points", taken)))
    lines.append(_bands_text(seat))
    return _heading(share) + _p(" ".join(lines))


def _bands_text(seat: SeatSummary) -> str:
    """Returns the number of decisions in each band (a grade of how much was missed). Empty bands are left out, except
    the best."""
    translate = QCoreApplication.translate
    counted = (
        translate("Coach", "As good as any: {count}"),
        translate("Coach", "a little less: {count}"),
        translate("Coach", "misses: {count}"),
        translate("Coach", "costly misses: {count}"),
    )
    named = [
        text.format(count=count)
        for number, (text, count) in enumerate(zip(counted, seat.bands, strict=True))
        if count or not number
    ]
    return f"{' · '.join(named)}."


def _points(tenths: int) -> str:
    return texts.counted("points", round(tenths / A_POINT))


def _turning_text(turning: Turning, turns: Sequence[Reviewed], match: Match, names: Sequence[str]) -> str:
    translate = QCoreApplication.translate
    name, turn = names[turning.seat], match.states[turning.number].turn
    if turning.kind == MISSED:
        reviewed = max(turns, key=lambda one: one.missed)
        missed = translate("Coach", "More was missed in turn {turn} than in any other.").format(turn=turn)
        return f"{missed} {reviewed_text(reviewed, names, ' — ')}"
    if turning.kind == LEAD:
        text = translate("Coach", "In turn {turn} the lead goes to {name} for good.")
    else:
        text = translate("Coach", "From turn {turn} on the lead is with {name}, and nobody else ever had it.")
    first = text.format(turn=turn, name=name)
    there = [one for one in turns if one.number == turning.number and one.played.words]
    return f"{first} {played_text(there[0], names)}" if there else first


def _luck(summary: Summary, names: Sequence[str]) -> list[str]:
    translate = QCoreApplication.translate
    drew = [seat for seat in summary.seats if seat.luck is not None]
    if not drew:
        return []
    parts = [_heading(translate("Coach", "Luck of the draw"))]
    for seat in drew:
        luck = seat.luck or 0
        amount = QLocale().toString(abs(luck) / A_POINT, "f", 1)
        text = translate("Coach", "{name} drew cards worth {points} points more than average.")
        if luck < 0:
            text = translate("Coach", "{name} drew cards worth {points} points less than average.")
        parts.append(_p(text.format(name=names[seat.seat], points=amount)))
    if len(drew) > 1 and summary.of_points:
        lucks, missed = [seat.luck or 0 for seat in drew], [seat.missed for seat in drew]
        between = translate("Coach", "Difference between the players, in points: luck {luck}, play {play}.")
        luck, play = (max(values) - min(values) for values in (lucks, missed))
        parts.append(_p(between.format(luck=round(luck / A_POINT), play=round(play / A_POINT))))
    parts.append(
        _p(
            translate(
                "Coach",
                "How it is measured: each letter has the value it usually adds to a hand, S the highest and Q the "
                "lowest. The drawn cards are compared with the same number of average cards from the pack.",
            ),
            small=True,
        )
    )
    return parts


def _to_learn(match: Match, moment: Moment, turns: Sequence[Reviewed]) -> list[str]:
    """Returns the words to learn from the game, leaving out words without a known meaning."""
    house, seats = moment.house, moment.humans or range(len(moment.seats))
    found = words_to_learn(match, turns, seats)[:LOOKED_UP]
    return [word for word in found if meaning_at(house, word).senses][:LEARNT]


def _meaning(house: House, word: str) -> str:
    return _p(meaning_line(meaning_at(house, word)))


def _heading(text: str) -> str:
    return f'<h4 style="margin-top:10px; margin-bottom:2px">{marked_up(text)}</h4>'


def _p(text: str, *, small: bool = False) -> str:
    html = marked_up(text)
    return f'<p style="margin-top:0; margin-bottom:4px">{f"<small>{html}</small>" if small else html}</p>'
