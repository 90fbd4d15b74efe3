"""Every word that a person reads, from the Fluent files that the page uses too.

Messages follow one convention, so that nothing here knows a game: `<game>-title`,
`<game>-tagline`, `<game>-ask-<kind>`, `<game>-wait-<kind>`, `<game>-move-<kind>`,
`<game>-event-<kind>`, `<game>-refusal-<key>`, `<game>-rule-<clause with dashes>`,
`<game>-card-<slug>` with `.effect` and `.note`, `<game>-family-<slug>`,
`<game>-option-<name>` and `<game>-option-<name>-<value>`. What a game lacks is looked for
under `common-`.

Facts become the values of a sentence by their names: seats and cards by their own names,
stones by colour (`$red`, `$blue`, `$purple`) with their number (`$count`), truth as yes or no.
Where no stones are told, the colours are those that a sale of the `card` brings.
A card that a fact does not tell is "none", and so is what it is `called`, a card `of` that is the
`card` itself, and the ask of a move told without one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from . import games
from .kernel.codec import plain
from .kernel.table import Question
from .kernel.words import Json, Move, Refusal, Seat

LANGUAGES = ("fr", "en")

Names = Sequence[str]
"""Who sits on each seat."""

SEATS = frozenset({"seat", "name", "first", "victim", "from", "to", "giver", "target"})
CARDS = frozenset({"card", "of", "drawn", "cards"})
STONES = frozenset({"stones", "pay", "given"})
UNTOLD = "none"

_FOLDER = Path(__file__).parent / "locales"
_AND = {"fr": "et", "en": "and"}


class Words:
    """The words of one language."""

    def __init__(self, language: str = "fr") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"the house speaks {' and '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self._bundle = _bundle(language)

    def find(self, id: str, values: Mapping[str, Any] | None = None) -> str | None:
        """Say a message, or with a dot one of its attributes; None if there are no words for it."""
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        told, _ = self._bundle.format_pattern(pattern, dict(values or {}))
        return str(told)

    def text(self, id: str, **values: Any) -> str:
        """Say a message; the id itself if there are no words for it."""
        told = self.find(id, values)
        return id if told is None else told

    def join(self, things: Sequence[str]) -> str:
        """Join names as the language does: "A, B et C"."""
        if len(things) < 2:
            return "".join(things)
        return f"{', '.join(things[:-1])} {_AND[self.language]} {things[-1]}"

    # What a game is made of

    def title(self, game: str) -> str:
        return self.text(f"{game}-title")

    def tagline(self, game: str) -> str:
        return self.text(f"{game}-tagline")

    def card(self, game: str, card: Json) -> str:
        """Name a card by its number; "?" for one that is not in the box, or not seen."""
        slug = _slug(game, card)
        return "?" if slug is None else self.text(f"{game}-card-{slug}")

    def effect(self, game: str, card: Json) -> str:
        """Tell what is printed on a card."""
        return self.find(f"{game}-card-{_slug(game, card)}.effect") or ""

    def note(self, game: str, card: Json) -> str:
        """Tell what was ruled about a card; nothing where nothing had to be."""
        return self.find(f"{game}-card-{_slug(game, card)}.note") or ""

    def family(self, game: str, family: str) -> str:
        return self.text(f"{game}-family-{family}")

    def rule(self, game: str, clause: str) -> str:
        """Tell a clause of the ledger."""
        return self.text(f"{game}-rule-{clause.replace('.', '-')}")

    def option(self, game: str, name: str, value: Json = None) -> str:
        """Name a variant, or one of its values."""
        return self.text(f"{game}-option-{name}" if value is None else f"{game}-option-{name}-{_option(value)}")

    # What happens at a table

    def ask(self, game: str, question: Question, names: Names = ()) -> str:
        """Tell a seat what it is asked."""
        return self._say(game, f"ask-{question.kind}", {**question.facts, "seat": question.seat}, names)

    def wait(self, game: str, seat: Seat, kind: str, facts: Mapping[str, Json], names: Names = ()) -> str:
        """Tell others who is awaited, and what for."""
        return self._say(game, f"wait-{kind}", {**facts, "seat": seat}, names)

    def move(self, game: str, move: Move, names: Names = (), question: Question | None = None) -> str:
        """Name a move; the question that it answers makes the words more exact."""
        fields = plain(move)
        about = {} if question is None else {**question.facts, "ask": question.kind}
        return self._say(game, f"move-{move.kind}", {**about, **fields}, names)

    def event(self, game: str, seen: Mapping[str, Json], names: Names = ()) -> str:
        """Tell an event as `Event.seen_by` gives it; nothing where a game has no words for it."""
        return self._found(game, f"event-{seen['kind']}", seen, names) or ""

    def refusal(self, game: str, refusal: Refusal, names: Names = ()) -> str:
        """Tell why a move is not legal: the sentence of the refusal, or else its clause."""
        told = self._found(game, f"refusal-{refusal.key}", refusal.values, names) if refusal.key else None
        return self.rule(game, refusal.rule) if told is None else told

    def values(self, game: str, facts: Mapping[str, Json], names: Names = ()) -> dict[str, Any]:
        """Turn facts into the values of a sentence."""
        values: dict[str, Any] = dict.fromkeys(("card", "of", "drawn", "called", "ask"), UNTOLD)
        if (sale := _box_card(game, facts.get("card")).get("sale")) is not None:
            values["red"], values["blue"], values["purple"] = sale
        for key, fact in facts.items():
            if key == "of" and fact == facts.get("card"):
                continue
            if key in SEATS and type(fact) is int:
                values[key] = self._name(fact, names)
                if key == "seat":
                    values["name"] = values[key]
            elif key in CARDS and _whole_numbers(fact):
                values[key] = self.join([self.card(game, card) for card in fact])
                values["count"] = len(fact)
            elif key in CARDS and not (key == "cards" and type(fact) is int):
                values[key] = self.card(game, fact)
            elif key in STONES and _whole_numbers(fact) and len(fact) == 3:
                values["red"], values["blue"], values["purple"] = fact
                values["count"] = sum(fact)
            elif isinstance(fact, bool):
                values[key] = _option(fact)
            elif isinstance(fact, (int, float, str)):
                values[key] = fact
            elif isinstance(fact, (list, tuple)):
                values[key] = self.join([str(item) for item in fact])
        return values

    def _say(self, game: str, id: str, facts: Mapping[str, Json], names: Names) -> str:
        told = self._found(game, id, facts, names)
        return f"{game}-{id}" if told is None else told

    def _found(self, game: str, id: str, facts: Mapping[str, Json], names: Names) -> str | None:
        values = self.values(game, facts, names)
        told = self.find(f"{game}-{id}", values)
        return self.find(f"common-{id}", values) if told is None else told

    def _name(self, seat: Seat, names: Names) -> str:
        return names[seat] if 0 <= seat < len(names) else str(seat + 1)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def _box(game: str) -> list[dict[str, Json]]:
    cards = games.find(game).content().get("cards", [])
    return [card for card in cards if isinstance(card, dict) and "slug" in card]


def _box_card(game: str, card: Json) -> dict[str, Json]:
    """Find what the box tells of a card; nothing of one that is not in it, or not seen."""
    box = _box(game)
    return box[card] if type(card) is int and 0 <= card < len(box) else {}


def _slug(game: str, card: Json) -> str | None:
    return _box_card(game, card).get("slug")


def _option(value: Json) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _whole_numbers(fact: Json) -> bool:
    return isinstance(fact, (list, tuple)) and all(type(item) is int for item in fact)
