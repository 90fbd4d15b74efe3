"""Every table that this process serves, and all that people may do at one in play."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from ...kernel.codec import move_from_json
from ...kernel.words import Json, Move, Refusal, Refused
from ..config import Settings
from ..metrics import Metrics
from ..protocol.basics import Tempo
from ..protocol.messages import Chat, ChatLine, Foreseen, Passed, WhatIf
from ..protocol.problems import Fault
from ..store.chat import say
from ..store.records import Meta, Person
from ..store.store import Store
from .absence import Absences
from .bot_pool import BotPool
from .cache import RoomCache
from .clocks import Outages
from .commit import Commits
from .encoder import tell_foreseen
from .judges import Judges
from .live import Live
from .observers import Observers
from .opening import Opening
from .plea import way_back
from .room import Room
from .scheduler import Scheduler
from .tasks import Tasks
from .usher import Usher

TEMPOS: dict[Tempo, float | None] = {"pause": None, "calm": 2.5, "usual": 1.0, "quick": 0.25}
"""How many times as long as usual bots take."""


class Tables:
    """The tables of this process. Each part knows those before it; whoever comes later is told as an observer."""

    def __init__(self, settings: Settings, store: Store, bots: BotPool, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.metrics = metrics
        self.outages = Outages()
        self.tasks = Tasks()
        self.observers = Observers()
        self.opening = Opening(store, self.outages, metrics, settings.limits)
        self.judges = Judges(metrics)
        self.cache = RoomCache(settings, store, self.opening, self.judges, self.observers, metrics)
        self.commits = Commits(settings, store, self.cache, self.judges, self.observers, metrics, self.tasks)
        self.absences = Absences(settings, self.commits, self.tasks)
        self.scheduler = Scheduler(settings, store, self.cache, self.commits, self.observers, bots, metrics, self.tasks)
        self.observers.add(self.absences)
        self.observers.add(self.scheduler)
        self.observers.add(Usher(settings, self.commits, self.tasks))

    def now(self) -> int:
        return self.settings.moment()

    @property
    def closing(self) -> bool:
        """Whether this process ends."""
        return self.tasks.closing

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside; what goes wrong is logged."""
        return self.tasks.spawn(work)

    # Opening and closing

    async def open(self) -> None:
        """Begin to serve."""
        self.commits.start()
        for table, _ in await self.store.due(self.now() + int(self.settings.lease * 1000) + 1000):
            self.spawn(self.scheduler.look_at(table))

    async def farewell(self) -> None:
        """Tell clients to come back soon: this process ends."""
        self.tasks.closing = True
        for room in self.cache:
            for listener in list(room.listeners):
                listener.post(b'{"type":"bye","code":"restart","again":1.0}')
        await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Finish writes, then end."""
        self.tasks.closing = True
        for room in self.cache:
            self.scheduler.rest(room)
            self.absences.rest(room)
        await self.commits.stop()
        await self.tasks.close()

    # Rooms

    async def room(self, id: str) -> Room:
        """Enter a room. Raises Fault."""
        return await self.cache.get(id)

    async def enter(self, id: str) -> Room:
        """Enter a room as it stands in the store, whatever other processes did a moment ago. Raises Fault."""
        room = await self.cache.get(id)
        if self.settings.shared:
            if room.catching_up is None or room.catching_up.done():
                room.catching_up = self.spawn(self._catch_up(room))
            await asyncio.shield(room.catching_up)
        return room

    async def _catch_up(self, room: Room) -> None:
        """Look once for all who came in until then: whoever comes meanwhile waits for the next look."""
        async with room.lock:
            room.catching_up = None
            await self.cache.catch_up(room)

    async def changed(self, meta: Meta) -> Room:
        """Take up a table whose setting was changed in the store, and tell all."""
        room = await self.cache.get(meta.id)
        async with room.lock:
            if meta.version >= room.meta.version:
                await self.cache.adopt(room, meta)
            room.changed()
            self.observers.changed(room)
            self.observers.stands(room)
        return room

    # What people do

    async def play(self, room: Room, seat: int | None, n: int, told: Json) -> None:
        """Play a move that answers the state after row `n`. Raises Refused, Malformed or Fault."""
        async with room.lock:
            live, seat, answered = await self._current(room, seat, n)
            move = move_from_json(told, live.game.moves)
            if not room.answers(seat, answered):
                raise Fault("moved_on")
            if seat in live.resigned:
                raise Fault("not_seated")
            if not live.misses(seat) and live.restates(seat, move):
                return
            self._may_store(live, seat)
            if live.misses(seat) and live.table.why(seat, move) is None:
                await self.commits.put(room, live.mark("back", seat, self.now()))
            if live.absentee is not None:
                raise Fault("resting")
            try:
                await self.commits.play(room, seat, move)
            except Refused:
                self.metrics.refusals.inc()
                raise

    async def undo(self, room: Room, seat: int | None, n: int) -> None:
        """Take back a seat's last move, if the kernel allows it."""
        async with room.lock:
            live, seat, row = await self._current(room, seat, n)
            if row != live.n:
                raise Fault("moved_on")
            if not live.can_undo(seat):
                raise Fault("no_undo")
            await self._return_to(room, live, seat)
            await self.commits.put(room, live.mark("undo", seat, self.now()))

    async def ask_undo(self, room: Room, seat: int | None, n: int) -> None:
        """Let a seat ask for its last move back, after others have answered it."""
        async with room.lock:
            live, seat, row = await self._current(room, seat, n)
            if row != live.n:
                raise Fault("moved_on")
            if not (live.may_plead(seat) and way_back(live.table, seat)):
                raise Fault("no_undo")
            await self._return_to(room, live, seat)
            await self.commits.put(room, live.mark("plea", seat, self.now()))
            await self._grant(room, live)

    async def answer_plea(self, room: Room, seat: int | None, grant: bool) -> None:
        """Grant what was asked for, or do not; who asked may think better of it."""
        async with room.lock:
            live = room.playing
            seat = self._seated(seat)
            waits = live.pleaded_with()
            withdrawn = live.plea is not None and bool(waits) and live.plea.seat == seat and not grant
            if seat not in waits and not withdrawn:
                raise Fault("moved_on")
            if grant and live.plea is not None and not way_back(live.table, live.plea.seat):
                raise Fault("no_undo")
            await self.commits.put(room, live.mark("grant" if grant else "deny", seat, self.now()))
            await self._grant(room, live)

    async def _grant(self, room: Room, live: Live) -> None:
        """Take back what everybody has granted: the latest move first."""
        if live.plea is None or live.plea.denied or live.pleaded_with():
            return
        for seat in way_back(live.table, live.plea.seat):
            await self.commits.put(room, live.mark("granted", seat, self.now()))

    async def _return_to(self, room: Room, live: Live, seat: int) -> None:
        """Give somebody who does something their seat again. Raises Fault where nothing more may be stored."""
        self._may_store(live, seat)
        if live.misses(seat):
            await self.commits.put(room, live.mark("back", seat, self.now()))
        if live.absentee is not None:
            raise Fault("resting")

    async def why(self, room: Room, seat: int | None, told: Json) -> tuple[Move, Refusal | None]:
        """Tell why a move is not legal now."""
        async with room.lock:
            live = room.playing
            seat = self._seated(seat)
            move = move_from_json(told, live.game.moves)
            return move, live.table.why(seat, move)

    async def what_if(self, room: Room, seat: int | None, asked: WhatIf) -> Foreseen:
        """Tell what a move would lead to, as far as its seat may know; nothing is played."""
        async with room.lock:
            live = room.playing
            seat = self._seated(seat)
            moves = live.game.moves
            guesses = {guess.seat: move_from_json(guess.move, moves) for guess in asked.guesses}
            return tell_foreseen(asked.id, live.table, seat, move_from_json(asked.move, moves), guesses)

    async def mark(self, room: Room, seat: int | None, kind: str) -> None:
        """Let a seat leave, return or resign; what is so already stays so."""
        async with room.lock:
            live = room.playing
            seat = self._seated(seat)
            if kind == "away" and (seat in live.away or seat in live.resigned):
                return
            if kind == "back" and not live.misses(seat):
                return
            if kind == "resign" and seat in live.resigned:
                return
            if kind == "away":
                self._may_store(live, seat)
            await self.commits.put(room, live.mark(kind, seat, self.now()))

    def set_tempo(self, room: Room, seat: int | None, tempo: Tempo) -> None:
        """Let bots hurry, take their time or wait, for somebody who plays alone against them."""
        live = room.playing
        seat = self._seated(seat)
        others = [sitting for other, sitting in enumerate(room.meta.seating) if other != seat]
        if any(sitting.person is not None for sitting in others):
            raise Fault("not_alone")
        if tempo == "pause" and live.clocks.due() is not None:
            raise Fault("clock_runs")
        room.tempo = TEMPOS[tempo]
        self.scheduler.arrange(room)

    async def _current(self, room: Room, seat: int | None, n: int) -> tuple[Live, int, int]:
        """Tell the table in play, the seat, and the row that the seat counts as `n`."""
        live = room.playing
        seat = self._seated(seat)
        if n > live.number(seat):
            await self.cache.catch_up(room)
            live = room.playing
        return live, seat, live.row_of(seat, n)

    def _may_store(self, live: Live, seat: int) -> None:
        """Raise Fault where a seat, or its table, stores more than any game needs. Nothing is lost by waiting."""
        if not live.pace.allows(seat, self.now()):
            raise Fault("slow_down")

    @staticmethod
    def _seated(seat: int | None) -> int:
        if seat is None:
            raise Fault("not_seated")
        return seat

    async def say(self, room: Room, person: Person, text: str) -> ChatLine:
        """Keep what somebody says, and pass it on."""
        line = await say(self.store, room.id, person, room.seat_of(person.id), text, self.now())
        self.pass_on(room, Chat(line))
        return line

    def pass_on(self, room: Room, message: Passed) -> None:
        """Tell everybody in the room, here and elsewhere."""
        room.broadcast(message)
        self.observers.said(room, message)

    def absent(self, room: Room, seat: int) -> bool:
        """Whether the owner of a seat has been gone for a while."""
        person = room.meta.seating[seat].person
        if person is None or person in room.people():
            return False
        since = room.gone.get(person)
        return since is None or self.now() - since >= self.settings.away_seconds * 1000
