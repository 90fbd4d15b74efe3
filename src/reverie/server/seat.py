"""Sockets at a table: what a person or a bot says there, and what they are told."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket

from ..kernel.codec import move_to_json
from ..kernel.words import Refused
from .door import Door, address_of
from .hall import Hall
from .line import Line
from .problems import Fault
from .protocol.messages import (
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
    Undo,
    Why,
)
from .records import Person
from .room import Room


class Seat(Line):
    """A socket at a table."""

    def __init__(
        self, hall: Hall, socket: WebSocket[Any, Any, Any], person: Person, room: Room, since: int | None
    ) -> None:
        super().__init__(hall, socket, person)
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
            self.hall.spawn(self.tell_chats())
        data = room.state(seat, self.person == room.meta.host, self._since, self._ack, self.hall.now())
        self._since = room.live.n if room.live is not None else -2
        return data

    async def tell_chats(self) -> None:
        """Tell what was said beside the game so far; who may not hear the others hears only themselves."""
        lines = await self.hall.store.chat(self.room.id, self.hall.now())
        if not self.room.hears(self.seat):
            self._deaf = True
            lines = [line for line in lines if line.seat == self.seat is not None]
        self.tell(Chats(lines))

    async def carry_out(self, message: ClientMessage) -> None:
        room, hall, seat = self.room, self.hall, self.seat
        if isinstance(message, Play):
            try:
                await hall.play(room, seat, message.n, message.move)
            except Refused as refused:
                why = refused.refusal
                self.tell(RefusedMove(message.id, why.rule, why.key, why.values, message.move))
                return
            except Fault as fault:
                if fault.code == "moved_on":
                    self._seen = -1
                raise
        elif isinstance(message, Why):
            move, refusal = await hall.why(room, seat, message.move)
            told = move_to_json(move)
            if refusal is None:
                self.tell(Explained(message.id, True, "", "", {}, told))
            else:
                self.tell(Explained(message.id, False, refusal.rule, refusal.key, refusal.values, told))
            return
        elif isinstance(message, Undo):
            await hall.undo(room, seat, message.n)
        elif isinstance(message, Resign):
            await hall.mark(room, seat, "resign")
        elif isinstance(message, Leave):
            await hall.mark(room, seat, "away")
        elif isinstance(message, Back):
            await hall.mark(room, seat, "back")
        elif isinstance(message, Say):
            await self._say(message.text)
        elif isinstance(message, React):
            self._may_speak()
            hall.pass_on(room, Reacted(seat, self.guest.name, message.reaction))
        elif isinstance(message, Point):
            hall.pass_on(room, Pointed(self.guest.name, message.n, message.seat, message.open, message.point))
        else:
            await super().carry_out(message)
            return
        self._ack = max(self._ack, message.id)
        self._seen = -1
        self.poke()

    async def _say(self, text: str) -> None:
        self._may_speak()
        text = " ".join(text.split())
        if not text:
            raise Fault("malformed")
        guest = await self.hall.store.person(self.person)
        if guest is not None:
            self.guest = guest
        await self.hall.say(self.room, self.guest, text)

    def _may_speak(self) -> None:
        if not self.may_speak():
            raise Fault("slow_down")


async def at_table(
    hall: Hall, door: Door, socket: WebSocket[Any, Any, Any], person: Person, table: str, since: int | None
) -> None:
    """Serve somebody at a table until they go."""
    room = await hall.enter(table)
    line = Seat(hall, socket, person, room, since)
    address = address_of(socket)
    door.enter(address, line)
    try:
        room.listeners.add(line)
        hall.came(room)
        line.poke()
        await line.tell_chats()
        seat = room.seat_of(person.id)
        if seat is not None and room.live is not None and room.live.misses(seat):
            hall.spawn(hall.mark(room, seat, "back"))
        await line.serve()
    finally:
        room.listeners.discard(line)
        door.leave(address, line)
        hall.went(room)
