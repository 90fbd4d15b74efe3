"""Contact sheets: many pictures on one page, as they look in the browser."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)
GAP = 10


def sheet(pictures: Sequence[Path], out: Path, columns: int = 16, width: int = 160) -> None:
    """Photograph the pictures in a grid with a headless browser."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise SystemExit(f"needs one of {', '.join(BROWSERS)}")
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
