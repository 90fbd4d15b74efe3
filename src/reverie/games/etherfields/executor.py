"""The one executor: carries out the instructions of cards, tiles, Entities and scripts, one word at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache

from ...kernel.outside import Outside
from . import dreams, entities, figures, flaws, gains, gradual, ground, items, turns
from .board import FAR
from .choices import Cards, Do, ask_cards, do, pick, team
from .decks import to_discard, too_few
from .dice import Branch, RollLuck, take_penalty
from .forces import holds, within
from .language import Effect, Instr, read_when
from .life import die
from .schemas import CardId
from .state import DreamerId, Etherfields

Word = Callable[[Etherfields, Do, Instr, Outside], None]


def carry_out(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Carry out one instruction; then see who is left with too few cards. (F20.3)"""
    from .awakening import Awaken
    from .steps import victory

    (WORDS.get(instr.verb) or _town_words()[instr.verb])(s, by, instr, out)
    victory(s, out)
    dreams.reach_goal(s, out)
    dying = too_few(s)
    if dying and s.turn and not s.outcome and not s.dead and not any(isinstance(step, Awaken) for step in s.agenda):
        die(s, dying, out, "F20.3")  # while decks are rebuilt nobody lacks cards


@cache
def _town_words() -> Mapping[str, Word]:
    """Gather the words of the town and of what comes before a night: those rooms build on this one."""
    from . import awakening, fates, setup, shop, slumbers, town

    words: dict[str, Word] = {}
    for room in (awakening, fates, setup, shop, slumbers, town):
        words |= room.WORDS
    return words


def can(s: Etherfields, dreamer: DreamerId, effect: Effect, card: CardId) -> bool:
    """Whether an effect has something to do: what it asks first can be given, and something of it applies. (F1.5)"""
    if not effect:
        return False
    first = effect[0]
    me = s.dreamers[dreamer]
    match first.verb:
        case "discard":
            return len(me.hand) - me.hand.count(card) > 0 or (len(me.hand) > 1 and card in me.hand)
        case "hours" if first.number() < 0:
            return s.hours >= -first.number()
        case "flip":
            return bool(gains.flippable(s, dreamer))
    return any(_applies(s, dreamer, instr) for instr in effect)


AT_REST = frozenset(
    {
        "draw",
        "cycle",
        "unseal",
        "cure",
        "unflip",
        "gain",
        "hours",
        "give",
        "borrow",
        "remove",
        "restore",
        "travel",
        "buy",
        "roll",
        "look",
    }
)
"""What can apply on the Dreamworld, where nobody moves, pays or fights. (F4.5)"""
HOLDERS = frozenset({"each", "one", "other", "choose", "if", "may"})


def _applies(s: Etherfields, dreamer: DreamerId, instr: Instr) -> bool:
    me = s.dreamers[dreamer]
    if s.card is None and instr.verb not in AT_REST:
        return instr.verb in HOLDERS and any(can(s, dreamer, inside, -1) for _, inside in instr.blocks)
    match instr.verb:
        case "state" | "push" | "pull" | "lure":
            return bool(figures.targets(s, dreamer, instr))
        case "remove":
            return bool(gains.removable(s, dreamer, instr))
        case "block_step":
            return bool(gains.blockable(s)) and (not instr.get("suit") or s.suit in instr.get("suit"))
        case "see_turn":
            return len(s.turns) > 0
        case "add_turn":
            return len(s.turn_discard) > 0
        case "unseal":
            return len(s.sealed[dreamer]) > 0
        case "cure":
            return me.distress > 0
        case "ready":
            return any(each.used for each in me.zone)
        case "if":
            return holds(s, dreamer, read_when(instr.args[0])) and can(s, dreamer, instr.block(), -1)
        case "give" | "cycle":
            return bool(me.hand)
        case "peek":
            return bool(s.hidden)
        case "restore":
            return items.restorable(s, dreamer, instr.what)
        case "terrain":
            return len(s.light) < ground.TOKENS
        case "open_wall":
            return bool(ground.walls_beside(s, dreamer))
        case "relocate":
            return bool(figures.relocations(s, dreamer, instr)) or bool(figures.hosts(s, dreamer, instr))
        case "travel":
            from .town import destinations, in_town

            return in_town(s) and bool(destinations(s, instr.what))
        case "recolour":
            return False
    return True


# Words that hold others


def choose(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """One of several: only those that can be done are offered. (F1.5)"""
    offered = [n for n, (_, block) in enumerate(instr.blocks) if can(s, by.dreamer, block, by.card)]
    pick(s, by, "choose", offered, (Instr("_block", (), (), instr.blocks),))


def block(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Do the block that was chosen."""
    do(s, by.dreamer, instr.blocks[by.picked][1], by.card, by.n)


def team_block(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """The team takes one of several, as of the alternatives of a Loot."""
    offered = [n for n, (_, inside) in enumerate(instr.blocks) if can(s, by.dreamer, inside, by.card)]
    team(s, instr.what, offered, (Instr("_block", (), (), instr.blocks),))


def each(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Each Dreamer, from the first player clockwise, makes their own choice. (F1.11)"""
    for dreamer in reversed(s.clockwise()):
        do(s, dreamer, instr.block(), by.card, by.n)


def one(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """One Dreamer, whom the team names. (F1.10)"""
    team(s, "who", list(range(s.players)), (Instr("_as", (), (), instr.blocks),))


def as_picked(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """The Dreamer that was chosen does it."""
    do(s, by.picked, instr.block(), by.card, by.n)


def others(s: Etherfields, dreamer: DreamerId, instr: Instr) -> list[DreamerId]:
    """List whom "another Dreamer" may mean; alone it is that Dreamer. (F1.12)"""
    if s.players == 1:
        return [dreamer]
    here = s.dreamers[dreamer].space
    far = within(s, dreamer, int(instr.get("range", "99")))
    return [
        other
        for other in range(s.players)
        if other != dreamer and (far == FAR or s.board.distance(here, s.dreamers[other].space) <= far)
    ]


def other(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Another Dreamer does it."""
    pick(s, by, "who", others(s, by.dreamer, instr), (Instr("_as", (), (), instr.blocks),))


def together(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """The Dreamer and one in their space move together."""
    here = s.dreamers[by.dreamer].space
    found = [each for each in range(s.players) if each != by.dreamer and s.dreamers[each].space == here]
    (move,) = instr.block()
    if found:
        pick(s, by, "who", found, (replace(move, named=(*move.named, ("with", "picked"))),))
    else:
        do(s, by.dreamer, (move,), by.card)


def two(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Two Dreamers do it; alone, the one."""
    if s.players == 1:
        do(s, by.dreamer, instr.block(), by.card)
        return
    pick(s, by, "who", list(range(s.players)), (Instr("_second", (), (), instr.blocks),))


def second(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """The first of two was chosen: who is the second?"""
    rest = [each for each in range(s.players) if each != by.picked]
    pick(s, by, "who", rest, (Instr("_as", (), (), instr.blocks),))
    do(s, by.picked, instr.block(), by.card)


def if_(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Only under a condition."""
    label = "" if holds(s, by.dreamer, read_when(instr.args[0])) else "else"
    do(s, by.dreamer, instr.block(label), by.card, by.n)


def may(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Only if wished."""
    pick(s, by, "may", [-1, 0], (Instr("_may", (), (), instr.blocks),))


def if_wished(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    if by.picked == 0:
        do(s, by.dreamer, instr.block(), by.card, by.n)


def roll_for(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Roll Luck for an effect, and do what it says."""
    s.agenda.append(Branch(by.dreamer, instr, by.card))
    s.agenda.append(RollLuck(by.dreamer, False))


# Words that ask for cards of a hand


def discard(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Discard cards: so many, or any number with something for each."""
    seat = s.seat_of(by.dreamer)
    if instr.has("random"):
        discard_blindly(s, by.dreamer, out)
    elif instr.has("any"):
        ask_cards(s, Cards(seat, by.dreamer, "discard", 0, 99, instr.block()))
    else:
        ask_cards(s, Cards(seat, by.dreamer, "discard", instr.number(), instr.number()))


def discard_blindly(s: Etherfields, dreamer: DreamerId, out: Outside) -> None:
    """Discard a card at random."""
    hand = s.dreamers[dreamer].hand
    if hand:
        card = hand[out.below(len(hand))]
        to_discard(s, dreamer, [card])
        out.reveal()
        if out.listening:
            out.tell("lost_card", dreamer=dreamer, card=card, rule="F19.2")


def cycle(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Discard up to so many hand cards, draw as many."""
    ask_cards(s, Cards(s.seat_of(by.dreamer), by.dreamer, "cycle", 0, instr.number()))


def give(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Give a hand card to a Dreamer with room."""
    room = [each for each in others(s, by.dreamer, instr) if gains.room(s, each)]
    if room:
        pick(s, by, "who", room, (Instr("_give", instr.args),))


def give_to(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    ask_cards(s, Cards(s.seat_of(by.dreamer), by.dreamer, "give", 1, 1, (), by.picked))


def borrow(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Another Dreamer gives up to so many hand cards."""
    lenders = [each for each in others(s, by.dreamer, instr) if each != by.dreamer]
    if lenders:
        most = min(instr.number(), gains.room(s, by.dreamer))
        pick(s, by, "who", lenders, (Instr("_lend", (str(most), str(by.dreamer))),))


def lend(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    most, to = int(instr.args[0]), int(instr.args[1])
    ask_cards(s, Cards(s.seat_of(by.picked), by.picked, "give", 0, most, (), to))


def chosen_cards(s: Etherfields, ask: Cards, cards: tuple[CardId, ...], out: Outside) -> None:
    """Do with the cards of a hand what they were asked for."""
    if out.listening:
        to = {} if ask.to < 0 else {"to": ask.to}
        out.tell("chose_cards", dreamer=ask.dreamer, about=ask.about, cards=list(cards), rule=ask.rule, **to)
    if ask.about == "give":
        gains.hand_over(s, ask.dreamer, ask.to, cards)
        return
    to_discard(s, ask.dreamer, cards)
    if ask.about == "cycle" and cards:
        do(s, ask.dreamer, (Instr("draw", (str(len(cards)),)),))
    if ask.about == "begin":
        do(s, ask.dreamer, (Instr("_draw_step"),))
    for _ in cards:
        do(s, ask.dreamer, ask.effect)


def place_free(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Place a Progress without its cost."""
    from .acting import placeable

    pick(s, by, "place_card", placeable(s, by.dreamer), (Instr("_place_free_one"),))


def place_free_one(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    from .playing import lay_in_zone

    hand = list(s.dreamers[by.dreamer].hand)
    hand.remove(by.picked)
    s.change(by.dreamer, hand=tuple(hand))
    lay_in_zone(s, by.dreamer, by.picked, -1, out)


def penalty(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    take_penalty(s, by.dreamer, by.picked, out)


WORDS: Mapping[str, Word] = {
    "choose": choose,
    "each": each,
    "one": one,
    "other": other,
    "together": together,
    "two": two,
    "if": if_,
    "may": may,
    "roll": roll_for,
    "discard": discard,
    "cycle": cycle,
    "give": give,
    "borrow": borrow,
    "_block": block,
    "_team": team_block,
    "_as": as_picked,
    "_second": second,
    "_may": if_wished,
    "_give": give_to,
    "_lend": lend,
    "_penalty": penalty,
    "_place_free": place_free,
    "_place_free_one": place_free_one,
    **gains.WORDS,
    **figures.WORDS,
    **entities.WORDS,
    **flaws.WORDS,
    **ground.WORDS,
    **items.WORDS,
    **turns.WORDS,
    **dreams.WORDS,
    **gradual.WORDS,
}
"""What each instruction does. Those that begin with `_` follow from others."""
