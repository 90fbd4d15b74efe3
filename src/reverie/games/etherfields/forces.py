"""What is in force: conditions that hold, and the rules of cards, tiles and Morphings that change a figure."""

from __future__ import annotations

from collections.abc import Iterator

from .board import FAR, SpaceId
from .content import (
    CARDS,
    FATES,
    FLAW,
    FLAWS,
    GATES,
    ITEM,
    ITEMS,
    MAPS,
    MASK,
    MASKS,
    MORPHINGS,
    NOTE,
    NOTES,
    SEASONS,
    STATES,
)
from .language import Cond, Rule
from .schemas import CardId, Power
from .state import DreamerId, Etherfields


def terrains(s: Etherfields, space: SpaceId) -> frozenset[str]:
    """Tell the Terrain of a space, tokens too; Light and Darkness together are neither. (F14.12)"""
    printed = s.board.spaces[space].terrain
    found = {printed} if printed else set()
    if space in s.flooded:
        found.add("water")
    if any(space in token for token in s.light):
        found.add("light")
    if {"light", "darkness"} <= found:
        found -= {"light", "darkness"}
    return frozenset(found)


def holds(s: Etherfields, dreamer: DreamerId, conds: tuple[Cond, ...], space: SpaceId | None = None) -> bool:
    """Whether all conditions hold for a Dreamer, at a space or where they stand."""
    return all(_holds(s, dreamer, cond, space) for cond in conds)


def _holds(s: Etherfields, dreamer: DreamerId, cond: Cond, space: SpaceId | None) -> bool:
    me = s.dreamers[dreamer]
    match cond.fact:
        case "suit":
            return bool(s.suit) and s.suit in cond.value
        case "terrain":
            here = me.space if space is None else space
            return bool(terrains(s, here) & set(cond.value.split(",")))
        case "space":
            return cond.value in s.board.spaces[me.space if space is None else space].signs
        case "distress":
            return me.distress >= int(cond.value)
        case "zone":
            return sum(not each.flipped and each.card < FLAW for each in me.zone) >= int(cond.value)
        case "alone":
            return s.players == 1
        case "mark":
            return cond.value in s.marks
        case "tile":
            return any(tile == cond.value for _, tile in s.tiles)
        case "all":
            return all(s.board.tiles[each.space][1] == cond.value for each in s.dreamers)
    raise NotImplementedError(cond.fact)


def power_of(card: CardId) -> Power:
    """Tell what a card does, a Flaw, a Mask, a Note or an Item too."""
    if card >= ITEM:
        return ITEMS[card - ITEM].power
    if card >= NOTE:
        return NOTES[card - NOTE].power
    if card >= MASK:
        return MASKS[card - MASK].power
    return FLAWS[card - FLAW].power if card >= FLAW else CARDS[card].power


def active(s: Etherfields, dreamer: DreamerId) -> list[CardId]:
    """List a Dreamer's active cards in the zone. (F9.10)"""
    return [each.card for each in s.dreamers[dreamer].zone if not each.flipped]


def rules_for(s: Etherfields, dreamer: DreamerId) -> Iterator[Rule]:
    """List the rules that are in force for a Dreamer. Equal copies do not add up. (F9.9)"""
    quiet = silenced(s)
    for card in dict.fromkeys(active(s, dreamer)):
        if card >= FLAW or not quiet:
            yield from power_of(card).rules
    for state, _ in s.dreamers[dreamer].states:
        yield from next(each for each in STATES if each.id == state).rules
    if s.dreamers[dreamer].mask >= 0 and not _morphed(s, "mask"):
        yield from MASKS[s.dreamers[dreamer].mask].power.rules
    if s.gate >= 0:
        yield from GATES[s.gate].rules
    if s.town is not None and s.town.seasons:
        yield from SEASONS[s.town.seasons[0]].power.rules
    for fate, _ in s.quirks:
        yield from FATES[fate].power.rules
    for space in s.gems_laid:
        map_id, tile = s.board.tiles[space]
        yield from MAPS[map_id].gem.get(tile, ())
    if s.met is not None:
        yield from (rule for rule in s.met.entity.rules if not rule.modifies.startswith("own."))


def silenced(s: Etherfields) -> bool:
    """Whether placed Progress is off, by a Morphing."""
    return _morphed(s, "progress")


def _morphed(s: Etherfields, figure: str) -> bool:
    out = () if s.met is None else s.met.morphings
    return any(rule.modifies == figure and rule.how == "off" for number in out for rule in MORPHINGS[number].rules)


def unmasked(s: Etherfields) -> bool:
    """Whether Masks are off, by a Morphing."""
    return _morphed(s, "mask")


def no_rerolls(s: Etherfields, by_gem: bool = False) -> bool:
    """Whether dice stay as they lie, by a Morphing."""
    return _morphed(s, "reroll") or (by_gem and _morphed(s, "reroll.gem"))


def figure(s: Etherfields, dreamer: DreamerId, name: str, base: int, space: SpaceId | None = None) -> int:
    """Tell a figure of the rules for a Dreamer: summed, then set or capped. (F1.13)"""
    rules = [rule for rule in rules_for(s, dreamer) if rule.modifies == name and holds(s, dreamer, rule.when, space)]
    total = base + sum(rule.by for rule in rules if rule.how == "+")
    for rule in rules:
        if rule.how == "=":
            total = max(total, rule.by)
        elif rule.how == "most":
            total = min(total, rule.by)
    return max(total, 1 if name.startswith("cost.") and base > 0 else 0)


def off(s: Etherfields, dreamer: DreamerId, name: str, space: SpaceId | None = None) -> bool:
    """Whether something is switched off for a Dreamer."""
    return name in s.dreamers[dreamer].until or any(
        rule.modifies == name and rule.how == "off" and holds(s, dreamer, rule.when, space)
        for rule in rules_for(s, dreamer)
    )


def has_rule(s: Etherfields, dreamer: DreamerId, name: str) -> Rule | None:
    """Find a rule in force that changes a figure by a word of its own."""
    for rule in rules_for(s, dreamer):
        if rule.modifies == name:
            return rule
    return None


def colours_active(s: Etherfields, dreamer: DreamerId, colour: str) -> int:
    """Count active Progress of a colour; one of two colours counts in both. (F9.10, F9.11)"""
    return sum(card < FLAW and colour in CARDS[card].colours for card in active(s, dreamer))


def hand_limit(s: Etherfields, dreamer: DreamerId) -> int:
    """Tell how many cards a Dreamer may hold. (F8.2, F8.13)"""
    lone = s.lone and s.players == 1
    return figure(s, dreamer, "limit.hand", 7 if lone else 6)


def within(s: Etherfields, dreamer: DreamerId, n: int) -> int:
    """Tell a range of a Dreamer's, as far as a State lets it reach; what has no range is not shortened. (F17.3)"""
    return FAR if n >= FAR else figure(s, dreamer, "range.most", n)


def entity_figure(s: Etherfields, name: str, base: int) -> int:
    """Tell a figure of the Entity, with its Morphings and States."""
    if s.met is None:
        return base
    rules = [rule for number in s.met.morphings for rule in MORPHINGS[number].rules]
    rules += [rule for state in s.met.states for each in STATES if each.id == state for rule in each.rules]
    total = base + sum(rule.by for rule in rules if rule.modifies == name and rule.how == "+")
    if any(rule.modifies == name and rule.how == "off" for rule in rules):
        return 0
    if name == "own.range":
        caps = [rule.by for rule in rules if rule.modifies == "range.most"]
        total = min([total, *caps])
    return total
