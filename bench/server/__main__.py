"""Compare the server with boardgame.io's in one run on one machine: `python -m bench.server`.

All serve the same endless game to the same kind of client (one Node process). Ours stores every move
on disk before it is acknowledged. boardgame.io's runs twice: with its store in files, which a host
needs who must not lose games at a restart, and with its store in memory, which does less than ours.
Its package and the clients' are installed into a temporary folder and thrown away afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from bench.server.long_game import measure
from rich.console import Console
from rich.table import Table
from tools.services import free_port

HERE = Path(__file__).parent
PACKAGES = ["boardgame.io@0.50.2", "node-persist@3", "ws@8", "socket.io-client@4"]
console = Console()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server beside boardgame.io's.")
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--clients", type=int, nargs="*", default=[10, 100, 500])
    parser.add_argument("--idle", type=int, default=3_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="reverie-bench-") as name:
        folder = Path(name)
        for file in ("load.mjs", "boardgame.cjs"):
            shutil.copy(HERE / file, folder)
        (folder / "package.json").write_text('{"private": true}')
        subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES], cwd=folder, check=True)
        compare(folder, asked.clients, asked.seconds)
        pace(folder, asked.seconds)
        long_game(folder)
        idle(folder, asked.idle)


def compare(folder: Path, counts: list[int], seconds: int) -> None:
    """As fast as each can."""
    columns = Table(
        "clients", "server", "moves/s", "p50 ms", "p99 ms", "CPU ms/move", "we are", title="As fast as it goes"
    )
    servers = {
        "reverie": reverie,
        "boardgame.io, files": partial(boardgame, in_files=True),
        "boardgame.io, memory": boardgame,
    }
    for clients in counts:
        ours = 0
        for name, start in servers.items():
            with start(folder) as (address, process):
                marks: list[float] = []
                kind = "reverie" if start is reverie else "boardgame"
                told = load(folder, kind, address, clients, seconds, 0, partial(_mark, marks, process))
                each = 1000 * (cpu(process) - marks[0]) / max(1, told["total"])
            ours = ours or told["moves"]
            ratio = "" if start is reverie else f"{ours / max(1, told['moves']):.2f} ×"
            figures = [str(told[key]) for key in ("moves", "p50", "p99")]
            columns.add_row(str(clients), name, *figures, f"{each:.2f}", ratio)
    console.print(columns)


def _mark(marks: list[float], process: subprocess.Popen[bytes]) -> None:
    marks.append(cpu(process))


def pace(folder: Path, seconds: int) -> None:
    """500 people who each move every two seconds."""
    with reverie(folder) as (address, _):
        told = load(folder, "reverie", address, 500, seconds, pause=2_000)
    console.print(f"500 clients at one move every 2 s: p50 {told['p50']} ms, p99 {told['p99']} ms (wanted: under 50)")


def long_game(folder: Path) -> None:
    """Take back, and look back, in a game of 400 rows."""
    with reverie(folder) as (address, _):
        rows, undos, jumps = asyncio.run(measure(address))
    console.print(
        f"a game of {rows} rows: {len(undos)} undos, slowest {max(undos):.1f} ms; "
        f"{len(jumps)} jumps to any row, median {sorted(jumps)[len(jumps) // 2]:.1f} ms, slowest {max(jumps):.1f} ms "
        "(wanted: under 50)"
    )


def idle(folder: Path, sockets: int) -> None:
    """Sockets that only listen; what they and their tables weigh."""
    with reverie(folder) as (address, process):
        before = memory(process)
        running = subprocess.Popen(
            ["node", "load.mjs", "idle", address, str(sockets), "5"], cwd=folder, stdout=subprocess.PIPE, text=True
        )
        assert running.stdout is not None
        opened = json.loads(running.stdout.readline())["open"]
        each = (memory(process) - before) / max(1, opened)
        alive = json.loads(running.stdout.readline())["alive"]
        running.wait()
    console.print(f"idle sockets: {opened} opened, {alive} held; {each / 1024:.1f} KiB of server memory each")
    with reverie(folder) as (address, process):
        before = memory(process)
        told = load(folder, "tables", address, 400, 1)
        each = (memory(process) - before) / max(1, told["tables"])
    console.print(f"idle tables: {told['tables']} begun, {each / 1024:.1f} KiB of server memory each")


def load(
    folder: Path, kind: str, address: str, clients: int, seconds: int, pause: int = 0, opened: Any = None
) -> dict[str, Any]:
    """Let clients play; tell what they measured. `opened` is called when all sit and the play begins."""
    command = ["node", "load.mjs", kind, address, str(clients), str(seconds), str(pause)]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        found: dict[str, Any] = {}
        for line in running.stdout:
            found = json.loads(line)
            if "open" in found and opened is not None:
                opened()
    return found


@contextlib.contextmanager
def reverie(folder: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    port = free_port()
    for old in folder.glob("reverie.db*"):
        old.unlink()
    environment = {
        **os.environ,
        "REVERIE_DATABASE": str(folder / "reverie.db"),
        "REVERIE_GAMES": str(HERE / "games"),
        "REVERIE_LIMITS": "100000",
    }
    command = [sys.executable, "-m", "reverie.server", "serve", "--port", str(port), "--log-level", "error"]
    with _running(subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL), port, "/health") as process:
        yield f"http://127.0.0.1:{port}", process


@contextlib.contextmanager
def boardgame(folder: Path, in_files: bool = False) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    port = free_port()
    shutil.rmtree(folder / "games", ignore_errors=True)
    command = ["node", "boardgame.cjs", str(port), *(["games"] if in_files else [])]
    with _running(subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL), port, "/") as process:
        yield f"http://127.0.0.1:{port}", process


@contextlib.contextmanager
def _running(process: subprocess.Popen[bytes], port: int, path: str) -> Iterator[subprocess.Popen[bytes]]:
    try:
        for _ in range(600):
            if process.poll() is not None:
                raise SystemExit(f"a server ended before it could be reached: {process.args!r}")
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5).close()
                break
            except urllib.error.HTTPError:
                break
            except OSError:
                time.sleep(0.1)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def cpu(process: subprocess.Popen[bytes]) -> float:
    """Seconds of processor time that a process has used."""
    told = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: subprocess.Popen[bytes]) -> int:
    """Bytes that a process holds."""
    pages = int(Path(f"/proc/{process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


if __name__ == "__main__":
    main()
