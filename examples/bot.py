"""A bot that plays over the socket, with the same messages as the page.

    python examples/bot.py http://localhost:8000 --play vale      a game against the house's bots
    python examples/bot.py http://localhost:8000 --table ID       sit down at somebody's table

It needs `pip install httpx websockets`. The token is all that tells a bot from a person:
make one with POST /api/me/tokens and keep it in REVERIE_TOKEN, or let the bot be a new guest.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random

import httpx
from websockets.asyncio.client import connect


def choose(state: dict) -> dict:
    """Answer what the seat is asked. This is the place for something cleverer.

    `state["view"]` is all that the seat knows, `state["ask"]["options"]` all that it may do.
    """
    return random.choice(state["ask"]["options"])


async def play(address: str, token: str, table: str) -> dict:
    """Play at a table until the game is over; tell how it ended."""
    socket = address.replace("http", "ws", 1) + f"/ws/tables/{table}"
    async with connect(socket, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        answered = -1
        count = 0
        async for data in line:
            message = json.loads(data)
            if message["type"] == "state":
                if message["table"]["phase"] == "over":
                    return message["table"]["result"]
                if message["ask"] and message["ask"]["options"] and message["n"] > answered:
                    answered = message["n"]
                    count += 1
                    await line.send(json.dumps({"type": "move", "id": count, "n": answered, "move": choose(message)}))
            elif message["type"] in ("error", "refused", "bye"):
                print(message)
    raise SystemExit("the server closed the table's socket")


async def main() -> None:
    parser = argparse.ArgumentParser(description="Play over the socket.")
    parser.add_argument("address", help="like http://localhost:8000")
    parser.add_argument("--play", metavar="GAME", help="open a game against the house's bots")
    parser.add_argument("--table", help="sit down at this table")
    asked = parser.parse_args()
    address = asked.address.rstrip("/")

    token = os.environ.get("REVERIE_TOKEN")
    async with httpx.AsyncClient(base_url=address) as web:
        if token is None:
            await web.get("/api/me")
            await web.patch("/api/me", json={"name": "Example bot"})
            token = (await web.post("/api/me/tokens", json={"label": "example"})).json()["token"]
        web.headers["Authorization"] = f"Bearer {token}"
        if asked.table:
            answer = await web.post(f"/api/tables/{asked.table}/sit", json={})
        else:
            answer = await web.post("/api/play", json={"game": asked.play or "vale"})
        table = answer.json()
    if "id" not in table:
        raise SystemExit(f"no seat: {table}")
    print(f"at {address}/table/{table['id']}")
    print(await play(address, token, table["id"]))


asyncio.run(main())
