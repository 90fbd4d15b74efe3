"""Sockets at a table: what a person or a bot says there, and what they are told."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket

from ...kernel.codec import move_to_json
from ...kernel.words import Refused
from ..play.room import Room
from ..play.tables import Tables
from ..protocol.messages import (
    AnswerPlea,
    AskUndo,
    Back,
    Chats,
    ClientMessage,
    Explained,
    Leave,
    Play,
    Point,
    Pointed,
    React,
    Reacted,
    RefusedMove,
    Resign,
    Say,
    SetTempo,
    Undo,
    WhatIf,
    Why,
)
from ..protocol.names import read_words
from ..protocol.problems import Fault
from ..rate_limit import address_of
from ..site.presence import Presence
from ..store.chat import said
from ..store.records import Person
from .admission import Admission
from .budgets import Budgets
from .connection import Connection


class TableConnection(Connection):
    """A socket at a table."""

    def __init__(
        self,
        tables: Tables,
        budgets: Budgets,
        socket: WebSocket[Any, Any, Any],
        person: Person,
        room: Room,
        since: int | None,
    ) -> None:
        super().__init__(tables, budgets, socket, person)
        self.room = room
        self._since = -2
        if since is not None and room.live is not None:
            self._since = room.live.row_of(room.seat_of(self.person), since)
        self._seen = -1
        self._ack = 0
        self._meta = room.meta
        self._seat = room.seat_of(self.person)
        self._deaf = False
        """Whether others say things beside the game that this person may not hear yet."""

    @property
    def seat(self) -> int | None:
        """Where this person sits."""
        if self._meta is not self.room.meta:
            self._meta = self.room.meta
            self._seat = self._meta.seat_of(self.person)
        return self._seat

    def state(self) -> bytes | None:
        room, seat = self.room, self.seat
        version = room.version(seat)
        if version == self._seen or room.writing:
            return None
        self._seen = version
        deaf, self._deaf = self._deaf, not room.hears(seat)
        if deaf and not self._deaf:
            self.tables.spawn(self.tell_chats())
        data = room.state(seat, self.person == room.meta.host, self._since, self._ack, self.tables.now())
        self._since = room.live.n if room.live is not None else -2
        return data

    async def tell_chats(self) -> None:
        """Tell what was said beside the game so far; who may not hear the others hears only themselves."""
        lines = await said(self.tables.store, self.room.id, self.tables.now())
        if not self.room.hears(self.seat):
            self._deaf = True
            lines = [line for line in lines if line.seat == self.seat is not None]
        self.tell(Chats(lines))

    async def carry_out(self, message: ClientMessage) -> None:
        room, tables, seat = self.room, self.tables, self.seat
        if isinstance(message, Play):
            try:
                await tables.play(room, seat, message.n, message.move)
            except Refused as refused:
                why = refused.refusal
                self.tell(RefusedMove(message.id, why.rule, why.key, why.values, message.move))
                return
            except Fault as fault:
                if fault.code == "moved_on":
                    self._seen = -1
                raise
        elif isinstance(message, Why):
            move, refusal = await tables.why(room, seat, message.move)
            told = move_to_json(move)
            if refusal is None:
                self.tell(Explained(message.id, True, "", "", {}, told))
            else:
                self.tell(Explained(message.id, False, refusal.rule, refusal.key, refusal.values, told))
            return
        elif isinstance(message, WhatIf):
            async with self.budgets.foresees(self.address):
                self.tell(await tables.what_if(room, seat, message))
            return
        elif isinstance(message, Undo):
            await tables.undo(room, seat, message.n)
        elif isinstance(message, AskUndo):
            await tables.ask_undo(room, seat, message.n)
        elif isinstance(message, AnswerPlea):
            await tables.answer_plea(room, seat, message.grant)
        elif isinstance(message, Resign):
            await tables.mark(room, seat, "resign")
        elif isinstance(message, Leave):
            await tables.mark(room, seat, "away")
        elif isinstance(message, Back):
            await tables.mark(room, seat, "back")
        elif isinstance(message, SetTempo):
            tables.set_tempo(room, seat, message.tempo)
        elif isinstance(message, Say):
            await self._say(message.text)
        elif isinstance(message, React):
            if not self._may_show():
                raise Fault("slow_down")
            tables.pass_on(room, Reacted(seat, self.guest.name, message.reaction))
        elif isinstance(message, Point):
            # What nobody would miss is not worth a complaint.
            if room.meta.phase == "over" and self._may_show():
                tables.pass_on(room, Pointed(self.guest.name, message.n, message.seat, message.open, message.point))
        else:
            await super().carry_out(message)
            return
        self._ack = max(self._ack, message.id)
        self._seen = -1
        self.poke()

    async def _say(self, text: str) -> None:
        if not self.budgets.keeps(self.person, self.address, self.room.id, self.seat):
            raise Fault("slow_down")
        text = read_words(text)
        if not text:
            raise Fault("malformed")
        guest = await self.tables.store.person(self.person)
        if guest is not None:
            self.guest = guest
        await self.tables.say(self.room, self.guest, text)

    def _may_show(self) -> bool:
        return self.budgets.shows(self.person, self.address, self.room.id, self.seat)


async def at_table(
    tables: Tables,
    budgets: Budgets,
    presence: Presence,
    admission: Admission,
    socket: WebSocket[Any, Any, Any],
    person: Person,
    table: str,
    since: int | None,
) -> None:
    """Serve somebody at a table until they go: they come through the door before the room is opened for them."""
    with admission.visit(address_of(socket), person.id):
        room = await tables.enter(table)
        room.check_rules()
        connection = TableConnection(tables, budgets, socket, person, room, since)
        with admission.watched(connection):
            await _attend(presence, connection)


async def _attend(presence: Presence, connection: TableConnection) -> None:
    room, tables = connection.room, connection.tables
    try:
        room.listeners.add(connection)
        if connection.seat is not None:
            room.tempo = 1.0
        presence.came(room)
        connection.poke()
        await connection.tell_chats()
        seat = room.seat_of(connection.person)
        if seat is not None and room.live is not None and room.live.misses(seat):
            tables.spawn(tables.mark(room, seat, "back"))
        await connection.serve()
    finally:
        room.listeners.discard(connection)
        presence.went(room)
