"""A long look, for a quiet hour: `python -m tests.soak_conformance --pairs 200000 --games 20000 --told 1000000`.

Of every game, pairs of real games that differ in one thing and must be the same to whoever was told the same. Of the
Vale, pairs of imagined worlds that a seat must not tell apart, and random games whose table must always add up.
"""

from __future__ import annotations

import argparse
import time

from reverie import games
from reverie.games.vale.game import GAME
from reverie.games.vale.state import Vale
from reverie.kernel import conformance
from reverie.kernel.chance import Seeded
from reverie.kernel.outside import Outside
from reverie.kernel.state import answer, open_asks, settle, some_answer
from reverie.kernel.words import Move
from tests.games import test_etherium as etherium
from tests.games.anywhere import walk_anywhere
from tests.kernel.test_conformance import variants
from tests.rules.etherfields import test_sessions as etherfields


def look_at_pairs(pairs: int) -> None:
    """Compare pairs of worlds of one view: view, asks, options, refusals, and one move on.

    Every other game is played from its first card, the others from tables laid at random.
    """
    began, looked, games, positions, taken_back = time.monotonic(), 0, 0, 0, 0
    chance = Seeded("pairs")
    while looked < pairs:
        seats = 2 + games % 3
        known: list[Move] = []
        moments = walk_anywhere(games, seats, 100) if games % 2 else conformance.walk(GAME, seats, f"pairs {games}")
        for table, seat, move in moments:
            known.append(move)
            if looked >= pairs:
                break
            positions += 1
            moves = conformance.hostile_moves(GAME, known, chance, 4)
            for watcher in conformance.watchers(table):
                conformance.check_worlds(table, watcher, moves, chance, blind=True)
                looked += 1
            taken_back += conformance.check_undo(table, seat, move, chance)
        games += 1
    spent = time.monotonic() - began
    print(
        f"{looked} pairs of worlds at {positions} positions of {games} games, {taken_back} moves taken back: "
        f"no difference that a seat could see ({spent:.0f} s)",
        flush=True,
    )


def look_at_twins(comparisons: int) -> None:
    """Change one thing of real games, of every game, number of seats and option: whoever knows it was told it."""
    for name in games.names():
        game = games.find(name)
        began, compared, played, options = time.monotonic(), 0, 0, variants(game)
        while compared < comparisons:
            seats = game.min_seats + played % (game.max_seats - game.min_seats + 1)
            chosen = options[played % len(options)]
            compared += conformance.check_perception(game, seats, f"twins {played}", chosen, one_in=1, reach=40)
            played += 1
        spent = time.monotonic() - began
        print(
            f"{name}: {compared} comparisons of twins of {played} games: nobody knows what they were not told "
            f"({spent:.0f} s, {compared / spent:.0f} a second)",
            flush=True,
        )


def check_sums(s: Vale) -> None:
    """Seventy cards, no more stones than allowed unless some must be given back, no points below 0."""
    cards = sorted(
        [card for hand in s.hands for card in hand]
        + [card for area in s.areas for card in area]
        + s.pile.top
        + s.pile.pool
        + s.pile.bottom
        + s.discard
        + list(s.marks)
    )
    assert cards == list(range(70)), f"the table has the cards {cards}"
    assert min(s.points) >= 0, f"points {s.points}"
    keeping = {ask.seat for ask in open_asks(s) if ask.kind == "keep"}
    for seat, stones in enumerate(s.stones):
        limit = 6 if 0 in s.areas[seat] else 4
        assert min(stones) >= 0 and (sum(stones) <= limit or seat in keeping), f"seat {seat} has stones {stones}"
        assert len(s.areas[seat]) <= s.round, f"seat {seat} has {len(s.areas[seat])} cards in round {s.round}"
    assert s.unseen <= {card for hand in s.hands for card in hand}, "a card is unseen and not in a hand"


def play_games(games: int) -> None:
    """Play random games at 2, 3 and 4 seats and check the sums at every decision."""
    for seats in (2, 3, 4):
        began, decisions, rounds = time.monotonic(), 0, 0
        for number in range(games):
            out = Outside(Seeded(f"soak {seats} {number}"), listening=False)
            s = GAME.new(seats, GAME.choices(None), out)
            assert isinstance(s, Vale)
            settle(s, out)
            while s.agenda:
                check_sums(s)
                (ask,) = open_asks(s)
                answer(s, ask, some_answer(s, ask, out), out)
                decisions += 1
            check_sums(s)
            assert GAME.winners(s) and (s.round == 10 or max(s.points) >= 60)
            rounds += s.round
        spent = time.monotonic() - began
        print(
            f"{games} games at {seats} seats: {decisions} decisions, {rounds / games:.1f} rounds, "
            f"every table adds up ({spent:.0f} s)",
            flush=True,
        )


def play_etherium(games: int) -> None:
    """Play random games of Etherium at each number of seats, all options in turn, and check the sums."""
    options = variants(etherium.GAME)
    for seats in range(2, 7):
        began = time.monotonic()
        for number in range(games):
            etherium.play(seats, f"soak {number}", options[number % len(options)])
        spent = time.monotonic() - began
        print(f"{games} games of Etherium at {seats} seats: every table adds up ({spent:.0f} s)", flush=True)


def play_etherfields(sessions: int) -> None:
    """Play random sessions of Etherfields at each number of seats, all options in turn, and check the sums."""
    options = variants(etherfields.GAME)
    for seats in range(1, 5):
        began = time.monotonic()
        for number in range(sessions):
            etherfields.play(seats, f"soak {number}", options[number % len(options)])
        spent = time.monotonic() - began
        print(f"{sessions} sessions of Etherfields at {seats} seats: every table adds up ({spent:.0f} s)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=0)
    parser.add_argument("--games", type=int, default=0, help="for each number of seats")
    parser.add_argument("--told", type=int, default=0, help="comparisons of each game")
    parser.add_argument("--etherium", type=int, default=0, help="games of Etherium for each number of seats")
    parser.add_argument("--etherfields", type=int, default=0, help="sessions of Etherfields for each number of seats")
    chosen = parser.parse_args()
    if chosen.told:
        look_at_twins(chosen.told)
    if chosen.pairs:
        look_at_pairs(chosen.pairs)
    if chosen.games:
        play_games(chosen.games)
    if chosen.etherium:
        play_etherium(chosen.etherium)
    if chosen.etherfields:
        play_etherfields(chosen.etherfields)


if __name__ == "__main__":
    main()
