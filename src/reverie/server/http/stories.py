"""Stories over HTTP: no other route and no message of a socket holds what must be found first."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get
from litestar.params import FromPath, QueryParameter

from ... import stories
from ...words import preferred
from ..play.room import Room
from ..play.tables import Tables
from ..protocol.problems import Fault
from ..protocol.stories import Passage
from ..store.records import Person
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
        room = await self._found(tables, person, table, passage)
        words, parts = stories.passage(room.meta.game, passage, preferred(language))
        drawn = stories.picture(room.meta.game, passage) is not None
        assert room.live is not None
        return Passage(passage, words, parts, drawn, room.live.game.passage(passage))

    @get(
        "/{passage:str}/picture",
        media_type="image/svg+xml",
        responses=problems(401, 404, 410),
        summary="See the picture of a passage that was found at a table",
    )
    async def see(self, tables: TheTables, person: You, table: TableId, passage: FromPath[str]) -> Response[bytes]:
        room = await self._found(tables, person, table, passage)
        path = stories.picture(room.meta.game, passage)
        if path is None:
            raise Fault("no_passage")
        return Response(path.read_bytes(), headers={"cache-control": "private, max-age=86400"})

    async def _found(self, tables: Tables, person: Person, table: str, passage: str) -> Room:
        """Enter a table where a passage was found. Raises Fault."""
        room = await tables.enter(table)
        async with room.lock:
            if passage not in room.found(room.seat_of(person.id)):
                raise Fault("no_passage")
        return room
