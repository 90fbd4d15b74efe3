"""How the terminal draws a sky: one's token, the four pictures told by place, the stars, the path."""

from __future__ import annotations

import re

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ..games.dreams.moves import Star, Vote
from ..games.dreams.pictures import PICTURES, Picture
from ..games.dreams.state import MORTAL, NUMBERS, RADIUS, SHADES, Night, placer
from ..games.dreams.view import DreamsView
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move, Seat
from .boards import Board
from .speaker import Speaker, folded

GOLD = "#f2c66d"
SIGNS = dict(zip(SHADES, ("✦", "★", "✶"), strict=True))
STYLES = dict(zip(SHADES, ("bold #fff6d8", "#9aa5c0", "#6c79a8"), strict=True))
BANDS = 5
PERCENT = RADIUS // 100
CORNER = (RADIUS, RADIUS)
"""Where the oval of the sky does not reach."""
TYPED_STAR = re.compile(r"(\w+)[ ,;]+(-?\d{1,3})[ ,;]+(-?\d{1,3})")


def band(at: int) -> int:
    """Tell which fifth of the sky a place is in, from 0 to 4."""
    return min(BANDS - 1, max(0, (at + RADIUS) * BANDS // (2 * RADIUS)))


def place(u: int, v: int, say: Speaker) -> str:
    """Tell a place in words."""
    down, across = say.text(f"dreams-board-down-{band(v)}"), say.text(f"dreams-board-across-{band(u)}")
    return say.text("dreams-board-place", down=down, across=across)


def star_text(star: Star, say: Speaker, owner: Seat | None = None) -> Text:
    """Draw a star as a line: its sign, its shade, where it lies in words and in hundredths."""
    text = Text(f"{SIGNS[star.shade]} ", style=STYLES[star.shade])
    told = say.text("dreams-board-lies", star=say.text(f"dreams-shade-{star.shade}"), place=place(star.u, star.v, say))
    text.append(told, style="default")
    text.append(f"  {round(star.u / PERCENT)} {round(star.v / PERCENT)}", style="dim")
    if owner is not None:
        text.append(f"  {say.name(owner)}", style=f"bold {GOLD}")
    return text


class DreamsBoard(Board):
    """The table of a round, for one pair of eyes."""

    def draw(self, view: View, say: Speaker) -> RenderableType:
        assert isinstance(view, DreamsView)
        parts: list[RenderableType] = [self._head(view, say), self._path(view, say)]
        if view.open:
            return Group(*parts, self._reveal(view.nights[-1], say))
        parts += [self._titles(view, say), self._sky(view, say)]
        if view.token is not None:
            parts.append(Text(say.text(f"dreams-token-{view.token}"), style=f"bold {GOLD}"))
        return Group(*parts)

    def _head(self, v: DreamsView, say: Speaker) -> Text:
        dealer = say.player(v.dealer, v.seat)
        return Text(say.text("dreams-terminal-round", round=v.round, name=dealer), style=f"bold {GOLD}")

    def _path(self, v: DreamsView, say: Speaker) -> Text:
        told = [
            say.text("dreams-board-path-label", name=say.player(seat, v.seat), points=points)
            for seat, points in enumerate(v.points)
        ]
        return Text("☾ " + " · ".join(told), style="dim")

    def scenery(self, view: View) -> object:
        """The four pictures of the round."""
        assert isinstance(view, DreamsView)
        return None if view.open else view.pictures

    def look(self, view: View, say: Speaker) -> RenderableType | None:
        assert isinstance(view, DreamsView)
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        panels = [self._vision(PICTURES[n - 1], number, say) for number, n in enumerate(view.pictures, 1)]
        for row in range(0, len(panels), 2):
            grid.add_row(*panels[row : row + 2])
        return grid

    def _titles(self, v: DreamsView, say: Speaker) -> Text:
        """Name the pictures; what is on them was told when they came."""
        told = [f"{number} {_title(PICTURES[n - 1], say)}" for number, n in enumerate(v.pictures, 1)]
        return Text(" · ".join(told), style="#aab4e0")

    def _vision(self, picture: Picture, number: int, say: Speaker) -> Panel:
        head = say.text("dreams-board-vision-titled", number=number, title=_title(picture, say))
        return self._picture(picture, head, say)

    def _picture(self, picture: Picture, head: str, say: Speaker) -> Panel:
        french = say.words.language == "fr"
        text = Text()
        for row in range(BANDS):
            points = sorted((point for point in picture.points if band(point.v) == row), key=lambda point: point.u)
            if not points:
                continue
            things = [
                f"{point.fr if french else point.en} ({say.text(f'dreams-board-across-{band(point.u)}')})"
                for point in points
            ]
            text.append(say.text(f"dreams-board-down-{row}") + " ", style=GOLD)
            text.append("· " + ", ".join(things) + "\n")
        text.rstrip()
        return Panel(text, title=head, border_style="#5b6aa8")

    def _sky(self, v: DreamsView, say: Speaker) -> RenderableType:
        lines = [Text(say.text("dreams-board-in-words", count=len(v.stars)), style=GOLD)]
        shown = dict(enumerate(v.owners)) if v.seat is None else {**dict(enumerate(v.owners)), **self._halos(v)}
        lines += [star_text(star, say, shown[index]) for index, star in enumerate(v.stars)]
        if None in v.owners and any(owner is not None for owner in shown.values()):
            lines.append(Text(say.text("dreams-terminal-halos"), style=f"dim {GOLD}"))
        return Panel(Group(*lines), box=ROUNDED, border_style="dim")

    def _halos(self, v: DreamsView) -> dict[int, Seat]:
        """Tell who placed the stars since one's own turn: what a page shows with a halo that fades."""
        since = max(0, len(v.memory) - v.seats + 1)
        placed = [(v.memory[k], v.placer(k)) for k in range(since, len(v.memory))]
        return {index: owner for index, owner in placed if owner != v.seat}

    def hint(self, view: View, say: Speaker) -> RenderableType | None:
        """Tell how a star is typed, or list the bets."""
        assert isinstance(view, DreamsView) and view.seat is not None
        v, me = view, view.seat
        if v.open:
            return None
        if len(v.stars) < len(SHADES) * v.seats:
            left = [f"{SIGNS[shade]} {say.text(f'dreams-board-shade-{shade}')}" for shade in v.left[me]]
            return Text(say.text("dreams-terminal-place", shades=" · ".join(left), first=self._word(v.left[me], say)))
        lines = [Text(say.text("dreams-terminal-bet"))]
        for number, choice in enumerate(v.bets, 1):
            lines.append(Text.assemble((f"  {number:>2}  ", "bold"), self._bet(v, choice, say)))
        return Group(*lines)

    def _bet(self, v: DreamsView, choice: int, say: Speaker) -> str:
        if v.token == MORTAL:
            return say.text("dreams-board-bet-vision", number=choice)
        return say.text("dreams-board-bet-player", name=say.player(choice, v.seat))

    def _word(self, left: tuple[str, ...], say: Speaker) -> str:
        return say.text(f"dreams-board-shade-{left[0]}") if left else ""

    def _reveal(self, night: Night, say: Speaker) -> RenderableType:
        seats = len(night.votes)
        grid = Grid(box=ROUNDED, border_style="dim", title_style=GOLD, title=self._truth(night, say))
        for key in ("player", "stars", "vote", "gain"):
            grid.add_column(say.text(f"dreams-terminal-column-{key}"), vertical="top")
        for turn in range(seats):
            seat = placer(night.dealer, turn, seats)
            stars = [star_text(night.stars[k], say) for k in range(turn, len(night.stars), seats)]
            mortal = seat == night.mortal
            who = Text(say.name(seat), style=f"bold {GOLD}" if mortal else "bold")
            who.append("\n" + say.text("dreams-mortal" if mortal else "dreams-god"), style="dim")
            grid.add_row(who, Text("\n").join(stars), self._vote(night, seat, say), f"+{night.gains[seat]}")
        return grid

    def _truth(self, night: Night, say: Speaker) -> str:
        picture = PICTURES[night.pictures[night.vision - 1] - 1]
        return f"{say.text('dreams-board-true', number=night.vision)} · {_title(picture, say)}"

    def _vote(self, night: Night, seat: Seat, say: Speaker) -> str:
        vote = night.votes[seat]
        if vote is None:
            return say.text("dreams-board-no-vote")
        return say.text("dreams-board-vision", number=vote) if seat == night.mortal else say.name(vote)

    def disturbs(self, view: View, question: Question) -> bool:
        """A bet is locked when it is typed: whoever has bet is left in peace."""
        return question.awaited

    def tell(self, move: Move, view: View, say: Speaker) -> str:
        """Name a star as it is typed, a bet as it is listed."""
        assert isinstance(view, DreamsView)
        if isinstance(move, Star):
            shade = say.text(f"dreams-board-shade-{move.shade}")
            return f"{shade} {round(move.u / PERCENT)} {round(move.v / PERCENT)}"
        return self._bet(view, move.choice, say) if isinstance(move, Vote) else say.move(move)

    def read(self, line: str, view: View, question: Question, say: Speaker) -> Move | None:
        """Read "light -30 45" as a star, or a number of the list as a bet."""
        assert isinstance(view, DreamsView) and view.seat is not None
        if question.kind == "vote":
            bets = view.bets
            return Vote(bets[int(line) - 1], True) if line.isdecimal() and 1 <= int(line) <= len(bets) else None
        typed = TYPED_STAR.fullmatch(line.strip())
        if typed is None:
            return None
        word = folded(typed[1])
        for shade in SHADES:
            if word in (shade, shade[0]) or folded(say.text(f"dreams-board-shade-{shade}")).startswith(word):
                return Star(shade, int(typed[2]) * PERCENT, int(typed[3]) * PERCENT)
        return None

    def attempts(self, view: View) -> list[Move]:
        assert isinstance(view, DreamsView) and view.seat is not None
        left = view.left[view.seat]
        stars = [Star(shade, 0, 0) for shade in SHADES if shade not in left]
        if left:
            stars += [Star(left[0], u, v) for u, v in (CORNER, *[(star.u, star.v) for star in view.stars])]
        bets = range(view.seats) if view.token != MORTAL else NUMBERS
        return [*stars, *[Vote(bet, True) for bet in bets]]

    def explain(self, word: str, say: Speaker) -> RenderableType | None:
        """Tell what is on a picture, by its title."""
        sought = folded(word)
        for picture in PICTURES:
            if sought in (folded(picture.title_fr), folded(picture.title_en)):
                return self._picture(picture, _title(picture, say), say)
        return None


def _title(picture: Picture, say: Speaker) -> str:
    return picture.title_fr if say.words.language == "fr" else picture.title_en


BOARD = DreamsBoard()
