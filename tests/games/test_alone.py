"""Every module of every game can be imported on its own, before any other of its folder."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from pkgutil import iter_modules

import pytest

from reverie import games

FOLDER = Path(games.__file__).parent
MODULES = sorted(
    f"reverie.games.{name}.{module.name}" for name in games.names() for module in iter_modules([str(FOLDER / name)])
)


def in_a_fresh_interpreter(code: str) -> None:
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("module", MODULES)
def test_a_module_is_imported_first(module: str) -> None:
    in_a_fresh_interpreter(f"import {module}")


def test_the_vales_bot_judges_every_card_without_its_game() -> None:
    in_a_fresh_interpreter(
        "from reverie.games.vale.bot import AT_ONCE, A_ROUND, JUDGEMENT\n"
        "from reverie.games.vale.deck import CARDS\n"
        "assert len(AT_ONCE) == len(A_ROUND) == len(JUDGEMENT) == len(CARDS) > 0"
    )
