"""Print the JSON schema of all that a client and the server exchange: `python -m reverie.server.protocol.schema`.

The page makes its TypeScript types from it. The unions of the sockets are named ServerMessage,
LobbyMessage and ClientMessage.
"""

from __future__ import annotations

import json
from typing import get_args

import msgspec

from . import basics, games, messages, people, saves, stories, study, tables

BODIES = (
    *(basics.Problem, basics.Health),
    *(people.Me, people.ChangeMe, people.ContinueLink, people.Continue, people.Whose),
    *(people.LinkOwner, people.NewToken, people.BotToken, people.TokenLine),
    *(games.GameInfo, games.GameContent, games.FactInfo),
    *(tables.NewTable, tables.PlayNow, tables.Sit, tables.SeatBot, tables.OneSeat, tables.Branch),
    *(tables.TableInfo, tables.TableList),
    *(saves.SaveList, saves.SaveFile),
    stories.Passage,
    *(study.Replay, study.Sights, study.Verified, study.Review, study.Ladder),
)

UNIONS = {
    "ServerMessage": messages.ServerMessage,
    "LobbyMessage": messages.LobbyMessage,
    "ClientMessage": messages.ClientMessage,
}

RAW = {
    ("State", "table"): {"$ref": "#/$defs/TableInfo"},
    ("Ask", "options"): {"type": "array"},
    ("State", "waiting"): {"type": "array", "items": {"$ref": "#/$defs/Waiting"}},
    ("State", "ask"): {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/Ask"}]},
}
"""What the fields hold that are written beforehand, once for many readers."""


def schema() -> dict[str, object]:
    """Describe every body and message as one JSON schema."""
    types = [*BODIES, *(member for union in UNIONS.values() for member in get_args(union))]
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for (owner, field), told in RAW.items():
        components[owner]["properties"][field] = told
    for name, union in UNIONS.items():
        refs = [{"$ref": f"#/$defs/{member.__name__}"} for member in get_args(union)]
        components[name] = {"oneOf": refs, "discriminator": {"propertyName": "type"}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Reverie",
        "$defs": dict(sorted(components.items())),
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, ensure_ascii=False))
