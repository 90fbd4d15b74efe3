"""Starts a PostgreSQL and a Redis of one's own, from Debian's programs: for tests and for `make cluster`."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PACKAGES = ["postgresql", "redis-server"]


class Missing(RuntimeError):
    """A program is not installed."""


def free_port() -> int:
    """Find a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str) -> Path:
    """Find a program; root may install it from Debian's packages."""
    found = _look_for(name)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=environment, check=False, stdout=subprocess.DEVNULL)
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES]
        subprocess.run(install, env=environment, check=False, stdout=subprocess.DEVNULL)
        found = _look_for(name)
    if found is None:
        raise Missing(f"{name} is not installed: apt-get install {' '.join(PACKAGES)}")
    return found


def _look_for(name: str) -> Path | None:
    on_path = shutil.which(name)
    if on_path is not None:
        return Path(on_path)
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return versions[-1] if versions else None


@contextlib.contextmanager
def postgres(durable: bool = True) -> Iterator[str]:
    """Run a PostgreSQL of one's own; tell its address. It refuses to be root, so root becomes `postgres`."""
    initdb, server = program("initdb"), program("postgres")
    folder = Path(tempfile.mkdtemp(prefix="reverie-postgres-"))
    user = None
    if os.geteuid() == 0:
        user = "postgres"
        account = pwd.getpwnam(user)
        os.chown(folder, account.pw_uid, account.pw_gid)
    data = folder / "data"
    port = free_port()
    try:
        subprocess.run(
            [initdb, "-D", data, "-A", "trust", "-U", "reverie", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
            user=user,
            cwd=folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
        if not durable:
            settings += ["-c", "fsync=off"]
        with (folder / "log").open("wb") as log:
            running = subprocess.Popen(
                [server, "-D", data, "-p", str(port), "-k", folder, *settings],
                user=user,
                cwd=folder,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
            try:
                _wait_for(port, running)
                _wait_until_ready(port)
                yield f"postgresql://reverie@127.0.0.1:{port}/postgres"
            finally:
                running.send_signal(signal.SIGINT)
                running.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_until_ready(port: int) -> None:
    ready = program("pg_isready")
    for _ in range(200):
        asked = subprocess.run([ready, "-q", "-h", "127.0.0.1", "-p", str(port), "-U", "reverie"], check=False)
        if asked.returncode == 0:
            return
        time.sleep(0.05)
    raise RuntimeError("PostgreSQL did not become ready")


@contextlib.contextmanager
def redis(port: int | None = None) -> Iterator[str]:
    """Run a Redis of one's own that keeps nothing, perhaps where one ran before; tell its address."""
    server = program("redis-server")
    folder = Path(tempfile.mkdtemp(prefix="reverie-redis-"))
    port = port or free_port()
    running = subprocess.Popen(
        [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder],
        stdout=subprocess.DEVNULL,
    )
    try:
        _wait_for(port, running)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        running.terminate()
        running.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(port: int, running: subprocess.Popen[bytes]) -> None:
    for _ in range(400):
        if running.poll() is not None:
            raise RuntimeError(f"a service ended at once with {running.returncode}")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
            return
        time.sleep(0.05)
    raise RuntimeError("a service did not start")
