"""The small language in which cards, tiles and scripts are written: instructions, costs, conditions, rules.

    draw 1; if distress>=3 { draw 1 }
    roll plus { hold w 2*n } critical { seal 1 }
    2c          gem 1          3a|3w
    suit=hd     distress>=3    mark=open&all=A3
    limit.hand +1              cost.leave +1 when=terrain=water

An instruction is a verb, its arguments, its named arguments and its blocks; a word right before a
block names it. What a verb means stands with the executor; here is only how it is read.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

COLOURS = "acw"
"""Awareness, Cunning, Wrath. (F11.1)"""

KINDS = ("distress", "gem", "hour", "key", "ether", "discard", "seal", "flip", "place")
"""What a cost may ask beside Intent; `place` is the placement cost of a Progress, waived."""


class Unreadable(ValueError):
    """Text that is not written in this language."""


@dataclass(frozen=True)
class Instr:
    """One instruction."""

    verb: str
    args: tuple[str, ...] = ()
    named: tuple[tuple[str, str], ...] = ()
    blocks: tuple[tuple[str, tuple[Instr, ...]], ...] = ()

    def get(self, name: str, otherwise: str = "") -> str:
        """Tell a named argument."""
        for key, value in self.named:
            if key == name:
                return value
        return otherwise

    def number(self, otherwise: int = 1) -> int:
        """Tell the first argument that is a number."""
        for arg in self.args:
            if NUMBER.fullmatch(arg):
                return int(arg)
        return otherwise

    def has(self, arg: str) -> bool:
        """Whether a word is among the arguments."""
        return arg in self.args

    @property
    def what(self) -> str:
        """The first argument that is a word, if any."""
        for arg in self.args:
            if not NUMBER.fullmatch(arg):
                return arg
        return ""

    def block(self, label: str = "") -> tuple[Instr, ...]:
        """Tell the block of that name; empty where there is none."""
        for name, inside in self.blocks:
            if name == label:
                return inside
        return ()


Effect = tuple[Instr, ...]

VERBS = frozenset(
    {
        "add_slumber", "add_turn", "block_step", "borrow", "bury", "buy", "choose", "contact", "cure",
        "cycle", "discard", "draw", "each", "end", "flip", "flood", "gain", "give", "hit", "hold", "hours",
        "if", "look", "lure", "mark", "may", "morph", "move", "offer", "one", "open_wall", "other", "peek",
        "place", "prevent", "pull", "push", "read", "ready", "recolour", "relocate", "remove", "reorder",
        "reroll", "restore", "roll", "seal", "see_turn", "shuffle", "sign", "spawn", "state", "suffer",
        "terrain", "threat", "together", "travel", "treat", "two", "unflip", "unseal", "until",
    }
)  # fmt: skip
"""Every instruction there is."""

NUMBER = re.compile(r"[+-]?\d+")
_TOKEN = re.compile(r"\s*([{};]|[^\s{};]+)")
_VERB = re.compile(r"[a-z_.]+|[A-Za-z_.]+")


def read_effect(text: str) -> Effect:
    """Read a row of instructions. Raises Unreadable."""
    tokens = _TOKEN.findall(text)
    effect, at = _row(tokens, 0)
    if at != len(tokens):
        raise Unreadable(f"{text!r}: a brace closes that was not opened")
    return effect


def _row(tokens: list[str], at: int) -> tuple[Effect, int]:
    row: list[Instr] = []
    while at < len(tokens) and tokens[at] != "}":
        if tokens[at] == ";":
            at += 1
            continue
        instr, at = _instr(tokens, at)
        row.append(instr)
    return tuple(row), at


def _instr(tokens: list[str], at: int) -> tuple[Instr, int]:
    verb, at = tokens[at], at + 1
    if not _VERB.fullmatch(verb):
        raise Unreadable(f"{verb!r} is no verb")
    words: list[str] = []
    named: list[tuple[str, str]] = []
    blocks: list[tuple[str, Effect]] = []
    while at < len(tokens) and tokens[at] not in (";", "}"):
        token = tokens[at]
        label = ""
        if token != "{" and at + 1 < len(tokens) and tokens[at + 1] == "{" and token in LABELS:
            label, at, token = token, at + 1, "{"
        if token == "{":
            inside, at = _row(tokens, at + 1)
            if at >= len(tokens):
                raise Unreadable(f"{verb}: a brace is not closed")
            blocks.append((label, inside))
        elif verb != "if" and "=" in token:
            key, _, value = token.partition("=")
            named.append((key, value))
        else:
            words.append(token)
        at += 1
    return Instr(verb, tuple(words), tuple(named), tuple(blocks)), at


LABELS = frozenset({"plus", "blank", "critical", "else"})
"""The words that name a block."""


@dataclass(frozen=True)
class Cost:
    """A part of a price: so much Intent of a colour (of any of several), or so many of something else."""

    kind: str
    """`intent`, or one of KINDS."""
    n: int
    colours: str = ""
    """Which colours may pay it."""


_INTENT = re.compile(r"(\d+)([acw]+)")


def read_cost(text: str) -> Cost:
    """Read a price: `3a`, `2aw`, `gem 1`. Raises Unreadable."""
    found = _INTENT.fullmatch(text)
    if found:
        return Cost("intent", int(found[1]), found[2])
    kind, _, n = text.partition(" ")
    if kind not in KINDS or not (n.isdigit() or (kind == "place" and not n)):
        raise Unreadable(f"{text!r} is no cost")
    return Cost(kind, int(n or 0))


@dataclass(frozen=True)
class Cond:
    """One thing that must hold: a fact, how it is compared, and with what."""

    fact: str
    op: str = "="
    value: str = ""


_COND = re.compile(r"([a-z_]+)(?:(>=|<=|=)(.+))?")

FACTS = frozenset(
    {"suit", "terrain", "tile", "space", "distress", "zone", "mark", "all", "alone", "count", "sign", "done", "asleep"}
)
"""What a condition may ask."""


def read_when(text: str) -> tuple[Cond, ...]:
    """Read conditions that must all hold, joined by `&`. Raises Unreadable."""
    conds: list[Cond] = []
    for part in text.split("&"):
        found = _COND.fullmatch(part)
        if not found or found[1] not in FACTS:
            raise Unreadable(f"{part!r} is no condition")
        conds.append(Cond(found[1], found[2] or "", found[3] or ""))
    return tuple(conds)


@dataclass(frozen=True)
class Rule:
    """What changes a figure of the rules while it is in force."""

    modifies: str
    how: str
    """`+`: adds; `=`: sets; `most`: caps; `on`, `off`; `seal`: Seals instead."""
    by: int = 0
    when: tuple[Cond, ...] = ()
    who: str = "own"
    """Whose figure: the owner's own, or all."""


_RULE = re.compile(
    r"(?P<figure>[A-Za-z.]+) "
    r"(?:(?P<add>[+-]\d+)|=(?P<set>\d+)|most=(?P<most>\d+)|seal(?P<seal>\d+)|(?P<word>on|off))"
)

FIGURES = frozenset(
    {
        "luck.blank", "luck.plus", "luck.rolls", "limit.hand", "limit.items", "limit.progress", "draw", "worth.spirit",
        "cost.assault", "cost.contact", "cost.instalment", "cost.leave", "cost.move", "cost.shortcut", "cost.shop",
        "distress.first", "distress.turn", "seal", "move.walls", "range.assault", "range.contact", "range.most",
        "own.distress", "own.seal", "own.movement", "own.range", "mask", "progress", "reroll", "reroll.gem",
        "move", "relocate", "morphing", "step.M", "step.B", "step.S", "step.V", "clock.reset", "loot",
    }
)  # fmt: skip
"""The figures that a rule may change. `own` is the Entity's that bears the rule."""


def read_rule(text: str) -> Rule:
    """Read a rule: `limit.hand +1`, `cost.leave off when=terrain=water`. Raises Unreadable."""
    head, *rest = re.split(r" (?=when=|who=)", text)
    found = _RULE.fullmatch(head)
    if not found or found["figure"] not in FIGURES:
        raise Unreadable(f"{text!r} is no rule")
    named = dict(part.split("=", 1) for part in rest)
    when = read_when(named["when"]) if "when" in named else ()
    who = named.get("who", "own")
    if found["add"]:
        return Rule(found["figure"], "+", int(found["add"]), when, who)
    for how in ("set", "most", "seal"):
        if found[how]:
            return Rule(found["figure"], "=" if how == "set" else how, int(found[how]), when, who)
    return Rule(found["figure"], found["word"], 0, when, who)
