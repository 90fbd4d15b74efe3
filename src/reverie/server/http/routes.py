"""The HTTP side: who you are, which games there are, tables before and after the game."""

from __future__ import annotations

import gzip
import logging
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody

from ... import __version__, games
from ...bots import LEVELS
from ...kernel.words import Malformed
from ..config import LONGEST_FILE
from ..lobby.listing import line_of, open_tables
from ..lobby.making import find_game
from ..metrics import CONTENT_TYPE
from ..play.fair_queue import Asker
from ..play.room import Room
from ..play.tables import Tables
from ..protocol.basics import Health, Json
from ..protocol.games import GameContent, GameInfo, OptionInfo, box_of
from ..protocol.problems import Fault
from ..protocol.study import Ladder, Replay, Review, Sights, Verified
from ..protocol.tables import Branch, NewTable, OneSeat, PlayNow, SeatBot, Sit, TableInfo, TableList
from ..rate_limit import address_of, caller_of
from ..store.records import Person
from ..study.fairness import told_log, verify_told
from ..study.ratings import ladder
from ..study.replays import Eyes
from .given import (
    AnyRequest,
    RowQuery,
    RowsQuery,
    SeatQuery,
    Someone,
    TableId,
    TheAgain,
    TheLimits,
    TheLobby,
    TheStudy,
    TheTables,
    You,
    drawn,
    problems,
    sent,
)
from .me import MyController

logger = logging.getLogger("reverie.http.routes")


class GamesController(Controller):
    """The games."""

    path = "/api/games"
    tags = ["games"]

    @get(summary="List the games")
    async def list(self) -> list[GameInfo]:
        names = [*games.SHELF, *(name for name in games.names() if name not in games.SHELF)]
        return [_game_info(name) for name in names]

    @get("/{game:str}", responses=problems(404), summary="Tell the public facts of a game's box")
    async def content(self, game: FromPath[str]) -> GameContent:
        found = find_game(game)
        if not found.on_the_site:
            raise Fault("not_yet", game=game)
        return box_of(found)


def _game_info(name: str) -> GameInfo:
    if name not in games.names() or not games.find(name).on_the_site:
        return GameInfo(name, False, (0, 0), [], False, [], 0)
    game = games.find(name)
    options = [
        OptionInfo(option.name, list(option.values), option.usual(people=True), option.names_seats)
        for option in game.options
    ]
    seats = (game.min_seats, game.max_seats)
    return GameInfo(name, True, seats, options, game.keeps_time, list(LEVELS), game.version)


def told(room: Room, person: Person) -> TableInfo:
    return room.info(room.seat_of(person.id), person.id == room.meta.host)


class TablesController(Controller):
    """Tables before, during and after the game."""

    path = "/api/tables"
    tags = ["tables"]

    @get(responses=problems(), summary="List the open public tables")
    async def open(self, tables: TheTables, guest: Someone) -> TableList:
        return TableList(await open_tables(tables, guest.id if guest else None))

    @get("/mine", responses=problems(401), summary="List your tables that are not over")
    async def mine(self, tables: TheTables, person: You) -> TableList:
        metas = await tables.store.tables_of(person.id, False, 100)
        return TableList([line_of(meta, tables.now(), person.id) for meta in metas])

    @post(responses=problems(401, 404), summary="Open a table")
    async def new(
        self, request: AnyRequest, lobby: TheLobby, limits: TheLimits, person: You, data: JSONBody[NewTable]
    ) -> TableInfo:
        limits.may_open(person, address_of(request))
        if data.public:
            limits.may_publish(address_of(request))
        return told(await lobby.open(person, data), person)

    @get("/{table:str}", responses=problems(401, 404), summary="Tell a table")
    async def one(self, tables: TheTables, person: You, table: TableId) -> TableInfo:
        return told(await tables.room(table), person)

    @post("/{table:str}/sit", responses=problems(401, 404, 409), status_code=200, summary="Take a seat")
    async def sit(self, lobby: TheLobby, person: You, table: TableId, data: JSONBody[Sit]) -> TableInfo:
        return told(await lobby.sit(table, person, data.seat, data.entropy), person)

    @post("/{table:str}/stand", responses=problems(401, 403, 404, 409, 410), status_code=200, summary="Leave your seat")
    async def stand(self, lobby: TheLobby, person: You, table: TableId) -> TableInfo:
        return told(await lobby.stand(table, person), person)

    @post("/{table:str}/bot", responses=problems(401, 403, 404, 409, 410), status_code=200, summary="Seat a bot")
    async def bot(self, lobby: TheLobby, person: You, table: TableId, data: JSONBody[SeatBot]) -> TableInfo:
        return told(await lobby.seat_bot(table, person, data.seat, data.level), person)

    @post("/{table:str}/remove", responses=problems(401, 403, 404, 409), status_code=200, summary="Free a seat")
    async def remove(self, lobby: TheLobby, person: You, table: TableId, data: JSONBody[OneSeat]) -> TableInfo:
        return told(await lobby.remove(table, person, data.seat), person)

    @post("/{table:str}/hand-over", responses=problems(401, 403, 404), status_code=200, summary="Pass the table on")
    async def hand_over(self, lobby: TheLobby, person: You, table: TableId, data: JSONBody[OneSeat]) -> TableInfo:
        return told(await lobby.hand_over(table, person, data.seat), person)

    @post("/{table:str}/start", responses=problems(401, 403, 404, 409, 410), status_code=200, summary="Begin the game")
    async def start(self, lobby: TheLobby, person: You, table: TableId) -> TableInfo:
        return told(await lobby.start(table, person), person)

    @post("/{table:str}/close", responses=problems(401, 403, 404, 409), status_code=200, summary="Close the table")
    async def close(self, lobby: TheLobby, person: You, table: TableId) -> TableInfo:
        return told(await lobby.close(table, person), person)

    @post("/{table:str}/resign", responses=problems(401, 403, 404, 409, 410), status_code=200, summary="Give up")
    async def resign(self, tables: TheTables, person: You, table: TableId) -> TableInfo:
        room = await tables.room(table)
        await tables.mark(room, room.seat_of(person.id), "resign")
        return told(room, person)

    @post("/{table:str}/rematch", responses=problems(401, 403, 404, 409, 410), status_code=200, summary="Play again")
    async def rematch(
        self, request: AnyRequest, again: TheAgain, limits: TheLimits, person: You, table: TableId
    ) -> TableInfo:
        limits.may_open(person, address_of(request))
        return told(await again.rematch(table, person), person)

    @post("/{table:str}/branch", responses=problems(401, 403, 404, 410), summary="Play on from a moment, against bots")
    async def branch(
        self,
        request: AnyRequest,
        again: TheAgain,
        limits: TheLimits,
        person: You,
        table: TableId,
        data: JSONBody[Branch],
    ) -> TableInfo:
        limits.may_open(person, address_of(request))
        with limits.alone("branch", address_of(request)):
            return told(await again.branch(table, person, data.n, data.seat, data.level), person)

    @get(
        "/{table:str}/replay",
        responses=problems(401, 403, 404, 409, 410),
        squeezed=True,
        summary="Tell what happened in a game, page by page",
    )
    async def replay(
        self,
        request: AnyRequest,
        tables: TheTables,
        study: TheStudy,
        person: You,
        table: TableId,
        seat: Annotated[int | None, SeatQuery] = None,
        open: FromQuery[bool] = False,
        at: Annotated[int, RowQuery] = 0,
    ) -> Response[Replay]:
        room, eyes = await tables.room(table), Eyes(seat, open)
        return unpacked(request, await study.replays.page(room, person.id, address_of(request), eyes, at))

    @get(
        "/{table:str}/sights",
        responses=problems(401, 403, 404, 409, 410),
        squeezed=True,
        summary="Show how a game lay at some moments",
    )
    async def sights(
        self,
        request: AnyRequest,
        tables: TheTables,
        study: TheStudy,
        person: You,
        table: TableId,
        n: Annotated[list[int], RowsQuery],
        seat: Annotated[int | None, SeatQuery] = None,
        open: FromQuery[bool] = False,
    ) -> Response[Sights]:
        room, eyes = await tables.room(table), Eyes(seat, open)
        return unpacked(request, await study.replays.sights(room, person.id, address_of(request), eyes, n))

    @get("/{table:str}/review", responses=problems(401, 403, 404, 410), summary="Tell how a search judges a seat")
    async def review(
        self,
        request: AnyRequest,
        tables: TheTables,
        study: TheStudy,
        person: You,
        table: TableId,
        seat: Annotated[int, SeatQuery],
    ) -> Review:
        return await study.review(await tables.room(table), person.id, address_of(request), seat)

    @get(
        "/{table:str}/log",
        responses=problems(401, 403, 404, 410),
        squeezed=True,
        summary="Download the log of a finished game",
    )
    async def log(
        self, request: AnyRequest, tables: TheTables, study: TheStudy, person: You, table: TableId
    ) -> Response[Json]:
        answer = unpacked(request, await study.replays.log(await tables.room(table), person.id, address_of(request)))
        answer.headers["content-disposition"] = f'attachment; filename="reverie-{table}.json"'
        return answer

    @get(
        "/{table:str}/verify", responses=problems(401, 403, 404, 410), summary="Check a finished game against its proof"
    )
    async def verify(
        self, request: AnyRequest, tables: TheTables, limits: TheLimits, person: You, table: TableId
    ) -> Verified:
        asker = Asker(address_of(request), person.id, table)
        with limits.alone("check", asker.address):
            return await checked(tables, asker, msgspec.json.encode(await self._log(tables, table)))

    @get("/{table:str}/qr", responses=problems(404), media_type="image/svg+xml", summary="Draw a table's address")
    async def qr(self, request: AnyRequest, tables: TheTables, limits: TheLimits, table: TableId) -> Response[str]:
        await tables.room(table)
        limits.may_draw(address_of(request))
        return Response(drawn(request, f"/table/{table}"), media_type="image/svg+xml")

    @staticmethod
    async def _log(tables: Tables, table: str) -> Json:
        room = await tables.room(table)
        room.check_rules()
        if room.meta.phase != "over":
            raise Fault("not_over")
        return told_log(room.meta, await tables.store.rows(table))


@post("/api/play", tags=["tables"], responses=problems(401, 404), summary="Play against bots at once")
async def play_now(
    request: AnyRequest, lobby: TheLobby, limits: TheLimits, person: You, data: JSONBody[PlayNow]
) -> TableInfo:
    limits.may_open(person, address_of(request))
    return told(await lobby.play_now(person, data), person)


@dataclass
class TakesLog(Operation):
    """Describes a request whose body is read only where there is time for it."""

    def __post_init__(self) -> None:
        anything = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(content={MediaType.JSON.value: anything}, required=True)


@post(
    "/api/verify",
    tags=["fairness"],
    responses=problems(401, 413),
    status_code=200,
    request_max_body_size=LONGEST_FILE,
    summary="Check a log",
    operation_class=TakesLog,
)
async def verify_log(request: AnyRequest, tables: TheTables, limits: TheLimits, person: You) -> Verified:
    asker = Asker(address_of(request), person.id, "")
    with limits.alone("send a log", asker.address):
        body = await sent(request)
    with limits.alone("check", asker.address):
        return await checked(tables, asker, body)


@get("/api/ratings/{game:str}", tags=["ratings"], responses=problems(404), summary="Tell the best of a game")
async def ratings(tables: TheTables, guest: Someone, game: FromPath[str]) -> Ladder:
    return await ladder(tables.store, find_game(game).name, guest.id if guest else None)


@get("/health", tags=["host"], summary="Tell whether all is well")
async def health(tables: TheTables) -> Response[Health]:
    told = Health(True, await tables.store.alive(tables.settings.silence), tables.bots.ready, __version__)
    told.ok = told.store and told.bots and not tables.closing
    return Response(told, status_code=200 if told.ok else 503)


@get("/metrics", tags=["host"], media_type=MediaType.TEXT, responses=problems(404), summary="Tell Prometheus")
async def metrics(request: AnyRequest, tables: TheTables, limits: TheLimits) -> Response[bytes]:
    if not limits.may_watch(caller_of(request)):
        raise Fault("no_page")
    return Response(tables.metrics.exposition(), media_type=CONTENT_TYPE)


async def checked(tables: Tables, asker: Asker, log: bytes) -> Verified:
    """Check a log in a worker: a long one must not keep the others waiting. Raises Fault."""
    try:
        found = await tables.bots.study(asker, verify_told, log, seconds=CHECK_SECONDS)
    except Malformed:
        raise Fault("malformed") from None
    except Exception:
        logger.exception("a log could not be checked")
        return Verified(False, False, 0, 0, "could not be checked")
    assert isinstance(found, Verified)
    return found


def unpacked(request: AnyRequest, data: bytes) -> Response[Any]:
    """Answer with JSON that is squeezed already."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        data = gzip.decompress(data)
    return Response(data, headers=headers, media_type=MediaType.JSON)


CHECK_SECONDS = 5.0
"""A whole game is checked in a fraction of this."""

HANDLERS = (MyController, GamesController, TablesController, play_now, verify_log, ratings, health, metrics)
