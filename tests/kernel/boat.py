"""A tiny game of one team, one to four in a boat: they row or sleep as the people in it agree, win, sink, or save.

Rules 1 had two waves on a die, rules 2 have one. Saves of version 1 had no name for the boat.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from reverie.kernel.chance import Chance
from reverie.kernel.game import Choices, Game, Outcome
from reverie.kernel.outside import Outside
from reverie.kernel.state import State
from reverie.kernel.step import Ask, Step
from reverie.kernel.view import View
from reverie.kernel.words import Json, Malformed, Move, Points, Seat

FAR = 4
HOLES = 3


@dataclass
class Boat(State):
    rules: int
    name: str
    sitters: list[str]
    votes: list[bool | None]
    """Who wants to row; None: not said yet."""
    way: int
    holes: int
    end: str | None

    def seated(self, seat: Seat, who: str, out: Outside) -> None:
        self.sitters[seat] = who
        out.tell("sat", seat=seat, who=who)


@dataclass(frozen=True)
class Want(Move):
    kind: ClassVar[str] = "want"
    row: bool


@dataclass(frozen=True)
class Wish(Ask[Boat, Want]):
    """Say in secret what one wants."""

    kind: ClassVar[str] = "wish"
    rule: ClassVar[str] = "Y1.1"

    def options(self, s: Boat) -> list[Move]:
        return [Want(True), Want(False)]

    def take(self, s: Boat, move: Want, out: Outside) -> None:
        s.votes[self.seat] = move.row
        out.whisper((self.seat,), {"row": move.row}, "wished", seat=self.seat)


@dataclass(frozen=True)
class Choosing(Step[Boat]):
    """The choice closes when everybody who is a person has said what they want; without people, bots decide."""

    rule: ClassVar[str] = "Y1.1"
    scene: ClassVar[bool] = True

    def asks(self, s: Boat) -> list[Ask[Boat, Any]]:
        if s.end is not None:
            return []
        people = [seat for seat, who in enumerate(s.sitters) if who == "person"]
        deciding = people or list(range(len(s.sitters)))
        return [Wish(seat) for seat in deciding if s.votes[seat] is None]

    def run(self, s: Boat, out: Outside) -> None:
        wishes = [vote for vote in s.votes if vote is not None]
        s.votes = [None] * len(s.sitters)
        if s.end is not None:
            return
        out.reveal()
        if sum(wishes) * 2 < len(wishes):
            s.end = "saved"
            out.tell("slept")
            return
        wave = out.below(6) < (2 if s.rules == 1 else 1)
        s.holes += wave
        s.way += not wave
        out.tell("rowed", wave=wave)
        if s.holes == HOLES or s.way == FAR:
            s.end = "lost" if s.holes == HOLES else "won"
            return
        s.agenda.append(Choosing())


@dataclass(frozen=True)
class BoatView(View):
    rules: int
    name: str
    sitters: tuple[str, ...]
    said: tuple[bool, ...]
    mine: bool | None
    way: int
    holes: int
    end: str | None
    agenda: tuple[Step[Any], ...]


class BoatGame(Game):
    name = "boat"
    version = 2
    oldest = 1
    saves = 2
    rivals = False
    heeds_seating = True
    min_seats = 1
    max_seats = 4
    clauses = ("Y1.1",)
    turn_rule = "Y1.1"
    moves = {Want.kind: Want}
    types = {made.__name__: made for made in (Boat, Choosing)}

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        return Boat([Choosing()], self.rules, "Nutshell", ["person"] * seats, [None] * seats, 0, 0, None)

    def go_on(self, save: Json, seats: int, choices: Choices, out: Outside) -> State:
        s = self.new(seats, choices, out)
        assert isinstance(s, Boat)
        try:
            s.name, s.way, s.holes = str(save["name"]), int(save["way"]), int(save["holes"])
        except (KeyError, TypeError, ValueError):
            raise Malformed("a saved boat has a name, a way and holes") from None
        return s

    def save(self, s: State) -> Json | None:
        assert isinstance(s, Boat)
        return {"name": s.name, "way": s.way, "holes": s.holes} if s.end == "saved" else None

    def upgrade(self, save: Json, version: int) -> Json:
        return {"name": "Nameless", **save}

    def view(self, s: State, seat: Seat | None) -> View:
        assert isinstance(s, Boat)
        said = tuple(vote is not None for vote in s.votes)
        mine = None if seat is None else s.votes[seat]
        return BoatView(seat, s.rules, s.name, tuple(s.sitters), said, mine, s.way, s.holes, s.end, tuple(s.agenda))

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, BoatView)
        votes = [
            (view.mine if seat == view.seat else bool(chance.below(2))) if said else None
            for seat, said in enumerate(view.said)
        ]
        return Boat(list(view.agenda), view.rules, view.name, list(view.sitters), votes, view.way, view.holes, view.end)

    def scores(self, s: State) -> list[Points]:
        assert isinstance(s, Boat)
        return [s.way] * len(s.sitters)

    def winners(self, s: State) -> list[Seat]:
        assert isinstance(s, Boat)
        return list(range(len(s.sitters))) if s.end == "won" else []

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Boat)
        return [float(s.way - s.holes)] * len(s.sitters)

    def outcome(self, s: State) -> Outcome:
        assert isinstance(s, Boat) and s.end is not None
        return Outcome(s.end, tuple(self.winners(s)))


BOAT = BoatGame()
