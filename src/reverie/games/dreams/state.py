"""The things on the table of Dreams."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ...kernel.pile import Pile
from ...kernel.state import State
from ...kernel.words import Points, Seat
from .moves import Shade, Star

PictureId = int
"""The number of a picture in the box, from 1."""

Token = int
"""What a token shows: the number of the true vision, or MORTAL."""

SHADES: tuple[Shade, ...] = ("light", "grey", "black")
DECK = 72
NUMBERS = (1, 2, 3, 4)
MORTAL: Token = 0
GOAL = 16
RADIUS = 1000
APART = 60
STAR_SECONDS = 30.0
VOTE_SECONDS = 60.0
REVEAL_SECONDS = 45.0


@dataclass(frozen=True)
class Night:
    """A round that is over and lies open: who placed its k-th star is told by the dealer."""

    dealer: Seat
    pictures: tuple[PictureId, ...]
    vision: int
    mortal: Seat
    stars: tuple[Star, ...]
    """In the order of placing."""
    votes: tuple[int | None, ...]
    gains: tuple[Points, ...]

    told: ClassVar[tuple[str, ...]] = ("placers",)

    @property
    def placers(self) -> tuple[Seat, ...]:
        """Who placed each of the stars."""
        return tuple([placer(self.dealer, k, len(self.votes)) for k in range(len(self.stars))])


@dataclass
class Dreams(State):
    """The table. Seats index the lists."""

    seats: int
    owner: str
    """When the table shows who placed a star: "hidden" (at the reveal), "at_vote" or "always"."""
    clock: bool
    round: int
    dealer: Seat
    points: list[Points]
    pile: Pile
    aside: list[PictureId]
    pictures: tuple[PictureId, ...]
    """The four of the round; the one numbered n is at n - 1."""
    vision: int
    mortal: Seat
    stars: list[Star]
    """In the order of placing, which is also the order of the seats from the dealer."""
    votes: list[int | None]
    locked: list[bool]
    seen: list[bool]
    """Who has seen how the round went, and may go on."""
    nights: list[Night]
    rules: int = 1
    """The version of the rules that is played here."""

    def copy(self) -> Dreams:
        return Dreams(
            self.agenda.copy(),
            self.seats,
            self.owner,
            self.clock,
            self.round,
            self.dealer,
            self.points.copy(),
            self.pile.copy(),
            self.aside.copy(),
            self.pictures,
            self.vision,
            self.mortal,
            self.stars.copy(),
            self.votes.copy(),
            self.locked.copy(),
            self.seen.copy(),
            self.nights.copy(),
            self.rules,
        )

    def order(self) -> list[Seat]:
        """The seats from the dealer to the left. (D3.1)"""
        return [placer(self.dealer, turn, self.seats) for turn in range(self.seats)]

    def token(self, seat: Seat) -> Token:
        """What the token of a seat shows. (D2.3)"""
        return MORTAL if seat == self.mortal else self.vision

    def left(self, seat: Seat) -> list[Shade]:
        """The stars that a seat has not placed yet. (D1.1)"""
        return stars_left(self.stars, (seat - self.dealer) % self.seats, self.seats)


def placer(dealer: Seat, k: int, seats: int) -> Seat:
    """Tell who places the k-th star of a round: from the dealer to the left, lap by lap. (D3.1)"""
    return (dealer + k) % seats


def stars_left(stars: list[Star] | tuple[Star, ...], turn: int, seats: int) -> list[Shade]:
    """List the shades that whoever places at this turn of each lap has left."""
    placed = [stars[k].shade for k in range(turn, len(stars), seats)]
    return [shade for shade in SHADES if shade not in placed]


def bets(seat: Seat, seats: int, mortal: bool) -> list[int]:
    """List what a seat may bet on: the mortal on a vision, a god on the others, from the left on. (D4.1, D4.2)"""
    return list(NUMBERS) if mortal else [(seat + turn) % seats for turn in range(1, seats)]


def whole(value: object) -> bool:
    """Whether a value from outside is a whole number; True is none."""
    return type(value) is int
