"""Where dice and draws come from: outside the state, through one question, `below(n)`."""

from __future__ import annotations

import hashlib
import hmac
import random

from .words import Malformed


class Chance:
    """Answers `below(n)` with a whole number from 0 to n - 1, each equally likely."""

    def below(self, n: int) -> int:
        raise NotImplementedError

    def copy(self) -> Chance:
        """Make another that will give the same answers."""
        raise NotImplementedError


class Seeded(Chance):
    """Chance from a seed: the same seed gives the same game."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)

    def below(self, n: int) -> int:
        return int(self._random.random() * n)

    def copy(self) -> Seeded:
        twin = Seeded(0)
        twin._random.setstate(self._random.getstate())
        return twin


class Recorded(Chance):
    """Chance that was written down: answers what the log says, and nothing else."""

    def __init__(self, outcomes: list[int]) -> None:
        self._outcomes = outcomes
        self._next = 0

    def below(self, n: int) -> int:
        if self._next >= len(self._outcomes):
            raise Malformed("the log has fewer chance outcomes than the rules ask for")
        outcome = self._outcomes[self._next]
        if not 0 <= outcome < n:
            raise Malformed(f"chance outcome {outcome} is not below {n}")
        self._next += 1
        return outcome

    def copy(self) -> Recorded:
        return Recorded(self._outcomes[self._next :])

    @property
    def spent(self) -> bool:
        return self._next == len(self._outcomes)


class Committed(Chance):
    """Chance fixed by a secret that was committed to before the first card.

    The k-th outcome is HMAC-SHA256(secret, "entropy:k") read as a number, by rejection so
    that each result is equally likely. `count` tells how many outcomes were given so far.
    """

    def __init__(self, secret: str, entropy: str = "", count: int = 0) -> None:
        self._secret = bytes.fromhex(secret)
        self._entropy = entropy
        self.count = count

    def below(self, n: int) -> int:
        outcome = committed_outcome(self._secret, self._entropy, self.count, n)
        self.count += 1
        return outcome

    def copy(self) -> Committed:
        return Committed(self._secret.hex(), self._entropy, self.count)


def commitment(secret: str) -> str:
    """Hash a secret (hexadecimal): what all may see before the game begins."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def committed_outcome(secret: bytes, entropy: str, index: int, n: int) -> int:
    """Compute the outcome number `index` among n that a secret and the seats' entropy fix."""
    attempt = 0
    limit = (1 << 64) // n * n
    while True:
        message = f"{entropy}:{index}:{attempt}".encode()
        number = int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest()[:8], "big")
        if number < limit:
            return number % n
        attempt += 1
