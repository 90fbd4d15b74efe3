"""A Dream: its Gate, scripts, Secrets, what floods, what ends it. So far the Initiation. (F7, F22, F30)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.step import Step
from ...parts.deck import Deck
from .board import NOWHERE, SpaceId
from .choices import NONE, Do, do, pick
from .content import ENTITIES, GATES, MASKS, NOTES, SCRIPTS, SECRETS, TURNS, deck_of
from .decks import lay_deck
from .forces import holds, terrains
from .items import gain_item
from .language import Instr, read_effect
from .schemas import Gate
from .state import NO_TURN, Dreamer, DreamerId, Etherfields, Hidden, Met

Word = Callable[[Etherfields, Do, Instr, Outside], None]

FIRST_MASKS = tuple(number for number, mask in enumerate(MASKS) if mask.first)


REFRESHED = read_effect("each { choose { cure 1 } { unseal 3 } }")
"""What each has on entering a Dream. (F7.6)"""


@dataclass(frozen=True)
class BeginDream(Step[Etherfields]):
    """Enter a Dream: setup, Turn cards, introduction, Entrances, first turn. (F7.2)"""

    foreseen: ClassVar[bool] = True
    gate: int

    def run(self, s: Etherfields, out: Outside) -> None:
        from .steps import BeginTurn, lay_turns

        gate = GATES[self.gate]
        s.gate, s.met, s.flooded, s.marks, s.signs, s.markers, s.done = self.gate, None, (), (), (), (), ()
        s.tiles, s.hidden, s.revealed, s.single, s.light, s.gems_laid = (), (), (), (), (), ()
        for dreamer in range(s.players):
            s.change(dreamer, space=NOWHERE, hurt=False, states=())
        s.wall, s.opened = None, ()
        lay_turns(s, gate.turns, out)
        if out.listening:
            out.tell("dream", passage=f"gate.{self.gate}", rule="F7.2")
        s.agenda.append(BeginTurn(first=True))
        do(s, s.first, REFRESHED)
        for dreamer in reversed(s.clockwise()):
            do(s, dreamer, (Instr("_enter"),))
        do(s, s.first, (*gate.setup, Instr("read", (gate.intro,))))


@dataclass(frozen=True)
class Restart(Step[Etherfields]):
    """The Initiation begins anew: decks whole, nobody hurt. (F20.6)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        for dreamer in range(s.players):
            cards = deck_of(s.dreamers[dreamer].slug)
            s.dreamers[dreamer] = Dreamer(s.dreamers[dreamer].archetype, NOWHERE, tuple(sorted(cards)))
            s.sealed[dreamer] = Deck([])
            lay_deck(s, dreamer, cards, out)
        s.dead, s.dues, s.notes, s.items, s.storage, s.found = (), (), (), (), (), ()
        out.reveal()
        if out.listening:
            out.tell("restarted", rule="F20.6")
        s.agenda.append(BeginDream(s.gate))


def gate_of(s: Etherfields) -> Gate | None:
    """Tell the Gate of the current Dream."""
    return None if s.gate == NONE else GATES[s.gate]


# Scripts, tiles, Secrets


def read(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Read a script: its words, then its instructions in order. (F22.1)"""
    code = instr.args[0]
    s.find(code)
    out.reveal()
    if out.listening:
        out.tell("read", passage=code, rule="F22.1")
    do(s, by.dreamer, SCRIPTS[code].effect)


def place(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Lay a map tile into its slot, or Secrets face down on their spaces. (F2.1, F7.5)"""
    if instr.what == "wall":
        do(s, by.dreamer, by.then("_wall_at"))
        return
    gate = gate_of(s)
    assert gate is not None
    if instr.what == "tile":
        s.tiles = (*s.tiles, (gate.map, instr.args[1]))
        out.reveal()
        if out.listening:
            out.tell("tile", slot=instr.args[1], rule="F2.1")
        return
    s.hidden = (*s.hidden, *[Hidden(letter) for letter in instr.args[1]])
    if out.listening:
        out.tell("secrets", letters=list(instr.args[1]), rule="F7.5")


def spawn(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """An Entity of the Dream comes. (F16.1)"""
    from .entities import Spawn

    tile = next(number for number, each in enumerate(ENTITIES) if each.id == instr.what)
    s.met = Met(tile)
    s.find(f"z.{instr.what}")
    out.reveal()
    if out.listening:
        out.tell("came", passage=f"z.{instr.what}", rule="F16.1")
    figures = ENTITIES[tile].figures
    assert figures is not None
    s.agenda.append(Spawn(figures.count, True))


def secrets_left(s: Etherfields) -> list[int]:
    """List the Secrets of this Dream that lie somewhere, nobody knows where."""
    placed = {each.secret for each in s.hidden} | set(s.revealed)
    own = [number for number, each in enumerate(SECRETS) if each.code.startswith(f"{s.gate}.")]
    return [number for number in own if number not in placed]


def settled(s: Etherfields, letter: str, out: Outside) -> Hidden:
    """Let it be settled which Secret lies there: those of a Dream were shuffled."""
    each = next(each for each in s.hidden if each.letter == letter)
    if each.secret == NONE:
        left = secrets_left(s)
        each = replace(each, secret=left[out.below(len(left))])
    return each


def space_of(s: Etherfields, letter: str) -> SpaceId:
    """Tell where a Secret lies."""
    return next(space for space, printed in s.board.spaces.items() if printed.secret == letter)


def here(s: Etherfields, dreamer: DreamerId) -> str:
    """Tell the Secret in a Dreamer's space, if one lies there."""
    letter = s.board.spaces[s.dreamers[dreamer].space].secret
    return letter if any(each.letter == letter for each in s.hidden) else ""


def peek(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """See one Secret of this Dream. (F13.3)"""
    pick(s, by, "peek", ["abcd".index(each.letter) for each in s.hidden], by.then("_peek"))


def peeked(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """What is seen is shown to the peeker alone. (F22.4)"""
    letter, seat = "abcd"[by.picked], s.seat_of(by.dreamer)
    each = settled(s, letter, out)
    each = replace(each, knowers=each.knowers | 1 << seat)
    s.hidden = tuple(each if old.letter == letter else old for old in s.hidden)
    out.reveal()
    if out.listening:
        secret = {"passage": f"secret.{SECRETS[each.secret].id}"}
        out.whisper((seat,), secret, "peeked", dreamer=by.dreamer, letter=letter, rule="F22.4")


def take(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Reveal the Secret in one's space: all see it, and what it brings comes. (F7.5, F13.8)"""
    letter = here(s, by.dreamer)
    if not letter:
        return
    each = settled(s, letter, out)
    s.hidden = tuple(old for old in s.hidden if old.letter != letter)
    s.revealed = (*s.revealed, each.secret)
    s.find(f"secret.{SECRETS[each.secret].id}")
    out.reveal()
    if out.listening:
        out.tell(
            "revealed", dreamer=by.dreamer, letter=letter, passage=f"secret.{SECRETS[each.secret].id}", rule="F13.8"
        )
    do(s, by.dreamer, SECRETS[each.secret].reveal)


# What the Initiation needs


def next_flooded(s: Etherfields) -> SpaceId | None:
    """Tell the space that floods next: the southernmost dry row, from west to east. (F30.3)"""
    dry = [space for space in s.board.spaces if "water" not in terrains(s, space)]
    return min(dry, key=lambda space: (-(space // 8), space % 8), default=None)


def flood(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A space is Water from now on: a mark. (F30.3, F14.18)"""
    space = next_flooded(s)
    if space is not None:
        s.flooded = (*s.flooded, space)
        if out.listening:
            out.tell("flooded", space=space, rule="F30.3")


def mark(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    s.marks = (*s.marks, instr.what)
    if out.listening:
        out.tell("marked", mark=instr.what, rule="F14.18")


def sign(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    s.signs = (*s.signs, instr.what)
    if out.listening:
        out.tell("sign", sign=instr.what, rule="F24.2")


def offer(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Two of the first Masks at random: one is worn, the other returns. (F30.5)"""
    left = masks_left(s)
    found = [left.pop(out.below(len(left))) for _ in range(min(instr.number(), len(left)))]
    out.reveal()
    if out.listening:
        out.tell("masks", dreamer=by.dreamer, masks=found, rule="F30.5")
    pick(s, by, "mask", found, by.then("_wear"))


def masks_left(s: Etherfields) -> list[int]:
    """List the first Masks that nobody wears."""
    worn = {each.mask for each in s.dreamers}
    return [number for number in FIRST_MASKS if number not in worn]


def wear(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    s.change(by.dreamer, mask=by.picked)
    if out.listening:
        out.tell("wears", dreamer=by.dreamer, mask=by.picked, rule="F19.4")


def gain_thing(s: Etherfields, by: Do, what: str, name: str, out: Outside) -> None:
    """Gain a Note or an Item for the team, or a Flaw for a Dreamer. (F1.10, F19.1)"""
    if what == "note":
        s.find(f"note.{name}")
        s.notes = (*s.notes, next(number for number, each in enumerate(NOTES) if each.id == name))
        if out.listening:
            out.tell("note", dreamer=by.dreamer, passage=f"note.{name}", rule="F1.10")
    elif what == "item":
        gain_item(s, name, out)
    elif len(s.flaws):  # F19.9
        card = s.flaws.draw(out).card
        me = s.dreamers[by.dreamer]
        s.change(by.dreamer, discard=(*me.discard, card), owned=tuple(sorted((*me.owned, card))))
        out.reveal()
        if out.listening:
            out.tell("gained_flaw", dreamer=by.dreamer, card=card, rule="F19.1")


# Events, goals, the end


def happens(s: Etherfields, event: str, out: Outside) -> None:
    """Let the Gate answer an event."""
    gate = gate_of(s)
    for trigger in () if gate is None else gate.triggers:
        if trigger.event == event and holds(s, s.first, trigger.when):
            do(s, s.first, trigger.do)


def enters(s: Etherfields, dreamer: DreamerId, out: Outside) -> None:
    """A Dreamer entered a space that the Gate waits for: the first time only. (F30.7)"""
    gate = gate_of(s)
    digit = s.board.spaces[s.dreamers[dreamer].space].action
    event = f"enters.{digit}"
    if gate is not None and digit and event not in s.marks and any(each.event == event for each in gate.triggers):
        s.marks = (*s.marks, event)
        happens(s, event, out)


def reach_goal(s: Etherfields, out: Outside) -> None:
    """See whether a goal is met; its script is read at once. (F7.7, F7.8)"""
    gate = gate_of(s)
    if gate is None or s.outcome or "over" in s.marks:
        return
    for goal in gate.goals:
        if holds(s, s.first, goal.when):
            s.marks = (*s.marks, "over")
            s.agenda.clear()
            do(s, s.first, (Instr("read", (goal.kind if s.signs[0] == "kind" else goal.taken,)),))
            return


def end(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """The Dream ends by a script. (F7.3)"""
    s.agenda.clear()
    s.agenda.append(EndDream("out" if instr.what == "out" else "won"))
    if s.gate == 0:
        for dreamer in reversed(s.clockwise()):
            if s.dreamers[dreamer].mask == NONE:
                do(s, dreamer, (Instr("_unmasked"),))


def unmasked(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Who has no Mask when the Initiation ends chooses one. (F30.5)"""
    pick(s, by, "mask", masks_left(s), by.then("_wear"))


@dataclass(frozen=True)
class EndDream(Step[Etherfields]):
    """All of the Dream leaves save what was gained. (F7.4)"""

    foreseen: ClassVar[bool] = True
    how: str

    def run(self, s: Etherfields, out: Outside) -> None:
        from .awakening import Awaken, unlock_first
        from .town import InTown

        s.met, s.hidden, s.markers, s.flooded, s.marks, s.done = None, (), (), (), (), ()
        s.current, s.turns, s.turn_discard = NO_TURN, Deck([]), Deck.of(list(range(len(TURNS))))
        s.step, s.blocked = 0, ()
        if out.listening:
            out.tell("dream_over", how=self.how, rule="F7.4")
        s.gate = NONE
        unlock_first(s, out)
        assert s.town is not None
        s.town = replace(s.town, won=int(self.how == "won"))
        s.agenda += [InTown(), Awaken(1)]


WORDS: Mapping[str, Word] = {
    "read": read, "place": place, "spawn": spawn, "peek": peek, "_peek": peeked, "_take_secret": take,
    "flood": flood, "mark": mark, "sign": sign, "offer": offer, "_wear": wear, "end": end, "_unmasked": unmasked,
}  # fmt: skip
