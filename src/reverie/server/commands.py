"""The commands of a host: serve the site, look after its tables, verify a log."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import typer
import uvicorn
from rich.console import Console
from rich.table import Table as Columns
from sqlalchemy import select

from ..kernel.words import Json, Malformed
from . import rows
from .app import Shell, create
from .clock import DAY, Outages
from .config import Settings, Unfit, from_environment
from .exchange import export_table, import_table
from .fairness import told_log
from .fairness import verify as check
from .ground import opened, try_ground
from .house import House
from .live import Live
from .logs import set_up
from .store import Store
from .wire import Wire

Database = Annotated[str | None, typer.Option(help="A file for SQLite, or postgresql://…  [REVERIE_DATABASE]")]
Readable = Annotated[Path, typer.Argument(exists=True, dir_okay=False, readable=True)]

admin = typer.Typer(no_args_is_help=True, help="Look after the tables of a site.")


class Server(uvicorn.Server):
    """Tells when it is open, and clients to come back before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, house: House, opened: Callable[[House], None]) -> None:
        super().__init__(config)
        self.house = house
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened(self.house)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.hall.farewell()
        await super().shutdown(sockets)


def server(settings: Settings, host: str, port: int, opened: Callable[[House], None] = lambda house: None) -> Server:
    """Make a server for these settings; `opened` is called as soon as it can be reached."""
    app = create(settings)
    return Server(
        uvicorn.Config(
            Shell(app),
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            server_header=False,
            ws=Wire,
            ws_max_size=settings.limits.message_bytes,
            ws_ping_interval=20.0,
            ws_ping_timeout=30.0,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=10,
            timeout_keep_alive=30,
            backlog=2048,
        ),
        app.state.house,
        opened,
    )


@contextmanager
def plainly() -> Iterator[None]:
    """Say in a sentence what a house cannot be opened with."""
    try:
        yield
    except Unfit as error:
        typer.echo(f"Sorry: {error}", err=True)
        raise typer.Exit(2) from None


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65_535, help="0 chooses a free one.")] = 8000,
    database: Database = None,
    redis: Annotated[
        str | None, typer.Option(help="redis://… when several servers share tables  [REVERIE_REDIS]")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes in which bots think  [REVERIE_WORKERS]")] = None,
    log_level: Annotated[Literal["debug", "info", "warning", "error"], typer.Option()] = "info",
) -> None:
    """Open the site: the page, its tables, and the bots."""
    set_up(log_level)
    with plainly():
        settings = from_environment(database=database, redis=redis, workers=workers)
        asyncio.run(try_ground(settings))
        listening = listen(host, port)
    bound = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host

    def open_to_all(house: House) -> None:
        Console().print(f"\n  [bold]Rêverie[/bold]  http://{shown}:{bound}\n")
        house.hall.thinkers.wake()  # before anybody needs one

    running = server(settings, host, port, open_to_all)
    gc.freeze()  # what was imported stays: the collector need not look at it again
    gc.set_threshold(20_000, 20, 50)
    sys.setswitchinterval(0.0005)  # whoever waits for the disk must not then wait for the interpreter
    running.run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Take a port. Raises Unfit where it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        both = host == "::" and socket.has_dualstack_ipv6()
        return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=both)
    except OSError as error:
        raise Unfit(f"{host}, port {port}: {(error.strerror or str(error)).partition(' (')[0]}") from error


@admin.command("list")
def list_tables(
    database: Database = None,
    phase: Annotated[str | None, typer.Option(help="lobby, playing, over or closed")] = None,
    limit: int = 50,
) -> None:
    """List the tables, latest first."""

    async def work(store: Store) -> None:
        query = select(rows.tables).order_by(rows.tables.c.touched.desc()).limit(limit)
        if phase is not None:
            query = query.where(rows.tables.c.phase == phase)
        columns = Columns("table", "game", "phase", "seats", "touched")
        for meta in await store.metas(query):
            seats = ", ".join(sitting.name or (sitting.bot and f"({sitting.bot})") or "–" for sitting in meta.seating)
            touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(meta.touched / 1000))
            columns.add_row(meta.id, meta.game, meta.phase, seats, touched)
        Console().print(columns)

    _with_store(database, work)


@admin.command()
def vacuum(
    database: Database = None,
    days: Annotated[float, typer.Option(help="Forget what was left untouched for so long.")] = 30.0,
) -> None:
    """Forget tables that were closed or never started, and guests who left no trace."""

    async def work(store: Store) -> None:
        gone = await store.vacuum(int(time.time() * 1000 - days * DAY))
        typer.echo(f"{gone} tables forgotten")

    _with_store(database, work)


@admin.command("export")
def export_log(
    table: str,
    file: Path,
    database: Database = None,
    log: Annotated[bool, typer.Option("--log", help="Only the log with its proof, for `reverie verify`.")] = False,
) -> None:
    """Write a table to a file: all of it, or the log of a finished game."""

    async def work(store: Store) -> None:
        meta = await store.meta(table)
        if meta is None:
            raise typer.BadParameter("there is no such table")
        told: Json
        if log:
            if meta.phase != "over":
                raise typer.BadParameter("the game is not over: its secret stays closed")
            live = Live(meta, Outages())
            for row in await store.rows(table):
                live.apply(row)
            told = told_log(live)
        else:
            told = await export_table(store, meta)
        try:
            file.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
        except OSError as error:
            raise typer.BadParameter(f"{file}: {error.strerror}") from None

    _with_store(database, work)


@admin.command("import")
def import_file(file: Readable, database: Database = None) -> None:
    """Read a table that `export` wrote, people included; one that is there already is refused."""

    async def work(store: Store) -> None:
        try:
            typer.echo(await import_table(store, msgspec.json.decode(file.read_bytes())))
        except (Malformed, msgspec.ValidationError, msgspec.DecodeError) as error:
            raise typer.BadParameter(str(error)) from None

    _with_store(database, work)


def verify(file: Readable) -> None:
    """Check the log of a finished game: the committed secret, every draw and die, every move."""
    try:
        log = msgspec.json.decode(file.read_bytes())
    except msgspec.DecodeError as error:
        raise typer.BadParameter(f"{file} is not JSON: {error}") from None
    found = check(log)
    if not found.ok:
        typer.echo(f"NOT OK: {found.fault}", err=True)
        raise typer.Exit(1)
    typer.echo(f"OK: {found.moves} moves and {found.outcomes} chance outcomes are what the rules and the secret say")


def _with_store(database: str | None, work: Any) -> None:
    async def run() -> None:
        async with opened(from_environment(database=database)) as store:
            await work(store)

    with plainly():
        asyncio.run(run())


def mount(app: typer.Typer) -> None:
    """Add the commands to an application."""
    app.command()(serve)
    app.command()(verify)
    app.add_typer(admin, name="admin")


app = typer.Typer(no_args_is_help=True)
mount(app)
