"""Questions to all players at a table: an act such as Undo happens only if all other people agree, each with a key or a
button."""

from dataclasses import replace

from app.session.match.view_data import Counts, TableQuestion


class Agreeing:
    """The open question to the table, if there is one.

    question: the question; None if nothing is asked.
    """

    def __init__(self) -> None:
        self.question: TableQuestion | None = None

    def ask(self, question: TableQuestion) -> None:
        self.question = question

    def agree(self, seat: int) -> bool:
        """Notes that this seat agrees. Returns whether all seats have agreed now."""
        asked = self.question
        if asked is None or seat not in asked.missing:
            return False
        self.question = asked.agreed_by(seat)
        return not self.question.missing

    def choose(self, counts: Counts) -> bool:
        """Notes how the word in question shall count, so that the other players can agree to it. Returns whether there
        are no other players to ask."""
        asked = self.question
        if asked is None or asked.vote is None or asked.vote.counts:
            return False
        self.question = replace(asked, vote=asked.vote._replace(counts=counts))
        return not self.question.missing

    def end(self) -> None:
        """Withdraws the question; nothing changes for the game."""
        self.question = None
