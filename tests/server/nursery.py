"""Read once by the process from which servers are forked: they are born with all their modules read."""

from __future__ import annotations

import aiosqlite  # noqa: F401
import alembic.command
import alembic.config  # noqa: F401
import asyncpg  # noqa: F401

from reverie.server.commands import server
from reverie.server.config import Settings

server(Settings(), "127.0.0.1", 0)  # making a site reads what importing it does not
