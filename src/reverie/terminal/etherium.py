"""The floating lands, drawn in a terminal: places by sector, peoples, programmes, one's own cards."""

from __future__ import annotations

import re

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ..games.etherium.capacities import CAPACITIES
from ..games.etherium.cards import FLASH, CardId
from ..games.etherium.lands import (
    CITIES,
    LARGE,
    MEDIUM,
    NOTHING,
    PLACES,
    SECTORS,
    SMALL,
    TERRAINS,
    THE_ETHER,
    Place,
)
from ..games.etherium.moves import Discard, Etherise, Play, Programme, Window
from ..games.etherium.panel import ABOUT, PANEL, UNLAID, VERB, VERBS, WAYS, ActionId
from ..games.etherium.peoples import CUBES, HAND_LIMIT, MAUHEA, MAUHEA_HAND_LIMIT, PEOPLES, UNITS
from ..games.etherium.seasons import NO_SEASON, SEASONS
from ..games.etherium.state import TOKENS
from ..games.etherium.view import EtheriumView, Player, sources
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move, Seat
from .boards import Board
from .speaker import Speaker, folded

GOLD = "#f2c66d"
COLOURS = ("#e6c84f", "#ef6f6c", "#6db7f2", "#8fd6a8", "#f4f1e6", "#b58cf0")
"""Of the peoples."""
SIGNS = ("■", "▲", "◆", "●", "✦")
"""Of rock, wood, metal, Ether, boosters: a sign as well as a colour."""
CUBE_COLOURS = ("#e6c84f", "#8fd6a8", "#ef6f6c", "#6db7f2", "#9aa0b4")
ARMY_SIGN, COLLECTOR_SIGN = "⚔", "⛏"
TYPED = re.compile(r"(?:\d+\s+)?(\w+)(?:\s+(\w+))?")


class EtheriumBoard(Board):
    """Season, lands, peoples, programmes, hand."""

    def account(self, view: View, say: Speaker) -> RenderableType:
        """Show where the stars of each come from. (E19)"""
        assert isinstance(view, EtheriumView)
        named = say.words.namer("etherium")
        grid = Grid(box=ROUNDED)
        for name in ("", *[say.name(seat) for seat in range(view.seats)]):
            grid.add_column(name, justify="right" if name else "left")
        stars = [sources(view, seat) for seat in range(view.seats)]
        for source in stars[0]:
            grid.add_row(named(source), *[str(each[source]) for each in stars])
        return grid

    def draw(self, view: View, say: Speaker) -> RenderableType:
        assert isinstance(view, EtheriumView)
        parts: list[RenderableType] = [self._head(view, say), self._lands(view, say), self._players(view, say)]
        if view.number:
            parts.append(self._programmes(view, say))
        if view.seat is not None and view.hand:
            cards = ", ".join(say.card(card) for card in view.hand)
            parts.append(Text(say.text("etherium-terminal-hand", cards=cards), style=GOLD))
        return Group(*parts)

    def _head(self, v: EtheriumView, say: Speaker) -> Text:
        head = Text(style=f"bold {GOLD}")
        if v.season:
            head.append(say.text("etherium-terminal-season", season=v.season))
        if v.current != NO_SEASON:
            head.append(f" · {say.text(f'etherium-season-{SEASONS[v.current].slug}')}")
            head.append(f"  {say.text(f'etherium-season-{SEASONS[v.current].slug}.effect')}", style="default")
        if v.order:
            names = ", ".join(say.name(seat) for seat in v.order)
            head.append(f"\n{say.text('etherium-terminal-order', names=names)}", style="dim")
        head.append(f"\n{say.text('etherium-terminal-supply', cubes=cubes_told(v.supply, say))}", style="dim")
        head.append(f" · {say.text('terminal-pile', count=v.pile)}", style="dim")
        return head

    # The lands

    def _lands(self, v: EtheriumView, say: Speaker) -> RenderableType:
        grid = Grid(box=ROUNDED, border_style="dim", show_header=True, title_style=GOLD)
        grid.title = Text.assemble(self._land(v, THE_ETHER, say), style=GOLD)
        for sector in range(v.sectors):
            grid.add_column(self._sector(v, sector, say))
        for size in (SMALL, LARGE, MEDIUM, CITIES):
            grid.add_row(*[self._land(v, size + sector, say) for sector in range(v.sectors)])
        return grid

    def _sector(self, v: EtheriumView, sector: int, say: Speaker) -> str:
        owners = SECTORS[v.seats]
        who = say.player(owners.index(sector), v.seat) if sector in owners else say.text("etherium-terminal-ruin")
        return say.text("etherium-terminal-sector", sector=sector, name=who)

    def _land(self, v: EtheriumView, place: Place, say: Speaker) -> Text:
        kind = v.kinds[place]
        text = Text(f"{PLACES[place]} ", style="bold")
        text.append("…" if kind == NOTHING else say.text(f"etherium-terrain-{TERRAINS[kind]}"), style="default")
        if lies_between(place):
            text.append(f"  L{place - SMALL}–L{(place - SMALL + 1) % v.sectors}", style="dim")
        for seat, each in enumerate(v.players) if v.season else ():
            colour = COLOURS[each.people]
            if each.army == place:
                text.append(f"\n {ARMY_SIGN} {say.name(seat)} {each.levels[0]}", style=colour)
            if each.collector == place:
                text.append(f"\n {COLLECTOR_SIGN} {say.name(seat)} {each.levels[1]}", style=colour)
        return text

    # The peoples

    def _players(self, v: EtheriumView, say: Speaker) -> RenderableType:
        grid = Grid(box=ROUNDED, border_style="dim")
        for column in ("terminal-column-player", *[f"etherium-terminal-column-{key}" for key in COLUMNS]):
            grid.add_column(say.text(column), vertical="top")
        for seat, each in enumerate(v.players):
            grid.add_row(*self._player(v, seat, each, say))
        return grid

    def _player(self, v: EtheriumView, seat: Seat, each: Player, say: Speaker) -> list[Text]:
        who = Text(say.player(seat, v.seat), style="bold")
        if each.people >= 0:
            named = say.text(f"etherium-people-{PEOPLES[each.people].slug}")
            who.append(f"\n{named}", style=COLOURS[each.people])
        who.append("\n" + say.text("etherium-terminal-cards", count=each.cards), style="dim")
        levels = dict(zip(UNITS, each.levels, strict=True))
        cubes = Text()
        for sign, colour, count in zip(SIGNS, CUBE_COLOURS, each.cubes, strict=True):
            cubes.append(f"{sign}{count} ", style=colour if count else "dim")
        tokens = [f"{say.text(f'etherium-token-{TOKENS[kind]}')} {n}" for kind, n in enumerate(each.tokens) if n]
        tokens += [say.text(f"etherium-capacity-{CAPACITIES[number].slug}") for number in each.capacities]
        return [
            who,
            Text(say.text("etherium-terminal-levels", **levels).replace(", ", "\n")),
            cubes,
            Text("\n".join(tokens) or "–"),
            Text(str(each.stars), style=f"bold {GOLD}"),
        ]

    def _programmes(self, v: EtheriumView, say: Speaker) -> RenderableType:
        grid = Grid(box=ROUNDED, border_style="dim")
        grid.add_column(say.text("terminal-column-player"))
        for number in range(1, max(each.actions for each in v.players) + 1):
            grid.add_column(str(number), style=f"bold {GOLD}" if number == v.number else "")
        for seat in v.order:
            laid = [action_told(action, say) for action in v.players[seat].programme]
            grid.add_row(say.player(seat, v.seat), *laid)
        return grid

    # Answering

    def hint(self, view: View, say: Speaker) -> RenderableType | None:
        assert isinstance(view, EtheriumView)
        kind = asked_of(view)
        if kind == "programme":
            lines = [Text(say.text("etherium-terminal-programme", count=len(view.programme)))]
            told = [f"{number:>2} {action_told(action, say)}" for number, action in enumerate(range(len(PANEL)), 1)]
            grid = Grid.grid(padding=(0, 3))
            for row in range(6):
                grid.add_row(*told[row::6])
            return Group(*lines, grid)
        if kind == "etherise":
            each = view.players[view.seat or 0]
            most = min(sum(each.cubes[:3]) // each.prices[0], view.supply[3])
            return Text(say.text("etherium-terminal-etherise", count=each.prices[0], most=most))
        hand = [Text(f"  {number:>2}  {say.card(card)}") for number, card in enumerate(view.hand, 1)]
        if kind == "hand":
            seer = view.players[view.seat or 0].people == MAUHEA
            over = len(view.hand) - (MAUHEA_HAND_LIMIT if seer else HAND_LIMIT)
            return Group(*hand, Text(say.text("etherium-terminal-discard", count=over)))
        return Group(*hand, Text(say.text("etherium-terminal-order-cards")))

    def read(self, line: str, view: View, question: Question, say: Speaker) -> Move | None:
        """Read a programme, an order of cards, or an amount of basics."""
        assert isinstance(view, EtheriumView)
        if question.kind == "programme":
            actions = read_programme(line, say)
            return None if actions is None else Programme(actions, True)
        numbers = read_numbers(line)
        if numbers is None:
            return None
        if question.kind == "etherise":
            return Etherise((numbers[0], numbers[1], numbers[2])) if len(numbers) == 3 else None
        if numbers == [0]:
            return Window(()) if question.kind == "window" else Discard(())
        if not all(1 <= number <= len(view.hand) for number in numbers):
            return None
        cards = tuple(view.hand[number - 1] for number in numbers)
        return Window(cards) if question.kind == "window" else Discard(cards)

    def disturbs(self, view: View, question: Question) -> bool:
        """A programme is locked when it is typed: whoever has locked is left in peace."""
        return question.awaited

    def attempts(self, view: View) -> list[Move]:
        assert isinstance(view, EtheriumView)
        return [Play(card) for card in sorted(set(view.hand))]

    # Explaining

    def look(self, view: View, say: Speaker) -> RenderableType | None:
        assert isinstance(view, EtheriumView)
        grid = Grid.grid(padding=(0, 2))
        for card in sorted(set(view.hand)):
            grid.add_row(Text(say.card(card), style=f"bold {GOLD}"), Text(say.effect(card)))
        for each in view.players:
            if each.people >= 0:
                slug = f"etherium-people-{PEOPLES[each.people].slug}"
                power = f"{say.text(f'{slug}.power')} {say.text(f'{slug}.season')}"
                grid.add_row(Text(say.text(slug), style=COLOURS[each.people]), Text(power))
                for number in each.capacities:
                    slug = f"etherium-capacity-{CAPACITIES[number].slug}"
                    grid.add_row(Text(say.text(slug), style="bold"), Text(say.text(f"{slug}.effect")))
        return grid

    def explain(self, word: str, say: Speaker) -> RenderableType | None:
        sought = folded(word)
        for number, card in enumerate(FLASH):
            if sought in (folded(say.card(number)), card.slug):
                return self._card(number, say)
        return None

    def _card(self, card: CardId, say: Speaker) -> RenderableType:
        return Panel(say.effect(card), title=say.card(card), border_style=GOLD, width=76)


COLUMNS = ("levels", "cubes", "tokens", "stars")


def lies_between(place: Place) -> bool:
    """Whether a place lies between two sectors."""
    return SMALL <= place < CITIES


def cubes_told(cubes: tuple[int, ...], say: Speaker) -> str:
    """Tell cubes in words."""
    return ", ".join(say.text(f"etherium-cubes-{CUBES[colour]}", count=count) for colour, count in enumerate(cubes))


def action_told(action: ActionId, say: Speaker) -> str:
    """Tell what a slot of the panel says."""
    return "…" if action == UNLAID else say.text("etherium-action", action=action)


def asked_of(v: EtheriumView) -> str:
    """Tell which form is to be filled in now."""
    top = v.agenda[-1]
    kinds = {"AllProgramme": "programme", "SeasonWindow": "window", "CheckHands": "hand", "Etherising": "etherise"}
    return kinds.get(type(top).__name__, "")


def read_numbers(line: str) -> list[int] | None:
    """Read a line of numbers."""
    words = line.replace(",", " ").split()
    return [int(word) for word in words] if words and all(word.isdecimal() for word in words) else None


def read_programme(line: str, say: Speaker) -> tuple[ActionId, ...] | None:
    """Read a programme: numbers of the panel, or words such as "1 move forest, 2 connect"."""
    numbers = read_numbers(line)
    if numbers is not None:
        return tuple(number - 1 for number in numbers)
    actions: list[ActionId] = []
    for part in line.split(","):
        typed = TYPED.fullmatch(folded(part))
        found = None if typed is None else action_typed(typed[1], typed[2] or "", say)
        if found is None:
            return None
        actions.append(found)
    return tuple(actions)


def action_typed(verb: str, about: str, say: Speaker) -> ActionId | None:
    """Find the action that a verb and a thing begin to name."""
    for action in range(len(PANEL)):
        named = folded(say.text(f"etherium-verb-{VERBS[VERB[action]]}"))
        thing = folded(thing_of(action, say))
        if named.startswith(verb) and (thing.startswith(about) if about else not thing):
            return action
    return None


def thing_of(action: ActionId, say: Speaker) -> str:
    """Name what an action is about; nothing for a connection."""
    verb, about = VERBS[VERB[action]], ABOUT[action]
    if verb in ("move", "collect"):
        return say.text(f"etherium-terrain-{TERRAINS[about]}")
    if verb == "upgrade":
        return say.text(f"etherium-named-{UNITS[about]}")
    return say.text(f"etherium-named-{WAYS[about]}") if verb == "transform" else ""


BOARD = EtheriumBoard()
