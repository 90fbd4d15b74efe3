"""Every word that a person reads, from the Fluent files that the page uses too.

Messages follow one convention, so that nothing here knows a game: `<game>-title`,
`<game>-tagline`, `<game>-ask-<kind>`, `<game>-wait-<kind>`, `<game>-move-<kind>`,
`<game>-event-<kind>`, `<game>-refusal-<key>`, `<game>-rule-<clause with dashes>`,
`<game>-card-<slug>` with `.effect` and `.note`, `<game>-family-<slug>`,
`<game>-option-<name>` and `<game>-option-<name>-<value>`. What a game lacks is looked for
under `common-`. What its box says on the shelf is `<game>-cover`, in `<game>_cover.ftl` with
its title; what only the terminal says of it is `<game>-terminal-…`. A language is a folder of
`locales`: `common-language` is its own name for itself.

Facts become the values of a sentence as their game declares them (`Game.facts`): seats, cards, words and things by
their own names, what is counted in parts by its parts with their sum (`$count`), truth as yes or no. A fact that a game
has but does not tell here is "none", and so is the ask of a move told without one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import category

from fluent.runtime import FluentBundle, FluentResource

from . import games, stories
from .kernel.codec import plain
from .kernel.facts import Fact
from .kernel.table import Question
from .kernel.words import Json, Move, Refusal, Seat

FOLDER = Path(__file__).parent / "locales"
OWN = "fr"
"""The language of the house: offered first, and spoken to whoever wishes for none of the others."""


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """List the languages that have a folder, the house's own first."""
    codes = [path.parent.name for path in folder.glob("*/common.ftl")]
    return tuple(sorted(codes, key=lambda code: (code != OWN, code)))


LANGUAGES = languages()


def preferred(wish: str, otherwise: str = OWN) -> str:
    """Choose the language that a wish such as "en-GB,fr;q=0.8" or "fr_FR" begins with, if the house speaks it."""
    code = wish.replace("_", "-").partition(",")[0].partition("-")[0].strip().lower()
    return code if code in LANGUAGES else otherwise


def printable(text: str) -> str:
    """Write what somebody else wrote without the signs that rule a terminal or turn its writing around."""
    return "".join(sign if sign.isprintable() or category(sign) == "Zs" else "\ufffd" for sign in text)


Names = Sequence[str]
"""Who sits on each seat."""

UNTOLD = "none"
NO_CARD = -1
PLAIN = Fact(str)


class Words:
    """The words of one language."""

    def __init__(self, language: str = OWN) -> None:
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
        return f"{', '.join(things[:-1])} {self.text('common-and')} {things[-1]}"

    # What a game is made of

    def title(self, game: str) -> str:
        return self.text(f"{game}-title")

    def tagline(self, game: str) -> str:
        return self.text(f"{game}-tagline")

    def card(self, game: str, card: Json) -> str:
        """Name a card by its number; "?" for one that is not in the box, or not seen."""
        slug = _slug(game, card)
        return "?" if slug is None else self.text(f"{game}-card-{slug}")

    def word(self, game: str, word: int, language: str = "") -> str:
        """Name a word of the box, in the language that it is played in; in English where the box does not know that."""
        tongues = _box(game, "words")[word]
        return str(tongues.get(language or self.language, tongues["en"]))

    def effect(self, game: str, card: Json) -> str:
        """Tell what is printed on a card."""
        return self.find(f"{game}-card-{_slug(game, card)}.effect") or ""

    def note(self, game: str, card: Json) -> str:
        """Tell what was ruled about a card; nothing where nothing had to be."""
        return self.find(f"{game}-card-{_slug(game, card)}.note") or ""

    def family(self, game: str, family: str) -> str:
        return self.text(f"{game}-family-{family}")

    def rule(self, game: str, clause: str) -> str:
        """Tell a clause of the ledger; where it must be found first, as the passage that it is."""
        id = f"rule-{clause.replace('.', '-')}"
        told = self.find(f"{game}-{id}") or stories.passage(game, id, self.language)[0]
        return told or f"{game}-{id}"

    def hides(self, game: str, clause: str) -> bool:
        """Whether a clause must be found before it is told."""
        return self.find(f"{game}-rule-{clause.replace('.', '-')}") is None

    def option(self, game: str, name: str, value: Json = None) -> str:
        """Name a variant, or one of its values."""
        return self.text(f"{game}-option-{name}" if value is None else f"{game}-option-{name}-{_option(value)}")

    def namer(self, game: str) -> Callable[[str], str]:
        """Make what names the things that a balance counts: "people", "people psolos", "guide", "sieges"."""

        def named(thing: str) -> str:
            trait, _, value = thing.partition(" ")
            for id in (f"{game}-{trait}-{value}",) if value else (f"{game}-tally-{trait}", f"terminal-tally-{trait}"):
                told = self.find(id)
                if told is not None:
                    return told
            return value or thing

        return named

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
        known = games.find(game).facts
        values: dict[str, Any] = dict.fromkeys((*known, "ask"), UNTOLD)
        for key, told in [*_brought(game, facts), *facts.items()]:
            fact = known.get(key, PLAIN)
            if fact.besides and fact.how != "thing" and told == facts.get(fact.besides):
                continue
            if fact.how == "heap" and _whole_numbers(told):
                values[key] = self._heap(f"{game}-{key}", fact.parts, told)
            elif fact.how == "named" and _whole_numbers(told):
                (part,) = fact.parts
                values[key] = self.join([self.text(f"{game}-{part}", **{part: number}) for number in told])
            elif fact.how == "thing":
                values[key] = self._things(game, fact, told, facts, names)
            elif fact.parts and _whole_numbers(told) and len(told) == len(fact.parts):
                values |= dict(zip(fact.parts, told, strict=True), count=sum(told))
            elif fact.how == "card" and (told == [] or told == () or told == NO_CARD):
                values[key] = UNTOLD
            elif isinstance(told, (list, tuple)):
                values[key] = self.join([str(self._value(game, fact, item, names)) for item in told])
                if fact.how == "cards":
                    values["count"] = len(told)
            elif isinstance(told, bool):
                values[key] = _option(told)
            elif fact.how == "card" or isinstance(told, (int, float, str)):
                values[key] = told if fact.how == "cards" else self._value(game, fact, told, names)
        values.setdefault("name", values.get("seat", UNTOLD))
        return values

    def _heap(self, id: str, parts: Sequence[str], counts: Sequence[int]) -> str:
        """Name what lies in a heap."""
        named = [self.text(f"{id}-{part}", count=n) for part, n in zip(parts, counts, strict=False) if n]
        return self.join(named) if named else self.text(f"{id}-none")

    def thing(self, game: str, id: str, names: Names = ()) -> str:
        """Name a thing by its id; several that are joined by `+`."""
        return self.join([self._thing(game, each, names) for each in id.split("+")])

    def _thing(self, game: str, id: str, names: Names) -> str:
        seat = id.removeprefix("seat-")
        if seat != id:
            return self._name(int(seat), names)
        told = self.find(f"{game}-{id}")
        if told is None:
            whole, _, part = id.rpartition(".")
            told = stories.passage(game, id, self.language)[0] or stories.passage(game, whole, self.language)[1].get(
                part
            )
        return id if told is None else told

    def _things(self, game: str, fact: Fact, told: Json, facts: Mapping[str, Json], names: Names) -> str:
        """Name a thing by its fact, or several."""
        if isinstance(told, (list, tuple)):
            return self.join([self._things(game, fact, each, facts, names) for each in told])
        for each in facts.get(fact.besides) or ():
            if each[0] == told:
                return self.thing(game, each[1], names)
        (kind,) = fact.parts or ("",)
        shelf = _box(game, kind)
        slug = shelf[told] if type(told) is int and 0 <= told < len(shelf) else told
        return self.thing(game, f"{kind}-{slug}" if kind else str(slug), names)

    def _value(self, game: str, fact: Fact, told: Json, names: Names) -> Json:
        if fact.how in ("card", "cards"):
            return self.card(game, told[0] if isinstance(told, (list, tuple)) else told)
        if fact.how == "seat" and type(told) is int:
            return self._name(told, names)
        return self.word(game, told) if fact.how == "word" and type(told) is int else told

    def _say(self, game: str, id: str, facts: Mapping[str, Json], names: Names) -> str:
        told = self._found(game, id, facts, names)
        return f"{game}-{id}" if told is None else told

    def _found(self, game: str, id: str, facts: Mapping[str, Json], names: Names) -> str | None:
        values = self.values(game, facts, names)
        told = self.find(f"{game}-{id}", values)
        return self.find(f"common-{id}", values) if told is None else told

    def _name(self, seat: Seat, names: Names) -> str:
        """Name who sits there; figures that are more than the seats go round, and are numbered."""
        if 0 <= seat < len(names):
            return names[seat]
        return f"{names[seat % len(names)]} {seat // len(names) + 1}" if names and seat >= 0 else str(seat + 1)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def _box(game: str, shelf: str) -> list[Any]:
    """Find what lies on a shelf of the box; nothing where the game has none."""
    things = games.find(game).content().get(shelf, [])
    return things if isinstance(things, list) else []


def _box_card(game: str, card: Json) -> dict[str, Json]:
    """Find what the box tells of a card; nothing of one that is not in it, or not seen."""
    box = _box(game, "cards")
    return box[card] if type(card) is int and 0 <= card < len(box) else {}


def _brought(game: str, facts: Mapping[str, Json]) -> list[tuple[str, Json]]:
    """List what the box says of the cards that are told."""
    return [
        (brought, _box_card(game, told)[brought])
        for key, fact in games.find(game).facts.items()
        if fact.brings and (told := facts.get(key)) is not None
        for brought in fact.brings
        if brought in _box_card(game, told)
    ]


def _slug(game: str, card: Json) -> str | None:
    return _box_card(game, card).get("slug")


def _option(value: Json) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _whole_numbers(fact: Json) -> bool:
    return isinstance(fact, (list, tuple)) and all(type(item) is int for item in fact)
