"""Stories over HTTP: no other route and no message of a socket holds what must be found first."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.params import FromPath, QueryParameter

from ... import stories
from ...words import preferred
from ..protocol.problems import Fault
from ..protocol.stories import Passage
from .given import TableId, TheTables, You, problems


class StoriesController(Controller):
    """The story of a table, as far as it was found there."""

    path = "/api/tables/{table:str}/passages"
    tags = ["stories"]

    @get("/{passage:str}", responses=problems(401, 404, 410), summary="Read a passage that was found at a table")
    async def read(
        self,
        tables: TheTables,
        person: You,
        table: TableId,
        passage: FromPath[str],
        language: Annotated[str, QueryParameter(max_length=16)] = "",
    ) -> Passage:
        room = await tables.enter(table)
        async with room.lock:
            if passage not in room.found(room.seat_of(person.id)):
                raise Fault("no_passage")
        words, parts = stories.passage(room.meta.game, passage, preferred(language))
        assert room.live is not None
        return Passage(passage, words, parts, room.live.game.passage(passage))
