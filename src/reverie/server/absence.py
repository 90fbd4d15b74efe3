"""People who drop out: what the rules of their game grant them, and what the others must not wait for."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from .live import Live
from .problems import Fault
from .room import Room

if TYPE_CHECKING:
    from .hall import Hall

GRACE = 2_000
"""Milliseconds in which a page may be loaded anew without anybody noticing."""


class Absences:
    """Lets clocks rest and bots sit in for people who are gone, as their game wishes."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def arrange(self, room: Room) -> None:
        """See to it that the next absence that matters is noticed in time."""
        self.rest(room)
        live = room.live
        if room.complete or live is None or room.meta.phase != "playing" or live.over or self._hall.closing:
            return
        moments = [moment for seat in self._gone(room, live) for moment in self._moments(room, live, seat)]
        if moments:
            seconds = max(0.0, (min(moments) - self._hall.now()) / 1000)
            work = self._look_at
            room.absence = asyncio.get_running_loop().call_later(seconds + 0.002, lambda: self._hall.spawn(work(room)))

    @staticmethod
    def rest(room: Room) -> None:
        """Forget what was arranged."""
        if room.absence is not None:
            room.absence.cancel()
            room.absence = None

    def kept_waiting(self, room: Room, seat: int) -> bool:
        """Whether somebody else is here who would wait for a seat."""
        here = room.people()
        return any(other != seat and sat.person in here for other, sat in enumerate(room.meta.seating))

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
        if self.kept_waiting(room, seat):
            moments.append(since + round(patience.seconds * 1000))
        return moments

    async def _look_at(self, room: Room) -> None:
        async with room.lock:
            live = room.live
            if live is None or room.meta.phase != "playing" or self._hall.closing:
                return
            with contextlib.suppress(Fault):
                for seat in self._gone(room, live):
                    await self._see_to(room, live, seat)
            self.arrange(room)

    async def _see_to(self, room: Room, live: Live, seat: int) -> None:
        now = self._hall.now()
        if not any(moment <= now for moment in self._moments(room, live, seat)):
            return
        if live.grants_rest(seat):
            await self._hall.commit(room, live.rest(seat, now))
        else:
            await self._hall.commit(room, live.mark("away", seat, now))
