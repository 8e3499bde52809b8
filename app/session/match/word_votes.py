"""Votes on refused words: whether a word that is not in the dictionary counts at this table."""

from collections.abc import Iterator, Sequence

from app.base.settings import is_house_word
from app.session.match.outlook import Outlook
from app.session.match.view_data import HistoryLine, TableQuestion, VerdictLine, WordVote
from engine.core.moves import Play, Shout
from engine.lexicon import Lexicon
from engine.match import Match, MoveRefused

REFUSED = "not-a-word"  # the code of the reason for refusing a word that the table's dictionary lacks


class WordVotes:
    """Finds the word on which the players at a table can vote, and makes the question that asks for their votes.

    decided: the words on which the house book has decided; None at a table without a house book.
    """

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self.decided: frozenset[str] | None = None

    def countable(self, verdict: VerdictLine, history: Sequence[HistoryLine]) -> str:
        """The refused word that the laid cards spell; if there is none, the last word that was refused when it was laid
        or called out; otherwise ""."""
        if self.decided is None or self._outlook.watched:
            return ""
        if verdict.reason is not None and verdict.reason.key == REFUSED and not self._outlook.hidden:
            word = str(verdict.reason.facts["word"])
            if self._is_open(word):
                return word
        laid = (word for line in reversed(history) if not line.agreed for word in refused_in(line))
        return next((word for word in laid if self._is_open(word)), "")

    def _is_open(self, word: str) -> bool:
        decided = self.decided or ()
        return is_house_word(word) and word not in decided and not self._outlook.match.house.words.has(word)

    def question(self, word: str) -> TableQuestion:
        """The question about this word, asked by the viewer's seat."""
        outlook = self._outlook
        people = outlook.people_in_game or outlook.humans
        seat = outlook.viewer if outlook.viewer in people else people[0]
        return TableQuestion(None, tuple([one for one in people if one != seat]), WordVote(word, seat, "", ()))


def refused_in(line: HistoryLine) -> tuple[str, ...]:
    """The words of an act that was refused because of a word. Includes only words that everybody saw; some of these may
    be valid."""
    if line.words or line.undone:
        return line.undone
    if isinstance(line.act, Shout):
        return ("".join([card.letters for card in line.act.cards]),)
    return tuple(_words_of(line.act)) if isinstance(line.act, Play) else ()


def _words_of(play: Play) -> Iterator[str]:
    for formula in play.formulas:
        for part in formula.parts:
            cards = [token.hand or token.table for token in part]
            yield "".join([card.letters for card in cards if card is not None])


def judged_by(match: Match, words: Lexicon) -> Match | None:
    """The same match with a dictionary that has more words. None if any act would then have another result."""
    anew = Match(match.header, words)
    try:
        for move in match.moves:
            anew.play(move)
    except MoveRefused:
        return None
    return anew if anew.states == match.states else None
