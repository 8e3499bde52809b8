"""Tests sounds: a script makes the files reproducibly, and the app plays them by name and stays silent without an audio
system."""

import array
import runpy
import subprocess
import sys
import wave
from pathlib import Path

from app.base.paths import assets
from app.base.sound import NAMES, Sounds, system_player

MAKE = Path(__file__).resolve().parents[2] / "packaging" / "sounds" / "make.py"


def test_the_script_that_makes_sounds_makes_exactly_the_stored_files(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(MAKE), "--to", str(tmp_path)], check=True)
    for name in NAMES:
        assert (tmp_path / f"{name}.wav").read_bytes() == (assets() / "sounds" / f"{name}.wav").read_bytes()


def test_every_sound_that_the_program_names_exists_and_lasts_less_than_two_seconds() -> None:
    assert set(runpy.run_path(str(MAKE))["SOUNDS"]) == set(NAMES)
    for name in NAMES:
        with wave.open(str(assets() / "sounds" / f"{name}.wav")) as file:
            assert 0 < file.getnframes() / file.getframerate() < 2


def test_the_program_plays_a_sound_with_the_audio_player_of_the_system() -> None:
    played: list[Path] = []
    Sounds(assets() / "sounds", played.append).play("lay")
    assert [path.name for path in played] == ["lay.wav"]


def test_the_program_does_not_play_sounds_if_the_player_has_switched_sounds_off() -> None:
    played: list[Path] = []
    Sounds(assets() / "sounds", played.append, on=False).play("lay")
    assert not played


def test_the_program_plays_a_softer_sound_from_a_copy_with_a_smaller_amplitude(tmp_path: Path) -> None:
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


def test_a_sound_can_have_its_own_volume(tmp_path: Path) -> None:
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


def test_a_sound_raises_no_error_without_an_audio_system() -> None:
    Sounds(assets() / "sounds", None).play("lay")  # fails the test if it raises an exception


def test_the_program_does_not_use_again_an_audio_player_that_has_failed() -> None:
    asked = []

    def broken(path: Path) -> None:
        asked.append(path)
        raise OSError("no sound card")

    sounds = Sounds(assets() / "sounds", broken)
    sounds.play("lay")
    sounds.play("lay")
    assert len(asked) == 1


def test_a_missing_sound_file_raises_no_error(tmp_path: Path) -> None:
    played: list[Path] = []
    Sounds(tmp_path, played.append).play("lay")
    assert not played


def test_the_program_is_silent_on_a_system_without_an_audio_player(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert system_player() is None
