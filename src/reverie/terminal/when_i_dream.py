"""How the terminal draws a night: one's role, the word or the dark, the clues, the sides, the points."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ..games.when_i_dream.state import BLUE, LIVE, YELLOW, Card, Said
from ..games.when_i_dream.view import UNSEEN, DreamView
from ..kernel.table import Question
from ..kernel.view import View
from ..kernel.words import Move
from .speaker import Speaker

GOLD = "#f2c66d"
WARN = "#f0a35e"
REFUSE = "#ef7d7d"


class DreamBoard:
    """What a spirit sees, or what the Dreamer hears."""

    def draw(self, view: View, say: Speaker) -> RenderableType:
        assert isinstance(view, DreamView)
        lines = [self._points(view, say)]
        if view.role:
            lines.append(Text(say.text(f"when_i_dream-role-{view.role}"), style=f"bold {GOLD}"))
            lines.append(Text(say.text(f"when_i_dream-role-{view.role}.goal"), style="dim"))
        if view.cards:
            lines += self._card(view.cards[-1], say)
        if view.pays is not None:
            lines += [self._side(view, side, say) for side in (YELLOW, BLUE)]
            lines.append(self._pays(view.pays, say))
        lines += self._warnings(view, say)
        return Group(*lines)

    def _points(self, v: DreamView, say: Speaker) -> Text:
        totals = [points - len(taken) for points, taken in zip(v.points, v.penalties, strict=True)]
        return Text(" · ".join(f"{say.name(seat)} {total}" for seat, total in enumerate(totals)), style="dim")

    def _card(self, card: Card, say: Speaker) -> list[Text]:
        shown = [] if card.word == UNSEEN else [Text(say.word(card.word).upper(), style="bold")]
        if card.fate != LIVE:
            return shown
        return shown + [Text(f"{said.number:>4}  {say.name(said.seat)} · {said.clue}") for said in card.clues]

    def _side(self, v: DreamView, side: str, say: Speaker) -> Text:
        words = [say.word(card.word) for card in v.cards if card.fate == side]
        return Text(f"{say.text(f'when_i_dream-side-{side}')} ({len(words)}) {', '.join(words)}", style="dim")

    def _pays(self, pays: tuple[int, int, int], say: Speaker) -> Text:
        told = [say.text(f"when_i_dream-board-pays-{when}") for when in ("now", "right", "wrong")]
        return Text(" · ".join(f"{when} {points}" for when, points in zip(told, pays, strict=True)), style="dim")

    def _warnings(self, v: DreamView, say: Speaker) -> list[Text]:
        """Tell what was refused, what is composed, and what may be contested."""
        refused = [
            Text(say.text(f"when_i_dream-withheld-{each.rule.replace('.', '-')}", clue=each.clue), style=REFUSE)
            for each in v.withheld
        ]
        drafted = [] if v.draft is None else [Text(say.text("when_i_dream-board-drafted", clue=v.draft), style="dim")]
        return refused + drafted + [self._doubtful(contest.said, say) for contest in v.contests]

    def _doubtful(self, said: Said, say: Speaker) -> Text:
        told = say.text("when_i_dream-board-doubtful", clue=said.clue, name=say.name(said.seat))
        return Text(f"{said.number:>4}  {told}", style=WARN)

    def read(self, line: str, view: View, question: Question, say: Speaker) -> Move | None:
        return None

    def attempts(self, view: View) -> list[Move]:
        return []

    def explain(self, word: str, say: Speaker) -> RenderableType | None:
        return None


BOARD = DreamBoard()
