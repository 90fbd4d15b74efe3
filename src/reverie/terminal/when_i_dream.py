"""How the terminal draws a night: one's role, the word or the dark, the clues, the sides, the points."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ..games.when_i_dream.state import BLUE, LIVE, YELLOW, Card, Contest, Said, Withheld
from ..games.when_i_dream.view import UNSEEN, DreamView
from ..kernel.table import Question
from ..kernel.view import View
from .boards import Board
from .speaker import Speaker

GOLD = "#f2c66d"
WARN = "#f0a35e"
REFUSE = "#ef7d7d"


class DreamBoard(Board):
    """What a spirit sees, or what the Dreamer hears."""

    def draw(self, view: View, say: Speaker) -> RenderableType:
        assert isinstance(view, DreamView)
        lines = [self._points(view, say)]
        if view.role:
            role = say.text(f"when_i_dream-role-{view.role}")
            lines.append(Text(say.text("when_i_dream-terminal-role", role=role), style=f"bold {GOLD}"))
            lines.append(Text(say.text(f"when_i_dream-role-{view.role}.goal"), style="dim"))
        if view.cards:
            lines += self._card(view.cards[-1], say)
        if view.pays is not None:
            lines += [self._side(view, side, say) for side in (YELLOW, BLUE)]
            lines.append(self._pays(view.pays, say))
        lines += self._warnings(view, say)
        return Group(*lines)

    def _points(self, v: DreamView, say: Speaker) -> Text:
        return Text(" · ".join(f"{say.player(seat, v.seat)} {sum}" for seat, sum in enumerate(v.totals)), style="dim")

    def _card(self, card: Card, say: Speaker) -> list[Text]:
        shown = [] if card.word == UNSEEN else [Text(say.word(card.word).upper(), style="bold")]
        if card.fate != LIVE:
            return shown
        return shown + [self._clue(said, say) for said in card.clues]

    def _clue(self, said: Said, say: Speaker) -> Text:
        """Draw a clue, its number last: numbers in front are for choosing."""
        return Text.assemble(f"    {say.name(said.seat)} · ", (said.clue, "bold"), (f"  ({said.number})", "dim"))

    def _side(self, v: DreamView, side: str, say: Speaker) -> Text:
        words = [say.word(card.word) for card in v.cards if card.fate == side]
        return Text(f"{say.text(f'when_i_dream-side-{side}')} ({len(words)}) {', '.join(words)}", style="dim")

    def _pays(self, pays: tuple[int, int, int], say: Speaker) -> Text:
        told = [say.text(f"when_i_dream-board-pays-{when}") for when in ("now", "right", "wrong")]
        return Text(" · ".join(f"{when} {points}" for when, points in zip(told, pays, strict=True)), style="dim")

    def _warnings(self, v: DreamView, say: Speaker) -> list[Text]:
        """Tell what was refused, what is composed, and what may be contested."""
        refused = [Text(self._withheld(each, say), style=REFUSE) for each in v.withheld]
        drafted = [] if v.draft is None else [Text(say.text("when_i_dream-board-drafted", clue=v.draft), style="dim")]
        return refused + drafted + [self._doubtful(contest, say) for contest in v.contests]

    def _withheld(self, refused: Withheld, say: Speaker) -> str:
        why = say.text(f"when_i_dream-withheld-{refused.rule.replace('.', '-')}", clue=refused.clue)
        return f"{why} {say.text('when_i_dream-withheld-then')}"

    def _doubtful(self, contest: Contest, say: Speaker) -> Text:
        """Tell what may be contested, by which clause and why."""
        said, rule = contest.said, contest.rule
        told = say.text("when_i_dream-board-doubtful", clue=said.clue, name=say.name(said.seat))
        doubt = say.text("when_i_dream-board-doubt", rule=rule)
        why = say.text(f"when_i_dream-board-doubt-{rule.replace('.', '-')}")
        return Text(f"{said.number:>4}  {told} {doubt}. {why}", style=WARN)

    def disturbs(self, view: View, question: Question) -> bool:
        """A clue that was composed ahead goes out by itself when its turn comes."""
        assert isinstance(view, DreamView)
        return question.kind != "clue" or view.draft is None


BOARD = DreamBoard()
