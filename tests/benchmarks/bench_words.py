"""Measures how fast the dictionary answers: `python tests/benchmarks/bench_words.py [PART …]`, or
`python -m pytest tests/benchmarks`.

PART is a part of the name of a query, or "start". Without PART the benchmark measures everything.

It uses the dictionary Large and, for each query, 200 random hands and tables with fixed seeds. The shortest of three
runs of a case counts. Between the cases it times a loop of 100,000 additions, the yardstick: figures from two machines
or two moments can be compared only as ratios to it. For comparison, a plain scan of the word list also answers every
fortieth case. The benchmark prints each figure with its limit, if there is one, and whether the limit is kept.
"""

import argparse
import compileall
import gc
import os
import pickle
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from engine.core.cards import LETTER_DECK  # noqa: E402  (the script runs without an installed project)
from engine.lexicon import Lexicon, open_lexicon  # noqa: E402
from engine.lexicon.cells import FIXED, MAY, SLOT, changed, layings, spellings  # noqa: E402

# The processor time of this process on Linux, because other processes add nothing to it. Other systems measure it too
# coarsely, so there it is the time of the clock.
clock = process_time if sys.platform == "linux" else perf_counter

CASES = 200
RUNS = 3
SCANS = 40  # only one in forty cases is also answered by a plain scan, because a scan is slow
VALUES = dict(LETTER_DECK.values)
BAG = [face for face, count in LETTER_DECK.counts.items() for _ in range(count)]
Case = tuple[Any, ...]


class Question(NamedTuple):
    """A kind of query to the dictionary, which has one line in the table.

    case: a function that makes a random case.
    ask: a function that asks the dictionary as the program does.
    scan: a function that finds the same answer by a plain scan of the word list.
    p50, p99: the limits for the median and for 99 per cent of the cases, in milliseconds.
    loops: whether `p50` is a multiple of the yardstick instead of milliseconds.
    """

    name: str
    case: Callable[[Random], Case]
    ask: Callable[..., object]
    scan: Callable[..., object] | None = None
    p50: float | None = None
    p99: float | None = None
    loops: bool = False


class Result(NamedTuple):
    question: Question
    p50: float
    p90: float
    p99: float
    scan: float | None
    yardstick: float

    @property
    def limits(self) -> list[tuple[str, bool]]:
        """Each limit of the query as a text, and whether the limit is kept."""
        question = self.question
        found = []
        if question.p50 is not None and question.loops:
            found.append((f"p50 ≤ {question.p50:g} of the loop", self.p50 / self.yardstick <= question.p50))
        elif question.p50 is not None:
            found.append((f"p50 ≤ {question.p50:g} ms", self.p50 <= question.p50))
        if question.p99 is not None:
            found.append((f"p99 < {question.p99:g} ms", self.p99 < question.p99))
        return found

    @property
    def faults(self) -> list[str]:
        return [f"{self.question.name}: {limit}" for limit, kept in self.limits if not kept]


def yardstick() -> int:
    total = 0
    for number in range(100_000):
        total += number
    return total


@cache
def lexicon() -> Lexicon:
    return open_lexicon("large")


@cache
def words() -> list[str]:
    return list(lexicon().starting_with(""))


@cache
def table_words() -> list[str]:
    return [word for word in words() if 4 <= len(word) <= 8]


def hand(random: Random, cards: int = 10, *special: str) -> list[str]:
    return [*random.sample(BAG, cards - len(special)), *special]


def ten_cards(random: Random) -> Case:
    return (hand(random),)


def two_wilds(random: Random) -> Case:
    return (hand(random, 10, "?", "?"),)


def table_and_hand(random: Random) -> Case:
    return random.choice(table_words()), hand(random)


def table_and_special(random: Random) -> Case:
    return random.choice(table_words()), hand(random, 10, "?", "JX", "TH", "ES")


def play_on(random: Random) -> Case:
    return random.choice(table_words()), hand(random, 8, "?", "JX", "TH", "CK")


def open_table(random: Random) -> Case:
    doubles = ["TH", "CH", "SH", "IT", "ER", "ED", "IN", "ES", "LE", "NG", "RE", "TE", "ST", "AR", "AN", "DE", "EN"]
    return ([*random.sample(BAG, 14), *random.sample(doubles, 5), "?"],)


def half_laid(random: Random) -> Case:
    """A random case: a table word with one to three hand cards laid on or between its cards, and the other hand
    cards."""
    word, cards = table_and_hand(random)
    draft: list[tuple[str, str | None, str | None]] = [("stay", None, letter) for letter in word]
    for card in cards[: random.randint(1, 3)]:
        at = random.randrange(len(draft))
        if draft[at][0] == "stay" and random.random() < 0.4:
            draft[at] = ("over", card, draft[at][2])
        else:
            draft.insert(at, ("add", card, None))
    return draft, cards[3:]


def letters_suffice(word: str, cards: Sequence[str]) -> bool:
    """Whether the cards have all letters of the word. A plain scan checks this first, because it is quick."""
    letters = "".join(cards)
    missing = 0
    for letter in set(word):
        missing += max(0, word.count(letter) - letters.count(letter))
    return missing <= letters.count("?")


def scan(cards: Sequence[str], test: Callable[[str], bool] = bool) -> list[str]:
    return [word for word in words() if letters_suffice(word, cards) and test(word)]


def scan_changes(word: str, cards: Sequence[str], moves: str = "AOG", **limits: Any) -> list[str]:
    cells = [(SLOT, letter) for letter in word]

    def fits(new: str) -> bool:
        ways = changed(layings(cells, new, cards, moves, keep=1, **limits), new == word)
        return next(ways, None) is not None

    return scan([*word, *cards], fits)


def scan_half_laid(draft: Sequence[tuple[str, str | None, str | None]], cards: Sequence[str]) -> list[str]:
    cells = [(SLOT, old or "") if kind == "stay" else (FIXED, card or "") for kind, card, old in draft]
    return scan([*[face for _, face in cells], *cards], lambda new: possible(layings(cells, new, cards, "AO", lay=0)))


def possible(ways: Iterator[Any]) -> bool:
    return next(ways, None) is not None


def scan_split(word: str, cards: Sequence[str]) -> int:
    """The number of words that are possible for the parts of every cut. The scan does not combine the words of two
    parts, because that would take too long."""
    pieces = [word[start:end] for cut in range(2, len(word) - 1) for start, end in pairwise((0, cut, len(word)))]
    return sum([len(scan([*piece, *cards])) for piece in pieces])


def best(found: Any, count: int = 10) -> list[str]:
    return list(islice(found.best_first(VALUES), count))


def end_to_end(table: str, cards: Sequence[str]) -> Any:
    first, last = table[0], table[-1]
    return lexicon().subset_in_order(table[1:-1], cards, table_min=0, first=first, last=last)


def best_split(word: str, cards: Sequence[str], **rule: Any) -> Any:
    return next(lexicon().splits(word, cards, values=VALUES, parts=2, **rule), None)


def scan_spelled(
    must: Sequence[str], table: Sequence[str], cards: Sequence[str], hand_min: int = 1, **limits: int
) -> list[str]:
    limits["hand_min"] = hand_min
    return scan([*must, *table, *cards], lambda word: possible(spellings(word, must, table, cards, **limits)))


def scan_picked_up(table: Sequence[str], cards: Sequence[str], first: str = "", last: str = "") -> list[str]:
    cells = [(MAY, letter) for letter in table]
    if first:
        cells = [(FIXED, first), *cells[1:-1], (FIXED, last)]
    keep, lay, closed = (0, 1, (True, True)) if first else (1, 3, (False, False))
    return scan([*table, *cards], lambda word: possible(layings(cells, word, cards, keep=keep, lay=lay, closed=closed)))


def begun(begin: str) -> bool:
    return any(word.startswith(begin) for word in words())


QUESTIONS = [
    Question(
        "is a word",
        lambda random: (random.choice(words()),),
        lambda word: lexicon().has(word),
        lambda word: word in words(),
    ),
    Question(
        "begins a word", lambda random: (random.choice(words())[:4],), lambda begin: lexicon().begins(begin), begun
    ),
    Question(
        "ten cards: counted",
        ten_cards,
        lambda cards: len(lexicon().words_of(cards)),
        scan,
        p50=0.08,
        p99=1,
        loops=True,
    ),
    Question("ten cards: all listed", ten_cards, lambda cards: list(lexicon().words_of(cards)), scan),
    Question("ten cards: best ten", ten_cards, lambda cards: best(lexicon().words_of(cards)), scan),
    Question("two wilds: counted", two_wilds, lambda cards: len(lexicon().words_of(cards)), scan, p99=16),
    Question("two wilds: all listed", two_wilds, lambda cards: list(lexicon().words_of(cards)), scan, p99=16),
    Question("two wilds: best ten", two_wilds, lambda cards: best(lexicon().words_of(cards)), scan, p99=16),
    Question(
        "Shout!, 14 + 5 two-letter + wild: best ten",
        open_table,
        lambda cards: best(lexicon().words_of(cards, cards_min=3)),
        lambda cards: scan_spelled((), (), cards, hand_min=3),
    ),
    Question(
        "change, add overlay give&take: counted",
        table_and_hand,
        lambda word, cards: len(lexicon().changes(word, cards, moves="AOG")),
        scan_changes,
        p50=0.4,
        p99=4,
        loops=True,
    ),
    Question(
        "change, the same: best ten",
        table_and_hand,
        lambda word, cards: best(lexicon().changes(word, cards, moves="AOG")),
        scan_changes,
        p50=0.4,
        p99=4,
        loops=True,
    ),
    Question(
        "change, duplicates too: counted",
        table_and_hand,
        lambda word, cards: len(lexicon().changes(word, cards, moves="AOGD")),
        lambda word, cards: scan_changes(word, cards, "AOGD"),
        p50=0.4,
        p99=4,
        loops=True,
    ),
    Question(
        "change, a card that must be used: best ten",
        table_and_hand,
        lambda word, cards: best(lexicon().changes(word, cards, moves="AO", must=cards[:1])),
        lambda word, cards: scan_changes(word, cards, "AO", must=cards[:1]),
    ),
    Question(
        "change, wild flip two two-letter: best ten",
        table_and_special,
        lambda word, cards: best(lexicon().changes(word, cards)),
        lambda word, cards: scan_changes(word, cards, "AOGD"),
    ),
    Question(
        "change, overlay and duplicate (5 to 5)",
        table_and_hand,
        lambda word, cards: len(lexicon().changes(word, cards, moves="OD")),
        lambda word, cards: scan_changes(word, cards, "OD"),
    ),
    Question(
        "subset of the table, any order: best ten",
        table_and_hand,
        lambda table, cards: best(lexicon().subset_any_order(table, cards)),
        lambda table, cards: scan_spelled((), table, cards, table_min=1),
        p99=5,
    ),
    Question(
        "subset, two cards of the table: best ten",
        table_and_hand,
        lambda table, cards: best(lexicon().subset_any_order(table, cards, table_min=2, table_max=2)),
        lambda table, cards: scan_spelled((), table, cards, table_min=2, table_max=2),
        p99=5,
    ),
    Question(
        "subset of the table, in order: best ten",
        table_and_hand,
        lambda table, cards: best(lexicon().subset_in_order(table, cards, hand_min=3)),
        scan_picked_up,
        p99=5,
    ),
    Question(
        "frames, end to end",
        table_and_hand,
        lambda table, cards: len(end_to_end(table, cards)),
        lambda table, cards: scan_picked_up(table, cards, table[0], table[-1]),
    ),
    Question(
        "re-arranging, all cards stay",
        table_and_hand,
        lambda kept, cards: len(lexicon().re_arrangements(kept, cards)),
        lambda kept, cards: scan_spelled(kept, (), cards),
    ),
    Question(
        "Full Deck play-ons, wild flip two combos: counted",
        play_on,
        lambda kept, cards: len(lexicon().re_arrangements(kept, cards)),
        lambda kept, cards: scan_spelled(kept, (), cards),
        p99=16,
    ),
    Question(
        "Full Deck play-ons, the same: best ten",
        play_on,
        lambda kept, cards: best(lexicon().re_arrangements(kept, cards)),
        lambda kept, cards: scan_spelled(kept, (), cards),
        p99=16,
    ),
    Question(
        "preview of a half-laid play: possible at all?",
        half_laid,
        lambda draft, cards: bool(lexicon().completions(draft, cards, moves="AO")),
        scan_half_laid,
        p99=1,
    ),
    Question(
        "preview: the best twenty it can become",
        half_laid,
        lambda draft, cards: best(lexicon().completions(draft, cards, moves="AO"), 20),
        scan_half_laid,
    ),
    Question(
        "best split (Split Run)",
        table_and_hand,
        best_split,
        scan_split,
        p99=30,
    ),
    Question(
        "best split (Break Up)",
        table_and_hand,
        lambda word, cards: best_split(word, cards, score="one", moves="A", keep="all", each=True),
        scan_split,
        p99=30,
    ),
    Question(
        "best split, wild flip two two-letter",
        table_and_special,
        best_split,
        scan_split,
    ),
]


def timed(ask: Callable[..., object], case: Case) -> float:
    start = clock()
    ask(*case)
    return clock() - start


def measured(question: Question) -> Result:
    random = Random(question.name)
    cases = [question.case(random) for _ in range(CASES)]
    for case in cases[:5]:
        question.ask(*case)
    words()
    gc.collect()
    gc.freeze()  # keeps the objects made so far out of garbage collections
    times: list[float] = []
    loops: list[float] = []
    scans: list[float] = []
    for number, case in enumerate(cases):
        times.append(min([timed(question.ask, case) for _ in range(RUNS)]))
        start = clock()
        yardstick()
        loops.append(clock() - start)
        if question.scan is not None and number % SCANS == 0:
            scans.append(timed(question.scan, case))
    times.sort()
    p50, p90, p99 = [1000 * times[CASES * part // 100] for part in (50, 90, 99)]
    return Result(question, p50, p90, p99, 1000 * median(scans) if scans else None, 1000 * median(loops))


HEADLINE = f"{'milliseconds':49} {'p50':>8} {'p90':>8} {'p99':>8} {'of loop':>7} {'scan':>9}  limits"


def shown(result: Result) -> str:
    scan = f"{result.scan:9.1f}" if result.scan is not None else "        –"
    figures = f"{result.p50:8.3f} {result.p90:8.3f} {result.p99:8.3f} {result.p50 / result.yardstick:7.3f} {scan}"
    return f"{result.question.name:49} {figures}  {limits_text(result.limits)}"


def limits_text(limits: Sequence[tuple[str, bool]]) -> str:
    return "; ".join([f"{limit}: {'ok' if kept else 'OVER'}" for limit, kept in limits]) or "(no limit set)"


def resident() -> float:
    """The memory of this process in megabytes, or NaN if the system has no /proc to report it."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return float("nan")


# The code that imports the modules which every program has imported before it opens a dictionary.
LOADED = "import collections.abc, pathlib, typing"
START = """
import collections.abc, os, pathlib, sys, typing
from time import perf_counter, process_time
clock = process_time if sys.platform == "linux" else perf_counter
def resident():
    try:
        with open("/proc/self/statm") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return float("nan")
before, start = resident(), clock()
from engine.lexicon import open_lexicon
lexicon = open_lexicon("large")
loaded, megabytes = clock() - start, resident() - before
start = clock()
assert lexicon.words_of("QUIETRSTAN")
print(1000 * loaded, megabytes, 1000 * (clock() - start))
"""

MIXED = """
import pickle, sys
import bench_words
cases = pickle.load(sys.stdin.buffer)
before = bench_words.resident()
bench_words.lexicon()
for number, case in cases:
    bench_words.QUESTIONS[number].ask(*case)
print(bench_words.resident() - before)
"""


def started(code: str, cache: str, given: bytes = b"") -> tuple[float, list[float]]:
    """Runs the code in a new Python process, with `given` as its standard input. Returns the processor time of the
    process in milliseconds, and the numbers that the code prints."""
    environment = {
        **os.environ,
        "WORDFELT_CACHE": cache,
        "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "tests" / "benchmarks")]),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    start = spent_by_children()
    done = subprocess.run(
        [sys.executable, "-c", code], input=given, env=environment, cwd=ROOT, capture_output=True, check=True
    )
    return 1000 * (spent_by_children() - start), [float(number) for number in done.stdout.split()]


def spent_by_children() -> float:
    """The processor time of all finished child processes in seconds. On systems other than Linux, which measure it too
    coarsely, it is the time of the clock."""
    if sys.platform != "linux":
        return perf_counter()
    import resource

    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def start_up() -> list[tuple[str, float, float]]:
    """The name, figure and limit of each cost of opening the dictionary in a new process. The index file and the
    compiled modules exist already."""
    compileall.compile_dir(str(ROOT / "engine" / "lexicon"), quiet=2)
    with tempfile.TemporaryDirectory() as cache:
        started(START, cache)
        bare, before, whole, inside = [], [], [], []
        for _ in range(15):
            bare.append(started("pass", cache)[0])
            before.append(started(LOADED, cache)[0])
            milliseconds, _ = started(START.replace("assert", "0 and"), cache)
            whole.append(milliseconds)
            inside.append(started(START, cache)[1])
        random = Random(1)
        numbers = list(range(len(QUESTIONS)))
        cases = [(number, QUESTIONS[number].case(random)) for number in (numbers * 1000)[:1000]]
        random.shuffle(cases)
        memory = started(MIXED, cache, pickle.dumps(cases))[1][0]
    plain = min(bare)
    return [
        ("`python -c pass`, ms", plain, float("inf")),
        ("load with import, ms more", min(whole) - min(before), plain / 2),
        ("load with import, ms by its own clock", min(figures[0] for figures in inside), plain / 2),
        ("load, MB", median(figures[1] for figures in inside), 3),
        ("first answer, ms", median(figures[2] for figures in inside), 16),
        ("memory after 1,000 mixed questions, MB", memory, 30),
    ]


def main() -> int:
    """Prints all figures. Returns the number of figures that exceed their limits, as the exit code."""
    parser = argparse.ArgumentParser(description="How fast the dictionary answers.")
    parser.add_argument("part", nargs="*", help="letters of the names of questions, or 'start'")
    parts = parser.parse_args().part
    faults = 0
    if not parts or "start" in parts:
        for name, figure, limit in start_up():
            kept = figure <= limit
            faults += not kept
            limits = [(f"≤ {limit:.2f}", kept)] if limit < float("inf") else []
            print(f"{name:49} {figure:8.2f}  {limits_text(limits)}", flush=True)
    chosen = [question for question in QUESTIONS if not parts or any(part in question.name for part in parts)]
    results: list[Result] = []
    for question in chosen:
        if not results:
            print(HEADLINE)
        results.append(measured(question))
        faults += len(results[-1].faults)
        print(shown(results[-1]), flush=True)
    if results:
        print(f"the loop: {median([result.yardstick for result in results]):.2f} ms")
    return faults


def test_loading_the_dictionary_stays_within_the_limits_for_time_and_memory():
    for name, figure, limit in start_up():
        assert not figure > limit, name


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
def test_each_dictionary_query_stays_within_its_time_limits(question):
    assert measured(question).faults == []


if __name__ == "__main__":
    sys.exit(main())
