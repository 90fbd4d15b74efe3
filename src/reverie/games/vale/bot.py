"""How to judge a position of the Vale."""

from __future__ import annotations

from ...kernel.words import Seat
from .deck import CARDS, FAMILY, SALE
from .permanents import prices, purse_of, stone_values
from .state import GOAL, LAST_ROUND, CardId, Vale
from .steps import Hunt, Resolve
from .stones import worth

STONE = 0.38
"""Points that one unit of stone value turns into, early in the game."""

PREY = 2.5
"""Points that a capture still to come will bring."""

JUDGEMENT: dict[str, tuple[float, float]] = {
    "hestia": (0.0, 0.7),
    "imp": (1.2, 1.2),
    "succubus": (1.5, 0.0),
    "firefox": (2.5, 0.0),
    "salamander": (0.0, 1.6),
    "horned_salamander": (0.0, 2.2),
    "ifrit": (3.5, 0.0),
    "incubus": (5.0, 0.0),
    "burning_skull": (0.0, 2.2),
    "lava_giant": (5.0, 0.0),
    "phoenix": (0.0, 1.6),
    "agni": (0.0, 1.8),
    "asmodeus": (0.0, 1.8),
    "balog": (0.0, 1.8),
    "surtr": (6.0, 0.0),
    "yuki_onna": (2.0, 0.0),
    "kappa": (0.0, 1.8),
    "sea_spirit": (0.0, 1.2),
    "undine": (1.8, 1.8),
    "nessie": (0.0, 1.8),
    "hae_tae": (0.0, 1.6),
    "snail_maiden": (0.0, 1.9),
    "undine_queen": (0.0, 1.9),
    "yuki_onna_exalted": (6.0, 0.0),
    "hydra": (8.0, 0.0),
    "leviathan": (8.0, 0.0),
    "triton": (0.0, 1.2),
    "water_giant": (3.6, 1.0),
    "charybdis": (0.0, 3.0),
    "poseidon": (9.0, 0.0),
    "young_forest_spirit": (3.0, 0.0),
    "goblin": (0.0, 1.5),
    "forest_spirit": (5.0, 0.0),
    "gargoyle": (0.0, 1.8),
    "basilisk": (0.0, 1.6),
    "troll": (0.0, 2.5),
    "goblin_soldier": (0.0, 1.5),
    "medusa": (0.0, 2.0),
    "cerberus": (0.5, 0.0),
    "mimic": (0.0, 2.0),
    "mud_slime": (6.0, 2.2),
    "rock_golem": (8.0, 0.0),
    "stone_golem": (7.0, 0.0),
    "behemoth": (11.0, 0.0),
    "sand_giant": (12.0, 0.0),
    "dandelion_spirit": (1.5, 1.2),
    "harpy": (0.0, 1.8),
    "pegasus": (1.5, 1.2),
    "tengu": (6.0, 0.0),
    "boreas": (3.0, 1.0),
    "genie": (4.0, 0.0),
    "hippogriff": (1.5, 1.0),
    "sylph": (1.5, 1.6),
    "genie_exalted": (0.0, 2.4),
    "valkyrie": (0.0, 3.0),
    "odin": (0.0, 2.2),
    "freyja": (0.0, 3.0),
    "griffon": (0.0, 1.8),
    "rudra": (7.0, 0.0),
    "gi_rin": (12.0, 0.0),
    "dragon_egg": (6.0, 0.0),
    "tidal": (8.0, 0.0),
    "ember": (8.0, 0.0),
    "marina": (8.0, 0.0),
    "boulder": (9.0, 0.0),
    "gust": (9.0, 0.0),
    "aeris": (7.0, 0.0),
    "scorch": (7.0, 0.0),
    "willow": (10.0, 0.0),
    "eternity": (15.0, 0.0),
}
"""For each creature: what its summoning is worth at once, and what it brings a round."""

AT_ONCE = [JUDGEMENT[card.slug][0] for card in CARDS]
A_ROUND = [JUDGEMENT[card.slug][1] for card in CARDS]


def values(s: Vale) -> list[float]:
    """Judge a position for each seat, in points ahead of its best rival."""
    ends = s.points if not s.agenda else _prospects(s)
    best = max(ends)
    leaders = [seat for seat, end in enumerate(ends) if end == best]
    if len(leaders) == 1:
        second = max([end for seat, end in enumerate(ends) if seat != leaders[0]])
        return [end - (second if seat == leaders[0] else best) for seat, end in enumerate(ends)]
    return [end - best for end in ends]


def _prospects(s: Vale) -> list[float]:
    left = _rounds_left(s)
    to_resolve = [0.0] * s.seats
    to_hunt = [0] * s.seats
    for step in s.agenda:
        if isinstance(step, Resolve):
            to_resolve[step.seat] = 1.0
        elif isinstance(step, Hunt):
            to_hunt[step.seat] += 1
    ends = [prospect(s, seat, left + to_resolve[seat]) + PREY * to_hunt[seat] for seat in range(s.seats)]
    for card, owner in s.marks.items():
        if owner is not None:
            ends[owner] += prey(card, s.areas[owner], left + to_resolve[owner])
    return ends


def prey(card: CardId, area: list[CardId], rounds: float) -> float:
    """Guess what a captured card will bring, sold or tamed."""
    stone = _stone(rounds)
    sold = stone * worth(SALE[FAMILY[card]], stone_values(area))
    tamed = AT_ONCE[card] + A_ROUND[card] * max(0.0, rounds - 1.0) - stone * prices(area)[card]
    return max(sold, 0.6 * tamed)


def _stone(rounds: float) -> float:
    """What a unit of stone value is worth in points, with so many resolutions to come."""
    return STONE if rounds >= 2.0 else 0.1 + 0.14 * rounds


def _rounds_left(s: Vale) -> float:
    """Guess how many rounds come after this one."""
    lead = max(s.points)
    if lead >= GOAL:
        return 0.0
    pace = max(4.0, lead / s.round + 1.0)
    return min(float(LAST_ROUND - s.round), (GOAL - lead) / pace)


def prospect(s: Vale, seat: Seat, rounds: float) -> float:
    """Guess the points that a seat will end with, with so many resolutions to come."""
    area, hand = s.areas[seat], s.hands[seat]
    purse = purse_of(s.stones[seat], area)
    stone = _stone(rounds)
    end = s.points[seat] + stone * purse.means
    for card in area:
        end += 1.15 * A_ROUND[card] * rounds
    slots = s.round + rounds - len(area)
    if hand and slots > 0:
        end += _hand(hand, prices(area), stone, rounds, slots)
    return end


def _hand(hand: list[CardId], cost: list[int], stone: float, rounds: float, slots: float) -> float:
    """Guess what the cards in hand will bring: the best of them, as far as slots and means go."""
    hopes = [AT_ONCE[card] + A_ROUND[card] * max(0.0, rounds - 1.0) - stone * cost[card] for card in hand]
    hopes.sort(reverse=True)
    total = 0.0
    weight = 0.9 if rounds >= 1.0 else 0.35
    for hope in hopes[: int(slots) + 1]:
        if hope <= 0.0:
            break
        total += hope * weight
        weight *= 0.6
    return total
