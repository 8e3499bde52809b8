"""One small fault: a place in the code, found by its text, and the text that takes its place."""

from dataclasses import dataclass


class AnchorLost(Exception):
    """The code no longer says what a mutant changes, or says it more than once."""


@dataclass(frozen=True)
class Mutant:
    """old: the text to replace; its file has it once.  harm: the result for a player or an heir, in a sentence.
    equal: why nobody could notice; empty for a fault."""

    file: str
    old: str
    new: str
    harm: str
    equal: str = ""

    def applied(self, text: str) -> str:
        """The file's text with the fault in it."""
        count = text.count(self.old)
        if count != 1:
            raise AnchorLost(f"{self.file} has {count} times: {self.old}")
        return text.replace(self.old, self.new)


def of(file: str, *faults: tuple[str, str, str]) -> tuple[Mutant, ...]:
    """The faults of one file: each an old text, a new text and the harm."""
    return tuple([Mutant(file, *fault) for fault in faults])


def equal(file: str, old: str, new: str, why: str) -> tuple[Mutant, ...]:
    """A change that nobody could notice, with the reason."""
    return (Mutant(file, old, new, f"Nothing: {why}", why),)
