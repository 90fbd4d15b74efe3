"""Servers in processes of their own, to be killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from pathlib import Path
from typing import Any

import httpx
from tools.services import free_port

GAMES = str(Path(__file__).with_name("games"))

nursery = multiprocessing.get_context("forkserver")
nursery.set_forkserver_preload(["reverie.server.commands", "tests.server.nursery"])


def end_with_parent() -> None:
    """Leave nothing behind when the tests end before their servers."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.killpg(0, signal.SIGKILL)


def serve(port: int, database: str, redis: str | None, changes: dict[str, Any]) -> None:
    """What the process does."""
    os.setpgrp()
    threading.Thread(target=end_with_parent, daemon=True).start()
    from reverie.server.commands import server
    from reverie.server.config import Limits, Settings, driver, more_games

    more_games([GAMES])
    chosen: dict[str, Any] = {"bot_delay": (0.0, 0.0), "poll": 0.2, "lease": 1.0, "limits": Limits().times(10_000)}
    settings = Settings(database=driver(database), redis=redis, **{**chosen, **changes})
    server(settings, "127.0.0.1", port).run()


class ServerProcess:
    """A server that can be killed and started again on the same port."""

    def __init__(self, database: str, redis: str | None = None, **changes: Any) -> None:
        self._database, self._redis, self._changes = database, redis, changes
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: Any = None

    def start(self, seconds: float = 60) -> None:
        self._process = nursery.Process(
            target=serve, args=(self.port, self._database, self._redis, self._changes), daemon=False
        )
        self._process.start()
        until = time.monotonic() + seconds
        while True:
            try:
                if httpx.get(self.address + "/health", timeout=5, trust_env=False).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            if time.monotonic() > until or not self._process.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        return int(self._process.pid)

    def kill(self) -> None:
        """End it at once, with all it holds in memory."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.join()

    def stop(self) -> int | None:
        """Ask it to end."""
        os.kill(self._process.pid, signal.SIGTERM)
        self._process.join(20)
        code: int | None = self._process.exitcode
        if code is None:
            self.kill()
        return code

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.is_alive():
            self.stop()
