"""The conformance checks can fail: each broken lantern is caught by its check."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from reverie.games.vale.game import ValeOfEternity
from reverie.games.vale.state import Vale
from reverie.games.vale.view import ValeView
from reverie.kernel import conformance
from reverie.kernel.chance import Chance, Recorded, Seeded
from reverie.kernel.game import Choices, Game
from reverie.kernel.outside import Outside
from reverie.kernel.state import State
from reverie.kernel.step import Ask, Deadline
from reverie.kernel.view import View, agenda_in_sight
from reverie.kernel.words import Move, Refusal, Seat
from tests.kernel import tiny
from tests.kernel.tiny import CARDS, Lanterns, LanternsGame, LanternsView


def hold(game: Game, games: int = 12, one_in: int = 1) -> None:
    for seed in range(games):
        conformance.check_game(game, 3, seed, one_in=one_in)


def test_the_whole_lantern_passes() -> None:
    hold(LanternsGame(), 2)


def test_a_view_that_shows_another_hand_is_caught() -> None:
    class Glass(LanternsGame):
        def view(self, s: State, seat: Seat | None) -> View:
            seen = super().view(s, seat)
            assert isinstance(seen, LanternsView) and isinstance(s, Lanterns)
            return replace(seen, hands=tuple(map(tuple, s.hands)))

        def imagine(self, view: View, chance: Chance) -> State:
            assert isinstance(view, LanternsView)
            return super().imagine(replace(view, hands=tuple((-1,) * len(hand) for hand in view.hands)), chance)

    with pytest.raises(AssertionError, match="view of"):
        hold(Glass())


def test_an_imagination_that_knows_the_truth_is_caught() -> None:
    class Cheat(LanternsGame):
        truth: State

        def view(self, s: State, seat: Seat | None) -> View:
            self.truth = s
            return super().view(s, seat)

        def imagine(self, view: View, chance: Chance) -> State:
            return self.truth.copy() if chance.below(2) else super().imagine(view, chance)

    with pytest.raises(AssertionError, match="were the truth"):
        conformance.check_luck(Cheat(), 2, "cheat", worlds=300)


def told(game: LanternsGame, games: int = 12) -> None:
    for seed in range(games):
        conformance.check_perception(game, 3, seed)


def test_a_view_that_leaks_is_caught_although_imagine_believes_it() -> None:
    class Window(LanternsGame):
        """Everybody sees the hand of the left neighbour, also in imagined worlds."""

        def view(self, s: State, seat: Seat | None) -> View:
            seen = super().view(s, seat)
            assert isinstance(seen, LanternsView) and isinstance(s, Lanterns)
            if seat is None:
                return seen
            left = (seat + 1) % s.seats
            hands = [tuple(s.hands[left]) if owner == left else hand for owner, hand in enumerate(seen.hands)]
            return replace(seen, hands=tuple(hands))

    table = conformance.open_table(Window(), 3, 0)
    conformance.check_imagine(table, Seeded(0))
    with pytest.raises(AssertionError, match=r"told the same of two games, yet its perception\.view\.hands"):
        told(Window())
    with pytest.raises(AssertionError, match="told the same of two games"):
        hold(Window())


def test_a_vale_in_which_everybody_sees_the_left_neighbours_hand_is_caught() -> None:
    class Glass(ValeOfEternity):
        """A real game, and an `imagine` that rebuilds what the view gives away."""

        def view(self, s: State, seat: Seat | None) -> View:
            seen = super().view(s, seat)
            assert isinstance(seen, ValeView) and isinstance(s, Vale)
            if seat is None:
                return seen
            left = (seat + 1) % s.seats
            hands = tuple(tuple(s.hands[left]) if owner == left else hand for owner, hand in enumerate(seen.hands))
            unseen = tuple(sorted(card for card in s.unseen if card in s.hands[seat] or card in s.hands[left]))
            return replace(seen, hands=hands, unseen=unseen)

    glass = Glass()
    table = conformance.open_table(glass, 3, 0)
    conformance.check_imagine(table, Seeded(0))
    with pytest.raises(AssertionError, match=r"told the same of two games, yet its perception\.view\.hands"):
        hold(glass, one_in=60)


def test_a_step_that_carries_a_secret_is_caught() -> None:
    @dataclass(frozen=True)
    class DecideOn(tiny.Decide):
        card: int

    class Labelled(LanternsGame):
        """The step on top of the agenda says which card its seat has looked at."""

        def view(self, s: State, seat: Seat | None) -> View:
            seen = super().view(s, seat)
            assert isinstance(seen, LanternsView) and isinstance(s, Lanterns)
            top = seen.agenda[-1:]
            if top and type(top[0]) is tiny.Decide and s.pile.top:
                seen = replace(seen, agenda=(DecideOn(top[0].seat, s.pile.top[-1]),))
            return seen

    with pytest.raises(AssertionError, match=r"told the same of two games, yet its perception\.view\.agenda"):
        told(Labelled())


def test_a_step_that_is_foreseen_and_carries_a_secret_is_caught() -> None:
    @dataclass(frozen=True)
    class Omen(tiny.Dusk):
        """Knows a card of the pile before anybody does."""

        foreseen: ClassVar[bool] = True
        card: int = 0

    class Ominous(LanternsGame):
        types = {**LanternsGame.types, "Omen": Omen}

        def new(self, seats: int, choices: Choices, out: Outside) -> State:
            state = super().new(seats, choices, out)
            state.agenda.insert(0, Omen(out.below(5)))
            return state

    with pytest.raises(AssertionError, match=r"told the same of two games, yet its perception\.view\.agenda"):
        told(Ominous())


def test_a_step_below_the_top_is_in_no_view_unless_it_is_foreseen() -> None:
    @dataclass(frozen=True)
    class Coming(tiny.Dusk):
        foreseen: ClassVar[bool] = True

    top = tiny.Laying()
    assert agenda_in_sight([tiny.Dusk(), Coming(), tiny.Dusk(), top]) == (Coming(), top)
    assert agenda_in_sight([]) == ()


def test_facts_that_tell_are_caught_although_imagine_is_not_asked() -> None:
    @dataclass(frozen=True)
    class Proud(tiny.LayCard):
        def facts(self, s: Lanterns) -> dict[str, Any]:
            return {"best": max(s.hands[self.seat])}

    with pytest.raises(AssertionError, match=r"told the same of two games, yet its perception\.waiting"):
        told(Altered(Proud))


def test_a_refusal_that_tells_is_caught() -> None:
    @dataclass(frozen=True)
    class Hinting(tiny.LayCard):
        def reason(self, s: Lanterns, move: Move) -> Refusal:
            return Refusal("T1.1", "lower", best=max(max(hand) for hand in s.hands))

    with pytest.raises(AssertionError, match=r"told the same of two games, yet its perception\.refusals"):
        told(Altered(Hinting))


def test_a_clock_that_tells_is_caught() -> None:
    class Hasty(tiny.Laying):
        def deadlines(self, s: Lanterns) -> list[Deadline]:
            return [Deadline(f"lay:{s.night}", 30 + max(s.hands[0], default=0))]

    class Rushed(Altered):
        def __init__(self) -> None:
            self.scene = dataclass(frozen=True)(Hasty)

    with pytest.raises(AssertionError, match=r"told the same of two games, yet its perception\.clocks"):
        told(Rushed())


def test_a_game_in_which_nothing_is_hidden_is_looked_at_and_left() -> None:
    class Daylight(LanternsGame):
        """All cards lie open, the pile in the order of the box."""

        def new(self, seats: int, choices: Choices, out: Outside) -> State:
            state = super().new(seats, choices, Outside(Recorded([0] * (2 * seats))))
            assert isinstance(state, Lanterns)
            state.pile.bottom, state.pile.pool = sorted(state.pile.pool), []
            return state

        def view(self, s: State, seat: Seat | None) -> View:
            seen = super().view(s, seat)
            assert isinstance(seen, LanternsView) and isinstance(s, Lanterns)
            hands, laid = tuple(map(tuple, s.hands)), tuple(s.laid)
            return replace(seen, hands=hands, laid=laid, top=tuple(s.pile.top), pool=len(s.pile.bottom))

        def imagine(self, view: View, chance: Chance) -> State:
            state = super().imagine(view, Recorded([0] * CARDS))
            assert isinstance(state, Lanterns)
            state.pile.bottom, state.pile.pool = sorted(state.pile.pool), []
            return state

    assert conformance.check_luck(Daylight(), 2, "day", worlds=30) == 0
    assert conformance.check_luck(LanternsGame(), 2, "night", worlds=30) == 30


def test_a_copy_that_shares_a_hand_is_caught() -> None:
    class Sticky(Lanterns):
        def copy(self) -> Lanterns:
            twin = super().copy()
            twin.__class__ = Sticky
            twin.hands = self.hands.copy()
            return twin

    class Glue(LanternsGame):
        types = {**LanternsGame.types, "Sticky": Sticky}

        def new(self, seats: int, choices: Choices, out: Outside) -> State:
            state = super().new(seats, choices, out)
            state.__class__ = Sticky
            return state

    with pytest.raises(AssertionError, match=r"shares state\.hands"):
        hold(Glue())


class Altered(LanternsGame):
    """The game with another first ask."""

    def __init__(self, ask: type[tiny.LayCard]) -> None:
        class Scene(tiny.Laying):
            def asks(self, s: Lanterns) -> list[Ask[Lanterns, Any]]:
                return [ask(seat) for seat in range(s.seats) if s.laid[seat] is None]

        Scene = dataclass(frozen=True)(Scene)
        self.scene = Scene
        self.types = {**LanternsGame.types, "Scene": Scene}

    def new(self, seats: int, choices: Choices, out: Outside) -> State:
        state = super().new(seats, choices, out)
        state.agenda = [self.scene()]
        return state


def test_an_option_offered_twice_is_caught() -> None:
    @dataclass(frozen=True)
    class Twice(tiny.LayCard):
        def options(self, s: Lanterns) -> list[Move]:
            return super().options(s) * 2

    with pytest.raises(AssertionError, match="offered twice"):
        hold(Altered(Twice))


def test_a_refusal_without_a_clause_is_caught() -> None:
    @dataclass(frozen=True)
    class Vague(tiny.LayCard):
        def reason(self, s: Lanterns, move: Move) -> Refusal:
            return Refusal("because")

    with pytest.raises(AssertionError, match="no clause"):
        hold(Altered(Vague))


def test_a_move_accepted_without_being_offered_is_caught() -> None:
    @dataclass(frozen=True)
    class Lax(tiny.LayCard):
        def why(self, s: Lanterns, move: Move) -> Refusal | None:
            return None

    with pytest.raises(AssertionError, match="was not offered"):
        hold(Altered(Lax))


def test_a_question_that_changes_the_state_is_caught() -> None:
    @dataclass(frozen=True)
    class Restless(tiny.LayCard):
        def options(self, s: Lanterns) -> list[Move]:
            s.points[0] += 1
            return super().options(s)

    with pytest.raises(AssertionError, match="changed"):
        hold(Altered(Restless))


def test_facts_that_tell_a_secret_are_caught() -> None:
    @dataclass(frozen=True)
    class Loud(tiny.LayCard):
        def facts(self, s: Lanterns) -> dict[str, Any]:
            return {"best": max(s.hands[self.seat])}

    table = conformance.open_table(Altered(Loud), 3, 0)
    with pytest.raises(AssertionError, match="asked something else"):
        conformance.check_worlds(table, 0, [], Seeded(0))


def test_a_secret_told_before_a_take_back_is_caught() -> None:
    @dataclass(frozen=True)
    class Open(tiny.LayCard):
        def take(self, s: Lanterns, move: tiny.Lay, out: Outside) -> None:
            super().take(s, move, out)
            out.tell("boast", card=move.card)

    table = conformance.open_table(Altered(Open), 3, 0)
    with pytest.raises(AssertionError, match="learnt from it"):
        conformance.check_undo(table, 1, table.sample(1, Seeded(0)), Seeded(1))


def test_a_memory_outside_the_state_is_caught() -> None:
    class Forgetful(LanternsGame):
        """Keeps something outside the state."""

        laid = 0

        def view(self, s: State, seat: Seat | None) -> View:
            self.laid += 1
            seen = super().view(s, seat)
            assert isinstance(seen, LanternsView)
            return replace(seen, night=seen.night + (self.laid > 40))

    with pytest.raises(AssertionError, match="replay differs in views"):
        conformance.check_replay(Forgetful(), 2, 3)


def test_a_move_that_is_noticed_though_it_changes_nothing_is_caught() -> None:
    @dataclass(frozen=True)
    class Silent(tiny.LayCard):
        def take(self, s: Lanterns, move: tiny.Lay, out: Outside) -> None:
            out.reveal()

    table = conformance.open_table(Altered(Silent), 3, 0)
    with pytest.raises(AssertionError, match="could count"):
        conformance.check_notice(table, 1, table.sample(1, Seeded(0)))


def test_an_aside_that_changes_something_before_others_is_caught() -> None:
    @dataclass(frozen=True)
    class Hushed(tiny.LayCard):
        def take(self, s: Lanterns, move: tiny.Lay, out: Outside) -> None:
            out.reveal()
            s.points[0] += 1
            out.aside()

    @dataclass(frozen=True)
    class Told(tiny.LayCard):
        def take(self, s: Lanterns, move: tiny.Lay, out: Outside) -> None:
            super().take(s, move, out)
            out.aside()

    for broken, what in ((Hushed, "does not notice"), (Told, "all are told")):
        table = conformance.open_table(Altered(broken), 3, 0)
        with pytest.raises(AssertionError, match=what):
            conformance.check_notice(table, 1, table.sample(1, Seeded(0)))


def test_a_game_that_hides_its_judge_is_caught() -> None:
    class Whisperer(LanternsGame):
        judges = False

    with pytest.raises(AssertionError, match="`judges` is not"):
        hold(Whisperer(), 1)
