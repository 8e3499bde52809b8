"""Loads the scripts of packaging/ for the tests, because packaging/ is not a Python package."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(Path(name).stem, PACKAGING / name)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # registers the module, because dataclasses look up their own module in sys.modules
    spec.loader.exec_module(module)
    return module


def environment(what: str, python: str = sys.executable) -> "subprocess.CompletedProcess[str]":
    """Runs a shell command with the functions of environment.sh, for the environment of this Python."""
    command = f". {PACKAGING}/environment.sh; venv={sys.prefix}; python={python}; {what}"
    return subprocess.run(["sh", "-c", command, str(PACKAGING / "run.sh")], capture_output=True, text=True, check=False)


def qt_loads() -> bool:
    """Whether the system has the libraries that Qt needs for a screen."""
    return environment("qt_loads xcb").returncode == 0
