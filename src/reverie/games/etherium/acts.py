"""What changes hands on the table, and how it is told: cubes, tokens, cards, levels, units."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ...kernel.outside import Outside
from ...kernel.words import Json, Seat
from .cards import CardId
from .lands import ETHER, Place
from .peoples import ARMY, BOOSTER, COLLECTOR, HIGHEST, LOWEST, Basics
from .state import BOOSTER_TOKEN, BOOSTERS_FOR_A_TOKEN, Etherium

NO_CARD: CardId = -1

# Cubes


def gain(s: Etherium, seat: Seat, cubes: Sequence[int], rule: str, why: str, out: Outside) -> None:
    """Take cubes from the supply, as far as it lasts. (E9.5)"""
    supply, held = s.supply, s.cubes[seat]
    taken = [0, 0, 0, 0, 0]
    for colour, count in enumerate(cubes):
        if count:
            taken[colour] = count = min(count, supply[colour])
            supply[colour] -= count
            held[colour] += count
    if out.listening and any(taken):
        out.tell("gained", seat=seat, cubes=taken, rule=rule, why=why)
    elif out.listening:
        tell_nothing(seat, rule, why, out)
    count_boosters(s, seat, out)


def tell_nothing(seat: Seat, rule: str, why: str, out: Outside) -> None:
    """Tell that a seat gets nothing, and by which clause."""
    if out.listening:
        out.tell("nothing", seat=seat, rule=rule, why=why)


def give_back(s: Etherium, seat: Seat, cubes: Sequence[int]) -> None:
    """Return cubes to the supply. (E9.8)"""
    for colour, count in enumerate(cubes):
        s.cubes[seat][colour] -= count
        s.supply[colour] += count


def lose(s: Etherium, seat: Seat, cubes: Sequence[int], rule: str, out: Outside) -> None:
    """Lose cubes to the supply."""
    give_back(s, seat, cubes)
    if out.listening:
        out.tell("lost", seat=seat, cubes=list(five(cubes)), rule=rule)


def steal(s: Etherium, seat: Seat, victim: Seat, cubes: Sequence[int], rule: str, out: Outside) -> None:
    """Take cubes from an opponent. (E9.8)"""
    for colour, count in enumerate(cubes):
        s.cubes[victim][colour] -= count
        s.cubes[seat][colour] += count
    if out.listening:
        out.tell("stole", seat=seat, victim=victim, cubes=list(five(cubes)), rule=rule)
    count_boosters(s, seat, out)


def count_boosters(s: Etherium, seat: Seat, out: Outside) -> None:
    """Bring the Booster token with the third booster in a city. (E18.2)"""
    if s.cubes[seat][BOOSTER] >= BOOSTERS_FOR_A_TOKEN and not s.won[seat][BOOSTER_TOKEN]:
        take_token(s, seat, BOOSTER_TOKEN, "E18.2", out)


def five(cubes: Sequence[int]) -> Sequence[int]:
    """Write basics as cubes of all five colours."""
    return cubes if len(cubes) == 5 else (*cubes, 0, 0)


def basics(cubes: Sequence[int]) -> int:
    """Count the basics."""
    return cubes[0] + cubes[1] + cubes[2]


def choices_of(count: int, held: Sequence[int]) -> tuple[Basics, ...]:
    """List the ways to take so many basics from what there is, or all of them if there are fewer. (E9.9)"""
    return heaps(count, min(count, held[0]), min(count, held[1]), min(count, held[2]))


@lru_cache(4096)
def heaps(count: int, rock: int, wood: int, metal: int) -> tuple[Basics, ...]:
    """List the heaps of so many basics that can be taken from these, or the whole of them if it is smaller."""
    count = min(count, rock + wood + metal)
    return tuple(
        (rocks, woods, count - rocks - woods)
        for rocks in range(min(count, rock), -1, -1)
        for woods in range(min(count - rocks, wood), -1, -1)
        if count - rocks - woods <= metal
    )


# Tokens


def take_token(s: Etherium, seat: Seat, token: int, rule: str, out: Outside) -> bool:
    """Take a victory token, if one is left. (E19.4)"""
    left = s.tokens[token] > 0
    if left:
        s.tokens[token] -= 1
        s.won[seat][token] += 1
    if out.listening and left:
        out.tell("token", seat=seat, token=token, rule=rule)
    elif out.listening:
        out.tell("no_token", seat=seat, token=token, rule="E19.4")
    return left


# Cards


def draw(s: Etherium, seat: Seat, rule: str, out: Outside) -> None:
    """Draw a Flash card; the discard is shuffled into an empty pile. (E5.8)"""
    card = drawn_card(s, out)
    if card == NO_CARD:
        if out.listening:
            out.tell("no_card", seat=seat, rule="E5.8")
        return
    s.hands[seat].append(card)
    if out.listening:
        out.whisper((seat,), {"card": card}, "drew", seat=seat, rule=rule)


def drawn_card(s: Etherium, out: Outside) -> CardId:
    """Take a card off the pile, or NO_CARD where there is none."""
    if not len(s.pile):
        if not s.discard:
            return NO_CARD
        if out.listening:
            out.tell("reshuffled", count=len(s.discard), rule="E5.8")
        s.pile.shuffle_in(s.discard)
        s.discard = []
    return s.pile.draw(out)[0]


def cards_left(s: Etherium) -> int:
    """Count the cards that could still be drawn."""
    return len(s.pile) + len(s.discard)


def discard(s: Etherium, seat: Seat, cards: Sequence[CardId], rule: str, out: Outside) -> None:
    """Discard cards from the hand, face up. (E5.7)"""
    for card in cards:
        s.hands[seat].remove(card)
        s.discard.append(card)
    out.reveal()
    if out.listening:
        out.tell("discarded", seat=seat, cards=list(cards), rule=rule)


# Units


def put(s: Etherium, seat: Seat, unit: int, way: tuple[Place, ...], rule: str, why: str, out: Outside) -> None:
    """Move a unit along a way, or put it on a place."""
    start = s.units[unit][seat]
    s.units[unit][seat] = way[-1]
    if out.listening:
        place = way[-1]
        path: list[Json] = list(way)
        out.tell(
            "moved",
            seat=seat,
            unit=unit,
            start=start,
            place=place,
            terrain=s.kinds[place],
            path=path,
            rule=rule,
            why=why,
        )


def raise_level(s: Etherium, seat: Seat, unit: int, rule: str, out: Outside) -> None:
    """Raise a unit by a level; at the highest nothing happens. (E10.1)"""
    if s.levels[unit][seat] < HIGHEST:
        s.levels[unit][seat] += 1
        if out.listening:
            out.tell("raised", seat=seat, unit=unit, level=s.levels[unit][seat], rule=rule)
    elif out.listening:
        out.tell("highest", seat=seat, unit=unit, level=HIGHEST, rule=rule)


def lower_level(s: Etherium, seat: Seat, unit: int, rule: str, out: Outside) -> None:
    """Lower a unit by a level; none falls below 1. (E10.1)"""
    if s.levels[unit][seat] > LOWEST:
        s.levels[unit][seat] -= 1
        if out.listening:
            out.tell("lowered", seat=seat, unit=unit, level=s.levels[unit][seat], rule=rule)
    elif out.listening:
        out.tell("lowest", seat=seat, unit=unit, level=LOWEST, rule="E10.1")


def enemies_at(s: Etherium, seat: Seat, place: Place, unit: int) -> list[Seat]:
    """List the opponents whose army, or collector, stands on a place."""
    return [other for other, at in enumerate(s.units[unit]) if at == place and other != seat]


def is_safe(s: Etherium, seat: Seat, unit: int, place: Place) -> bool:
    """Whether a fleeing unit may end here: no new conflict, not the Ether, no city but its own. (E17.1, E17.3)"""
    if s.kinds[place] >= ETHER and place != s.city(seat):
        return False
    for other in range(s.seats):
        if other == seat:
            continue
        if s.units[ARMY][other] == place or (unit == ARMY and s.units[COLLECTOR][other] == place):
            return False
    return True
