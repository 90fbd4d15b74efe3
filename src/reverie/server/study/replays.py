"""Looking back: what happened, page by page, and how it lay at any moment, through any eyes."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Raw

from ...kernel.words import Json
from ..play import encoder
from ..play.breath import Breath
from ..play.live import Live
from ..play.opening import SNAPSHOT_EVERY
from ..play.room import Room
from ..play.tables import Tables
from ..protocol.problems import Fault
from ..protocol.study import Moment, Replay, Sight
from ..store.records import Meta, Row
from .answers import Kept, squeezed
from .costs import Costs
from .fairness import told_log
from .timeline import Timelines

PAGE = 400
"""Rows told at once."""
SIGHTS = 24
"""Moments shown at once."""
KEPT = 24_000_000
"""Bytes of pages of finished games that are kept, and of moments."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class Eyes(msgspec.Struct, frozen=True):
    """Through whose eyes a game is looked at: a seat's, a spectator's, or with nothing hidden."""

    seat: int | None
    open: bool


class Replays:
    """Tells games moment by moment. In play: only what is one's own to know."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._timelines = Timelines(tables.store, tables.opening)
        self._pages = Kept(KEPT)
        self._sights = Kept(KEPT)
        self.costs = Costs(tables.settings.limits)

    async def page(self, room: Room, person: str, address: str, eyes: Eyes, at: int) -> bytes:
        """Tell the page of moments that holds a row, squeezed. Raises Fault."""
        _check(room, person, eyes)
        since = at - at % PAGE
        key = (room.id, eyes, since)
        if room.meta.phase == "over" and (known := self._pages.get(key)) is not None:
            return known
        async with self.costs.paid(person, address) as breath:
            if room.meta.phase == "over" and (known := self._pages.get(key)) is not None:
                return known
            over = room.meta.phase == "over"
            found = await squeezed(_encode(await self._page(room, eyes, since, breath)), breath)
            if over:
                self._pages.put(key, found)
            return found

    async def _page(self, room: Room, eyes: Eyes, since: int, breath: Breath) -> Replay:
        meta, until = room.meta, since + PAGE - 1
        over = meta.phase == "over"
        undone = await self._timelines.undone(meta.id, breath)
        live = await self._timelines.at(meta, max(0, since - 1), breath)
        moments = []
        if since == 0:
            moments.append(_moment(live, over, 0, None, eyes, False))
        # in play rows that these eyes miss are not counted: there may be more rows than numbers
        async for row in self._tables.opening.walk(live, until if over else None, breath):
            number = _number(live, over, eyes)
            if number > until:
                break
            if number >= since and (over or live.noticed(eyes.seat, live.n)):
                moments.append(_moment(live, over, number, row, eyes, row.n in undone))
        assert room.live is not None
        last = max(_number(room.live, over, eyes), moments[-1].n if moments else 0)
        if over:
            self._timelines.lay_aside(live)
        return Replay(eyes.seat, eyes.open, since, min(until, last), last, moments)

    async def sights(self, room: Room, person: str, address: str, eyes: Eyes, numbers: list[int]) -> bytes:
        """Show some moments, squeezed; those that there are not are left out. Raises Fault."""
        _check(room, person, eyes)
        if len(numbers) > SIGHTS:
            raise Fault("malformed", field="n", most=SIGHTS)
        over = room.meta.phase == "over"
        shown = []
        async with self.costs.paid(person, address) as breath:
            live: Live | None = None
            for number in sorted(set(numbers)):
                key = (room.id, eyes, number)
                found = self._sights.get(key) if over else None
                if found is None:
                    live = await self._reach(room.meta, over, eyes, number, live, breath)
                    if _number(live, over, eyes) != number:
                        break
                    found = _encode(_sight(live, number, eyes))
                    if over:
                        self._sights.put(key, found)
                    await breath.take()
                shown.append(Raw(found))
            if live is not None and over:
                self._timelines.lay_aside(live)
            return await squeezed(_encode({"seat": eyes.seat, "open": eyes.open, "sights": shown}), breath)

    async def _reach(self, meta: Meta, over: bool, eyes: Eyes, number: int, live: Live | None, breath: Breath) -> Live:
        """Go to the moment that these eyes count so, or to the last one there is."""
        if live is None or number - _number(live, over, eyes) > SNAPSHOT_EVERY:
            live = await self._timelines.at(meta, number, breath)
        if over:
            await self._tables.opening.go_on(live, number, breath)
        elif live.number(eyes.seat) < number:
            async for _ in self._tables.opening.walk(live, None, breath):
                if live.number(eyes.seat) >= number:
                    break
        return live

    async def log(self, room: Room, person: str, address: str) -> bytes:
        """Write the log of a finished game with its proof, squeezed. Raises Fault."""
        room.check_rules()
        if room.meta.phase != "over":
            raise Fault("not_over")
        async with self.costs.paid(person, address) as breath:
            found = self._pages.get(room.id)
            if found is None:
                rows = await breath.wait(self._tables.store.rows(room.id))
                told = await asyncio.to_thread(lambda: _encode(told_log(room.meta, rows)))
                found = await squeezed(told, breath)
                self._pages.put(room.id, found)
            return found


def _check(room: Room, person: str, eyes: Eyes) -> None:
    """Raise Fault where these eyes are not for this person to look through, or not yet."""
    meta = room.meta
    room.check_rules()
    if meta.start is None:
        raise Fault("not_playing")
    if eyes.seat is not None and not 0 <= eyes.seat < len(meta.seating):
        raise Fault("no_seat")
    if meta.phase != "over" and (eyes.open or eyes.seat not in (None, room.seat_of(person))):
        raise Fault("not_over")


def _number(live: Live, over: bool, eyes: Eyes) -> int:
    """Tell how a row is counted: all may know how many there were once the game is over."""
    return live.n if over else live.number(eyes.seat)


def _moment(live: Live, over: bool, number: int, row: Row | None, eyes: Eyes, undone: bool) -> Moment:
    told: list[Json] = []
    if live.events:
        _, events = live.events[-1]
        told = [{"n": number, **(event.open() if eyes.open else event.seen_by(eyes.seat))} for event in events]
    visible = row is not None and (eyes.open or (eyes.seat is not None and row.seat == eyes.seat))
    # in play, whether somebody or the clock moved might tell who had prepared it
    named = row is not None and row.seat >= 0 and (over or visible)
    return Moment(
        n=number,
        seat=row.seat if row is not None and named else None,
        move=row.move if row is not None and visible else None,
        undone=undone,
        events=told,
        scores=list(live.table.scores) if over else [],
    )


def _sight(live: Live, number: int, eyes: Eyes) -> Sight:
    table = live.table
    question = None if eyes.seat is None or live.over else table.ask(eyes.seat)
    return Sight(
        n=number,
        view=encoder.view_bytes(table.view(eyes.seat)),
        waiting=[] if live.over else encoder.tell_waiting(table),
        ask=None if question is None else encoder.tell_ask(question),
        views=[encoder.view_bytes(table.view(seat)) for seat in range(live.seats)] if eyes.open else [],
    )
