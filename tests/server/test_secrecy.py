"""Two worlds that a seat cannot tell apart give it the same bytes."""

from __future__ import annotations

import random

import msgspec
import pytest

from reverie.kernel.chance import Seeded
from reverie.kernel.codec import move_from_json
from reverie.kernel.words import Move
from reverie.server.play import encoder
from reverie.server.play.live import Live
from reverie.server.play.room import Room
from tests.server.test_live import begun, played


def bytes_for(live: Live, seat: int | None, since: int) -> bytes:
    """Everything that a client of a seat is sent when it looks at a table."""
    room = Room(live.meta)
    room.live = live
    return room.state(seat, False, since, 0, live.clocks.at)


def twins(game: str, seat: int, seed: int) -> tuple[Live, Live] | None:
    """Two tables after the same rows, whose hidden things differ for all that a seat knows."""
    one, other = begun(game), begun(game)
    rows = played(one, 25 + seed % 40, seed)
    for row in rows:
        other.apply(row)
    if one.over:
        return None
    one.table.lay(one.table._state)
    other.table.lay(other.game.imagine(one.table.view(seat), Seeded(seed)))
    return one, other


@pytest.mark.parametrize("game", ["vale", "lanterns", "dreams"])
@pytest.mark.parametrize("seed", range(12))
def test_a_seat_gets_the_same_bytes_in_every_world_it_confuses(game: str, seed: int) -> None:
    seat = seed % 3
    worlds = twins(game, seat, seed)
    if worlds is None:
        return
    one, other = worlds
    assert bytes_for(one, seat, one.n) == bytes_for(other, seat, other.n)
    moves = candidates(one, seat)
    for move in moves:
        assert one.table.why(seat, move) == other.table.why(seat, move)
    legal = [move for move in moves if one.table.why(seat, move) is None and not draws(one, seat, move)]
    if legal:
        move = random.Random(seed).choice(legal)
        rows = one.play(seat, move, one.clocks.at), other.play(seat, move, other.clocks.at)
        assert rows[0].chance == rows[1].chance == []
        assert bytes_for(one, seat, rows[0].n - 1) == bytes_for(other, seat, rows[1].n - 1)


def candidates(live: Live, seat: int) -> list[Move]:
    """Moves that a curious client might try: its own options, and those of others."""
    moves: list[Move] = []
    for question in live.table.asks:
        if question.seat == seat:
            moves += question.options
    for told in ({"kind": "end"}, {"kind": "cry"}, {"kind": "look", "yes": True}, {"kind": "say", "word": "lune"}):
        if told["kind"] in live.game.moves:
            moves.append(move_from_json(told, live.game.moves))
    if live.game.name == "dreams":
        stars = [(shade, u, v) for shade in ("light", "grey", "black") for u in (-990, 0, 300) for v in (-300, 0, 990)]
        told = [{"kind": "star", "shade": shade, "u": u, "v": v} for shade, u, v in stars]
        told += [{"kind": "vote", "choice": choice, "lock": lock} for choice in range(-1, 6) for lock in (True, False)]
        moves += [move_from_json(each, live.game.moves) for each in told]
    for kind in ("mark", "sell", "tame", "lay"):
        if kind in live.game.moves:
            moves += [move_from_json({"kind": kind, "card": card}, live.game.moves) for card in range(0, 70, 5)]
    return moves


def draws(live: Live, seat: int, move: Move) -> bool:
    """Whether a move lets chance speak: what follows may rightly differ then."""
    twin = live.table.copy()
    twin.play(seat, move)
    return twin.entries[-1].final


def test_what_differs_is_really_hidden() -> None:
    """The test above means something: the worlds do differ, and another seat sees it."""
    different = 0
    for seed in range(12):
        worlds = twins("vale", 0, seed)
        if worlds is not None:
            one, other = worlds
            different += any(bytes_for(one, seat, one.n) != bytes_for(other, seat, other.n) for seat in (1, 2))
    assert different > 2


def test_only_a_view_is_told() -> None:
    live = begun()
    with pytest.raises(TypeError):
        encoder.view_bytes(live.table._state)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        encoder.view_bytes(msgspec.json.decode(encoder.view_bytes(live.table.view(0))))


def test_a_spectator_and_a_rival_see_no_hand() -> None:
    live = begun("lanterns", 2)
    for seat in (None, 1):
        view = msgspec.json.decode(encoder.view_bytes(live.table.view(seat)))
        assert view["hands"][0] == [-1, -1]
