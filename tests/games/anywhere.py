"""Tables of the Vale laid at random in the middle of a game, full of effects that random play seldom meets."""

from __future__ import annotations

from collections.abc import Iterator

from reverie.games.vale.deck import box
from reverie.games.vale.game import GAME
from reverie.games.vale.state import Stones, Vale
from reverie.games.vale.steps import Act, EndRound, Resolve
from reverie.kernel.chance import Chance, Seeded
from reverie.kernel.conformance import some_turn
from reverie.kernel.outside import Outside
from reverie.kernel.pile import Pile
from reverie.kernel.state import open_asks, settle
from reverie.kernel.step import Step
from reverie.kernel.table import Table
from reverie.kernel.words import Move, Seat

HESTIA = 0
SUMMONED_ONLY_FOR_A_MOMENT = {48, 49, 60}
"""Tengu, Boreas and Dragon Egg leave the area as they come."""


def any_vale(chance: Chance, seats: int) -> Vale:
    """Lay all cards, stones and points at random, as the rules allow them to lie."""
    cards = list(box(GAME.version))
    for i in range(len(cards) - 1, 0, -1):
        j = chance.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    round = 2 + chance.below(9)
    areas: list[list[int]] = []
    for _ in range(seats):
        area = [cards.pop() for _ in range(chance.below(min(round, 8) + 1))]
        cards[:0] = [card for card in area if card in SUMMONED_ONLY_FOR_A_MOMENT]
        areas.append([card for card in area if card not in SUMMONED_ONLY_FOR_A_MOMENT])
    hands = [[cards.pop() for _ in range(chance.below(6))] for _ in range(seats)]
    unseen = {card for hand in hands for card in hand if chance.below(2)}
    first = chance.below(seats)
    order = [(first + turn) % seats for turn in range(seats)]
    turn = chance.below(seats)
    marks: dict[int, Seat | None] = {}
    for seat in order[turn:]:
        for _ in range(chance.below(3)):
            marks[cards.pop()] = seat
    discard = [cards.pop() for _ in range(chance.below(8))]
    pile = Pile(cards[: chance.below(3)] if chance.below(4) == 0 else cards)
    discard += [card for card in cards if card not in pile.pool]
    if pile.pool and chance.below(3) == 0:
        pile.put_on_top(pile.pool.pop())
    agenda: list[Step[object]] = [EndRound(), *(Resolve(seat) for seat in reversed(order))]
    agenda += [Act(seat) for seat in reversed(order[turn:])]
    if chance.below(4) == 0:
        marks, cards = {}, list(marks)
        discard += cards
        agenda = agenda[: 1 + seats]
    s = Vale(
        agenda,
        seats,
        first,
        round,
        [chance.below(50) * chance.below(2) for _ in range(seats)],
        [any_stones(chance, 6 if HESTIA in area else 4) for area in areas],
        hands,
        areas,
        dict(sorted(marks.items())),
        pile,
        discard,
        unseen,
        1 + chance.below(2),
        chance.below(2) == 0,
    )
    if not s.remembers:
        s.unseen = {card for hand in hands for card in hand}
    settle(s, Outside(Seeded(chance.below(10**9)), listening=False))
    return s


def any_stones(chance: Chance, limit: int) -> Stones:
    stones = [0, 0, 0]
    for _ in range(chance.below(limit + 1)):
        stones[chance.below(3)] += 1
    return (stones[0], stones[1], stones[2])


def walk_anywhere(seed: int | str, seats: int, moves: int = 12) -> Iterator[tuple[Table, Seat, Move]]:
    """Play some moves from a table laid at random, summoning where possible; stop before each."""
    chance = Seeded(f"anywhere {seed}")
    table = Table(GAME, seats, Seeded(f"chance {seed}"))
    table.lay(any_vale(chance, seats))
    while not table.over and table.n < moves:
        seat, move = some_turn(table, chance)
        (ask,) = open_asks(table._state)
        summons = [option for option in ask.options(table._state) if option.kind == "summon"]
        if summons and chance.below(4):
            move = summons[chance.below(len(summons))]
        yield table, seat, move
        table.play(seat, move)
