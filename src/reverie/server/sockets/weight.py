"""Weight: how much of the event loop's time a message takes."""

from __future__ import annotations

import time
import types
from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar

T = TypeVar("T")


@types.coroutine
def weighed(work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Carry work out, and tell the seconds that each of its steps takes; what it waits for weighs nothing."""
    told: Any = None
    thrown: BaseException | None = None
    while True:
        began = time.thread_time()
        try:
            awaited = work.send(told) if thrown is None else work.throw(thrown)
        except StopIteration as done:
            value: T = done.value
            return value
        finally:
            spend(time.thread_time() - began)
        told, thrown = None, None
        try:
            told = yield awaited
        except BaseException as error:
            thrown = error
