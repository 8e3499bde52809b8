"""The scripts that make the packages, for the tests: packaging/ is no package."""

import importlib.util
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
    sys.modules[spec.name] = module  # dataclasses look their own module up there
    spec.loader.exec_module(module)
    return module
