"""Gradual costs: paid once per player, in instalments by anyone over turns. (F11.9–F11.12, F11.17)"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...kernel.outside import Outside
from .choices import Do, do
from .language import Instr
from .schemas import Action
from .state import MARKERS, Etherfields, Marker

Word = Callable[[Etherfields, Do, Instr, Outside], None]


def instalments(s: Etherfields, key: str) -> int:
    """Tell how many instalments of an action are paid."""
    return sum(each.n for each in s.markers if each.action == key)


def markers_left(s: Etherfields, colour: str) -> int:
    """Tell how many Intent markers of a colour are in the pool."""
    return MARKERS - sum(each.n for each in s.markers if each.colour == colour)


def instal(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Lay a marker; complete, the action resolves and its markers return. (F11.9)"""
    from .acting import action_of_key
    from .naming import action_name

    key, colour = instr.args[0], instr.args[1]
    action = action_of_key(s, key)
    if action is None or key in s.single:
        return
    if not markers_left(s, colour) and not lift(s, key, colour, out):
        return
    paid = instalments(s, key) + 1
    s.markers = (*[each for each in s.markers if each.action != key], Marker(key, colour, paid))
    if out.listening:
        called = action_name(s, key)
        out.tell("instalment", dreamer=by.dreamer, thing=called, count=paid, need=s.players, rule="F11.9")
    if paid >= s.players:
        complete(s, by, key, action, out)


def lift(s: Etherfields, key: str, colour: str, out: Outside) -> bool:
    """With no marker left one is taken from another action, which loses that instalment. (F11.11)"""
    from .naming import action_name

    others = [each for each in s.markers if each.action != key and each.colour == colour]
    if not others:
        return False
    most = max(others, key=lambda each: each.n)
    s.markers = tuple(each for each in s.markers if each is not most)
    if most.n > 1:
        s.markers = (*s.markers, Marker(most.action, most.colour, most.n - 1))
    if out.listening:
        out.tell("lifted", thing=action_name(s, most.action), rule="F11.11")
    return True


def complete(s: Etherfields, by: Do, key: str, action: Action, out: Outside) -> None:
    """Resolve an action whose cost is complete. (F11.9, F11.14)"""
    from .naming import action_name

    s.markers = tuple(each for each in s.markers if each.action != key)
    if action.single_use:
        s.single = (*s.single, key)
    if out.listening:
        out.tell("completed", dreamer=by.dreamer, thing=action_name(s, key), rule="F11.9")
    do(s, by.dreamer, action.effect)


def done(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Note that a Dreamer has done what each may do once."""
    s.done = (*s.done, (instr.args[0], by.dreamer))


WORDS: Mapping[str, Word] = {"_instal": instal, "_done": done}
