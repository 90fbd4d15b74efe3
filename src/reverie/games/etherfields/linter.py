"""Reads the whole box as a proof-reader: what is named and not there, never reached, unsaid, or priced wrongly.

It works on the files, entry by entry, so that it also reads a box that cannot be loaded. Each
finding names file, line and rule; its sentence is `etherfields-lint-<rule>` in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from .content import FOLDER, MAKERS, Entry, inherited, read_file
from .language import VERBS, Effect, Instr, Unreadable
from .pictures import Picture
from .schemas import Entity, Gate, Influence, Kept, Map, Script, Secret, Trigger, Turn
from .worth import fair, off


@dataclass(frozen=True)
class Finding:
    """Something that is wrong: where, by which rule, and what."""

    file: str
    line: int
    rule: str
    """unreadable, twice, unknown, unreachable, unsaid or worth."""
    what: str


@dataclass(frozen=True)
class Thing:
    """An entry that was read."""

    file: str
    entry: Entry
    made: object

    @property
    def id(self) -> str:
        return str(self.entry.data["id"])

    def finding(self, rule: str, what: str) -> Finding:
        return Finding(self.entry.file, self.entry.line, rule, what)


Said = Callable[[str], bool]
"""Whether a language has words of that id."""

WORDS = {
    "influence": "card", "market": "card", "packs": "card", "masks": "mask", "flaws": "flaw", "fates": "fate",
    "items": "item", "seasons": "season", "morphings": "morphing", "states": "state", "backs": "back",
    "scripts": "", "slumbers": "z", "inhabitants": "z", "secrets": "secret", "notes": "note", "gates": "gate",
    "districts": "district",
}  # fmt: skip
"""How the words of each file's entries are named; the last seven are stories."""


def lint(said: Mapping[str, Said], folder: Path = FOLDER) -> list[Finding]:
    """Read every file; `said` tells for each language which words there are."""
    things, findings = read_all(folder)
    for check in (twice, unknown, unreachable, apart, wrongly_priced):
        findings += check(things)
    findings += unsaid(things, said)
    return sorted(findings, key=lambda each: (each.file, each.line, each.rule, each.what))


def read_all(folder: Path) -> tuple[list[Thing], list[Finding]]:
    """Read all that can be read, and find what cannot."""
    things: list[Thing] = []
    findings: list[Finding] = []
    for file, make in MAKERS.items():
        try:
            entries = inherited(read_file(folder / f"{file}.json"))
        except (Unreadable, KeyError) as error:
            findings.append(Finding(f"{file}.json", 1, "unreadable", str(error)))
            continue
        for entry in entries:
            try:
                things.append(Thing(file, entry, make(entry.data)))
            except (Unreadable, KeyError, TypeError, ValueError) as error:
                findings.append(Finding(entry.file, entry.line, "unreadable", str(error)))
    return things, findings


def of(things: list[Thing], file: str) -> Iterator[Thing]:
    return (thing for thing in things if thing.file == file)


# The rules


def twice(things: list[Thing]) -> list[Finding]:
    """No id stands twice among things of a kind."""
    seen: set[tuple[str, str]] = set()
    found: list[Finding] = []
    for thing in things:
        key = (WORDS.get(thing.file, thing.file) or thing.file, thing.id)
        if key in seen:
            found.append(thing.finding("twice", thing.id))
        seen.add(key)
    return found


def effects_of(made: object) -> Iterator[Effect]:
    """List all rows of instructions that a thing holds."""
    match made:
        case Influence() | Kept():
            yield made.power.effect
        case Turn():
            yield from made.loot
        case Script():
            yield made.effect
        case Secret():
            yield made.reveal
        case Map():
            yield made.trap
            yield from (action.effect for action in made.actions.values())
        case Entity():
            yield from (*made.effects.values(), made.gift, made.skip, made.out_of_turns, made.resolved)
            yield from (action.effect for action in made.actions.values())
        case Gate():
            yield from (made.setup, *(trigger.do for trigger in made.triggers))
            yield from (action.effect for action in made.actions.values())


def instructions(effect: Effect) -> Iterator[Instr]:
    """List the instructions of a row, those in blocks too."""
    for instr in effect:
        yield instr
        for _, inside in instr.blocks:
            yield from instructions(inside)


ABOUT: Mapping[tuple[str, str], str] = {
    ("read", ""): "scripts",
    ("add_slumber", ""): "slumbers",
    ("spawn", ""): "inhabitants",
    ("state", ""): "states",
    ("gain", "item"): "items",
    ("gain", "note"): "notes",
}
"""Which instructions name an entry, and of which file: by verb, and by its first word where that is a kind."""


def unknown(things: list[Thing]) -> list[Finding]:
    """Whatever is named is in the box: verbs, scripts, tiles, Entities, Items, Notes, States, maps."""
    ids = {(thing.file, thing.id) for thing in things}
    found: list[Finding] = []
    for thing in things:
        for effect in effects_of(thing.made):
            for instr in instructions(effect):
                if instr.verb not in VERBS:
                    found.append(thing.finding("unknown", instr.verb))
                named = _named(instr)
                if named is not None and named not in ids:
                    found.append(thing.finding("unknown", named[1]))
        named_by = _references(thing.made)
        found += [thing.finding("unknown", id) for file, id in named_by if (file, id) not in ids]
    return found


def _named(instr: Instr) -> tuple[str, str] | None:
    if (instr.verb, "") in ABOUT and instr.args:
        return ABOUT[instr.verb, ""], instr.args[0]
    if (instr.verb, instr.what) in ABOUT and len(instr.args) > 1:
        return ABOUT[instr.verb, instr.what], instr.args[1]
    return None


def _references(made: object) -> list[tuple[str, str]]:
    if isinstance(made, Gate):
        scripts = [made.intro, made.out_of_turns, *[id for goal in made.goals for id in (goal.kind, goal.taken)]]
        return [("maps", made.map), *[("scripts", id) for id in scripts]]
    if isinstance(made, Entity) and made.gate:
        return [("gates", made.gate)]
    return []


def unreachable(things: list[Thing]) -> list[Finding]:
    """Every script is read somewhere, every Secret of a Dream is laid, and every Entity of a Dream spawns."""
    reached: set[tuple[str, str]] = set()
    letters: set[str] = set()
    for thing in things:
        reached |= set(_references(thing.made))
        for effect in effects_of(thing.made):
            for instr in instructions(effect):
                named = _named(instr)
                reached |= {named} if named is not None else set()
                if instr.verb == "place" and instr.what == "secrets":
                    letters |= set(instr.args[1])
        if isinstance(thing.made, Entity) and thing.made.figures and not thing.made.gate:
            reached |= {("scripts", f"z.{thing.id}.{number}") for number in (1, 2)}
    found = [
        each.finding("unreachable", each.id) for each in of(things, "scripts") if ("scripts", each.id) not in reached
    ]
    for each in of(things, "inhabitants"):
        if ("inhabitants", each.id) not in reached:
            found.append(each.finding("unreachable", each.id))
    for each in of(things, "secrets"):
        if str(each.entry.data["code"])[-1] not in letters:
            found.append(each.finding("unreachable", each.id))
    return found


def apart(things: list[Thing]) -> list[Finding]:
    """On every map all Entrances, action spaces and Secrets are connected, and every action has a space."""
    found: list[Finding] = []
    gates = {gate.made.map: gate.made for gate in of(things, "gates") if isinstance(gate.made, Gate)}
    for thing in of(things, "maps"):
        assert isinstance(thing.made, Map)
        picture = thing.made.picture
        entrances = picture.find("entrance")
        actions = thing.made.actions | (gates[thing.id].actions if thing.id in gates else {})
        printed = {space.action for space in picture.spaces.values() if space.action}
        found += [thing.finding("unreachable", digit) for digit in sorted(set(actions) - printed)]
        found += [
            thing.finding("unreachable", digit)
            for digit in sorted(printed - set(actions))
            if not _enters(gates, thing.id, digit)
        ]
        near = connected(picture, entrances[0]) if entrances else set()
        for at, space in sorted(picture.spaces.items()):
            if at not in near and (space.action or space.secret or "entrance" in space.signs):
                found.append(thing.finding("unreachable", f"{at[0]},{at[1]}"))
    return found


def _enters(gates: Mapping[str, Gate], map_id: str, digit: str) -> bool:
    """Whether a numbered space serves a trigger instead of an action."""
    triggers: tuple[Trigger, ...] = gates[map_id].triggers if map_id in gates else ()
    return any(trigger.event == f"enters.{digit}" for trigger in triggers)


def connected(picture: Picture, start: tuple[int, int]) -> set[tuple[int, int]]:
    """List the spaces that can be walked to from one, with all tiles of the map laid."""
    near, edge = {start}, [start]
    while edge:
        row, column = edge.pop()
        for there in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            space = picture.spaces.get(there)
            if space is None or there in near or "blocked" in space.signs:
                continue
            if frozenset({(row, column), there}) not in picture.walls:
                near.add(there)
                edge.append(there)
    return near


def wrongly_priced(things: list[Thing]) -> list[Finding]:
    """A card's effect is worth its cost, Intent and price, as far as there are rates for it."""
    cards = [(thing, thing.made) for thing in things if isinstance(thing.made, Influence)]
    return [thing.finding("worth", f"{card.id} {off(card):+g}") for thing, card in cards if not fair(card)]


def unsaid(things: list[Thing], said: Mapping[str, Said]) -> list[Finding]:
    """Everything has words in every language."""
    found: list[Finding] = []
    for thing in things:
        for id in word_ids(thing):
            found += [thing.finding("unsaid", f"{id} ({language})") for language, has in said.items() if not has(id)]
    return found


def word_ids(thing: Thing) -> list[str]:
    """List the ids of the words that a thing needs."""
    if thing.file not in WORDS:
        return []
    made, id = thing.made, thing.id
    if isinstance(made, Gate):
        id = str(made.number)
        ids = [f"gate-{id}", *[f"gate-{id}.{action.id}" for action in made.actions.values()]]
        return [f"etherfields-{each}" for each in ids]
    if thing.file == "districts":
        slot = thing.entry.data["slot"]
        places = [each["id"] for each in thing.entry.data["locations"]]
        return [f"etherfields-district-{slot}", *[f"etherfields-district-{slot}.{place}" for place in places]]
    kind = WORDS[thing.file]
    dashed = id.replace(".", "-")
    return [f"etherfields-{kind}-{dashed}" if kind else f"etherfields-{dashed}"]
