"""What happens at a table by itself: bots think, clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from functools import partial
from typing import TYPE_CHECKING

from ..kernel.chance import Seeded
from ..kernel.step import Deadline
from ..kernel.words import Move, Wait
from .live import USUAL_LEVEL, Live
from .problems import Fault
from .records import Row
from .room import Room

if TYPE_CHECKING:
    from .hall import Hall


class Duties:
    """Sees to it that bots answer and that deadlines pass."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._settings = hall.settings
        self._thinkers = hall.thinkers
        self._random = random.Random()

    def arrange(self, room: Room) -> None:
        """See to it that bots think and clocks run out. The room must be locked."""
        self.rest(room)
        self._hall.absences.arrange(room)
        live = room.live
        if live is None or room.meta.phase != "playing" or live.over or self._hall.closing:
            return
        due = live.clocks.due()
        if due is not None:
            seconds = min(max(0.0, (due - self._hall.now()) / 1000), 3600.0)
            room.timer = asyncio.get_running_loop().call_later(
                seconds + 0.002, lambda: self._hall.spawn(self.look_at(room.id))
            )
        for seat, level, awaited in live.thinkers():
            if seat not in room.thinking:
                task = room.thinking[seat] = self._hall.spawn(self._think(room, seat, level, awaited))
                task.add_done_callback(partial(self._thought, room, seat))

    @staticmethod
    def _thought(room: Room, seat: int, task: asyncio.Task[None]) -> None:
        if room.thinking.get(seat) is task:
            del room.thinking[seat]

    @staticmethod
    def rest(room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None

    async def _think(self, room: Room, seat: int, level: str, awaited: bool) -> None:
        """Let a bot answer what its seat is asked, not faster than a person would."""
        least, most = self._settings.bot_delay
        delay = self._random.uniform(least, most)
        pace = self._pace(room, seat, level) if most else None
        if pace is not None:
            await asyncio.sleep(pace)
        elif not awaited:
            await asyncio.sleep(max(delay, self._settings.chatter_delay * self._random.uniform(0.6, 1.4)))
        began = time.monotonic()
        for _ in range(3):
            live = room.live
            question = None if live is None or live.over else live.table.ask(seat)
            if live is None or question is None or live.stand_in(seat) is None:
                return
            n = live.n
            move = await self._thinkers.choose(live.table, question, level)
            rest = began + delay - time.monotonic()
            if awaited and pace is None and rest > 0:
                await asyncio.sleep(rest)
            async with room.lock:
                if isinstance(move, Wait):
                    room.thinking.pop(seat, None)
                    if room.live is not None and room.live.n != n:
                        self.arrange(room)
                    return
                if await self._bot_plays(room, seat, move):
                    self._hall.metrics.thoughts.labels(level).inc()
                    return

    def _pace(self, room: Room, seat: int, level: str) -> float | None:
        """Tell how long a bot thinks where the game itself says so."""
        question = None if room.live is None or room.live.over else room.live.table.ask(seat)
        if room.live is None or question is None:
            return None
        return room.live.game.pace(question, level, Seeded(self._random.getrandbits(48)))

    async def _bot_plays(self, room: Room, seat: int, move: Move) -> bool:
        """Play what a bot chose; tell False if it must think again."""
        live = room.live
        if live is None or live.over or room.meta.phase != "playing" or self._hall.closing:
            return True
        if live.stand_in(seat) is None or live.table.ask(seat) is None or live.absentee is not None:
            return True
        if live.table.why(seat, move) is not None:
            return False
        room.thinking.pop(seat, None)
        with contextlib.suppress(Fault):
            await self._hall.commit(room, live.play(seat, move, self._hall.now()))
        return True

    async def look_at(self, table: str, claimed: int | None = None) -> None:
        """Let every clock that has run out speak, and wake the bots."""
        try:
            room = await self._hall.rooms.get(table)
        except Fault:
            return
        async with room.lock:
            if self._hall.neighbours.any:
                await self._hall.rooms.catch_up(room)
            live = room.live
            if live is None or room.meta.phase != "playing":
                return
            with contextlib.suppress(Fault):
                await self._let_clocks_speak(room, live)
            if claimed is not None:
                await self._hall.store.set_wake(table, claimed, None if room.live is None else self.wake(room.live))
            self.arrange(room)

    async def _let_clocks_speak(self, room: Room, live: Live) -> None:
        now = self._hall.now()
        if live.absentee is not None:
            if live.clocks.rested(now):
                kept = self._hall.absences.kept_waiting(room, live.absentee)
                await self._hall.commit(room, live.mark("away" if kept else "go_on", live.absentee, now))
            return
        for key in live.clocks.expired(now):
            deadline = next((each for each in live.table.deadlines if each.key == key), None)
            if deadline is not None and not live.over:
                await self._hall.commit(room, await self._expire(live, deadline, now))
        for seat in live.clocks.lapsed(now):
            if not live.over and seat not in live.away:
                await self._hall.commit(room, live.mark("away", seat, now))

    async def _expire(self, live: Live, deadline: Deadline, now: int) -> Row:
        """Let a deadline pass: a bot answers for the seat where the rules say so, else the clock plays."""
        question = None if deadline.stand_in is None else live.table.ask(deadline.stand_in)
        if question is None:
            return live.expire(deadline.key, now)
        level = live.stand_in(question.seat) or USUAL_LEVEL
        return live.play(question.seat, await self._thinkers.choose(live.table, question, level), now)

    def wake(self, live: Live) -> int | None:
        """Tell when another process should look whether this one has done its duty."""
        if live.over:
            return None
        due = live.clocks.due()
        if live.thinkers():
            due = min(self._hall.now(), due) if due is not None else self._hall.now()
        return None if due is None else due + int(self._settings.lease * 1000)
