"""Piles: a known top, an unordered pool, a known bottom."""

from reverie.kernel.chance import Recorded, Seeded
from reverie.kernel.codec import pack, unpack
from reverie.kernel.pile import EVERYBODY, NOBODY, Pile


def test_the_pool_is_drawn_by_chance_and_the_bottom_in_order() -> None:
    pile = Pile([10, 11, 12])
    pile.put_underneath(1)
    pile.put_underneath(2)
    assert pile.draw(Recorded([1])) == (11, NOBODY)
    assert {pile.draw(Seeded(1))[0], pile.draw(Seeded(1))[0]} == {10, 12}
    assert [pile.draw(Recorded([])) for _ in range(2)] == [(1, EVERYBODY), (2, EVERYBODY)]
    assert len(pile) == 0


def test_the_top_comes_first_and_needs_no_chance() -> None:
    pile = Pile([10, 11])
    pile.put_on_top(5)
    pile.put_on_top(6, knowers=1 << 2)
    assert pile.draw(Recorded([])) == (6, 4)
    assert pile.draw(Recorded([])) == (5, EVERYBODY)


def test_a_peek_tells_one_seat_and_leaves_the_card() -> None:
    pile = Pile([10, 11, 12])
    assert pile.peek(1, Recorded([2])) == 12
    assert pile.peek(0, Recorded([])) == 12
    assert (pile.top, pile.knowers, len(pile)) == ([12], [3], 3)
    assert pile.draw(Recorded([])) == (12, 3)


def test_a_peek_at_a_card_that_all_know_changes_nothing() -> None:
    pile = Pile([])
    pile.put_on_top(5)
    pile.peek(0, Recorded([]))
    assert pile.knowers == [EVERYBODY]


def test_a_shuffle_forgets_every_place() -> None:
    pile = Pile([10])
    pile.put_on_top(5)
    pile.put_underneath(1)
    pile.shuffle_in([7, 8])
    assert (pile.top, pile.knowers, pile.bottom) == ([], [], [])
    assert sorted(pile.pool) == [1, 5, 7, 8, 10]


def test_dealing_is_drawing_several_times() -> None:
    for seed in range(40):
        dealt, drawn = Pile(list(range(9))), Pile(list(range(9)))
        for pile in (dealt, drawn):
            pile.put_on_top(20)
            pile.put_underneath(30)
        one, other = Seeded(seed), Seeded(seed)
        count = seed % 14
        taken = dealt.deal(count, one)
        assert taken == [drawn.draw(other)[0] for _ in range(min(count, 11))]
        assert pack(dealt) == pack(drawn)


def test_piles_are_equal_whatever_the_order_of_the_pool() -> None:
    assert Pile([1, 2, 3]) == Pile([3, 1, 2])
    assert Pile([1, 2, 3]) != Pile([1, 2])
    on_top = Pile([1, 2])
    on_top.put_on_top(3)
    assert on_top != Pile([1, 2, 3])


def test_a_packed_pile_draws_alike() -> None:
    pile = Pile([4, 9, 1, 7])
    pile.put_on_top(3, knowers=2)
    again = unpack(pack(pile), {})
    chance = [Recorded([2, 0, 1, 0]), Recorded([2, 0, 1, 0])]
    assert [pile.draw(chance[0]) for _ in range(5)] == [again.draw(chance[1]) for _ in range(5)]
