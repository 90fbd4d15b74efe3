"""How bots play Etherium, from what their seat knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from time import perf_counter

from ...kernel.chance import Chance
from ...kernel.outside import Outside, Quick
from ...kernel.state import ask_of, settle
from ...kernel.step import Ask
from ...kernel.table import Question
from ...kernel.words import Move, Seat, Wait
from .actions import most_ether
from .bonuses import dice_of, hand_limit, roll_bonus
from .cards import ANY_ROLL, ARMY_ROLL, CONNECTION_ROLL, DEFENCE_ROLL, FLASH, PRIORITY, CardId, of_roll
from .flash import places_for, playable_in_season
from .moves import AGREE, PASS, Dice, Discard, Etherise, Keep, Play, Programme, Reroll, Steal, Stop, Take, Window
from .peoples import ARMY, COLLECTOR, GUIDE, RECES
from .plan import Plan, best_plan, cheapest, rest_of
from .state import ARMY_TOKEN, FACES, NO_TOTAL, STARS, Etherium, Roll, unlaid
from .view import EtheriumView, imagine
from .worth import line_worth, prize_worth, values, worth

__all__ = ["advise", "values"]


@dataclass(frozen=True)
class Level:
    """How good a bot is: all that it thinks is counted, so that a busy machine does not weaken it."""

    samples: int
    """How many programmes it makes up."""
    potential: int
    """How many it makes up to judge a place before anybody programmes."""
    tries: int
    """How often it plays out the rest of a programme."""
    finalists: tuple[int, ...] = ()
    """How many of its best programmes meet those of the rivals, round by round; with none rivals stand still."""
    worlds: int = 0
    """Against how many sets of the rivals' programmes each is tried in a round."""
    nods: int = 0
    """How many of its answers in a hundred are any."""


LEVELS = {
    "drowsy": Level(samples=30, potential=6, tries=1, nods=25),
    "dreaming": Level(samples=150, potential=16, tries=3),
    "lucid": Level(samples=300, potential=40, tries=6, finalists=(8, 4, 2), worlds=4),
}

RIVALS_SAMPLES = 60
RIVALS_PLANS = 4
"""How many programmes are made up for a rival, and of how many of the best one is drawn for each world."""

LONGEST = 1.5
"""Seconds after which a bot takes the best that it has found so far, on however slow a machine."""

CLOSE = 1e-9
"""How little two marks may differ that are equal but for rounding."""

PLAYING = 0.1
"""By how much playing a card must be better than keeping it."""

PLANNED = 3.0
"""How much the judgement with rivals standing still counts, in meetings."""

SURELY_BETTER = 0.05
"""By how much an answer must be better than doing nothing."""

HAND_HELPS = 1
"""What a rival's hand is expected to add to a roll."""

ENOUGH = 3
"""How many basics of a kind are soon spent."""

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
        return Wait()
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
            return Window(tuple(to_lay(s, seat, skill, chance)))
        case "keep":
            return options[best_of([keeping(move.card) for move in options if isinstance(move, Keep)], chance)]
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
    end = perf_counter() + LONGEST
    left = best_plan(s, seat, laid, skill.samples, chance, skill.finalists[0] if skill.finalists else 1)
    answers = rivals_plans(s, seat, chance) if skill.finalists and len(left) > 1 else []
    marks = {id(plan): PLANNED * plan.worth for plan in left}
    for number in skill.finalists if answers else ():
        left = sorted(left, key=lambda plan: -marks[id(plan)])[:number]
        for _ in range(skill.worlds):
            world = meeting_rivals(s, seat, answers, chance)
            seed = chance.below(1 << 30)
            if perf_counter() > end:
                break
            for plan in left:
                marks[id(plan)] += meeting(world, seat, tuple(plan.actions), seed)
    best = max(left, key=lambda plan: marks[id(plan)])
    return Programme(tuple(best.actions), True)


def rivals_plans(s: Etherium, seat: Seat, chance: Chance) -> list[list[Plan]]:
    """Make up the programmes that each rival may well lay."""
    return [
        [] if rival == seat else best_plan(s, rival, unlaid(s.actions[rival]), RIVALS_SAMPLES, chance, RIVALS_PLANS)
        for rival in range(s.seats)
    ]


def meeting_rivals(s: Etherium, seat: Seat, answers: list[list[Plan]], chance: Chance) -> Etherium:
    """Lay a table on which each rival has laid one of its programmes."""
    world = s.copy()
    for rival, plans in enumerate(answers):
        if rival != seat:
            world.programmes[rival] = tuple(plans[chance.below(len(plans))].actions)
    return world


QUICK_THOUGHT = Level(samples=1, potential=1, tries=1)


def meeting(world: Etherium, seat: Seat, actions: tuple[int, ...], seed: int) -> float:
    """Judge what a season's programmes lead to."""
    return ahead(played_out(world, seat, actions, seed), seat)


def played_out(world: Etherium, seat: Seat, actions: tuple[int, ...], seed: int) -> Etherium:
    """Play a season's programmes to the end by the rules, everybody answering at once as it comes."""
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
    return s


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
    if ask.kind in ("take", "steal"):
        held = s.cubes[ask.seat]
        marks = [float(wanted(held, move.cubes)) if isinstance(move, (Take, Steal)) else -1.0 for move in options]
        return options[best_of(marks, out)]
    if ask.kind in ("prize", "lose"):
        return options[0]
    return options[out.below(len(options))]


def wanted(held: list[int], cubes: tuple[int, int, int]) -> int:
    """Tell how much basics serve who holds these: a guide costs one of each, units up to three of one."""
    return sum(min(ENOUGH, held[colour] + count) for colour, count in enumerate(cubes)) + sum(cubes)


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
    best = options[best_of(marks, chance)]
    if kind == "priority" and isinstance(best, Play) and max(marks) < marks[0] + PLAYING:
        return PASS
    return best


def best_of(marks: list[float], chance: Chance) -> int:
    """Tell the place of the best mark; among equals the lot decides."""
    most = max(marks) - CLOSE
    places = [place for place, mark in enumerate(marks) if mark >= most]
    return places[0] if len(places) == 1 else places[chance.below(len(places))]


def future(w: Etherium, seat: Seat, kind: str, skill: Level, chance: Chance) -> float:
    """Judge a table from which a seat goes on: with the rest of its programme, or with the best it could lay."""
    others = [worth(w, rival) for rival in range(w.seats) if rival != seat]
    against = RIVALS_SHARE * sum(others) / len(others)
    if w.roll is not None and w.roll.seat == seat:
        against -= line_worth(w, w.roll.total + w.levels[GUIDE][seat])
    if not w.number:
        return best_plan(w, seat, unlaid(w.actions[seat]), skill.potential, chance)[0].worth - against
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
    return 1 + best_of(marks, chance)


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


def to_lay(s: Etherium, seat: Seat, skill: Level, chance: Chance) -> list[CardId]:
    """Choose cards for the season window: what makes the season's best programme better by more than it is worth."""
    held = sorted(set(playable_in_season(s, s.hands[seat])) - PRIORITY)
    if not held:
        return []
    seed = chance.below(1 << 30)
    now, laid = prospect(s, seat, skill, seed), []
    for card in held:
        if FLASH[card].does == "drought" or hoped_of(s, seat, card, skill, seed) > now + PLAYING:
            laid.append(card)
    return laid


def prospect(s: Etherium, seat: Seat, skill: Level, seed: int) -> float:
    """Judge the season that lies before a seat."""
    return best_plan(s, seat, unlaid(s.actions[seat]), 3 * skill.potential, Quick(seed))[0].worth


def hoped_of(s: Etherium, seat: Seat, card: CardId, skill: Level, seed: int) -> float:
    """Judge the season that lies before a seat once a season card has acted as it serves best."""
    kind, worths = FLASH[card], [0.0]
    unit = ARMY if kind.does == "muster" else COLLECTOR
    for place in places_for(s, seat, kind) if kind.moves_a_unit else (s.units[unit][seat],):
        w = s.copy()
        w.hands[seat].remove(card)
        w.units[unit][seat] = place
        w.harvest[seat] += kind.does == "harvest"
        w.favour[seat] += kind.does == "favour"
        worths.append(prospect(w, seat, skill, seed))
    return max(worths)


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
    """Re-roll and spend cards where that makes a victory likelier by more than they are worth."""
    own = roll.total + s.levels[GUIDE][roll.seat]
    odds, stake = win_odds(s, roll.seat), fight_stake(s, roll.seat)
    best: Move = next(move for move in options if isinstance(move, Stop))
    low = [move for move in options if isinstance(move, Reroll) and move.face]
    if low and odds(own) < 1.0:
        return low[0]
    most = odds(own) * stake + SURELY_BETTER
    again = own - sum(roll.dice)
    for move in options:
        if is_second_throw(move):
            hoped = stake * sum(share * odds(again + thrown) for thrown, share in throws(len(roll.dice)))
            hoped -= keeping(move.card) if isinstance(move, Play) else 0.0
            best, most = (move, hoped) if hoped > most else (best, most)
    held = [card for card in s.hands[roll.seat] if of_roll(card, roll.of) and FLASH[card].does == "bonus"]
    held.sort(key=lambda card: (-FLASH[card].much, FLASH[card].what == ANY_ROLL))
    more, spent = 0, 0.0
    for card in held:
        more, spent = more + FLASH[card].much, spent + keeping(card)
        hoped = stake * odds(own + more) - spent
        best, most = (Play(card), hoped) if hoped > most else (best, most)
    return best


def win_odds(s: Etherium, seat: Seat) -> Callable[[int], float]:
    """Make what tells how likely a total wins the fight: against totals rolled, and against dice still to be rolled."""
    fight = s.fight
    assert fight is not None
    sides: list[tuple[int, tuple[tuple[int, float], ...]]] = []
    for rival in fight.leaders:
        if rival == seat:
            continue
        ahead = 0 if s.peoples[seat] == RECES else 1
        if fight.totals[rival] != NO_TOTAL:
            sides.append((fight.totals[rival] + ahead, ((0, 1.0),)))
            continue
        of = DEFENCE_ROLL if rival == fight.owner else ARMY_ROLL
        fixed = s.levels[GUIDE][rival] + sum(count for _, count in roll_bonus(s, rival, of))
        hand = HAND_HELPS if s.hands[rival] else 0
        sides.append((fixed + hand + ahead, throws(dice_of(s, rival, of))))

    def odds(total: int) -> float:
        likely = 1.0
        for fixed, dice in sides:
            likely *= sum(share for thrown, share in dice if total >= fixed + thrown)
        return likely

    return odds


@cache
def throws(dice: int) -> tuple[tuple[int, float], ...]:
    """List the sums of so many dice with their shares."""
    sums = {0: 1.0}
    for _ in range(dice):
        after: dict[int, float] = {}
        for total, share in sums.items():
            for face in range(1, FACES + 1):
                after[total + face] = after.get(total + face, 0.0) + share / FACES
        sums = after
    return tuple(sums.items())


def fight_stake(s: Etherium, seat: Seat) -> float:
    """Judge what hangs on a fight for a seat: the prize, and that a rival has none."""
    fight = s.fight
    assert fight is not None
    token = float(STARS[ARMY_TOKEN]) if s.tokens[ARMY_TOKEN] else 0.0
    shared = 1 + 1 / (s.seats - 1)
    if fight.owner is None:
        return token * shared
    if fight.owner == seat:
        return token + max(prize_worth(s, rival, seat) for rival in fight.armies)
    return max(token, prize_worth(s, seat, fight.owner)) + token / (s.seats - 1)


def is_second_throw(move: Move) -> bool:
    """Whether an answer re-rolls all dice."""
    if isinstance(move, Reroll):
        return not move.face
    return isinstance(move, Play) and FLASH[move.card].does == "reroll"
