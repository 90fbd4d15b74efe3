"""A worker process: does one thing at a time, and is ended when it is late.

Each worker has a line of its own to its owner, so that one that dies takes nothing along but its own task.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from io import BufferedRWPair
from typing import Any

LENGTH = struct.Struct("!I")
"""Each task and each answer is told with its length first."""

FAREWELL = 1.0
"""Seconds that a killed worker has to be gone."""


class Gone(Exception):
    """A worker ended before it had answered."""


class Worker:
    """A worker as its owner holds it."""

    def __init__(
        self, process: subprocess.Popen[bytes], reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.process = process
        self._reader = reader
        self._writer = writer

    @classmethod
    async def start(cls) -> Worker:
        """Start a process that waits for its first task."""
        process, ours = await asyncio.to_thread(_start)
        return cls(process, *await asyncio.open_connection(sock=ours))

    @property
    def alive(self) -> bool:
        """Whether it can be given a task."""
        return self.process.poll() is None and not self._reader.at_eof()

    async def do(self, task: bytes) -> tuple[bool, Any]:
        """Let it do a packed task; tell whether that went well, and what it answers or raises. Raises Gone."""
        try:
            self._writer.write(LENGTH.pack(len(task)) + task)
            await self._writer.drain()
            (length,) = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
            answer = await self._reader.readexactly(length)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise Gone("a worker ended before it had answered") from error
        well, found = pickle.loads(answer)
        return bool(well), found

    def end(self) -> None:
        """End it at once: nothing that it knows is needed."""
        self.process.kill()
        self._writer.transport.abort()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(FAREWELL)


def _start() -> tuple[subprocess.Popen[bytes], socket.socket]:
    """Start a process that finds the same modules as this one; tell our end of the line to it."""
    places = os.pathsep.join(place or os.getcwd() for place in sys.path)
    ours, theirs = socket.socketpair()
    try:
        with theirs:
            process = subprocess.Popen(
                [sys.executable, "-m", __name__, str(theirs.fileno())],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
                env={**os.environ, "PYTHONPATH": places},
            )
    except BaseException:
        ours.close()
        raise
    return process, ours


def pack(function: Any, *args: Any) -> bytes:
    """Write down a task: a function of a module, and what it is given."""
    return pickle.dumps((function, args), pickle.HIGHEST_PROTOCOL)


# In the process itself


def main(line: int) -> None:
    """Do what is asked until the owner is gone; leave the processor to the server where it wants it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends with its server, not by the terminal's interrupt
    os.nice(5)
    with socket.socket(fileno=line) as owner, owner.makefile("rwb") as lines, contextlib.suppress(BrokenPipeError):
        for task in _tasks(lines):
            answer = _done(task)
            lines.write(LENGTH.pack(len(answer)) + answer)
            lines.flush()


def _tasks(lines: BufferedRWPair) -> Iterator[bytes]:
    while len(told := lines.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(told)
        yield lines.read(length)


def _done(task: bytes) -> bytes:
    try:
        function, args = pickle.loads(task)
        return pickle.dumps((True, function(*args)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        try:
            return pickle.dumps((False, error), pickle.HIGHEST_PROTOCOL)
        except Exception:
            return pickle.dumps((False, RuntimeError(repr(error))), pickle.HIGHEST_PROTOCOL)


if __name__ == "__main__":
    main(int(sys.argv[1]))
