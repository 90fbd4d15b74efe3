"""A room: one table as this process holds it, with the people who are in it here and elsewhere."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Protocol

import msgspec
from msgspec import Raw

from ...kernel.chance import commitment
from ...kernel.words import CLOCK
from ..protocol.messages import Chat, FromServer, Pointed, Reacted
from ..protocol.problems import Fault
from ..protocol.tables import Fairness, SeatInfo, TableInfo
from ..store.records import Meta, Row
from . import encoder
from .fair_queue import Asker
from .live import Live

BOT_NAMES = ("Hypnos", "Morpheus", "Oneira", "Phantasos", "Somnia", "Pasithea", "Ikelos", "Lethe", "Caer", "Bragi")

SOON = 600.0
"""Seconds before a clock runs out in which a table stays in memory; until then its wake in the store is enough."""

LINGERS = 60_000
"""Milliseconds after the last person has gone in which bots still answer: whoever moved and went finds it done."""


class Listener(Protocol):
    """Somebody connected to a room here."""

    person: str
    address: str
    """Where they call from."""

    @property
    def seat(self) -> int | None:
        """Where they sit."""

    def poke(self) -> None:
        """Something changed: look at the room again."""

    def post(self, message: bytes) -> None:
        """Pass a message on."""

    def glance(self, message: bytes) -> None:
        """Pass on what is gone in a moment, or skip it."""


class Elsewhere(msgspec.Struct):
    """Who is in the room through another process."""

    people: frozenset[str]
    spectators: int
    until: float


class Room:
    """One table in this process."""

    def __init__(self, meta: Meta, opened: int = 0) -> None:
        self.meta = meta
        self.live: Live | None = None
        self.lock = asyncio.Lock()
        self.catching_up: asyncio.Task[None] | None = None
        """Set while somebody waits for their turn to look into the store."""
        self.writing = False
        """Whether a row is on its way to the store: what memory holds may not be told yet."""
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.opened = opened
        self.gone: dict[str, int] = {}
        """When people left."""
        self._here: set[str] = set()
        """Who was here when somebody last came or went."""
        self.complete = False
        """Whether that was everybody who has a seat."""
        self._changes = 0
        self._noticed: Counter[int | None] = Counter()
        self.timer: asyncio.TimerHandle | None = None
        self.absence: asyncio.TimerHandle | None = None
        """Set while somebody who is gone will have to be seen to."""
        self.ushering: asyncio.TimerHandle | None = None
        """Set while the rules will have to be told that nobody sits on a seat."""
        self.coming: asyncio.TimerHandle | None = None
        """Set while somebody's coming or going has not been shown yet."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.tempo: float | None = 1.0
        """How many times as long as usual bots take, for somebody alone against them; None: they wait."""
        self.answering = False
        """Whether bots think of what they answer for seats that are late."""
        self.touched = 0.0
        self._encoded: dict[int | None, encoder.EncodedView] = {}
        self._asked: dict[int, tuple[int, bytes]] = {}
        self._awaited = (-1, Raw(b"[]"))
        self._info: dict[tuple[int | None, bool], Raw] = {}

    @property
    def id(self) -> str:
        return self.meta.id

    @property
    def playing(self) -> Live:
        """The table in play. Raises Fault where it is not."""
        if self.meta.phase == "closed":
            raise Fault("closed")
        self.check_rules()
        if self.live is None or self.meta.phase != "playing":
            raise Fault("not_playing")
        return self.live

    def check_rules(self) -> None:
        """Raise Fault where the table was made under rules that are not played here: it is told and closed, no more."""
        if self.live is None and self.meta.start is not None:
            raise Fault("outdated", game=self.meta.game, rules=self.meta.rules)

    def seat_of(self, person: str | None) -> int | None:
        return self.meta.seat_of(person)

    def found(self, seat: int | None) -> set[str]:
        """Tell which passages of the story a seat, or a spectator, has found; after the end, all that anybody has.

        The room must be locked. Raises Fault while that is not certain.
        """
        self.check_rules()
        if self.live is None:
            return set()
        if self.writing:
            raise Fault("busy")
        eyes = [seat] if not self.live.over else [*range(self.live.seats), None]
        return {id for each in eyes for id in self.live.game.found(self.live.table.view(each))}

    # Telling

    def changed(self) -> None:
        """Let every listener look again."""
        self._changes += 1
        self._info.clear()
        for listener in self.listeners:
            listener.poke()

    def took(self, row: Row) -> None:
        """Let listeners look again after the last row; a move leaves what does not belong to the game as written.

        Whoever must not notice it finds nothing new.
        """
        live = self.live
        assert live is not None
        if live.over or row.kind not in ("move", "undo"):
            self.changed()
            return
        if live.open_to_all:
            self._changes += 1
        else:
            for seat in (*range(live.seats), None):
                self._noticed[seat] += live.noticed(seat, row.n)
        for listener in self.listeners:
            listener.poke()

    def version(self, seat: int | None) -> int:
        """Count everything that a seat, or a spectator, might want to see."""
        return self._changes + self._noticed[seat]

    def broadcast(self, message: FromServer) -> None:
        """Pass a message on to every listener here who may hear it."""
        data = encoder.message_bytes(message)
        fleeting = isinstance(message, Reacted | Pointed)
        for listener in self.listeners:
            if self.hears(listener.seat) or said_by(message) == listener.seat is not None:
                (listener.glance if fleeting else listener.post)(data)

    def hears(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator, may hear now what is said beside the game."""
        return self.live is None or self.live.over or self.live.table.hears(seat)

    def encoded(self, seat: int | None) -> encoder.EncodedView:
        """What a seat knows now, written once."""
        assert self.live is not None
        found = self._encoded.get(seat)
        if found is None or found.n != self.live.number(seat):
            found = self._encoded[seat] = encoder.EncodedView(self.live, seat, self._waiting())
            if seat is not None:
                known = self._asked.get(seat)
                if known is None or known[1] != found.asked:
                    self._asked[seat] = (self.live.n, found.asked)
        return found

    def _waiting(self) -> Raw:
        """Who is awaited, as all may know it, written once."""
        assert self.live is not None
        n, found = self._awaited
        if n != self.live.n:
            found = encoder.waiting_bytes(self.live)
            self._awaited = (self.live.n, found)
        return found

    def forget_encoded(self) -> None:
        """Forget what was written: the rows were read anew."""
        self._encoded.clear()
        self._asked.clear()
        self._awaited = (-1, Raw(b"[]"))

    def answers(self, seat: int, n: int) -> bool:
        """Whether an answer given after row `n` meets the question that is open now.

        Others may answer their own questions meanwhile. The seat's own move, the clock's, something
        taken back, or a changed question makes an answer stale.
        """
        assert self.live is not None
        if n == self.live.n:
            return True
        spoke = self.live.spoke
        if not max(spoke.get(seat, 0), spoke.get(CLOCK, 0), self.live.undone) <= n < self.live.n:
            return False
        self.encoded(seat)
        return seat in self._asked and self._asked[seat][0] <= n

    def state(self, seat: int | None, host: bool, since: int, ack: int, now: int) -> bytes:
        """Write the whole room as a seat, or a spectator, sees it."""
        info = self.info_bytes(seat, host)
        if self.live is None:
            return encoder.lobby_state(seat, ack, info)
        return self.encoded(seat).state(self.live, since, ack, info, now)

    def info_bytes(self, seat: int | None, host: bool) -> Raw:
        found = self._info.get((seat, host))
        if found is None:
            found = self._info[seat, host] = Raw(msgspec.json.encode(self.info(seat, host)))
        return found

    def info(self, seat: int | None, host: bool) -> TableInfo:
        meta = self.meta
        over = meta.phase == "over"
        here = self.people()
        away = self.live.away if self.live is not None else set()
        resigned = self.live.resigned if self.live is not None else set()
        return TableInfo(
            id=meta.id,
            game=meta.game,
            rules=meta.rules,
            phase=meta.phase,
            seats=seat_infos(meta, seat, here, away, resigned),
            options=meta.options,
            clock=meta.clock,
            public=meta.public,
            fair=Fairness(commitment(meta.secret), meta.entropy, meta.secret if over else None),
            host=host,
            spectators=self.spectators(),
            result=meta.result,
            rematch=meta.rematch,
            branch=meta.branch,
            save=meta.save,
        )

    # Presence

    def came_or_went(self, now: int) -> None:
        """Note who has come, and since when others are gone."""
        here = self.people()
        for person in self._here - here:
            self.gone[person] = now
        for person in here:
            self.gone.pop(person, None)
        self._here = here
        self.complete = all(sitting.person is None or sitting.person in here for sitting in self.meta.seating)

    def gone_since(self, seat: int) -> int:
        """Tell since when the owner of a seat is not here, as far as this process knows."""
        return self.gone.get(self.meta.seating[seat].person or "", self.opened)

    def kept_waiting(self, seat: int) -> bool:
        """Whether somebody else is here who would wait for a seat."""
        here = self.people()
        return any(other != seat and sitting.person in here for other, sitting in enumerate(self.meta.seating))

    def people(self) -> set[str]:
        """Who is in the room, here or elsewhere."""
        found = {listener.person for listener in self.listeners}
        for others in self.elsewhere.values():
            found |= others.people
        return found

    def attended(self, now: int) -> bool:
        """Whether somebody is here, or was a moment ago: bots do not play for nobody."""
        return bool(self.people()) or any(now - left < LINGERS for left in self.gone.values())

    def asker(self) -> Asker:
        """Tell for whom bots think here: for somebody who sits here, else for somebody who watches."""
        first = min(self.listeners, key=lambda listener: (listener.seat is None, listener.person), default=None)
        if first is None:
            return Asker("", self.meta.host, self.id)
        return Asker(first.address, first.person, self.id)

    def spectators(self) -> int:
        seated = {sitting.person for sitting in self.meta.seating}
        here = len({listener.person for listener in self.listeners} - seated)
        return here + sum(others.spectators for others in self.elsewhere.values())

    def presence(self) -> tuple[list[str], int]:
        """Who of the seated is here, and how many watch here."""
        here = {listener.person for listener in self.listeners}
        seated = {sitting.person for sitting in self.meta.seating if sitting.person is not None}
        return sorted(here & seated), len(here - seated)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return (
            not self.listeners and not self.thinking and not self._due and not self.absence and not self.lock.locked()
        )

    @property
    def _due(self) -> bool:
        """Whether a clock runs out soon."""
        return self.timer is not None and self.timer.when() < asyncio.get_running_loop().time() + SOON


def said_by(message: FromServer) -> int | None:
    """Tell which seat says something beside the game."""
    if isinstance(message, Chat):
        return message.line.seat
    return message.seat if isinstance(message, Reacted) else None


def seat_infos(
    meta: Meta,
    you: int | None = None,
    here: Iterable[str] = (),
    away: Iterable[int] = (),
    resigned: Iterable[int] = (),
) -> list[SeatInfo]:
    """Tell who is on each seat."""
    here, away, resigned = set(here), set(away), set(resigned)
    found = []
    for seat, sitting in enumerate(meta.seating):
        name = None
        if sitting.bot is not None:
            name = BOT_NAMES[(seat + int(meta.id.encode().hex(), 16)) % len(BOT_NAMES)]
        elif sitting.person is not None:
            name = sitting.name
        found.append(
            SeatInfo(
                seat=seat,
                name=name,
                bot=sitting.bot,
                away=seat in away,
                resigned=seat in resigned,
                online=sitting.person in here,
                host=sitting.person == meta.host,
                you=seat == you,
                rating=sitting.rating,
                entropy=sitting.entropy,
            )
        )
    return found
