"""The application: routes, guards, headers, and the life of a process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from .. import __version__
from ..words import preferred
from .config import Settings, from_environment
from .http import given, routes
from .http.identity import Identity
from .http.limits import RouteLimits
from .http.saves import SavesController
from .http.stories import StoriesController
from .lobby.again import Again
from .lobby.lobby import Lobby
from .play.encoder import message_bytes
from .play.tables import Tables
from .process import Process
from .protocol.basics import Problem
from .protocol.messages import Bye, Error
from .protocol.problems import Fault
from .rate_limit import address_of, counted
from .site.redis_backend import RedisBackend
from .sockets.table import at_table
from .store.records import Person
from .study.campaigns import Campaigns
from .study.study import Study

log = logging.getLogger("reverie.app")

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
PRIVATE_HEADERS = [*RAW_HEADERS, (b"cache-control", b"no-store")]
"""For what is told to one person: nobody on the way keeps it for another."""

SOCKET_CLOSE = {"no_table": 4404, "not_you": 4401, "origin": 4403, "outdated": 4410, "slow_down": 4429, "full": 1013}
SLOWER = msgspec.json.encode(Problem("slow_down"))
MALFORMED = msgspec.json.encode(Problem("malformed"))
JSON_HEADER = (b"content-type", b"application/json")
SLOW_SECONDS = 1.0
"""How long somebody waits for being told to be slower: over one connection, nobody can ask faster than that."""
SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_HOST = 259
"""A whole name of the net, and a port."""


class Guard(ASGIMiddleware):
    """Stands before the routes: checks where a request comes from that changes something."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP:
            await next_app(scope, receive, send)
            return

        request: Request[Any, Any, Any] = Request(scope)
        changes = scope["path"].startswith("/api") and request.method not in SAFE
        if changes and not allowed_origin(request, self._process.settings):
            raise Fault("origin")
        await next_app(scope, receive, send)


class Shell:
    """Around everything: counts who comes how often, and adds the headers of safety to each answer."""

    def __init__(self, app: Litestar, limits: RouteLimits) -> None:
        self._app: Any = app
        self._limits = limits

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            send = partial(self._send, send, PRIVATE_HEADERS if scope["path"].startswith("/api") else RAW_HEADERS)
            address = self._address(scope)
            if not self._limits.may_ask(address, scope["path"]):
                await asyncio.sleep(SLOW_SECONDS)
                await self._refuse(send, 429, SLOWER)
            elif not names_a_host(scope):
                await self._refuse(send, 400, MALFORMED)
            else:
                async with self._limits.turns.turn(address):
                    await self._app(scope, receive, send)
        elif scope["type"] == "websocket" and not (
            names_a_host(scope) and self._limits.may_connect(self._address(scope))
        ):
            await receive()
            await send({"type": "websocket.close"})
        else:
            await self._app(scope, receive, send)

    @staticmethod
    def _address(scope: Any) -> str:
        client = scope.get("client")
        return counted(client[0] if client else "")

    @staticmethod
    async def _refuse(send: Any, status: int, why: bytes) -> None:
        await send({"type": "http.response.start", "status": status, "headers": [JSON_HEADER]})
        await send({"type": "http.response.body", "body": why})

    @staticmethod
    async def _send(send: Any, headers: list[tuple[bytes, bytes]], message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *headers]
        await send(message)


def names_a_host(scope: Any) -> bool:
    """Whether the host that a request names could be one: addresses are made of it."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    try:
        return len(host) <= LONGEST_HOST and urlsplit(f"//{host.decode('latin-1')}").port != 0
    except ValueError:
        return False


def allowed_origin(connection: Any, settings: Settings) -> bool:
    """Whether a browser's page that speaks to us is ours. Programs tell no origin, and carry no cookie of others."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    try:
        return bool(urlsplit(origin).netloc == connection.headers.get("host", ""))
    except ValueError:
        return False


def problem(fault: Fault) -> Response[Problem]:
    return Response(Problem(fault.code, fault.values), status_code=fault.status, media_type=MediaType.JSON)


def on_fault(request: Request[Any, Any, Any], fault: Fault) -> Response[Problem]:
    return problem(fault)


BY_STATUS = {400: "malformed", 401: "not_you", 404: "no_page", 405: "method", 413: "too_large", 415: "kind"}


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = BY_STATUS.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    response = problem(Fault(code))
    if error.status_code == 405 and error.headers:
        response.headers.update(error.headers)
    return response


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error, extra={"route": _route(request)})
    return problem(Fault("internal"))


def on_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Answer a body that is nested deeper than anybody reads."""
    return problem(Fault("malformed"))


def _route(request: Request[Any, Any, Any]) -> str:
    """Name the route, not the address: that may hold a secret."""
    handler = request.scope.get("route_handler")
    return str(handler)


def create(settings: Settings | None = None) -> Litestar:
    """Make the application."""
    settings = settings or from_environment()
    channels = ChannelsPlugin(backend=_backend(settings), arbitrary_channels_allowed=True)
    process = Process(settings, channels)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await process.open()
        app.state.process = process
        try:
            yield
        finally:
            await process.close()

    async def tables() -> Tables:
        return process.tables

    async def lobby() -> Lobby:
        return process.lobby

    async def again() -> Again:
        return process.again

    async def study() -> Study:
        return process.study

    async def campaigns() -> Campaigns:
        return process.campaigns

    async def identity() -> Identity:
        return process.identity

    async def limits() -> RouteLimits:
        return process.limits

    @websocket("/ws/tables/{table:str}")
    async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
        """A table: see the messages in the protocol."""
        since = socket.query_params.get("since", "")
        known = int(since) if since.isdecimal() and len(since) < 10 else None

        async def serve(person: Person) -> None:
            await at_table(
                process.tables,
                process.budgets,
                process.presence,
                process.admission,
                socket,
                person,
                table,
                known,
            )

        await _welcome(process, socket, serve)

    @websocket("/ws/lobby")
    async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """The list of open tables, live."""
        await _welcome(process, socket, lambda person: process.feed.watch(socket, person))

    @get("/", include_in_schema=False, squeezed=True)
    async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _serve_page(process, request, "/")

    @get("/{path:path}", include_in_schema=False, squeezed=True)
    async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        return _serve_page(process, request, path)

    app = Litestar(
        route_handlers=[*routes.HANDLERS, SavesController, StoriesController, table_socket, lobby_socket, home, page],
        dependencies={
            "tables": Provide(tables),
            "lobby": Provide(lobby),
            "again": Provide(again),
            "study": Provide(study),
            "campaigns": Provide(campaigns),
            "identity": Provide(identity),
            "limits": Provide(limits),
            "guest": Provide(given.guest),
            "person": Provide(given.person),
            "owner": Provide(given.owner),
        },
        middleware=[Guard(process)],
        exception_handlers={Fault: on_fault, HTTPException: on_http, RecursionError: on_depth, Exception: on_mistake},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="squeezed"),
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Rêverie",
            version=__version__,
            description=(
                "Tables online. Sockets: `/ws/tables/{id}?since=n` and `/ws/lobby`; their messages, like every body "
                "here, are described by `python -m reverie.server.protocol.schema`. "
                "Bots send `Authorization: Bearer <token>`."
            ),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        plugins=[channels],
        lifespan=[life],
        logging_config=None,
    )
    app.state.process = process
    return app


def _backend(settings: Settings) -> ChannelsBackend:
    if settings.redis is None:
        return MemoryChannelsBackend()
    return RedisBackend(settings.redis)


async def _welcome(
    process: Process, socket: WebSocket[Any, Any, Any], serve: Callable[[Person], Awaitable[None]]
) -> None:
    """Serve somebody we know over a socket; say why not, if not."""
    socket.scope["reverie.came"] = time.monotonic()  # type: ignore[typeddict-unknown-key]
    await socket.accept()
    try:
        if not allowed_origin(socket, process.settings):
            raise Fault("origin")
        person = await process.identity.of(socket)
        if person is None:
            raise Fault("not_you")
        await serve(person)
    except Fault as fault:
        process.metrics.faults.labels(fault.code).inc()
        await socket.send_data(message_bytes(Error(fault.code, 0, fault.values)), mode="text")
        await socket.send_data(message_bytes(Bye(fault.code)), mode="text")
        await socket.close(code=SOCKET_CLOSE.get(fault.code, 1008), reason=fault.code)


def _serve_page(process: Process, request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    leaf = process.page.find(path, preferred(request.headers.get("accept-language", "")))
    if leaf is None or path.startswith(("/api/", "/ws/")):
        raise Fault("no_page")
    headers = {"etag": leaf.etag, "vary": "accept-encoding"}
    headers["cache-control"] = "public, max-age=31536000, immutable" if leaf.lasting else "no-cache"
    if request.headers.get("if-none-match") == leaf.etag:
        return Response(b"", status_code=304, headers=headers)
    data = leaf.data
    if leaf.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = leaf.squeezed
        headers["content-encoding"] = "gzip"
    process.limits.sends(address_of(request), len(data))
    return Response(data, headers=headers, media_type=leaf.type)
