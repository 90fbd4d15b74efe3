"""Plays the case files of Etherium and holds the engine to them: `python -m tests.cases.runner`. See docs/cases.md."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from reverie.games.etherium.draft import ChoosePeople, DrawForBoard, SetUp
from reverie.games.etherium.fights import Conflicts
from reverie.games.etherium.flash import Priority, SeasonWindow
from reverie.games.etherium.game import GAME, board
from reverie.games.etherium.peoples import FOUR, NOBODY
from reverie.games.etherium.programming import AllProgramme
from reverie.games.etherium.seasons import NO_SEASON, SEASONS, initiative
from reverie.games.etherium.state import Etherium, rank_of, stars_of
from reverie.games.etherium.steps import BEGIN_SEASON, BeginSeason, EndSeason, Number, Prepare, Reveal
from reverie.kernel.chance import Chance
from reverie.kernel.outside import Outside
from reverie.kernel.pile import Pile
from reverie.kernel.state import settle
from reverie.kernel.table import Table
from reverie.kernel.words import Expire, Json, Refused

from . import language as say

FOLDER = Path(__file__).parent / "etherium"


class Failed(AssertionError):
    """The engine does something else than a case says."""


class Scripted(Chance):
    """The dice of a case, one after the other; the season cards of its draft; which of two is revealed."""

    def __init__(self) -> None:
        self.dice: list[int] = []
        self.drafts: list[int] = []
        """Season cards to be drawn for the board, each by its place among those that are left."""
        self.forward = True
        self.free = False
        """Whether anything may come that the case does not name."""

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.drafts:
            return self.drafts.pop(0)
        if n == 2:
            return 0 if self.forward else 1
        if n == 6 and self.dice:
            return self.dice.pop(0) - 1
        if self.free:
            return 0
        raise Failed(f"chance is asked for one of {n}, and the case does not say which")

    def copy(self) -> Scripted:
        twin = Scripted()
        twin.dice, twin.drafts, twin.forward, twin.free = self.dice.copy(), self.drafts.copy(), self.forward, self.free
        return twin


@dataclass
class Case:
    """One case: its name, the clauses it is about, its lines."""

    name: str
    file: str
    clauses: tuple[str, ...] = ()
    lines: list[tuple[int, str]] = field(default_factory=list)


def read_cases(folder: Path = FOLDER) -> list[Case]:
    """Read all cases of all files, in order."""
    return [case for path in sorted(folder.glob("*.txt")) for case in cases_in(path)]


def cases_in(path: Path) -> Iterator[Case]:
    case: Case | None = None
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        if line.startswith("case "):
            if case is not None:
                yield case
            case = Case(line.removeprefix("case "), path.name)
        elif case is None:
            raise say.Unreadable(f"{path.name}, line {number}: a case begins with its name")
        elif line.startswith("cites "):
            case.clauses = tuple(line.split()[1:])
        else:
            case.lines.append((number, line))
    if case is not None:
        yield case


def play(case: Case) -> None:
    """Play a case. Raises Failed where the engine does something else."""
    player = Player()
    for number, line in case.lines:
        try:
            player.read(line)
        except (Failed, say.Unreadable, Refused, AssertionError) as error:
            raise Failed(f"{case.file}, line {number}, {case.name!r}: {line!r}: {error}") from error
    try:
        player.end()
    except Failed as error:
        raise Failed(f"{case.file}, {case.name!r}: {error}") from error


class Player:
    """Reads a case line by line: what is given, what happens, what is true then."""

    def __init__(self) -> None:
        self.table: Table
        self.chance = Scripted()
        self.seats: dict[str, int] = {}
        self.programmes: dict[int, tuple[int, ...]] = {}
        self.block = "given"
        self.events: list[dict[str, Json]] = []

    @property
    def s(self) -> Etherium:
        state = self.table._state
        assert isinstance(state, Etherium)
        return state

    def read(self, line: str) -> None:
        if line in ("given", "when", "then"):
            self.begin_execution()
            self.block = line
            return
        patterns = {"given": GIVEN, "when": WHEN, "then": THEN}[self.block]
        for pattern, do in patterns:
            found = re.fullmatch(pattern, line)
            if found is not None:
                if self.block == "when" and do is not Player.lay_programme:
                    self.begin_execution()
                do(self, *found.groups())
                return
        raise say.Unreadable(f"no such line in a block {self.block!r}")

    def end(self) -> None:
        self.begin_execution()
        if self.chance.dice:
            raise Failed(f"the dice {self.chance.dice} were not rolled")
        if self.chance.drafts:
            raise Failed(f"{len(self.chance.drafts)} season cards were not drawn for the board")

    def seat(self, name: str) -> int:
        return say.seat_called(name, self.seats)

    # Given

    def players(self, names: str) -> None:
        """Seat these peoples, on the standard board, as they are set up, in the Night."""
        named = names.replace(",", " ").split()
        self.seats = {name: seat for seat, name in enumerate(named)}
        choices = GAME.choices({"six_peoples": True})
        self.table = Table(GAME, len(named), FirstChance(), choices)
        s = GAME.new(len(named), choices, Outside(FirstChance()))
        assert isinstance(s, Etherium)
        s.peoples = tuple(say.people(name) for name in named)
        s.agenda.remove(BEGIN_SEASON)
        settle(s, Outside(self.chance))
        s.season, s.number = 2, 0
        s.actions = [4] * s.seats
        self.table.lay(s)
        self.table.draw_from(self.chance)
        self.holds("Night")

    def holds(self, name: str) -> None:
        season = say.season(name)
        self.s.current, self.s.drawn_seasons = season, (season,)
        self.s.order = initiative(season, self.s.peoples)

    def season_number(self, number: str) -> None:
        self.s.season = int(number)

    def stands(self, name: str, unit: str, place: str) -> None:
        self.s.units[say.unit(unit)][self.seat(name)] = say.place(place)

    def has_levels(self, name: str, *levels: str) -> None:
        for unit, level in enumerate(levels):
            self.s.levels[unit][self.seat(name)] = int(level)

    def has(self, name: str, cubes: str) -> None:
        seat = self.seat(name)
        for colour, count in enumerate(say.cubes(cubes)):
            self.s.supply[colour] += self.s.cubes[seat][colour] - count
            self.s.cubes[seat][colour] = count

    def has_tokens(self, name: str, tokens: str) -> None:
        won = [0] * 5
        for count, token in say.counted(tokens):
            won[say.token(token)] = count
        self.s.won[self.seat(name)] = won

    def has_capacities(self, name: str, names: str) -> None:
        self.s.capacities[self.seat(name)] = tuple(sorted(say.capacity(each) for each in say.listed(names)))

    def has_cards(self, name: str, cards: str) -> None:
        self.s.hands[self.seat(name)] = [say.card(card) for card in say.listed(cards)]

    def supply_is(self, cubes: str) -> None:
        for count, name in say.counted(cubes):
            self.s.supply[say.CUBES.index(say.slug(name).removesuffix("s"))] = count

    def tokens_left(self, tokens: str) -> None:
        for count, token in say.counted(tokens):
            self.s.tokens[say.token(token)] = count

    def stock_is(self, stock: str) -> None:
        for count, name in say.counted(stock):
            self.s.stock[say.capacity(name)] = count

    def pile_is(self, cards: str) -> None:
        self.s.pile = Pile([])
        for card in reversed(say.listed(cards)):
            self.s.pile.put_on_top(say.card(card))

    def discard_is(self, cards: str) -> None:
        self.s.discard = [say.card(card) for card in say.listed(cards)]

    def terrain_is(self, place: str, terrain: str) -> None:
        at = say.place(place)
        self.s.kinds = (*self.s.kinds[:at], say.terrain(terrain), *self.s.kinds[at + 1 :])

    def dice_are(self, dice: str) -> None:
        faces = [int(die) for die in dice.replace(",", " ").split()]
        if not all(1 <= face <= 6 for face in faces):
            raise say.Unreadable("a die has six faces (E13.1)")
        self.chance.dice += faces

    # When

    def lay_programme(self, name: str, actions: str) -> None:
        self.programmes[self.seat(name)] = tuple(say.action(each.strip()) for each in actions.split(","))

    def begin_execution(self) -> None:
        """Show the programmes that were laid and execute them."""
        if not self.programmes:
            return
        s = self.s
        s.programmes = [self.programmes.get(seat, ()) for seat in range(s.seats)]
        s.actions = [len(programme) for programme in s.programmes]
        s.number, self.programmes = 1, {}
        self.run(Number())

    def run(self, *steps: object) -> None:
        s = self.s
        s.agenda = list(steps)  # type: ignore[arg-type]
        out = Outside(self.chance)
        settle(s, out)
        self.events = [event.open() for event in out.events]
        self.table.lay(s)

    def choosing(self, names: str) -> None:
        """Let these seats choose in this order, then set everybody up: a seat is called by what it will be."""
        s = self.s
        for cubes in s.cubes:
            for colour, count in enumerate(cubes):
                s.supply[colour] += count
        s.box = FOUR if set(s.peoples) <= {*FOUR} else s.box
        s.peoples = (NOBODY,) * s.seats
        order = [self.seat(name) for name in names.replace(",", " ").split()]
        self.run(SetUp(), *[ChoosePeople(seat) for seat in reversed(order)])

    def drafting(self, names: str) -> None:
        """Draw these season cards, one after the other, and lay the board by them."""
        left = list(range(len(SEASONS)))
        for card in [say.season(name) for name in say.listed(names)]:
            self.chance.drafts.append(left.index(card))
            left.remove(card)
        self.s.kinds = board(self.s.seats, False)
        self.run(DrawForBoard())

    def new_season(self, name: str | None) -> None:
        self.chance.free = True
        self.s.season -= 1
        if name is not None:
            self.comes(say.season(name))
        self.s.current = NO_SEASON
        self.run(EndSeason(), Number(), AllProgramme(), Prepare(), SeasonWindow(), BeginSeason())

    def reveal(self, name: str) -> None:
        self.comes(say.season(name))
        self.s.season = 1 if name == "Night" else max(2, self.s.season)
        self.run(EndSeason(), Number(), AllProgramme(), Prepare(), SeasonWindow(), Reveal())

    def comes(self, season: int) -> None:
        """Let all other colours have come, so that this card is the next."""
        self.chance.forward = SEASONS[season].forward
        others = {each.people for each in SEASONS} - {SEASONS[season].people}
        self.s.drawn_seasons = tuple(n for n, each in enumerate(SEASONS) if each.people in others and each.forward)

    def season_window(self) -> None:
        self.run(EndSeason(), Number(), AllProgramme(), Prepare(), SeasonWindow())

    def conflicts(self) -> None:
        self.run(Conflicts())

    def end_season(self) -> None:
        self.chance.free = True
        self.run(EndSeason())

    def programming(self) -> None:
        self.s.programmes = [(-1,) * tokens for tokens in self.s.actions]
        self.run(EndSeason(), Number(), AllProgramme(), Prepare())

    def window_of(self, name: str) -> None:
        self.run(Priority(self.seat(name)))

    def answers(self, name: str, answer: str) -> None:
        seat = self.seat(name)
        move = say.answer(answer, self.seats)
        refusal = self.table.why(seat, move)
        if refusal is not None:
            asked = [(list(self.seats)[each.seat], each.kind, each.options) for each in self.table.asks]
            raise Failed(f"refused: {refusal!r}; asked are {asked}")
        self.events += [event.open() for event in self.table.play(seat, move)]

    def may_not(self, name: str, answer: str, clause: str) -> None:
        refusal = self.table.why(self.seat(name), say.answer(answer, self.seats))
        if refusal is None or refusal.rule != clause:
            raise Failed(f"the engine says {refusal!r}")

    def may(self, name: str, answers: str) -> None:
        question = self.table.ask(self.seat(name))
        if question is None:
            raise Failed(f"{name} is not asked")
        expected = {say.answer(answer, self.seats) for answer in answers.split(";")}
        if set(question.options) != expected:
            raise Failed(f"offered are {question.options}")

    def is_asked(self, name: str, kind: str) -> None:
        question = self.table.ask(self.seat(name))
        if question is None or question.kind != kind or not question.awaited:
            raise Failed(f"asked are {self.table.waiting}")

    def is_not_asked(self, name: str) -> None:
        question = self.table.ask(self.seat(name))
        if question is not None and question.awaited:
            raise Failed(f"{name} is asked {question.kind}")

    def nobody_is_asked(self) -> None:
        if self.table.asks:
            raise Failed(f"asked are {self.table.waiting}")

    def time_passes(self, kind: str, name: str | None) -> None:
        end = "" if name is None else f":{self.seat(name)}"
        keys = [each.key for each in self.table.deadlines if each.key.startswith(kind) and each.key.endswith(end)]
        if not keys:
            raise Failed(f"the clocks are {self.table.deadlines}")
        self.events += [event.open() for event in self.table.play(-1, Expire(keys[0]))]

    def with_clock(self) -> None:
        self.s.clock = 1

    # Then

    def now(self, what: str, found: object, expected: object) -> None:
        if found != expected:
            raise Failed(f"{what} is {found}")

    def now_stands(self, name: str, unit: str, place: str) -> None:
        at = self.s.units[say.unit(unit)][self.seat(name)]
        self.now("the place", say.PLACES[at], place)

    def now_levels(self, name: str, *levels: str) -> None:
        found = [levels[self.seat(name)] for levels in self.s.levels]
        self.now("the levels", found, [int(level) for level in levels])

    def now_has(self, name: str, cubes: str) -> None:
        self.now("what is held", tuple(self.s.cubes[self.seat(name)]), say.cubes(cubes))

    def now_tokens(self, name: str, tokens: str) -> None:
        won = [0] * 5
        for count, token in say.counted(tokens):
            won[say.token(token)] = count
        self.now("what was won", self.s.won[self.seat(name)], won)

    def now_capacities(self, name: str, names: str) -> None:
        expected = tuple(sorted(say.capacity(each) for each in say.listed(names)))
        self.now("the capacities", self.s.capacities[self.seat(name)], expected)

    def now_cards(self, name: str, cards: str) -> None:
        expected = sorted(say.card(card) for card in say.listed(cards))
        self.now("the hand", sorted(self.s.hands[self.seat(name)]), expected)

    def now_supply(self, cubes: str) -> None:
        for count, name in say.counted(cubes):
            self.now(name, self.s.supply[say.CUBES.index(say.slug(name).removesuffix("s"))], count)

    def now_left(self, tokens: str) -> None:
        for count, token in say.counted(tokens):
            self.now(token, self.s.tokens[say.token(token)], count)

    def now_stock(self, stock: str) -> None:
        for count, name in say.counted(stock):
            self.now(name, self.s.stock[say.capacity(name)], count)

    def now_terrain(self, place: str, terrain: str) -> None:
        self.now("the terrain", self.s.kinds[say.place(place)], say.terrain(terrain))

    def now_pile(self, count: str) -> None:
        self.now("the number of cards in the pile", len(self.s.pile), int(count))

    def now_holds(self, name: str) -> None:
        self.now("the season", self.s.current, say.season(name))

    def now_season(self, number: str) -> None:
        self.now("the number of the season", self.s.season, int(number))

    def now_ranks(self, name: str, rank: str) -> None:
        self.now("the rank", rank_of(stars_of(self.s, self.seat(name))), rank)

    def now_discard(self, cards: str) -> None:
        self.now("the discard", sorted(self.s.discard), sorted(say.card(card) for card in say.listed(cards)))

    def now_actions(self, name: str, count: str) -> None:
        self.now("the number of tokens", self.s.actions[self.seat(name)], int(count))

    def now_stars(self, name: str, count: str) -> None:
        self.now("the number of stars", stars_of(self.s, self.seat(name)), int(count))

    def now_order(self, names: str) -> None:
        found = [list(self.seats)[seat] for seat in self.s.order]
        self.now("the initiative", found, names.replace(",", " ").split())

    def now_winners(self, names: str) -> None:
        found = [list(self.seats)[seat] for seat in GAME.winners(self.s)]
        self.now("who wins", found, names.replace(",", " ").split())

    def now_programme(self, name: str, actions: str) -> None:
        expected = tuple(say.action(each.strip()) for each in actions.split(","))
        self.now("the programme", self.s.programmes[self.seat(name)], expected)

    def told(self, kind: str, name: str | None, clause: str | None) -> None:
        seat = None if name is None else self.seat(name)
        for event in self.events:
            right = event["kind"] == kind and (seat is None or event.get("seat") == seat)
            if right and (clause is None or event.get("rule") == clause):
                return
        raise Failed(f"told was {[(event['kind'], event.get('seat'), event.get('rule')) for event in self.events]}")

    def not_told(self, kind: str, name: str | None) -> None:
        seat = None if name is None else self.seat(name)
        if any(event["kind"] == kind and seat in (None, event.get("seat")) for event in self.events):
            raise Failed("it was told")


class FirstChance(Chance):
    """Chance that always takes the first: for tables that are laid anew at once."""

    def below(self, n: int) -> int:
        return 0

    def copy(self) -> FirstChance:
        return self


Line = tuple[str, Callable[..., None]]
NAME = r"(\w+)"

GIVEN: tuple[Line, ...] = (
    (r"players (.+)", Player.players),
    (r"season (\d)", Player.season_number),
    (r"it is (.+)", Player.holds),
    (rf"{NAME} (army|collector) at (\w+)", Player.stands),
    (rf"{NAME} levels (\d)/(\d)/(\d)/(\d)", Player.has_levels),
    (rf"{NAME} has (.+)", Player.has),
    (rf"{NAME} tokens (.+)", Player.has_tokens),
    (rf"{NAME} capacities (.+)", Player.has_capacities),
    (rf"{NAME} cards (.+)", Player.has_cards),
    (r"supply (.+)", Player.supply_is),
    (r"tokens left (.+)", Player.tokens_left),
    (r"capacities left (.+)", Player.stock_is),
    (r"pile (.+)", Player.pile_is),
    (r"discard (.+)", Player.discard_is),
    (r"terrain (\w+) (\w+)", Player.terrain_is),
    (r"dice (.+)", Player.dice_are),
    (r"with a clock", Player.with_clock),
)

WHEN: tuple[Line, ...] = (
    (rf"programme {NAME}: (.+)", Player.lay_programme),
    (r"choosing (.+)", Player.choosing),
    (r"drafting (.+)", Player.drafting),
    (r"a new season(?:, (.+))?", Player.new_season),
    (r"reveal (.+)", Player.reveal),
    (r"season window", Player.season_window),
    (r"conflicts", Player.conflicts),
    (r"the season ends", Player.end_season),
    (r"programming", Player.programming),
    (rf"window of {NAME}", Player.window_of),
    (rf"the clock (\w+)(?: of {NAME})? runs out", Player.time_passes),
    (rf"{NAME} may not (.+) \((E[\d.]+)\)", Player.may_not),
    (rf"{NAME} may: (.+)", Player.may),
    (rf"{NAME} is asked (\w+)", Player.is_asked),
    (rf"{NAME} is not asked", Player.is_not_asked),
    (r"nobody is asked", Player.nobody_is_asked),
    (rf"{NAME}: (.+)", Player.answers),
)

THEN: tuple[Line, ...] = (
    (rf"told (\w+)(?: of {NAME})?(?: by (E[\d.]+))?", Player.told),
    (rf"not told (\w+)(?: of {NAME})?", Player.not_told),
    (rf"{NAME} (army|collector) at (\w+)", Player.now_stands),
    (rf"{NAME} levels (\d)/(\d)/(\d)/(\d)", Player.now_levels),
    (rf"{NAME} has (.+)", Player.now_has),
    (rf"{NAME} tokens (.+)", Player.now_tokens),
    (rf"{NAME} capacities (.+)", Player.now_capacities),
    (rf"{NAME} cards (.+)", Player.now_cards),
    (rf"{NAME} programme (.+)", Player.now_programme),
    (rf"{NAME} actions (\d)", Player.now_actions),
    (rf"{NAME} stars (\d+)", Player.now_stars),
    (r"supply (.+)", Player.now_supply),
    (r"tokens left (.+)", Player.now_left),
    (r"capacities left (.+)", Player.now_stock),
    (r"terrain (\w+) (\w+)", Player.now_terrain),
    (r"pile (\d+) cards", Player.now_pile),
    (r"discard (.+)", Player.now_discard),
    (r"it is (.+)", Player.now_holds),
    (r"season (\d)", Player.now_season),
    (rf"{NAME} ranks (\w+)", Player.now_ranks),
    (r"initiative (.+)", Player.now_order),
    (r"winners (.+)", Player.now_winners),
    (rf"{NAME} is asked (\w+)", Player.is_asked),
    (rf"{NAME} is not asked", Player.is_not_asked),
    (r"nobody is asked", Player.nobody_is_asked),
)


def main() -> int:
    cases = read_cases()
    failed = 0
    for case in cases:
        try:
            play(case)
        except Failed as error:
            failed += 1
            print(error)
    print(f"{len(cases)} cases, {failed} fail")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
