"""Whoever cares what happens at tables is told of it: after the fact, and in order."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie.server.play.observers import Observer, Observers
from reverie.server.play.room import Room
from reverie.server.protocol.messages import Passed, Reacted
from reverie.server.store.records import Row
from tests.server.conftest import quick
from tests.server.players import Running, running

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Diary(Observer):
    """Writes down all that it is told."""

    def __init__(self, told: list[str], name: str = "") -> None:
        self.told = told
        self.name = name

    async def opening(self, table: str) -> None:
        self.told.append(f"{self.name}opening")

    def opened(self, room: Room) -> None:
        self.told.append(f"{self.name}opened")

    def stored(self, room: Room, row: Row) -> None:
        assert not room.writing
        self.told.append(f"{self.name}stored {row.n}")

    def changed(self, room: Room) -> None:
        self.told.append(f"{self.name}changed")

    def stands(self, room: Room) -> None:
        self.told.append(f"{self.name}stands")

    def presence(self, room: Room) -> None:
        self.told.append(f"{self.name}presence")

    def said(self, room: Room, message: Passed) -> None:
        self.told.append(f"{self.name}said {type(message).__name__}")


async def test_a_table_is_told_to_observers_from_its_opening_to_its_rows(tmp_path: Path) -> None:
    told: list[str] = []
    async with running(quick(f"sqlite:///{tmp_path}/reverie.db")) as site, site.guest() as ada:
        site.process.tables.observers.add(Diary(told))
        table = (await ada.post("/api/tables", game="vale", seats=2))["id"]
        assert told == ["opening", "opened", "changed", "stands"]
        await ada.post(f"/api/tables/{table}/bot", seat=1)
        await ada.post(f"/api/tables/{table}/start")
        told.clear()
        async with ada.at(table) as line:
            assert told == ["presence"]
            await line.send("react", reaction="clap")
            await line.until(lambda state: state["ask"])
            rows = [entry for entry in told if entry.startswith("stored")]
            assert len(await site.process.store.rows(table)) >= len(rows)
            assert "said Reacted" in told
            assert all(told[k + 1] == "stands" for k, entry in enumerate(told) if entry.startswith("stored"))


async def test_observers_are_told_in_the_order_in_which_they_came(site: Running) -> None:
    told: list[str] = []
    observers = Observers()
    observers.add(Diary(told, "first "))
    observers.add(Diary(told, "second "))
    async with site.guest() as ada:
        room = await site.process.tables.room((await ada.post("/api/tables", game="vale", seats=2))["id"])
        observers.said(room, Reacted(0, "Ada", "clap"))
        assert told == ["first said Reacted", "second said Reacted"]
