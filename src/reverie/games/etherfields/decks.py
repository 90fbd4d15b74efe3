"""What is done to decks: drawing, sealing, reshuffling. The back of the top card is open to all. (F2.12, F8, F10)"""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.outside import Outside
from ...parts.deck import Deck, Known, Pool
from .content import FLAW, back_of
from .schemas import CardId
from .state import FEWEST, DreamerId, Etherfields


def show_back(s: Etherfields, dreamer: DreamerId, out: Outside) -> None:
    """Let the top card of a deck be chosen, so that all see its back. (F2.12)"""
    deck = s.decks[dreamer]
    if not deck.segments:
        return
    top = deck.segments[0]
    if isinstance(top, Pool) or not top.back:
        card = deck.draw(out)
        back = back_of(card.card)
        deck.segments.insert(0, Known(card.card, card.knowers, back))
        if out.listening:
            out.tell("top", dreamer=dreamer, shows=back, rule="F2.12")


def lay_deck(s: Etherfields, dreamer: DreamerId, cards: Iterable[CardId], out: Outside) -> None:
    """Shuffle cards into a Dreamer's deck."""
    s.decks[dreamer] = Deck.of(list(cards))
    show_back(s, dreamer, out)


def reshuffle(s: Etherfields, dreamer: DreamerId, out: Outside) -> None:
    """Shuffle a Dreamer's discard into the deck. (F8.3, F8.4)"""
    s.decks[dreamer].shuffle(list(s.dreamers[dreamer].discard))
    show_back(s, dreamer, out)
    s.change(dreamer, discard=())
    out.reveal()
    if out.listening:
        out.tell("reshuffled", dreamer=dreamer, count=len(s.decks[dreamer]), rule="F8.3")


def take_top(s: Etherfields, dreamer: DreamerId, out: Outside) -> Known:
    """Take the top card of a Dreamer's deck; the back of the next is seen."""
    deck = s.decks[dreamer]
    card = deck.draw(out)
    show_back(s, dreamer, out)
    out.reveal()
    return card


def seal(s: Etherfields, dreamer: DreamerId, count: int, out: Outside) -> int:
    """Seal cards from the top of a deck, unseen; Flaws met go back on top. Tell how many. (F10.1, F10.2)"""
    met: list[Known] = []
    sealed = 0
    deck = s.decks[dreamer]
    while sealed < count and len(deck):
        card = take_top(s, dreamer, out)
        if card.card >= FLAW:
            met.append(card)
            continue
        s.sealed[dreamer].segments.insert(0, Known(card.card, card.knowers, card.back or back_of(card.card)))
        sealed += 1
    for card in reversed(met):
        deck.segments.insert(0, Known(card.card, -1, "flaw"))
    if out.listening and count:
        out.tell("sealed", dreamer=dreamer, count=sealed, rule="F10.1" if sealed == count else "F10.2")
    return sealed


def unseal(s: Etherfields, dreamer: DreamerId, count: int, out: Outside) -> None:
    """Bring the top sealed cards to the discard. (F10.3)"""
    pile = s.sealed[dreamer]
    found = [pile.draw(out).card for _ in range(min(count, len(pile)))]
    if found:
        s.change(dreamer, discard=(*s.dreamers[dreamer].discard, *found))
        out.reveal()
        if out.listening:
            out.tell("unsealed", dreamer=dreamer, cards=found, rule="F10.3")


def to_discard(s: Etherfields, dreamer: DreamerId, cards: Iterable[CardId]) -> None:
    """Lay hand cards on a Dreamer's discard."""
    me = s.dreamers[dreamer]
    hand = list(me.hand)
    gone = list(cards)
    for card in gone:
        hand.remove(card)
    s.change(dreamer, hand=tuple(hand), discard=(*me.discard, *gone))


def too_few(s: Etherfields) -> list[DreamerId]:
    """List the Dreamers whom the lack of cards kills. (F20.3)"""
    return [dreamer for dreamer in range(s.players) if s.alive(dreamer) < FEWEST]
