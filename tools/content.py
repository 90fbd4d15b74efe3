"""Reads the boxes that are data as a proof-reader does: `python -m tools.content`, a part of `make lint`.

Each finding names file, line and rule, in every language of the house.
"""

from __future__ import annotations

import sys
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from reverie.games.etherfields.linter import Finding, lint
from reverie.stories import files
from reverie.words import LANGUAGES, Words


@cache
def said(language: str) -> FluentBundle:
    """Gather the words of a language, those of the story too."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(files("etherfields", language)[0].read_text(encoding="utf-8")))
    return bundle


@cache
def has(language: str, id: str) -> bool:
    """Whether a language says something under an id."""
    name, _, attribute = id.partition(".")
    if Words(language).find(id) is not None:
        return True
    story = said(language)
    if not story.has_message(name):
        return False
    return not attribute or attribute in story.get_message(name).attributes


def tell(finding: Finding, language: str) -> str:
    """Tell a finding as a sentence."""
    sentence = Words(language).text(f"etherfields-lint-{finding.rule}", what=finding.what)
    return f"{finding.file}:{finding.line}: {sentence} [{finding.rule}]"


def findings() -> list[Finding]:
    """Lint the box of Etherfields."""
    return lint({language: lambda id, language=language: has(language, id) for language in LANGUAGES})  # type: ignore[misc]


def main() -> int:
    found = findings()
    for finding in found:
        for language in LANGUAGES:
            print(tell(finding, language))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
