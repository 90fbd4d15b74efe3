"""The contracts on imports hold, and each of them can fail."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PLANTED = [
    ("kernel/table.py", "from ..games.vale import cards", "The rules know nothing of those who play them"),
    ("parts/deck.py", "from .. import bots", "The rules know nothing of those who play them"),
    ("games/vale/steps.py", "from ...bots import search", "The rules know nothing of those who play them"),
    ("server/store/store.py", "from ..play import live", "The rooms of the server, the way of a move"),
    ("server/play/tables.py", "from ..site import pubsub", "The rooms of the server, the way of a move"),
    ("server/sockets/table.py", "from ..http import routes", "The rooms of the server, the way of a move"),
    ("server/attic.py", "", "The rooms of the server, the way of a move"),
    ("games/dreams/steps.py", "from ..vale import cards", "A game never imports another game"),
    ("server/play/live.py", "from ...games import vale", "The server asks the registry, and names no game"),
    ("kernel/state.py", "import msgspec", "Kernel, parts, games and bots: the standard library only"),
    ("games/vale/cards.py", "from ... import words", "Kernel, parts, games and bots: the standard library only"),
]


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"]
    return subprocess.run(
        command, cwd=folder, env={"PYTHONPATH": "src"}, capture_output=True, text=True, check=False, timeout=120
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The project, as far as imports are concerned."""
    ignored = shutil.ignore_patterns("__pycache__", "page", "*.json", "*.so")
    shutil.copytree(ROOT / "src" / "reverie", tmp_path / "src" / "reverie", ignore=ignored)
    (tmp_path / "tools").mkdir()
    for name in ("__init__.py", "contracts.py"):
        shutil.copy(ROOT / "tools" / name, tmp_path / "tools" / name)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_every_contract_holds(copy: Path) -> None:
    told = lint(copy)
    assert told.returncode == 0, told.stdout
    assert "0 broken" in told.stdout


@pytest.mark.parametrize(("file", "line", "contract"), PLANTED)
def test_a_planted_import_breaks_its_contract(copy: Path, file: str, line: str, contract: str) -> None:
    path = copy / "src" / "reverie" / file
    path.write_text((path.read_text("utf-8") if path.exists() else "") + f"\n{line}\n", "utf-8")
    told = lint(copy)
    assert told.returncode == 1
    assert f"{contract} BROKEN" in told.stdout


def test_an_exception_that_nobody_needs_breaks_the_contract(copy: Path) -> None:
    project = copy / "pyproject.toml"
    lexicon = '"reverie.games.when_i_dream.judge.lexicon -> simplemma",'
    project.write_text(project.read_text("utf-8").replace(lexicon, f'{lexicon} "reverie.kernel.state -> msgspec",'))
    assert "an exception that nobody needs" in lint(copy).stdout
