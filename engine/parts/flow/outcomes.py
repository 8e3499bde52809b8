"""What a handler answers: how the move bears on the turn. And the kinds of functions that hear it."""

from collections.abc import Callable

from engine.core.turn import Turn

WORD = "word"  # a word was made and the turn is over
AGAIN = "again"  # a word was made and the turn goes on
STEP = "step"  # something was done and the turn goes on
TRADE = "trade"  # cards were traded and the turn is over
PASS = "pass"  # the player passed, missed or ran out of time
STOP = "stop"  # the turn is over without counting as a pass
VAIN = "vain"  # nothing was done in the turn, but for exhaustion that is no pass
OUT = "out"  # the player is knocked out
LOST = "lost"  # the turn was skipped, lost to a challenge that failed

Trigger = Callable[[Turn, str], None]
Ending = Callable[[Turn], str | None]
