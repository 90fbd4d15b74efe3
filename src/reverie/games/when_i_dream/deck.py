"""The dream cards: four words each, and what the box knows about every word."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from ...kernel.words import Json

Word = int
"""A word by its place: four on each card, so `card * FACES + face`."""

CardId = int

FACES = 4
FOLDER = Path(__file__).parent / "words"


@dataclass(frozen=True)
class Tongue:
    """A word in one language: its forms, what may not be said of it, what comes to mind."""

    word: str
    aliases: tuple[str, ...]
    translations: tuple[str, ...]
    relatives: tuple[str, ...]
    associations: tuple[tuple[str, int], ...]
    """Clues with their strength, 3 the strongest."""


@dataclass(frozen=True)
class Entry:
    """A word of the box in both languages."""

    id: str
    fr: Tongue
    en: Tongue
    near: tuple[str, ...]
    """Words that it is easily taken for."""
    picture: str

    def tongue(self, language: str) -> Tongue:
        """Tell the word in one of the two languages."""
        return self.fr if language == "fr" else self.en


def _read(name: str) -> Json:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def _tongue(data: Json) -> Tongue:
    pairs = [pair.rpartition(":") for pair in data["associations"].split()]
    return Tongue(
        data["word"],
        tuple(data["aliases"]),
        tuple(data["translations"]),
        tuple(data["relatives"]),
        tuple((clue.replace("_", " "), int(strength)) for clue, _, strength in pairs),
    )


def _entries() -> list[Entry]:
    known: dict[str, Json] = {}
    for part in sorted(FOLDER.glob("part*.json")):
        known.update(_read(part.name))
    return [
        Entry(name, _tongue(data["fr"]), _tongue(data["en"]), tuple(data["near"]), data["picture"])
        for card in _read("cards.json")
        for name in card
        for data in (known[name],)
    ]


WORDS = _entries()
"""Every word, in the order of the cards."""

NUMBER: dict[str, Word] = {entry.id: word for word, entry in enumerate(WORDS)}

BOX = len(WORDS) // FACES
"""How many cards the box holds; one of them, nobody knows which, stays in it."""

PILE = BOX - 1


def name(word: Word, language: str) -> str:
    """Tell what a word is called."""
    return WORDS[word].tongue(language).word
