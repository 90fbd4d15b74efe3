"""After the game: what a search thinks of each decision."""

from __future__ import annotations

import logging
from collections import OrderedDict

import msgspec

from ..play.fair_queue import Asker, FairQueue
from ..play.live import Live
from ..play.room import Room
from ..play.tables import Tables
from ..protocol.messages import Judged
from ..protocol.problems import Fault
from ..protocol.study import Alternative, Judgement, Review
from ..store.records import Row, standing
from .replays import Replays

log = logging.getLogger("reverie.study.study")

ITERATIONS = 600
"""How long the search looks at one decision."""
TO_JUDGE = 0.2
"""Seconds that it takes of this process to have a seat judged, or so; the search itself is a worker's."""
TOLD = 6
"""Alternatives told of a decision."""


class Study:
    """Replays and reviews."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.replays = Replays(tables)
        self._reviews: OrderedDict[tuple[str, int], Review] = OrderedDict()
        self._turns = FairQueue(1)

    async def review(self, room: Room, person: str, address: str, seat: int) -> Review:
        """Tell the judgements of a seat's decisions so far; the first to ask sets the search to work."""
        meta = room.meta
        room.check_rules()
        if meta.phase != "over":
            raise Fault("not_over")
        if not 0 <= seat < len(meta.seating):
            raise Fault("no_seat")
        key = (meta.id, seat)
        if key not in self._reviews:
            stored = await self._tables.store.review(meta.id, seat)
            if stored is None:
                async with self.replays.costs.paid(person, address) as breath:
                    breath.add(TO_JUDGE)
            if key not in self._reviews:  # else somebody asked meanwhile
                asker = Asker(address, person, meta.id)
                self._keep(room, asker, key, None if stored is None else msgspec.convert(stored, Review))
        return self._reviews[key]

    def _keep(self, room: Room, asker: Asker, key: tuple[str, int], found: Review | None) -> None:
        """Keep a review at hand; set the search to work where there is none yet."""
        if found is None:
            found = Review(key[1], 0, 0, [])
            self._tables.spawn(self._judge(room, asker, key[1], found))
        self._reviews[key] = found
        while len(self._reviews) > 200:
            self._reviews.popitem(last=False)

    async def _judge(self, room: Room, asker: Asker, seat: int, review: Review) -> None:
        try:
            async with self._turns.turn(asker):
                await self._judge_all(room, asker, seat, review)
        except BaseException:
            self._reviews.pop((room.meta.id, seat), None)
            raise

    async def _judge_all(self, room: Room, asker: Asker, seat: int, review: Review) -> None:
        meta = room.meta
        rows = await self._tables.store.rows(meta.id)
        undone = _undone(rows)
        decisions = [row for row in rows if row.kind == "move" and row.seat == seat and row.n not in undone]
        review.total = len(decisions)
        wanted = {row.n for row in decisions}
        live = Live(meta, self._tables.outages)
        for row in rows:
            if row.n in wanted:
                judged = await self._judgement(live, asker, row)
                if judged is not None:
                    review.decisions.append(judged)
                if review.done + 1 == review.total:
                    whole = msgspec.structs.replace(review, done=review.total)
                    await self._tables.store.put_review(meta.id, seat, whole)
                review.done += 1
                self._tables.pass_on(room, Judged(seat, review.done, review.total))
            live.apply(row)

    async def _judgement(self, live: Live, asker: Asker, row: Row) -> Judgement | None:
        """Judge one decision; None where there was nothing to choose."""
        question = live.table.ask(row.seat)
        if question is None or len(question.options) == 1:
            return None
        try:
            view = live.table.view(row.seat)
            bots, game = self._tables.bots, live.game.name
            if question.options:
                thoughts = await bots.weigh(asker, game, view, question, ITERATIONS)
            else:
                thoughts = await bots.reconsider(asker, game, view, question, row.move)
        except Exception as error:
            log.warning("a decision could not be judged", extra={"table": live.meta.id, "error": repr(error)})
            return None
        options = [Alternative(move, round(value, 2), round(win, 4)) for move, value, win in thoughts]
        # A search plays what it looked at most; to a person the best is what promises most.
        options.sort(key=lambda option: option.value, reverse=True)
        chosen = next((option for option in options if option.move == row.move), None)
        if not options or chosen is None:
            return None
        return Judgement(
            row.n, question.kind, row.move, chosen.value, chosen.win, options[0], options[:TOLD], question.facts
        )


def _undone(rows: list[Row]) -> set[int]:
    """Find the rows that were taken back, and those that took them back."""
    return {row.n for row in rows if row.kind in ("move", "undo")} - {row.n for row in standing(rows)}
