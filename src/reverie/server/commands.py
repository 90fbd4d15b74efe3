"""The commands of a host: serve the site, look after its tables, verify a log."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Annotated, Any, Literal

import msgspec
import typer
import uvicorn
from rich.console import Console
from rich.table import Table as Columns
from rich.text import Text
from sqlalchemy import make_url, select

from ..kernel.words import Json, Malformed
from ..words import printable
from .app import Shell, create
from .config import Settings, Unfit, from_environment
from .http.requests import RequestProtocol
from .logs import set_up
from .play.clocks import DAY
from .process import Process
from .site.preflight import opened, preflight
from .sockets.frames import FrameProtocol
from .store import housekeeping, schema
from .store.exchange import export_table, import_table
from .store.store import Store
from .study.arrival import admitted
from .study.fairness import told_log, verify_told

Database = Annotated[str | None, typer.Option(help="A file for SQLite, or postgresql://…  [REVERIE_DATABASE]")]
Readable = Annotated[Path, typer.Argument(exists=True, dir_okay=False, readable=True)]

admin = typer.Typer(no_args_is_help=True, help="Look after the tables of a site.")


class Server(uvicorn.Server):
    """Tells when it is open, and clients to come back before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, process: Process, opened: Callable[[Process], None]) -> None:
        super().__init__(config)
        self.process = process
        self._opened = opened

        self._alone = False
        """Whether the process is there for this server only."""

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve, in a process that does nothing else."""
        self._alone = True
        gc.freeze()  # what was imported stays: the collector need not look at it again
        gc.set_threshold(20_000, 20, 50)
        sys.setswitchinterval(0.0005)  # whoever waits for the disk must not then wait for the interpreter
        super().run(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End gently; end all the same where that takes too long, whatever hangs."""
        if self._alone and not self.should_exit:
            last = threading.Timer(self.process.settings.grace, os._exit, (1,))
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened(self.process)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.process.tables.farewell()
        await super().shutdown(sockets)


def server(
    settings: Settings, host: str, port: int, opened: Callable[[Process], None] = lambda process: None
) -> Server:
    """Make a server for these settings; `opened` is called as soon as it can be reached."""
    app = create(settings)
    process = app.state.process
    return Server(
        uvicorn.Config(
            Shell(app, process.limits),
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            server_header=False,
            forwarded_allow_ips=list(settings.proxies),
            http=partial(RequestProtocol, connections=process.connections),  # type: ignore[arg-type]
            ws=partial(FrameProtocol, connections=process.connections),  # type: ignore[arg-type]
            ws_max_size=settings.limits.message_bytes,
            ws_ping_interval=20.0,
            ws_ping_timeout=30.0,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=max(1, round(settings.grace / 2)),
            timeout_keep_alive=30,
            backlog=2048,
        ),
        process,
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
        asyncio.run(preflight(settings))
        listening = listen(host, port)
    bound = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host

    def open_to_all(process: Process) -> None:
        Console().print(f"\n  [bold]Rêverie[/bold]  http://{shown}:{bound}\n")
        process.tables.bots.wake()  # before anybody needs one

    server(settings, host, port, open_to_all).run(sockets=[listening])


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
        query = select(schema.tables).order_by(schema.tables.c.touched.desc()).limit(limit)
        if phase is not None:
            query = query.where(schema.tables.c.phase == phase)
        columns = Columns("table", "game", "phase", "seats", "touched")
        for meta in await store.metas(query):
            seats = ", ".join(sitting.name or (sitting.bot and f"({sitting.bot})") or "–" for sitting in meta.seating)
            touched = time.strftime("%Y-%m-%d %H:%M", time.localtime(meta.touched / 1000))
            columns.add_row(meta.id, meta.game, meta.phase, Text(seats), touched)
        Console().print(columns)

    _with_store(database, work)


@admin.command()
def vacuum(
    database: Database = None,
    days: Annotated[float, typer.Option(help="Forget what was left untouched for so long.")] = 30.0,
) -> None:
    """Forget tables that were closed or never started, and guests who left no trace."""

    async def work(store: Store) -> None:
        gone = await housekeeping.vacuum(store, int(time.time() * 1000 - days * DAY))
        typer.echo(f"{gone} tables forgotten")

    _with_store(database, work)


@admin.command()
def backup(file: Path, database: Database = None) -> None:
    """Write all of the house to a new file, while it is open. A copy of its file would be none."""
    with plainly():
        address = make_url(from_environment(database=database).database)
    if not address.drivername.startswith("sqlite"):
        raise typer.BadParameter("this house keeps its things in PostgreSQL: let pg_dump write them down")
    try:
        housekeeping.back_up(Path(address.database or ""), file)
    except OSError as error:
        raise typer.BadParameter(f"{file}: {error.strerror or error}") from None
    typer.echo(f"{file} holds everything; open it with --database, or put it in the place of the file of the house")


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
            try:
                told = told_log(meta, await store.rows(table))
            except Malformed as error:
                raise typer.BadParameter(str(error)) from None
        else:
            told = await export_table(store, meta)
        try:
            _write_privately(file, msgspec.json.format(msgspec.json.encode(told)) + b"\n")
        except OSError as error:
            raise typer.BadParameter(f"{file}: {error.strerror}") from None

    _with_store(database, work)


def _write_privately(file: Path, data: bytes) -> None:
    """Write a file that nobody else may read: it may hold what is secret until a game is over."""
    with os.fdopen(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as opened_file:
        os.fchmod(opened_file.fileno(), 0o600)
        opened_file.write(data)


@admin.command("import")
def import_file(file: Readable, database: Database = None) -> None:
    """Read a table that `export` wrote, with its people and what they said; one that is there already is refused."""

    async def work(store: Store) -> None:
        try:
            typer.echo(await import_table(store, msgspec.json.decode(file.read_bytes()), admitted))
        except RecursionError:
            raise typer.BadParameter("no exported table is nested so deep") from None
        except (Malformed, msgspec.ValidationError, msgspec.DecodeError) as error:
            raise typer.BadParameter(printable(str(error))) from None

    _with_store(database, work)


def verify(file: Readable) -> None:
    """Check the log of a finished game: the committed secret, every draw and die, every move."""
    try:
        found = verify_told(file.read_bytes())
    except Malformed as error:
        raise typer.BadParameter(f"{file} is no log: {printable(str(error))}") from None
    if not found.ok:
        typer.echo(f"NOT OK: {printable(found.fault or '')}", err=True)
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
