"""The protocol by example: every message decodes as its type, and none is missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from reverie.server.protocol.messages import ClientMessage, LobbyMessage, ServerMessage
from reverie.server.protocol.problems import STATUS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SIDES = {"server": ServerMessage, "client": ClientMessage, "lobby": LobbyMessage}
SHOWN = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("side", "example"), SHOWN)
def test_an_example_is_a_message_to_the_letter(side: str, example: str) -> None:
    told = msgspec.json.decode(example, type=SIDES[side])
    assert msgspec.json.decode(msgspec.json.encode(told)) == msgspec.json.decode(example)


@pytest.mark.parametrize("side", ["server", "client"])
def test_no_kind_of_message_is_without_an_example(side: str) -> None:
    kinds = {each.__struct_config__.tag for each in get_args(SIDES[side])}
    shown = {msgspec.json.decode(example)["type"] for where, example in SHOWN if where == side}
    assert shown == kinds


def test_a_problem_has_a_code_that_there_is() -> None:
    for code in re.findall(r'"code": "(\w+)", "values"', PAGE):
        assert code in STATUS
