"""What a seat knows of Etherfields: all but what lies face down. And a world that fits it. (F22.3)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from ...kernel.chance import Chance
from ...kernel.step import Step
from ...kernel.view import View
from ...kernel.words import Seat
from ...parts.deck import Deck, Known, Pool, Seen, Segment
from .board import SpaceId, Tile
from .content import FLAW, FLAWS, SECRETS, TURNS, back_of, market_cards
from .gains import Buying
from .schemas import CardId
from .state import NO_TURN, Dreamer, DreamerId, Due, Etherfields, Hidden, Marker, Met


@dataclass(frozen=True)
class EtherfieldsView(View):
    """Everything that one seat, or a spectator, knows."""

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
    turn: int
    step: int
    blocked: tuple[int, ...]
    hours: int
    keys: int
    tiles: tuple[Tile, ...]
    single: tuple[str, ...]
    light: tuple[SpaceId, ...]
    gems_laid: tuple[SpaceId, ...]
    met: Met | None
    round_of: DreamerId
    acted: bool
    did: bool
    passed: tuple[bool, ...]
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
    items: tuple[str, ...]
    agenda: tuple[Step[Any], ...]


def view(s: Etherfields, seat: Seat | None) -> EtherfieldsView:
    """Tell what a seat knows."""
    return EtherfieldsView(
        seat,
        s.seats,
        s.free,
        s.lone,
        s.deeper,
        s.per_figure,
        tuple(s.dreamers),
        tuple(deck.seen_by(seat) for deck in s.decks),
        tuple(deck.seen_by(seat) for deck in s.sealed),
        s.first,
        s.turns.seen_by(seat),
        s.current,
        s.turn_discard.seen_by(seat),
        s.market.seen_by(seat),
        s.flaws.seen_by(seat),
        s.turn,
        s.step,
        s.blocked,
        s.hours,
        s.keys,
        s.tiles,
        s.single,
        s.light,
        s.gems_laid,
        s.met,
        s.round_of,
        s.acted,
        s.did,
        s.passed,
        s.die,
        s.added,
        s.dues,
        s.roller,
        s.boosting,
        s.outcome,
        s.dead,
        s.gate,
        s.read,
        tuple(each if knows(each, seat) else replace(each, secret=-1) for each in s.hidden),
        s.revealed,
        s.markers,
        s.done,
        s.flooded,
        s.marks,
        s.signs,
        s.notes,
        s.items,
        tuple(s.agenda),
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
    owned = [card for each in v.dreamers for card in each.owned]
    bought = [card for step in v.agenda if isinstance(step, Buying) for card in step.cards]
    (market,) = lie_so((v.market,), market_of(owned, bought), chance)
    flaws_left = left_of(range(FLAW, FLAW + len(FLAWS)), [card for card in owned if card >= FLAW])
    (flaws,) = lie_so((v.flaws,), flaws_left, chance)
    return Etherfields(
        list(v.agenda),
        v.seats,
        v.free,
        v.lone,
        v.deeper,
        v.per_figure,
        list(v.dreamers),
        decks,
        sealed,
        v.first,
        turns,
        v.current,
        turn_discard,
        market,
        flaws,
        v.turn,
        v.step,
        v.blocked,
        v.hours,
        v.keys,
        v.tiles,
        v.single,
        v.light,
        v.gems_laid,
        v.met,
        v.round_of,
        v.acted,
        v.did,
        v.passed,
        v.die,
        v.added,
        v.dues,
        v.roller,
        v.boosting,
        v.outcome,
        v.dead,
        v.gate,
        v.read,
        hidden_so(v, chance),
        v.revealed,
        v.markers,
        v.done,
        v.flooded,
        v.marks,
        v.signs,
        v.notes,
        v.items,
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
