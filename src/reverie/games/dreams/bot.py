"""How bots dream: gods hint and watch, the mortal guesses and blends in."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from ...kernel.chance import Chance
from ...kernel.words import Move, Seat, Wait
from .moves import GO_ON, Star, Vote
from .sight import CLEAR, OTHER_TONE, Belief, Eyes, Fits, Sight, believe, look_at_all
from .state import APART, MORTAL, NUMBERS, RADIUS, SHADES, Dreams, PictureId, placer
from .steps import REVEAL
from .view import DreamsView

LEVELS = {
    "drowsy": Eyes(overlooks=0.45, blur=0.08, mistakes=0.30, temper=3.0, crowding=1.2, forgets=0.25, hand=0.05),
    "dreaming": Eyes(overlooks=0.35, blur=0.06, mistakes=0.25, temper=1.9, crowding=1.2, forgets=0.15, hand=0.04),
    "lucid": Eyes(overlooks=0.27, blur=0.048, mistakes=0.15, temper=1.7, crowding=1.2, forgets=0.05, hand=0.03),
}

SUBTLE, OPEN = -6.0, 0.0
"""How a god likes a point that gives the vision away: in the first lap, and in the last or when suspected."""

MARKED = 0.15
"""How little a point is worth that a star marks already."""

COPIED = 0.4
"""How much a star beside an earlier one speaks against its owner."""

BLENDING = 3.0
"""How strongly the mortal keeps to what fits the likely pictures best."""

CONVICTION = 0.8
"""How firmly a god accuses whom it suspects most; the more suspects, the harder it looks."""

WATCH = 1.5
"""How much a god in doubt leans towards the one whom it keeps an eye on."""

NEAR2 = 100**2
"""Within this distance, squared, two stars seem to mark the same thing."""

Place = tuple[float, float, int]
"""Where a star may go, and its shade as an index of SHADES."""


class Mind:
    """What somebody makes of the sky: how well each star fits each picture, and whose it was."""

    def __init__(self, sight: Sight, stars: list[Star], seats: int, dealer: Seat, eyes: Eyes) -> None:
        self.sight = sight
        self.stars = stars
        self.seats = seats
        self.eyes = eyes
        self.fits = [sight.fits_of(star) for star in stars]
        self.logs = [[math.log(fit) for fit in fits] for fits in self.fits]
        self.placers = [placer(dealer, k, seats) for k in range(len(stars))]
        self.known = [True] * len(stars)
        """For each star, whether they remember whose it was."""

    def forget(self, memory: random.Random) -> None:
        """Forget whose some stars were: the older, the likelier."""
        for k in range(len(self.stars)):
            laps_ago = (len(self.stars) - 1 - k) // self.seats
            fades = [memory.random() < self.eyes.forgets for _ in SHADES]
            self.known[k] = not any(fades[:laps_ago])

    def belief(self, seat: Seat, upto: int) -> Belief:
        """What a seat that knew nothing would believe from the others' stars before star `upto`."""
        return believe([self.logs[k] for k in range(upto) if self.placers[k] != seat], self.eyes)

    def suspicion(self, vision: int) -> list[float]:
        """Tell how much the stars of each seat speak for the mortal rather than a god who knows the vision."""
        against = [0.0] * self.seats
        for k, owner in enumerate(self.placers):
            if self.known[k]:
                guess = expected(self.belief(owner, k), self.fits[k])
                against[owner] += math.log(guess) - self.logs[k][vision - 1]
                if self.marked(self.stars[k].u, self.stars[k].v, k):
                    against[owner] += COPIED
        return against

    def marked(self, u: float, v: float, upto: int) -> bool:
        """Whether one of the first so many stars marks a place."""
        for k in range(upto):
            star = self.stars[k]
            du, dv = star.u - u, star.v - v
            if du * du + dv * dv < NEAR2:
                return True
        return False


def expected(belief: Belief, fits: Fits) -> float:
    """Tell how likely a star is to somebody who is not sure of the vision."""
    return sum([chance * fit for chance, fit in zip(belief, fits, strict=True)])


def mind_of(v: DreamsView, seat: Seat, level: str) -> Mind:
    """Look through the eyes of a bot: all round long they see the same, and remember less and less."""
    eyes = LEVELS.get(level, LEVELS["dreaming"])
    whose = f"{level} {seat} {v.round}"
    mind = Mind(look_at_all(v.pictures, eyes, whose), v.placed(), v.seats, v.dealer, eyes)
    if None in v.owners:
        mind.forget(random.Random(f"{whose} {v.pictures} memory"))
    return mind


def advise(v: DreamsView, seat: Seat, kind: str, level: str, chance: Chance) -> Move:
    """Answer as a bot of a level: as a god and as the mortal, then give the answer of its role.

    So it thinks as long whatever its token shows. (D4.5)
    """
    if kind == "reveal":
        return GO_ON
    if kind == "vote" and v.locked[seat]:
        return Wait()
    luck = random.Random(chance.below(1 << 30))
    mind = mind_of(v, seat, level)
    vision = v.token or NUMBERS[luck.randrange(len(NUMBERS))]
    against = mind.suspicion(vision)
    if kind == "star":
        left = [SHADES.index(shade) for shade in v.left[seat]]
        suspected = against[seat] == max(against) > 0.0
        star = put(mind, god_places(mind, vision, left, suspected), luck)
        guess = put(mind, mortal_places(mind, seat, left), luck)
        return guess if v.token == MORTAL else star
    number = luck.choices(NUMBERS, mind.belief(seat, len(mind.stars)))[0]
    suspect = luck.choices(range(v.seats), accusations(against, seat, v.round, mind.eyes))[0]
    return Vote(number if v.token == MORTAL else suspect, True)


def god_places(mind: Mind, vision: int, left: list[int], suspected: bool) -> dict[Place, float]:
    """Weigh what a god may mark: what the mirages show too at first, the vision's own when suspected."""
    lap = len(SHADES) - len(left)
    boldness = OPEN if suspected else SUBTLE + (OPEN - SUBTLE) * lap / 2
    weights: dict[Place, float] = {}
    sight = mind.sight
    for spot, marks in zip(sight.pictures[vision - 1], sight.marks[vision - 1], strict=True):
        for shade in left:
            fits = marks[shade]
            tells = fits[vision - 1] / sum(fits)
            matches = 1.0 if spot.shade == shade else OTHER_TONE
            weights[spot.x, spot.y, shade] = spot.share * matches * math.exp(boldness * tells)
    return weights


def mortal_places(mind: Mind, seat: Seat, left: list[int]) -> dict[Place, float]:
    """Weigh what the mortal may mark: what fits the likely pictures, several at once if possible."""
    belief = mind.belief(seat, len(mind.stars))
    weights: dict[Place, float] = {}
    for spots, marks in zip(mind.sight.pictures, mind.sight.marks, strict=True):
        for spot, fits in zip(spots, marks, strict=True):
            for shade in left:
                weights[spot.x, spot.y, shade] = expected(belief, fits[shade]) ** BLENDING
    return weights


def put(mind: Mind, weights: dict[Place, float], luck: random.Random) -> Star:
    """Choose a place by weight and put a star there, as exactly as the hand can and the sky allows. (D3.6)"""
    worths = [
        worth * MARKED if mind.marked(1000 * x, 1000 * y, len(mind.stars)) else worth
        for (x, y, _), worth in weights.items()
    ]
    x, y, shade = luck.choices(list(weights), worths)[0]
    reach = mind.eyes.hand
    while True:
        u, v = round(1000 * luck.gauss(x, reach)), round(1000 * luck.gauss(y, reach))
        free = all((star.u - u) ** 2 + (star.v - v) ** 2 >= APART * APART for star in mind.stars)
        if free and u * u + v * v <= RADIUS * RADIUS:
            return Star(SHADES[shade], u, v)
        reach = min(1.1 * reach, 1.0)  # no farther than the sky is wide, else it would never come back


def accusations(against: list[float], seat: Seat, round_: int, eyes: Eyes) -> list[float]:
    """Tell how likely a god accuses each seat, as weights: never itself. (D4.2)

    The gods share the watch: in doubt each looks at another seat, a different one every round, so that
    the mortal seldom goes unseen by all. (D5.1)
    """
    others = len(against) - 1
    trust = CONVICTION * others / eyes.temper
    watched = (seat + 1 + round_ % others) % len(against)
    leanings = [trust * each + WATCH * (other == watched) for other, each in enumerate(against)]
    return [0.0 if other == seat else math.exp(leaning) for other, leaning in enumerate(leanings)]


def belief(v: DreamsView) -> list[Belief]:
    """Tell what an onlooker believes the vision to be: at first, then after each star of the round."""
    return beliefs(v.pictures, v.placed())


def beliefs(pictures: tuple[PictureId, ...], stars: Sequence[Star]) -> list[Belief]:
    """Tell what an onlooker believes, star by star, in any round: for the review."""
    sight = look_at_all(pictures, CLEAR, "")
    logs = [[math.log(fit) for fit in sight.fits_of(star)] for star in stars]
    return [believe(logs[:count], CLEAR) for count in range(len(logs) + 1)]


def values(s: Dreams) -> list[float]:
    """Judge a position for each seat, in points ahead of its best rival."""
    ends = [float(points) for points in s.points]
    if s.agenda and s.agenda[-1] != REVEAL:
        ends = [end + gain for end, gain in zip(ends, prospects(s), strict=True)]
    return [end - max(ends[:seat] + ends[seat + 1 :]) for seat, end in enumerate(ends)]


def prospects(s: Dreams) -> list[float]:
    """Guess what the votes of the round will bring each seat, by how the stars look to clear eyes. (D5)"""
    mind = Mind(look_at_all(s.pictures, CLEAR, ""), s.stars, s.seats, s.dealer, CLEAR)
    against = mind.suspicion(s.vision)
    blamed: list[list[float]] = []
    for god in range(s.seats):
        weights = accusations(against, god, s.round, CLEAR)
        vote = s.votes[god]
        if vote is not None and god != s.mortal:
            weights = [float(seat == vote) for seat in range(s.seats)]
        total = sum(weights)
        blamed.append([0.0 if god == s.mortal else weight / total for weight in weights])
    free = [math.prod([1.0 - each[seat] for each in blamed]) for seat in range(s.seats)]
    gains = [2.0 * blamed[seat][s.mortal] + free[seat] for seat in range(s.seats)]
    named = mind.belief(s.mortal, len(s.stars))[s.vision - 1]
    vote = s.votes[s.mortal]
    if vote is not None:
        named = float(vote == s.vision)
    gains[s.mortal] = 3.0 * free[s.mortal] + 2.0 * named
    return gains
