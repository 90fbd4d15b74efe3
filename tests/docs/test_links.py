"""Documents point at what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
TREE = re.compile(r"^```\{toctree\}\n(?::[^\n]*\n)*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    told = FENCE.sub("", page.read_text(encoding="utf-8"))
    links = [one or other for one, other in LINK.findall(told)]
    inside = [link.partition("#")[0] for link in links if "://" not in link and not link.startswith("#")]
    assert [link for link in inside if not (page.parent / link).exists()] == []


def test_every_page_of_the_documents_stands_in_a_table_of_contents() -> None:
    docs = ROOT / "docs"
    listed = {
        (page.parent / name).relative_to(docs).as_posix()
        for page in docs.rglob("*.md")
        for names in TREE.findall(page.read_text(encoding="utf-8"))
        for name in names.split()
    }
    pages = {page.relative_to(docs).with_suffix("").as_posix() for page in docs.rglob("*.md")}
    assert pages - listed == {"index"}
    assert listed - pages == set()
