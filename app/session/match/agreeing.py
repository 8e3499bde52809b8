"""Questions to all players at a table: an action such as Undo is carried out only if all other people agree by pressing
a key or a button."""

from dataclasses import replace

from app.session.match.view_data import Counts, TableQuestion


class Agreeing:
    """The question that the people at the table have yet to answer, if any.

    question: the question; None if nothing is asked.
    """

    def __init__(self) -> None:
        self.question: TableQuestion | None = None

    def ask(self, question: TableQuestion) -> None:
        self.question = question

    def agree(self, seat: int) -> bool:
        """Records that this seat agrees. Returns whether all seats have now agreed."""
        asked = self.question
        if asked is None or seat not in asked.missing:
            return False
        self.question = asked.agreed_by(seat)
        return not self.question.missing

    def choose(self, counts: Counts) -> bool:
        """Records how the word in question shall count; the other players can then agree to that. Returns True if there
        are no other players to ask."""
        asked = self.question
        if asked is None or asked.vote is None or asked.vote.counts:
            return False
        self.question = replace(asked, vote=asked.vote._replace(counts=counts))
        return not self.question.missing

    def end(self) -> None:
        """Withdraws the question, which changes nothing in the game."""
        self.question = None
