"""The words of one table: a language, a game and the names of those who sit there."""

from __future__ import annotations

from typing import Any
from unicodedata import combining, normalize

from .. import games
from ..kernel.table import Question
from ..kernel.words import Json, Move, Refusal, Seat
from ..words import Words


class Speaker:
    """Speaks of one table."""

    def __init__(self, words: Words, game: str, names: list[str], spoken: str | None = None) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.spoken = spoken or words.language
        """The language that the words of the box are played in."""

    def text(self, id: str, **values: Any) -> str:
        return self.words.text(id, **values)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def player(self, seat: Seat, me: Seat | None) -> str:
        """Name a player to somebody at the table, who is told which of them they are."""
        return self.text("terminal-you", name=self.name(seat)) if seat == me else self.name(seat)

    def card(self, card: Json) -> str:
        return self.words.card(self.game, card)

    def word(self, word: int) -> str:
        """Name a word of the box."""
        return self.words.word(self.game, word, self.spoken)

    def effect(self, card: Json) -> str:
        return self.words.effect(self.game, card)

    def note(self, card: Json) -> str:
        return self.words.note(self.game, card)

    def listed(self, things: list[str]) -> str:
        return self.words.join(things)

    def ask(self, question: Question) -> str:
        return self.words.ask(self.game, question, self.names)

    def move(self, move: Move, question: Question | None = None) -> str:
        return self.words.move(self.game, move, self.names, question)

    def event(self, seen: dict[str, Json]) -> str:
        return self.words.event(self.game, seen, self.names)

    def refusal(self, refusal: Refusal) -> str:
        return self.words.refusal(self.game, refusal, self.names)

    def rule(self, clause: str) -> str:
        return self.words.rule(self.game, clause)

    def field(self, field: dict[str, Json]) -> str:
        """Name a field of a form, and what may stand in it."""
        named = self.words.find(f"{self.game}-field-{field['name']}") or str(field["name"])
        match field["type"]:
            case "integer":
                return f"{named} ({field['least']} … {field['most']})"
            case "choice" | "subset":
                values = [
                    self.words.find(f"{self.game}-value-{field['name']}-{value}") or self._value(field["name"], value)
                    for value in field["values"]
                ]
                return f"{named} ({', '.join(f'{n} {value}' for n, value in enumerate(values, 1)) or '—'})"
        return named

    def _value(self, name: str, value: Json) -> str:
        fact = games.find(self.game).facts.get(name)
        if fact is None or type(value) is not int:
            return str(value)
        return {"seat": self.name, "card": self.card, "word": self.word}.get(fact.how, str)(value)


def folded(word: str) -> str:
    """Take case and accents off a word."""
    return "".join(letter for letter in normalize("NFD", word.casefold()) if not combining(letter)).strip()
