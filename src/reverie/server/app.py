"""The application: routes, guards, headers, and the life of the house."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any
from urllib.parse import urlsplit

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
from . import api
from .config import Settings, from_environment
from .door import address_of
from .house import House
from .identity import COOKIE
from .messenger import Messenger
from .problems import Fault
from .protocol.basics import Problem
from .protocol.messages import Bye, Error
from .records import Person
from .seat import at_table
from .tell import message_bytes

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

SOCKET_CLOSE = {"no_table": 4404, "not_you": 4401, "origin": 4403, "slow_down": 4429, "full": 1013}
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard(ASGIMiddleware):
    """Stands before everything: counts requests, and checks where they come from."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        if scope["type"] != ScopeType.HTTP:
            await next_app(scope, receive, send)
            return

        request: Request[Any, Any, Any] = Request(scope)
        if scope["path"].startswith("/api"):
            if not self._house.requests.take(address_of(request)):
                raise Fault("slow_down")
            if request.method not in SAFE and not allowed_origin(request, self._house.settings):
                raise Fault("origin")
        await next_app(scope, receive, send)


class Shell:
    """Around everything: adds the headers of safety to each answer."""

    def __init__(self, app: Litestar) -> None:
        self._app: Any = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            send = partial(self._send, send, PRIVATE_HEADERS if scope["path"].startswith("/api") else RAW_HEADERS)
        await self._app(scope, receive, send)

    @staticmethod
    async def _send(send: Any, headers: list[tuple[bytes, bytes]], message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *headers]
        await send(message)


def allowed_origin(connection: Any, settings: Settings) -> bool:
    """Whether a browser's page that speaks to us is ours. Programs tell no origin, and carry no cookie of others."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return bool(urlsplit(origin).netloc == connection.headers.get("host", ""))


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


def _route(request: Request[Any, Any, Any]) -> str:
    """Name the route, not the address: that may hold a secret."""
    handler = request.scope.get("route_handler")
    return str(handler)


def create(settings: Settings | None = None) -> Litestar:
    """Make the application."""
    settings = settings or from_environment()
    channels = ChannelsPlugin(backend=_backend(settings), arbitrary_channels_allowed=True)
    house = House(settings, channels)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    async def the_house() -> House:
        return house

    @websocket("/ws/tables/{table:str}")
    async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
        """A table: see the messages in the protocol."""
        since = socket.query_params.get("since", "")
        known = int(since) if since.isdecimal() and len(since) < 10 else None
        await _welcome(house, socket, lambda person: at_table(house.hall, house.door, socket, person, table, known))

    @websocket("/ws/lobby")
    async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
        """The list of open tables, live."""
        await _welcome(house, socket, lambda person: house.board.watch(socket, person))

    @get("/", include_in_schema=False, squeezed=True)
    async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
        return _serve_page(house, request, "/")

    @get("/{path:path}", include_in_schema=False, squeezed=True)
    async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        return _serve_page(house, request, path)

    app = Litestar(
        route_handlers=[*api.HANDLERS, table_socket, lobby_socket, home, page],
        dependencies={
            "house": Provide(the_house),
            "guest": Provide(api.guest),
            "person": Provide(api.person),
        },
        middleware=[Guard(house)],
        exception_handlers={Fault: on_fault, HTTPException: on_http, Exception: on_mistake},
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, exclude_opt_key="squeezed"),
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Rêverie",
            version=__version__,
            description=(
                "Tables online. Sockets: `/ws/tables/{id}?since=n` and `/ws/lobby`; their messages, like every body "
                "here, are described by `python -m reverie.server.schema`. Bots send `Authorization: Bearer <token>`."
            ),
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        ),
        plugins=[channels],
        lifespan=[life],
        logging_config=None,
        signature_namespace={"House": House},
    )
    app.state.house = house
    return app


def _backend(settings: Settings) -> ChannelsBackend:
    if settings.redis is None:
        return MemoryChannelsBackend()
    return Messenger(settings.redis)


async def _welcome(house: House, socket: WebSocket[Any, Any, Any], serve: Callable[[Person], Awaitable[None]]) -> None:
    """Serve somebody we know over a socket; say why not, if not."""
    await socket.accept()
    try:
        if not allowed_origin(socket, house.settings):
            raise Fault("origin")
        person = await house.identity.by_token(socket.headers.get("authorization"))
        if person is None:
            person = await house.identity.by_cookie(socket.cookies.get(COOKIE))
        if person is None:
            raise Fault("not_you")
        await serve(person)
    except Fault as fault:
        house.metrics.faults.labels(fault.code).inc()
        await socket.send_data(message_bytes(Error(fault.code, 0, fault.values)), mode="text")
        await socket.send_data(message_bytes(Bye(fault.code)), mode="text")
        await socket.close(code=SOCKET_CLOSE.get(fault.code, 1008), reason=fault.code)


def _serve_page(house: House, request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    languages = request.headers.get("accept-language", "")
    leaf = house.page.find(path, "en" if languages.lower().startswith("en") else "fr")
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
    return Response(data, headers=headers, media_type=leaf.type)
