"""What happens at a table by itself: bots think, clocks run out."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from functools import partial

from ...kernel.chance import Seeded
from ...kernel.step import Deadline
from ...kernel.table import Question
from ...kernel.words import CLOCK, Expire, Move, Refused, Wait
from ..config import Settings
from ..metrics import Metrics
from ..protocol.problems import Fault
from ..store.store import Store
from .bot_pool import BotPool
from .cache import RoomCache
from .commit import Commits
from .live import USUAL_LEVEL, Live
from .observers import Observer, Observers
from .room import Room
from .tasks import Tasks


class Scheduler(Observer):
    """Sees to it that bots answer and that deadlines pass."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        cache: RoomCache,
        commits: Commits,
        observers: Observers,
        bots: BotPool,
        metrics: Metrics,
        tasks: Tasks,
    ) -> None:
        self._settings = settings
        self._store = store
        self._cache = cache
        self._commits = commits
        self._observers = observers
        self._bots = bots
        self._metrics = metrics
        self._tasks = tasks
        self._random = random.Random()

    def stands(self, room: Room) -> None:
        self.arrange(room)

    def presence(self, room: Room) -> None:
        if not room.writing:
            self.arrange(room)

    def arrange(self, room: Room) -> None:
        """See to it that bots think, where anybody is there to see it, and that clocks run out."""
        self.rest(room)
        live = room.live
        if live is None or room.meta.phase != "playing" or live.over or self._tasks.closing:
            return
        due = live.clocks.due()
        if due is not None and not room.answering:  # else whoever thinks for a late seat looks again
            seconds = min(max(0.0, (due - self._settings.moment()) / 1000), 3600.0)
            room.timer = asyncio.get_running_loop().call_later(
                seconds + 0.002, lambda: self._tasks.spawn(self.look_at(room.id))
            )
        if room.tempo is None or not room.attended(self._settings.moment()):
            return
        for seat, level, awaited in live.thinkers():
            if seat not in room.thinking:
                task = room.thinking[seat] = self._tasks.spawn(self._think(room, seat, level, awaited))
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
        delay = self._random.uniform(least, most) * (room.tempo or 1.0)
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
            try:
                move = await self._bots.choose(live, question, level, room.asker())
            except Refused:
                continue  # who was asked is asked no more: somebody sat down, or was faster
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
                    self._metrics.thoughts.labels(level).inc()
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
        if live is None or live.over or room.meta.phase != "playing" or self._tasks.closing or room.tempo is None:
            return True
        if live.stand_in(seat) is None or live.table.ask(seat) is None or live.absentee is not None:
            return True
        if live.table.why(seat, move) is not None:
            return False
        room.thinking.pop(seat, None)
        with contextlib.suppress(Fault):
            await self._commits.play(room, seat, move)
        return True

    async def look_at(self, table: str, claimed: int | None = None) -> None:
        """Let every clock that has run out speak, and wake the bots."""
        try:
            room = await self._cache.get(table)
        except Fault:
            return
        if room.answering:
            return
        answers = await self._answers(room)
        async with room.lock:
            if self._settings.shared:
                await self._cache.catch_up(room)
            live = room.live
            if live is None or room.meta.phase != "playing":
                return
            with contextlib.suppress(Fault):
                await self._let_clocks_speak(room, live, answers)
            if claimed is not None:
                await self._store.set_wake(table, claimed, self._commits.wake(room))
            self._observers.stands(room)

    async def _answers(self, room: Room) -> dict[str, Move]:
        """Let bots answer for seats that are late, where the rules say so; meanwhile the others play on."""
        live = room.live
        if live is None or room.meta.phase != "playing" or live.over or live.absentee is not None:
            return {}
        late = {}
        for key in live.clocks.expired(self._settings.moment()):
            question = _stand_in(live, key)
            if question is not None:
                level = live.stand_in(question.seat) or USUAL_LEVEL
                late[key] = self._bots.choose(live, question, level, room.asker())
        room.answering = bool(late)
        try:
            found = await asyncio.gather(*late.values(), return_exceptions=True)  # Refused: asked no more
            return {key: move for key, move in zip(late, found, strict=True) if isinstance(move, Move)}
        finally:
            room.answering = False

    async def _let_clocks_speak(self, room: Room, live: Live, answers: dict[str, Move]) -> None:
        now = self._settings.moment()
        if live.absentee is not None:
            if live.clocks.rested(now):
                kept = room.kept_waiting(live.absentee)
                await self._commits.put(room, live.mark("away" if kept else "go_on", live.absentee, now))
            return
        for key in live.clocks.expired(now):
            spoken = None if live.over else _expire(live, key, answers.get(key))
            if spoken is not None:
                await self._commits.play(room, *spoken)
        for seat in live.clocks.lapsed(now):
            if not live.over and seat not in live.away:
                await self._commits.put(room, live.mark("away", seat, now))


def _deadline(live: Live, key: str) -> Deadline | None:
    return next((each for each in live.table.deadlines if each.key == key), None)


def _stand_in(live: Live, key: str) -> Question | None:
    """Tell what a bot is to answer for a seat that is late; None where the clock itself plays."""
    deadline = _deadline(live, key)
    return None if deadline is None or deadline.stand_in is None else live.table.ask(deadline.stand_in)


def _expire(live: Live, key: str, answer: Move | None) -> tuple[int, Move] | None:
    """Tell who says what when a deadline passes: a bot where the rules say so; None where it must answer first."""
    if _deadline(live, key) is None:
        return None
    question = _stand_in(live, key)
    if question is None:
        return CLOCK, Expire(key)
    if answer is None or live.table.why(question.seat, answer) is not None:
        return None
    return question.seat, answer
