"""What an effect is worth, by the exchange rates of the ledger: so that prices keep to them."""

from __future__ import annotations

from .language import Effect, Instr
from .schemas import STRETCH, TURN, Influence

WITHIN = 2
WITHIN_PROGRESS = 3
"""How far a card may be off, and a Progress."""

EACH = {
    "draw": 2, "cycle": 1, "cure": 3, "prevent": 3, "unseal": 1, "hours": 5, "block_step": 4, "unflip": 3, "state": 3,
    "push": 2, "pull": 2, "lure": 2, "reroll": 2, "see_turn": 2, "move": 1, "seal": -1, "discard": -2, "suffer": -3,
    "flip": -3,
}  # fmt: skip
"""What one of each is worth."""
GAINS = {"ether": 3, "gem": 4, "key": 8, "spirit": 2}
ONCE = {TURN: 6, STRETCH: 2, "": 1}
SINGLE = frozenset({"push", "pull", "lure"})
"""Worth the same, however far."""

PRINTED = frozenset({"escapement"})
"""Cards that the ledger prints outside its own rates."""


def worth(effect: Effect) -> float | None:
    """Add up an effect; None where it does something that has no rate."""
    total = 0.0
    for instr in effect:
        each = _worth(instr)
        if each is None:
            return None
        total += each
    return total


def _worth(instr: Instr) -> float | None:
    n = instr.number()
    match instr.verb:
        case "hold":
            return n + 1 if instr.what in ("any", "aw", "acw") else n
        case "gain":
            rate = GAINS.get(instr.what)
            return None if rate is None else rate * n
        case "move":
            return n + (1 if instr.get("walls") else 0)
        case "other":
            return worth(instr.block())
        case "if":
            inside = worth(instr.block())
            return None if inside is None else inside / 2
        case "choose":
            found = [worth(block) for _, block in instr.blocks]
            return max((each for each in found if each is not None), default=None)
        case "prevent" if instr.get("what") == "seal":
            return float(n)
        case "state" | "see_turn" | "block_step" | "reroll":
            return EACH[instr.verb]
    if instr.verb not in EACH or instr.blocks or instr.get("per"):
        return None
    return EACH[instr.verb] * (1 if instr.verb in SINGLE else n)


def off(card: Influence) -> float | None:
    """Tell how far a card's effect is from cost, Intent and price; None where it has no rate."""
    gained = worth(card.power.effect)
    if gained is None or card.power.rules or card.power.on:
        return None
    asked = sum(cost.n for cost in card.cost) + card.intent + card.price
    once = ONCE[card.power.once]
    each = gained - sum(cost.n for cost in card.power.use)
    return each * once / (2 if card.power.requires else 1) - asked


def fair(card: Influence) -> bool:
    """Whether a card keeps to the rates, as far as they say."""
    by = off(card)
    return by is None or card.id in PRINTED or abs(by) <= (WITHIN_PROGRESS if card.progress else WITHIN)
