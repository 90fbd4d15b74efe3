"""What must be found first reaches no client: not in the bundle, not in an answer, not in a frame."""

from __future__ import annotations

import json
import re
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from websockets.asyncio.client import connect

import reverie
from reverie import games, stories
from reverie.kernel import conformance
from reverie.words import LANGUAGES
from tests.kernel.fable import FABLE, HIDDEN
from tests.server.players import Guest, Line, Running
from tests.server.test_deadlines import two_people

HOUSE = Path(reverie.__file__).parent
WEB = HOUSE.parents[1] / "web"
PAGE = HOUSE / "server" / "page"
TINY = Path(__file__).parent / "locales"
OPEN = {"Delta", "Unflip"}
"""Passages that are no more than a word of the rules: a tile whose place is open, and a verb of the map."""


def marks(id: str) -> list[str]:
    """What would betray a passage: its words in every language, and what it holds."""
    told = [HIDDEN[id]["beast"]]
    for language in LANGUAGES:
        words, parts = stories.passage("fable", id, language)
        told += [words, *parts.values()]
    drawn = stories.picture("fable", id)
    told += [] if drawn is None else [drawn.read_text(encoding="utf-8")]
    assert all(told), f"passage {id} has no words"
    return told


class Ear:
    """All that somebody was ever told."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.got: list[str] = []
        self.lines: list[Line] = []
        guest.web.event_hooks["response"] = [self._hear]

    async def _hear(self, response: httpx.Response) -> None:
        self.note(await response.aread())

    def note(self, data: bytes) -> None:
        self.got.append(data.decode("utf-8", "replace"))
        if data[:1] in (b"{", b"["):
            self.got.append(json.dumps(json.loads(data), ensure_ascii=False))

    def betrays(self, ids: set[str]) -> list[str]:
        """Find the passages of which anything was told."""
        for line in self.lines:
            for frame in line.got:
                self.note(frame)
        whole = "\n".join(self.got)
        return sorted(id for id in ids if any(mark in whole for mark in marks(id)))

    async def ask_everything(self, table: str, save: str | None) -> None:
        """Fetch every address that the server offers."""
        offered = await self.guest.get("/api/schema/openapi.json")
        filled = {"{table}": table, "{game}": "fable", "{save}": save or "none"}
        for path, operations in offered["paths"].items():
            if "get" not in operations:
                continue
            for name, value in filled.items():
                path = path.replace(name, value)
            for id in HIDDEN if "{passage}" in path else [""]:
                for query in ({}, {"seat": 0}, {"seat": 1}, {"seat": 0, "open": True}, {"language": "en"}):
                    await self.guest.web.get(path.replace("{passage}", id), params=query)


async def read(guest: Guest, table: str, id: str, language: str, expect: int = 200) -> Any:
    return await guest.get(f"/api/tables/{table}/passages/{id}", expect=expect, language=language)


@pytest.mark.asyncio(loop_scope="session")
async def test_nobody_is_told_what_they_have_not_found(site: Running) -> None:
    async with AsyncExitStack() as stack:
        ada, ben, table = await two_people(site, stack, "fable")
        eve = await stack.enter_async_context(site.guest("Eve"))
        ears = {name: Ear(guest) for name, guest in (("ada", ada), ("ben", ben), ("eve", eve))}
        for ear in ears.values():
            ear.lines.append(await stack.enter_async_context(ear.guest.at(table)))
        address = site.address.replace("http", "ws", 1) + "/ws/lobby"
        lobby = await stack.enter_async_context(connect(address, additional_headers={"Cookie": eve.cookie}))
        ears["eve"].note(await lobby.recv(decode=False))
        one, two, watched = (ear.lines[0] for ear in ears.values())

        await one.move({"kind": "peek"})
        told = await read(ada, table, "1.k", "en")
        assert told["words"].startswith("Through it") and told["parts"]["title"].startswith("The keyhole")
        assert told["content"] == HIDDEN["1.k"]
        assert (await read(ada, table, "1.k", "fr"))["words"].startswith("On y voit")
        for who, id in ((ben, "1.k"), (eve, "1.k"), (ada, "1.a"), (ada, "9.z")):
            assert await read(who, table, id, "en", expect=404) == {"code": "no_passage", "values": {}}
        picture = f"/api/tables/{table}/passages/1.a/picture"
        assert not told["picture"] and await ada.get(picture, expect=404) == {"code": "no_passage", "values": {}}
        await one.move({"kind": "open", "door": "a"})
        for line in (two, watched):
            await line.until(lambda state: state["view"]["read"] == ["1.a"])
        for ear in ears.values():
            assert (await read(ear.guest, table, "1.a", "fr"))["words"].startswith("Derrière, un héron")
            drawn = await ear.guest.web.get(picture)
            assert (drawn.headers["content-type"], drawn.text[:4]) == ("image/svg+xml", "<svg")
            await ear.ask_everything(table, None)
        unread = set(HIDDEN) - {"1.a", "1.k"}
        assert {name: ear.betrays(set(HIDDEN)) for name, ear in ears.items()} == {
            "ada": ["1.a", "1.k"],
            "ben": ["1.a"],
            "eve": ["1.a"],
        }

        result = (await two.move({"kind": "open", "door": "b"}))["table"]["result"]
        assert result["outcome"] == "saved"
        for line in (one, watched):
            await line.until(lambda state: state["table"]["phase"] == "over")
        for ear in ears.values():
            await ear.ask_everything(table, result["save"])
            assert ear.betrays(unread | {"1.k"}) == ["1.k", "2.b"], "after the end, what anybody has found"

        again = (await ada.post("/api/play", game="fable", seats=1, save=result["save"]))["id"]
        assert (await read(ada, again, "2.b", "fr"))["content"] == HIDDEN["2.b"], "a save remembers what was read"
        await read(ada, again, "1.k", "fr", expect=404)
        await read(ada, again, "3.a", "fr", expect=404)


@pytest.mark.asyncio(loop_scope="session")
async def test_what_has_no_story_has_no_passages(site: Running) -> None:
    async with site.guest() as ada:
        table = (await ada.post("/api/play", game="vale"))["id"]
        await read(ada, table, "1.a", "en", expect=404)
        lobby = (await ada.post("/api/tables", game="fable", seats=2))["id"]
        await read(ada, lobby, "1.a", "en", expect=404)
        await read(ada, "nowhere", "1.a", "en", expect=404)


def test_the_name_of_a_picture_leads_nowhere_else() -> None:
    assert stories.picture("fable", "1.a") == Path(__file__).parent / "games" / "fable" / "vignettes" / "1-a.svg"
    assert [stories.picture("fable", id) for id in ("1.b", "../game", "1/a", "", "1-a.svg")] == [None] * 5


def test_a_game_with_a_story_keeps_every_promise() -> None:
    for seats in (1, 2):
        for seed in range(4):
            conformance.check_game(FABLE, seats, seed, one_in=1)
        conformance.check_replay(FABLE, seats, 1)


def told(path: Path) -> dict[str, list[str]]:
    """Read the messages of a story, and the names of what belongs to each."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], path
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return {each.id.name: sorted(part.id.name for part in each.attributes) for each in messages}


def test_all_languages_tell_the_same_stories() -> None:
    for locales in (HOUSE / "locales", TINY):
        for one, other in pairwise([*LANGUAGES, LANGUAGES[0]]):
            for path in (locales / one / "stories").glob("*.ftl"):
                assert told(path) == told(locales / other / "stories" / path.name), path.name
    assert set(told(TINY / "en" / "stories" / "fable.ftl")) == {f"fable-{id.replace('.', '-')}" for id in HIDDEN}


def test_the_page_is_built_without_stories() -> None:
    """Whatever the page is built from matches no story and nothing that a game hides."""
    hidden = [f"src/reverie/locales/{language}/stories/etherfields.ftl" for language in LANGUAGES]
    sources = [
        path for folder in ("src", "build") for path in (WEB / folder).rglob("*") if path.suffix in (".ts", ".svelte")
    ]
    globs = {
        found
        for path in [*sources, *WEB.glob("*.ts")]
        for found in re.findall(r"""['"`](?:\.\./)+(src/reverie/[^'"`]*)['"`]""", path.read_text(encoding="utf-8"))
    }
    assert "src/reverie/locales/*/*.ftl" in globs
    assert takes("src/reverie/locales/**/*.ftl", hidden[0]) and not takes("src/reverie/locales/*/*.ftl", hidden[0])
    assert [(pattern, path) for pattern in globs for path in hidden if takes(pattern, path)] == []


def takes(pattern: str, path: str) -> bool:
    """Whether a pattern of the page's builder takes a file along."""
    parts = [".*" if part == "**" else re.escape(part).replace(r"\*", "[^/]*") for part in re.split(r"(\*\*)", pattern)]
    return re.fullmatch("".join(parts), path) is not None


def test_the_built_page_holds_no_word_of_a_story() -> None:
    built = [path.read_bytes().decode("utf-8", "replace") for path in PAGE.rglob("*") if path.is_file()]
    if not built:
        pytest.skip("the page is not built")
    house = list((HOUSE / "locales").glob("*/stories/*.ftl"))
    sentences = [mark for id in HIDDEN for mark in marks(id)]
    drawn = [path for folder in games.__path__ for path in Path(folder).glob("*/vignettes/*.svg")]
    sentences += [line for path in drawn for line in path.read_text(encoding="utf-8").splitlines() if len(line) > 40]
    for path in house:
        for language in LANGUAGES:
            for name in told(path):
                words, parts = stories.passage(path.stem, name.removeprefix(f"{path.stem}-"), language)
                sentences += [words, *parts.values()]
    assert not [each for each in {*sentences} - OPEN if each and any(each in file for file in built)]
