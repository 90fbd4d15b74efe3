"""Awakening, Death, saving; and what the Initiation unlocks. (F21, F23.1–F23.4)"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from ...kernel.chance import Chance
from ...kernel.outside import Outside
from ...kernel.step import Form, Step
from ...kernel.words import Json, Move, Refusal
from ...parts.deck import Deck
from .choices import NONE, Do, do, pick, team
from .content import ARCHETYPES, DISTRICTS, FATES, FLAW, ITEMS, MAPS, MASKS, SEASONS, SLUMBERS, deck_of
from .decks import lay_deck, unseal
from .fates import clear_quirks
from .items import slots
from .language import Instr
from .moves import Draw
from .schemas import CardId
from .slumbers import DELTA, clock, lay_slumbers, setup_tiles, shuffle_slumbers
from .state import DreamerId, Etherfields, Rested, Town
from .town import InTown, begin_trip, places_with

Word = Callable[[Etherfields, Do, Instr, Outside], None]

FEWEST_IN_A_DECK, MOST_IN_A_DECK = 20, 40  # F10.4
LAST = 11


def unlock_first(s: Etherfields, out: Outside) -> None:
    """What the Initiation unlocks in any case: the town, Masks, Items, Fates, the first Slumbers. (F3.8)"""
    slumber = MAPS["slumber"]
    found = [
        *[f"district.{each.slot}" for each in DISTRICTS if each.first],
        *[f"item.{each.id}" for each in ITEMS if f"item.{each.id}" not in s.found],
        *[f"slumber.{each.id}" for each in SLUMBERS if each.found],
        *[f"fate.{each.id}" for each in FATES],
        *[f"tile.{tile}" for tile in (*slumber.setup, *slumber.pile)],
    ]
    here = {*s.items, *s.storage}
    s.found = (*s.found, *found)
    s.town = Town(
        seasons=tuple(number for number, each in enumerate(SEASONS) if each.kind == "first"),
        masks=tuple(number for number, each in enumerate(MASKS) if each.first),
        rested=() if s.town is None else s.town.rested,
    )
    s.item_market = Deck.of([number for number in range(len(ITEMS)) if number not in here])
    s.fates = Deck.of(list(range(len(FATES))))
    tiles = [n for n, each in enumerate(SLUMBERS) if each.found and n != DELTA]
    lay_slumbers(s, tiles, [DELTA])
    for each in DISTRICTS:
        if each.first:
            s.find(f"district.{each.slot}")
    if out.listening:
        out.tell("unlocked", rule="F3.8")


# Awakening, step by step


@dataclass(frozen=True)
class Awaken(Step[Etherfields]):
    """One step of Awakening, then the next; a save ends it early. (F21.1, F23.1)"""

    foreseen: ClassVar[bool] = True
    at: int
    last: int = LAST

    def run(self, s: Etherfields, out: Outside) -> None:
        if self.at < self.last:
            s.agenda.append(Awaken(self.at + 1, self.last))
        if out.listening and self.at in (1, 4):
            out.tell("awakens", step=self.at, rule="F23.1")
        STEPS[self.at](s, out)


def cure_all(s: Etherfields, out: Outside) -> None:
    for dreamer in range(s.players):
        s.change(dreamer, distress=0)


def unseal_all(s: Etherfields, out: Outside) -> None:
    for dreamer in range(s.players):
        unseal(s, dreamer, len(s.sealed[dreamer]), out)


def lay_down(s: Etherfields, out: Outside) -> None:
    """Hands and Progress are discarded; Keys, Gems, Spirits go to the pools."""
    for dreamer in range(s.players):
        me = s.dreamers[dreamer]
        progress = [each.card for each in me.zone if each.card < FLAW]
        flaws = tuple(each for each in me.zone if each.card >= FLAW)
        s.change(dreamer, hand=(), zone=flaws, discard=(*me.discard, *me.hand, *progress), gems=0, spirits=0, held=())
    s.keys = 0


def change_dreamers(s: Etherfields, out: Outside) -> None:
    """Each may take another archetype that nobody has; cards stay with the archetype. (F21.6)"""
    for dreamer in reversed(s.clockwise()):
        do(s, dreamer, (Instr("_other"),))


def other(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    taken = {each.archetype for each in s.dreamers}
    free = [number for number in range(len(ARCHETYPES)) if number not in taken]
    if free:
        pick(s, by, "archetype", [s.dreamers[by.dreamer].archetype, *free], (Instr("_another"),))


def another(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Lay one archetype's cards aside and take those of another. (F21.6)"""
    me = s.dreamers[by.dreamer]
    if by.picked != me.archetype:
        rest(s, by.dreamer)
        take_up(s, by.dreamer, by.picked)
        if out.listening:
            out.tell("became", dreamer=by.dreamer, archetype=by.picked, rule="F21.6")


def rest(s: Etherfields, dreamer: DreamerId) -> None:
    """Note what an archetype owns while nobody plays it."""
    assert s.town is not None
    me = s.dreamers[dreamer]
    laid = Rested(me.archetype, tuple(sorted((*me.owned, *me.surplus))))
    s.town = replace(s.town, rested=(*s.town.rested, laid))


def take_up(s: Etherfields, dreamer: DreamerId, archetype: int) -> None:
    """Take an archetype with all its cards, which wait to be built into a deck."""
    owned: tuple[CardId, ...] = tuple(sorted(deck_of(ARCHETYPES[archetype])))
    if s.town is not None:
        for each in s.town.rested:
            if each.archetype == archetype:
                owned = each.cards
        s.town = replace(s.town, rested=tuple(each for each in s.town.rested if each.archetype != archetype))
    s.change(dreamer, archetype=archetype, owned=(), surplus=owned, hand=(), discard=(), zone=())
    s.decks[dreamer], s.sealed[dreamer] = Deck([]), Deck([])


def rebuild(s: Etherfields, out: Outside) -> None:
    """Decks are rebuilt and shuffled: each leaves out what they like, within 20 to 40. (F10.4, F10.5)"""
    for dreamer in reversed(s.clockwise()):
        me = s.dreamers[dreamer]
        cards = tuple(sorted((*me.owned, *me.surplus)))
        s.change(dreamer, owned=(), surplus=cards, hand=(), discard=(), zone=())
        s.decks[dreamer], s.sealed[dreamer] = Deck([]), Deck([])
        do(s, dreamer, (Instr("_build"),))


def build(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    """Ask what stays out of a deck, if there is anything to choose."""
    ask = BuildDeck(s.seat_of(by.dreamer), by.dreamer)
    if ask.most(s):
        s.agenda.append(ask)
    else:
        lay_all_but(s, by.dreamer, (), out)


def lay_all_but(s: Etherfields, dreamer: DreamerId, left: tuple[CardId, ...], out: Outside) -> None:
    """Lay a deck of all cards but those left out; the surplus waits. (F10.4)"""
    cards = list(s.dreamers[dreamer].surplus)
    for card in left:
        cards.remove(card)
    s.change(dreamer, owned=tuple(cards), surplus=tuple(sorted(left)))
    lay_deck(s, dreamer, cards, out)
    out.reveal()
    if out.listening:
        out.tell("built", dreamer=dreamer, count=len(cards), cards=sorted(left), rule="F10.4")


@dataclass(frozen=True)
class BuildDeck(Form[Etherfields, Draw]):
    """Choose which cards stay out of one's deck. (F10.4)"""

    kind: ClassVar[str] = "build"
    rule: ClassVar[str] = "F10.4"
    foreseen: ClassVar[bool] = True
    dreamer: DreamerId

    def there(self, s: Etherfields) -> list[CardId]:
        """List the cards that may stay out: Flaws never do. (F10.5)"""
        return [card for card in s.dreamers[self.dreamer].surplus if card < FLAW]

    def least(self, s: Etherfields) -> int:
        return max(0, len(self.there(s)) - MOST_IN_A_DECK)

    def most(self, s: Etherfields) -> int:
        return max(0, len(self.there(s)) - FEWEST_IN_A_DECK)

    def why(self, s: Etherfields, move: Move) -> Refusal | None:
        if type(move) is not Draw or type(move.discards) is not tuple:
            return Refusal(self.rule, "choose_cards", dreamer=self.dreamer)
        there = self.there(s)
        for card in move.discards:
            if type(card) is not int or card not in there:
                return Refusal("F10.5", "not_to_leave_out", dreamer=self.dreamer)
            there.remove(card)
        if not self.least(s) <= len(move.discards) <= self.most(s):
            return Refusal(self.rule, "how_many", least=self.least(s), most=self.most(s))
        return None

    def sample(self, s: Etherfields, chance: Chance) -> Move:
        there = self.there(s)
        count = self.least(s) + chance.below(self.most(s) - self.least(s) + 1)
        return Draw(tuple(there.pop(chance.below(len(there))) for _ in range(count)))

    def fields(self, s: Etherfields) -> list[dict[str, Json]]:
        cards: list[Json] = list(self.there(s))
        return [
            {"name": "kind", "type": "fixed", "value": Draw.kind},
            {"name": "discards", "type": "subset", "values": cards, "least": self.least(s), "most": self.most(s)},
        ]

    def take(self, s: Etherfields, move: Draw, out: Outside) -> None:
        lay_all_but(s, self.dreamer, move.discards, out)

    def facts(self, s: Etherfields) -> dict[str, Json]:
        return {"dreamer": self.dreamer}


def masks(s: Etherfields, out: Outside) -> None:
    """A Mask each, of those that the team owns. (F19.4)"""
    for dreamer in range(s.players):
        s.change(dreamer, mask=NONE)
    for dreamer in reversed(s.clockwise()):
        do(s, dreamer, (Instr("_mask"),))


def mask(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    assert s.town is not None
    worn = {each.mask for each in s.dreamers}
    pick(s, by, "mask", [number for number in s.town.masks if number not in worn], (Instr("_wear"),))


def choose_items(s: Etherfields, out: Outside) -> None:
    """Active Items are chosen for all slots. (F2.3)"""
    s.storage = tuple(sorted((*s.storage, *s.items)))
    s.items = ()
    do(s, s.first, (Instr("_next_item"),))


def next_item(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    free = slots(s) - len(s.items)
    if free >= len(s.storage):
        s.items, s.storage = (*s.items, *s.storage), ()
    elif free > 0:
        team(s, "item", list(s.storage), (Instr("_item_in"),))


def item_in(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    s.items = (*s.items, by.picked)
    s.storage = tuple(each for each in s.storage if each != by.picked)
    do(s, s.first, (Instr("_next_item"),))


def shuffle_decks(s: Etherfields, out: Outside) -> None:
    s.fates.shuffle()
    shuffle_slumbers(s)


def reset_clock(s: Etherfields, out: Outside) -> None:
    s.hours = clock(s)
    if out.listening:
        out.tell("clock", hours=s.hours, rule="F23.1")


def clear_dreamscape(s: Etherfields, out: Outside) -> None:
    """The Dreamscape is cleared, the setup tiles lie there, Dreamers stand on Entrances."""
    clear_quirks(s, out)
    s.tiles, s.single, s.light, s.gems_laid, s.markers, s.done = setup_tiles(), (), (), (), (), ()
    s.wall, s.opened = None, ()
    lay_map_pile(s)
    for dreamer in range(s.players):
        s.change(dreamer, space=NONE, start=NONE)
    for dreamer in reversed(s.clockwise()):
        do(s, dreamer, (Instr("_enter"),))


def lay_map_pile(s: Etherfields) -> None:
    """Shuffle the found Slumber map tiles that do not lie there. (F2.6)"""
    slumber = MAPS["slumber"]
    there = {tile for map_id, tile in s.tiles if map_id == "slumber"}
    s.map_pile = Deck.of([n for n, tile in enumerate(slumber.tiles) if f"tile.{tile}" in s.found and tile not in there])


def to_town(s: Etherfields, out: Outside) -> None:
    """The team stands on a known AWAKEN."""
    begin_trip(s)
    team(s, "place", places_with(s, "AWAKEN"), (Instr("_awake"),))


def awake(s: Etherfields, by: Do, instr: Instr, out: Outside) -> None:
    from .town import PLACES, passage_of

    assert s.town is not None
    s.town = replace(s.town, at=PLACES[by.picked][1].id)
    if out.listening:
        out.tell("travelled", place=by.picked, passage=passage_of(by.picked), rule="F23.1")


STEPS: Mapping[int, Callable[[Etherfields, Outside], None]] = {
    1: cure_all, 2: unseal_all, 3: lay_down, 4: change_dreamers, 5: rebuild, 6: masks, 7: choose_items,
    8: shuffle_decks, 9: reset_clock, 10: clear_dreamscape, 11: to_town,
}  # fmt: skip


# Death


@dataclass(frozen=True)
class Death(Step[Etherfields]):
    """Each loses half their Ether, rounded down; one who died gains a Flaw; all Awaken. (F20.4, F23.3)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        from .steps import leave_slumber

        leave_slumber(s, out)
        dead, s.dead, s.dues = s.dead, (), ()
        for dreamer in range(s.players):
            ether = s.dreamers[dreamer].ether
            s.change(dreamer, ether=ether - ether // 2)
        if out.listening:
            out.tell("death", dreamers=list(dead), rule="F23.3")
        s.agenda += [InTown(), Awaken(1)]
        team(s, "dead", list(dead), (Instr("_as", (), (), (("", (Instr("gain", ("flaw", "1")),)),)),))


# Saving


@dataclass(frozen=True)
class Saving(Step[Etherfields]):
    """Buy Influence if wished; all Ether goes for a save card each; Awakening 1 to 3. (F21.2)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        s.agenda += [Saved(), Awaken(1, 3), SaveCards()]
        for dreamer in reversed(s.clockwise()):
            if s.dreamers[dreamer].ether:
                do(s, dreamer, (Instr("may", (), (), (("", (Instr("buy"),)),)),))


@dataclass(frozen=True)
class SaveCards(Step[Etherfields]):
    """Each discards all Ether for one save card. (F21.2, F23.4)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        assert s.town is not None
        for dreamer in range(s.players):
            s.change(dreamer, ether=0)
        s.town = replace(s.town, save_cards=tuple(sorted(each.archetype for each in s.dreamers)))


@dataclass(frozen=True)
class Saved(Step[Etherfields]):
    """The session is over. (F21.9)"""

    foreseen: ClassVar[bool] = True

    def run(self, s: Etherfields, out: Outside) -> None:
        s.outcome = "saved"
        if out.listening:
            out.tell("saved", rule="F21.2")


WORDS: Mapping[str, Word] = {
    "_other": other, "_another": another, "_build": build, "_mask": mask, "_next_item": next_item,
    "_item_in": item_in, "_awake": awake,
}  # fmt: skip
