"""From tables laid at random: the Vale adds up, keeps its secrets and its promises."""

from reverie.games.vale.game import GAME
from reverie.kernel import conformance
from reverie.kernel.chance import Seeded
from tests.games.anywhere import walk_anywhere
from tests.soak_conformance import check_sums


def test_the_vale_keeps_its_promises_from_anywhere() -> None:
    chance = Seeded("anywhere")
    taken_back = positions = 0
    for number in range(60):
        known = []
        for table, seat, move in walk_anywhere(number, 2 + number % 3):
            known.append(move)
            positions += 1
            check_sums(table._state)
            conformance.check_options(table, chance)
            moves = conformance.hostile_moves(GAME, known, chance, 4)
            for watcher in conformance.watchers(table):
                conformance.check_worlds(table, watcher, moves, chance, blind=True)
            taken_back += conformance.check_undo(table, seat, move, chance)
            if positions % 10 == 0:
                conformance.check_position(table, seat, move, known, chance)
    assert positions > 300 and taken_back > 100
