"""Compare the engine with an earlier commit's in one run: `python -m bench.before COMMIT`.

The commit is laid out under build/before and both engines play the same games from the same seeds, each
in a process of its own, by turns of a few games. A ratio is the processor time of the earlier engine
over ours, so more is better; it is told as the median of all turns, with its quartiles. That the games
were the same is checked by their decisions; under `--rules` that the earlier engine does not play,
decisions per second are compared instead, and the options offered are told.

`--compiled` compares the compiled engines: ours must have been built by `make fast`; the earlier one is
built here once, which takes minutes. `--least 0.97` fails below it.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bench.playouts import MEASURES
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent.resolve()
ROOT = HERE.parent


class Engine:
    """One engine in a process of its own."""

    def __init__(self, folder: Path, game: str, seats: int, rules: int | None) -> None:
        command = [sys.executable, str(HERE / "playouts.py"), game, str(seats), str(rules or 0)]
        environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment, text=True)

    def measure(self, what: str, turn: int) -> dict[str, Any]:
        """Let it work for a turn."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{what} {turn}\n")
        self._process.stdin.flush()
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        return told

    def leave(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


@dataclass
class Comparison:
    """What the turns of one measure came to."""

    ratios: list[float]
    work: tuple[int, int]
    """How much was done, before and now."""
    seconds: tuple[float, float]
    options: tuple[int, int]

    @property
    def same(self) -> bool:
        """Whether both did the same."""
        return self.work[0] == self.work[1] and self.options[0] == self.options[1]


def compare(before: Engine, now: Engine, what: str, turns: int, warm: int) -> Comparison:
    """Let both work by turns, there and back; of two times the shorter counts, which others disturbed less."""
    for turn in range(-warm, 0):
        before.measure(what, turn)
        now.measure(what, turn)
    told: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for turn in range(turns):
        there = [engine.measure(what, turn) for engine in (before, now)]
        back = [engine.measure(what, turn) for engine in (now, before)]
        one, other = [min(pair, key=lambda each: each["seconds"]) for pair in zip(there, reversed(back), strict=True)]
        told.append((one, other))
    return Comparison(
        [(a["seconds"] / a["work"]) / (b["seconds"] / b["work"]) for a, b in told],
        (sum(a["work"] for a, _ in told), sum(b["work"] for _, b in told)),
        (sum(a["seconds"] for a, _ in told), sum(b["seconds"] for _, b in told)),
        (sum(a["options"] for a, _ in told), sum(b["options"] for _, b in told)),
    )


def lay_out(commit: str, compiled: bool) -> Path:
    """Lay a commit out under build/before, compiled if wanted; tell the folder of its package."""
    name = subprocess.run(
        ["git", "rev-parse", "--short", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    folder = ROOT / "build/before" / name
    if not (folder / "src/reverie").exists():
        packed = subprocess.run(["git", "archive", name, "src", "tools"], cwd=ROOT, capture_output=True, check=True)
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
            files.extractall(folder, filter="data")
    if not compiled:
        return folder / "src"
    if not (folder / "build/fast/.built").exists():
        subprocess.run([sys.executable, "-m", "tools.fast"], cwd=folder, check=True)
        (folder / "build/fast/.built").touch()
    return folder / "build/fast"


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the engine with an earlier commit's.")
    parser.add_argument("commit")
    parser.add_argument("--game", default="vale")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--rules", type=int, help="the version of the rules that ours plays (default: the newest)")
    parser.add_argument("--turns", type=int, default=100)
    parser.add_argument("--measures", nargs="*", choices=MEASURES, default=list(MEASURES))
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--least", type=float, default=0.0)
    asked = parser.parse_args()
    ours = ROOT / ("build/fast" if asked.compiled else "src")
    before = Engine(lay_out(asked.commit, asked.compiled), asked.game, asked.seats, None)
    now = Engine(ours, asked.game, asked.seats, asked.rules)
    grid = Table("measure", "before /s", "now /s", "ratio", "quartiles", "same work", "options before → now")
    slow = False
    for what in asked.measures:
        found = compare(before, now, what, asked.turns, warm=max(4, asked.turns // 5))
        ratio = median(found.ratios)
        low, _, high = quantiles(found.ratios, n=4)
        slow |= ratio < asked.least
        rates = [f"{work / seconds:,.0f}" for work, seconds in zip(found.work, found.seconds, strict=True)]
        offered = " → ".join(f"{options / work:.2f}" for options, work in zip(found.options, found.work, strict=True))
        same = "yes" if found.same else "no"
        grid.add_row(what, *rates, f"{ratio:.3f}", f"{low:.3f} – {high:.3f}", same, offered)
    before.leave()
    now.leave()
    Console(width=120).print(grid)
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
