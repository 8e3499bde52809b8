"""Sounds: the script makes them reproducibly, the app plays them by name, and without an audio system it stays
silent."""

import array
import runpy
import subprocess
import sys
import wave
from pathlib import Path

from app.base.paths import assets
from app.base.sound import NAMES, Sounds, system_player

MAKE = Path(__file__).resolve().parents[2] / "packaging" / "sounds" / "make.py"


def test_the_script_makes_exactly_the_files_that_are_shipped(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(MAKE), "--to", str(tmp_path)], check=True)
    for name in NAMES:
        assert (tmp_path / f"{name}.wav").read_bytes() == (assets() / "sounds" / f"{name}.wav").read_bytes()


def test_every_name_is_a_sound_shorter_than_two_seconds() -> None:
    assert set(runpy.run_path(str(MAKE))["SOUNDS"]) == set(NAMES)
    for name in NAMES:
        with wave.open(str(assets() / "sounds" / f"{name}.wav")) as file:
            assert 0 < file.getnframes() / file.getframerate() < 2


def test_a_sound_goes_to_the_player() -> None:
    played: list[Path] = []
    Sounds(assets() / "sounds", played.append).play("lay")
    assert [path.name for path in played] == ["lay.wav"]


def test_sounds_that_are_off_do_not_play() -> None:
    played: list[Path] = []
    Sounds(assets() / "sounds", played.append, on=False).play("lay")
    assert not played


def test_a_softer_sound_is_a_copy_with_lower_waves(tmp_path: Path) -> None:
    played: list[Path] = []
    sounds = Sounds((assets() / "sounds"), played.append)
    sounds.volume = 50
    sounds.play("turn")
    sounds.play("turn")
    assert played[0] == played[1] != (assets() / "sounds") / "turn.wav"
    loud, soft = [max(map(abs, waves_of(path))) for path in ((assets() / "sounds") / "turn.wav", played[0])]
    assert abs(soft - loud / 2) <= 1
    sounds.close()
    assert not played[0].exists()


def test_a_sound_can_have_a_volume_of_its_own(tmp_path: Path) -> None:
    played: list[Path] = []
    sounds = Sounds((assets() / "sounds"), played.append)
    sounds.volume = 10
    sounds.play("step", 75)
    sounds.play("step")
    assert [path.name for path in played] == ["75-step.wav", "10-step.wav"]
    sounds.close()


def waves_of(path: Path) -> array.array:
    with wave.open(str(path), "rb") as file:
        return array.array("h", file.readframes(file.getnframes()))


def test_nothing_happens_without_an_audio_system() -> None:
    Sounds(assets() / "sounds", None).play("lay")  # raises nothing


def test_a_player_that_fails_is_not_asked_again() -> None:
    asked = []

    def broken(path: Path) -> None:
        asked.append(path)
        raise OSError("no sound card")

    sounds = Sounds(assets() / "sounds", broken)
    sounds.play("lay")
    sounds.play("lay")
    assert len(asked) == 1


def test_a_missing_file_raises_no_error(tmp_path: Path) -> None:
    played: list[Path] = []
    Sounds(tmp_path, played.append).play("lay")
    assert not played


def test_without_a_player_on_the_path_there_is_silence(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert system_player() is None
