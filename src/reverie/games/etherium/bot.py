"""How bots play Etherium, from what their seat knows."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel.chance import Chance
from ...kernel.outside import Outside, Quick
from ...kernel.state import ask_of, settle
from ...kernel.step import Ask
from ...kernel.table import Question
from ...kernel.words import Move, Seat
from .actions import most_ether
from .bonuses import hand_limit
from .cards import ANY_ROLL, CONNECTION_ROLL, FLASH, CardId, of_roll
from .flash import playable_in_season
from .moves import AGREE, PASS, Dice, Discard, Etherise, Keep, Play, Programme, Reroll, Stop, Window
from .panel import UNLAID
from .peoples import GUIDE, RECES
from .plan import best_plan, cheapest, rest_of
from .state import NO_TOTAL, Etherium, Roll
from .view import EtheriumView, imagine
from .worth import line_worth, values, worth

__all__ = ["advise", "values"]


@dataclass(frozen=True)
class Level:
    """How good a bot is."""

    samples: int
    """How many programmes it makes up."""
    tries: int
    """How often it plays out the rest of a programme."""
    worlds: int
    """In how many imagined worlds its best programmes meet those of the rivals; 0: rivals stand still."""
    nods: int
    """How many of its answers in a hundred are any."""


LEVELS = {
    "drowsy": Level(samples=30, tries=1, worlds=0, nods=25),
    "dreaming": Level(samples=150, tries=2, worlds=0, nods=0),
    "lucid": Level(samples=900, tries=4, worlds=10, nods=0),
}

FINALISTS = 6
"""How many of its best programmes a lucid bot tries against the rivals' own."""

RIVALS_SAMPLES = 30
POTENTIAL_SAMPLES = 8
"""How many programmes are made up to judge a place before anybody programmes."""

RIVALS_SHARE = 0.5
"""How much of what the rivals have on average counts against an answer."""

KEEPING = {
    "lucky_star": 0.9,
    "battle_fervour": 0.9,
    "second_throw": 0.6,
    "ether_spark": 0.9,
    "open_channel": 0.9,
    "bumper_harvest": 0.9,
    "trade_winds": 0.8,
    "forced_drill": 0.4,
    "drought": 0.3,
}
"""What a card is worth in the hand, where it is not the usual."""

USUAL_KEEPING = 0.7


def advise(v: EtheriumView, question: Question, level: str, chance: Chance) -> Move | None:
    """Answer what a seat is asked; None leaves it to the bots of the house."""
    skill = LEVELS.get(level, LEVELS["dreaming"])
    if not question.awaited:
        return None
    if len(question.options) == 1:
        return question.options[0]
    if skill.nods and question.options and chance.below(100) < skill.nods:
        return question.options[chance.below(len(question.options))]
    s = imagine(v, chance)
    return answer(s, question.seat, question.kind, question.options, skill, chance, v.programme)


def answer(
    s: Etherium, seat: Seat, kind: str, options: list[Move], skill: Level, chance: Chance, laid: tuple[int, ...]
) -> Move:
    """Answer an ask in an imagined world."""
    match kind:
        case "programme":
            return programme(s, seat, laid, skill, chance)
        case "window":
            return Window(tuple(to_lay(s, seat)))
        case "keep":
            return max(options, key=lambda move: keeping(move.card) if isinstance(move, Keep) else 0.0)
        case "discard" | "hand":
            return throw_away(s, seat, options)
        case "storm":
            return AGREE
        case "dice":
            return Dice(2)
        case "roll":
            return change_roll(s, options)
        case "loss":
            return options[-1]
        case "etherise":
            return Etherise(cheapest(s, seat, some_ether(s, seat, skill, chance)))
        case "become" | "lay":
            return options[chance.below(len(options))]
    return best_option(s, seat, kind, options, skill, chance)


# Programming


def programme(s: Etherium, seat: Seat, laid: tuple[int, ...], skill: Level, chance: Chance) -> Move:
    """Lay the best programme found; tokens that lie already stay."""
    plans = best_plan(s, seat, laid, skill.samples, chance, FINALISTS if skill.worlds else 1)
    if len(plans) == 1 or not skill.worlds:
        return Programme(tuple(plans[0].actions), True)
    totals = [0.0] * len(plans)
    for _ in range(skill.worlds):
        world = s.copy()
        for rival in range(s.seats):
            if rival != seat:
                free = (UNLAID,) * s.actions[rival]
                world.programmes[rival] = tuple(best_plan(s, rival, free, RIVALS_SAMPLES, chance)[0].actions)
        seed = chance.below(1 << 30)
        for number, plan in enumerate(plans):
            totals[number] += meeting(world, seat, tuple(plan.actions), seed)
    best = max(range(len(plans)), key=lambda number: totals[number] / skill.worlds + 0.3 * plans[number].worth)
    return Programme(tuple(plans[best].actions), True)


QUICK_THOUGHT = Level(samples=1, tries=1, worlds=0, nods=0)


def meeting(world: Etherium, seat: Seat, actions: tuple[int, ...], seed: int) -> float:
    """Play a season's programmes to the end by the rules, everybody answering at once as it comes; judge it."""
    s = world.copy()
    s.programmes[seat] = actions
    s.locked = [True] * s.seats
    out = Quick(seed)
    season = s.season
    settle(s, out)
    while s.agenda and s.season == season:
        top = s.agenda[-1]
        if not isinstance(top, Ask):
            break
        move = swift(s, top, out)
        s.agenda.pop()
        top.take(s, move, out)
        settle(s, out)
    return ahead(s, seat)


def swift(s: Etherium, ask: Ask[Etherium, Move], out: Outside) -> Move:
    """Answer an ask of a playout without much thought."""
    options = ask.options(s)
    if ask.kind in ("priority", "loss"):
        return options[0]
    if ask.kind == "roll":
        return change_roll(s, options)
    if ask.kind == "etherise":
        return Etherise(cheapest(s, ask.seat, most_ether(s, ask.seat)))
    if ask.kind in ("discard", "hand"):
        return throw_away(s, ask.seat, options)
    if ask.kind == "execute":
        return best_option(s, ask.seat, ask.kind, options, QUICK_THOUGHT, out)
    if ask.kind in ("take", "steal", "prize", "lose"):
        return options[0]
    return options[out.below(len(options))]


# Choosing among options


def ahead(s: Etherium, seat: Seat) -> float:
    """Judge what a seat has, beside what the others have on average."""
    others = [worth(s, rival) for rival in range(s.seats) if rival != seat]
    return worth(s, seat) - RIVALS_SHARE * sum(others) / len(others)


def best_option(s: Etherium, seat: Seat, kind: str, options: list[Move], skill: Level, chance: Chance) -> Move:
    """Try each answer in the mind and play out what comes after it."""
    marks: list[float] = []
    for move in options:
        w = s.copy()
        ask = ask_of(w, seat)
        assert ask is not None
        w.agenda.pop()
        out = Quick(chance.below(1 << 30))
        ask.take(w, move, out)
        marks.append(future(w, seat, kind, skill, chance))
    best = marks.index(max(marks))
    if kind == "priority" and isinstance(options[best], Play) and marks[best] < marks[0] + 0.1:
        return PASS
    return options[best]


def future(w: Etherium, seat: Seat, kind: str, skill: Level, chance: Chance) -> float:
    """Judge a table from which a seat goes on: with the rest of its programme, or with the best it could lay."""
    others = [worth(w, rival) for rival in range(w.seats) if rival != seat]
    against = RIVALS_SHARE * sum(others) / len(others)
    if w.roll is not None and w.roll.seat == seat:
        against -= line_worth(w, w.roll.total + w.levels[GUIDE][seat])
    if not w.number:
        return best_plan(w, seat, (UNLAID,) * w.actions[seat], POTENTIAL_SAMPLES, chance)[0].worth - against
    done = w.number if kind in ("execute", "take") else w.number - 1
    return rest_of(w, seat, w.programmes[seat][done:], skill.tries, chance) - against


def some_ether(s: Etherium, seat: Seat, skill: Level, chance: Chance) -> int:
    """Tell how many Ether to make: as the rest of the programme goes best."""
    marks: list[float] = []
    for times in range(1, most_ether(s, seat) + 1):
        w = s.copy()
        ask = ask_of(w, seat)
        assert ask is not None
        w.agenda.pop()
        ask.take(w, Etherise(cheapest(w, seat, times)), Quick(0))
        marks.append(future(w, seat, "execute", skill, chance))
    return 1 + marks.index(max(marks))


# Cards


def keeping(card: CardId) -> float:
    """Tell what a card is worth in the hand."""
    return KEEPING.get(FLASH[card].slug, USUAL_KEEPING)


def throw_away(s: Etherium, seat: Seat, options: list[Move]) -> Move:
    """Discard what is worth least: one card, or what is held above the limit."""
    hand = sorted(s.hands[seat], key=keeping)
    if options:
        return Discard((hand[0],))
    return Discard(tuple(hand[: len(hand) - hand_limit(s, seat)]))


def to_lay(s: Etherium, seat: Seat) -> list[CardId]:
    """Choose the cards for the season window: what holds a season; all others are played when they help."""
    hand = playable_in_season(s, s.hands[seat])
    return [card for card in hand if FLASH[card].does in ("harvest", "favour", "drought")]


# Rolling


def change_roll(s: Etherium, options: list[Move]) -> Move:
    """Change a roll where that can turn it, else end it."""
    roll = s.roll
    assert roll is not None
    return change_connection(s, roll, options) if roll.of == CONNECTION_ROLL else change_fight(s, roll, options)


def change_connection(s: Etherium, roll: Roll, options: list[Move]) -> Move:
    """Read the best line that the guide reaches; re-roll a bad die; spend a card where it brings much."""
    guide = s.levels[GUIDE][roll.seat]
    marks = [line_worth(s, roll.total + added) for added in range(guide + 1)]
    best = max(marks)
    rerolls = [move for move in options if isinstance(move, Reroll)]
    if rerolls and best < 0.3 + 0.1 * guide:
        return rerolls[0]
    for move in options:
        if isinstance(move, Play) and FLASH[move.card].does == "bonus":
            more = FLASH[move.card].much
            if max(line_worth(s, roll.total + more + added) for added in range(guide + 1)) > best + 1.2:
                return move
    return Stop(marks.index(best))


def change_fight(s: Etherium, roll: Roll, options: list[Move]) -> Move:
    """Spend cards only where they turn the result; re-roll low dice as long as it is not won."""
    assert s.fight is not None
    own = roll.total + s.levels[GUIDE][roll.seat]
    rivals = [seat for seat in s.fight.leaders if seat != roll.seat]
    known = [s.fight.totals[seat] for seat in rivals if s.fight.totals[seat] != NO_TOTAL]
    stop = next(move for move in options if isinstance(move, Stop))
    wins_ties = s.peoples[roll.seat] == RECES
    last = len(known) == len(rivals)
    need = max(known, default=0) + (0 if wins_ties else 1)
    if last and own >= need:
        return stop
    low = [move for move in options if isinstance(move, Reroll) and move.face]
    if low:
        return low[0]
    if not last and own >= need + 2:
        return stop
    bonuses = [card for card in s.hands[roll.seat] if of_roll(card, roll.of) and FLASH[card].does == "bonus"]
    if last and own + sum(FLASH[card].much for card in bonuses) >= need:
        fitting = [card for card in bonuses if own + FLASH[card].much >= need]
        enough = min(fitting or bonuses, key=lambda card: (FLASH[card].what == ANY_ROLL, FLASH[card].much))
        return Play(enough)
    again = [move for move in options if isinstance(move, (Reroll, Play)) and is_second_throw(move)]
    if again and own < need and sum(roll.dice) <= 3.5 * len(roll.dice):
        return again[0]
    return stop


def is_second_throw(move: Move) -> bool:
    """Whether an answer re-rolls all dice."""
    return isinstance(move, Reroll) or (isinstance(move, Play) and FLASH[move.card].does == "reroll")
