"""What the routes are given: who asks, and the parts of the house."""

from __future__ import annotations

import asyncio
from typing import Any

import segno
from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from ..lobby.again import Again
from ..lobby.lobby import Lobby
from ..play.tables import Tables
from ..protocol.basics import Problem
from ..protocol.problems import Fault
from ..store.records import Person
from ..study.replays import SIGHTS
from ..study.study import Study
from .identity import Identity
from .limits import RouteLimits

AnyRequest = Request[Any, Any, Any]
TheTables = NamedDependency[Tables]
TheLobby = NamedDependency[Lobby]
TheAgain = NamedDependency[Again]
TheStudy = NamedDependency[Study]
TheIdentity = NamedDependency[Identity]
TheLimits = NamedDependency[RouteLimits]
You = NamedDependency[Person]
Yourself = NamedDependency[Person]
Someone = NamedDependency[Person | None]
TableId = FromPath[str]
SeatQuery = QueryParameter(ge=0, le=31)
RowQuery = QueryParameter(ge=0, le=1_000_000)
RowsQuery = QueryParameter(min_items=1, max_items=SIGHTS)


BODY_SECONDS = 5.0
"""How long a file may take to arrive."""


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Document that a request may be answered by a problem."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="A reason code and its values.")
        for status in (400, 429, *statuses)
    }


async def guest(request: AnyRequest, identity: TheIdentity) -> Person | None:
    """Recognise who asks, if they are known."""
    return await identity.of(request)


async def person(guest: Someone) -> Person:
    """Recognise who asks. Raises Fault."""
    if guest is None:
        raise Fault("not_you")
    return guest


async def owner(person: You) -> Person:
    """Recognise who asks in person: a program's token may play, not give itself away or away others. Raises Fault."""
    if person.bearer:
        raise Fault("bearer")
    return person


async def sent(request: AnyRequest) -> bytes:
    """Take the body of a request as it comes, within a while: a worker reads it. Raises Fault."""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await request.body()
    except TimeoutError:
        raise Fault("malformed") from None


def drawn(request: AnyRequest, path: str) -> str:
    """Draw a whole address as a QR code."""
    address = str(request.base_url).rstrip("/") + path
    code = segno.make(address, error="m")
    return code.svg_inline(border=2, dark="#1b1530", light="#ffffff", scale=4)
