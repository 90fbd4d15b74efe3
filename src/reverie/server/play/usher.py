"""The usher: tells the rules who sits on each seat, where they heed it. What it says is a row like any other."""

from __future__ import annotations

import asyncio
import contextlib

from ...kernel.words import USHER, Seated
from ..config import Settings
from ..protocol.problems import Fault
from .commit import Commits
from .live import Live
from .observers import Observer
from .room import Room
from .tasks import Tasks


class Usher(Observer):
    """Tells of bots that take a seat, of people who return to theirs, and of people who keep others waiting.

    Every process that holds a table tries; the store takes each row once, and whoever comes second
    finds that the rules know already.
    """

    def __init__(self, settings: Settings, commits: Commits, tasks: Tasks) -> None:
        self._settings = settings
        self._commits = commits
        self._tasks = tasks

    def stands(self, room: Room) -> None:
        self.arrange(room)

    def presence(self, room: Room) -> None:
        self.arrange(room)

    def arrange(self, room: Room) -> None:
        """See to it that the rules learn in time who sits where."""
        if room.ushering is not None:
            room.ushering.cancel()
            room.ushering = None
        live = room.live
        if live is None or not live.game.heeds_seating or not self._may_speak(room, live):
            return
        if self._changes(room, live):
            self._tasks.spawn(self._tell(room))
        elif waits := self._waits(room, live):
            seconds = max(0.0, (min(waits.values()) - self._settings.moment()) / 1000)
            room.ushering = asyncio.get_running_loop().call_later(seconds + 0.002, lambda: self.arrange(room))

    def _may_speak(self, room: Room, live: Live) -> bool:
        return room.meta.phase == "playing" and not live.over and live.absentee is None and not self._tasks.closing

    def _changes(self, room: Room, live: Live) -> list[Seated]:
        """List what the rules do not know yet."""
        now = self._settings.moment()
        here = room.people()
        back = [
            Seated(seat, "person")
            for seat, sitting in enumerate(room.meta.seating)
            if live.seated[seat] == "nobody" and sitting.person in here
        ]
        gone = [Seated(seat, "nobody") for seat, moment in self._waits(room, live).items() if moment <= now]
        return live.newcomers() or back or gone

    def _waits(self, room: Room, live: Live) -> dict[int, int]:
        """Tell from when on nobody sits on the seats of people who are gone while others wait for them."""
        here = room.people()
        return {
            seat: max(room.gone_since(seat), live.clocks.at) + round(self._settings.away_seconds * 1000)
            for seat, sitting in enumerate(room.meta.seating)
            if live.seated[seat] == "person"
            and live.stand_in(seat) is None
            and sitting.person not in here
            and room.kept_waiting(seat)
        }

    async def _tell(self, room: Room) -> None:
        async with room.lock:
            live = room.live
            if live is None or not self._may_speak(room, live):
                return
            with contextlib.suppress(Fault):
                for seated in self._changes(room, live)[:1]:
                    await self._commits.play(room, USHER, seated)
