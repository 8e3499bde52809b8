"""Makes the sounds of the table: `python packaging/sounds/make.py` writes assets/sounds/*.wav, with the same bytes
every time.

All sounds are computed from noise and sine waves with a fixed seed; nothing is recorded.
"""

import argparse
import math
import struct
import sys
import wave
from collections.abc import Callable, Iterable
from pathlib import Path

RATE = 22050
FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"

Sound = list[float]


class Noise:
    """White noise from a linear congruential generator, so that the noise is the same in every build."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def __call__(self) -> float:
        self._state = (self._state * 1103515245 + 12345) & 0x7FFFFFFF
        return self._state / 0x3FFFFFFF - 1.0


def seconds(length: float) -> range:
    return range(int(RATE * length))


def fading(sound: Iterable[float], attack: float = 0.004, half_life: float = 0.03) -> Sound:
    """The sound with a quick start (`attack`, in seconds), after which its loudness falls by half in each `half_life`
    (in seconds)."""
    rise = max(1, int(RATE * attack))
    return [s * min(1.0, n / rise) * 0.5 ** (n / RATE / half_life) for n, s in enumerate(sound)]


def softened(sound: Iterable[float], keep: float) -> Sound:
    """The sound after a one-pole low-pass filter, which makes noise sound like paper. The smaller `keep` is, the more
    of the high tones are removed."""
    out, last = [], 0.0
    for s in sound:
        last += (s - last) * keep
        out.append(last)
    return out


def tone(pitch: float, length: float, overtone: float = 0.25) -> Sound:
    turn = 2 * math.pi * pitch / RATE
    return [math.sin(turn * n) + overtone * math.sin(2 * turn * n) for n in seconds(length)]


def together(*sounds: Sound) -> Sound:
    longest = max(len(sound) for sound in sounds)
    return [sum(sound[n] for sound in sounds if n < len(sound)) for n in range(longest)]


def later(sound: Sound, delay: float) -> Sound:
    return [0.0] * int(RATE * delay) + sound


def paper(seed: int, length: float, keep: float, half_life: float) -> Sound:
    noise = Noise(seed)
    return fading(softened([noise() for _ in seconds(length)], keep), half_life=half_life)


def lay() -> Sound:
    """The sound of a card laid on felt: a soft tap and a rustle of paper."""
    return together(fading(tone(140, 0.12), half_life=0.018), [0.5 * s for s in paper(7, 0.12, 0.25, 0.02)])


def lift() -> Sound:
    return [0.6 * s for s in paper(11, 0.09, 0.45, 0.018)]


def flip() -> Sound:
    return together(paper(13, 0.08, 0.5, 0.012), later(paper(17, 0.08, 0.35, 0.015), 0.05))


def shuffle() -> Sound:
    return together(*[later([0.6 * s for s in paper(19 + n, 0.06, 0.45, 0.01)], 0.035 * n) for n in range(14)])


def refuse() -> Sound:
    return together(fading(tone(196, 0.22), half_life=0.06), later(fading(tone(165, 0.25), half_life=0.07), 0.09))


def word() -> Sound:
    """The sound of a word that a player has played: two rising notes."""
    return together(fading(tone(523, 0.35), half_life=0.08), later(fading(tone(784, 0.4), half_life=0.1), 0.08))


def fine() -> Sound:
    """The sound of a good play: three rising notes."""
    notes = (523, 659, 784)
    return together(*[later(fading(tone(p, 0.4), half_life=0.1), 0.07 * n) for n, p in enumerate(notes)])


def best() -> Sound:
    """The sound of the best play so far: two notes that ring together."""
    return together(fading(tone(523, 1.1), half_life=0.24), fading(tone(784, 1.1), half_life=0.24))


def turn() -> Sound:
    return fading(tone(659, 0.25, 0.1), half_life=0.06)


def rival() -> Sound:
    """The sound of a computer player's act: two low falling notes, so that nobody takes it for the sound of a person's
    act."""
    return together(
        fading(tone(330, 0.3, 0.1), half_life=0.07), later(fading(tone(262, 0.3, 0.1), half_life=0.07), 0.09)
    )


def tick() -> Sound:
    return fading(tone(1200, 0.04, 0.0), attack=0.001, half_life=0.008)


def step() -> Sound:
    """The sound of the next step of switch scanning: a tick lower than that of the clock and softer than the sound of a
    card."""
    return fading(tone(440, 0.08, 0.0), half_life=0.012)


def buzz() -> Sound:
    return fading([1.0 if s > 0 else -1.0 for s in tone(110, 0.35)], half_life=0.12)


def end() -> Sound:
    notes = (523, 659, 784, 1047)
    return together(*[later(fading(tone(p, 0.6), half_life=0.16), 0.12 * n) for n, p in enumerate(notes)])


SOUNDS: dict[str, Callable[[], Sound]] = {
    "lay": lay,
    "lift": lift,
    "flip": flip,
    "shuffle": shuffle,
    "refuse": refuse,
    "word": word,
    "fine": fine,
    "best": best,
    "turn": turn,
    "rival": rival,
    "tick": tick,
    "step": step,
    "buzz": buzz,
    "end": end,
}


def write(sound: Sound, path: Path) -> None:
    loudest = max(abs(s) for s in sound)
    data = b"".join([struct.pack("<h", round(s / loudest * 14000)) for s in sound])
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data)


def main() -> int:
    arguments = argparse.ArgumentParser(description="Write the sounds of the table.")
    arguments.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER")
    folder = arguments.parse_args().to
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(make(), folder / f"{name}.wav")
    return 0


if __name__ == "__main__":
    sys.exit(main())
