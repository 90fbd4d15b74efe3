"""The Slumber deck and the map that Slumbers are met on. (F6, F2.5, F2.6)"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.pile import EVERYBODY
from ...kernel.step import Step
from ...parts.deck import Deck, Known
from .board import Tile
from .choices import Do, do, pick, team
from .content import MAPS, SLUMBERS
from .decks import reshuffle
from .forces import figure
from .items import masks_free
from .language import Effect, Instr
from .state import HOURS_OF, DreamerId, Etherfields

Word = Callable[[Etherfields, Do, Instr, Outside], None]

NUMBER_OF = {tile.id: number for number, tile in enumerate(SLUMBERS)}
DELTA = NUMBER_OF["delta"]

CHOICES: tuple[Effect, ...] = (
    (Instr("cure", ("99",)),),
    (Instr("unseal", ("99",)),),
    (Instr("unflip", ("all",)),),
    (Instr("_reshuffle"),),
    (Instr("restore", ("mask",)),),
)
"""What Delta offers each. (F6.10)"""


def setup_tiles() -> tuple[Tile, ...]:
    """Tell the two tiles that always lie there outside Dreams. (F6.1)"""
    drawn = MAPS["slumber"]
    return tuple((drawn.id, tile) for tile in drawn.setup)


def clock(s: Etherfields) -> int:
    """Tell at how many Hours the Clock starts; a Season may lower it. (F3.3)"""
    return figure(s, s.first, "clock.reset", HOURS_OF[s.players])


def lay_slumbers(s: Etherfields, above: Iterable[int], below: Iterable[int]) -> None:
    """Lay the Slumber deck: shuffled above Delta, in order from Delta on. (F3.1)"""
    s.slumbers = Deck.of(sorted(above))
    s.slumbers.segments += [Known(tile, EVERYBODY) for tile in below]


def shuffle_slumbers(s: Etherfields) -> None:
    """Shuffle the Slumber tiles above Delta. (F6.11)"""
    s.slumbers.shuffle_above(lambda each: each.card == DELTA)


def put_under(s: Etherfields, tile: int, out: Outside) -> None:
    """A tile goes face down to the very bottom, under Delta. (F6.7)"""
    s.slumbers.put(Known(tile, EVERYBODY), len(s.slumbers), out)


def busiest(s: Etherfields) -> DreamerId:
    """Tell the Dreamer with most active Progress, which some tiles ask for."""
    return max(s.clockwise(), key=lambda dreamer: sum(not each.flipped for each in s.dreamers[dreamer].zone))


@dataclass(frozen=True)
class RevealSlumber(Step[Etherfields]):
    """The top Slumber tile is revealed: an Entity starts a Slumber, any other is just resolved. (F6.2)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        from .steps import BeginSlumber

        if not len(s.slumbers):
            return
        tile = s.slumbers.draw(out).card
        s.find(f"z.{SLUMBERS[tile].id}")
        out.reveal()
        if out.listening:
            out.tell("slumber_tile", passage=f"z.{SLUMBERS[tile].id}", rule="F6.2")
        if SLUMBERS[tile].figures is not None:
            s.agenda.append(BeginSlumber(tile))
            return
        put_under(s, tile, out)
        if tile == DELTA:
            s.agenda.append(ResetDelta())
            for dreamer in reversed(s.clockwise()):
                do(s, dreamer, (Instr("_delta"),))
        else:
            do(s, busiest(s), SLUMBERS[tile].resolved, n=tile)


@dataclass(frozen=True)
class ResetDelta(Step[Etherfields]):
    """After Delta the Clock returns and the Slumber tiles are shuffled above it; the map stays. (F6.11)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        s.hours = clock(s)
        shuffle_slumbers(s)
        out.reveal()
        if out.listening:
            out.tell("delta", hours=s.hours, rule="F6.11")


def delta(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Each chooses one gift of Delta that does something. (F6.10, F1.5)"""
    me = s.dreamers[by.dreamer]
    does = (
        me.distress > 0,
        len(s.sealed[by.dreamer]) > 0,
        any(each.flipped for each in me.zone),
        bool(me.discard),
        bool(masks_free(s)),
    )
    pick(s, by, "delta", [number for number, some in enumerate(does) if some], (Instr("_delta_gives"),))


def delta_gives(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    do(s, by.dreamer, CHOICES[by.picked])


def reshuffles(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A reshuffle that an effect orders adds the discard to the deck, without penalty. (F8.4)"""
    reshuffle(s, by.dreamer, out)


def add_slumber(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A tile comes into play, under the Slumber deck. (F24.6, F24.8)"""
    name = f"slumber.{instr.what}"
    if name not in s.found:
        s.found = (*s.found, name)
        put_under(s, NUMBER_OF[instr.what], out)
        if out.listening:
            out.tell("slumber_added", passage=f"z.{instr.what}", rule="F24.6")


def leave_campaign(s: Etherfields, tile: int, out: Outside) -> None:
    """A tile that was just resolved leaves the campaign. (F24.8)"""
    s.slumbers.segments = [each for each in s.slumbers.segments if not (isinstance(each, Known) and each.card == tile)]
    s.found = tuple(each for each in s.found if each != f"slumber.{SLUMBERS[tile].id}")
    if out.listening:
        out.tell("slumber_gone", passage=f"z.{SLUMBERS[tile].id}", rule="F24.8")


def reorder(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """All see the top Slumber tiles; the team lays them in any order."""
    seen = [s.slumbers.draw(out).card for _ in range(min(instr.number(), len(s.slumbers)))]
    out.reveal()
    for tile in seen:
        s.find(f"z.{SLUMBERS[tile].id}")
    s.slumbers.segments[:0] = [Known(tile, EVERYBODY) for tile in seen]
    if out.listening:
        out.tell("slumbers_seen", passages=[f"z.{SLUMBERS[tile].id}" for tile in seen], rule="F15.6")
    do(s, by.dreamer, (Instr("_next_tile", ("0", str(len(seen)))),))


def next_tile(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Choose which of the tiles comes next, from the top."""
    at, count = (int(arg) for arg in instr.args)
    if at < count:
        rest = [each.card for each in s.slumbers.segments[at:count] if isinstance(each, Known)]
        team(s, "tile", rest, (Instr("_tile_up", instr.args),))


def tile_up(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    at, count = (int(arg) for arg in instr.args)
    s.slumbers.segments.remove(Known(by.picked, EVERYBODY))
    s.slumbers.segments.insert(at, Known(by.picked, EVERYBODY))
    do(s, by.dreamer, (Instr("_next_tile", (str(at + 1), str(count))),))


WORDS: Mapping[str, Word] = {
    "_delta": delta, "_delta_gives": delta_gives, "_reshuffle": reshuffles, "add_slumber": add_slumber,
    "reorder": reorder, "_next_tile": next_tile, "_tile_up": tile_up,
}  # fmt: skip
