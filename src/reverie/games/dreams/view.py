"""What each seat of Dreams knows, and the worlds it may imagine.

Who placed which star is no secret: all saw it when it was placed. But the table does not keep it
in sight, and players are meant to remember (D3.5). So a view has two parts. `stars` and `owners`
are what a screen or a text table shows: the sky from top to bottom, with owners only where the
option shows them. `memory` is what somebody who watched would remember; the bots read it, and
forget some of it on purpose. No screen shows it before the reveal.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.pile import Pile
from ...kernel.step import Step
from ...kernel.view import View, agenda_in_sight
from ...kernel.words import Points, Seat
from .moves import Shade, Star, Vote
from .pictures import box
from .state import MORTAL, NUMBERS, SHADES, Dreams, Night, PictureId, Token, bets, placer
from .steps import BALLOT, END_ROUND, REVEAL, VOTING, stars_to_come


@dataclass(frozen=True)
class DreamsView(View):
    """Everything public, one's own token and one's own vote. Gods and mortal see the same shape. (D4.5)"""

    seats: int
    owner: str
    clock: bool
    round: int
    dealer: Seat
    points: tuple[Points, ...]
    pile: int
    """How many pictures are still to come; nobody knows which of the box are among them."""
    aside: tuple[PictureId, ...]
    pictures: tuple[PictureId, ...]
    token: Token | None
    """One's own: the number of the true vision, or MORTAL; a spectator has none. (D2.3)"""
    stars: tuple[Star, ...]
    """As they lie on the sky, from top to bottom."""
    owners: tuple[Seat | None, ...]
    """Who placed each, where the table shows it."""
    memory: tuple[int, ...]
    """Which of `stars` was placed first, second…: with the dealer it tells who placed each."""
    left: tuple[tuple[Shade, ...], ...]
    """The shades that each seat has before it still."""
    targets: tuple[Seat, ...]
    """Whom one may bet on, if one is a god: told to the mortal too, as a vote disc has both sides. (D4.2)"""
    vote: int | None
    """One's own vote."""
    locked: tuple[bool, ...]
    seen: tuple[bool, ...]
    """Who has seen how the round went."""
    nights: tuple[Night, ...]
    """The rounds before, all open."""
    agenda: tuple[Step[Any], ...]
    """Only what is asked now: the rest follows from the stars."""
    rules: int
    """The version of the rules that is played here."""

    told: ClassVar[tuple[str, ...]] = ("placers",)

    @property
    def placers(self) -> tuple[Seat, ...]:
        """Who placed the first star, the second…: what the memory comes to. No screen shows it before the reveal."""
        return tuple([self.placer(k) for k in range(len(self.memory))])

    @property
    def bets(self) -> tuple[int, ...]:
        """What one may bet on. It is told to nobody: messages to gods and mortal are of one size. (D4.1, D4.5)"""
        return () if self.seat is None else tuple(bets(self.seat, self.seats, self.token == MORTAL))

    @property
    def open(self) -> bool:
        """Whether the last of the nights still lies on the table, all open. (D4.4)"""
        return not self.agenda or self.agenda[-1] == REVEAL

    def placed(self) -> list[Star]:
        """Remember the stars in the order of placing: the k-th is of the seat `placer(k)`."""
        return [self.stars[index] for index in self.memory]

    def placer(self, k: int) -> Seat:
        """Remember who placed the k-th star."""
        return placer(self.dealer, k, self.seats)


def view(s: Dreams, seat: Seat | None) -> DreamsView:
    """Tell what a seat, or a spectator, knows."""
    by_place = sorted(range(len(s.stars)), key=lambda k: (s.stars[k].v, s.stars[k].u))
    shown = s.owner == "always" or (s.owner == "at_vote" and (not s.agenda or s.agenda[-1] in (VOTING, REVEAL)))
    memory = [0] * len(by_place)
    for index, k in enumerate(by_place):
        memory[k] = index
    return DreamsView(
        seat,
        s.seats,
        s.owner,
        s.clock,
        s.round,
        s.dealer,
        tuple(s.points),
        len(s.pile),
        tuple(s.aside),
        s.pictures,
        None if seat is None else s.token(seat),
        tuple([s.stars[k] for k in by_place]),
        tuple([placer(s.dealer, k, s.seats) if shown else None for k in by_place]),
        tuple(memory),
        tuple([tuple(s.left(each)) for each in range(s.seats)]),
        () if seat is None else tuple(bets(seat, s.seats, mortal=False)),
        None if seat is None else s.votes[seat],
        tuple(s.locked),
        tuple(s.seen),
        tuple(s.nights),
        agenda_in_sight(s.agenda),
        s.rules,
    )


def imagine(v: DreamsView, chance: Chance) -> Dreams:
    """Deal the tokens that the seat does not see, and let the others have voted somehow."""
    s = Dreams(
        whole_agenda(v),
        v.seats,
        v.owner,
        v.clock,
        v.round,
        v.dealer,
        list(v.points),
        some_pile(v, chance),
        list(v.aside),
        v.pictures,
        v.token or NUMBERS[chance.below(len(NUMBERS))],
        _some_mortal(v, chance),
        v.placed(),
        [None] * v.seats,
        list(v.locked),
        list(v.seen),
        list(v.nights),
        v.rules,
    )
    if v.open:
        s.vision, s.mortal, s.votes = v.nights[-1].vision, v.nights[-1].mortal, list(v.nights[-1].votes)
        return s
    for seat, locked in enumerate(v.locked):
        if seat == v.seat:
            s.votes[seat] = v.vote
        elif locked:
            vote = BALLOT[seat].sample(s, chance)
            assert isinstance(vote, Vote)
            s.votes[seat] = vote.choice
    return s


def whole_agenda(v: DreamsView) -> list[Step[Any]]:
    """Find again what comes after the step on top: all votes after all stars, the end of the round after a look."""
    if v.agenda == (REVEAL,):
        return [END_ROUND, REVEAL]
    if v.agenda in ((), (VOTING,)):
        return list(v.agenda)
    return [VOTING, *stars_to_come(v.seats, v.dealer, len(v.stars))]


def some_pile(v: DreamsView, chance: Chance) -> Pile:
    """Make up which pictures are still to come: those that came up before and lie nowhere else, and any others."""
    shown = {picture for night in v.nights for picture in night.pictures}.union(v.pictures)
    pool = sorted(shown.difference(v.aside, v.pictures))
    others = [picture for picture in box(v.rules) if picture not in shown]
    while len(pool) < v.pile:
        pool.append(others.pop(chance.below(len(others))))
    return Pile(pool)


def _some_mortal(v: DreamsView, chance: Chance) -> Seat:
    if v.seat is None:
        return chance.below(v.seats)
    if v.token == MORTAL:
        return v.seat
    return (v.seat + 1 + chance.below(v.seats - 1)) % v.seats


def features(v: DreamsView) -> list[float]:
    """Tell a view as figures: token, round, scores and locks from one's own seat on, pictures, then the stars."""
    me = v.seat or 0
    turns = [(me + turn) % v.seats for turn in range(v.seats)]
    figures = [float(-1 if v.token is None else v.token), float(v.round), float((v.dealer - me) % v.seats)]
    figures += [float(v.points[seat]) for seat in turns]
    figures += [float(v.locked[seat]) for seat in turns]
    figures += [float(picture) for picture in v.pictures]
    placed = v.placed()
    for k in range(len(SHADES) * v.seats):
        if k < len(placed):
            star = placed[k]
            figures += [1.0, float(SHADES.index(star.shade)), star.u / 1000, star.v / 1000]
        else:
            figures += [0.0, 0.0, 0.0, 0.0]
    return figures
