"""Writes the seed of a deal as a code that people can read aloud, and reads it again.

A new code has eight letters and digits, so there are 116 billion codes. If there were only a million, a computer
could try all deals in a minute, and find out from one hand which deal it belongs to. The code of an older deal is its
seed as a number.
"""

from engine.records.limits import LARGEST_SEED, MOST_DIGITS

_DIGITS, _LETTERS = "346789", "ACDEFGHJKMNPQRTUWXY"  # digits and letters that can't be mistaken for each other
_SIGNS = _DIGITS + _LETTERS
_LENGTH = 8
_BETWEEN = str.maketrans("", "", " -\t\n")
_BASE = len(_SIGNS)
# The first character of a code is a letter, so no code is a number. The seeds that codes stand for lie in this range.
FIRST_SEED, END_OF_SEEDS = len(_DIGITS) * _BASE ** (_LENGTH - 1), _BASE**_LENGTH


def code_of(seed: int) -> str:
    """The code of the deal with this seed."""
    if not FIRST_SEED <= seed < END_OF_SEEDS:
        return str(seed)
    places = [seed // _BASE**place % _BASE for place in reversed(range(_LENGTH))]
    return "".join([_SIGNS[place] for place in places])


def plain(text: str) -> str:
    """The text in the form in which a deal code is stored: in capitals, without blanks and hyphens."""
    return text.upper().translate(_BETWEEN)


def could_become_code(text: str) -> bool:
    """Whether a deal code can begin with this text.

    text: in the form that `plain` returns.
    """
    if all(sign in "0123456789" for sign in text):
        return not text or (len(text) <= MOST_DIGITS and int(text) <= LARGEST_SEED)
    return len(text) <= _LENGTH and text[0] in _LETTERS and all(sign in _SIGNS for sign in text)


def seed_of(text: str) -> int | None:
    """The seed of the deal with this code; None if the text is not a code."""
    code = plain(text)
    if not code or not could_become_code(code):
        return None
    if code[0] not in _LETTERS:
        return int(code)
    if len(code) < _LENGTH:
        return None
    seed = 0
    for sign in code:
        seed = seed * _BASE + _SIGNS.index(sign)
    return seed
