"""The host's commands: verify, list, export, import, vacuum."""

from __future__ import annotations

import asyncio
import json
import socket
import stat
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from reverie.server.commands import app
from reverie.server.config import Limits, Unfit, driver, from_environment
from reverie.server.store import schema
from reverie.server.store.housekeeping import vacuum
from reverie.server.store.records import Sitting
from reverie.server.store.store import Store
from tests.server.test_live import begun, played

commands = CliRunner()


def finished_log(folder: Path) -> Path:
    """A log with its proof, as the site offers it."""
    from reverie.server.study.fairness import told_log

    live = begun()
    rows = played(live, 10_000)
    file = folder / "log.json"
    file.write_text(json.dumps(told_log(live.meta, rows)))
    return file


def test_a_log_is_verified(tmp_path: Path) -> None:
    told = commands.invoke(app, ["verify", str(finished_log(tmp_path))])
    assert told.exit_code == 0 and told.output.startswith("OK")


def test_a_log_with_another_card_is_not(tmp_path: Path) -> None:
    file = finished_log(tmp_path)
    log = json.loads(file.read_text())
    drawn = next(move for move in log["moves"] if move.get("chance"))
    drawn["chance"][0] += 1
    file.write_text(json.dumps(log))
    told = commands.invoke(app, ["verify", str(file)])
    assert told.exit_code == 1 and "the secret fixes" in told.output


def test_a_table_is_listed_exported_and_imported(tmp_path: Path) -> None:
    async def make() -> str:
        store = Store(driver(str(tmp_path / "one.db")))
        await store.open()
        host = await store.new_person("Ada", 0)
        live = begun()
        rows = played(live, 30)
        import msgspec

        seating = tuple(
            msgspec.structs.replace(sitting, person=host.id if seat == 0 else None, bot=None if seat == 0 else "drowsy")
            for seat, sitting in enumerate(live.meta.seating)
        )
        await store.new_table(msgspec.structs.replace(live.meta, host=host.id, seating=seating), rows)
        await store.close()
        return live.meta.id

    table = asyncio.run(make())
    one, two = ["--database", str(tmp_path / "one.db")], ["--database", str(tmp_path / "two.db")]
    assert "Ada" in commands.invoke(app, ["admin", "list", *one]).output
    file = str(tmp_path / "table.json")
    assert commands.invoke(app, ["admin", "export", table, file, *one]).exit_code == 0
    assert commands.invoke(app, ["admin", "import", file, *two]).output.strip() == table
    assert "Ada" in commands.invoke(app, ["admin", "list", *two]).output
    assert commands.invoke(app, ["admin", "import", file, *two]).exit_code != 0
    bent = json.loads(Path(file).read_text())
    bent["rows"][3]["seat"] = 1 - bent["rows"][3]["seat"]
    Path(file).write_text(json.dumps(bent))
    told = commands.invoke(app, ["admin", "import", file, "--database", str(tmp_path / "three.db")])
    assert told.exit_code == 2 and "move 4" in told.output
    assert commands.invoke(app, ["admin", "export", "nowhere", file, *one]).exit_code != 0
    assert commands.invoke(app, ["admin", "vacuum", *two]).output.strip() == "0 tables forgotten"


@pytest.mark.parametrize(
    ("address", "whole"),
    [
        ("site.db", "sqlite+aiosqlite:///site.db"),
        ("sqlite:///site.db", "sqlite+aiosqlite:///site.db"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
    ],
)
def test_an_address_is_completed(address: str, whole: str) -> None:
    assert driver(address) == whole


def test_flags_win_over_the_environment() -> None:
    environment = {
        "REVERIE_DATABASE": "a.db",
        "REVERIE_WORKERS": "3",
        "REVERIE_BOT_DELAY": "0.5-2",
        "REVERIE_LIMITS": "2",
    }
    settings = from_environment(environment, database="b.db", redis=None)
    assert settings.database.endswith("///b.db") and settings.workers == 3
    assert settings.bot_delay == (0.5, 2.0) and settings.redis is None
    assert settings.limits.chat_burst == 2 * Limits().chat_burst


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["serve", "--database", "{folder}/nowhere/site.db"], "site.db cannot be opened: unable to open"),
        (["serve", "--database", "postgresql://ada:hush@127.0.0.1:1/site"], "the database site cannot be opened"),
        (["serve", "--database", "postgresql://ada:hush@host:port/site"], "no address of a database"),
        (["serve", "--database", "mysql://site"], "mysql:// is no database for this house"),
        (["serve", "--database", "{folder}/site.db", "--redis", "redis://127.0.0.1:1"], "Redis does not answer"),
        (["serve", "--database", "{folder}/site.db", "--port", "{taken}"], "port {taken}: Address already in use"),
        (["serve", "--port", "65536"], "--port"),
        (["serve", "--workers", "0"], "--workers"),
        (["serve", "--log-level", "loud"], "--log-level"),
        (["admin", "list", "--database", "{folder}/nowhere/site.db"], "cannot be opened"),
        (["admin", "import", "{folder}/nothing.json"], "does not exist"),
        (["verify", "{folder}/nothing.json"], "does not exist"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(asked: list[str], told: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        known = {"folder": str(tmp_path), "taken": other.getsockname()[1]}
        answer = commands.invoke(app, [word.format(**known) for word in asked], env={"COLUMNS": "200"})
    assert answer.exit_code == 2 and isinstance(answer.exception, SystemExit)
    assert told.format(**known) in answer.output and "hush" not in answer.output


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("REVERIE_WORKERS", "many"),
        ("REVERIE_WORKERS", "0"),
        ("REVERIE_POLL", "nan"),
        ("REVERIE_BOT_DELAY", "1-x"),
        ("REVERIE_WATCHERS", "everybody"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(name: str, value: str) -> None:
    with pytest.raises(Unfit, match=name):
        from_environment({name: value})


def test_a_house_is_backed_up_while_it_is_open(tmp_path: Path) -> None:
    house, copy = tmp_path / "house.db", tmp_path / "copy.db"

    async def live() -> tuple[int, str]:
        store = Store(driver(str(house)))
        await store.open()
        ada = await store.new_person("Ada", 0)  # in the file beside the database, which a mere copy would miss
        told = commands.invoke(app, ["admin", "backup", str(copy), "--database", str(house)])
        await store.close()
        return told.exit_code, ada.id

    code, ada = asyncio.run(live())
    assert code == 0 and stat.S_IMODE(copy.stat().st_mode) == 0o600

    async def name() -> str | None:
        store = Store(driver(str(copy)))
        await store.open()
        found = await store.person(ada)
        await store.close()
        return None if found is None else found.name

    assert asyncio.run(name()) == "Ada"
    again = commands.invoke(app, ["admin", "backup", str(copy), "--database", str(house)])
    assert again.exit_code == 2 and "exists" in again.output
    nothing = commands.invoke(app, ["admin", "backup", str(tmp_path / "x.db"), "--database", str(tmp_path / "no.db")])
    assert nothing.exit_code == 2 and not (tmp_path / "x.db").exists()


def test_postgres_is_backed_up_by_its_own_means(tmp_path: Path) -> None:
    told = commands.invoke(app, ["admin", "backup", str(tmp_path / "x.db"), "--database", "postgresql://host/site"])
    assert told.exit_code == 2 and "pg_dump" in told.output


def test_any_number_of_tables_is_forgotten(database: str) -> None:
    many = 40_000

    async def fill() -> Store:
        store = Store(database)
        await store.open()
        meta = msgspec.structs.replace(begun().meta, phase="closed")
        await store.new_table(meta)
        names = ", ".join(column.name for column in schema.tables.columns if column.name != "id")
        numbers = (
            f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {many}) "
            if store.sqlite
            else f"WITH numbers(n) AS (SELECT generate_series(1, {many})) "
        )
        async with store.write() as connection:
            into = f"INSERT INTO tables (id, {names}) "
            chosen = f"SELECT 'v' || numbers.n, {names} FROM tables CROSS JOIN numbers"
            told = f"{into}{numbers}{chosen}" if not store.sqlite else f"{numbers}{into}{chosen}"
            await connection.exec_driver_sql(told)
        return store

    async def work() -> int:
        store = await fill()
        try:
            return await vacuum(store, 10)
        finally:
            await store.close()

    assert asyncio.run(work()) == many + 1


def test_a_table_by_rules_that_are_not_played_here_is_exported_and_everything_else_said_in_a_sentence(
    tmp_path: Path,
) -> None:
    async def make() -> str:
        store = Store(driver(str(tmp_path / "one.db")))
        await store.open()
        live = begun()
        rows = played(live, 30)
        host = await store.new_person("Ada", 0)
        seating = (Sitting(host.id), *(Sitting(None, "drowsy") for _ in live.meta.seating[1:]))
        meta = replace(live.meta, host=host.id, seating=seating, phase="over", rules=99)
        await store.new_table(meta, rows)
        await store.close()
        return meta.id

    table = asyncio.run(make())
    file, one = str(tmp_path / "table.json"), ["--database", str(tmp_path / "one.db")]
    assert commands.invoke(app, ["admin", "export", table, file, *one]).exit_code == 0
    for asked in (
        ["admin", "export", table, file, "--log", *one],
        ["admin", "import", file, "--database", str(tmp_path / "two.db")],
    ):
        told = commands.invoke(app, asked, env={"COLUMNS": "200"})
        assert told.exit_code == 2 and "this table needs rules 99" in told.output
