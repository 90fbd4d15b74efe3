"""How a terminal draws Etherfields: who is where with what, the Turn card, and the map as letters."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..games.etherfields.board import board_of
from ..games.etherfields.content import CARDS, FLAW, FLAWS, ITEM, ITEMS, MASK, MASKS
from ..games.etherfields.sentences import of_card, of_kept
from ..games.etherfields.state import NO_TURN, Dreamer
from ..games.etherfields.view import EtherfieldsView
from ..kernel.view import View
from .boards import Board
from .speaker import Speaker, folded

SIGNS = {"water": "~", "light": "*", "darkness": "@", "swamp": "&"}


class EtherfieldsBoard(Board):
    """The table of Etherfields."""

    def draw(self, view: View, say: Speaker) -> RenderableType:
        assert isinstance(view, EtherfieldsView)
        parts: list[RenderableType] = [self._sky(view, say)]
        if view.tiles and any(dreamer.space >= 0 for dreamer in view.dreamers):
            parts.append(self._map(view))
        grid = Grid.grid(padding=(0, 2))
        for number, dreamer in enumerate(view.dreamers):
            grid.add_row(str(number + 1), self._name(number, view, say), self._has(dreamer, say))
        return Group(*parts, grid)

    def explain(self, word: str, say: Speaker) -> RenderableType | None:
        """Tell what an Influence card, a Mask, an Item or a Flaw does."""
        sought = folded(word)

        def said(id: str, values: dict[str, str | int]) -> str:
            return say.text(f"etherfields-{id}", **values)

        told = [(say.card(number), of_card(card, said)) for number, card in enumerate(CARDS)]
        kept = [(FLAW, FLAWS), (MASK, MASKS), (ITEM, ITEMS)]
        told += [(say.card(first + n), of_kept(thing, said)) for first, box in kept for n, thing in enumerate(box)]
        found = [(name, effect) for name, effect in told if sought and sought in folded(name)]
        return Text("\n".join(f"{name} – {effect}" for name, effect in found)) if found else None

    def _sky(self, view: EtherfieldsView, say: Speaker) -> Text:
        """Tell what is common to all."""
        told = [
            say.text("etherfields-terminal-clock", hours=view.hours),
            say.text("etherfields-terminal-keys", keys=view.keys),
        ]
        if view.current != NO_TURN:
            told.insert(0, say.text("etherfields-terminal-turn", card=say.text(f"etherfields-turn-{view.current}")))
        if view.met is not None:
            told.append(say.text("etherfields-terminal-met", threat=view.met.threat, contact=view.met.contact))
        return Text(" · ".join(told), style="bold")

    def _name(self, number: int, view: EtherfieldsView, say: Speaker) -> str:
        """Name a Dreamer like who steers them, from the second on with a number."""
        name = say.player(number % view.seats, view.seat)
        return name if number < view.seats else f"{name} {number // view.seats + 1}"

    def _has(self, dreamer: Dreamer, say: Speaker) -> str:
        """Tell what a Dreamer has."""
        if dreamer.archetype < 0:
            return ""
        told = [
            say.text(f"etherfields-archetype-{dreamer.slug}"),
            say.text("etherfields-terminal-has", distress=dreamer.distress, ether=dreamer.ether, gems=dreamer.gems),
        ]
        if dreamer.space >= 0:
            told.append(say.text(f"etherfields-space-{dreamer.space}"))
        if dreamer.hand:
            told.append(
                say.text("etherfields-terminal-hand", cards=say.listed([say.card(card) for card in dreamer.hand]))
            )
        if dreamer.zone:
            zone = say.listed([say.card(each.card) for each in dreamer.zone])
            told.append(say.text("etherfields-terminal-zone", cards=zone))
        return " · ".join(told)

    def _map(self, view: EtherfieldsView) -> Text:
        """Draw the tiles: a figure of a Dreamer is its number, one of the Entity `M`; Walls are strokes."""
        board = board_of(view.tiles, view.wall, view.opened)
        figures = () if view.met is None else view.met.figures
        lines: list[str] = []
        for row in range(6):
            if not any(8 * row + column in board.spaces for column in range(8)):
                continue
            line, under = "", ""
            for column in range(8):
                here = 8 * row + column
                printed = board.spaces.get(here)
                signs = "" if printed is None else SIGNS.get(printed.terrain, "") + printed.action + printed.secret
                signs += "~" if here in view.flooded else ""
                signs += "".join(str(n + 1) for n, each in enumerate(view.dreamers) if each.space == here)
                signs += "M" * figures.count(here)
                line += f"{signs or ('.' if printed else ''):^5}"
                line += "|" if printed is not None and board.walled(here, here + 1) else " "
                under += ("-----" if printed is not None and board.walled(here, here + 8) else "     ") + " "
            lines += [line.rstrip(), under.rstrip()]
        return Text("\n".join(line for line in lines if line))


BOARD = EtherfieldsBoard()
