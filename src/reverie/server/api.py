"""The HTTP side: who you are, which games there are, tables before and after the game."""

from __future__ import annotations

import logging
from typing import Annotated, Any

import msgspec
import segno
from litestar import Controller, MediaType, Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from .. import __version__, games
from ..bots import LEVELS
from .board import line_of, open_tables
from .door import address_of
from .fairness import told_log, verify
from .house import House
from .identity import COOKIE, COOKIE_SECONDS, LINK_SECONDS, made_up_name
from .lobby import find_game
from .metrics import CONTENT_TYPE
from .problems import Fault
from .protocol.basics import Health, Json, Problem
from .protocol.games import GameContent, GameInfo, OptionInfo
from .protocol.people import BotToken, ChangeMe, Continue, ContinueLink, Me
from .protocol.study import Ladder, Replay, Review, Verified
from .protocol.tables import Branch, NewTable, OneSeat, PlayNow, SeatBot, Sit, TableInfo, TableList
from .ratings import ladder
from .records import Person
from .room import Room

logger = logging.getLogger("reverie.api")

FIVE = ("vale", "dreams", "when_i_dream", "etherium", "etherfields")
"""The games of the house, in the order they are shown; those not yet built are announced."""

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
You = NamedDependency[Person]
Someone = NamedDependency[Person | None]
TableId = FromPath[str]
SeatQuery = QueryParameter(ge=0, le=31)
RowQuery = QueryParameter(ge=0, le=1_000_000)
PAGE_OF_GAMES = 30


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Document that a request may be answered by a problem."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="A reason code and its values.")
        for status in (400, 429, *statuses)
    }


async def guest(request: AnyRequest, house: TheHouse) -> Person | None:
    """Recognise who asks, if they are known."""
    found = await house.identity.by_token(request.headers.get("authorization"))
    if found is None:
        found = await house.identity.by_cookie(request.cookies.get(COOKIE))
    return found


async def person(guest: Someone) -> Person:
    """Recognise who asks. Raises Fault."""
    if guest is None:
        raise Fault("not_you")
    return guest


def told_me(person: Person) -> Me:
    return Me(person.id, person.name, person.language, person.named)  # type: ignore[arg-type]


def signed_in(request: AnyRequest, house: House, person: Person) -> Response[Me]:
    """Answer with the cookie."""
    cookie = Cookie(
        key=COOKIE,
        value=house.identity.cookie(person.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
    return Response(told_me(person), cookies=[cookie])


class MyController(Controller):
    """Who you are."""

    path = "/api/me"
    tags = ["me"]

    @get(responses=problems(), summary="Tell who you are; a newcomer becomes a guest")
    async def me(self, request: AnyRequest, house: TheHouse, guest: Someone) -> Response[Me]:
        if guest is not None and "authorization" in request.headers:
            return Response(told_me(guest))
        if guest is not None:
            return signed_in(request, house, guest)
        if not house.newcomers.take(address_of(request)):
            raise Fault("slow_down")
        return signed_in(request, house, await house.store.new_person(made_up_name(), house.hall.now()))

    @patch(responses=problems(401), summary="Change your name or language")
    async def change(self, house: TheHouse, person: You, data: JSONBody[ChangeMe]) -> Me:
        changes: dict[str, Any] = {}
        if data.name is not msgspec.UNSET:
            name = " ".join(data.name.split())
            if not name or not name.isprintable():
                raise Fault("malformed", field="name")
            changes.update(name=name, named=True)
        if data.language is not msgspec.UNSET:
            changes["language"] = data.language
        if changes:
            await house.store.change_person(person.id, **changes)
        found = await house.store.person(person.id)
        assert found is not None
        return told_me(found)

    @post("/link", responses=problems(401), status_code=200, summary="Make a one-time link for another device")
    async def link(self, request: AnyRequest, house: TheHouse, person: You) -> ContinueLink:
        path = f"/continue/{await house.identity.new_link(person.id, house.hall.now())}"
        return ContinueLink(path, LINK_SECONDS, drawn(request, path))

    @post("/continue", responses=problems(404), status_code=200, summary="Use a one-time link")
    async def carry_on(self, request: AnyRequest, house: TheHouse, data: JSONBody[Continue]) -> Response[Me]:
        id = await house.store.use_link(data.token, house.hall.now())
        found = None if id is None else await house.store.person(id)
        if found is None:
            raise Fault("no_link")
        return signed_in(request, house, found)

    @post("/token", responses=problems(401), status_code=200, summary="Make a bearer token for a bot")
    async def token(self, house: TheHouse, person: You) -> BotToken:
        return BotToken(await house.identity.new_token(person.id))

    @get("/games", responses=problems(401), summary="List your finished games, latest first")
    async def history(
        self, house: TheHouse, person: You, before: Annotated[str | None, QueryParameter(max_length=20)] = None
    ) -> TableList:
        moment = None
        if before is not None:
            if not before.isdecimal():
                raise Fault("malformed", field="before")
            moment = min(int(before), 2**62)
        metas = await house.store.tables_of(person.id, True, PAGE_OF_GAMES, moment)
        more = str(metas[-1].touched) if len(metas) == PAGE_OF_GAMES else None
        return TableList([line_of(meta, house.hall.now(), person.id) for meta in metas], more)


class GamesController(Controller):
    """The games."""

    path = "/api/games"
    tags = ["games"]

    @get(summary="List the games")
    async def list(self) -> list[GameInfo]:
        names = [*FIVE, *(name for name in games.names() if name not in FIVE)]
        return [_game_info(name) for name in names]

    @get("/{game:str}", responses=problems(404), summary="Tell the public facts of a game's box")
    async def content(self, game: FromPath[str]) -> GameContent:
        rules = find_game(game)
        return GameContent(rules.name, list(rules.clauses), rules.content())


def _game_info(name: str) -> GameInfo:
    if name not in games.names():
        return GameInfo(name, False, (0, 0), [], [], 0)
    game = games.find(name)
    options = [OptionInfo(option.name, list(option.values), option.usual(people=True)) for option in game.options]
    return GameInfo(name, True, (game.min_seats, game.max_seats), options, list(LEVELS), game.version)


def told(room: Room, person: Person) -> TableInfo:
    return room.info(room.seat_of(person.id), person.id == room.meta.host)


class TablesController(Controller):
    """Tables before, during and after the game."""

    path = "/api/tables"
    tags = ["tables"]

    @get(responses=problems(), summary="List the open public tables")
    async def open(self, house: TheHouse, guest: Someone) -> TableList:
        return TableList(await open_tables(house.hall, guest.id if guest else None))

    @get("/mine", responses=problems(401), summary="List your tables that are not over")
    async def mine(self, house: TheHouse, person: You) -> TableList:
        metas = await house.store.tables_of(person.id, False, 100)
        return TableList([line_of(meta, house.hall.now(), person.id) for meta in metas])

    @post(responses=problems(401, 404), summary="Open a table")
    async def new(self, house: TheHouse, person: You, data: JSONBody[NewTable]) -> TableInfo:
        house.may_open(person)
        return told(await house.lobby.open(person, data), person)

    @get("/{table:str}", responses=problems(401, 404), summary="Tell a table")
    async def one(self, house: TheHouse, person: You, table: TableId) -> TableInfo:
        return told(await house.hall.room(table), person)

    @post("/{table:str}/sit", responses=problems(401, 404, 409), status_code=200, summary="Take a seat")
    async def sit(self, house: TheHouse, person: You, table: TableId, data: JSONBody[Sit]) -> TableInfo:
        return told(await house.lobby.sit(table, person, data.seat, data.entropy), person)

    @post("/{table:str}/stand", responses=problems(401, 403, 404, 409), status_code=200, summary="Leave your seat")
    async def stand(self, house: TheHouse, person: You, table: TableId) -> TableInfo:
        return told(await house.lobby.stand(table, person), person)

    @post("/{table:str}/bot", responses=problems(401, 403, 404, 409), status_code=200, summary="Seat a bot")
    async def bot(self, house: TheHouse, person: You, table: TableId, data: JSONBody[SeatBot]) -> TableInfo:
        return told(await house.lobby.seat_bot(table, person, data.seat, data.level), person)

    @post("/{table:str}/remove", responses=problems(401, 403, 404, 409), status_code=200, summary="Free a seat")
    async def remove(self, house: TheHouse, person: You, table: TableId, data: JSONBody[OneSeat]) -> TableInfo:
        return told(await house.lobby.remove(table, person, data.seat), person)

    @post("/{table:str}/hand-over", responses=problems(401, 403, 404), status_code=200, summary="Pass the table on")
    async def hand_over(self, house: TheHouse, person: You, table: TableId, data: JSONBody[OneSeat]) -> TableInfo:
        return told(await house.lobby.hand_over(table, person, data.seat), person)

    @post("/{table:str}/start", responses=problems(401, 403, 404, 409), status_code=200, summary="Begin the game")
    async def start(self, house: TheHouse, person: You, table: TableId) -> TableInfo:
        return told(await house.lobby.start(table, person), person)

    @post("/{table:str}/close", responses=problems(401, 403, 404, 409), status_code=200, summary="Close the table")
    async def close(self, house: TheHouse, person: You, table: TableId) -> TableInfo:
        return told(await house.lobby.close(table, person), person)

    @post("/{table:str}/resign", responses=problems(401, 403, 404, 409), status_code=200, summary="Give up")
    async def resign(self, house: TheHouse, person: You, table: TableId) -> TableInfo:
        room = await house.hall.room(table)
        await house.hall.mark(room, room.seat_of(person.id), "resign")
        return told(room, person)

    @post("/{table:str}/rematch", responses=problems(401, 403, 404, 409), status_code=200, summary="Play again")
    async def rematch(self, house: TheHouse, person: You, table: TableId) -> TableInfo:
        house.may_open(person)
        return told(await house.lobby.rematch(table, person), person)

    @post("/{table:str}/branch", responses=problems(401, 403, 404), summary="Play on from a moment, against bots")
    async def branch(self, house: TheHouse, person: You, table: TableId, data: JSONBody[Branch]) -> TableInfo:
        house.may_open(person)
        return told(await house.lobby.branch(table, person, data.n, data.seat, data.level), person)

    @get("/{table:str}/replay", responses=problems(401, 403, 404, 409), summary="Tell a game moment by moment")
    async def replay(
        self,
        house: TheHouse,
        person: You,
        table: TableId,
        seat: Annotated[int | None, SeatQuery] = None,
        open: FromQuery[bool] = False,
        since: Annotated[int, RowQuery] = 0,
        until: Annotated[int | None, RowQuery] = None,
    ) -> Replay:
        room = await house.hall.room(table)
        return await house.study.replay(room, person.id, seat, open, since, until)

    @get("/{table:str}/review", responses=problems(401, 403, 404), summary="Tell how a search judges a seat")
    async def review(self, house: TheHouse, person: You, table: TableId, seat: Annotated[int, SeatQuery]) -> Review:
        return await house.study.review(await house.hall.room(table), seat)

    @get("/{table:str}/log", responses=problems(401, 403, 404), summary="Download the log of a finished game")
    async def log(self, house: TheHouse, person: You, table: TableId) -> Response[Json]:
        return Response(
            await self._log(house, table),
            headers={"content-disposition": f'attachment; filename="reverie-{table}.json"'},
        )

    @get("/{table:str}/verify", responses=problems(401, 403, 404), summary="Check a finished game against its proof")
    async def verify(self, house: TheHouse, person: You, table: TableId) -> Verified:
        return await checked(house, await self._log(house, table))

    @get("/{table:str}/qr", responses=problems(404), media_type="image/svg+xml", summary="Draw a table's address")
    async def qr(self, request: AnyRequest, house: TheHouse, table: TableId) -> Response[str]:
        await house.hall.room(table)
        return Response(drawn(request, f"/table/{table}"), media_type="image/svg+xml")

    @staticmethod
    async def _log(house: House, table: str) -> Json:
        room = await house.hall.room(table)
        if room.meta.phase != "over" or room.live is None:
            raise Fault("not_over")
        return told_log(room.live)


@post("/api/play", tags=["tables"], responses=problems(401, 404), summary="Play against bots at once")
async def play_now(house: TheHouse, person: You, data: JSONBody[PlayNow]) -> TableInfo:
    house.may_open(person)
    return told(await house.lobby.play_now(person, data), person)


@post("/api/verify", tags=["fairness"], responses=problems(), status_code=200, summary="Check a log")
async def verify_log(house: TheHouse, data: JSONBody[dict[str, Any]]) -> Verified:
    return await checked(house, data)


@get("/api/ratings/{game:str}", tags=["ratings"], responses=problems(404), summary="Tell the best of a game")
async def ratings(house: TheHouse, guest: Someone, game: FromPath[str]) -> Ladder:
    return await ladder(house.store, find_game(game).name, guest.id if guest else None)


@get("/health", tags=["host"], summary="Tell whether all is well")
async def health(house: TheHouse) -> Response[Health]:
    told = Health(True, await house.store.alive(), house.hall.thinkers.ready, __version__)
    told.ok = told.store and told.bots and not house.hall.closing
    return Response(told, status_code=200 if told.ok else 503)


@get("/metrics", tags=["host"], media_type=MediaType.TEXT, responses=problems(404), summary="Tell Prometheus")
async def metrics(request: AnyRequest, house: TheHouse) -> Response[bytes]:
    if not house.may_watch(address_of(request)):
        raise Fault("no_page")
    return Response(house.metrics.exposition(), media_type=CONTENT_TYPE)


async def checked(house: House, log: Json) -> Verified:
    """Check a log in a worker: a long one must not keep the others waiting."""
    try:
        async with house.checking:
            found = await house.hall.thinkers.run(verify, log, seconds=CHECK_SECONDS)
    except Exception:
        logger.exception("a log could not be checked")
        return Verified(False, False, 0, 0, "could not be checked")
    assert isinstance(found, Verified)
    return found


def drawn(request: AnyRequest, path: str) -> str:
    """Draw a whole address as a QR code."""
    address = str(request.base_url).rstrip("/") + path
    code = segno.make(address, error="m")
    return code.svg_inline(border=2, dark="#1b1530", light="#ffffff", scale=4)


CHECK_SECONDS = 5.0
"""A whole game is checked in a fraction of this."""

HANDLERS = (MyController, GamesController, TablesController, play_now, verify_log, ratings, health, metrics)
