"""What a house stands on: its database and its Redis, tried before the door opens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from redis.asyncio import Redis
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from ..config import Settings, Unfit
from ..store.store import Store


async def preflight(settings: Settings) -> None:
    """Open and close what a house needs. Raises Unfit with a sentence for the host."""
    async with opened(settings):
        pass
    if settings.redis is not None:
        try:
            async with Redis.from_url(settings.redis) as redis:
                await redis.ping()
        except Exception as error:
            raise Unfit(f"Redis does not answer: {_reason(error)}") from error


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """Open the store, its schema up to date. Raises Unfit if that cannot be done."""
    try:
        store = Store(settings.database)
    except Exception as error:
        raise Unfit(f"this is no address of a database: {_reason(error)}") from error
    try:
        try:
            await store.open()
        except Exception as error:
            shown = make_url(settings.database).database or "in memory"
            raise Unfit(f"the database {shown} cannot be opened: {_reason(error)}") from error
        yield store
    finally:
        await store.close()


def _reason(error: Exception) -> str:
    """Tell what a driver complains about, without what was put around it."""
    found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return str(found).splitlines()[0] if str(found) else type(found).__name__
