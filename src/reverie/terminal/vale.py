"""The table of the Vale, drawn in a terminal."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ..games.vale.deck import CARDS, FAMILIES
from ..games.vale.moves import END, MARK, SELL_OR_TAME, Banish, Summon
from ..games.vale.permanents import terms_of
from ..games.vale.state import NO_STONES, CardId, Stones
from ..games.vale.view import UNSEEN, ValeView
from ..kernel.view import View
from ..kernel.words import Move, Seat
from .boards import Board
from .speaker import Speaker, folded

COLOURS = ("#ef8a62", "#6db7f2", "#b9a26a", "#8fd6a8", "#d59cf0")
SIGNS = ("▲", "◆", "⬢", "◎", "✸")
"""Each family has a sign as well as a colour."""
GEMS = (("●", "#ef6f6c"), ("■", "#6db7f2"), ("▮", "#b58cf0"))


def stones_text(stones: Stones) -> Text:
    """Draw stones: red round, blue square, purple long."""
    text = Text()
    for number, (sign, colour) in zip(stones, GEMS, strict=True):
        text.append(sign * number, style=colour)
    return text if text else Text("–", style="dim")


def card_text(card: CardId, say: Speaker) -> Text:
    """Draw a card as a line: its family's sign, its cost, its name."""
    if card == UNSEEN:
        return Text("▒ ?", style="dim")
    kind = CARDS[card]
    text = Text(f"{SIGNS[kind.family]} ", style=COLOURS[kind.family])
    text.append(f"{kind.cost} ", style="bold")
    text.append(say.card(card))
    return text


def cards_text(cards: tuple[CardId, ...], say: Speaker) -> Text:
    if not cards:
        return Text("–", style="dim")
    return Text("\n").join(card_text(card, say) for card in cards)


class ValeBoard(Board):
    """Market, areas, stones, points and one's own hand."""

    def draw(self, view: View, say: Speaker) -> RenderableType:
        assert isinstance(view, ValeView)
        return Group(self._head(view, say), self._market(view, say), self._players(view, say))

    def _head(self, v: ValeView, say: Speaker) -> Text:
        pile = say.text("terminal-pile", count=v.pile)
        known = f" ({', '.join(say.card(card) for card in reversed(v.pile_top))})" if v.pile_top else ""
        first = say.player(v.first, v.seat)
        head = Text(say.text("vale-terminal-round", round=v.round, name=first), style="bold #f2c66d")
        head.append(f"   {pile}{known} · " + say.text("vale-terminal-discard", count=len(v.discard)), style="dim")
        return head

    def _market(self, v: ValeView, say: Speaker) -> RenderableType:
        if not v.marks:
            return Text("")
        grid = Grid(box=ROUNDED, border_style="dim", title=say.text("vale-terminal-market"), title_style="#f2c66d")
        rows: dict[int, list[Text]] = {}
        for card, owner in v.marks:
            line = card_text(card, say)
            if owner is not None:
                line.append(f"  ← {say.player(owner, v.seat)}", style="bold #f2c66d")
            rows.setdefault(CARDS[card].family, []).append(line)
        for family in sorted(rows):
            sign = f"{SIGNS[family]} {say.text('vale-family-' + FAMILIES[family])}"
            grid.add_column(Text(sign, style=COLOURS[family]))
        grid.add_row(*(Text("\n").join(rows[family]) for family in sorted(rows)))
        return grid

    def _players(self, v: ValeView, say: Speaker) -> RenderableType:
        grid = Grid(box=ROUNDED, border_style="dim", expand=False)
        own = [f"vale-terminal-column-{key}" for key in ("stones", "area", "hand")]
        for column in ("terminal-column-player", "terminal-column-points", *own):
            grid.add_column(say.text(column), vertical="top")
        for seat in range(v.seats):
            me = seat == v.seat
            grid.add_row(
                Text(say.player(seat, v.seat), style="bold #f2c66d" if me else "bold"),
                Text(str(v.points[seat])),
                stones_text(v.stones[seat]),
                Text.assemble((f"{len(v.areas[seat])}/{v.round}\n", "dim"), cards_text(v.areas[seat], say)),
                cards_text(v.hands[seat], say),
            )
        return grid

    def look(self, view: View, say: Speaker) -> RenderableType | None:
        """Tell what is printed on the cards in sight: around the board, in one's hand, in the areas."""
        assert isinstance(view, ValeView)
        places = [(say.text("vale-terminal-market"), tuple(card for card, _ in view.marks))]
        if view.seat is not None:
            places.append((say.text("vale-terminal-column-hand"), view.hands[view.seat]))
        area = say.text("vale-terminal-column-area")
        places += [(f"{area} · {say.player(seat, view.seat)}", cards) for seat, cards in enumerate(view.areas)]
        grid = Grid.grid(padding=(0, 2))
        for place, cards in places:
            if cards:
                grid.add_row(Text(place, style="bold #f2c66d"))
            for card in cards:
                grid.add_row(card_text(card, say), Text(say.effect(card)))
        return grid if grid.row_count else None

    def attempts(self, view: View) -> list[Move]:
        assert isinstance(view, ValeView)
        moves: list[Move] = [MARK[card] for card, _ in view.marks]
        for card, _ in view.marks:
            moves += SELL_OR_TAME[card]
        if view.seat is not None:
            moves += [Summon(card, self._payment(view, view.seat, card)) for card in view.hands[view.seat]]
            moves += [Banish(card, NO_STONES) for card in view.areas[view.seat]]
        return [*moves, END]

    def _payment(self, v: ValeView, seat: Seat, card: CardId) -> Stones:
        purse = terms_of(list(v.areas[seat])).purse(v.stones[seat], v.rules)
        ways = purse.payments(purse.prices[card])
        return ways[0] if ways else purse.held

    def explain(self, word: str, say: Speaker) -> RenderableType | None:
        sought = folded(word)
        for number, card in enumerate(CARDS):
            if sought and sought in (folded(say.card(number)), card.slug):
                return self._card(number, say)
        return None

    def _card(self, number: CardId, say: Speaker) -> RenderableType:
        card = CARDS[number]
        note = say.note(number)
        return Panel(
            say.effect(number) + (f"\n[dim]{note}[/]" if note else ""),
            title=card_text(number, say),
            border_style=COLOURS[card.family],
            width=76,
        )


BOARD = ValeBoard()
