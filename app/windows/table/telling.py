"""Describes the table in words for players with a screen reader: whose turn it is, the hand, the words, the scores, the
unseen cards."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile

from PySide6.QtCore import QCoreApplication

from app.base import texts
from app.base.fact_texts import as_line, fact_text
from app.base.listing import listed
from app.felt.picture import LOOSE, FactToken, FeltZone, Kind, Mark, Picture
from app.felt.saying import SPELT, over, spoken_zone, tops_of, word_of
from app.session.match.spoken_cards import spoken_card
from app.session.match.spoken_cards import spoken_zone as spoken_zone_called
from app.session.match.view_data import HistoryLine, SeatLine
from app.session.moment import Moment
from app.session.phase import Phase
from app.windows.table.panels import more_of
from app.windows.table.spoken import line_report, line_text, sentences, turn_text
from engine.core.cards import is_open
from engine.core.moves import DEAL
from engine.core.public_facts import GAMES_WON, NO_FACTS, TRICKS, PublicFacts

LYING = (Kind.WORD, Kind.FRESH, Kind.ROW, Kind.PILE, Kind.TURNED, Kind.COMMITTED)


def turn_report(moment: Moment) -> str:
    """Returns a sentence with the player whose turn it is; "" when the game is over. If several players may act and the
    viewer is one of them, it names the viewer."""
    if moment.over:
        return ""
    asked = moment.viewer in moment.humans and moment.phase is not Phase.FILM
    to_act = (moment.viewer,) if asked and moment.viewer in moment.to_act else moment.to_act
    return turn_text(moment.names, to_act, moment.last_round, buzzer=moment.buzzer, called=moment.calls)


def turned_up(moment: Moment) -> dict[str, str]:
    """Returns the open cards that are not part of a word, as texts: the turned card, and the cards that other players
    have chosen. Each text has a key that identifies the place of its card."""
    seen = moment.seen
    found = {"turned": (spoken_zone_called(Kind.TURNED, "", None), seen.turned)} if seen.turned is not None else {}
    for seat, place in enumerate(seen.seats):
        for card in place.committed:
            if card.face and seat != moment.viewer:
                name = moment.names[seat]
                found[f"chosen:{seat}"] = (spoken_zone_called(Kind.COMMITTED, name, None), card)
    return {key: f"{place}: {spoken_card(card)}" for key, (place, card) in found.items()}


def stock_report(moment: Moment, seconds: int) -> str:
    """Returns the time left and the number of cards in the deck.

    seconds: the seconds left; below 0 for no limit.
    """
    translate = QCoreApplication.translate
    left = texts.seconds_left(seconds) if seconds >= 0 else ""
    deck = len(moment.present.deck)
    cards = translate("Table", "%n card(s) in the deck", None, deck) if deck else ""
    return ". ".join([part for part in (left, cards) if part])


def hand_report(picture: Picture) -> str:
    """Returns the hand, and the cards set apart from it."""
    hands = [zone for zone in picture.zones if zone.kind is Kind.HAND]
    trays = [zone for zone in picture.zones if zone.kind is Kind.TRAY and picture.within(zone.key)]
    told_zones = " ".join([f"{_listed(picture, zone)}." for zone in (*hands, *trays)])
    return told_zones or QCoreApplication.translate("Telling", "You hold no cards.")


def dealt_report(picture: Picture) -> str:
    """Returns a sentence that lists the cards of a new hand; "" in games without hands."""
    hands = [zone.key for zone in picture.zones if zone.kind is Kind.HAND]
    tops = [top for key in hands for top, _ in tops_of(picture, key)]
    cards = ", ".join([top.spoken if is_open(top.face) or not top.face else top.letters for top in tops])
    return QCoreApplication.translate("Telling", "Your cards: {cards}.").format(cards=cards) if cards else ""


def words_report(picture: Picture) -> str:
    """Returns all open cards and words on the table, in reading order, with the covered cards."""
    lying = [f"{text}." for zone in picture.zones if zone.kind in LYING for text in _lying(picture, zone)]
    return " ".join(lying) or QCoreApplication.translate("Telling", "Nothing lies on the table.")


def word_report(picture: Picture, number: int) -> str:
    """Returns the word of the table with this number in reading order, and the number of words."""
    words = [zone for zone in picture.zones if zone.kind in (Kind.WORD, Kind.ROW) and picture.within(zone.key)]
    if not 0 < number <= len(words):
        return QCoreApplication.translate("Telling", "There is no word {number}.").format(number=number)
    pattern = QCoreApplication.translate("Telling", "Word {number} of {count}: {word}.")
    lying = ", ".join(_lying(picture, words[number - 1]))
    return pattern.format(number=number, count=len(words), word=lying)


def spelled_report(picture: Picture, zone: str, typed: str) -> str:
    """Returns one by one the letters of the focused word or, if no word is focused, of the typed word."""
    shown = picture.zone(zone)
    found = list(word_of(picture, zone).values()) if shown is not None and shown.kind in SPELT else list(typed)
    letters = ", ".join([letter.strip() for letter in found if letter.strip()])
    return letters or QCoreApplication.translate("Telling", "No word is here.")


def row_report(moment: Moment) -> str:
    """Returns the row of cards that everybody watches, in alphabetical order. Returns nothing else about the table,
    because the next card comes soon."""
    faces = [spoken_card(card) if is_open(card.face) else card.letters for card in moment.seen.row]
    return ", ".join(sorted(faces)) or QCoreApplication.translate("Telling", "Nothing lies on the table.")


def placed_report(picture: Picture) -> str:
    """Returns the arrangement of laid or suggested cards: which card covers which, the letters of wild cards, and the
    cards set apart."""
    found = [_listed(picture, zone) for zone in picture.zones if zone.kind is Kind.TRAY and picture.within(zone.key)]
    for zone in picture.zones:
        for top, below in tops_of(picture, zone.key) if zone.kind in SPELT else ():
            if top.mark in (Mark.LAID, Mark.GHOST) and (below or is_open(top.face)):
                name = top.spoken if is_open(top.face) else top.letters
                found.append(f"{name} {over(below)}" if below else name)
    return ", ".join(found)


def keys_report(moment: Moment) -> str:
    """Returns the keyboard keys of the players, in games where words are called out."""
    pairs = [f"{name} {key}" for name, key in zip(moment.names, moment.keys, strict=True) if key]
    text = QCoreApplication.translate("Shout", "Keys: {keys}")
    return text.format(keys=listed(pairs)) if pairs and not moment.over else ""


def table_report(facts: PublicFacts) -> str:
    """Returns the public facts about the table itself, such as the number of the round."""
    return as_line([fact_text(fact) for fact in facts.facts if fact.about.what == "table"])


def seat_report(facts: PublicFacts, seat: int) -> list[str]:
    """Returns the public facts about a seat that the scores do not contain."""
    about = [fact for fact in facts.facts if fact.about == ("seat", seat)]
    return [fact_text(fact) for fact in about if fact.key not in (GAMES_WON, TRICKS)]


def scores_report(
    kind: str, lines: Sequence[SeatLine], facts: PublicFacts = NO_FACTS, goals: Sequence[FactToken] = ()
) -> str:
    """Returns the scores, and the goals that a solo player can try to beat."""
    told_lines, hands = [], any(line.hand for line in lines)
    for line in lines:
        score = texts.counted(kind, line.score) if line.left is None else texts.cards_left(line.left)
        parts = (line.name, score, *more_of(kind, line, hands=hands), *seat_report(facts, line.seat))
        told_lines.append(", ".join([part for part in parts if part]) + ".")
    if goals:
        told_lines.append(f"{as_line([goal.spoken for goal in goals])}.")
    return " ".join(told_lines)


def unseen_report(counts: Mapping[str, int]) -> str:
    translate = QCoreApplication.translate
    total = translate("Panels", "%n card(s) not seen", None, sum(counts.values()))
    found = ", ".join([f"{face} {count}" for face, count in counts.items() if count])
    none = listed([face for face, count in counts.items() if not count])
    gone = translate("Telling", "All seen: {letters}.").format(letters=none) if none else ""
    return " ".join([part for part in (f"{total}: {found}.", gone) if part])


def draws_report(moment: Moment) -> str:
    """Returns the sentence about the cards drawn to decide who begins; "" after the first act, and in Shout!, which has
    no first turn."""
    translate = QCoreApplication.translate
    drawn = [] if moment.acts or moment.calls else [one for several in moment.present.draws for one in several]
    text = translate("Telling", "{name} drew {card}")
    return ", ".join([text.format(name=moment.names[seat], card=face) for seat, face in drawn])


def last_acts(moment: Moment) -> list[HistoryLine]:
    """Returns the history lines of everything that the last player did in the last turn, without cards dealt for all to
    see."""
    done = [line for line in moment.history if line.act != DEAL]
    act = lines_of_act(moment, done)
    earlier = [line for line in done if line.index < done[-1].index]
    turn = [(line.seat, line.turn) for line in act if line.index == done[-1].index][:1]
    same = takewhile(lambda line: (line.seat, line.turn) in turn and not moment.calls, reversed(earlier))
    return [*[line for line in reversed([*same]) if line not in act], *act]


def lines_of_act(moment: Moment, lines: Sequence[HistoryLine]) -> list[HistoryLine]:
    """Returns the history lines about the last act: secret words that it revealed, the act itself, and what resulted
    from it."""
    opened = [lines[number] for number in moment.report.opened] if moment.report is not None else []
    act = [line for line in lines if line.index == lines[-1].index]
    return [*[line for line in opened if line not in act], *act]


def happened_text(moment: Moment, *, aloud: bool = False) -> str:
    """Returns the last acts in one line for everybody at the table; "" while an earlier position shows, while the
    table is covered, and after the end of the game.

    aloud: whether a screen reader will read the text.
    """
    if moment.back is not None or moment.covered or moment.over:
        return ""
    lines = [line_text(line, moment.names, aloud=aloud) for line in last_acts(moment)]
    return ". ".join([text.replace("  ", " ") for text in lines])


def acts_report(lines: Sequence[HistoryLine], names: Sequence[str], viewer: int) -> str:
    """Returns the viewer's last act and everything that has happened since."""
    own = max([place for place, line in enumerate(lines) if line.seat == viewer], default=0)
    since = [line_report(line, names, " ", aloud=True) for line in lines[own:]]
    return sentences(since) or QCoreApplication.translate("Telling", "Nothing has happened yet.")


def _lying(picture: Picture, zone: FeltZone) -> Iterator[str]:
    """Yields a text about the cards at a place of the table. Yields nothing for an empty place."""
    tops = tops_of(picture, zone.key)
    if not tops:
        return
    if zone.kind not in SPELT or zone.key == LOOSE:
        yield _listed(picture, zone)
        return
    covered = [f"{top.letters or top.face} {over(below)}" for top, below in tops if below]
    yield ", ".join([spoken_zone(picture, zone), *covered])


def _listed(picture: Picture, zone: FeltZone) -> str:
    """Returns a text that names the cards at a place one by one."""
    tops = [top for top, _ in tops_of(picture, zone.key) if top.face or zone.kind is not Kind.PILE]
    cards = ", ".join([top.spoken if is_open(top.face) or not top.face else top.letters for top in tops])
    return f"{spoken_zone(picture, zone)}: {cards}" if cards else spoken_zone(picture, zone)
