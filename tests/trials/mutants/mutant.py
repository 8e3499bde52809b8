"""Describes one small fault: a text in the code, and the text that replaces it."""

from dataclasses import dataclass


class AnchorLost(Exception):
    """Raised if the code no longer contains the text that a mutant replaces, or contains it more than once."""


@dataclass(frozen=True)
class Mutant:
    """One small fault to make in the code.

    old: the text to replace, which occurs once in the file
    harm: the result for a player or a maintainer, in a sentence
    equal: the reason why the change has no effect; empty for a fault
    """

    file: str
    old: str
    new: str
    harm: str
    equal: str = ""

    def applied(self, text: str) -> str:
        """The text of the file with the fault."""
        count = text.count(self.old)
        if count != 1:
            raise AnchorLost(f"{self.file} has {count} times: {self.old}")
        return text.replace(self.old, self.new)


def of(file: str, *faults: tuple[str, str, str]) -> tuple[Mutant, ...]:
    """The faults of one file, each given by an old text, a new text and the harm that it does."""
    return tuple([Mutant(file, *fault) for fault in faults])


def equal(file: str, old: str, new: str, why: str) -> tuple[Mutant, ...]:
    """A change without effect, with the reason why it has none."""
    return (Mutant(file, old, new, f"Nothing: {why}", why),)
