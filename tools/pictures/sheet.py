"""Contact sheets: many pictures on one page, as they look in the browser."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.chromium import FLAGS, chromium_path

GAP = 10


def sheet(pictures: Sequence[Path], out: Path, columns: int = 16, width: int = 160) -> None:
    """Photograph the pictures in a grid with a headless browser."""
    browser = chromium_path()
    rows = -(-len(pictures) // columns)
    height = width * 3 // 2
    images = "".join(f'<img src="{p.resolve().as_uri()}" width={width} height={height}>' for p in pictures)
    style = (
        f"body{{margin:0;padding:{GAP}px;background:#0b1026;display:grid;gap:{GAP}px;"
        f"grid-template-columns:repeat({columns},{width}px)}}img{{display:block;border-radius:{width // 20}px}}"
    )
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "sheet.html"
        page.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{images}")
        size = f"{GAP + columns * (width + GAP)},{GAP + rows * (height + GAP)}"
        subprocess.run(
            [
                browser,
                "--headless",
                "--hide-scrollbars",
                *FLAGS,
                f"--user-data-dir={folder}/profile",
                f"--window-size={size}",
                f"--screenshot={out.resolve()}",
                page.as_uri(),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=180,
        )
