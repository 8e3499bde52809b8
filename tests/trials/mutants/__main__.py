"""Tries all faults, or those with one of these words in their file's name or their harm: python -m tests.trials.mutants
[WORD…]

It prints a line for each fault, then the faults that no test noticed, and the share of noticed faults. It fails if the
share is below 95 %. It needs the map of the last run of all tests (`sh packaging/check.sh --all`).
"""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.changed.sources import Map, sources
from tests.trials.mutants import drawn, in_library, in_parts, in_program, in_session
from tests.trials.mutants.aim import Chooser
from tests.trials.mutants.drawn import DrawnMutant
from tests.trials.mutants.mutant import AnchorLost, Mutant
from tests.trials.mutants.trial import Outcome, Trial, outcomes

ROOT = Path(__file__).parents[3]
LEAST = 95  # the least share of noticed faults, in per cent
DRAWN, SEED = 20, 27
CHOSEN = (*in_library.MUTANTS, *in_session.MUTANTS, *in_program.MUTANTS, *in_parts.MUTANTS)

AnyMutant = Mutant | DrawnMutant
Results = list[tuple[AnyMutant, Outcome]]


def main(words: Sequence[str]) -> int:
    every: list[AnyMutant] = [*CHOSEN, *drawn.drawn(ROOT, DRAWN, SEED)]
    wanted = [one for one in every if not words or any(word in f"{one.file} {one.harm}" for word in words)]
    return judge(ROOT, wanted)


def judge(root: Path, mutants: Sequence[AnyMutant]) -> int:
    """Tries all these faults, and returns the exit code: 0 if tests notice enough of them, 1 if not, 2 if the trial
    can't run."""
    map_, now = Map(root / ".test-map"), sources(root)
    if not map_.sources:
        print("There is no map of a run of all tests: sh packaging/check.sh --all makes it.")
        return 2
    try:
        texts = [(one, one.applied(now[one.file])) for one in mutants if not one.equal]
    except (AnchorLost, KeyError) as lost:
        print(f"The code has changed, and this fault is no longer in it: {lost}")
        return 2
    chooser = Chooser(map_.runs(), map_.sources, now)
    trials = [Trial(one.file, text, chooser.at(one.file, text)) for one, text in texts]
    results: Results = []
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tried = outcomes(root, Path(folder), trials, chooser.known)
        for (one, _), outcome in zip(texts, tried, strict=False):
            results.append((one, outcome))
            print(_line(one, outcome), flush=True)
    if len(results) < len(texts):
        print("The tests have ended before everything was tried.")
        return 2
    return _print_results(results, [one for one in mutants if one.equal])


def _print_results(results: Results, equal: Sequence[AnyMutant]) -> int:
    alive = [(one, outcome) for one, outcome in results if not outcome.killed]
    for one in equal:
        print(f"equal   {one.file}: {one.harm} ({one.equal})")
    for one, outcome in alive:
        print(f"ALIVE   {one.file}: {one.harm} ({outcome.tests} tests)")
    killed = len(results) - len(alive)
    share = 100 * killed / max(len(results), 1)
    print(f"{killed} of {len(results)} killed, {share:.1f} %; {len(equal)} equal.")
    return 0 if share >= LEAST else 1


def _line(one: AnyMutant, outcome: Outcome) -> str:
    verdict = "killed" if outcome.killed else "ALIVE"
    return f"{verdict:6} {outcome.seconds:5.1f} s  {one.file}: {one.harm}  [{outcome.by}]"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
