"""The database itself: how it is opened, tuned and migrated."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event


def make_private(file: Path) -> None:
    """Let nobody else read a database, nor what SQLite keeps beside it: there are secrets in it."""
    if file.parent.is_dir():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for each in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            each.chmod(0o600)


def tune(connection: Any) -> None:
    """Let readers not wait for the writer, and a commit be on disk when it is done."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def tune_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        tune(connection)

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the migrations that the database has not seen, up to one of them."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
