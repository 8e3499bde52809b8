"""Tests the commands of the engine: their output, their exit codes, and what they do about faulty input."""

import io
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from engine import __main__ as commands
from engine import __version__
from engine.__main__ import main
from engine.core.verdict import Reason, Refused
from engine.games import CATALOG
from engine.records import replay
from engine.records.limits import LARGEST, LARGEST_SEED
from tests.records.asking import MINIMAL, check_sentence, state_of
from tests.records.examples import EXAMPLES
from tests.records.test_record import PRINTED

ROOT = Path(__file__).parents[2]
LEGAL = EXAMPLES["5-up"]
ILLEGAL = {**LEGAL, "moves": ["play KIT", "play HOME"]}


def engine(
    *arguments: str | Path, feed: bytes = b"", environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Runs the command as a process, with `feed` as its standard input, and checks that it prints no traceback."""
    run = subprocess.run(
        [sys.executable, "-m", "engine", *map(str, arguments)],
        cwd=ROOT,
        input=feed,
        capture_output=True,
        env={**os.environ, **(environment or {})},
        timeout=60,
        check=False,
    )
    assert b"Traceback" not in run.stderr, run.stderr.decode(errors="replace")
    return run


def write(folder: Path, record: Any) -> Path:
    path = folder / "game.wordfelt"
    path.write_text(record if isinstance(record, str) else json.dumps(record), encoding="utf-8")
    return path


def in_process(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, list[Any]]:
    """Runs the command in the process of the test. Returns the exit code and the printed lines, read as JSON."""
    code = main([str(argument) for argument in arguments])
    captured = capsys.readouterr()
    assert captured.err == ""
    return code, [json.loads(line) for line in captured.out.splitlines()]


# ---- games


def test_the_games_command_lists_every_game_with_its_options_and_variations() -> None:
    run = engine("games")
    assert run.returncode == 0
    assert run.stderr == b""
    games = json.loads(run.stdout)
    assert [game["id"] for game in games] == [game.id for game in CATALOG]
    for game in games:
        assert set(game) == {"id", "name", "players", "options", "variations"}
        low, high = game["players"]
        assert 1 <= low <= high <= 8
        for option in game["options"].values():
            assert "default" in option
            if "choices" in option:
                assert option["default"] in option["choices"]
        for variation in game["variations"]:
            assert set(variation["options"]) <= set(game["options"])
    moves = {game["id"]: game["options"].get("moves", {}).get("letters") for game in games}
    assert (moves["split-run"], moves["3-4-5"], moves["double-cross"], moves["3-2-1"]) == ("AOGSD", "AOGD", "AO", None)
    split_run = next(game for game in games if game["id"] == "split-run")
    assert split_run["name"] == "Split Run"
    assert split_run["players"] == [2, 6]
    assert split_run["options"]["words"] == {
        "default": "checked",
        "choices": ["checked", "strict", "challenge", "trust"],
    }


# ---- replay


def test_the_replay_command_exits_with_0_and_prints_the_state_of_a_legal_record(tmp_path: Path) -> None:
    run = engine("replay", write(tmp_path, PRINTED))
    assert run.returncode == 0
    assert run.stderr == b""
    answered = json.loads(run.stdout)
    assert list(answered) == ["state"]
    assert answered["state"]["to_act"] == [2]


def test_the_replay_command_exits_with_3_and_prints_an_illegal_move_and_the_state_before_it(tmp_path: Path) -> None:
    run = engine("replay", write(tmp_path, ILLEGAL))
    assert run.returncode == 3
    answered = json.loads(run.stdout)
    assert answered["error"] == {
        "move": 2,
        "code": "not-in-hand",
        "message": "You hold no H, or too few of them.",
    }
    assert answered["state"]["log"][0]["do"] == "play KIT"


def test_the_replay_command_exits_with_2_and_prints_only_the_error_for_a_text_that_is_not_a_record(
    tmp_path: Path,
) -> None:
    run = engine("replay", write(tmp_path, {**LEGAL, "colour": "red"}))
    assert run.returncode == 2
    assert json.loads(run.stdout) == {
        "error": {"code": "bad-record", "message": "The record has an unknown key: “colour”."}
    }


def test_the_replay_command_exits_with_2_for_an_impossible_setup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = {**LEGAL, "setup": {"hands": ["KK", "A"]}}
    code, (answered,) = in_process(capsys, "replay", write(tmp_path, record))
    assert code == 2
    assert answered["error"]["code"] == "bad-setup"


def test_the_replay_command_reports_why_it_cannot_read_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    latin = tmp_path / "latin.wordfelt"
    latin.write_bytes(b'{"wordfelt": "caf\xe9"}')
    empty = tmp_path / "empty.wordfelt"
    empty.touch()
    for path, message in (
        (tmp_path / "none.wordfelt", "There is no file “none.wordfelt”."),
        (tmp_path, f"“{tmp_path.name}” is a folder, not a record."),
        (empty / "game.wordfelt", "The file “game.wordfelt” cannot be read."),
        ("\0", "The file “\N{REPLACEMENT CHARACTER}” cannot be read."),
        ("", "There is no file “”."),
        ("x" * 300, "The file “" + "x" * 59 + "…” cannot be read."),
        (empty, "The record is empty."),
        (latin, "This is not a record: it is not text in UTF-8."),
    ):
        code, (answered,) = in_process(capsys, "replay", path)
        assert code == 2
        assert answered["error"]["code"] == "bad-record"
        assert answered["error"]["message"] == message
        check_sentence(message)


def test_the_replay_command_reads_a_record_with_a_byte_order_mark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert in_process(capsys, "replay", write(tmp_path, "\ufeff" + json.dumps(LEGAL)))[0] == 0


def test_the_replay_command_refuses_a_huge_file_without_reading_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    huge = tmp_path / "huge.wordfelt"
    with huge.open("wb") as file:
        file.truncate(50 << 30)  # makes fifty gigabytes of zeros, which take no space on the disk
    start = time.process_time()
    code, (answered,) = in_process(capsys, "replay", huge)
    assert time.process_time() - start < 1
    assert code == 2
    assert answered["error"]["message"] == "This is too large to be a record."


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_the_replay_command_refuses_an_endless_file(capsys: pytest.CaptureFixture[str]) -> None:
    code, (answered,) = in_process(capsys, "replay", "/dev/zero")
    assert code == 2
    assert answered["error"]["message"] == "This is too large to be a record."


@pytest.mark.skipif(not Path("/dev/stdin").exists(), reason="needs /dev/stdin")
def test_the_replay_command_reads_a_record_from_a_pipe() -> None:
    assert engine("replay", "/dev/stdin", feed=json.dumps(LEGAL).encode()).returncode == 0


def test_the_replay_command_reads_a_record_from_standard_input() -> None:
    feed = json.dumps(LEGAL).encode()
    replayed, listed = engine("replay", "-", feed=feed), engine("moves", "-", "--best", "1", feed=feed)
    assert replayed.returncode == listed.returncode == 0
    assert json.loads(replayed.stdout)["state"]["log"]
    assert [move["do"] for move in json.loads(listed.stdout)] == ["pass"]


def test_the_replay_command_refuses_standard_input_without_a_record() -> None:
    run = engine("replay", "-", feed=b"")
    assert run.returncode == 2
    assert json.loads(run.stdout) == {"error": {"code": "bad-record", "message": "The record is empty."}}
    large = engine("moves", "-", feed=b" " * (LARGEST + 1))
    assert large.returncode == 2
    assert json.loads(large.stdout)["error"]["message"] == "This is too large to be a record."


def test_the_engine_prints_its_version_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Wordfelt {__version__}\n"


def test_the_record_of_the_readme_replays() -> None:
    found = re.search(r"```json\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert [word["word"] for word in state_of(found[1])["table"]] == ["SKIM"]


# ---- replay --batch


def batch(*lines: bytes) -> list[dict[str, Any]]:
    return list(replay.answers(io.BytesIO(b"\n".join(lines))))


def test_a_batch_gives_one_answer_for_every_line() -> None:
    lines = [json.dumps(record).encode() for record in (LEGAL, ILLEGAL, {**LEGAL, "game": "chess"})]
    run = engine("replay", "--batch", feed=b"\n".join(lines))
    assert run.returncode == 0
    answers = [json.loads(line) for line in run.stdout.decode().splitlines()]
    assert [answered["exit"] for answered in answers] == [0, 3, 2]
    assert [list(answered) for answered in answers] == [
        ["exit", "state"],
        ["exit", "error", "state"],
        ["exit", "error"],
    ]


def test_a_batch_refuses_each_garbage_line_and_answers_the_next_line() -> None:
    sound = json.dumps(LEGAL).encode()
    garbage = [
        b"",
        b" ",
        b"\xff\xfe",
        b"{",
        b"\x00",
        b"\xef\xbb\xbf",
        "é".encode("utf-16"),
        b'"\\ud800"',
        b"[" * 200_000,
    ]
    answers = batch(*[line for bad in garbage for line in (bad, sound)])
    assert [answered["exit"] for answered in answers] == [2, 0] * len(garbage)
    for answered in answers[::2]:
        check_sentence(answered["error"]["message"])


def test_a_batch_answers_an_enormous_line_with_a_single_refusal() -> None:
    sound = json.dumps(LEGAL).encode()
    for size in (LARGEST, LARGEST + 1, LARGEST + 2, LARGEST + 3, 3 * LARGEST):
        assert [answered["exit"] for answered in batch(b"x" * size, sound)] == [2, 0]
        assert [answered["exit"] for answered in batch(sound, b"x" * size)] == [0, 2]


def test_the_replay_command_reads_a_record_of_the_largest_size() -> None:
    sound = json.dumps(LEGAL).encode()
    padded = sound + b" " * (LARGEST - len(sound))
    answers = batch(padded, padded + b" ", padded + b"\r", padded)
    assert [answered["exit"] for answered in answers] == [0, 2, 0, 0]


def test_a_batch_accepts_line_ends_of_windows_and_a_last_line_without_an_end() -> None:
    sound = json.dumps(LEGAL).encode()
    for feed in (sound + b"\r\n" + sound, sound + b"\n" + sound + b"\r\n"):
        assert [answered["exit"] for answered in replay.answers(io.BytesIO(feed))] == [0, 0]
    assert list(replay.answers(io.BytesIO(b""))) == []


def test_the_answer_to_one_line_of_a_batch_does_not_depend_on_other_lines() -> None:
    records = [*EXAMPLES.values(), PRINTED, {**PRINTED, "dictionary": {"name": "family", "ban": ["KIT"]}}, ILLEGAL]
    lines = [json.dumps(record).encode() for record in records]
    alone = [replay.answer(line) for line in lines]
    for order in (range(len(lines)), range(len(lines) - 1, -1, -1)):
        answers = list(replay.answers(io.BytesIO(b"\n".join([lines[number] for number in order]))))
        for number, answered in zip(order, answers, strict=True):
            code, expected = alone[number]
            assert answered == {"exit": code, **expected}


def test_a_batch_answers_the_other_lines_after_a_fault_of_the_program_at_one_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(record: Any) -> None:
        raise RuntimeError("a bug") if len(record.moves) == 2 else Refused(Reason("bad-setup:word"))

    monkeypatch.setattr(replay, "open_match", broken)
    complaints = io.StringIO()
    monkeypatch.setattr(sys, "stderr", complaints)
    lines = b"\n".join(json.dumps({**MINIMAL, "moves": ["pass"] * count}).encode() for count in (1, 2, 3))
    answers = list(replay.answers(io.BytesIO(lines)))
    assert [answered["error"]["code"] for answered in answers] == ["bad-setup", "bad-record", "bad-setup"]
    assert answers[1]["error"]["message"] == "This record leads into a fault of Wordfelt itself."
    assert complaints.getvalue() == "a fault of the engine: RuntimeError('a bug')\n"


def test_a_batch_prints_each_answer_before_it_reads_the_next_line() -> None:
    """Another program may send one record at a time and wait for its answer before it sends the next record."""
    sound = json.dumps(LEGAL).encode() + b"\n"
    command = [sys.executable, "-m", "engine", "replay", "--batch"]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(3):
            process.stdin.write(sound)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["exit"] == 0
        process.stdin.close()
        assert process.wait(30) == 0


# ---- moves and simulate


def test_the_moves_command_reports_a_faulty_record_as_the_replay_command_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for record, expected in ((ILLEGAL, 3), ({**LEGAL, "game": "chess"}, 2), ("{", 2)):
        code, (answered,) = in_process(capsys, "moves", write(tmp_path, record))
        assert code == expected
        check_sentence(answered["error"]["message"])
    assert in_process(capsys, "moves", tmp_path / "none")[0] == 2


def test_the_moves_command_prints_an_empty_list_for_a_finished_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert in_process(capsys, "moves", write(tmp_path, {**LEGAL, "moves": ["resign"]})) == (0, [[]])


@pytest.mark.parametrize(
    ("option", "message"),
    [
        ("words=loose", "The option “words” must be one of checked, strict, challenge, trust."),
        ("stall=" + "[" * 100_000, "The option “stall” must be a whole number from 1 to 99, or null."),
        ("stall=" + "9" * 5_000, "The option “stall” must be a whole number from 1 to 99, or null."),
        ("speed=3", "5 Up has no option “speed”."),
    ],
)
def test_the_simulate_command_refuses_an_option_as_a_record_does(
    option: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["simulate", "--game", "5-up", "--players", "2", "--option", option]
    assert in_process(capsys, *arguments) == (2, [{"error": {"code": "bad-record", "message": message}}])


def test_the_simulate_command_refuses_a_number_of_players_as_a_record_does(capsys: pytest.CaptureFixture[str]) -> None:
    exit_code, (answer,) = in_process(capsys, "simulate", "--game", "5-up", "--players", "7")
    assert (exit_code, answer["error"]["code"]) == (2, "bad-record")


def test_the_simulate_command_prints_only_seeds_that_a_record_can_have(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", *f"--game 5-up --players 2 --seed {LARGEST_SEED} --games 2".split()])
    assert left.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.endswith(f"error: argument --games: the last seed would be larger than {LARGEST_SEED}\n")


def test_the_engine_reports_a_fault_of_the_program_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(arguments: object) -> int:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(commands, "games", broken)
    assert main(["games"]) == 2
    assert capsys.readouterr().err == "a fault of the engine: ZeroDivisionError('a bug')\n"


# ---- word


def test_the_word_command_shows_whether_each_word_is_in_the_dictionary(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = in_process(capsys, "word", "house", "QUIET", "XQZ", "straße", "", "12", "\ud800")
    assert code == 0
    assert [line["word"] for line in lines] == [
        "HOUSE",
        "QUIET",
        "XQZ",
        "straße",
        "",
        "12",
        "\N{REPLACEMENT CHARACTER}",
    ]
    assert [line["valid"] for line in lines] == [True, True, False, False, False, False, False]
    assert [line["commonness"] for line in lines] == [10, 10, None, None, None, None, None]


# ---- faults that all commands have in common


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["shuffle"],
        ["replay"],
        ["replay", "a", "b"],
        ["replay", "--batch", "a"],
        ["replay", "--fast", "a"],
        ["moves"],
        ["moves", "a", "--best", "x"],
        ["moves", "a", "--best", "0"],
        ["simulate", "--game", "5-up"],
        ["simulate", "--game", "5-up", "--players", "1000000000"],
        ["simulate", "--game", "5-up", "--players", "2", "--games", "-1"],
        ["simulate", "--game", "5-up", "--players", "2", "--seed", "9" * 5_000],
        ["simulate", "--game", "5-up", "--players", "2", "--option", "words"],
        ["word"],
        ["word", "--dictionary", "huge", "A"],
    ],
)
def test_the_engine_exits_with_2_for_an_unknown_command_or_wrong_arguments(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("usage: python -m engine")


@pytest.mark.parametrize(
    "environment",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "cp1252"},
        {"PYTHONIOENCODING": "utf-16"},
        {"PYTHONIOENCODING": "utf-8"},
        {"PYTHONUTF8": "1"},
    ],
)
def test_the_engine_prints_json_whatever_the_encoding_of_the_system_is(environment: dict[str, str]) -> None:
    names = ["Zoë 安娜 👩🏽\u200d🚀", "Бен"]
    sound = json.dumps({**LEGAL, "players": names}, ensure_ascii=False).encode()
    run = engine("replay", "--batch", feed=sound + b'\n{"colour\xc3\xa9": 1}\n', environment=environment)
    assert run.returncode == 0
    first, second = run.stdout.decode(environment.get("PYTHONIOENCODING", "utf-8")).splitlines()
    assert [seat["name"] for seat in json.loads(first)["state"]["seats"]] == names
    assert json.loads(second)["error"]["message"] == "The record lacks the key “wordfelt”."


def shell(script: str, feed: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    if os.name != "posix":
        pytest.skip("needs a POSIX shell")
    run = subprocess.run(
        ["sh", "-c", script.replace("ENGINE", f"'{sys.executable}' -m engine")],
        cwd=ROOT,
        input=feed,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert b"Traceback" not in run.stderr, run.stderr
    assert b"Exception" not in run.stderr, run.stderr
    return run


def test_the_engine_ends_without_an_error_if_nobody_reads_its_output() -> None:
    feed = (json.dumps(LEGAL).encode() + b"\n") * 500
    run = shell("(ENGINE replay --batch; echo $? >&2) | head -n 1", feed)
    assert json.loads(run.stdout)["exit"] == 0
    assert run.stderr == b"0\n"
    assert shell("(ENGINE games; echo $? >&2) | true").stderr == b"0\n"


def test_the_engine_ends_without_an_error_if_its_input_or_output_is_closed(tmp_path: Path) -> None:
    path = write(tmp_path, ILLEGAL)
    assert shell(f"ENGINE replay '{path}' >&-").returncode == 3
    assert shell("ENGINE games >&-").returncode == 0
    assert shell("ENGINE replay --batch <&-").returncode == 0
    assert shell(f"ENGINE replay '{path}' 2>&-").returncode == 3
    assert shell("ENGINE replay --batch <&- >&- 2>&-").returncode == 0
    read = shell("ENGINE replay --batch >&-", json.dumps(LEGAL).encode() + b"\n")
    assert (read.returncode, read.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_the_engine_prints_one_sentence_if_it_cannot_write_its_answer(tmp_path: Path) -> None:
    run = shell(f"ENGINE replay '{write(tmp_path, LEGAL)}' >/dev/full")
    assert run.returncode == 2
    assert run.stderr == b"The answer cannot be written: No space left on device.\n"
    assert shell("ENGINE games >/dev/full").returncode == 2


def test_ctrl_c_ends_a_batch_without_an_error_message() -> None:
    if os.name != "posix":
        pytest.skip("needs POSIX signals")
    import signal

    command = [sys.executable, "-m", "engine", "replay", "--batch"]
    pipe = subprocess.PIPE
    # A process that a shell starts in the background ignores Ctrl+C, and its children inherit this. This line makes the
    # child process react to Ctrl+C, as a command in a terminal does.
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe)
    signal.signal(signal.SIGINT, heard)
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(json.dumps(LEGAL).encode() + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert process.stderr.read() == b""


def test_the_start_of_the_engine_loads_neither_qt_nor_modules_that_it_does_not_need() -> None:
    script = "import sys, engine.__main__; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split())
    assert not loaded & {
        "PySide6",
        "shiboken6",
        "app",
        "pydantic",
        "pydantic_core",
        "random",
        "datetime",
        "platformdirs",
    }


def test_importing_the_reader_of_records_leaves_no_placeholder_module_in_memory() -> None:
    script = """
import sys, engine.records.reading
made_up = [name for name, module in sys.modules.items() if module is None or getattr(module, "__spec__", 0) is None]
print(*sorted({*made_up} - {"__main__"}))
"""
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == ""


@pytest.mark.parametrize(("reader", "loads"), [("engine.records.reading", False), ("pydantic.dataclasses", True)])
def test_no_installed_package_changes_how_a_record_is_read(tmp_path: Path, reader: str, loads: bool) -> None:
    """pydantic normally looks for plug-ins in every installed package. The engine prevents this."""
    (tmp_path / "meddler.py").write_text("plugin = object()", "utf-8")
    (tmp_path / "meddler-1.dist-info").mkdir()
    (tmp_path / "meddler-1.dist-info" / "METADATA").write_text("Name: meddler\nVersion: 1\n", "utf-8")
    (tmp_path / "meddler-1.dist-info" / "entry_points.txt").write_text("[pydantic]\nm = meddler:plugin\n", "utf-8")
    script = f"""
import sys
sys.path.append({str(tmp_path)!r})
import {reader}
from pydantic.plugin._loader import get_plugins
print(bool(get_plugins()), "meddler" in sys.modules)
"""
    clean = {key: value for key, value in os.environ.items() if key != "PYDANTIC_DISABLE_PLUGINS"}
    run = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True, env=clean
    )
    assert run.stdout.split() == [str(loads), str(loads)]
