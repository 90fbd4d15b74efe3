"""Time at the terminal: the seconds a person takes are real, those of a bot are only counted."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from ..kernel.chance import Chance
from ..kernel.table import Table
from ..kernel.words import CLOCK, Expire, Seat


class GameTime:
    """The clock of a table at one keyboard, and when each bot has thought long enough."""

    def __init__(self, table: Table, levels: list[str | None], chance: Chance) -> None:
        self._table = table
        self._levels = levels
        self._chance = chance
        self.now = 0.0
        self._began: dict[str, float] = {}
        self._thinking: dict[Seat, float] = {}
        self._at = -1
        """The move after which bots were last asked."""

    def read(self, ask: Callable[[], str]) -> str:
        """Ask a person for a line and count the seconds that it takes."""
        began = time.monotonic()
        try:
            return ask()
        finally:
            self.now += time.monotonic() - began

    def look(self) -> None:
        """See which clocks tick now, and let the bots begin to think about where the table stands."""
        self._began = {each.key: self._began.get(each.key, self.now) for each in self._table.deadlines}
        if self._at == self._table.n:
            return
        self._at = self._table.n
        asks = {question.seat: question for question in self._table.asks}
        self._thinking = {seat: due for seat, due in self._thinking.items() if seat in asks}
        for seat, question in asks.items():
            level = self._levels[seat]
            if level is not None and seat not in self._thinking:
                pace = self._table.game.pace(question, level, self._chance)
                self._thinking[seat] = self.now + (pace or 0.0)

    def expired(self) -> bool:
        """Let a clock that has run out speak; tell if one did.

        A bot that is awaited and was ready in time goes first: it need not wait until a person has typed.
        """
        self.look()
        ready = min([due for seat, due in self._thinking.items() if seat in self._table.awaited], default=math.inf)
        for deadline in self._table.deadlines:
            end = self._began[deadline.key] + deadline.seconds
            if end <= self.now and end < ready:
                self._table.play(CLOCK, Expire(deadline.key))
                return True
        return False

    def next_bot(self) -> Seat | None:
        """Pass the time until a bot has thought, and tell which; None if a clock ran out before."""
        self.look()
        ends = [self._began[each.key] + each.seconds for each in self._table.deadlines]
        if self._thinking:
            seat = min(self._thinking, key=lambda each: (self._thinking[each], each))
            if not ends or self._thinking[seat] <= min(ends):
                self.now = max(self.now, self._thinking.pop(seat))
                return seat
        self.now = max(self.now, min(ends))
        self.expired()
        return None
