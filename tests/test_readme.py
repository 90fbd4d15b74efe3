"""What the README shows does run."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

README = Path(__file__).parents[1] / "README.md"


def test_the_python_of_the_readme_plays_a_game_to_its_end() -> None:
    (shown,) = re.findall(r"^```python\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    random.seed(7)  # else seat 0 may, once in a while, take the very last move back, as the README shows
    exec(shown, names)
    assert names["table"].over and names["table"].winners
    assert names["log"]["moves"]
