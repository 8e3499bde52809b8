"""Makes pytest collect the benchmarks if this folder is named: `python -m pytest tests/benchmarks`."""

import pytest


def pytest_collect_file(file_path, parent):
    if file_path.name.startswith("bench_") and file_path.suffix == ".py":
        return pytest.Module.from_parent(parent, path=file_path)
    return None
