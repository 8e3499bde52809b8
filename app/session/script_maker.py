"""Turns the events of an act into a script: beats (steps of an animation) that the felt shows one after another.

Each beat has a picture, and the zones between which cards move. A word that leaves the table in the act that made it
first appears on a strip of its own for a while, so everybody sees the whole word.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QCoreApplication

from app.base.end_texts import announced, end_text, headline
from app.base.listing import listed
from app.base.texts import minus, plus, verb_name
from app.felt.picture import DECK as FELT_DECK
from app.felt.picture import HAND, FeltZone, Kind, Mark, Picture, Piece, ZoneKey, card_key
from app.felt.script import Banner, Beat, Doing, Float, Script
from app.session.buzzer_order import Finish
from app.session.draft.draft import Draft
from app.session.draft.move_style import style_of
from app.session.draft.targets import Bench
from app.session.match.counting_up import counted_up, worth_of
from app.session.match.gone_words import gone_words, gone_words_during
from app.session.match.last_play import LastPlay, last_play, last_play_during
from app.session.match.view_data import SeatChoice
from app.session.pictures import picture_of
from engine.core.act_report import ANEW, PLAY, ActReport, Score, lies_in
from engine.core.events import Arranged, Event, Moved, Revealed, Settled, Shown, TakenBack, won_by
from engine.core.events import Zone as At
from engine.core.moves import CHALLENGE, DEAL, TIMEOUT, Place, Request, Shout
from engine.core.oracle import expects
from engine.core.patterns import Call as CallOut
from engine.core.public_facts import GAMES_WON
from engine.core.rulebook import Rulebook
from engine.core.seen_events import CardMove, Step, moves_of
from engine.core.state import Draws, Pending, Settlement, State
from engine.core.view import view
from engine.core.words import Word, laid
from engine.match import Match

NOBODY = -1
NEUTRAL = "#4a525c"  # the colour of an announcement that no player makes
WORDS, SECRET = ("word", "strip", "shown"), "committed"


@dataclass
class _ActPart:
    """Events of an act that the felt shows together, as one beat (step) of the animation.

    doing: the kind of the beat.
    picture: the picture of the table at the end of the beat.
    words: the words that light up.
    floats: the points and remarks to show.
    """

    doing: Doing
    picture: Picture
    ways: dict[int, At] = field(default_factory=dict)  # the place that each known card comes from, by its id
    goals: dict[int, At] = field(default_factory=dict)  # the place that each known card goes to, by its id
    # for each unknown card, the places that it comes from and goes to
    unseen: list[tuple[At, At]] = field(default_factory=list)
    words: tuple[Word, ...] = ()
    floats: tuple[Float, ...] = ()


def staged(
    report: ActReport,
    steps: Sequence[Step],
    looker: int,
    before: Picture,
    paint: Callable[[State], Picture],
    book: Rulebook,
    *,
    silent: bool = False,
) -> Script:
    """The script (animation) of an act.

    steps: the steps of the act, or some of them.
    looker: the seat whose rack is at the bottom of the felt; NOBODY if there is none.
    before: the picture on the felt.
    paint: makes the picture of a position.
    silent: whether to leave out the announcement of the act, because it has already been announced.
    """
    parts = list(_parts(report, steps, looker, paint, book))
    _name_aloud(parts, report, steps)
    _tell_apart(parts, report, before)
    if not parts and steps:
        last = _ActPart(Doing.SHOW, paint(steps[-1].state))
        parts = [] if silent else [replace(last, floats=(_aloud(report, looker),))]
        parts += [last] if report.scores else []  # a part for the points, so the act is announced before its points
    if book.counts not in ("nothing", "cards-left"):
        _score(parts, report, looker)
    _settle(parts, steps, looker, paint, book)
    _turn_piles_last(parts, before)
    beats, picture = [], before
    for number, part in enumerate(parts):
        if part.unseen and part.picture.pieces == picture.pieces and number + 1 < len(parts):
            # If cards are laid in secret and revealed in the same act, they turn over while they move; so this part of
            # the script is merged with the next part.
            parts[number + 1].unseen[:0] = part.unseen
            continue
        came, went = _ways(part, picture, looker)
        lit = tuple([card_key(card) for word in part.words for card in word.tops])
        beats.append(Beat(part.doing, part.picture, came, went, lit if part.doing is Doing.SHOW else (), part.floats))
        picture = part.picture
    return _scored_in_time(_with_strips_that_stay(beats), before, paint(steps[-1].state)) if beats else ()


def _turn_piles_last(parts: list[_ActPart], before: Picture) -> None:
    """Moves the turning of the next cards of open piles to the end; until then the piles show card backs."""
    picture, end = before, parts[-1].picture if parts else before
    for part in parts:
        seen = {piece.key for piece in picture.pieces}
        shown = [one for one in part.picture.pieces if one.zone.what != "pile" or not one.face or one.key in seen]
        part.picture = picture = replace(part.picture, pieces=tuple(shown))
    if parts and picture != end:
        parts.append(_ActPart(Doing.TURN, end))


def _with_strips_that_stay(beats: Sequence[Beat]) -> Sequence[Beat]:
    """The beats (steps of an animation) without those empty strips (places for fresh words) that the last picture does
    not have; such strips would move the words for a moment."""
    stay = {zone.key for zone in beats[-1].picture.zones}

    def seen(picture: Picture) -> Picture:
        used = {piece.zone for piece in picture.pieces} | stay
        zones = [zone for zone in picture.zones if zone.kind is not Kind.FRESH or zone.key in used]
        return replace(picture, zones=tuple(zones))

    return [replace(beat, picture=seen(beat.picture)) for beat in beats]


def _scored_in_time(beats: Sequence[Beat], before: Picture, end: Picture) -> Script:
    """The script (animation) in which the score of each seat changes exactly when its points arrive at the seat."""
    lasts = {before.zone(one.zone): number for number, beat in enumerate(beats) for one in beat.floats}
    seats = {zone.key: (zone, last) for zone, last in lasts.items() if zone and zone.kind in (Kind.HAND, Kind.RIVAL)}

    def in_time(zone: FeltZone, number: int) -> FeltZone:
        if zone.key not in seats:
            return zone
        was, last = seats[zone.key]
        then = was if number <= last else end.zone(zone.key)
        return replace(zone, note=(then or zone).note)

    def seen(picture: Picture, number: int) -> Picture:
        return replace(picture, zones=tuple([in_time(zone, number) for zone in picture.zones]))

    if not seats:
        return tuple(beats)
    return tuple([replace(beat, picture=seen(beat.picture, number)) for number, beat in enumerate(beats)])


def _aloud(report: ActReport, looker: int) -> Float:
    """The remark with which a seat announces its act."""
    text = f"{report.act.face}?" if isinstance(report.act, Request) else verb_name(report.act.verb)
    return Float(report.seat, text, home(report.seat, looker), remark=True)


def _answer(report: ActReport, others: Iterable[int], looker: int) -> tuple[Float, ...]:
    """The remarks of players who were asked for a card and do not have it."""
    if not isinstance(report.act, Request) or not report.vain:
        return ()
    none = QCoreApplication.translate("Staging", "No {letter}").format(letter=report.act.face)
    return tuple([Float(seat, none, home(seat, looker), remark=True) for seat in others])


def _name_aloud(parts: list[_ActPart], report: ActReport, steps: Sequence[Step]) -> None:
    """Four Rows: adds a part that shows the named word after its card has been laid at the row."""
    lay = next((number for number, part in enumerate(parts) if part.doing is Doing.LAY), None)
    if lay is None or not report.words or not isinstance(report.act, Place):
        return
    row = report.act.row - 1
    remarks = tuple([Float(report.seat, word, ZoneKey("word", row), remark=True) for word in report.words])
    parts.insert(
        lay + 1, _ActPart(Doing.SHOW, parts[lay].picture, words=steps[-1].state.table[row:][:1], floats=remarks)
    )


def _tell_apart(parts: list[_ActPart], report: ActReport, before: Picture) -> None:
    """Four Rows: adds a part with the remark that a row is taken apart; in this part the cards of the row are still in
    place."""
    row = report.apart
    if row is None:
        return
    goes = next(number for number, part in enumerate(parts) if row.cards[0].id in part.goals)
    picture = parts[goes - 1].picture if goes else before
    text = QCoreApplication.translate("History", "{row} taken apart").format(row=row.text)
    remark = Float(report.seat, text, ZoneKey("word", row.place), remark=True)
    parts.insert(goes, _ActPart(Doing.SHOW, picture, floats=(remark,)))


# ---- points


def _score(parts: list[_ActPart], report: ActReport, looker: int) -> None:
    """Adds the points to the parts of the script. The play's own points rise from its words; other points rise at the
    end, when all cards are in place."""
    shows = [part for part in parts if part.doing is Doing.SHOW and part.words]
    at_once = [one for one in report.scores if shows and one.when == PLAY]
    if at_once:
        _rise(shows, _points(at_once), report, looker)
    settled = _points([one for one in report.scores if one not in at_once and one.settlement is None])
    if parts and settled:
        if parts[-1].doing is not Doing.SHOW:
            parts.append(_ActPart(Doing.SHOW, parts[-1].picture))
        for who, points in settled.items():
            parts[-1].floats += _floats(who, points, looker, _earned_at(who, report, looker))


def _settle(
    parts: list[_ActPart], steps: Sequence[Step], looker: int, paint: Callable[[State], Picture], book: Rulebook
) -> None:
    """Adds the parts for the end of a game: all hands are turned over; then, seat by seat, the remaining cards light up
    and their points rise."""
    settled = [step for step in steps if isinstance(step.event, Settled)]
    if not settled:
        return
    bare = paint(settled[-1].state)
    parts.append(_ActPart(Doing.TURN, bare))
    for one in settled:
        assert isinstance(one.event, Settled)
        parts.append(_settled_part(one.event.settlement, bare, looker, book))
    if parts[-1].picture is not bare:
        parts.append(_ActPart(Doing.GO, bare))


def _settled_part(settlement: Settlement, bare: Picture, looker: int, book: Rulebook) -> _ActPart:
    """The part of the animation that shows the remaining cards of a seat and their points. Cards that are not visible
    on the felt are laid on a strip (a place for a word), as if they were a fresh word."""
    cards = laid(settlement.cards)
    on_felt = {piece.card for piece in bare.pieces}
    shown = (
        bare
        if on_felt.issuperset([card.id for card in settlement.cards])
        else with_strips(bare, (cards,), {}, looker, book)
    )
    floats = _floats(settlement.seat, settlement.points, looker, card_key(settlement.cards[0]))
    return _ActPart(Doing.SHOW, shown, words=(cards,), floats=floats)


def _points(scores: Iterable[Score]) -> dict[int, int]:
    """The sum of these scores for each seat, without zeros."""
    points: Counter[int] = Counter()
    for one in scores:
        points[one.seat] += one.points
    return {seat: found for seat, found in points.items() if found}


def _floats(seat: int, points: int, looker: int, start: str = "") -> tuple[Float, ...]:
    return (Float(seat, plus(points), home(seat, looker), start),) if points else ()


def _earned_at(seat: int, report: ActReport, looker: int) -> str:
    """The key of the zone from which points rise that do not come from a word: the zone of the cards that this seat has
    just won, if any; otherwise the seat's own zone."""
    won = won_by(seat)
    return zone_key(won, looker) if any(move.goal == won for move in report.moves) else home(seat, looker)


def _rise(shows: Sequence[_ActPart], points: dict[int, int], report: ActReport, looker: int) -> None:
    """Adds to these parts the points that rise from each word, and then the remaining points of each seat.

    points: the sum for each seat; changed here.
    """
    shown = {one.word: one for one in report.shown}
    for show in shows:
        for one in [shown[word] for word in show.words if word in shown]:
            show.floats += _floats(one.seat, one.points, looker, card_key(one.word.tops[0]))
            points[one.seat] = points.get(one.seat, 0) - one.points
    makers = {report.seat, *[one.seat for one in report.shown]}
    for who, rest in points.items():
        shows[-1].floats += _floats(who, rest, looker, "" if who in makers else _earned_at(who, report, looker))


# ---- a script


def script_of(
    match: Match,
    index: int,
    seats: Sequence[SeatChoice],
    looker: int,
    eyes: int | None,
    before: Picture | None,
    order: Sequence[int] = (),
    *,
    calm: bool = False,
) -> Script:
    """The script (animation) of the act after this position, and of the announcement that the game will end soon.

    calm: whether scores are not compared; points then neither count up nor are highlighted.
    """
    script, picture = _script_of_act(match, index, seats, looker, eyes, before, order)
    if not calm:
        script = counted_up(script, match.seen(index, eyes)[1], worth_of(match, index, eyes))
    end = end_announced(match, index, [seat.name for seat in seats])
    return (*script, Beat(Doing.SHOW, picture, call=end)) if script and end is not None else script


def end_announced(match: Match, index: int, names: Sequence[str]) -> Banner | None:
    """The banner that announces that the end of the game is near. None if the act after this position gives no new
    reason to announce it."""
    before, facts = [match.house.facts(state) for state in match.states[index : index + 2]]
    if announced(facts) <= announced(before):
        return None
    return Banner(headline(), NEUTRAL, note=end_text(facts, names), lasts=True)


def _script_of_act(
    match: Match,
    index: int,
    seats: Sequence[SeatChoice],
    looker: int,
    eyes: int | None,
    before: Picture | None,
    order: Sequence[int] = (),
) -> tuple[Script, Picture]:
    """The script (animation) of the act after this position, and the picture at the end of the script.

    looker: the seat whose rack is at the bottom of the felt.
    eyes: the seat that watches; None for bystanders.
    before: the picture on the felt; None if the script must show the position first.
    order: the ids of the hand's cards, in the player's order.
    """
    found, (steps, report) = view(match.states[index], eyes), match.seen(index, eyes)
    act, seat = report.act, report.seat
    style, moves = style_of(match.house.book.plays), match.house.options.get("moves", "A")

    # when a card is dealt, the players who must act next are marked, not the dealer
    acting = expects(match.house, match.states[index])[0] if act == DEAL else (seat,)

    def painted(state: State, last: LastPlay) -> Picture:
        bench = Bench(match.house, state, looker, style, moves, (), Draft())
        return picture_of(bench, seats, order, acting, first=match.states[0], last=last)

    left = replace(last_play_during(match, index), gone=gone_words_during(match, index, looker))
    # the pictures by the `id` of their positions; the steps keep these positions alive, so no `id` is used twice
    pictures: dict[int, Picture] = {}

    def paint(state: State) -> Picture:
        if id(state) not in pictures:
            pictures[id(state)] = painted(state, left)
        return pictures[id(state)]

    book = match.house.book
    won = [book.facts(step.state).numbers(GAMES_WON) for step in steps] if report.games else []
    settled = next((number for number, wins in enumerate(won, 1) if wins == won[-1]), 0)
    # At the next game of a match, scores start again from 0; the difference is not a gain or loss to show.
    of_this_game = replace(report, scores=tuple([one for one in report.scores if one.when != ANEW]))

    def performed(picture: Picture, *, silent: bool = False) -> Script:
        script = staged(of_this_game, steps[: settled or None], rack, picture, paint, book, silent=silent)
        if not settled:
            return script
        won = _game_won(report, seats, paint(steps[settled - 1].state))
        later = staged(replace(report, scores=()), steps[settled:], rack, won.picture, paint, book, silent=True)
        return (*script, won, *later)

    call = _call_of(match, index, report, seats[seat])
    # Before a call or a timeout, cards that a player was laying have already returned to their places.
    at_home = call is not None or act == TIMEOUT
    if before is None or at_home:
        picture = painted(found, replace(last_play(match, index), gone=gone_words(match, index, looker)))
    else:
        picture = before
    rack, end = looker if picture.zone(HAND) is not None else NOBODY, paint(steps[-1].state)
    if call is not None:
        script = performed(picture, silent=True)
        spoken = _with_call(script, call, picture)
        # only for a computer player, because the table has already shown a person's press of the key
        named = seats[seat].kind == "computer" and isinstance(act, Shout)
        caller = (Beat(Doing.SHOW, picture, call=Banner(call.name, call.tint)),) if named else ()
        return (*caller, *spoken), end
    if act == TIMEOUT or isinstance(act, Request):  # these acts are announced before their effects become visible
        aloud = Beat(Doing.SHOW, picture, floats=(_aloud(report, rack),))
        answer = _answer(report, [other for other in range(len(seats)) if other != seat], rack)
        remarks = (aloud, replace(aloud, floats=answer)) if answer else (aloud,)
        return (*remarks, *performed(picture, silent=True)), end
    script = performed(picture)
    return script if before is not None else (Beat(Doing.BEFORE, picture), *script), end


def _game_won(report: ActReport, seats: Sequence[SeatChoice], picture: Picture) -> Beat:
    """The beat (a step of the animation) that announces the winner of a game of a match, with the scores, while the
    cards of that game are still on the table."""
    won = [seats[seat] for seat in report.games]
    text = QCoreApplication.translate("Staging", "This game to {name}").format(name=listed([seat.name for seat in won]))
    scores = " : ".join(map(minus, report.stand))
    return Beat(Doing.SHOW, picture, call=Banner(text, won[0].colour, scores))


def called(picture: Picture, seats: Sequence[SeatChoice], finish: Finish) -> Script:
    """The script (animation) that shows which player was first to press the buzzer, and how much later the other
    players pressed. After a tie it shows that no player was first."""
    translate = QCoreApplication.translate
    first = seats[finish.first[0]]
    if len(finish.first) > 1:
        names = " · ".join([seats[seat].name for seat in finish.first])
        apart = [late for seat, late in finish.behind if seat in finish.first]
        note = translate("Shout", "{milliseconds} ms apart").format(milliseconds=max(apart)) if apart else ""
        return (Beat(Doing.SHOW, picture, call=Banner(names, first.colour, translate("Shout", "Shout again!"), note)),)
    behind = [
        translate("Shout", "{milliseconds} ms before {name}").format(milliseconds=late, name=seats[seat].name)
        for seat, late in finish.behind
    ]
    return (Beat(Doing.SHOW, picture, call=Banner(first.name, first.colour, note=" · ".join(behind))),)


def _call_of(match: Match, index: int, report: ActReport, seat: SeatChoice) -> Banner | None:
    """The banner for an act that is called out (a challenge, a shout, running out of time to name a word), with its
    result; None for other acts."""
    translate, act, pending = QCoreApplication.translate, report.act, match.states[index].pending
    if act == CHALLENGE and pending is not None:
        return Banner(seat.name, seat.colour, verb_name(act.verb), _ruling(report, pending))
    pattern = next((one for one in match.house.book.plays.all if isinstance(one, CallOut)), None)
    if pattern is None or not (isinstance(act, Shout) or act == TIMEOUT):
        return None
    if not isinstance(act, Shout):
        return Banner(seat.name, seat.colour, verb_name(act.verb), translate("Shout", "No word was named."))
    text = "".join([card.letters for card in act.cards])
    won = sum([cards for who, cards in report.won if who == report.seat])
    if report.shown:
        return Banner(seat.name, seat.colour, text, translate("Shout", "Right: %n card(s)", None, won) if won else "")
    whys = {
        "cards": translate("Shout", "Wrong: fewer than %n card(s)", None, pattern.least),
        "letters": translate("Shout", "Wrong: too few letters"),
        "word": translate("Shout", "Wrong: not in the dictionary"),
    }
    return Banner(seat.name, seat.colour, text, whys[report.missed])


def _ruling(report: ActReport, last: Pending) -> str:
    """The text for the result of a challenge. A failed challenge costs its player a turn, except after the last play of
    a game."""
    translate, words = QCoreApplication.translate, last.words
    if not report.vain:
        return translate("Staging", "Not in the dictionary: {words}").format(words=listed(report.wrong or words))
    if last.waits:
        ruling = (
            translate("Staging", "{words} are words.") if len(words) > 1 else translate("Staging", "{words} is a word.")
        )
    elif len(words) > 1:
        ruling = translate("Staging", "{words} are words: one turn lost.")
    else:
        ruling = translate("Staging", "{words} is a word: one turn lost.")
    return ruling.format(words=listed(words))


def _with_call(script: Script, call: Banner, picture: Picture) -> Script:
    """The script (animation) with this call added: in the beat (step) where the word lights up or, if no word lights
    up, before everything else."""
    lit = [number for number, beat in enumerate(script) if beat.lit]
    if not lit:
        return (Beat(Doing.SHOW, picture, call=call), *script)
    return tuple([replace(beat, call=call) if number == lit[0] else beat for number, beat in enumerate(script)])


def dealt(picture: Picture, draws: Draws, looker: int) -> Script:
    """The script (animation) of the deal. In games with hands, players first draw cards to decide who begins; until
    then no zone marks the player who begins. Then every card comes from the deck."""
    places = {zone.key for zone in picture.zones}
    came = {  # the cards on the felt, each from the deck; an open pile turns its top card over
        piece.key: piece.zone if piece.zone.what == "pile" else FELT_DECK
        for piece in picture.pieces
        # closed piles are on the table from the beginning, so their cards don't come from the deck
        if piece.zone != FELT_DECK and (piece.face or piece.zone.what != "pile")
    }
    dealing = [_not_yet(zone) for zone in picture.zones]
    waiting = [replace(zone, active=False, thinks=False) for zone in dealing]
    zones = [replace(zone, count=zone.count and 0) if zone.kind is Kind.RIVAL else zone for zone in waiting]
    left = [piece for piece in picture.pieces if piece.key not in came]
    piles = [zone.key for zone in picture.zones if zone.kind is Kind.PILE and zone.count]
    # if all cards are dealt in piles, the last pile stands for the deck
    heap = piles[-1] if piles and FELT_DECK not in places else FELT_DECK
    bare = replace(picture, zones=tuple(zones), pieces=tuple(left))
    bare = _with_more(bare, FELT_DECK, Counter(came.values())[FELT_DECK])
    beats: list[Beat] = []
    for number, drawn in enumerate(draws if HAND in places else ()):
        pieces = [Piece(f"draw/{number}/{seat}", home(seat, looker), face, face, 0, 0) for seat, face in drawn]
        shown = _with_more(replace(bare, pieces=(*bare.pieces, *pieces)), heap, -len(pieces))
        keys = {piece.key: heap for piece in pieces}
        beats += [Beat(Doing.DRAW, shown, keys), Beat(Doing.SHOW, shown), Beat(Doing.GO, bare, went=keys)]
    begins = [zone for zone in picture.zones if zone.active and zone.kind in (Kind.HAND, Kind.RIVAL)]
    if beats and len(begins) == 1 and begins[0].owner is not None:
        text = QCoreApplication.translate("Staging", "First turn")
        beats[-2] = replace(beats[-2], floats=(Float(begins[0].owner, text, begins[0].key, remark=True),))
    shown = replace(picture, zones=tuple(dealing))
    return (*(beats or [Beat(Doing.BEFORE, bare)]), Beat(Doing.DEAL, shown, came)) if came or beats else ()


def _not_yet(zone: FeltZone) -> FeltZone:
    """The zone as it looks during the deal, when it does not invite the player to do anything."""
    if zone.kind in (Kind.FRESH, Kind.TRAY):
        return replace(zone, quiet=True, title="", active=False)
    return replace(zone, mark=Mark.NONE) if zone.kind in (Kind.PILE, Kind.DECK) else zone


def _with_more(picture: Picture, heap: ZoneKey, cards: int) -> Picture:
    """The picture with the count of this heap (the deck or a pile) increased by this number of cards."""
    zones = [
        replace(zone, count=zone.count + cards) if zone.count is not None and zone.key == heap else zone
        for zone in picture.zones
    ]
    return replace(picture, zones=tuple(zones))


def home(seat: int, looker: int) -> ZoneKey:
    """The key of a seat's zone: for the seat `looker`, the hand at the bottom; for any other seat, its name plate."""
    return HAND if seat == looker else ZoneKey("rival", seat)


# ---- the parts of an act


def _parts(
    report: ActReport, steps: Sequence[Step], looker: int, paint: Callable[[State], Picture], book: Rulebook
) -> Iterator[_ActPart]:
    ways = {one.word: dict(zip([c.id for c in one.word.cards], one.came, strict=True)) for one in report.shown}
    leave = {one.word for one in report.shown if not one.stays}  # words that do not stay on the table in this form
    part: _ActPart | None = None
    apart: tuple[Word, ...] = ()  # the new words that lie on strips of their own while the script shows them
    lent: dict[int, At] = {}  # the places that the cards of these words come from, by the id of the card
    unlit: tuple[Word, ...] = ()  # words that the script has shown and must still light up
    table: tuple[Word, ...] = ()
    for number, step in enumerate(steps):
        event = step.event
        shown = event.words if isinstance(event, Shown) else ()
        unlit = (*unlit, *shown)
        homeless = tuple([word for word in shown if word in leave])
        doing = Doing.LAY if homeless else _doing(event)
        if doing is None:
            continue
        lying = tuple([word for word in unlit if word in apart or lies_in(word, table)])
        leaving = any(not lies_in(word, step.state.table) for word in lying)
        if part is not None and (part.doing is not doing or homeless or leaving):
            yield from _lit(part, lying)
            unlit = tuple([word for word in unlit if part.doing is not Doing.LAY or word not in lying])
            part = None
        apart, table = (*_still_apart(apart, event), *homeless), step.state.table
        if part is None:
            part = _ActPart(doing, Picture())
        for word in homeless:
            part.ways |= ways[word]
            lent |= part.ways
        part.picture = with_strips(paint(step.state), apart, lent, looker, book)
        for move in moves_of(event, steps[number - 1].state if number else step.state, step.state):
            _note(part, move)
    if part is not None:
        yield from _lit(part, tuple([word for word in unlit if word in apart or lies_in(word, table)]))


def _lit(part: _ActPart, lying: tuple[Word, ...]) -> Iterator[_ActPart]:
    """Yields the part and, if it lays cards, a part that lights up these words, which are now complete."""
    yield part
    if part.doing is Doing.LAY and lying:
        yield _ActPart(Doing.SHOW, part.picture, words=lying)


def _doing(event: Event) -> Doing | None:
    if isinstance(event, Arranged):
        return Doing.LAY if event.taken or not event.given else Doing.GO
    if isinstance(event, Moved):
        if event.source.kind == "deck":
            return Doing.DRAW
        return Doing.LAY if event.target.kind == "committed" else Doing.GO
    if isinstance(event, Revealed):
        return Doing.TURN
    return Doing.GO if isinstance(event, TakenBack) else None


def _note(part: _ActPart, move: CardMove) -> None:
    if move.card.id < 0:
        part.unseen.append((move.source, move.goal))
        return
    part.ways.setdefault(move.card.id, move.source)
    part.goals[move.card.id] = move.goal


def _still_apart(strip: tuple[Word, ...], event: Event) -> tuple[Word, ...]:
    """The words of `strip` that are still shown apart from the table words after the event. A word is dropped as soon
    as one of its cards has left."""
    gone: set[int] = set()
    if isinstance(event, Moved):
        gone = {card.id for card in event.cards}
    elif isinstance(event, Arranged):
        gone = {card.id for batch in (*event.taken, *event.given) for card in batch.cards}
    return tuple([word for word in strip if not gone & {card.id for card in word.cards}])


# ---- pictures


def with_strips(
    picture: Picture, words: Sequence[Word], lent: Mapping[int, At], looker: int, book: Rulebook
) -> Picture:
    """The picture with each of these words on a strip of its own. The cards of the words, or the backs that stand for
    these cards, are removed from their other places.

    lent: for each of these cards, by its id, the place it comes from.
    """
    if not words:
        return picture
    cards = [card for word in words for card in word.cards]
    shown = {card_key(card) for card in cards}
    out = Counter([zone_key(lent[card.id], looker) for card in cards if card.id in lent])
    zones = list(picture.zones)
    for place, zone in enumerate(zones):
        if zone.kind in (Kind.RIVAL, Kind.HAND) and (gone := out[zone.key]):
            if zone.count:
                zones[place] = replace(zone, count=zone.count - gone)
            held = picture.within(zone.key)
            backs = [piece.key for piece in held if piece.card < 0]
            shown |= set(backs[len(backs) - (gone - len([one for one in held if one.key in shown])) :])
    pieces = [piece for piece in picture.pieces if piece.key not in shown]
    for number, word in enumerate(words):
        key, note = ZoneKey("strip", number), str(book.points_of(word) or "")
        there = next((place for place, zone in enumerate(zones) if zone.key == key), None)
        if there is None:
            key = ZoneKey("shown", number)
            zones.append(FeltZone(key, Kind.WORD, note=note))
        else:
            zones[there] = replace(zones[there], title="", note=note)
        for slot, stack in enumerate(word.slots):
            for depth, card in enumerate(stack):
                letters = card.letters or card.face
                laid_piece = Piece(
                    card_key(card), key, card.face, letters, card.value, slot, depth, spoken=letters, card=card.id
                )
                pieces.append(laid_piece)
    return replace(picture, zones=tuple(zones), pieces=tuple(pieces))


def _ways(part: _ActPart, before: Picture, looker: int) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Two mappings by the key of the piece: for the pieces that are new in the part's picture, the zones that they come
    from; for the pieces that have gone, the zones that they go to.

    before: the picture before the part.
    """
    old = {piece.key: piece for piece in before.pieces}
    new = {piece.key: piece for piece in part.picture.pieces}
    left = {key: piece for key, piece in old.items() if key not in new}
    # zones that a back (a card face down) leaves; a new card in such a zone is that back, turned over
    backs = {piece.zone for piece in left.values() if piece.card < 0}
    came = {
        key: _origin(part, piece, looker) or (piece.zone if piece.zone in backs or part.doing is Doing.TURN else "")
        for key, piece in new.items()
        if key not in old
    }
    # zones that are at the same place on the felt as the finished word
    together = WORDS if not part.picture.sides else (*WORDS, SECRET)
    came |= {
        key: old[key].zone for key, piece in new.items() if key in old and _crosses(old[key].zone, piece.zone, together)
    }
    # zones with a new back; a card that disappears from such a zone was turned face down in its place
    closed = {piece.zone for piece in new.values() if piece.card < 0}
    went = {
        key: _goal(part, piece, looker)
        for key, piece in left.items()
        if piece.zone not in closed or piece.card < 0 or piece.card in part.goals
    }
    # A back that leaves and a card that comes from its place are the same card.
    known = {(zone, new[key].zone) for key, zone in came.items() if new[key].card >= 0}
    went = {
        key: zone for key, zone in went.items() if zone and (left[key].card >= 0 or (left[key].zone, zone) not in known)
    }
    off: Counter[tuple[str, str]] = Counter([(left[key].zone, zone) for key, zone in went.items()])
    for key, zone in list(came.items()):
        way = zone, new[key].zone
        same = new[key].card < 0 and off[way] > 0
        off[way] -= same
        if same or not zone:
            del came[key]
    return came, went


def _crosses(source: ZoneKey, goal: ZoneKey, together: tuple[str, ...]) -> bool:
    """Whether a card visibly moves from one zone to another. It does not if both zones are in `together`, which lists
    zones that are at the same place on the felt."""
    return source != goal and not (source.what in together and goal.what in (*together, SECRET))


def _origin(part: _ActPart, piece: Piece, looker: int) -> str:
    source = part.ways.get(piece.card)
    if source is not None:
        return zone_key(source, looker)
    return next((zone_key(source, looker) for source, goal in part.unseen if zone_key(goal, looker) == piece.zone), "")


def _goal(part: _ActPart, piece: Piece, looker: int) -> str:
    goal = part.goals.get(piece.card)
    if goal is not None:
        return zone_key(goal, looker)
    known = [goal for card, goal in part.goals.items() if zone_key(part.ways[card], looker) == piece.zone]
    # this back stands for a card that turns over on its way; the movement of that card is already recorded
    if piece.card < 0 and known:
        return ""
    return next((zone_key(goal, looker) for source, goal in part.unseen if zone_key(source, looker) == piece.zone), "")


def zone_key(place: At, looker: int) -> str:
    """The key of the felt's zone that shows the cards at this place."""
    kind, number = place
    if kind == "hand":
        return home(number, looker)
    if kind == "won":
        return ZoneKey("won", number)
    if kind == "committed":
        return ZoneKey("committed", number)
    if kind == "pile":
        return ZoneKey("pile", number)
    return {"bottom": "deck", "aside": "deck"}.get(kind, kind)
