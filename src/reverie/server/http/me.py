"""Who you are: your name, your devices, your programs."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

from ..lobby.listing import line_of
from ..play.tables import Tables
from ..protocol.names import read_name
from ..protocol.people import (
    BotToken,
    ChangeMe,
    Continue,
    ContinueLink,
    LinkOwner,
    Me,
    NewToken,
    TokenLine,
    Whose,
)
from ..protocol.problems import Fault
from ..protocol.tables import TableList
from ..rate_limit import address_of
from ..store import keys
from ..store.records import Person
from .given import (
    AnyRequest,
    Someone,
    TheIdentity,
    TheLimits,
    TheTables,
    You,
    Yourself,
    drawn,
    problems,
)
from .identity import (
    BACK_COOKIE,
    BACK_SECONDS,
    COOKIE,
    COOKIE_SECONDS,
    LINK_SECONDS,
    Identity,
    made_up_name,
)

PAGE_OF_GAMES = 30
MOST_TOKENS = 10
"""Tokens that one person may have."""


def told_me(person: Person, before: Person | None = None) -> Me:
    name = before.name if before is not None and before.id != person.id else None
    return Me(person.id, person.name, person.language, person.named, name)


def signed_in(request: AnyRequest, identity: Identity, person: Person, before: Person | None = None) -> Response[Me]:
    """Answer with the cookie."""
    cookie = kept_cookie(request, COOKIE, identity.cookie(person.id, person.sign_outs), COOKIE_SECONDS)
    return Response(told_me(person, before), cookies=[cookie])


def kept_cookie(request: AnyRequest, key: str, value: str, seconds: int) -> Cookie:
    """Make a cookie that no script and no other site can use."""
    return Cookie(
        key=key,
        value=value,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


class MyController(Controller):
    """Who you are."""

    path = "/api/me"
    tags = ["me"]

    @get(responses=problems(), summary="Tell who you are; a newcomer becomes a guest")
    async def me(
        self, request: AnyRequest, tables: TheTables, identity: TheIdentity, limits: TheLimits, guest: Someone
    ) -> Response[Me]:
        if guest is not None and "authorization" in request.headers:
            return Response(told_me(guest))
        if guest is not None:
            return signed_in(request, identity, guest, await identity.before(request, tables.now()))
        if not limits.newcomers.take(address_of(request)):
            raise Fault("slow_down")
        return signed_in(request, identity, await tables.store.new_person(made_up_name(), tables.now()))

    @patch(responses=problems(401, 403), summary="Change your name or language")
    async def change(
        self,
        request: AnyRequest,
        tables: TheTables,
        identity: TheIdentity,
        limits: TheLimits,
        owner: Yourself,
        data: JSONBody[ChangeMe],
    ) -> Me:
        changes: dict[str, Any] = {}
        if data.name is not msgspec.UNSET:
            limits.may_rename(owner, address_of(request))
            changes.update(name=read_name(data.name), named=True)
        if data.language is not msgspec.UNSET:
            changes["language"] = data.language
        if changes:
            await tables.store.change_person(owner.id, **changes)
        if "name" in changes:
            for table in await tables.store.renamed(owner.id):
                meta = await tables.store.meta(table) if table in tables.cache else None
                if meta is not None:
                    await tables.changed(meta)
        found = await tables.store.person(owner.id)
        assert found is not None
        return told_me(found, await identity.before(request, tables.now()))

    @post("/link", responses=problems(401, 403), status_code=200, summary="Make a one-time link for another device")
    async def link(
        self, request: AnyRequest, tables: TheTables, identity: TheIdentity, limits: TheLimits, owner: Yourself
    ) -> ContinueLink:
        limits.may_draw(address_of(request))
        path = f"/continue/{await identity.new_link(owner.id, tables.now())}"
        return ContinueLink(path, LINK_SECONDS, drawn(request, path))

    @post("/whose", responses=problems(404), status_code=200, summary="Tell whose a one-time link is")
    async def whose(self, tables: TheTables, guest: Someone, data: JSONBody[Whose]) -> LinkOwner:
        found = await keys.whose_link(tables.store, data.token, tables.now())
        if found is None:
            raise Fault("no_link")
        if guest is None:
            return LinkOwner(found.name, False, None, False)
        return LinkOwner(found.name, found.id == guest.id, guest.name, await self._kept(tables, guest))

    @post("/continue", responses=problems(403, 404, 409), status_code=200, summary="Use a one-time link")
    async def carry_on(
        self,
        request: AnyRequest,
        tables: TheTables,
        identity: TheIdentity,
        guest: Someone,
        data: JSONBody[Continue],
    ) -> Response[Me]:
        if guest is not None and guest.bearer:
            raise Fault("bearer")
        found = await keys.whose_link(tables.store, data.token, tables.now())
        left = guest if guest is not None and found is not None and guest.id != found.id else None
        if left is not None and not data.leave and await self._kept(tables, left):
            raise Fault("somebody", name=left.name)
        if found is None or await tables.store.use_link(data.token, tables.now()) != found.id:
            raise Fault("no_link")
        answer = signed_in(request, identity, found, left)
        if left is not None:
            way = identity.way_back(left, tables.now())
            answer.set_cookie(kept_cookie(request, BACK_COOKIE, way, BACK_SECONDS))
        return answer

    @post("/back", responses=problems(404), status_code=200, summary="Be again who you were before you used a link")
    async def back(self, request: AnyRequest, tables: TheTables, identity: TheIdentity) -> Response[Me]:
        found = await identity.before(request, tables.now())
        if found is None:
            raise Fault("no_way_back")
        answer = signed_in(request, identity, found)
        answer.delete_cookie(BACK_COOKIE)
        return answer

    @post("/sign-out-others", responses=problems(401, 403), status_code=200, summary="Sign out your other devices")
    async def sign_out_others(
        self, request: AnyRequest, tables: TheTables, identity: TheIdentity, owner: Yourself
    ) -> Response[Me]:
        await keys.sign_out(tables.store, owner.id)
        tables.observers.signed_out(owner.id)
        found = await tables.store.person(owner.id)
        assert found is not None
        return signed_in(request, identity, found)

    @get("/tokens", responses=problems(401, 403), summary="List the tokens of your programs")
    async def tokens(self, tables: TheTables, owner: Yourself) -> list[TokenLine]:
        return await keys.tokens_of(tables.store, owner.id, tables.now())

    @post("/tokens", responses=problems(401, 403), status_code=201, summary="Make a bearer token for a program")
    async def new_token(
        self, tables: TheTables, identity: TheIdentity, owner: Yourself, data: JSONBody[NewToken]
    ) -> BotToken:
        if len(await keys.tokens_of(tables.store, owner.id, tables.now())) >= MOST_TOKENS:
            raise Fault("many_tokens", most=MOST_TOKENS)
        return await identity.new_token(owner.id, data.label, tables.now())

    @delete("/tokens/{token:str}", responses=problems(401, 403, 404), summary="Void a token")
    async def void_token(self, tables: TheTables, owner: Yourself, token: FromPath[str]) -> None:
        if "\0" in token or not await keys.void_token(tables.store, owner.id, token):
            raise Fault("no_token")
        tables.observers.signed_out(owner.id)  # who is here by another key comes back at once

    @get("/games", responses=problems(401), summary="List your finished games, latest first")
    async def history(
        self, tables: TheTables, person: You, before: Annotated[str | None, QueryParameter(max_length=20)] = None
    ) -> TableList:
        moment = None
        if before is not None:
            if not before.isdecimal():
                raise Fault("malformed", field="before")
            moment = min(int(before), 2**62)
        metas = await tables.store.tables_of(person.id, True, PAGE_OF_GAMES, moment)
        more = str(metas[-1].touched) if len(metas) == PAGE_OF_GAMES else None
        return TableList([line_of(meta, tables.now(), person.id) for meta in metas], more)

    @staticmethod
    async def _kept(tables: Tables, person: Person) -> bool:
        """Whether somebody has something here to lose."""
        return person.named or await keys.has_played(tables.store, person.id)
