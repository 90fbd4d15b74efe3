"""What the options of a choice are called: each by the name of a thing of the box, a space, or a passage."""

from __future__ import annotations

import re

from .content import ARCHETYPES, CARDS, FATES, FLAW, FLAWS, ITEMS, MAPS, MASKS, MORPHINGS, SLUMBERS
from .dreams import gate_of
from .figures import FIGURE
from .ground import WIDE, lightable
from .language import Effect, Instr
from .schemas import CardId
from .state import DreamerId, Etherfields
from .town import GO, passage_of

Things = tuple[tuple[int | str, str], ...]
"""What options are called: each with the id of its thing."""

LETTERS = "abcd"
NAMES = {"archetype": ARCHETYPES, "mask": [each.id for each in MASKS], "item": [each.id for each in ITEMS]}
SPACES = frozenset({"spawn", "way", "space", "entrance", "quirk"})
FIGURES = frozenset({"push", "pull", "pushed"})
DREAMERS = frozenset({"who", "dead", "shopper"})
IN_ZONE = frozenset({"flip", "unflip", "ready"})


def things(s: Etherfields, about: str, offered: tuple[int, ...], effect: Effect = (), dreamer: DreamerId = 0) -> Things:
    """Tell what the options of a choice are called."""
    return tuple((option, thing(s, about, option, effect, dreamer)) for option in offered)


def thing(s: Etherfields, about: str, option: int, effect: Effect = (), dreamer: DreamerId = 0) -> str:
    """Tell what an option is called: words that the game has, several things joined by `+`, or a passage."""
    if about in NAMES and option >= 0:
        return f"{about}-{NAMES[about][option]}"
    if about in SPACES:
        return space_name(option)
    if about in DREAMERS:
        return f"seat-{option}"
    if about in FIGURES and option >= 0:
        return f"figure-{option}" if option < FIGURE else f"seat-{option - FIGURE}"
    if about in IN_ZONE:
        return card_name(s.dreamers[dreamer].zone[option].card)
    match about:
        case "place":
            return passage_of(option)
        case "town" if option >= GO:
            return passage_of(option - GO)
        case "gate" if option >= 0:
            return f"gate.{option}"
        case "tile":
            return f"z.{SLUMBERS[option].id}"
        case "place_card" | "flaw":
            return card_name(option)
        case "morphing":
            return f"morphing-{MORPHINGS[option].id}"
        case "peek":
            return f"letter-{LETTERS[option]}"
        case "light":
            (asked,) = effect
            return "+".join(space_name(each) for each in lightable(s, dreamer, asked)[option])
        case "wall":
            return "+".join(space_name(each) for each in divmod(option, WIDE))
    blocks = next((each.blocks for each in effect if each.verb == "_block"), ())
    return effect_name(blocks[option][1]) if blocks else f"{about}-{'none' if option < 0 else option}"


def space_name(space: int) -> str:
    return f"space-{space}"


def card_name(card: CardId) -> str:
    return f"card-{FLAWS[card - FLAW].id if card >= FLAW else CARDS[card].id}"


def effect_name(effect: Effect) -> str:
    """Tell what an effect is called that is one of several: by what it says."""
    return f"effect-{'-'.join(spelled(each) for each in effect)}"


def spelled(instr: Instr) -> str:
    """Write an instruction as letters and dashes."""
    inside = [spelled(each) for _, block in instr.blocks for each in block]
    said = " ".join([instr.verb, *instr.args, *[f"{key} {value}" for key, value in instr.named], *inside])
    return re.sub(r"\W+", "-", said.replace("+", "")).strip("-")


def actions_before(s: Etherfields) -> Things:
    """Tell what all actions that lie open are called."""
    of_met = () if s.met is None else tuple((key, action_name(s, key)) for key in s.met.entity.actions)
    spaces = [(s.board.tiles[number][0], printed.action) for number, printed in sorted(s.board.spaces.items())]
    keys = [f"{map_id}.{digit}" for map_id, digit in spaces if digit]
    quirks = [f"quirk.{FATES[fate].id}" for fate, _ in s.quirks if FATES[fate].power.use]
    return (*of_met, *[(key, action_name(s, key)) for key in [*keys, *quirks]])


def action_name(s: Etherfields, key: str) -> str:
    """Tell what an action is called: in a Dream by its passage, on the Slumber map by its tile."""
    map_id, _, digit = key.partition(".")
    gate = gate_of(s)
    if map_id == "quirk":
        return f"fate-{digit}"
    if gate is not None and map_id == gate.map and digit in gate.actions:
        return f"gate.{gate.number}.{gate.actions[digit].id}"
    if map_id in MAPS:
        space = next(number for number, printed in s.board.spaces.items() if printed.action == digit)
        return f"tile.{map_id}.{s.board.tiles[space][1]}"
    if gate is not None and key not in ("assault", "contact"):
        return f"gate.{gate.number}.{key}"
    return f"action-{key}"
