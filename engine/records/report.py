"""The state of a game as JSON, in the form that the commands print for other programs.

Every state has the keys that the function `report` lists. The following keys are added if they have a value:

    end         the reason why the game ended
    ending      for each seat, the cards that were settled at the end: `cards`; `values`, the points of each card
                (negative if the seat loses them); and `why`: `hand` for unplayed cards, `aside` for cards put aside,
                `word` for the word left on the table; empty if no cards of the seat were settled
    result      for a solo player: the number of cards left, or the score
    facts       the public facts of this game, and the handicaps: for each its name (`what`), the seat, word or card
                that it describes, and its faces or numbers
    piles       the piles with all their cards, from the top
    used        Seeing Red: the cards of the row that each seat has used
    round       Shout!: the number of the round
    barred      Shout!: the seats that shouted a wrong word and may not shout yet
    timer       Four Rows: the seat that holds the timer
    timer_runs  Four Rows: whether this seat has turned the timer, to limit the time of the seat that places a card
    stage       Full Deck as a match of two games: the number of the current game
    games_won   Full Deck as a match of two games: the number of games that each seat has won

A word may also have `pick`, the letters named for the next player (OW), and `open`, if other players may continue the
word (Take 6).
"""

from typing import Any

from engine.core.oracle import expects
from engine.core.public_facts import About, Fact
from engine.core.rulebook import House
from engine.core.state import Entry, Seat, Settlement, State
from engine.core.words import Word
from engine.match import Header, Player


def report(header: Header, house: House, state: State) -> dict[str, Any]:
    """The state of the game as data for JSON. It includes hidden cards."""
    to_act, verbs = expects(house, state)
    answer: dict[str, Any] = {
        "game": header.game.id,
        "over": state.over,
        "turn": state.turn,
        "to_act": [seat + 1 for seat in to_act],
        "expects": list(verbs),
        "seats": [_seat(player, seat) for player, seat in zip(header.players, state.seats, strict=True)],
        "table": [_word(word) for word in state.table],
        "deck": len(state.deck),
        # Cards put aside are included in the number of cards out of play.
        "dead": len(state.dead) + sum([len(seat.aside) for seat in state.seats]),
        "turned": None if state.turned is None else state.turned.face,
        "row": [card.face for card in state.row],
        "winners": [seat + 1 for seat in state.winners],
        "log": [_entry(entry) for entry in state.log],
    }
    if state.piles:
        answer["piles"] = [[card.face for card in pile] for pile in state.piles]
    if state.over:
        answer["end"] = state.end
    if state.settled:
        answer["ending"] = [_settlement(state, seat) for seat in range(len(state.seats))]
    if state.result is not None:
        answer["result"] = state.result
    facts = house.facts(state).facts
    if facts:
        answer["facts"] = [_fact(fact, state) for fact in facts]
    return {**answer, **house.book.extras(state)}


def _fact(fact: Fact, state: State) -> dict[str, Any]:
    """A public fact as JSON: its name, what it describes, and its faces or numbers, if it has any."""
    values = {key: value for key, value in fact._asdict().items() if key not in ("key", "about")}
    if "faces" in values:
        values["faces"] = list(values["faces"])
    return {"what": fact.key, **_about(fact.about, state), **values}


def _about(about: About, state: State) -> dict[str, Any]:
    """The subject of a fact as JSON: a seat or word, given by its number from 1, or the turned card, given by its face;
    empty for the table."""
    if about.what == "card":
        return {"card": state.turned.face if state.turned is not None else ""}
    return {about.what: about.number + 1} if about.what != "table" else {}


def _settlement(state: State, seat: int) -> dict[str, Any]:
    settled = next((one for one in state.settled if one.seat == seat), Settlement(seat, "", (), ()))
    return {"cards": [card.face for card in settled.cards], "values": list(settled.values), "why": settled.why}


def _seat(player: Player, seat: Seat) -> dict[str, Any]:
    return {
        "name": player.name,
        "hand": [card.face for card in seat.hand],
        "score": seat.score,
        "cards_won": len(seat.won),
        "tricks": seat.tricks,
        "out": seat.out,
    }


def _entry(entry: Entry) -> dict[str, Any]:
    return {
        "turn": entry.turn,
        "seat": entry.seat + 1,
        "do": entry.do,
        "words": list(entry.words),
        "points": entry.points,
    }


def _word(word: Word) -> dict[str, Any]:
    answer: dict[str, Any] = {
        "word": word.text,
        "slots": [[card.written for card in slot] for slot in word.slots],
        "seat": None if word.seat is None else word.seat + 1,
    }
    if word.pick:
        answer["pick"] = list(word.pick)
    if word.open:
        answer["open"] = True
    return answer
