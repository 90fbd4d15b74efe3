"""The sources that mypyc compiles, before they are compiled: dataclasses written out play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.fast import copy_sources


def run(folder: Path, *words: str) -> str:
    """Run Python on the sources of a folder."""
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{Path.cwd()}"}
    done = subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_written_out_sources_keep_the_rules_and_the_golden_games(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    assert str(tmp_path) in run(tmp_path, "-c", "import reverie; print(reverie.__file__)")
    assert "@dataclass" not in (tmp_path / "reverie/kernel/step.py").read_text(encoding="utf-8")
    tests = ["tests/rules/vale", "tests/kernel/test_table.py", "tests/games/test_golden.py", "-k", "not when_i_dream"]
    run(tmp_path, "-m", "pytest", "-p", "no:cacheprovider", *tests)
