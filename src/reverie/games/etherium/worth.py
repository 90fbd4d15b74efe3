"""What a position of Etherium is worth to a seat, in stars: the bots’ judgement, after the ledger’s Bots section."""

from __future__ import annotations

from math import erf, sqrt

from ...kernel.words import Seat
from .bonuses import roll_bonus
from .cards import ARMY_ROLL, DEFENCE_ROLL
from .lands import CITIES
from .panel import CONNECTION_TABLE
from .peoples import ARMY, BOOSTER, COLLECTOR, DEFENCE, ETHER_CUBE, GUIDE, RECES, RECES_LOOT
from .seasons import LAST_SEASON, NO_SEASON, SEASONS
from .state import ARMY_TOKEN, RAMPAGE_TOKEN, STARS, Etherium, spare_cubes, stars_of

ETHER_WORTH = 0.6
BASIC_WORTH = 0.27
FLASH_WORTH = 0.5
GUIDE_A_SEASON = 0.42
COLLECTOR_A_SEASON = 0.33
ARMY_A_SEASON = 0.42
DEFENCE_A_SEASON = 0.1
DEFENCE_OF_BOOSTERS = 0.17
BOOSTER_A_SEASON = 0.55
BOOSTER_HOPE = 0.5
"""What each of the first three boosters is worth for the token that the third brings."""

CAPACITY_MORE = 0.25
CAPACITY_A_SEASON = (0.75, 0.3, 0.5, 0.12, 0.2, 0.15, 0.15)
PILLAGED = 0.9
CERTAINTY = 0.85
"""How much of the expected gain of a conflict counts."""


def seasons_left(s: Etherium) -> int:
    """Tell how many seasons come after this one."""
    return LAST_SEASON - s.season


def worth(s: Etherium, seat: Seat) -> float:
    """Judge what a seat has, in stars. In the last season it is the stars, and what decides a tie."""
    left = seasons_left(s)
    stars = float(stars_of(s, seat))
    if not left:
        return stars + 0.01 * spare_cubes(s, seat)
    cubes = s.cubes[seat]
    ether, boosters = cubes[ETHER_CUBE], cubes[BOOSTER]
    held = stars - ether // 2 + ETHER_WORTH * ether + BASIC_WORTH * (cubes[0] + cubes[1] + cubes[2])
    held += FLASH_WORTH * len(s.hands[seat]) + BOOSTER_HOPE * min(boosters, 3)
    defence = DEFENCE_OF_BOOSTERS if boosters else DEFENCE_A_SEASON
    a_season = COLLECTOR_A_SEASON * s.levels[COLLECTOR][seat] + ARMY_A_SEASON * s.levels[ARMY][seat]
    a_season += defence * s.levels[DEFENCE][seat] + GUIDE_A_SEASON * s.levels[GUIDE][seat]
    a_season += BOOSTER_A_SEASON * min(boosters, 2)
    for capacity in s.capacities[seat]:
        a_season += CAPACITY_A_SEASON[capacity]
        held += CAPACITY_MORE
    return held + left * a_season


def connection_worth(s: Etherium, seat: Seat) -> float:
    """Guess what a connection brings."""
    guide = s.levels[GUIDE][seat]
    affine = s.affine(seat)
    if not seasons_left(s):
        return 0.15 + 0.08 * guide + (0.8 if affine else 0.0)
    return 1.3 * (0.35 + 0.16 * guide) + (0.7 if affine else 0.0)


def line_worth(s: Etherium, total: int) -> float:
    """Judge a line of the connection table."""
    left = seasons_left(s)
    does, count = CONNECTION_TABLE[min(total, len(CONNECTION_TABLE)) - 1]
    basic, ether, flash = (BASIC_WORTH, ETHER_WORTH, FLASH_WORTH) if left else (0.01, 0.5, 0.0)
    return {
        "lose": -basic * count,
        "lose_card": -flash,
        "draw": flash * count,
        "steal": 1.5 * basic * count,
        "ether": ether * count,
        "gain": basic * count,
        "army": ARMY_A_SEASON * left,
        "booster": BOOSTER_A_SEASON * left + BOOSTER_HOPE if left else 0.01,
        "token": float(STARS[2]),
    }[does]


# Conflicts


def chance_to_win(s: Etherium, seat: Seat, rival: Seat, besieged: bool) -> float:
    """Guess how likely an army wins against another army, or against a city's defence."""
    mine, its = s.levels[ARMY][seat], s.levels[DEFENCE if besieged else ARMY][rival]
    own = 3.5 * mine + s.levels[GUIDE][seat] + sum(n for _, n in roll_bonus(s, seat, ARMY_ROLL))
    other = 3.5 * its + s.levels[GUIDE][rival]
    other += sum(n for _, n in roll_bonus(s, rival, DEFENCE_ROLL if besieged else ARMY_ROLL))
    edge = 0.5 if s.peoples[seat] == RECES else -0.5 if s.peoples[rival] == RECES else 0.0
    edge += 0.4 * (len(s.hands[seat]) > 2) - 0.4 * (len(s.hands[rival]) > 2)
    return 0.5 * (1 + erf((own - other + edge) / sqrt(2 * 2.92 * (mine + its))))


def level_lost(s: Etherium, seat: Seat, unit: int) -> float:
    """Judge the loss of a level."""
    if s.levels[unit][seat] <= 1:
        return 0.0
    if unit == ARMY and s.current != NO_SEASON and SEASONS[s.current].armies_last:
        return 0.0
    weight = {ARMY: ARMY_A_SEASON, COLLECTOR: COLLECTOR_A_SEASON}.get(unit, DEFENCE_OF_BOOSTERS)
    return weight * seasons_left(s)


def assault_worth(s: Etherium, seat: Seat, rival: Seat) -> float:
    """Judge an assault on a rival's army."""
    odds = chance_to_win(s, seat, rival, False)
    prize = STARS[ARMY_TOKEN] if s.tokens[ARMY_TOKEN] else 0
    gain = odds * prize - (1 - odds) * prize / (s.seats - 1)
    return CERTAINTY * gain - level_lost(s, seat, ARMY) + level_lost(s, rival, ARMY) / (s.seats - 1)


def siege_worth(s: Etherium, seat: Seat, rival: Seat) -> float:
    """Judge a siege of a rival's city."""
    odds = chance_to_win(s, seat, rival, True)
    token = STARS[ARMY_TOKEN] if s.tokens[ARMY_TOKEN] else 0
    gain = odds * prize_worth(s, seat, rival) - (1 - odds) * token / (s.seats - 1)
    return CERTAINTY * gain - level_lost(s, seat, ARMY) + level_lost(s, rival, DEFENCE) / (s.seats - 1)


def prize_worth(s: Etherium, seat: Seat, rival: Seat) -> float:
    """Judge the best that a won siege brings."""
    held, left, others = s.cubes[rival], seasons_left(s), s.seats - 1
    token = float(STARS[ARMY_TOKEN]) if s.tokens[ARMY_TOKEN] else 0.0
    prizes = [token] if not any(held) and s.levels[GUIDE][rival] < 2 else [0.0]
    if held[BOOSTER]:
        fresh = not s.won[seat][RAMPAGE_TOKEN] and s.tokens[RAMPAGE_TOKEN] > 0
        booster = BOOSTER_HOPE + left * BOOSTER_A_SEASON * (s.cubes[seat][BOOSTER] < 2)
        prizes.append((STARS[RAMPAGE_TOKEN] if fresh else token) + booster * (1 + 1 / others))
    ether, basics = min(2, held[ETHER_CUBE]), min(4, sum(held[:3]))
    prizes.append(ether * (ETHER_WORTH if left else 0.5) * (1 + 1 / others))
    prizes.append(basics * (BASIC_WORTH if left else 0.01) * (1 + 1 / others))
    if s.levels[GUIDE][rival] >= 2:
        prizes.append(token + (1 + GUIDE_A_SEASON * left) / others)
    return max(prizes)


def pillage_worth(s: Etherium, seat: Seat, rival: Seat) -> float:
    """Judge a pillage of a rival's collector."""
    loot = 2 + (RECES_LOOT if s.peoples[seat] == RECES else 0)
    basics = min(loot, sum(s.cubes[rival][:3])) * (BASIC_WORTH if seasons_left(s) else 0.01)
    return basics * (1 + 1 / (s.seats - 1)) + level_lost(s, rival, COLLECTOR) / (s.seats - 1)


def conflicts_worth(s: Etherium, seat: Seat) -> float:
    """Judge what would be fought where the units of a seat stand, rivals standing still."""
    place = s.units[ARMY][seat]
    total = 0.0
    if place >= CITIES:
        owner = s.owner(place)
        if owner is not None and owner != seat:
            total += siege_worth(s, seat, owner)
    else:
        rivals = [rival for rival in range(s.seats) if rival != seat and s.units[ARMY][rival] == place]
        for rival in rivals:
            total += assault_worth(s, seat, rival)
        if not rivals:
            for rival in range(s.seats):
                if rival != seat and s.units[COLLECTOR][rival] == place:
                    total += pillage_worth(s, seat, rival)
    stands = s.units[COLLECTOR][seat]
    if stands < CITIES:
        total -= PILLAGED * sum(rival != seat and at == stands for rival, at in enumerate(s.units[ARMY]))
    return total


def values(s: Etherium) -> list[float]:
    """Judge a position for each seat, in stars ahead of its best rival."""
    if s.agenda:
        worths = [worth(s, seat) + conflicts_worth(s, seat) if s.season else 0.0 for seat in range(s.seats)]
    else:
        worths = [worth(s, seat) for seat in range(s.seats)]
    return [each - max(worths[:seat] + worths[seat + 1 :]) for seat, each in enumerate(worths)]
