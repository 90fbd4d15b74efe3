"""A table of bots, played to its end on a clock that only counts."""

from __future__ import annotations

from ..bots import Bot
from ..kernel.chance import Chance
from ..kernel.table import Question, Table
from ..kernel.words import CLOCK, Expire, Seat, Wait

USUAL_PACE = 1.0
"""Seconds that a bot thinks where the game does not say; only the order of things depends on it."""


class Match:
    """Who thinks until when: the earliest thought or deadline comes next, and time jumps to it."""

    def __init__(self, table: Table, players: list[Bot], chance: Chance, level: str = "dreaming") -> None:
        self._table = table
        self._players = players
        self._chance = chance
        self._level = level
        """Whose pace the players keep."""
        self._now = 0.0
        self._began: dict[str, float] = {}
        self._thinking: dict[Seat, float] = {}
        self._due: list[tuple[float, Seat, str]] = []
        """When each deadline passes: like the questions, as of the last move."""
        self._questions: dict[Seat, Question] = {}

    def play(self) -> None:
        """Play on until the game is over."""
        table = self._table
        while not table.over:
            self._look()
            n = table.n
            while table.n == n:
                self._let_next_act()

    def _look(self) -> None:
        """Note which deadlines began and who has begun to think."""
        table = self._table
        deadlines = table.deadlines
        self._began = {each.key: self._began.get(each.key, self._now) for each in deadlines}
        self._due = [(self._began[each.key] + each.seconds, -1, each.key) for each in deadlines]
        self._questions = {question.seat: question for question in table.asks}
        for seat, question in self._questions.items():
            if seat not in self._thinking:
                pace = table.game.pace(question, self._level, self._chance)
                self._thinking[seat] = self._now + (USUAL_PACE if pace is None else pace)

    def _let_next_act(self) -> None:
        table = self._table
        self._now, seat, key = min([*self._due, *[(moment, seat, "") for seat, moment in self._thinking.items()]])
        if key:
            table.play(CLOCK, Expire(key))
            return
        del self._thinking[seat]
        question = self._questions.get(seat)
        if question is None:
            return
        move = self._players[seat].choose(table.game, table.view(seat), question, self._chance)
        if not isinstance(move, Wait):
            table.play(seat, move)
