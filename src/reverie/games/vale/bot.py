"""How to judge a position of the Vale."""

from __future__ import annotations

from ...kernel.words import Seat
from .deck import CARDS, FAMILY, SALE
from .permanents import Terms, terms_of
from .state import GOAL, LAST_ROUND, CardId, Stones, Vale
from .steps import Act, Hunt, Resolve
from .stones import add, count, worth

STONE = 0.38
"""Points that one unit of stone value turns into, early in the game."""

PREY = 2.5
"""Points that a capture still to come will bring."""

PRESENCE = 0.02
"""What a summoned card is worth as such: among equals most of them wins."""

AT_HAND, FORESEEN, UNPAID, FADING = 1.0, 0.8, 0.6, 0.6
"""How far to trust in a card that can be summoned now, in one for later; how much less if it cannot be paid yet, and
in each next one."""

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
    to_act = [False] * s.seats
    to_hunt = [0] * s.seats
    for step in s.agenda:
        if isinstance(step, Resolve):
            to_resolve[step.seat] = 1.0
        elif isinstance(step, Act):
            to_act[step.seat] = True
        elif isinstance(step, Hunt):
            to_hunt[step.seat] += 1
    captured: list[list[CardId]] = [[] for _ in range(s.seats)]
    for card, owner in s.marks.items():
        if owner is not None:
            captured[owner].append(card)
    return [
        prospect(s, seat, left + to_resolve[seat], to_act[seat], captured[seat]) + PREY * to_hunt[seat]
        for seat in range(s.seats)
    ]


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


def prospect(s: Vale, seat: Seat, rounds: float, acts: bool, captured: list[CardId]) -> float:
    """Guess the points that a seat will end with, with so many resolutions to come.

    `acts`: whether it may still act in this round. Of what it has captured it sells and tames what serves it best.
    """
    area = s.areas[seat]
    terms = terms_of(area)
    end = s.points[seat] + PRESENCE * len(area)
    for card in area:
        end += 1.15 * A_ROUND[card] * rounds
    free = s.round - len(area)
    hand, stones = s.hands[seat], s.stones[seat]
    best = _means(hand, terms, stones, rounds, acts, free)
    if captured:
        best = -1.0
        for choice in range(1 << len(captured)):
            kept, purse = hand.copy(), stones
            for place, card in enumerate(captured):
                if choice >> place & 1:
                    kept.append(card)
                else:
                    purse = add(purse, SALE[FAMILY[card]])
            best = max(best, _means(kept, terms, purse, rounds, acts, free))
    return end + best


def _means(hand: list[CardId], terms: Terms, stones: Stones, rounds: float, acts: bool, free: int) -> float:
    """Guess what stones and the cards in hand will bring: the best cards, as far as stones and slots go."""
    means = worth(stones, terms.values)
    excess = count(stones) - terms.limit
    if excess > 0:
        means -= excess * min(terms.values)
    stone = _stone(rounds)
    total = stone * means
    slots = free + rounds
    if not hand or slots <= 0.0:
        return total
    later = max(0.0, rounds - 1.0)
    hopes = [(AT_ONCE[card] + A_ROUND[card] * later - stone * terms.prices[card], card) for card in hand]
    hopes.sort(reverse=True)
    weight = FORESEEN if rounds >= 1.0 else 0.35
    for hope, card in hopes[: int(slots) + 1]:
        price = terms.prices[card]
        if acts and free > 0 and price <= means:
            soon = hope + A_ROUND[card] * (rounds - later)
            if soon > 0.0:
                total += AT_HAND * soon
                means -= price
                free -= 1
                continue
        if hope <= 0.0:
            continue
        total += hope * weight * (1.0 if price <= means else UNPAID)
        weight *= FADING
    return total
