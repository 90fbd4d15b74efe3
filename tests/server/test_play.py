"""At the table: moves, refusals, undo, reconnection, leaving and returning, the end and after."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from reverie import commitment
from reverie.server.study.fairness import verify
from reverie.server.study.ratings import Ratings, rate
from reverie.server.study.replays import SIGHTS
from tests.server.conftest import quick
from tests.server.players import Guest, Line, Running, any_move, play_out, running
from tests.server.test_deadlines import two_people

pytestmark = pytest.mark.asyncio(loop_scope="session")


@asynccontextmanager
async def two_at_table(
    site: Running, game: str = "vale", **wishes: Any
) -> AsyncIterator[tuple[Guest, Guest, str, Line, Line]]:
    """Two people sit at a table of two, before the sockets."""
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(site.guest("Ada"))
        ben = await stack.enter_async_context(site.guest("Ben"))
        table = (await ada.post("/api/tables", game=game, seats=2, **wishes))["id"]
        await ben.post(f"/api/tables/{table}/sit")
        await ada.post(f"/api/tables/{table}/start")
        yield (
            ada,
            ben,
            table,
            await stack.enter_async_context(ada.at(table)),
            await stack.enter_async_context(ben.at(table)),
        )


async def turn(*lines: Line) -> Line:
    """Wait until somebody is asked."""
    n = max(line.state["n"] for line in lines)
    for line in lines:
        await line.until(lambda state: state["n"] >= n)
    return next(line for line in lines if line.asked)


async def test_a_table_begins_with_its_cards_on_it(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with site.guest("Ada") as ada, site.guest("Ben") as ben:
        table = (await ada.post("/api/tables", game="vale", seats=2))["id"]
        await ben.post(f"/api/tables/{table}/sit")
        rooms, read = site.process.tables.cache, site.process.tables.cache._read

        async def slowly(meta: Any) -> Any:
            rooms[table].changed()  # somebody comes in meanwhile
            await asyncio.sleep(0.05)
            return await read(meta)

        async with ada.at(table) as line:
            monkeypatch.setattr(rooms, "_read", slowly)
            await ada.post(f"/api/tables/{table}/start")
            state = await line.until(lambda state: state["table"]["phase"] == "playing")
            assert state["view"] is not None


async def test_one_call_seats_a_newcomer_against_bots(site: Running) -> None:
    async with site.guest() as ada:
        table = await ada.post("/api/play", game="vale")
        assert table["phase"] == "playing"
        assert [bool(seat["bot"]) for seat in table["seats"]] == [False, True, True]
        async with ada.at(table["id"]) as line:
            state = await line.until(lambda state: state["ask"])
            assert state["ask"]["kind"] == "hunt" and state["seat"] == 0
            assert (await line.move(state["ask"]["options"][0]))["type"] == "state"


async def test_a_game_against_bots_is_played_to_its_end(site: Running) -> None:
    async with site.guest() as ada:
        table = (await ada.post("/api/play", game="vale", seats=2, level="drowsy"))["id"]
        async with ada.at(table) as line:
            await play_out(line, random.Random(4))
            info = line.state["table"]
        assert info["phase"] == "over" and len(info["result"]["scores"]) == 2
        assert commitment(info["fair"]["secret"]) == info["fair"]["commitment"]
        assert verify(await ada.get(f"/api/tables/{table}/log")).ok
        assert [game["id"] for game in (await ada.get("/api/me/games"))["tables"]] == [table]
        assert (await ada.get("/api/tables/mine"))["tables"] == []


async def test_everybody_sees_a_move_with_its_events(site: Running) -> None:
    async with two_at_table(site) as (ada, _, table, one, two), ada.site.guest() as watcher, watcher.at(table) as eyes:
        mover = await turn(one, two)
        await mover.move(mover.state["ask"]["options"][0])
        for line in (one, two, eyes):
            state = await line.until(lambda state: state["n"] == 1)
            assert [event["kind"] for event in state["events"]][-1] == "marked"
        assert eyes.state["seat"] is None and eyes.state["ask"] is None
        assert eyes.state["table"]["spectators"] == 1


async def test_a_refusal_names_its_clause_and_changes_nothing(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover = await turn(one, two)
        other = two if mover is one else one
        answer = await mover.move({"kind": "end"})
        assert (answer["type"], answer["rule"], answer["key"]) == ("refused", "V3.3", "hunt_first")
        answer = await other.move(mover.state["ask"]["options"][0])
        assert (answer["type"], answer["key"]) == ("refused", "not_asked")
        assert mover.state["n"] == 0


async def test_why_explains_without_playing(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover = await turn(one, two)
        legal = mover.state["ask"]["options"][0]
        told = await mover.answer(await mover.send("why", move=legal))
        assert (told["type"], told["legal"]) == ("explained", True)
        told = await mover.answer(await mover.send("why", move={"kind": "end"}))
        assert (told["legal"], told["rule"]) == (False, "V3.3")
        assert mover.state["n"] == 0


async def test_a_stale_move_is_told_that_the_table_has_moved_on(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover = await turn(one, two)
        move = mover.state["ask"]["options"][0]
        await mover.move(move)
        again = await mover.move(move, n=0)
        assert (again["type"], again["code"]) == ("error", "moved_on")


async def test_a_move_that_is_sent_twice_is_played_once(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover = await turn(one, two)
        move = mover.state["ask"]["options"][0]
        first = await mover.send("move", n=0, move=move)
        second = await mover.send("move", n=0, move=move)
        answer = await mover.answer(first)
        while answer.get("to") != second:
            answer = await mover.hear()
        assert answer["code"] == "moved_on" and mover.state["n"] == 1


async def test_malformed_moves_are_told_so(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover = await turn(one, two)
        for move in ({}, {"kind": "mark"}, {"kind": "nonsense"}, {"kind": "mark", "card": {"deep": []}}):
            assert (await mover.move(move))["code"] == "malformed"
        await mover.socket.send("not json")
        assert (await mover.next("error"))["code"] == "malformed"


async def test_only_what_gives_no_information_is_taken_back(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        mover = await turn(one, two)
        before = mover.view
        state = await mover.move(mover.state["ask"]["options"][0])
        assert state["undo"]
        state = await mover.answer(await mover.send("undo", n=state["n"]))
        assert state["n"] == 2 and state["view"] == before and not state["undo"]
        assert state["events"][-1]["kind"] == "took_back"
        await mover.move(state["ask"]["options"][0])
        other = await turn(one, two)
        await other.until(lambda state: state["n"] == 3 and state["ask"])
        await other.move(other.state["ask"]["options"][0])
        await mover.until(lambda state: state["n"] == 4)
        answer = await mover.answer(await mover.send("undo", n=4))
        assert (answer["type"], answer["code"]) == ("error", "no_undo")


async def test_who_comes_back_gets_what_happened_since(site: Running) -> None:
    async with two_at_table(site) as (ada, _, table, one, two):
        for _ in range(4):
            mover = await turn(one, two)
            await mover.move(mover.state["ask"]["options"][0])
        async with ada.at(table, since=2) as again:
            assert not again.state["fresh"]
            assert {event["n"] for event in again.state["events"]} == {3, 4}
        async with ada.at(table) as anew:
            assert anew.state["fresh"] and anew.state["events"] == []
            assert anew.view == (await one.until(lambda state: state["n"] == 4))["view"]
        async with ada.at(table, since=99) as ahead:
            assert ahead.state["fresh"]


async def test_two_tabs_of_one_person_both_play(site: Running) -> None:
    async with two_at_table(site) as (ada, ben, table, one, two), ada.at(table) as tab, ben.at(table) as other_tab:
        mover = await turn(one, two)
        second = tab if mover is one else other_tab
        await second.move(second.state["ask"]["options"][0])
        assert (await mover.until(lambda state: state["n"] == 1))["ask"] is None


async def test_presence_is_seen(site: Running) -> None:
    async with two_at_table(site) as (_ada, _ben, table, one, _):
        await one.until(lambda state: all(seat["online"] for seat in state["table"]["seats"]))
        async with site.guest() as eve, eve.at(table):
            await one.until(lambda state: state["table"]["spectators"] == 1)
        await one.until(lambda state: state["table"]["spectators"] == 0)


async def test_words_and_feelings_reach_everybody_and_words_are_kept(site: Running) -> None:
    async with two_at_table(site) as (_ada, _, table, one, two):
        await one.send("chat", text="  bonne   nuit ")
        line = (await two.next("chat"))["line"]
        assert (line["name"], line["seat"], line["text"]) == ("Ada", 0, "bonne nuit")
        await two.send("react", reaction="star")
        assert (await one.next("reaction"))["reaction"] == "star"
        async with site.guest() as eve, eve.at(table) as late:
            assert [line["text"] for line in (await late.next("chats"))["lines"]] == ["bonne nuit"]
        await one.send("chat", text="x" * 281)
        assert (await one.next("error"))["code"] == "malformed"


async def test_a_bot_plays_for_who_leaves_until_they_return(site: Running) -> None:
    async with two_at_table(site) as (_ada, _, _table, one, two):
        await one.send("leave")
        await two.until(lambda state: state["table"]["seats"][0]["away"])
        mover = two
        for _ in range(2):
            await mover.until(lambda state: state["ask"])
            await mover.move(any_move(mover.state, random.Random(1)))
        await one.until(lambda state: state["table"]["seats"][0]["away"])
        await one.send("back")
        state = await one.until(lambda state: not state["table"]["seats"][0]["away"])
        assert "came_back" in [event["kind"] for event in state["events"]]


async def test_who_comes_in_again_has_returned(site: Running) -> None:
    async with two_at_table(site) as (ada, _, table, _, two):
        await ada.post(f"/api/tables/{table}/stand")
        await two.until(lambda state: state["table"]["seats"][0]["away"])
        async with ada.at(table):
            await two.until(lambda state: not state["table"]["seats"][0]["away"])


async def test_resigning_among_two_people_ends_the_game(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        await one.send("resign")
        state = await two.until(lambda state: state["table"]["phase"] == "over")
        assert state["table"]["result"]["winners"] == [1]
        assert state["table"]["result"]["resigned"] == [0]
        answer = await two.move({"kind": "end"})
        assert answer["code"] == "not_playing"


async def play_some(*lines: Line, moves: int = 3) -> None:
    """Play until everybody has made so many moves."""
    made = dict.fromkeys(lines, 0)
    while min(made.values()) < moves:
        line = await turn(*lines)
        await line.move(any_move(line.state, random.Random(1)))
        made[line] += 1


async def test_a_game_that_one_did_not_really_play_is_not_rated(site: Running) -> None:
    for away in (False, True):
        async with two_at_table(site) as (ada, _ben, table, one, two):
            await (play_some(one, two, moves=1) if not away else play_some(one, two, moves=3))
            if away:
                await one.send("leave")
                while not two.over:
                    if two.asked:
                        await two.move(any_move(two.state, random.Random(1)))
                    else:
                        await two.hear()
            else:
                await one.send("resign")
            state = await two.until(lambda state: state["table"]["phase"] == "over")
            assert await rate(site.process.store, table) is None
            assert not (await ada.get(f"/api/tables/{table}"))["result"]["ratings"], state["table"]["result"]


async def test_people_are_rated_and_bots_are_not(site: Running) -> None:
    async with two_at_table(site) as (_ada, ben, _, one, two):
        await play_some(one, two)
        await one.send("resign")
        state = await two.until(lambda state: state["table"]["phase"] == "over" and state["table"]["result"]["ratings"])
        (before, after), (_, winner) = (state["table"]["result"]["ratings"][seat] for seat in ("0", "1"))
        assert before > after < winner
        ladder = await ben.get("/api/ratings/vale")
        assert ladder["you"]["rating"] == winner and ladder["you"]["games"] == 1
    async with site.guest() as eve:
        table = (await eve.post("/api/play", game="vale"))["id"]
        await eve.post(f"/api/tables/{table}/resign")
        assert (await eve.get("/api/ratings/vale"))["you"] is None


async def test_a_game_that_ended_just_before_its_server_is_rated_by_the_next(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        raise OSError("the server is gone")

    async with running(quick(sqlite)) as before:
        monkeypatch.setattr("reverie.server.study.ratings.rate", killed)
        async with two_at_table(before) as (_ada, _ben, table, one, two):
            await play_some(one, two)
            await one.send("resign")
            await two.until(lambda state: state["table"]["phase"] == "over")
        monkeypatch.undo()
    async with running(quick(sqlite)) as after, after.guest() as eve:
        while not (found := await eve.get(f"/api/tables/{table}"))["result"]["ratings"]:
            await asyncio.sleep(0.01)
        assert sorted(found["result"]["ratings"]) == ["0", "1"]


async def test_games_that_ended_before_are_rated_one_by_one_whatever_is_wrong_with_one(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []
    under_way = 0

    async def some(_: int) -> list[str]:
        return ["one", "two", "three"]

    async def counted(_: object, table: str) -> None:
        nonlocal under_way
        under_way += 1
        assert under_way == 1
        await asyncio.sleep(0)
        under_way -= 1
        tried.append(table)
        if table == "two":
            raise OSError("there is no such game any more")

    monkeypatch.setattr(site.process.store, "unrated", some)
    monkeypatch.setattr("reverie.server.study.ratings.rate", counted)
    await Ratings(site.process.tables).catch_up()
    assert tried == ["one", "two", "three"]


async def test_a_rematch_has_the_same_seats_and_is_made_once_until_it_is_closed(site: Running) -> None:
    async with two_at_table(site, public=True) as (ada, ben, table, one, two):
        assert (await ada.post(f"/api/tables/{table}/rematch", expect=403))["code"] == "not_over"
        await one.send("resign")
        await two.until(lambda state: state["table"]["phase"] == "over")
        again = await ben.post(f"/api/tables/{table}/rematch")
        assert again["phase"] == "lobby" and [seat["name"] for seat in again["seats"]] == [None, "Ben"]
        joined = await ada.post(f"/api/tables/{table}/rematch")
        assert joined["id"] == again["id"] and [seat["name"] for seat in joined["seats"]] == ["Ada", "Ben"]
        await one.until(lambda state: state["table"]["rematch"] == again["id"])
        await ben.post(f"/api/tables/{again['id']}/close")
        assert (await ada.post(f"/api/tables/{table}/rematch"))["id"] not in (table, again["id"])


async def test_nobody_plays_or_is_rated_again_unasked(site: Running) -> None:
    async with two_at_table(site) as (ada, ben, table, one, two):
        await play_some(one, two)
        await one.send("resign")
        await two.until(lambda state: state["table"]["phase"] == "over" and state["table"]["result"]["ratings"])
        rated = (await ada.get("/api/ratings/vale"))["you"]
        again = (await ben.post(f"/api/tables/{table}/rematch"))["id"]
        assert (await ben.post(f"/api/tables/{again}/start", expect=409))["code"] == "seats_free"
        await ben.post(f"/api/tables/{again}/bot", seat=0, level="drowsy")
        await ben.post(f"/api/tables/{again}/start")
        await ben.post(f"/api/tables/{again}/resign")
        assert again not in [line["id"] for line in (await ada.get("/api/tables/mine"))["tables"]]
        assert (await ada.get(f"/api/tables/{again}"))["result"]["ratings"] == {}
        assert (await ada.get("/api/ratings/vale"))["you"] == rated


async def test_secret_answers_at_once_do_not_disturb_each_other(site: Running) -> None:
    async with two_at_table(site, "lanterns") as (_, _, _, one, two):
        assert one.asked and two.asked
        mine, theirs = one.state["ask"]["options"][0], two.state["ask"]["options"][0]
        assert (await one.move(mine, n=0))["type"] == "state"
        assert (await two.move(theirs, n=0))["type"] == "state"
        await one.until(lambda state: state["n"] == 2)
        shown = [event for event in one.state["events"] if event["kind"] == "shown"]
        assert shown[0]["cards"] == [mine["card"], theirs["card"]]


async def test_an_answer_from_before_something_was_taken_back_is_stale(site: Running) -> None:
    async with two_at_table(site, "lanterns") as (_, _, _, one, two):
        options = one.state["ask"]["options"]
        await one.move(options[0])
        await one.answer(await one.send("undo", n=1))
        await one.move(options[0])
        answer = await two.move(two.state["ask"]["options"][0], n=0)
        assert (answer["type"], answer["code"]) == ("error", "moved_on")


async def test_a_form_is_filled_in_and_its_refusals_have_values(site: Running) -> None:
    async with two_at_table(site, "lanterns") as (_, _, _, one, two):
        for line in (one, two):
            await line.move(line.state["ask"]["options"][0], n=0)
        await one.until(lambda state: state["n"] == 2)
        await one.move({"kind": "cry"})
        ask = one.state["ask"]
        assert ask["kind"] == "speak" and ask["options"] == [] and ask["fields"][0]["name"] == "word"
        answer = await one.move({"kind": "say", "word": "a"})
        assert (answer["type"], answer["values"]) == ("refused", {"least": 2, "most": 8})
        assert (await one.move({"kind": "say", "word": "lune"}))["type"] == "state"


async def finished(site: Running, guest: Guest, game: str = "vale") -> str:
    """Play a whole game against a bot, with something taken back."""
    table: str = (await guest.post("/api/play", game=game, seats=2, level="drowsy"))["id"]
    async with guest.at(table) as line:
        await line.until(lambda state: state["ask"])
        state = await line.move(line.state["ask"]["options"][0])
        if state["undo"] and state["ask"] is not None:
            await line.answer(await line.send("undo", n=state["n"]))
        await play_out(line, random.Random(2))
    return table


async def replayed(guest: Guest, table: str, **eyes: Any) -> list[Any]:
    """Look at a whole game: every moment, with how the table lay then."""
    found: list[Any] = []
    page = {"until": -1, "last": 0}
    while page["until"] < page["last"]:
        page = await guest.get(f"/api/tables/{table}/replay", at=page["until"] + 1, **eyes)
        found += page["moments"]
    for k in range(0, len(found), SIGHTS):
        some = found[k : k + SIGHTS]
        told = await guest.get(f"/api/tables/{table}/sights", n=[moment["n"] for moment in some], **eyes)
        assert [sight["n"] for sight in told["sights"]] == [moment["n"] for moment in some]
        for moment, sight in zip(some, told["sights"], strict=True):
            moment.update(sight)
    return found


async def test_a_finished_game_is_replayed_through_any_eyes(site: Running) -> None:
    async with site.guest() as ada, site.guest() as eve:
        table = await finished(site, ada)
        mine = await replayed(ada, table, seat=0)
        rival = await replayed(eve, table, seat=1)
        bare = await replayed(eve, table)
        opened = await replayed(eve, table, open=True)
        last = mine[-1]["n"]
        assert [frame["n"] for frame in mine] == list(range(last + 1))
        assert all(frame["view"]["seat"] == 1 for frame in rival)
        assert all(frame["view"]["seat"] is None and frame["move"] is None for frame in bare)
        assert [frame["views"][0] for frame in opened] == [frame["view"] for frame in mine]
        one = await ada.get(f"/api/tables/{table}/sights", seat=0, n=[7])
        assert one["sights"][0]["view"] == mine[7]["view"]


async def test_a_running_game_shows_nobody_else_s_past(site: Running) -> None:
    async with two_at_table(site) as (ada, _, table, one, two):
        mover = await turn(one, two)
        await mover.move(mover.state["ask"]["options"][0])
        assert len(await replayed(ada, table, seat=0)) == 2
        for what in ("replay", "sights"):
            for eyes in ({"seat": 1}, {"open": True}):
                assert (await ada.get(f"/api/tables/{table}/{what}", expect=403, n=0, **eyes))["code"] == "not_over"
        for what in ("log", "verify", "review"):
            assert (await ada.get(f"/api/tables/{table}/{what}", expect=403, seat=0))["code"] == "not_over"


async def test_one_plays_on_from_any_moment_of_a_finished_game(site: Running) -> None:
    async with site.guest() as ada, site.guest() as eve:
        table = await finished(site, ada)
        frames = await replayed(eve, table, seat=1)
        moment = len(frames) // 2
        branch = await eve.post(f"/api/tables/{table}/branch", n=moment, seat=1, level="drowsy")
        assert branch["branch"] == table
        async with eve.at(branch["id"]) as line:
            await play_out(line, random.Random(5))
        assert (await eve.get(f"/api/tables/{branch['id']}/verify"))["ok"]
        answer = await eve.post(f"/api/tables/{table}/branch", expect=404, n=len(frames) - 1, seat=1)
        assert answer["code"] == "no_row"


async def test_a_game_that_one_plays_on_waits_for_whose_turn_it_is(site: Running) -> None:
    async with site.guest() as ada:
        table = await finished(site, ada)
        frames = await replayed(ada, table)
        moment = frames[len(frames) // 2]
        seat = moment["waiting"][0]["seat"]
        branch = await ada.post(f"/api/tables/{table}/branch", n=moment["n"], seat=seat)
        mine = (await ada.get("/api/tables/mine"))["tables"]
        assert next(line for line in mine if line["id"] == branch["id"])["turn"]


async def test_the_log_is_verified_and_a_changed_one_is_not(site: Running) -> None:
    async with site.guest() as ada:
        table = await finished(site, ada, "lanterns")
        assert (await ada.get(f"/api/tables/{table}/verify"))["ok"]
        log = await ada.get(f"/api/tables/{table}/log")
        assert (await ada.post("/api/verify", **log))["ok"]
        for change in (
            {"start": [log["start"][0] ^ 1, *log["start"][1:]]},
            {"moves": log["moves"][:1] + log["moves"][:1] + log["moves"][1:]},
            {"fair": {**log["fair"], "secret": "00" * 32}},
            {"fair": {**log["fair"], "entropy": "other"}},
            {"fair": None},
        ):
            found = await ada.post("/api/verify", **{**log, **change})
            assert not found["ok"] and found["fault"]


async def test_decisions_are_judged_and_the_judgements_kept(site: Running) -> None:
    async with site.guest() as ada:
        table = (await ada.post("/api/play", game="vale", seats=2, level="drowsy"))["id"]
        async with ada.at(table) as line:
            await play_out(line, random.Random(2), most=3)
            await line.send("resign")
            await line.until(lambda state: state["table"]["phase"] == "over")
            review = await ada.get(f"/api/tables/{table}/review", seat=0)
            while review["total"] == 0 or review["done"] < review["total"]:
                told = await line.next("judged", seconds=60)
                review = await ada.get(f"/api/tables/{table}/review", seat=0)
                assert told["total"] == review["total"]
        assert review["total"] == 3
        for judged in review["decisions"]:
            assert judged["best"]["value"] >= judged["value"] and 0 <= judged["win"] <= 1
        assert (await site.process.store.review(table, 0))["decisions"] == review["decisions"]


async def test_decisions_are_judged_once_however_many_ask_together(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[int] = []

    async def judged(_room: Any, _asker: Any, seat: int, _review: Any) -> None:
        begun.append(seat)

    monkeypatch.setattr(site.process.study, "_judge", judged)
    async with site.guest() as ada:
        table = await finished(site, ada, "lanterns")
        await asyncio.gather(*(ada.get(f"/api/tables/{table}/review", seat=0) for _ in range(4)))
    assert begun == [0]


async def test_a_shared_review_shows_where_others_point(site: Running) -> None:
    async with two_at_table(site) as (_, _, _, one, two):
        await one.send("resign")
        await one.until(lambda state: state["table"]["phase"] == "over")
        await one.send("cursor", n=3, seat=1, point="card:12")
        told = await two.next("cursor")
        assert (told["name"], told["n"], told["seat"], told["point"]) == ("Ada", 3, 1, "card:12")


async def test_a_move_that_could_not_be_stored_is_not_played(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(writes: object) -> set[tuple[str, int]]:
        monkeypatch.undo()
        raise OSError("the disk is full")

    async with AsyncExitStack() as stack:
        ada, ben, table = await two_people(site, stack, "vale")
        lines = [await stack.enter_async_context(guest.at(table)) for guest in (ada, ben)]
        mover = lines[0] if lines[0].asked else lines[1]
        monkeypatch.setattr(site.process.store, "put_rows", full)
        move = mover.state["ask"]["options"][0]
        assert (await mover.move(move))["code"] == "internal"
        assert await site.process.store.rows(table) == []
        assert (await mover.move(move, n=0))["type"] == "state"
        for line in lines:
            await line.until(lambda state: state["n"] == 1)
        assert [row.n for row in await site.process.store.rows(table)] == [1]


async def test_while_the_store_is_away_nothing_is_told_and_nothing_lost(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    missed = asyncio.Event()

    async def away(*_: object) -> None:
        raise OSError("the database is away")

    async def missed_again(*_: object) -> None:
        missed.set()
        raise OSError("the database is away")

    async with AsyncExitStack() as stack:
        ada, ben, table = await two_people(site, stack, "vale")
        lines = [await stack.enter_async_context(guest.at(table)) for guest in (ada, ben)]
        mover = lines[0] if lines[0].asked else lines[1]
        monkeypatch.setattr(site.process.store, "put_rows", away)
        monkeypatch.setattr(site.process.store, "meta", missed_again)
        move = mover.state["ask"]["options"][0]
        assert (await mover.move(move))["code"] == "internal"
        await missed.wait()
        later = await mover.send("move", n=0, move=move)
        monkeypatch.undo()
        assert (await mover.answer(later))["type"] == "state"
        for line in lines:
            await line.until(lambda state: state["n"] == 1)
        assert [row.n for row in await site.process.store.rows(table)] == [1]


async def test_no_row_is_stored_on_top_of_one_that_was_not(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    another = asyncio.Event()

    async def full(writes: object) -> set[tuple[str, int]]:
        monkeypatch.undo()
        await another.wait()
        raise OSError("the disk is full")

    async with AsyncExitStack() as stack:
        ada, ben, table = await two_people(site, stack, "lanterns")
        lines = [await stack.enter_async_context(guest.at(table)) for guest in (ada, ben)]
        monkeypatch.setattr(site.process.store, "put_rows", full)
        moves = [await line.send("move", n=0, move=line.state["ask"]["options"][0]) for line in lines]
        while not site.process.tables.cache[table].lock._waiters:
            await asyncio.sleep(0)
        another.set()
        answers = [await line.answer(move) for line, move in zip(lines, moves, strict=True)]
        assert [answer["code"] for answer in answers] == ["internal", "busy"]
        assert await site.process.store.rows(table) == []
        for n, line in enumerate(lines):
            assert (await line.move(line.state["ask"]["options"][0], n=0))["type"] == "state"
            assert len(await site.process.store.rows(table)) == n + 1


async def test_who_has_resigned_takes_back_no_move_of_the_bot(site: Running) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(site.guest()) for _ in range(3)]
        table = (await people[0].post("/api/tables", game="vale", seats=3))["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/sit")
        await people[0].post(f"/api/tables/{table}/start")
        lines = [await stack.enter_async_context(person.at(table)) for person in people]
        mover = next(line for line in lines if line.asked)
        await mover.send("resign")
        await mover.until(lambda state: state["n"] == 2)
        assert not mover.state["undo"]
        assert (await mover.answer(await mover.send("undo", n=2)))["code"] == "no_undo"


async def test_who_takes_back_what_a_bot_played_for_them_has_returned(site: Running) -> None:
    async with AsyncExitStack() as stack:
        ada, ben, table = await two_people(site, stack, "vale")
        lines = [await stack.enter_async_context(guest.at(table)) for guest in (ada, ben)]
        mover = lines[0] if lines[0].asked else lines[1]
        await mover.send("leave")
        await mover.until(lambda state: state["n"] == 2)
        assert (await mover.answer(await mover.send("undo", n=2)))["type"] == "state"
        assert [row.kind for row in await site.process.store.rows(table)] == ["away", "move", "back", "undo"]
        assert mover.asked
