"""The recipes are followed to the letter, in a copy of the house: files are written, changes applied, commands run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECIPES = sorted(set((ROOT / "docs" / "recipes").glob("*.md")) - {ROOT / "docs" / "recipes" / "index.md"})
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page", "node_modules", "dist", ".venv")


def a_house(folder: Path) -> Path:
    """Copy what a recipe may change or run."""
    for name in ("src", "tests", "docs", "tools", "web/src"):
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def run(command: list[str], house: Path, given: str = "") -> None:
    """Run a command of a recipe; show what it said if it fails."""
    places = {"PYTHONPATH": f"{house / 'src'}{os.pathsep}{house}", "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(
        command,
        cwd=house,
        env=os.environ | places,
        input=given,
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert ran.returncode == 0, f"{' '.join(command)}\n{ran.stdout}\n{ran.stderr}"


def follow(kind: str, name: str, text: str, house: Path) -> None:
    """Do what one block of a recipe shows: a file with its name, a change, or commands."""
    if kind == "diff":
        run(["git", "apply", "--whitespace=nowarn", "-"], house, text)
    elif kind == "sh":
        for line in text.splitlines():
            words = line.split()
            run([sys.executable, *words[1:]] if words[0] == "python" else words, house)
    elif name:
        path = house / name
        assert not path.exists(), f"{name} is there already: show a change instead"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.stem)
def test_a_recipe_works_to_the_letter(recipe: Path, tmp_path: Path) -> None:
    blocks = BLOCK.findall(recipe.read_text(encoding="utf-8"))
    assert any(kind == "sh" for kind, _, _ in blocks)
    house = a_house(tmp_path)
    for kind, name, text in blocks:
        follow(kind, name, text, house)
