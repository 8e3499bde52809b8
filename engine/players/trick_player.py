"""Decides which word a computer player lays for a trick in Profit & Loss, where the word with more cards wins. The
player compares its words with those that the rival may lay."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.cards import Card
from engine.core.moves import Take
from engine.core.words import total
from engine.players.bluffing import false_word_plan
from engine.players.lay_or_not import facts_of, plan_of, thinking_time
from engine.players.plan import PAUSE, Plan
from engine.players.take_back import worth_taking
from engine.players.thinking import Mind
from engine.players.tricks_ahead import NEXT_TRICK, TRIED, draws, guessed_words, own_words, take_back_rule, trick_value
from engine.players.value import LEAVE
from engine.players.weighing import Weighed

Prospect = tuple[int, int, Weighed]


def lay_for_the_trick(mind: Mind) -> Plan | None:
    """The plan for the word to lay. A player that looks ahead lays the word that does best against the words that the
    rival may lay."""
    found = mind.plays()
    bluffed = false_word_plan(mind, found)
    if bluffed is not None:
        return bluffed
    if not found:
        return None
    if not mind.level.replies:
        plan = plan_of(mind, found)
        # The reason "goes-on" is about a turn of several words. Here the trick goes on, but not the turn.
        return replace(plan, why="") if plan.why == "goes-on" else plan
    words = _rival_words(mind)
    prospects = [
        (_prospect(mind, _laid(play, mind), words) + play.kept + play.left + play.liked, -play.order, play)
        for play in found
    ]
    if mind.level.effort:
        prospects = _with_the_next_trick(mind, prospects, words)
    _, _, best = max(prospects, key=lambda prospect: prospect[:2])
    mine = _laid(best, mind)
    wins = 2 * sum([_wins(mind, mine, word) for word in words]) > len(words)
    return Plan(best.act, thinking_time(mind, best.legal.words), "most-cards" if wins else "", facts_of(mind, best))


def _with_the_next_trick(mind: Mind, prospects: Sequence[Prospect], words: Sequence[Sequence[int]]) -> list[Prospect]:
    """The best of these plays, judged again: the value of the cards kept in the hand is found by simulating the next
    trick, instead of adding up the values of the letters."""
    drawn = draws(mind, words)
    ahead = []
    for value, order, play in sorted(prospects, key=lambda prospect: prospect[:2], reverse=True)[:TRIED]:
        own = own_words(mind, play, drawn)
        if not own:
            return list(prospects)
        nexts = [trick_value(mind, mine, draw.rival) for mine, draw in zip(own, drawn, strict=True)]
        ahead.append((value - play.kept + NEXT_TRICK * sum(nexts) // (100 * len(nexts)), order, play))
    return ahead


def value_in_the_trick(mind: Mind, play: Weighed) -> int:
    """The value of a play against the words that the rival may lay, in tenths of a point."""
    return _prospect(mind, _laid(play, mind), _rival_words(mind))


def _laid(play: Weighed, mind: Mind) -> list[int]:
    """The printed values of the cards that a play lays."""
    kept = {card.id for card in play.legal.state.seats[mind.seat].hand}
    return [card.value for card in mind.view.seats[mind.seat].hand if card.id not in kept]


def _rival_words(mind: Mind) -> list[list[int]]:
    """The printed values of the cards in the rival's word, for each guess at this word. The word is guessed even if the
    rival has already laid one, because nobody sees how many cards a hidden word has."""
    rival, notes = 1 - mind.seat, mind.view.notes
    if rival in notes.done and rival not in notes.hidden:
        return [[]]
    return guessed_words(mind, len(mind.view.seats[rival].hand))


def _prospect(mind: Mind, mine: Sequence[int], words: Sequence[Sequence[int]]) -> int:
    """The average value of the trick for the player minus its value for the rival, in tenths of a point, if the player
    lays cards with the values `mine` and the rival lays one of these words."""
    return sum([trick_value(mind, mine, rival) for rival in words]) // len(words)


def _wins(mind: Mind, mine: Sequence[int], rival: Sequence[int]) -> bool:
    """Whether a word with the card values `mine` wins all points of the trick against a word with the values
    `rival`."""
    return take_back_rule(mind).scores(mine, rival, ())[1] == 0


def take_back(mind: Mind) -> Plan:
    """The plan to take back as many cards from a lost trick as the rules allow: the most valuable cards or, for a
    player that thinks ahead, the cards that are most likely to win the next trick."""
    table = mind.view.table
    mine, rival = [sum([len(word.slots) for word in table if word.seat == seat]) for seat in (mind.seat, 1 - mind.seat)]
    cards = sorted([card for word in table for card in word.tops], key=_dear)
    most = take_back_rule(mind).most(mine, rival)
    taken = worth_taking(mind, cards, most) if mind.level.effort else cards[:most]
    return Plan(Take(None, tuple([card.face for card in taken])), PAUSE * 2, _why_taken(taken, cards))


def _why_taken(taken: Sequence[Card], cards: Sequence[Card]) -> str:
    return "take-worth" if list(taken) == list(cards[: len(taken)]) else ""


def _dear(card: Card) -> tuple[int, str]:
    return -10 * total([card]) - LEAVE.get(card.face, 0), card.face
