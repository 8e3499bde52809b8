"""Adds to a script (a plan of an animation) how the points of a play count up beside its words: the points of each card
and bonus, and how the play compares with the usual plays of this game."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from app.base.texts import part_of_sum
from app.felt.picture import card_key
from app.felt.script import Beat, Float, Script, Tally, Worth
from app.session.match.own_bests import FallenBest
from engine.core.act_report import ActReport, Score, ShownWord
from engine.core.events import Sum
from engine.core.state import Entry
from engine.core.view import view
from engine.match import Match

FEW = 3  # the number of plays that must come before a play can be called the best so far
KNOWN = 2  # the number of plays needed to know the usual points
# a play with at least MUCH times the usual points is good, a play with less than LITTLE times is small
MUCH, LITTLE = 1.4, 0.6


def worth_of(match: Match, index: int, eyes: int | None) -> Worth:
    """The worth of the act after this position compared with earlier plays: with plays of the same player if there are
    enough, otherwise with the plays of all players.

    eyes: the seat that watches, whose view decides which plays are known; None for bystanders.
    """
    _, report = match.seen(index, eyes)
    plays = [entry for entry in view(match.states[index], eyes).log if entry.words]
    return _worth(report.points, report.seat, plays) if report.words else Worth.USUAL


def _worth(points: int, seat: int, plays: Sequence[Entry]) -> Worth:
    before = [entry.points for entry in plays]
    own = [entry.points for entry in plays if entry.seat == seat]
    usual = own if len(own) >= KNOWN else before
    if points > 0 and len(before) >= FEW and points > max(before):
        return Worth.BEST
    if len(usual) < KNOWN or sum(usual) <= 0:
        return Worth.USUAL
    share = points * len(usual) / sum(usual)
    return Worth.GOOD if share >= MUCH else Worth.SMALL if share < LITTLE else Worth.USUAL


def counted_up(script: Script, report: ActReport, worth: Worth) -> Script:
    """The script in which the points of each word are counted card by card."""
    tallies = {card_key(one.word.tops[0]): _tally(one, report.scores) for one in report.shown if one.word.slots}
    return tuple([_counted(beat, report, tallies, worth) for beat in script])


def announced_best(script: Script, best: FallenBest, zone: str) -> Script:
    """The script with the points of a personal best highlighted and with a remark beside the word that announces the
    personal best.

    zone: the key of the player's zone.
    """
    risen = [number for number, beat in enumerate(script) if any(_earns(one, best.seat) for one in beat.floats)]
    if not risen:
        return script
    remark = Float(best.seat, QCoreApplication.translate("Staging", "Personal best"), zone, remark=True)

    def shining(beat: Beat) -> Beat:
        floats = tuple([replace(one, worth=Worth.BEST) if _earns(one, best.seat) else one for one in beat.floats])
        return replace(beat, floats=(*floats, remark))

    return tuple([shining(beat) if number == risen[0] else beat for number, beat in enumerate(script)])


def _earns(one: Float, seat: int) -> bool:
    return one.seat == seat and not one.remark


def _counted(beat: Beat, report: ActReport, tallies: dict[str, tuple[Tally, ...]], worth: Worth) -> Beat:
    if not beat.lit or not any(one.start in tallies for one in beat.floats):
        return beat

    def counted(one: Float) -> Float:
        mine = one.seat == report.seat and not one.remark
        return replace(one, tally=tallies.get(one.start, ()), worth=worth if mine else Worth.USUAL)

    return replace(beat, floats=tuple(map(counted, beat.floats)))


def _tally(shown: ShownWord, scores: Sequence[Score]) -> tuple[Tally, ...]:
    """The parts of this word's points; empty if the parts do not add up to what the word scored."""
    sums = next((one.sums for one in scores if one.word == shown.word and one.points == shown.points), ())
    found = tuple(_parts(sums)) or tuple([Tally(card.value, card_key(card)) for card in shown.word.tops if card.value])
    return found if sum([part.points for part in found]) == shown.points else ()


def _parts(sums: Sequence[Sum]) -> Iterator[Tally]:
    for one in sums:
        yield from [Tally(card.value * one.times, card_key(card)) for card in one.cards if card.value]
        if one.what and one.points:
            yield Tally(one.points, text=part_of_sum(one.what, one.points // one.times))
