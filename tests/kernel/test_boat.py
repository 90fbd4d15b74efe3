"""One team: outcomes, who sits there, saves, versions; and moves that are typed at the door."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import reduce
from pathlib import Path

import pytest

from reverie import Malformed, Recorded, Refused
from reverie.games import under
from reverie.kernel import conformance
from reverie.kernel.codec import move_from_json
from reverie.kernel.conformance import open_table
from reverie.kernel.game import Game
from reverie.kernel.replay import replay
from reverie.kernel.saves import Save, read_save, upgraded
from reverie.kernel.state import State
from reverie.kernel.table import Table
from reverie.kernel.words import USHER, Json, Outdated, OutdatedSave, Seated
from tests.kernel.boat import BOAT, Boat, BoatGame, BoatView, Want


def find(name: str, rules: int) -> Game:
    assert name == BOAT.name
    return under(BOAT, rules)


def boat(seats: int = 2, dice: list[int] | None = None, rules: int = 2) -> Table:
    return Table(under(BOAT, rules), seats, Recorded(dice or []))


def row(table: Table, *wishes: bool) -> None:
    for seat, wish in enumerate(wishes):
        table.play(seat, Want(wish))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_game_of_one_team_keeps_every_promise(seats: int) -> None:
    for seed in range(4):
        conformance.check_game(BOAT, seats, seed, one_in=2, most=12)
    conformance.check_replay(BOAT, seats, 1)


def test_a_team_wins_together_or_loses_together() -> None:
    won, lost = boat(dice=[5, 5, 5, 5]), boat(dice=[0, 0, 0])
    for _ in range(4):
        row(won, True, True)
    for _ in range(3):
        row(lost, True, True)
    assert won.outcome is not None and (won.outcome.kind, won.winners) == ("won", [0, 1])
    assert lost.outcome is not None and (lost.outcome.kind, lost.winners) == ("lost", [])


def test_who_sits_there_is_told_from_outside_and_recorded() -> None:
    table = boat(dice=[5])
    table.play(0, Want(True))
    table.play(USHER, Seated(1, "bot"))
    assert table.n == 2 and [seat for seat, _, _ in table.waiting] == [0], "the only person had agreed: they row"
    again = replay(json.loads(json.dumps(table.log())), find)
    assert again.view(None) == table.view(None) and again.waiting == table.waiting
    for wrong in (Seated(2, "bot"), Seated(0, "ghost"), Seated(True, "bot"), Want(True)):
        with pytest.raises(Refused):
            table.play(USHER, wrong)
    with pytest.raises(Refused):
        open_table(conformance_game(), 2, 1).play(USHER, Seated(0, "bot"))


def conformance_game() -> Game:
    from tests.kernel.tiny import LANTERNS

    return LANTERNS


def test_who_comes_and_goes_does_not_stand_in_the_way_of_undo() -> None:
    table = boat(3)
    table.play(0, Want(True))
    table.play(USHER, Seated(2, "bot"))
    assert table.take_back(0) == [0]
    assert table.view(None).sitters == ("person", "person", "bot")  # type: ignore[attr-defined]


def saved(dice: list[int]) -> Table:
    table = boat(dice=dice)
    for _ in dice:
        row(table, True, True)
    assert table.save() is None, "not a moment to save"
    row(table, False, False)
    return table


def test_a_session_goes_on_from_a_save_with_other_people() -> None:
    first = saved([5, 0])
    assert first.outcome is not None and first.outcome.kind == "saved"
    save = first.save()
    assert save is not None and save.parent is None
    carried = read_save(json.loads(json.dumps(save.to_json())))
    second = Table(BOAT, 4, Recorded([5]), save=carried)
    assert (second.view(None).way, second.view(None).holes) == (1, 1)  # type: ignore[attr-defined]
    row(second, True, True, True, True)
    row(second, False, False, False, False)
    next_save = second.save()
    assert next_save is not None and next_save.parent == save.id
    again = replay(json.loads(json.dumps(second.log())), find)
    assert again.save() == next_save, "the log carries the save that it began with"


def test_the_id_of_a_save_is_its_content_and_its_parent() -> None:
    save = Save("boat", 2, {"name": "é", "way": 1, "holes": 0})
    assert save.id == Save("boat", 2, {"holes": 0, "way": 1, "name": "é"}).id
    assert save.id != Save("boat", 2, save.data, save.id).id
    for change in ({"data": {}}, {"parent": "x"}, {"version": 1}, {"id": "0"}, {"format": 9}, {"parent": 3}):
        with pytest.raises(Malformed):
            read_save({**save.to_json(), **change})


def test_a_save_of_an_older_version_is_read_and_one_of_a_newer_is_not() -> None:
    old = Save("boat", 1, {"way": 2, "holes": 0})
    table = Table(BOAT, 1, Recorded([]), save=old)
    assert table.view(0).name == "Nameless"  # type: ignore[attr-defined]
    for wrong in (Save("vale", 1, {}), Save("boat", 2, {"way": "x"})):
        with pytest.raises(Malformed):
            Table(BOAT, 1, Recorded([]), save=wrong)
    for unread in (Save("boat", 3, {}), Save("boat", 0, {})):
        with pytest.raises(OutdatedSave, match="versions up to 2 here"):
            Table(BOAT, 1, Recorded([]), save=unread)
    with pytest.raises(Malformed, match="are not saved"):
        Table(conformance_game(), 2, Recorded([]), save=Save("lanterns", 1, {}))
    assert upgraded(BOAT, Save("boat", 2, {"a": 1})) == {"a": 1}


GOLDEN_SAVES = sorted((Path(__file__).parents[1] / "golden" / "saves").glob("boat-*.json"))


def test_there_is_a_golden_save_of_every_version() -> None:
    kept = {json.loads(path.read_text(encoding="utf-8"))["version"] for path in GOLDEN_SAVES}
    assert kept == set(range(1, BOAT.saves + 1))


@pytest.mark.parametrize("path", GOLDEN_SAVES, ids=lambda path: path.stem)
def test_a_golden_save_still_opens_a_table(path: Path) -> None:
    save = read_save(json.loads(path.read_text(encoding="utf-8")))
    for seats in (1, 4):
        view = Table(BOAT, seats, Recorded([]), save=save).view(0)
        assert isinstance(view, BoatView) and (view.way, view.holes) == (save.data["way"], save.data["holes"])


@pytest.mark.parametrize(
    "data",
    [
        *(None, "x", 7, [], {}, {"way": 1}, {"name": 1, "way": [], "holes": 0}, [["name", "x"]]),
        {"name": "N", "way": 1, "holes": 0.5},
        {"name": "N", "way": 2**60, "holes": 0},
        {"name": "N" * 70_000, "way": 1, "holes": 0},
        reduce(lambda inner, _: [inner], range(40), []),
        reduce(lambda inner, _: [inner], range(40_000), []),
        {"name": "\ud800", "way": 1, "holes": 0},
    ],
    ids=lambda data: type(data).__name__,
)
@pytest.mark.parametrize("version", [1, 2])
def test_whatever_comes_from_outside_as_a_save_is_refused_in_a_sentence(data: Json, version: int) -> None:
    told = {"format": 1, "game": "boat", "version": version, "parent": None, "data": data, "id": ""}
    with suppress(ValueError, RecursionError):
        told["id"] = Save("boat", version, data).id
    with pytest.raises(Malformed):
        Table(BOAT, 2, Recorded([]), save=read_save(told))


def test_a_save_that_tells_what_not_all_were_shown_is_caught() -> None:
    class Indiscreet(BoatGame):
        """Saves the wishes that people have not told each other."""

        def save(self, s: State) -> Json | None:
            assert isinstance(s, Boat)
            return {"name": s.name, "way": s.way, "holes": s.holes, "votes": list(s.votes)}

    with pytest.raises(AssertionError, match="was not shown"):
        conformance.check_game(Indiscreet(), 2, 0, one_in=1)


def test_a_table_plays_on_by_the_rules_it_was_made_under() -> None:
    old, new = boat(dice=[1], rules=1), boat(dice=[1])
    row(old, True, True)
    row(new, True, True)
    assert (old.view(None).holes, new.view(None).holes) == (1, 0)  # type: ignore[attr-defined]
    assert old.log()["rules"] == 1
    assert replay(old.log(), find).view(None) == old.view(None)
    with pytest.raises(Outdated) as outdated:
        replay({**old.log(), "rules": 3}, find)
    assert (outdated.value.rules, outdated.value.oldest, outdated.value.newest) == (3, 1, 2)


@pytest.mark.parametrize("value", [1, 0, "true", None, [True], {}, 1.0])
def test_a_move_is_typed_at_the_door(value: object) -> None:
    assert move_from_json({"kind": "want", "row": True}, BOAT.moves) == Want(True)
    with pytest.raises(Malformed):
        move_from_json({"kind": "want", "row": value}, BOAT.moves)


def test_undo_is_quick_and_memory_bounded_however_long_one_plays_alone() -> None:
    from tests.kernel.windows import WINDOWS, Ahead

    table = open_table(WINDOWS, 2, 1)
    for _ in range(5_000):
        table.play(1, Ahead())
    assert len(table._past._snapshots) <= 17
    for _ in range(600):
        assert table.undo(1)
    assert table.n == 4_400
