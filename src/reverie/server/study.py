"""After the game: any moment through any eyes, and what a search thinks of each decision."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

import msgspec

from ..kernel.words import CLOCK, Json
from . import tell
from .hall import Hall
from .live import Live
from .problems import Fault
from .protocol.messages import Judged
from .protocol.study import Alternative, Frame, Judgement, Replay, Review
from .records import Meta, Row
from .reel import Reels
from .room import Room

log = logging.getLogger("reverie.study")

ITERATIONS = 600
"""How long the search looks at one decision."""
TOLD = 6
"""Alternatives told of a decision."""


class Study:
    """Replays and reviews."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._reels = Reels(hall.store, hall.outages)
        self._reviews: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._quiet = asyncio.Semaphore(1)

    async def replay(
        self, room: Room, person: str | None, seat: int | None, open: bool, since: int, until: int | None
    ) -> Replay:
        """Tell a game moment by moment. In play: only what is one's own to know."""
        meta = room.meta
        if meta.start is None:
            raise Fault("not_playing")
        if seat is not None and not 0 <= seat < len(meta.seating):
            raise Fault("no_seat")
        if meta.phase != "over" and (open or seat not in (None, room.seat_of(person))):
            raise Fault("not_over")
        reel = await self._reels.get(meta)
        undone = _undone(reel.rows)
        frames = []
        over = meta.phase == "over"
        last = len(reel.rows) if until is None else until
        async for live in reel.moments(min(since, len(reel.rows)), len(reel.rows)):
            number = live.n if over else live.number(seat)
            if number > last:
                break
            if number >= since and (over or live.noticed(seat, live.n)):
                row = reel.rows[live.n - 1] if live.n else None
                frames.append(_frame(live, meta, number, row, seat, open, live.n in undone))
        return Replay(room.info(room.seat_of(person), person == meta.host), seat, open, frames)

    # Reviews

    async def review(self, room: Room, seat: int) -> Review:
        """Tell the judgements of a seat's decisions so far; the first to ask sets the search to work."""
        meta = room.meta
        if meta.phase != "over":
            raise Fault("not_over")
        if not 0 <= seat < len(meta.seating):
            raise Fault("no_seat")
        key = (meta.id, seat)
        found = self._reviews.get(key)
        if found is None:
            stored = await self._hall.store.review(meta.id, seat)
            if stored is not None:
                found = msgspec.convert(stored, Review)
            else:
                found = Review(seat, 0, 0, [])
                self._hall.spawn(self._judge(room, seat, found))
            self._reviews[key] = found
            while len(self._reviews) > 200:
                self._reviews.popitem(last=False)
        return found

    async def _judge(self, room: Room, seat: int, review: Review) -> None:
        meta = room.meta
        rows = await self._hall.store.rows(meta.id)
        undone = _undone(rows)
        decisions = [row for row in rows if row.kind == "move" and row.seat == seat and row.n not in undone]
        review.total = len(decisions)
        wanted = {row.n for row in decisions}
        live = Live(meta, self._hall.outages)
        try:
            async with self._quiet:
                for row in rows:
                    if row.n in wanted:
                        judged = await self._judgement(live, row)
                        if judged is not None:
                            review.decisions.append(judged)
                        if review.done + 1 == review.total:
                            whole = msgspec.structs.replace(review, done=review.total)
                            await self._hall.store.put_review(meta.id, seat, whole)
                        review.done += 1
                        self._hall.pass_on(room, Judged(seat, review.done, review.total))
                    live.apply(row)
        except BaseException:
            self._reviews.pop((meta.id, seat), None)
            raise

    async def _judgement(self, live: Live, row: Row) -> Judgement | None:
        """Judge one decision; None where there was nothing to choose."""
        question = live.table.ask(row.seat)
        if question is None or len(question.options) < 2:
            return None
        try:
            thoughts = await self._hall.thinkers.weigh(live.game.name, live.table.view(row.seat), question, ITERATIONS)
        except Exception as error:
            log.warning("a decision could not be judged", extra={"table": live.meta.id, "error": repr(error)})
            return None
        options = [Alternative(move, round(value, 2), round(win, 4)) for move, value, win in thoughts]
        # A search plays what it looked at most; to a person the best is what promises most.
        options.sort(key=lambda option: option.value, reverse=True)
        chosen = next((option for option in options if option.move == row.move), None)
        if not options or chosen is None:
            return None
        return Judgement(row.n, question.kind, row.move, chosen.value, chosen.win, options[0], options[:TOLD])


def _undone(rows: list[Row]) -> set[int]:
    """Find the rows that were taken back, and those that took them back."""
    standing: list[int] = []
    found: set[int] = set()
    for row in rows:
        if row.kind == "move":
            standing.append(row.n)
        elif row.kind == "undo":
            found |= {standing.pop(), row.n}
    return found


def _frame(live: Live, meta: Meta, number: int, row: Row | None, seat: int | None, open: bool, undone: bool) -> Frame:
    table = live.table
    told: list[Json] = []
    if live.events:
        _, events = live.events[-1]
        told = [{"n": number, **(event.open() if open else event.seen_by(seat))} for event in events]
    mover = None if row is None or row.seat == CLOCK else row.seat
    visible = row is not None and (open or (seat is not None and row.seat == seat))
    question = None if seat is None or live.over else table.ask(seat)
    return Frame(
        n=number,
        seat=mover,
        move=row.move if row is not None and visible else None,
        undone=undone,
        view=tell.view_bytes(table.view(seat)),
        events=told,
        scores=list(table.scores) if meta.phase == "over" else [],
        waiting=[] if live.over else tell.tell_waiting(table),
        ask=None if question is None else tell.tell_ask(question),
        views=[tell.view_bytes(table.view(each)) for each in range(live.seats)] if open else [],
    )
