"""A table that comes from another house: what is believed of it, and what is not."""

from __future__ import annotations

import secrets

import msgspec

from ...kernel.words import Malformed
from ..play.live import Live, rebuilt
from ..protocol.tables import Result
from ..store.records import Meta, Row
from .fairness import told_log, verify


def admitted(meta: Meta, rows: list[Row]) -> Meta:
    """Play all rows of a table again, and tell how it is to be kept here. Raises Malformed.

    A finished game must be what its secret fixes, and ends as its moves do. One that goes on does so by a secret of
    this house, for whoever brought it knows the old one. None is rated: here nobody saw it played.
    """
    if meta.start is None:
        if rows or meta.phase not in ("lobby", "closed"):
            raise Malformed("a table without its first cards has no rows")
        return msgspec.structs.replace(meta, secret=_own_secret(), wake=None)
    live = rebuilt(meta, rows)
    if live.over != (meta.phase == "over"):
        raise Malformed("its rows say something else about whether the game is over")
    if not live.over:
        return _going_on(meta, live, rows)
    proof = verify(told_log(meta, rows))
    if not proof.ok:
        raise Malformed(proof.fault or "its secret does not fix its chance")
    if _unrated(meta.result) != live.result():
        raise Malformed("its rows lead to another result")
    return msgspec.structs.replace(meta, result=live.result(), rated=True, awaited=frozenset(), wake=None)


def _going_on(meta: Meta, live: Live, rows: list[Row]) -> Meta:
    """Keep what chance has said so far, and let it go on by another secret."""
    assert meta.start is not None
    return msgspec.structs.replace(
        meta,
        secret=_own_secret(),
        entropy="[]",
        inherited=len(meta.start) + sum(len(row.chance) for row in rows),
        result=None,
        rated=True,
        awaited=frozenset(live.awaited()),
        wake=meta.touched if meta.phase == "playing" else None,
    )


def _unrated(result: Result | None) -> Result | None:
    return None if result is None else msgspec.structs.replace(result, ratings={})


def _own_secret() -> str:
    return secrets.token_hex(32)
