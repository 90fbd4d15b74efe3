"""Before the first season, and what all may know: what a played case does not show."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

import reverie
from reverie.games.etherium.cards import BOX, FLASH, UNSEEN
from reverie.games.etherium.game import GAME
from reverie.games.etherium.lands import (
    CITIES,
    CITY,
    ETHER,
    FOREST,
    LARGE,
    MEDIUM,
    MINE,
    MOUNTAIN,
    NOTHING,
    PLACES,
    RUIN,
    SMALL,
    THE_ETHER,
    distances,
    neighbours,
    sockets,
    ways,
)
from reverie.games.etherium.moves import Become, Lay, Programme
from reverie.games.etherium.panel import ROOM
from reverie.games.etherium.peoples import FOUR
from reverie.games.etherium.seasons import SEASONS
from reverie.games.etherium.state import Etherium, rank_of
from reverie.games.etherium.view import EtheriumView
from reverie.kernel.conformance import walk
from reverie.kernel.past import GRANTED
from reverie.kernel.table import Table
from tests.rules import rule


def table_of(seats: int, seed: int = 1, **options: Any) -> Table:
    return reverie.table("etherium", seats, seed=seed, options=options)


def state_of(table: Table) -> Etherium:
    state = table._state
    assert isinstance(state, Etherium)
    return state


def seen_by(table: Table, seat: int | None) -> EtheriumView:
    view = table.view(seat)
    assert isinstance(view, EtheriumView)
    return view


@rule("E1.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_is_a_different_people_of_those_that_may_be_played(seats: int) -> None:
    met: set[int] = set()
    for seed in range(30):
        for six in (False, True):
            peoples = state_of(table_of(seats, seed, six_peoples=six)).peoples
            assert len(set(peoples)) == seats
            if seats <= 4 and not six:
                assert set(peoples) <= set(FOUR)
            else:
                met |= set(peoples)
    assert met == set(range(6))


@rule("E1.10")
def test_peoples_are_chosen_in_a_random_order_before_all_else() -> None:
    orders = set()
    for seed in range(20):
        table = table_of(3, seed, peoples="choose")
        order = state_of(table).order
        orders.add(order)
        taken: list[int] = []
        for seat in order:
            (question,) = table.asks
            assert (question.seat, question.kind) == (seat, "become")
            assert question.options == [Become(people) for people in FOUR if people not in taken]
            taken.append(question.options[-1].people)  # type: ignore[attr-defined]
            table.play(seat, question.options[-1])
        assert [state_of(table).peoples[seat] for seat in order] == taken
        assert state_of(table).season == 1
    assert len(orders) == 6


@rule("E1.4", "E1.5")
def test_there_are_two_of_each_capacity_and_three_with_five_or_six() -> None:
    assert state_of(table_of(4)).stock == [2] * 7
    assert state_of(table_of(5)).stock == [3] * 7


@rule("E1.7")
def test_there_are_43_flash_cards_and_each_holds_one_after_the_first_draw() -> None:
    assert len(BOX) == 43 and len(FLASH) == 26
    s = state_of(table_of(4))
    assert [len(hand) for hand in s.hands] == [1] * 4 and len(s.pile) == 39


@rule("E1.6", "E4.1")
def test_night_is_first_and_then_come_six_colours_each_by_either_card() -> None:
    come: Counter[int] = Counter()
    for seed in range(12):
        *_, (table, _, _) = walk(GAME, 3, seed)
        drawn = state_of(table).drawn_seasons
        assert drawn[0] == 0 and len(drawn) == 7
        assert sorted(SEASONS[card].people for card in drawn[1:]) == list(range(6)), "absent peoples' included"
        come.update(drawn)
    assert len(come) == 13, "either card of a colour comes"


@rule("E4.2", "E5.1", "E5.11", "E6.1", "E7.1")
def test_a_season_goes_through_its_phases() -> None:
    table = table_of(3, 4)
    kinds = [event.kind for _, event in table.events()]
    assert kinds.index("season_begins") < kinds.index("drew") < kinds.index("season")
    seen: list[str] = []
    for table, _, _ in walk(GAME, 3, 4):
        for question in table.asks:
            if question.kind in ("take", "window", "programme", "execute") and question.kind not in seen:
                seen.append(question.kind)
        if state_of(table).season > 1:
            break
    assert [kind for kind in seen if kind != "take"] == ["window", "programme", "execute"]


@rule("E2.1", "E2.2", "E2.4", "E2.6")
def test_the_standard_board() -> None:
    kinds = state_of(table_of(3)).kinds
    assert len(sockets(4)) == 17 and len(sockets(6)) == 25
    assert sum(len(joined) for joined in neighbours(4)) == 2 * 20 and sum(map(len, neighbours(6))) == 2 * 30
    assert kinds[THE_ETHER] == ETHER
    for size, kind in ((LARGE, MINE), (MEDIUM, FOREST), (SMALL, MOUNTAIN)):
        assert kinds[size : size + 6] == (kind,) * 4 + (NOTHING,) * 2
    assert kinds[CITIES : CITIES + 4] == (CITY, CITY, CITY, RUIN)


@rule("E8.2", "E8.3")
def test_what_one_move_reaches() -> None:
    """X1, whole: what cities one may enter is another matter."""

    def reach(start: str) -> str:
        return " ".join(PLACES[at] for at in ways(4, PLACES.index(start), 1, True))

    assert reach("M0") == "E L0 S0 S3 C0"
    assert reach("L0") == "E M0 S0 S3"
    assert reach("S0") == "E L0 L1 M0 M1 S1 S3"
    assert reach("C0") == "M0"
    assert reach("E") == "L0 L1 L2 L3 M0 M1 M2 M3 S0 S1 S2 S3"


@rule("E3.1", "E3.2", "E3.3", "E3.4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_board_is_laid_by_the_players(seats: int) -> None:
    """X23: twelve terrains for up to four, eighteen for five and six; the last card may serve some only."""
    table = table_of(seats, 3, board="drafted", six_peoples=True)
    sectors = 4 if seats < 5 else 6
    assert state_of(table).kinds.count(NOTHING) == 3 * sectors + (3 + 1) * (6 - sectors)
    assert all(state_of(table).kinds[CITIES + q] in (CITY, RUIN) for q in range(sectors))
    laid = 0
    cards: list[tuple[int, ...]] = [state_of(table).draft]
    while table.asks and table.asks[0].kind == "lay":
        (question,) = table.asks
        kinds = state_of(table).kinds
        for move in question.options:
            assert isinstance(move, Lay)
            if move.place >= SMALL:
                large = [near for near in neighbours(sectors)[move.place] if kinds[near] != NOTHING]
                assert large, "a small terrain needs a large one to lie on"
        table.play(question.seat, question.options[laid % len(question.options)])
        laid += 1
        if state_of(table).draft and state_of(table).draft != cards[-1]:
            cards.append(state_of(table).draft)
    assert laid == 3 * sectors
    drawn = cards[-1]
    assert len(drawn) == len(set(drawn)) == -(-laid // seats)
    kinds = state_of(table).kinds
    assert Counter(kinds[LARGE : LARGE + sectors]) == {MINE: sectors // 2, FOREST: sectors // 3, MOUNTAIN: 1}
    assert Counter(kinds[SMALL : SMALL + sectors])[MOUNTAIN] == sectors // 2
    assert not state_of(table).draft and set(state_of(table).drawn_seasons) <= {0}, "all return before E1.6"


@rule("E13.1")
def test_dice_have_six_faces() -> None:
    faces: set[int] = set()
    for seed in range(3):
        for table, _, _ in walk(GAME, 4, seed):
            for _, event in table.events(table.n):
                if event.kind == "rolled":
                    faces.update(event.facts["dice"])
    assert faces == {1, 2, 3, 4, 5, 6}


@rule("E17.5")
@pytest.mark.parametrize(("sectors", "enemies"), [(4, 6), (6, 10)])
def test_there_is_always_a_place_to_flee_to(sectors: int, enemies: int) -> None:
    """Counted: more terrains than enemies could stand on, and all of them within reach of a flight."""
    terrains = [place for place in sockets(sectors) if THE_ETHER < place < CITIES]
    assert len(terrains) > enemies + 1
    for start in sockets(sectors):
        assert {*terrains} - {start} <= set(itertools.chain(*distances(sectors, start)))


@rule("E20.1", "E20.2")
def test_who_knows_what() -> None:
    table = table_of(3, 5)
    while not any(question.kind == "programme" for question in table.asks):
        question = table.asks[0]
        table.play(question.seat, table.sample(question.seat, reverie.Seeded(1)))
    draft = Programme((17, 17, 0, -1), False)
    before = [table.view(seat) for seat in (1, 2, None)]
    table.play(0, draft)
    assert [table.view(seat) for seat in (1, 2, None)] == before, "nobody notices an open programme"
    table.play(0, Programme((17, 17, 0, 5), True))
    own, other, spectator = seen_by(table, 0), seen_by(table, 1), seen_by(table, None)
    assert own.programme == (17, 17, 0, 5) and other.players[0].programme == (-1,) * 4
    assert [each.locked for each in other.players] == [True, False, False]
    assert own.hand and spectator.hand == () and other.players[0].cards == len(own.hand)
    assert not hasattr(other, "hands")
    assert own.players[1].cubes == other.players[1].cubes == spectator.players[1].cubes
    assert UNSEEN not in own.hand


@rule("E20.1")
def test_how_often_somebody_plans_anew_shows_in_nothing_that_others_may_take_back() -> None:
    table = table_of(3, 5)
    while not any(question.kind == "programme" for question in table.asks):
        question = table.asks[0]
        table.play(question.seat, table.sample(question.seat, reverie.Seeded(1)))
    for seat in (0, 1):
        table.play(seat, Programme((17, 17, 0, 5), True))
    assert table.movers_since(0) == [1, 0], "who locked first may ask for it back"
    for turn in range(GRANTED + 2):
        table.play(2, Programme((17, 17, 0, -1 if turn % 2 else 5), False))
        assert (table.movers_since(0), table.movers_since(1)) == ([1, 0], [1])
    assert table.take_back(1, granted=True) and table.take_back(0, granted=True)
    assert seen_by(table, 2).programme == (17, 17, 0, -1), "what nobody noticed stands"


@rule("E6.5", "E12.3")
def test_the_panel_has_23_slots_two_of_them_to_connect() -> None:
    assert sum(ROOM) == 23 and ROOM[-1] == 2


@rule("E21.1")
def test_clocks_are_those_of_the_rules() -> None:
    table = table_of(3, 5, clock="double")
    told: dict[str, set[float]] = {}
    for table, _, _ in walk(GAME, 3, 5, {"clock": "double"}):
        for deadline in table.deadlines:
            told.setdefault(deadline.key.partition(":")[0], set()).add(deadline.seconds)
    assert told.pop("programme") == {240} and told.pop("window") == {90}
    assert set(itertools.chain(*told.values())) == {40}
    assert not table_of(3, 5).deadlines


@rule("E21.2")
def test_whoever_s_bot_answers_is_named_and_windows_are_passed() -> None:
    helpers: dict[str, set[bool]] = {}
    for table, _, _ in walk(GAME, 4, 2, {"clock": "usual"}):
        for deadline in table.deadlines:
            helpers.setdefault(deadline.key.partition(":")[0], set()).add(deadline.stand_in is not None)
    assert helpers["priority"] == helpers["window"] == helpers["loss"] == {False}
    assert helpers["execute"] == {True} and True in helpers["programme"]


@rule("E21.3")
def test_one_person_against_bots_gets_a_rank() -> None:
    ranks = {17: "novice", 18: "adept", 23: "adept", 24: "master", 29: "master", 30: "legend"}
    assert {stars: rank_of(stars) for stars in ranks} == ranks


@rule("E21.4")
def test_bots_are_offered_up_to_four_seats() -> None:
    assert GAME.content()["seats_offered"] == 4
