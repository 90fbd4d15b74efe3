"""The page: the files that the build left, kept in memory, and its shell for every address of its own."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parents[2] / "locales"
SQUEEZED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest+json")

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class Leaf(msgspec.Struct, frozen=True):
    """One file as it is sent."""

    data: bytes
    squeezed: bytes | None
    type: str
    etag: str
    lasting: bool
    """Whether its name changes when it does."""


class Page:
    """All files of the page."""

    def __init__(self, folder: Path) -> None:
        self._leaves: dict[str, Leaf] = {}
        if (folder / "index.html").is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._leaves[name] = _leaf(path.read_bytes(), name)

    @property
    def built(self) -> bool:
        return bool(self._leaves)

    def find(self, path: str, language: str) -> Leaf | None:
        """Find a file; an address without a file name belongs to the page itself."""
        name = path.strip("/")
        found = self._leaves.get(name)
        if found is not None or "." in name.rpartition("/")[2]:
            return found
        return self._leaves.get("index.html") or unbuilt(language)


def _leaf(data: bytes, name: str) -> Leaf:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    squeezed = gzip.compress(data, 9, mtime=0) if kind.startswith(SQUEEZED) and len(data) > 500 else None
    return Leaf(data, squeezed, kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"', name.startswith("assets/"))


@cache
def unbuilt(language: str) -> Leaf:
    """Say in a friendly way that the page has not been built."""
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource((LOCALES / language / "server.ftl").read_text(encoding="utf-8")))

    def told(id: str) -> str:
        pattern = words.get_message(id).value
        assert pattern is not None
        return str(words.format_pattern(pattern)[0])

    html = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Rêverie</title>'
        f"<h1>Rêverie</h1><p>{told('unbuilt-what')}</p><p>{told('unbuilt-how')}</p><pre>make web</pre>"
        f"<p>{told('unbuilt-still')}</p></html>"
    )
    return _leaf(html.encode(), "unbuilt.html")
