"""Words that must be found first: apart from all others, and told passage by passage.

They lie in `locales/<language>/stories/<game>.ftl`, in the folder of locales beside that of the
game: the page is not built with them, and the server tells only what was found at a table. The
message of passage `3.05` of a game is `<game>-3-05`; what belongs to it (a title, a choice) is an
attribute. Its picture, if it has one, is `vignettes/3-05.svg` in the folder of the game: it would
tell as much as the words do, so it is served like them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from . import games

NAME = re.compile("[A-Za-z0-9_-]+")


def files(game: str, language: str) -> list[Path]:
    """List where the words of a game's story may lie."""
    return [Path(folder).parent / "locales" / language / "stories" / f"{game}.ftl" for folder in games.__path__]


def picture(game: str, id: str) -> Path | None:
    """Tell where the picture of a passage lies, if there is one."""
    name = id.replace(".", "-")
    if not NAME.fullmatch(name):
        return None
    found = [Path(folder) / game / "vignettes" / f"{name}.svg" for folder in games.__path__]
    return next((path for path in found if path.is_file()), None)


def passage(game: str, id: str, language: str) -> tuple[str, dict[str, str]]:
    """Tell the words of a passage, and of what belongs to it; no words where there are none."""
    bundle, name = _bundle(game, language), f"{game}-{id.replace('.', '-')}"
    if bundle is None or not bundle.has_message(name):
        return "", {}
    message = bundle.get_message(name)
    told = {key: str(bundle.format_pattern(pattern)[0]) for key, pattern in message.attributes.items()}
    return "" if message.value is None else str(bundle.format_pattern(message.value)[0]), told


@cache
def _bundle(game: str, language: str) -> FluentBundle | None:
    for path in files(game, language):
        if path.is_file():
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
            return bundle
    return None
