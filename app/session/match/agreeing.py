"""The question of the table: an event happens only if all other people agree, each with a key or a button."""

from dataclasses import replace

from app.session.match.view_data import Counts, TableQuestion


class Agreeing:
    """Asks one question at a time.

    question: the question asked now, if any.
    """

    def __init__(self) -> None:
        self.question: TableQuestion | None = None

    def ask(self, question: TableQuestion) -> None:
        self.question = question

    def agree(self, seat: int) -> bool:
        """Counts the consent of this seat. Returns whether all have agreed now."""
        asked = self.question
        if asked is None or seat not in asked.missing:
            return False
        self.question = asked.agreed_by(seat)
        return not self.question.missing

    def choose(self, counts: Counts) -> bool:
        """Chooses how a word counts; from then on the others can agree. Returns whether there are no others to ask."""
        asked = self.question
        if asked is None or asked.vote is None or asked.vote.counts:
            return False
        self.question = replace(asked, vote=asked.vote._replace(counts=counts))
        return not self.question.missing

    def end(self) -> None:
        """Ends the question without any effect."""
        self.question = None
