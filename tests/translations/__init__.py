"""Loads the script that collects and compiles texts, because packaging/ is not a package."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("collect", ROOT / "packaging" / "translations" / "collect.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["collect"] = module  # dataclasses look up their own module there
    spec.loader.exec_module(module)
    return module


collect = _load()
