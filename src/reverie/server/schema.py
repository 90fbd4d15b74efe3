"""Print the JSON schema of all that a client and the server exchange: `python -m reverie.server.schema`.

The page makes its TypeScript types from it. The unions of the sockets are named ServerMessage,
LobbyMessage and ClientMessage.
"""

from __future__ import annotations

import json
from typing import get_args

import msgspec

from . import protocol

UNIONS = {
    "ServerMessage": protocol.ServerMessage,
    "LobbyMessage": protocol.LobbyMessage,
    "ClientMessage": protocol.ClientMessage,
}

RAW = {
    ("State", "table"): {"$ref": "#/$defs/TableInfo"},
    ("State", "ask"): {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/Ask"}]},
}
"""What the fields hold that are written beforehand, once for many readers."""


def schema() -> dict[str, object]:
    """Describe every body and message as one JSON schema."""
    types = [*protocol.HTTP_BODIES, *(member for union in UNIONS.values() for member in get_args(union))]
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
