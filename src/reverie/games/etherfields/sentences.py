"""A card's sentence, made from its data: one template for each word of an instruction, a rule, a cost, a condition.

The templates are words like all others (`etherfields-do-<verb>`, `etherfields-rule-of-<figure>`, …). This
module only knows their names: whoever has a language says them.
"""

from __future__ import annotations

from collections.abc import Callable

from .language import NUMBER, Cond, Cost, Effect, Instr, Rule, read_when
from .schemas import Entity, Influence, Kept, Power, Turn

Say = Callable[[str, dict[str, str | int]], str]
"""Says a message of the game with its values."""

NONE = "none"
"""The value of what an instruction does not say."""
WAYS = ("all", "any", "first", "one", "other", "random", "under", "wide")


def of_card(card: Influence, say: Say) -> str:
    """Tell what an Influence card does."""
    told = of_power(card.power, say)
    paid = costs(card.cost, say)
    if card.progress:
        return say("card-progress", {"cost": paid, "effect": told})
    return say("card-rapid" if card.rapid else "card-plain", {"cost": paid or NONE, "effect": told})


def of_kept(thing: Kept, say: Say) -> str:
    """Tell what a Mask, Item, Flaw, Fate, Season or back action does."""
    told = of_power(thing.power, say)
    if thing.power.rapid:
        told = say("card-rapid", {"cost": NONE, "effect": told})
    if thing.discard:
        told = f"{told} {say('card-rid', {'cost': costs(thing.discard, say)})}"
    after = say(f"after-{thing.after}", {}) if thing.after in ("storage", "market") else ""
    return f"{told} {after}".strip()


def of_turn(card: Turn, say: Say) -> str:
    """Tell a Turn card's Loot."""
    return say("or-else", {}).join(of_effect(loot, say) for loot in card.loot)


def of_entity(entity: Entity, step: str, say: Say) -> str:
    """Tell what an Entity does at a step; nothing where it does nothing."""
    effect = entity.effects.get(step, ())
    return sentence(of_effect(effect, say)) if effect else ""


def of_power(power: Power, say: Say) -> str:
    """Tell what something does when it is used, and what holds while it is there."""
    told = [sentence(rule(each, say)) for each in power.rules]
    if power.effect:
        effect = of_effect(power.effect, say)
        opening = [
            say(f"once-{power.once}", {}) if power.once else "",
            say(f"on-{power.on}", {}) if power.on else "",
            condition(power.requires, say),
            costs(power.use, say),
        ]
        before = ", ".join(each for each in opening if each)
        told.append(sentence(say("opened", {"before": before, "effect": effect}) if before else effect))
    return " ".join(told)


def sentence(text: str) -> str:
    """Begin with a capital and end with a stop."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"


def joined(parts: list[str], with_: str) -> str:
    return f" {with_} ".join(parts)


def of_effect(effect: Effect, say: Say) -> str:
    """Tell a row of instructions; what others do ends with a stop."""
    told, ended = "", False
    for each in effect:
        text = instruction(each, say)
        if not told:
            told = text
        elif ended:
            told = f"{sentence(told)} {text[:1].upper()}{text[1:]}"
        else:
            told += say("then", {}) + text
        ended = any(label == "" for label, _ in each.blocks)
    return told


def instruction(instr: Instr, say: Say) -> str:
    """Tell one instruction by its template."""
    if instr.verb in ("choose", "roll"):
        return told_blocks(instr, say)
    values: dict[str, str | int] = {"n": number(instr), "what": instr.what, "range": int(instr.get("range", "-1"))}
    values |= {name: value for name, value in instr.named if name not in ("range",)}
    for name in ("walls", "to", "per", "most", "least", "for", "suit", "take", "of", "place"):
        values.setdefault(name, NONE)
    values["suits"] = suits(instr.get("suit"), say) or NONE
    if (instr.what and set(instr.what) <= set("acw")) or instr.what == "any":
        values["colours"] = colours(instr.what, say)
    values["inner"] = of_effect(instr.block(), say) or NONE
    values["other"] = of_effect(instr.block("else"), say)
    values["way"] = next((arg for arg in instr.args if arg in WAYS), NONE)
    values["thing"] = instr.what.replace(".", "_") or NONE
    if instr.verb == "if":
        values["condition"] = condition(read_when(instr.args[0]), say)
    return say(f"do-{instr.verb}", values)


def number(instr: Instr) -> str | int:
    """Tell the number of an instruction; `n` is the pips of a die."""
    for arg in instr.args:
        if arg == "n":
            return "n"
        if arg.endswith("*n"):
            return f"{arg[:-2]}n"
        if NUMBER.fullmatch(arg):
            return int(arg)
    return 1


def told_blocks(instr: Instr, say: Say) -> str:
    """Tell a choice, or what each face of the Luck die brings."""
    if instr.verb == "choose":
        return say("or-else", {}).join(of_effect(block, say) for _, block in instr.blocks)
    faces = [say(f"rolled-{label}", {"effect": of_effect(block, say)}) for label, block in instr.blocks]
    return say("do-roll", {"faces": say("then", {}).join(faces)})


# Costs, conditions, rules


def costs(paid: tuple[Cost, ...], say: Say) -> str:
    """Tell a price."""
    return ", ".join(cost(each, say) for each in paid)


def cost(each: Cost, say: Say) -> str:
    if each.kind == "intent":
        return say("cost-intent", {"n": each.n, "colours": colours(each.colours, say)})
    return say(f"cost-{each.kind}", {"n": each.n})


def colours(letters: str, say: Say) -> str:
    """Name the colours that an Intent may be of."""
    if letters in ("any", "acw"):
        return say("colour-any", {})
    return joined([say(f"colour-{letter}", {}) for letter in letters], say("or", {}))


def suits(letters: str, say: Say) -> str:
    return joined([say(f"suit-{letter}", {}) for letter in letters], say("or", {}))


def condition(conds: tuple[Cond, ...], say: Say) -> str:
    """Tell what must hold."""
    told: list[str] = []
    for each in conds:
        values: dict[str, str | int] = {"value": each.value}
        if each.fact == "suit":
            values["suits"] = suits(each.value, say)
        elif each.fact == "terrain":
            kinds = [say(f"terrain-{kind}", {}) for kind in each.value.split(",")]
            values["terrains"] = joined(kinds, say("or", {}))
        elif NUMBER.fullmatch(each.value):
            values["value"] = int(each.value)
        told.append(say(f"when-{each.fact}", values))
    return ", ".join(told)


def rule(each: Rule, say: Say) -> str:
    """Tell what a rule changes."""
    key = f"rule-of-{each.modifies.replace('.', '_')}"
    told = say(key, {"how": each.how, "by": each.by, "less": -each.by, "who": each.who})
    return f"{condition(each.when, say)}{say('colon', {})}{told}" if each.when else told
