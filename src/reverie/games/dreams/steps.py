"""What happens in Dreams, in the order of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.outside import Outside
from ...kernel.step import Ask, Deadline, Form, Step
from ...kernel.words import Json, Move, Points, Refusal, Seat
from .moves import GO_ON, GoOn, Star, Vote
from .pictures import fits, misfit
from .state import (
    APART,
    GOAL,
    NUMBERS,
    RADIUS,
    REVEAL_SECONDS,
    SHADES,
    STAR_SECONDS,
    VOTE_SECONDS,
    Dreams,
    Night,
    PictureId,
    bets,
    placer,
    whole,
)

MOST_SWAPS = 50
"""How often a picture is swapped for another before four that fit badly are taken as they are."""


@dataclass(frozen=True)
class BeginRound(Step[Dreams]):
    """Reveal four pictures and deal the tokens of one pile; then all place stars and vote."""  # D2.1, D2.2

    rule: ClassVar[str] = "D2.1"

    def run(self, s: Dreams, out: Outside) -> None:
        if out.listening:
            out.tell("round", round=s.round, seat=s.dealer)
        if len(s.pile) < len(NUMBERS):  # D6.3
            s.pile.shuffle_in(s.aside)
            s.aside = []
            if out.listening:
                out.tell("reshuffled", pictures=len(s.pile))
        s.pictures = four_pictures(s, out)
        if out.listening:
            out.tell("pictures", pictures=list(s.pictures))
        s.vision = NUMBERS[out.below(len(NUMBERS))]
        s.mortal = out.below(s.seats)
        if out.listening:
            for seat in range(s.seats):
                out.whisper((seat,), {"token": s.token(seat)}, "token", seat=seat)
        s.agenda.append(VOTING)
        s.agenda += stars_to_come(s.seats, s.dealer, 0)


def stars_to_come(seats: int, dealer: Seat, placed: int) -> list[Step[Dreams]]:
    """List who places the stars that are left, the last first: three laps from the dealer to the left. (D3.1)"""
    return [PLACE[placer(dealer, k, seats)] for k in reversed(range(placed, seats * len(SHADES)))]


def four_pictures(s: Dreams, out: Outside) -> tuple[PictureId, ...]:
    """Draw four pictures that can be taken for each other, and be told apart. (D2.1)"""
    drawn = s.pile.deal(len(NUMBERS), out)
    for _ in range(MOST_SWAPS):
        if not len(s.pile) or fits(drawn):
            break
        place = misfit(drawn)
        back, drawn[place] = drawn[place], s.pile.draw(out)[0]
        s.pile.shuffle_in([back])
    return tuple(drawn)


@dataclass(frozen=True)
class Place(Form[Dreams, Star]):
    """Place one of the stars left, anywhere on the sky. It stays there."""  # D3.2, D3.3

    kind: ClassVar[str] = "star"
    rule: ClassVar[str] = "D3.1"

    def why(self, s: Dreams, move: Move) -> Refusal | None:
        if not isinstance(move, Star):
            return Refusal("D3.1", "star_first")
        if not (whole(move.u) and whole(move.v)) or move.u * move.u + move.v * move.v > RADIUS * RADIUS:
            return Refusal("D3.6", "outside")
        if move.shade not in s.left(self.seat):
            return Refusal("D3.2", "not_left")
        if any(distance2(star, move) < APART * APART for star in s.stars):
            return Refusal("D3.6", "too_near", apart=APART)
        return None

    def sample(self, s: Dreams, chance: Chance) -> Move:
        left = s.left(self.seat)
        shade = left[chance.below(len(left))]
        while True:
            star = Star(shade, chance.below(2 * RADIUS + 1) - RADIUS, chance.below(2 * RADIUS + 1) - RADIUS)
            if self.why(s, star) is None:
                return star

    def fields(self, s: Dreams) -> list[dict[str, Json]]:
        return [
            {"name": "kind", "type": "fixed", "value": Star.kind},
            {"name": "shade", "type": "choice", "values": s.left(self.seat)},
            {"name": "u", "type": "integer", "least": -RADIUS, "most": RADIUS},
            {"name": "v", "type": "integer", "least": -RADIUS, "most": RADIUS},
        ]

    def take(self, s: Dreams, move: Star, out: Outside) -> None:
        s.stars.append(move)
        out.reveal()  # D3.3
        if out.listening:
            out.tell("star", seat=self.seat, shade=move.shade, u=move.u, v=move.v)

    def facts(self, s: Dreams) -> dict[str, Json]:
        return {"lap": len(s.stars) // s.seats + 1}

    def deadlines(self, s: Dreams) -> list[Deadline]:
        return [Deadline("star", STAR_SECONDS, stand_in=self.seat)] if s.clock else []

    def expire(self, s: Dreams, key: str, out: Outside) -> None:
        """Place any star: where no bot stands in for the seat, chance does, whatever its role."""  # D6.4
        s.agenda.pop()
        star = self.sample(s, out)
        assert isinstance(star, Star)
        self.take(s, star, out)


def distance2(a: Star, b: Star) -> int:
    """The square of the distance between two stars."""
    return (a.u - b.u) * (a.u - b.u) + (a.v - b.v) * (a.v - b.v)


@dataclass(frozen=True)
class Ballot(Form[Dreams, Vote]):
    """Bet on the mortal, or on the true vision: asked in the same words of all."""  # D4.1, D4.5

    kind: ClassVar[str] = "vote"
    rule: ClassVar[str] = "D4.1"

    def why(self, s: Dreams, move: Move) -> Refusal | None:
        if not isinstance(move, Vote) or not whole(move.choice) or not isinstance(move.lock, bool):
            return Refusal("D4.1", "vote_first")
        if move.choice in bets(self.seat, s.seats, self.seat == s.mortal):
            return None
        if self.seat == s.mortal:
            return Refusal("D4.1", "no_vision")
        return Refusal("D4.2", "yourself") if move.choice == self.seat else Refusal("D4.1", "no_player")

    def sample(self, s: Dreams, chance: Chance) -> Move:
        choices = bets(self.seat, s.seats, self.seat == s.mortal)
        return Vote(choices[chance.below(len(choices))], True)

    def fields(self, s: Dreams) -> list[dict[str, Json]]:
        return [
            {"name": "kind", "type": "fixed", "value": Vote.kind},
            {"name": "choice", "type": "integer", "least": 0, "most": max(s.seats - 1, NUMBERS[-1])},
            {"name": "lock", "type": "choice", "values": [True, False]},
        ]

    def take(self, s: Dreams, move: Vote, out: Outside) -> None:
        s.votes[self.seat] = move.choice
        s.locked[self.seat] = move.lock
        if out.listening:
            out.whisper((self.seat,), {"choice": move.choice}, "voted", seat=self.seat, locked=move.lock)


@dataclass(frozen=True)
class LockedBallot(Ballot):
    """A locked vote may still be changed, but nobody waits for it."""  # D4.3

    awaited: ClassVar[bool] = False


@dataclass(frozen=True)
class Voting(Step[Dreams]):
    """All vote in secret until all are locked; then everything is shown, and scored."""  # D4.1, D4.3, D4.4

    rule: ClassVar[str] = "D4.1"
    scene: ClassVar[bool] = True

    def asks(self, s: Dreams) -> list[Ask[Dreams, Any]]:
        if all(s.locked):
            return []
        return [LOCKED_BALLOT[seat] if locked else BALLOT[seat] for seat, locked in enumerate(s.locked)]

    def deadlines(self, s: Dreams) -> list[Deadline]:
        return [Deadline(f"vote:{s.round}", VOTE_SECONDS)] if s.clock else []

    def expire(self, s: Dreams, key: str, out: Outside) -> None:
        """Take the votes as they are: one that is missing is an abstention."""  # D6.4
        s.locked = [True] * s.seats

    def run(self, s: Dreams, out: Outside) -> None:
        out.reveal()
        gained = gains(s.vision, s.mortal, s.votes)
        s.points = [points + gain for points, gain in zip(s.points, gained, strict=True)]
        s.nights.append(Night(s.dealer, s.pictures, s.vision, s.mortal, tuple(s.stars), tuple(s.votes), tuple(gained)))
        if out.listening:
            show(s, gained, out)
        s.agenda.append(END_ROUND)
        if max(s.points) < GOAL:
            s.agenda.append(REVEAL)


def show(s: Dreams, gained: list[Points], out: Outside) -> None:
    """Tell all votes, then all tokens, then what they bring. (D4.4)"""
    for seat, vote in enumerate(s.votes):
        if vote is None:
            out.tell("abstained", seat=seat)
        elif seat == s.mortal:
            out.tell("named", seat=seat, number=vote)
        else:
            out.tell("accused", seat=seat, target=vote)
    out.tell("unmasked", seat=s.mortal, vision=s.vision, picture=s.pictures[s.vision - 1])
    for seat, gain in enumerate(gained):
        out.tell("gained", seat=seat, points=gain, total=s.points[seat])


def gains(vision: int, mortal: Seat, votes: list[int | None]) -> list[Points]:
    """Tell what the votes bring each seat. (D5)"""
    suspected = [vote for seat, vote in enumerate(votes) if seat != mortal]
    gained = [0] * len(votes)
    for seat, vote in enumerate(votes):
        if seat == mortal:
            gained[seat] += 3 if mortal not in suspected else 0  # D5.1
            gained[seat] += 2 if vote == vision else 0  # D5.2
        else:
            gained[seat] += 2 if vote == mortal else 0  # D5.3
            gained[seat] += 1 if seat not in suspected else 0  # D5.4
    return gained


@dataclass(frozen=True)
class Look(Ask[Dreams, GoOn]):
    """Look at all that was hidden, and say when one has seen it."""  # D4.4

    kind: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "D4.4"

    def options(self, s: Dreams) -> list[Move]:
        return [GO_ON]

    def reason(self, s: Dreams, move: Move) -> Refusal:
        return Refusal("D4.4", "look_first")

    def take(self, s: Dreams, move: GoOn, out: Outside) -> None:
        s.seen[self.seat] = True


@dataclass(frozen=True)
class Reveal(Step[Dreams]):
    """The round lies open until all have seen it: meanwhile nobody is hurried to a star."""  # D4.4, D6.4

    rule: ClassVar[str] = "D4.4"
    scene: ClassVar[bool] = True

    def asks(self, s: Dreams) -> list[Ask[Dreams, Any]]:
        return [LOOK[seat] for seat, seen in enumerate(s.seen) if not seen]

    def deadlines(self, s: Dreams) -> list[Deadline]:
        return [Deadline(f"reveal:{s.round}", REVEAL_SECONDS)] if s.clock else []

    def expire(self, s: Dreams, key: str, out: Outside) -> None:
        s.seen = [True] * s.seats


@dataclass(frozen=True)
class EndRound(Step[Dreams]):
    """End the game, or clear the table for the next dealer."""  # D6.1, D6.2

    rule: ClassVar[str] = "D6.1"

    def run(self, s: Dreams, out: Outside) -> None:
        if max(s.points) >= GOAL:
            if out.listening:
                out.tell("over", points=list(s.points))
            return
        s.stars = []
        s.votes = [None] * s.seats
        s.locked = [False] * s.seats
        s.seen = [False] * s.seats
        s.aside += s.pictures
        s.round += 1
        s.dealer = (s.dealer + 1) % s.seats  # D1.4
        s.agenda.append(BEGIN_ROUND)


MOST_SEATS = 6
PLACE = [Place(seat) for seat in range(MOST_SEATS)]
BALLOT = [Ballot(seat) for seat in range(MOST_SEATS)]
LOCKED_BALLOT = [LockedBallot(seat) for seat in range(MOST_SEATS)]
LOOK = [Look(seat) for seat in range(MOST_SEATS)]
BEGIN_ROUND = BeginRound()
VOTING = Voting()
REVEAL = Reveal()
END_ROUND = EndRound()
