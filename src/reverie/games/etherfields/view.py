"""What a seat knows of Etherfields: all but what lies face down. And a world that fits it. (F22.3)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar

from ...kernel.chance import Chance
from ...kernel.step import Step
from ...kernel.view import View
from ...kernel.words import Seat
from ...parts.deck import Deck, Known, Pool, Seen, Segment
from .board import Edge, SpaceId, Tile
from .choices import TeamChoice
from .content import FATES, FLAW, FLAWS, ITEMS, MAPS, SECRETS, SLUMBERS, TURNS, back_of, market_cards
from .forecast import Coming, forecast
from .gains import Buying
from .schemas import CardId, Entity, Kept
from .state import NO_TURN, Dreamer, DreamerId, Due, Etherfields, Hidden, Marker, Met, Town


@dataclass(frozen=True)
class EtherfieldsView(View):
    """Everything that one seat, or a spectator, knows."""

    unsaid: ClassVar[tuple[str, ...]] = ("agenda",)
    """What is to come holds effects of what nobody has read yet: a page is told what is asked instead. (F22.2)"""
    told: ClassVar[tuple[str, ...]] = ("suggested",)

    seats: int
    free: bool
    lone: bool
    deeper: int
    per_figure: bool
    dreamers: tuple[Dreamer, ...]
    decks: tuple[Seen, ...]
    sealed: tuple[Seen, ...]
    first: DreamerId
    turns: Seen
    current: int
    turn_discard: Seen
    market: Seen
    flaws: Seen
    item_market: Seen
    slumbers: Seen
    fates: Seen
    map_pile: Seen
    turn: int
    step: int
    hours: int
    round_of: DreamerId
    passed: tuple[bool, ...]
    blocked: tuple[int, ...]
    keys: int
    tiles: tuple[Tile, ...]
    single: tuple[str, ...]
    light: tuple[tuple[SpaceId, ...], ...]
    wall: Edge | None
    opened: tuple[Edge, ...]
    gems_laid: tuple[SpaceId, ...]
    met: Met | None
    acted: bool
    did: bool
    die: int
    added: int
    dues: tuple[Due, ...]
    roller: DreamerId
    boosting: bool
    outcome: str
    dead: tuple[DreamerId, ...]
    gate: int
    read: tuple[str, ...]
    hidden: tuple[Hidden, ...]
    revealed: tuple[int, ...]
    markers: tuple[Marker, ...]
    done: tuple[tuple[str, DreamerId], ...]
    flooded: tuple[SpaceId, ...]
    marks: tuple[str, ...]
    signs: tuple[str, ...]
    notes: tuple[int, ...]
    items: tuple[int, ...]
    storage: tuple[int, ...]
    spent: tuple[str, ...]
    found: tuple[str, ...]
    quirks: tuple[tuple[int, SpaceId], ...]
    town: Town | None
    coming: tuple[Coming, ...]
    """What the current Turn card is about to do, as things stand."""
    agenda: tuple[Step[Any], ...]

    @property
    def suggested(self) -> tuple[int, ...]:
        """What each seat suggests in the choice of the team that is open, or -1. (F22.5)"""
        top = self.agenda[-1] if self.agenda else None
        return top.suggested if isinstance(top, TeamChoice) else ()


PILES = ("turns", "turn_discard", "market", "flaws", "item_market", "slumbers", "fates", "map_pile")
"""The piles of the team: seen as they lie."""
LISTS = ("dreamers", "agenda")
APART = frozenset({"seat", "decks", "sealed", "hidden", "coming", *PILES, *LISTS})
OPEN = tuple(each.name for each in fields(EtherfieldsView) if each.name not in APART)
"""What all see as it is. (F22.3)"""


def view(s: Etherfields, seat: Seat | None) -> EtherfieldsView:
    """Tell what a seat knows."""
    open_: dict[str, Any] = {name: getattr(s, name) for name in OPEN}
    open_ |= {name: tuple(getattr(s, name)) for name in LISTS}
    open_ |= {name: getattr(s, name).seen_by(seat) for name in PILES}
    return EtherfieldsView(
        seat=seat,
        decks=tuple(deck.seen_by(seat) for deck in s.decks),
        sealed=tuple(deck.seen_by(seat) for deck in s.sealed),
        coming=forecast(s),
        hidden=tuple(each if knows(each, seat) else replace(each, secret=-1) for each in s.hidden),
        **open_,
    )


def imagine(v: EtherfieldsView, chance: Chance) -> Etherfields:
    """Lay face-down cards as they might lie."""
    decks: list[Deck] = []
    sealed: list[Deck] = []
    for each, deck, pile in zip(v.dreamers, v.decks, v.sealed, strict=True):
        seen = [*each.hand, *each.discard, *[placed.card for placed in each.zone]]
        one, other = lie_so((deck, pile), left_of(each.owned, seen), chance)
        decks.append(one)
        sealed.append(other)
    turned = [] if v.current == NO_TURN else [v.current]
    turns, turn_discard = lie_so((v.turns, v.turn_discard), left_of(range(len(TURNS)), turned), chance)
    owned = [card for each in v.dreamers for card in (*each.owned, *each.surplus)]
    owned += [] if v.town is None else [card for each in v.town.rested for card in each.cards]
    bought = [card for step in v.agenda if isinstance(step, Buying) for card in step.cards]
    (market,) = lie_so((v.market,), market_of(owned, bought), chance)
    flaws_left = left_of(range(FLAW, FLAW + len(FLAWS)), [card for card in owned if card >= FLAW])
    (flaws,) = lie_so((v.flaws,), flaws_left, chance)
    (item_market,) = lie_so((v.item_market,), left_of(found(v, "item", ITEMS), [*v.items, *v.storage]), chance)
    met = [v.met.tile] if v.met is not None and v.gate < 0 else []
    (slumbers,) = lie_so((v.slumbers,), left_of(found(v, "slumber", SLUMBERS), met), chance)
    (fates,) = lie_so((v.fates,), left_of(found(v, "fate", FATES), [fate for fate, _ in v.quirks]), chance)
    laid = [MAPS["slumber"].tiles.index(tile) for map_id, tile in v.tiles if map_id == "slumber"]
    tiles = [n for n, tile in enumerate(MAPS["slumber"].tiles) if f"tile.{tile}" in v.found]
    (map_pile,) = lie_so((v.map_pile,), left_of(tiles, laid), chance)
    open_: dict[str, Any] = {name: getattr(v, name) for name in OPEN}
    open_ |= {name: list(getattr(v, name)) for name in LISTS}
    return Etherfields(
        decks=decks,
        sealed=sealed,
        turns=turns,
        turn_discard=turn_discard,
        market=market,
        flaws=flaws,
        item_market=item_market,
        slumbers=slumbers,
        fates=fates,
        map_pile=map_pile,
        hidden=hidden_so(v, chance),
        **open_,
    )


def knows(each: Hidden, seat: Seat | None) -> bool:
    """Whether a seat has seen which Secret lies there. (F22.4)"""
    return seat is not None and bool(each.knowers >> seat & 1)


def hidden_so(v: EtherfieldsView, chance: Chance) -> tuple[Hidden, ...]:
    """Let Secrets that somebody else has peeked at be any of those that may lie there."""
    known = {each.secret for each in v.hidden} | set(v.revealed)
    own = [n for n, each in enumerate(SECRETS) if each.code.startswith(f"{v.gate}.") and n not in known]
    left = Pool(own)
    return tuple(
        replace(each, secret=left.take(chance)) if each.knowers and each.secret < 0 else each for each in v.hidden
    )


def left_of(all_: Iterable[CardId], seen: list[CardId]) -> list[CardId]:
    """List what is left when what is seen is taken away."""
    return sorted((Counter(all_) - Counter(seen)).elements())


def found(v: EtherfieldsView, kind: str, box: Sequence[Kept | Entity]) -> list[int]:
    """List what has come into play of a kind, by its place in the box."""
    return [number for number, each in enumerate(box) if f"{kind}.{each.id}" in v.found]


def market_of(owned: list[CardId], bought: list[CardId]) -> list[CardId]:
    """List what lies in the Market: its cards that nobody owns and that do not lie open."""
    return left_of(market_cards(), [*owned, *bought])


def lie_so(seen: tuple[Seen, ...], there: list[CardId], chance: Chance) -> list[Deck]:
    """Make decks that look so, of the cards that are in them: those with a known place, then backs, then the rest."""
    left = Counter(there)
    for part in (part for deck in seen for part in deck):
        if not isinstance(part, int) and part[0] is not None:
            left[part[0]] -= 1
    hidden = Pool(sorted(left.elements()))
    backed = {
        (number, at): _with_back(hidden, part[2], chance)
        for number, deck in enumerate(seen)
        for at, part in enumerate(deck)
        if not isinstance(part, int) and part[0] is None and part[2]
    }
    decks: list[Deck] = []
    for number, deck in enumerate(seen):
        segments: list[Segment] = []
        for at, part in enumerate(deck):
            if isinstance(part, int):
                segments.append(Pool([hidden.take(chance) for _ in range(part)]))
            else:
                card, knowers, back = part
                if card is None:
                    card = backed[number, at] if back else hidden.take(chance)
                segments.append(Known(card, knowers, back))
        decks.append(Deck(segments))
    return decks


def _with_back(hidden: Pool, back: str, chance: Chance) -> CardId:
    """Take a hidden card whose back is so."""
    fitting = Pool([card for card in hidden.cards if back_of(card) == back])
    card = fitting.take(chance)
    hidden.cards.remove(card)
    return card
