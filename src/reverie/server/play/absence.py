"""People who drop out: what the rules of their game grant them, and what the others must not wait for."""

from __future__ import annotations

import asyncio
import contextlib

from ..config import Settings
from ..protocol.problems import Fault
from .commit import Commits
from .live import Live
from .observers import Observer
from .room import Room
from .tasks import Tasks

GRACE = 2_000
"""Milliseconds in which a page may be loaded anew without anybody noticing."""


class Absences(Observer):
    """Lets clocks rest and bots sit in for people who are gone, as their game wishes."""

    def __init__(self, settings: Settings, commits: Commits, tasks: Tasks) -> None:
        self._settings = settings
        self._commits = commits
        self._tasks = tasks

    def stands(self, room: Room) -> None:
        self.arrange(room)

    def presence(self, room: Room) -> None:
        self.arrange(room)

    def arrange(self, room: Room) -> None:
        """See to it that the next absence that matters is noticed in time."""
        self.rest(room)
        live = room.live
        if room.complete or live is None or room.meta.phase != "playing" or live.over or self._tasks.closing:
            return
        moments = [moment for seat in self._gone(room, live) for moment in self._moments(room, live, seat)]
        if moments:
            seconds = max(0.0, (min(moments) - self._settings.moment()) / 1000)
            room.absence = asyncio.get_running_loop().call_later(
                seconds + 0.002, lambda: self._tasks.spawn(self._look_at(room))
            )

    @staticmethod
    def rest(room: Room) -> None:
        """Forget what was arranged."""
        if room.absence is not None:
            room.absence.cancel()
            room.absence = None

    def _gone(self, room: Room, live: Live) -> list[int]:
        """List the seats whose owners are neither here nor replaced."""
        here = room.people()
        return [
            seat
            for seat, sitting in enumerate(room.meta.seating)
            if sitting.person is not None and sitting.person not in here and live.stand_in(seat) is None
        ]

    def _moments(self, room: Room, live: Live, seat: int) -> list[int]:
        """Tell when something is to be done about a seat whose owner is gone."""
        patience = live.table.patience(seat) if live.absentee is None else None
        if patience is None:
            return []
        moments = []
        since = room.gone_since(seat)
        if live.grants_rest(seat):
            moments.append(since + GRACE)
        if room.kept_waiting(seat):
            moments.append(since + round(patience.seconds * 1000))
        return moments

    async def _look_at(self, room: Room) -> None:
        async with room.lock:
            live = room.live
            if live is None or room.meta.phase != "playing" or self._tasks.closing:
                return
            with contextlib.suppress(Fault):
                for seat in self._gone(room, live):
                    await self._see_to(room, live, seat)
            self.arrange(room)

    async def _see_to(self, room: Room, live: Live, seat: int) -> None:
        now = self._settings.moment()
        if not any(moment <= now for moment in self._moments(room, live, seat)):
            return
        if live.grants_rest(seat):
            await self._commits.put(room, live.rest(seat, now))
        else:
            await self._commits.put(room, live.mark("away", seat, now))
