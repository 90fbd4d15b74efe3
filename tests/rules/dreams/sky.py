"""Tiny builders: a table of Dreams with just what a test needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from reverie.games.dreams.game import GAME
from reverie.games.dreams.moves import GO_ON, Star, Vote
from reverie.games.dreams.state import Dreams
from reverie.games.dreams.steps import PLACE, VOTING
from reverie.games.dreams.view import DreamsView
from reverie.kernel.chance import Seeded
from reverie.kernel.codec import plain
from reverie.kernel.pile import Pile
from reverie.kernel.step import Step
from reverie.kernel.table import Table
from reverie.kernel.words import CLOCK, Expire, Move, Seat

MORTAL = 0
"""The token of the mortal."""


def light(u: int, v: int) -> Star:
    return Star("light", u, v)


def grey(u: int, v: int) -> Star:
    return Star("grey", u, v)


def black(u: int, v: int) -> Star:
    return Star("black", u, v)


def bet(choice: int) -> Move:
    """A vote that may still change."""
    return Vote(choice, False)


def lock(choice: int) -> Move:
    """A vote that may be shown."""
    return Vote(choice, True)


class Sky:
    """A table that remembers the events of the last move."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[dict[str, Any]] = []
        self.seen: dict[Seat | None, list[dict[str, Any]]] = {}
        """The events of the last move as each seat, and a spectator, perceived them."""

    @property
    def state(self) -> Dreams:
        state = self.table._state
        assert isinstance(state, Dreams)
        return state

    def view(self, seat: Seat | None = None) -> DreamsView:
        view = self.table.view(seat)
        assert isinstance(view, DreamsView)
        return view

    def told(self, seat: Seat | None = None) -> Any:
        """The view of a seat as a client gets it."""
        return plain(self.table.view(seat))

    def play(self, *moves: Move, seat: Seat | None = None) -> Sky:
        """Play moves, each by whoever is asked first unless a seat is named."""
        for move in moves:
            self._hear(self.table.asks[0].seat if seat is None else seat, move)
        return self

    def _hear(self, seat: Seat, move: Move) -> None:
        events = self.table.play(seat, move)
        self.events = [event.open() for event in events]
        self.seen = {eyes: [event.seen_by(eyes) for event in events] for eyes in [*range(self.table.seats), None]}

    def vote(self, *choices: int | None) -> Sky:
        """Let every seat lock its choice; None abstains, by the clock."""
        for seat, choice in enumerate(choices):
            if choice is not None:
                self._hear(seat, lock(choice))
        if None in choices:
            self.let_time_pass()
        return self

    def go_on(self) -> Sky:
        """Let every seat say that it has seen the reveal."""
        for seat in range(self.table.seats):
            self._hear(seat, GO_ON)
        return self

    def let_time_pass(self) -> Sky:
        """Let the clock run out."""
        (deadline,) = self.table.deadlines
        self._hear(CLOCK, Expire(deadline.key))
        return self

    def why(self, move: Move, seat: Seat | None = None) -> str:
        """Tell the clause and the sentence that refuse a move; nothing if it is legal."""
        refusal = self.table.why(self.table.asks[0].seat if seat is None else seat, move)
        return "" if refusal is None else f"{refusal.rule} {refusal.key}"

    @property
    def asked(self) -> list[tuple[Seat, str]]:
        """Who is awaited, and for what."""
        return [(ask.seat, ask.kind) for ask in self.table.asks if ask.awaited]

    @property
    def points(self) -> list[int]:
        return self.table.scores

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events of the last move."""
        return [event["kind"] for event in self.events]


SPREAD = [(-500 + 100 * (k % 9), -300 + 300 * (k // 9)) for k in range(18)]
"""Places for eighteen stars."""


def all_stars(seats: int, count: int | None = None) -> list[Star]:
    """Stars that leave each other room, each lap of one shade."""
    shades = ["light"] * seats + ["grey"] * seats + ["black"] * seats
    return [Star(shade, *SPREAD[k]) for k, shade in enumerate(shades)][: count if count is not None else 3 * seats]


def a_sky(
    seats: int = 4,
    mortal: Seat = 1,
    vision: int = 3,
    dealer: Seat = 0,
    points: Sequence[int] = (),
    stars: Sequence[Star] = (),
    pictures: tuple[int, ...] = (1, 2, 3, 4),
    pile: Sequence[int] | None = None,
    aside: Sequence[int] = (),
    round: int = 1,
    owner: str = "hidden",
    clock: bool = True,
) -> Sky:
    """Lay a table in the middle of a round: the next star is asked for, or the votes if all are placed."""
    turns = [(dealer + turn) % seats for turn in range(seats)] * 3
    agenda: list[Step[Any]] = [VOTING, *(PLACE[seat] for seat in reversed(turns[len(stars) :]))]
    pool = [n for n in range(1, 73) if n not in pictures and n not in aside] if pile is None else list(pile)
    state = Dreams(
        agenda=agenda,
        seats=seats,
        owner=owner,
        clock=clock,
        round=round,
        dealer=dealer,
        points=[points[seat] if seat < len(points) else 0 for seat in range(seats)],
        pile=Pile(pool),
        aside=list(aside),
        pictures=pictures,
        vision=vision,
        mortal=mortal,
        stars=list(stars),
        votes=[None] * seats,
        locked=[False] * seats,
        seen=[False] * seats,
        nights=[],
    )
    table = Table(GAME, seats, Seeded(1))
    table.lay(state)
    return Sky(table)


def a_vote(seats: int = 4, **given: Any) -> Sky:
    """Lay a table on which all stars are placed and all are asked to vote."""
    return a_sky(seats, stars=all_stars(seats), **given)


def a_game(seats: int = 4, seed: int = 1, **options: str) -> Sky:
    """Open a new table."""
    return Sky(Table(GAME, seats, Seeded(seed), options))
