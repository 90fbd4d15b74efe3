"""What the OpenAPI says is what the server does."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS

from reverie.server.protocol.problems import STATUS
from reverie.server.protocol.schema import schema
from tests.server.players import Running

pytestmark = pytest.mark.asyncio(loop_scope="session")

CHECKED = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")


async def test_every_request_is_answered_as_documented(site: Running) -> None:
    async with site.guest() as ada:
        table = (await ada.post("/api/play", game="vale"))["id"]
        cookie = ada.cookie
        await asyncio.to_thread(examine, site.address, cookie, table)


def examine(address: str, cookie: str, table: str) -> None:
    """Throw made-up requests at every operation."""
    described = schemathesis.openapi.from_url(address + "/api/schema/openapi.json")
    checks = [CHECKS.get_one(name) for name in CHECKED]
    for result in described.get_all_operations():
        operation = result.ok()

        @settings(
            max_examples=8, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck)
        )
        def throw(case: Any) -> None:
            if "table" in (case.path_parameters or {}) and case.path_parameters["table"] != table:
                case.path_parameters["table"] = table
            case.headers = {**(case.headers or {}), "Cookie": cookie}
            case.call_and_validate(base_url=address, checks=checks, timeout=20)

        operation.as_strategy()
        schemathesis_given(operation, throw)


def schemathesis_given(operation: Any, test: Any) -> None:
    from hypothesis import given

    given(case=operation.as_strategy())(test)()


async def test_the_schema_of_the_socket_names_every_message() -> None:
    told: Any = schema()["$defs"]
    assert {"State", "Play", "TableInfo", "ServerMessage", "ClientMessage", "LobbyMessage"} <= set(told)
    assert told["Play"]["properties"]["type"] == {"enum": ["move"]}


async def test_every_reason_has_its_words_in_both_languages() -> None:
    from fluent.syntax import FluentParser, ast

    from reverie.server.http.page import LOCALES

    ids = {}
    for language in ("fr", "en"):
        resource = FluentParser().parse((LOCALES / language / "server.ftl").read_text(encoding="utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        ids[language] = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    assert ids["fr"] == ids["en"]
    assert {f"error-{code}" for code in STATUS} <= ids["fr"]
