"""How well the bots of When I Dream dream: `python -m bench.when_i_dream`.

Guesses from three clues (of bots, with a liar among them, and written by a person), and whole
games of bots on a clock of their own: what each role scores, and that every game ends.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from pathlib import Path

from reverie.bots import bot
from reverie.games.when_i_dream.bot import LEVELS, belief, clue_for
from reverie.games.when_i_dream.deck import NUMBER, WORDS, Word
from reverie.games.when_i_dream.game import GAME
from reverie.games.when_i_dream.judge.plain import PlainJudge
from reverie.games.when_i_dream.moves import Clue
from reverie.games.when_i_dream.scoring import BOOGEYMAN, DREAMER, FAIRY, SANDMAN, Role
from reverie.games.when_i_dream.state import Card, Dream, Said
from reverie.games.when_i_dream.view import view
from reverie.kernel.chance import Chance, Seeded
from reverie.kernel.outside import Judge, Outside
from reverie.kernel.state import settle
from reverie.kernel.table import Table
from reverie.kernel.words import Seat
from reverie.lab.match import Match

CLUES = Path(__file__).parent.parent / "tests" / "games" / "data"


# Three clues


def at_night(language: str, word: Word, roles: list[Role]) -> Dream:
    """Lay a night of four in which seat 0 dreams of a word, the spirits having these roles."""
    out = Outside(Seeded(0), PlainJudge(), listening=False)
    s = GAME.new(4, GAME.choices({"language": language, "first": 0}), out)
    assert isinstance(s, Dream)
    settle(s, out)
    s.roles = [DREAMER, *roles]
    s.cards = [Card(word)]
    return s


def dreamt(language: str, word: Word, clues: list[tuple[Seat, str]], level: str) -> Word:
    """Tell what the Dreamer believes after some clues."""
    s = at_night(language, word, [FAIRY, BOOGEYMAN, SANDMAN])
    said = tuple([Said(number, seat, clue) for number, (seat, clue) in enumerate(clues)])
    s.cards = [Card(word, said)]
    return belief(view(s, 0), said, LEVELS[level], Seeded(word))[0]


def whispered(language: str, word: Word, roles: list[Role], level: str, chance: Chance) -> list[tuple[Seat, str]]:
    """Let three bots give a clue each."""
    s = at_night(language, word, roles)
    for seat in (1, 2, 3):
        move = clue_for(view(s, seat), LEVELS[level], chance)
        if isinstance(move, Clue):
            card = s.cards[0]
            s.cards = [Card(word, (*card.clues, Said(len(card.clues), seat, move.word)))]
    return [(said.seat, said.clue) for said in s.cards[0].clues]


def guessed_from_bots(language: str, roles: list[Role], level: str, seed: str) -> float:
    """Tell how often the Dreamer bot guesses from one clue of each of three bots."""
    chance = Seeded(seed)
    right = 0
    for word in range(len(WORDS)):
        right += dreamt(language, word, whispered(language, word, roles, level, chance), level) == word
    return right / len(WORDS)


def guessed_from_person(language: str, level: str) -> float:
    """Tell how often the Dreamer bot guesses from three clues that a person wrote."""
    written: dict[str, list[str]] = json.loads((CLUES / f"clues_{language}.json").read_text(encoding="utf-8"))
    right = 0
    for name, clues in written.items():
        right += dreamt(language, NUMBER[name], list(zip((1, 2, 3), clues, strict=True)), level) == NUMBER[name]
    return right / len(written)


# Whole games


def play(seats: int, seed: str, level: str, language: str, judge: Judge) -> Table:
    """Let bots of a level play a game."""
    table = Table(GAME, seats, Seeded(seed), {"language": language}, judge)
    Match(table, [bot(level) for _ in range(seats)], Seeded(f"bots {seed}"), level).play()
    return table


class Tally:
    """What roles scored over many nights."""

    def __init__(self) -> None:
        self.moves = 0
        self.points: dict[Role, list[int]] = defaultdict(list)
        self.yellow: list[int] = []
        self.blue: list[int] = []

    def add(self, table: Table) -> None:
        self.moves += table.n
        roles: dict[Seat, Role] = {}
        for _, event in table.events():
            match event.kind:
                case "told":
                    roles = {event.facts["seat"]: DREAMER}
                case "was":
                    roles[event.facts["seat"]] = event.facts["role"]
                case "side":
                    (self.yellow if event.facts["side"] == "yellow" else self.blue).append(event.facts["count"])
                case "scored":
                    self.points[roles[event.facts["seat"]]].append(event.facts["points"])

    def join(self, other: Tally) -> None:
        """Add what was counted elsewhere."""
        self.moves += other.moves
        for role, points in other.points.items():
            self.points[role] += points
        self.yellow += other.yellow
        self.blue += other.blue

    def row(self) -> str:
        means = {role: sum(scores) / len(scores) for role, scores in self.points.items()}
        told = "  ".join(f"{role} {means.get(role, 0):.2f}" for role in (DREAMER, FAIRY, BOOGEYMAN, SANDMAN))
        nights = len(self.yellow)
        return f"{told}  yellow {sum(self.yellow) / nights:.2f}  blue {sum(self.blue) / nights:.2f}"


@cache
def judge_for(language: str, whole: bool) -> Judge:
    """Wake the judge of words, or the plain one."""
    judge = GAME.judge(GAME.choices({"language": language})) if whole else PlainJudge()
    assert judge is not None
    return judge


def tally_of(level: str, seats: int, number: int, whole: bool) -> Tally:
    """Play one of many games, in either language by turns, to its end."""
    language = ("fr", "en")[number % 2]
    table = play(seats, f"{level} {seats} {number}", level, language, judge_for(language, whole))
    assert table.over
    tally = Tally()
    tally.add(table)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="for each number of seats and level")
    parser.add_argument("--levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--seats", nargs="*", type=int, default=[4, 7, 10])
    parser.add_argument("--judge", action="store_true", help="with the judge of words, not the plain one")
    parser.add_argument("--jobs", type=int, default=1, help="how many games are played at once")
    chosen = parser.parse_args()
    for level in chosen.levels:
        for language in ("fr", "en"):
            fairies = guessed_from_bots(language, [FAIRY] * 3, level, "three")
            liar = guessed_from_bots(language, [FAIRY, BOOGEYMAN, FAIRY], level, "three")
            person = guessed_from_person(language, level)
            print(
                f"{level:9} {language}: three fairies {fairies:.0%}, a boogeyman among three {liar:.0%}, "
                f"a person's three clues {person:.0%}",
                flush=True,
            )
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for level in chosen.levels:
            for seats in chosen.seats:
                total, began = Tally(), time.monotonic()
                numbers = range(chosen.games)
                tallies = pool.map(tally_of, repeat(level), repeat(seats), numbers, repeat(chosen.judge))
                for number, tally in enumerate(tallies, 1):
                    total.join(tally)
                    if number % 100 == 0:
                        print(f"{level} {seats} seats: {number} games have ended", file=sys.stderr, flush=True)
                spent = time.monotonic() - began
                count = f"{seats:2} seats, {chosen.games} games, {total.moves} moves, {spent:.0f} s"
                print(f"{level:9} {count}: {total.row()}", flush=True)


if __name__ == "__main__":
    main()
