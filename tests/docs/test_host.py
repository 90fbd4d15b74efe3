"""The host's guide names every setting that a server reads, and no other."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SETTING = re.compile(r"\b(?:REVERIE_[A-Z_]+|FORWARDED_ALLOW_IPS)\b")


def named(text: str) -> set[str]:
    return set(SETTING.findall(text))


def test_the_guide_names_every_setting_and_no_other() -> None:
    read = named((ROOT / "src/reverie/server/config.py").read_text(encoding="utf-8"))
    table = [line for line in (ROOT / "docs/host.md").read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    assert named("\n".join(table)) == read
