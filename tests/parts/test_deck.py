"""Decks with segments, and a tiny game with a marked card inside its pile."""

from __future__ import annotations

import pytest

from reverie import Seeded
from reverie.kernel import conformance
from reverie.kernel.pile import EVERYBODY, NOBODY
from reverie.parts.deck import Deck, Known, Pool, imagined
from tests.parts.shrine import SHRINE


def marked(chance: Seeded | None = None) -> Deck:
    deck = Deck.of(list(range(10)))
    deck.put(Known(77, NOBODY, "delta"), 4, chance or Seeded(1))
    return deck


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_a_marked_card_keeps_every_promise(seats: int) -> None:
    for seed in range(6):
        conformance.check_game(SHRINE, seats, seed, one_in=2, most=12)
    conformance.check_replay(SHRINE, seats, 2)


def test_a_card_put_inside_a_pool_parts_it_and_its_back_is_seen() -> None:
    deck = marked()
    assert deck.seen_by(None) == (4, (None, NOBODY, "delta"), 6)
    assert deck.cards() == [*range(10), 77] and len(deck) == 11


def test_it_is_drawn_from_either_end() -> None:
    deck = Deck([Known(1), Pool([2, 3]), Known(4)])
    assert deck.draw(Seeded(1), bottom=True).card == 4
    assert deck.draw(Seeded(1)) == Known(1)
    assert {deck.draw(Seeded(1), bottom=True).card, deck.draw(Seeded(1)).card} == {2, 3}
    assert len(deck) == 0 and deck.segments == []


def test_each_card_of_a_pool_is_drawn_as_often() -> None:
    chance, drawn = Seeded(3), [0] * 4
    for _ in range(4_000):
        drawn[Deck.of([0, 1, 2, 3]).draw(chance).card] += 1
    assert all(880 < count < 1_120 for count in drawn), drawn


def test_a_look_is_known_to_one_seat_and_a_new_order_to_it_alone() -> None:
    deck = Deck([Known(8), Pool([1, 2, 3])])
    seen = deck.look(2, 2, Seeded(1))
    assert seen[0] == 8 and seen[1] in (1, 2, 3)
    assert deck.seen_by(2)[:2] == ((8, EVERYBODY, ""), (seen[1], 4, ""))
    assert deck.seen_by(0)[:2] == ((8, EVERYBODY, ""), (None, 4, ""))
    deck.reorder(seen[::-1], 2)
    assert deck.seen_by(0)[:2] == ((None, 4, ""), (None, 4, "")), "whoever saw the first card lost sight of it"
    assert deck.draw(Seeded(1)).card == seen[1]
    with pytest.raises(AssertionError):
        deck.reorder([5], 2)


def test_what_lies_above_the_marker_is_shuffled_and_what_lies_below_is_not() -> None:
    deck = marked()
    deck.put(Known(20), 0, Seeded(2))
    deck.put(Known(21), len(deck), Seeded(2))
    deck.shuffle_above(lambda card: card.back == "delta", [30])
    assert deck.seen_by(0) == (6, (None, NOBODY, "delta"), 6, (21, EVERYBODY, ""))
    upper = deck.segments[0]
    assert isinstance(upper, Pool) and {20, 30} < set(upper.cards)
    deck.shuffle()
    assert deck.seen_by(0) == (14,)


def test_a_copy_shares_nothing_and_equals_its_deck() -> None:
    deck = marked()
    twin = deck.copy()
    assert twin == deck
    twin.draw(Seeded(1))
    assert len(deck) == 11 and twin != deck


def test_an_imagined_deck_looks_the_same() -> None:
    deck = marked()
    deck.look(1, 2, Seeded(5))
    for seat in (0, 1, None):
        seen = deck.seen_by(seat)
        known = {part[0] for part in seen if isinstance(part, tuple)}
        unseen = [card for card in deck.cards() if card not in known]
        assert imagined(seen, unseen, Seeded(9)).seen_by(seat) == seen
