"""Who is who: a signed cookie for people, a token for bots, a one-time link for the next device."""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets
from typing import Any

from litestar.connection import ASGIConnection

from ..protocol.people import BotToken
from ..store import keys
from ..store.records import Person
from ..store.store import Store

COOKIE = "reverie"
COOKIE_SECONDS = 2 * 365 * 86_400
LINK_SECONDS = 600
BACK_COOKIE = "reverie_before"
BACK_SECONDS = 86_400
TOKEN_MARK = "rev_"

NAMES = (
    *("Altair", "Ariel", "Atlas", "Bellis", "Deneb", "Echo", "Iris", "Luna", "Lyra", "Mira", "Nova", "Nyx"),
    *("Orion", "Pavo", "Rigel", "Selene", "Sirius", "Sol", "Talia", "Vega", "Vesper", "Ymir", "Zephyr"),
)
"""Names that read the same in every language."""


class Identity:
    """Recognises people."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._key = hashlib.sha256(f"reverie cookie {secret}".encode()).digest()

    async def of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Recognise who asks or connects: a bot by its token, else a person by the cookie."""
        found = await self.by_token(connection.headers.get("authorization"))
        if found is None:
            found = await self.by_cookie(connection.cookies.get(COOKIE))
        return found

    def cookie(self, person: str, sign_outs: int = 0) -> str:
        """Sign a person's id, good until they sign out everywhere."""
        told = f"{person}.{sign_outs}" if sign_outs else person
        return f"{told}.{self._sign(told)}"

    async def by_cookie(self, value: str | None) -> Person | None:
        """Recognise a person; None if the cookie is not ours, or void."""
        told = self._read(value)
        if told is None:
            return None
        id, _, sign_outs = told.partition(".")
        found = await self._store.person(id)
        return found if found is not None and found.sign_outs == int(sign_outs or 0) else None

    def way_back(self, person: Person, now: int) -> str:
        """Sign who somebody was on a device, good for a day."""
        told = f"{person.id}.{person.sign_outs}.{now + BACK_SECONDS * 1000}"
        return f"{told}.{self._sign('back ' + told)}"

    async def before(self, connection: ASGIConnection[Any, Any, Any, Any], now: int) -> Person | None:
        """Recognise who somebody was on this device before they followed a link."""
        told = self._read(connection.cookies.get(BACK_COOKIE), "back ")
        if told is None:
            return None
        id, sign_outs, until = told.split(".")
        found = await self._store.person(id) if int(until) > now else None
        return found if found is not None and found.sign_outs == int(sign_outs) else None

    async def by_token(self, authorization: str | None) -> Person | None:
        """Recognise a bot's owner by an Authorization header."""
        if authorization is None:
            return None
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not token.startswith(TOKEN_MARK):
            return None
        return await self._store.person_by_token(token)

    async def new_token(self, person: str, label: str, now: int) -> BotToken:
        token = TOKEN_MARK + secrets.token_urlsafe(24)
        return BotToken(await keys.new_token(self._store, person, token, label, now), token)

    async def new_link(self, person: str, now: int) -> str:
        token = secrets.token_urlsafe(24)
        await self._store.new_link(token, person, now + LINK_SECONDS * 1000, now)
        return token

    def _read(self, value: str | None, purpose: str = "") -> str | None:
        """Read what a signed cookie says; None if we never signed that."""
        told, _, signature = (value or "").rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._sign(purpose + told).encode())
        return told if good else None

    def _sign(self, told: str) -> str:
        return hmac.new(self._key, told.encode(), hashlib.sha256).hexdigest()


def made_up_name() -> str:
    """Make up a name for somebody who has not told one."""
    return f"{random.choice(NAMES)} {random.randrange(10, 100)}"
