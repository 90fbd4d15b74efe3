"""Words that give, take and look: cards, Distress, Intent, Hours, Turn cards, tokens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel.outside import Outside
from ...kernel.pile import EVERYBODY
from ...kernel.step import Ask
from ...kernel.words import Json, Move
from ...parts.deck import Deck, Known
from . import decks, flaws
from .choices import Do, do, pick
from .content import CARDS, FLAW
from .dice import penalty, roll
from .forces import colours_active, figure, hand_limit, within
from .language import Instr
from .life import suffer
from .moves import Choose, Want
from .schemas import CardId
from .state import HOURS, KEYS, DreamerId, Etherfields, Held, Placed

Word = Callable[[Etherfields, Do, Instr, Outside], None]

ORDER = "MBSV"


def amount(text: str, n: int) -> int:
    """Read a number of an effect: `3`, `n`, `2*n`."""
    if text == "n":
        return n
    if text.endswith("*n"):
        return int(text[:-2]) * n
    return int(text)


def counted(by: Do, instr: Instr, otherwise: int = 1) -> int:
    """Tell how many an instruction says."""
    for arg in instr.args:
        if arg == "n" or arg.endswith("*n") or arg.lstrip("+-").isdigit():
            return amount(arg, by.n)
    return otherwise


# Cards


def room(s: Etherfields, dreamer: DreamerId) -> int:
    """Tell how many cards a hand still takes."""
    return max(0, hand_limit(s, dreamer) - len(s.dreamers[dreamer].hand))


def draw(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Draw cards one by one, up to the hand limit. (F8.2, F8.3, F8.5)"""
    n = counted(by, instr)
    per = instr.get("per")
    if per:
        n = min(int(instr.get("most")), max(int(instr.get("least")), colours_active(s, by.dreamer, per)))
    if n <= 0 or not room(s, by.dreamer):
        return
    deck = s.decks[by.dreamer]
    if not len(deck):
        if not s.dreamers[by.dreamer].discard:
            return
        decks.reshuffle(s, by.dreamer, out)
        do(s, by.dreamer, (Instr("draw", (str(n),)),))
        penalty(s, by.dreamer, "F8.3")
        return
    card = decks.take_top(s, by.dreamer, out).card
    me = s.dreamers[by.dreamer]
    do(s, by.dreamer, (Instr("draw", (str(n - 1),)),))
    if card >= FLAW:
        flaws.drawn(s, by.dreamer, card, out)
        return
    s.change(by.dreamer, hand=(*me.hand, card))
    if out.listening:
        out.tell("drew", dreamer=by.dreamer, card=card, rule="F8.1")


def seal(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Seal from the top; a Heavy Coat keeps one back, once a turn. (F10.1)"""
    n = figure(s, by.dreamer, "seal", counted(by, instr))
    for at, each in enumerate(s.dreamers[by.dreamer].zone):
        if n and not each.flipped and not each.used and _keeps_seal(each.card):
            zone = list(s.dreamers[by.dreamer].zone)
            zone[at] = replace(each, used=1)
            s.change(by.dreamer, zone=tuple(zone))
            if out.listening:
                out.tell("used", dreamer=by.dreamer, card=each.card, rule="F9.12")
            n -= 1
            break
    decks.seal(s, by.dreamer, n, out)


def _keeps_seal(card: CardId) -> bool:
    effect = () if card >= FLAW else CARDS[card].power.effect
    return any(instr.verb == "prevent" and instr.get("what") == "seal" for instr in effect)


def unseal(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    decks.unseal(s, by.dreamer, counted(by, instr), out)


def suffers(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    suffer(s, by.dreamer, counted(by, instr), out)


def cure(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Distress goes back to its pool."""
    me = s.dreamers[by.dreamer]
    cured = min(me.distress, counted(by, instr))
    s.change(by.dreamer, distress=me.distress - cured)
    if out.listening and cured:
        out.tell("cured", dreamer=by.dreamer, count=cured, rule="F20.1")


def prevent(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Distress that is due is not suffered."""
    if s.dues:
        due = s.dues[-1]
        s.dues = (*s.dues[:-1], replace(due, n=max(0, due.n - counted(by, instr))))
        if out.listening:
            out.tell("prevented", dreamer=due.dreamer, count=counted(by, instr), rule="F22.10")


def flip(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """A Progress is turned over: inactive until unflipped. (F9.10)"""
    pick(s, by, "flip", flippable(s, by.dreamer), by.then("_flip"))


def flippable(s: Etherfields, dreamer: DreamerId) -> list[int]:
    """List a Dreamer's Progress that lies open, by its place in the zone."""
    zone = s.dreamers[dreamer].zone
    return alike(zone, [at for at, each in enumerate(zone) if not each.flipped and each.card < FLAW])


def alike(zone: tuple[Placed, ...], places: list[int]) -> list[int]:
    """Of copies of a card in a zone offer one: of those that served already the last."""
    best: dict[CardId, int] = {}
    for at in places:
        if zone[at].card not in best or zone[at].used > zone[best[zone[at].card]].used:
            best[zone[at].card] = at
    return sorted(best.values())


def turn_over(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    zone = list(s.dreamers[by.dreamer].zone)
    zone[by.picked] = replace(zone[by.picked], flipped=not zone[by.picked].flipped)
    s.change(by.dreamer, zone=tuple(zone))
    if out.listening:
        told = {"dreamer": by.dreamer, "card": zone[by.picked].card, "rule": "F9.10"}
        if zone[by.picked].flipped:
            out.tell("flipped", **told)
        else:
            out.tell("unflipped", **told)


def unflip(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Progress is active again: one, or all."""
    zone = s.dreamers[by.dreamer].zone
    if instr.has("all"):
        s.change(by.dreamer, zone=tuple(replace(each, flipped=False) for each in zone))
    else:
        pick(s, by, "unflip", alike(zone, [at for at, each in enumerate(zone) if each.flipped]), by.then("_flip"))


def hand_over(s: Etherfields, dreamer: DreamerId, to: DreamerId, cards: tuple[CardId, ...]) -> None:
    """Give hand cards to another Dreamer, whose they are from now on."""
    giver = s.dreamers[dreamer]
    hand, owned = list(giver.hand), list(giver.owned)
    for card in cards:
        hand.remove(card)
        owned.remove(card)
    s.change(dreamer, hand=tuple(hand), owned=tuple(owned))
    taker = s.dreamers[to]
    s.change(to, hand=(*taker.hand, *cards), owned=tuple(sorted((*taker.owned, *cards))))


def bury(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """This card goes under the Market. (F10.7)"""
    me = s.dreamers[by.dreamer]
    if by.card in me.discard:
        discard, owned = list(me.discard), list(me.owned)
        discard.reverse()
        discard.remove(by.card)
        owned.remove(by.card)
        s.change(by.dreamer, discard=tuple(reversed(discard)), owned=tuple(owned))
        s.market.put(Known(by.card), len(s.market), out)


@dataclass(frozen=True)
class Look(Ask[Etherfields, Move]):
    """Look at the top of one's own deck, and do with it what the card says."""

    kind: ClassVar[str] = "look"
    rule: ClassVar[str] = "F9.3"
    foreseen: ClassVar[bool] = True
    dreamer: DreamerId
    count: int
    take_one: bool
    progress: bool
    otherwise: tuple[Instr, ...]

    def options(self, s: Etherfields) -> list[Move]:
        if not self.take_one:
            return [Choose(0), Choose(1)]
        cards = dict.fromkeys(self.cards(s))
        wanted = [card for card in cards if card < FLAW and (CARDS[card].progress or not self.progress)]
        return [Want(card) for card in wanted] or [Want(-1)]

    def cards(self, s: Etherfields) -> list[CardId]:
        """List the cards that are looked at."""
        return [each.card for each in s.decks[self.dreamer].segments[: self.count] if isinstance(each, Known)]

    def take(self, s: Etherfields, move: Move, out: Outside) -> None:
        deck = s.decks[self.dreamer]
        if isinstance(move, Choose):
            if move.option:
                under(deck, deck.draw(out), out)
                decks.show_back(s, self.dreamer, out)
            if out.listening:
                out.tell("looked", dreamer=self.dreamer, under=bool(move.option), rule=self.rule)
            return
        assert isinstance(move, Want)
        seen = [deck.draw(out) for _ in range(min(self.count, len(deck)))]
        taken = next((each for each in seen if each.card == move.card), None)
        for each in seen:
            if each is not taken:
                under(deck, each, out)
        decks.show_back(s, self.dreamer, out)
        if taken is None:
            if out.listening:
                out.tell("took_none", dreamer=self.dreamer, rule=self.rule)
            do(s, self.dreamer, self.otherwise)
        else:
            s.change(self.dreamer, hand=(*s.dreamers[self.dreamer].hand, taken.card))
            out.reveal()
            if out.listening:
                out.tell("took", dreamer=self.dreamer, card=taken.card, rule=self.rule)

    def facts(self, s: Etherfields) -> dict[str, Json]:
        things = [] if self.take_one else [[0, "look-0"], [1, "look-1"]]
        return {"dreamer": self.dreamer, "count": self.count, "things": things}


def under(deck: Deck, card: Known, out: Outside) -> None:
    """Put a card under a deck: who knew it knows it still; its back is covered."""
    deck.put(Known(card.card, card.knowers), len(deck), out)


def look(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Look at the top cards of one's own deck: take one, or put it under."""
    deck = s.decks[by.dreamer]
    count = min(counted(by, instr), len(deck))
    if not count:
        return
    seat = s.seat_of(by.dreamer)
    seen = looked_at(s, by.dreamer, count, out)
    out.reveal()
    if out.listening:
        out.whisper((seat,), {"cards": seen}, "looks", dreamer=by.dreamer, count=count, rule="F9.3")
    s.agenda.append(
        Look(seat, by.dreamer, count, bool(instr.get("take")), instr.get("of") == "progress", instr.block("else"))
    )


def looked_at(s: Etherfields, dreamer: DreamerId, count: int, out: Outside) -> list[CardId]:
    """Let the seat of a Dreamer know the top cards; the backs stay seen."""
    seen = s.decks[dreamer].look(s.seat_of(dreamer), count, out)
    decks.show_back(s, dreamer, out)
    return seen


# Intent, tokens


def hold(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Hold Intent until the round ends. (F11.15)"""
    colours = "acw" if instr.args[0] == "any" else instr.args[0]
    n = amount(instr.args[1], by.n)
    held = Held(colours, n, instr.get("for"))
    s.change(by.dreamer, held=(*s.dreamers[by.dreamer].held, held))
    if out.listening:
        out.tell("held", dreamer=by.dreamer, count=n, colours=colours, rule="F11.15")


def gain(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Gain of a pool what it still has. (F1.8, F1.10)"""
    what, n = instr.what, counted(by, instr)
    if what in ("note", "item", "flaw"):
        from .dreams import gain_thing

        gain_thing(s, by, what, instr.args[1], out)
        return
    me = s.dreamers[by.dreamer]
    left = {"ether": s.ether_left, "gem": s.gems_left, "spirit": s.spirits_left, "key": KEYS - s.keys}[what]
    got = min(n, left)
    match what:
        case "ether":
            s.change(by.dreamer, ether=me.ether + got)
        case "gem":
            s.change(by.dreamer, gems=me.gems + got)
        case "spirit":
            s.change(by.dreamer, spirits=me.spirits + got)
        case "key":
            s.keys += got
    if out.listening:
        out.tell("gained", dreamer=by.dreamer, what=what, count=got, rule="F1.10" if got == n else "F1.8")


def hours(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """The Clock goes on, or back; it stays within 0 and 12. (F19.7)"""
    s.hours = max(0, min(HOURS, s.hours + counted(by, instr)))
    if out.listening:
        out.tell("clock", hours=s.hours, rule="F19.7")


def removable(s: Etherfields, dreamer: DreamerId, instr: Instr) -> list[int]:
    """List what can be removed: Morphings of an Entity in range, or own Flaws."""
    me = s.dreamers[dreamer]
    if instr.what == "flaw":
        return sorted({card for card in (*me.hand, *[each.card for each in me.zone]) if card >= FLAW})
    if s.met is None or not s.met.figures:
        return []
    near = min(s.board.distance(me.space, figure) for figure in s.met.figures)
    return sorted(set(s.met.morphings)) if near <= within(s, dreamer, int(instr.get("range", "1"))) else []


def remove(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Remove a Morphing, or a Flaw; a Slumber tile leaves the campaign."""
    if instr.what == "tile":
        from .slumbers import leave_campaign

        leave_campaign(s, by.n, out)
        return
    pick(s, by, instr.what, removable(s, by.dreamer, instr), by.then("_remove", instr.what))


def removes(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    if instr.what == "morphing":
        assert s.met is not None
        left = list(s.met.morphings)
        left.remove(by.picked)
        s.meet(morphings=tuple(left))
        if out.listening:
            out.tell("unmorphed", morphing=by.picked, rule="F17.1")
        return
    flaws.remove(s, by.dreamer, by.picked, out)


# Turn cards


def blockable(s: Etherfields) -> list[int]:
    """List the steps of the current Turn card that are still to come. (F15.3)"""
    card = s.card
    return [] if card is None else [at for at in range(s.step, len(card.steps)) if at not in s.blocked]


def block_step(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Block a step of the current Turn card."""
    if not instr.get("suit") or s.suit in instr.get("suit"):
        pick(s, by, "step", blockable(s), by.then("_block_step"))


def blocks(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    s.blocked = (*s.blocked, by.picked)
    if out.listening:
        out.tell("blocked", step=by.picked, rule="F15.3")


def add_turn(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """The bottom card of the Turn discard goes under the Turn deck, unseen. (F15.4)"""
    for _ in range(min(counted(by, instr), len(s.turn_discard))):
        s.turns.put(s.turn_discard.draw(out, bottom=True), len(s.turns), out)
        if out.listening:
            out.tell("turn_added", count=len(s.turns), rule="F15.4")


def see_turn(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """All see the card under the current one. (F15.6)"""
    if len(s.turns):
        card = s.turns.draw(out).card
        s.turns.segments.insert(0, Known(card, EVERYBODY))
        out.reveal()
        if out.listening:
            out.tell("turn_seen", turn=card, rule="F15.6")


# Dice, Progress


def reroll(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    roll(s, out)


def treat(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """The die that was just rolled counts as something else."""
    s.added = counted(by, instr)


def ready(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Another of one's Progress that has served this turn may serve once more."""
    zone = s.dreamers[by.dreamer].zone
    offered = [at for at, each in enumerate(zone) if each.used and each.card != by.card]
    pick(s, by, "ready", alike(zone, offered), by.then("_ready"))


def readied(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    zone: list[Placed] = list(s.dreamers[by.dreamer].zone)
    zone[by.picked] = replace(zone[by.picked], used=0)
    s.change(by.dreamer, zone=tuple(zone))


def place_card(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Lay a Progress that was paid into the zone."""
    from .playing import lay_in_zone

    lay_in_zone(s, by.dreamer, int(instr.args[0]), int(instr.args[1]), out)


# The Market (F10.6)


def buy(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Turn the Market's top three; buy any with own Ether, the rest goes to the bottom."""
    seen = [s.market.draw(out).card for _ in range(min(3, len(s.market)))]
    out.reveal()
    if out.listening:
        out.tell("market", dreamer=by.dreamer, cards=seen, rule="F10.6")
    if seen:
        s.agenda.append(Buying(s.seat_of(by.dreamer), by.dreamer, tuple(seen)))


@dataclass(frozen=True)
class Buying(Ask[Etherfields, Want]):
    """Buy one of the Market's cards that lie open, or no more. (F10.6)"""

    kind: ClassVar[str] = "buy"
    rule: ClassVar[str] = "F10.6"
    foreseen: ClassVar[bool] = True
    dreamer: DreamerId
    cards: tuple[CardId, ...]

    def options(self, s: Etherfields) -> list[Move]:
        ether = s.dreamers[self.dreamer].ether
        return [Want(-1), *[Want(card) for card in dict.fromkeys(self.cards) if CARDS[card].price <= ether]]

    def take(self, s: Etherfields, move: Want, out: Outside) -> None:
        if move.card == -1:
            if out.listening:
                out.tell("bought_none", dreamer=self.dreamer, rule="F10.6")
            for card in self.cards:
                s.market.put(Known(card), len(s.market), out)
            return
        card = move.card
        me = s.dreamers[self.dreamer]
        owned = tuple(sorted((*me.owned, card)))
        ether = me.ether - CARDS[card].price
        s.change(self.dreamer, ether=ether, discard=(*me.discard, card), owned=owned)  # F9.6
        if out.listening:
            out.tell("bought", dreamer=self.dreamer, card=card, rule="F10.6")
        left = list(self.cards)
        left.remove(card)
        s.agenda.append(Buying(self.seat, self.dreamer, tuple(left)))

    def facts(self, s: Etherfields) -> dict[str, Json]:
        return {"dreamer": self.dreamer, "cards": list(self.cards)}


WORDS: Mapping[str, Word] = {
    "draw": draw, "seal": seal, "unseal": unseal, "suffer": suffers, "cure": cure, "prevent": prevent, "flip": flip,
    "_flip": turn_over, "unflip": unflip, "bury": bury, "look": look, "hold": hold, "gain": gain, "hours": hours,
    "remove": remove, "_remove": removes, "block_step": block_step, "_block_step": blocks,
    "add_turn": add_turn, "see_turn": see_turn, "reroll": reroll, "treat": treat, "ready": ready, "_ready": readied,
    "_place": place_card, "buy": buy,
}  # fmt: skip
