"""The log of a finished table with its proof, and the check that anybody can make."""

from __future__ import annotations

import hmac
import re
from typing import Any

import msgspec

from ... import games
from ...kernel.chance import Chance, Committed, commitment
from ...kernel.log import Log, read_entry, read_header
from ...kernel.outside import RecordedJudge
from ...kernel.table import Table
from ...kernel.words import Json, Malformed, Refused
from ..protocol.study import Verified
from ..store.records import Meta, Row, standing

DEEPEST = 32
"""How deep a log may be nested: the deepest of ours is far from it."""

WORDS = re.compile(rb'"(?:[^"\\]|\\.)*+"?', re.DOTALL)
BRACKETS = re.compile(rb"[\[\]{}]")


def told_log(meta: Meta, rows: list[Row]) -> Json:
    """Write the log of a finished table, its secret open."""
    game = games.find(meta.game, meta.rules)
    choices = dict(game.choices(meta.options))
    log = Log(game.name, game.rules, len(meta.seating), choices, meta.start or [], [], meta.began_with).to_json()
    log["moves"] = [_told(row) for row in standing(rows)]
    log["table"] = meta.id
    log["fair"] = {
        "commitment": commitment(meta.secret),
        "secret": meta.secret,
        "entropy": meta.entropy,
        "inherited": meta.inherited,
    }
    return log


def _told(row: Row) -> Json:
    """Write a move as a log does."""
    told: dict[str, Json] = {"seat": row.seat, "move": row.move}
    if row.chance:
        told["chance"] = row.chance
    if row.verdicts:
        told["verdicts"] = row.verdicts
    return told


class Checked(Chance):
    """Chance that answers what the log says, and checks that the secret fixes the same."""

    def __init__(self, written: list[int], inherited: int, committed: Committed) -> None:
        self._written = written
        self._inherited = inherited
        self._committed = committed
        self._next = 0
        self.checked = 0
        self.among: list[int] = []

    def below(self, n: int) -> int:
        if self._next >= len(self._written):
            raise Malformed("the log has fewer chance outcomes than the rules ask for")
        outcome = self._written[self._next]
        if self._next >= self._inherited:
            if outcome != self._committed.below(n):
                raise Malformed(f"chance outcome {self._next} is not the one that the secret fixes")
            self.checked += 1
        elif not 0 <= outcome < n:
            raise Malformed(f"chance outcome {outcome} is not below {n}")
        self._next += 1
        self.among.append(n)
        return outcome

    @property
    def spent(self) -> bool:
        return self._next == len(self._written)


def verify_told(told: bytes) -> Verified:
    """Check a log as it was sent. Raises Malformed for what is no JSON, or is nested as no log is."""
    if nesting(told) > DEEPEST:
        raise Malformed("no log is nested so deep")
    try:
        log = msgspec.json.decode(told)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(str(error)) from None
    return verify(log)


def nesting(told: bytes) -> int:
    """Tell how deep JSON is nested, without reading it."""
    deepest = depth = 0
    for bracket in BRACKETS.findall(WORDS.sub(b"", told)):
        depth += 1 if bracket in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def verify(log: Json) -> Verified:
    """Check a log: the secret against its hash, every draw and die against the secret, every move against the rules."""
    found = Verified(False, False, 0, 0)
    try:
        found.committed = _check(log, found)
    except (Malformed, Refused) as error:
        found.fault = str(error)
    found.ok = found.committed and found.fault is None
    return found


def _check(log: Json, found: Verified) -> bool:
    header = read_header(log)
    game = games.find(header.game, header.rules)
    types = game.move_types()
    entries = [read_entry(data, types) for data in header.moves]
    secret, told, entropy, inherited = _proof(log)
    committed = hmac.compare_digest(commitment(secret), told)
    if not committed:
        raise Malformed("the secret is not the one whose hash was told")
    written = [*header.start, *(outcome for entry in entries for outcome in entry.chance)]
    chance = Checked(written, inherited, Committed(secret, entropy))
    judge = RecordedJudge([verdict for entry in entries for verdict in entry.verdicts])
    table = Table(game, header.seats, chance, header.options, judge, header.save)
    if table.start != header.start:
        raise Malformed("the setup of the log has more chance outcomes than the rules ask for")
    for number, entry in enumerate(entries):
        found.outcomes = chance.checked
        try:
            table.play(entry.seat, entry.move)
        except (Malformed, Refused, IndexError) as error:
            raise Malformed(f"move {number} of the log: {error}") from None
        except (KeyError, TypeError):
            if not entry.verdicts:
                raise
            raise Malformed(f"move {number} of the log: a verdict that no judge gives") from None
        if (table.entries[-1].chance, table.entries[-1].verdicts) != (entry.chance, entry.verdicts):
            raise Malformed(f"move {number} of the log: other chance outcomes than the rules ask for")
        found.moves = number + 1
    found.outcomes = chance.checked
    if not chance.spent:
        raise Malformed("the log has more chance outcomes than the rules ask for")
    found.among = chance.among
    return committed


def _proof(log: Json) -> tuple[str, str, str, int]:
    fair: Any = log.get("fair")
    if not isinstance(fair, dict):
        raise Malformed("the log has no proof: it was not played at a table online")
    secret, told, entropy = fair.get("secret"), fair.get("commitment"), fair.get("entropy")
    inherited = fair.get("inherited", 0)
    if not isinstance(secret, str) or not isinstance(told, str) or not isinstance(entropy, str):
        raise Malformed("the proof of a log is its commitment, its secret and the entropy of the seats")
    if type(inherited) is not int or inherited < 0:
        raise Malformed("the outcomes inherited from another log are counted")
    try:
        bytes.fromhex(secret)
    except ValueError:
        raise Malformed("the secret is hexadecimal") from None
    return secret, told.lower(), entropy, inherited
