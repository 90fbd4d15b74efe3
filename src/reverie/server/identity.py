"""Who is who: a signed cookie for people, a token for bots, a one-time link for the next device."""

from __future__ import annotations

import hashlib
import hmac
import random
import secrets

from .records import Person
from .store import Store

COOKIE = "reverie"
COOKIE_SECONDS = 2 * 365 * 86_400
LINK_SECONDS = 600
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

    def cookie(self, person: str) -> str:
        """Sign a person's id."""
        return f"{person}.{self._sign(person)}"

    async def by_cookie(self, value: str | None) -> Person | None:
        """Recognise a person; None if the cookie is not ours."""
        if value is None:
            return None
        person, _, signature = value.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(person).encode()):
            return None
        return await self._store.person(person)

    async def by_token(self, authorization: str | None) -> Person | None:
        """Recognise a bot's owner by an Authorization header."""
        if authorization is None:
            return None
        scheme, _, token = authorization.partition(" ")
        if scheme.lower() != "bearer" or not token.startswith(TOKEN_MARK):
            return None
        return await self._store.person_by_token(token)

    async def new_token(self, person: str) -> str:
        token = TOKEN_MARK + secrets.token_urlsafe(24)
        await self._store.set_token(person, token)
        return token

    async def new_link(self, person: str, now: int) -> str:
        token = secrets.token_urlsafe(24)
        await self._store.new_link(token, person, now + LINK_SECONDS * 1000, now)
        return token

    def _sign(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), hashlib.sha256).hexdigest()


def made_up_name() -> str:
    """Make up a name for somebody who has not told one."""
    return f"{random.choice(NAMES)} {random.randrange(10, 100)}"
