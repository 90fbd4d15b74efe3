"""The Sea under the Bed: gradual costs, scripts, Secrets, Masks, and how it ends. (F7, F11, F13, F22, F30)"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from reverie.games.etherfields.content import ENTITIES, GATES, ITEMS, MASKS, NOTE, NUMBER_OF, SCRIPTS, SECRETS
from reverie.games.etherfields.dreams import FIRST_MASKS, BeginDream, next_flooded
from reverie.games.etherfields.game import GAME
from reverie.games.etherfields.moves import Act, Draw, Pass, Peek, Take, Use, Walk
from reverie.games.etherfields.state import Etherfields, Hidden, Marker
from reverie.games.etherfields.steps import TakeStep
from reverie.games.etherfields.view import EtherfieldsView
from reverie.kernel.chance import Seeded
from reverie.kernel.codec import pack, plain
from reverie.kernel.conformance import check_position, check_replay
from reverie.kernel.outside import Outside
from reverie.kernel.state import settle
from reverie.kernel.table import Table
from reverie.kernel.words import Move
from reverie.stories import passage as words_of
from tests.rules import rule

from .night import STAYS, STEP, Night, a_night, at, cards, colour
from .test_sessions import check_sums, sensible

BED, DOOR, WARDROBE, SKYLIGHT, SHOULDER = "dream_0.1", "dream_0.3", "dream_0.2", "dream_0.6", "dream_0.4"
A2, B2, B3, A3 = (at(0, 2), at(2, 2), at(2, 4), at(0, 4))


def a_dream(players: int = 1, tiles: tuple[str, ...] = ("A2",), *, seats: int | None = None, **more: object) -> Night:
    """Lay the Initiation with so many of its tiles; nobody is there but the Dreamers."""
    spaces = more.pop("spaces", tuple(at(1, 2 + number % 2) for number in range(players)))
    met = bool(more.pop("bailiff", False))
    figures = more.pop("figures", (at(3, 4),))
    night = a_night(players, seats=seats, figures=(), spaces=(), **more)  # type: ignore[arg-type]
    s = night.s
    s.tiles = tuple(("dream_0", tile) for tile in tiles)
    s.gate = 0
    for number, space in enumerate(spaces):  # type: ignore[arg-type, var-annotated]
        s.change(number, space=space, start=space)
    s.met = None
    if met:
        from reverie.games.etherfields.state import Met

        s.met = Met(next(n for n, each in enumerate(ENTITIES) if each.id == "bailiff"), figures)  # type: ignore[arg-type]
    night.table.lay(s)
    return night


def a(*names: str) -> tuple[tuple[int, str], ...]:
    return tuple((card, "a") for card in cards(*names))


def awake(night: Night) -> bool:
    """Whether the Initiation is over and the town is open."""
    return night.s.gate < 0 and night.s.town is not None and night.s.town.won == 1


def step(night: Night, sign: str) -> None:
    assert night.s.card is not None
    night.s.step = night.s.card.steps.index(sign)
    night.s.agenda.append(TakeStep())
    settle(night.s, Outside(night.dice))
    night.table._look()


@rule("F3.8", "F7.2", "F30.1")
def test_the_first_session_enters_the_initiation_with_one_tile_and_no_entity() -> None:
    table = Table(GAME, 2, Seeded(1))
    told = [event.kind for _, event in table.events()]
    while not any(ask.kind == "cards" or ask.kind == "round" for ask in table.asks):
        table.play(table.asks[0].seat, table.asks[0].options[0])
        told += [event.kind for _, event in table.events(table.n)]
    s = table._state
    assert isinstance(s, Etherfields)
    assert s.tiles == (("dream_0", "A2"),) and s.met is None and s.read == ("0.01",)
    assert len(s.turns) + 1 == 12 == GATES[0].turns and len(s.turn_discard) == 0
    assert {each.space for each in s.dreamers} <= {at(1, 2), at(1, 3)}
    assert told.index("turn_card") < told.index("read") < told.index("entered") < told.index("turn")


@rule("F11.9", "F11.14", "F30.2", "F22.1")
def test_a_gradual_cost_is_paid_once_per_player_and_opens_the_bed() -> None:
    hands = (("a_good_ear",), ("a_good_ear",))
    night = a_dream(2, hands=hands, spaces=(A2, A2))
    night.play(Act(0, BED, a("a_good_ear")))
    assert night.s.markers == (Marker(BED, "a", 1),) and night.s.read == ()
    night.play(Pass())
    told = night.play(Act(1, BED, a("a_good_ear")))
    assert night.s.markers == () and night.s.read == ("0.02",) and night.s.single == (BED,)
    assert [tile for _, tile in night.s.tiles] == ["A2", "B2"]
    assert [each.letter for each in night.s.hidden] == ["a", "b"]
    assert {"kind": "read", "passage": "0.02", "rule": "F22.1"} in told


@rule("F11.17", "F11.9")
def test_several_instalments_are_paid_at_once_as_one_dream_action() -> None:
    night = a_dream(3, hands=(("a_good_ear", "unsent_letter"),), spaces=(A2, A2, A2))
    night.play(Act(0, BED, a("a_good_ear", "unsent_letter")))
    assert night.s.markers == (Marker(BED, "a", 2),)


@rule("F11.10", "F11.1")
def test_a_gradual_cost_takes_its_own_colour_only() -> None:
    night = a_dream(2, hands=(("haymaker",),), spaces=(A2, A2))
    night.refused(Act(0, BED, colour("w", "haymaker")), "F11.1")


@rule("F11.11")
def test_with_no_marker_left_another_action_loses_an_instalment() -> None:
    night = a_dream(2, hands=(("a_good_ear",),), spaces=(A2, A2))
    night.s.markers = (Marker("receipt", "a", 6),)
    night.play(Act(0, BED, a("a_good_ear")))
    assert set(night.s.markers) == {Marker("receipt", "a", 5), Marker(BED, "a", 1)}


@rule("F30.3", "F14.18", "F14.10")
def test_each_v_step_floods_the_southernmost_dry_row_from_west_to_east() -> None:
    night = a_dream(tiles=("A2",), turn="1")
    step(night, "V")
    assert night.s.flooded == ()
    night = a_dream(tiles=("A2", "B2"), turn="1")
    order = []
    for _ in range(3):
        order.append(next_flooded(night.s))
        step(night, "V")
    assert order == [at(3, 2), at(3, 3), at(2, 2)] == list(night.s.flooded)


@rule("F30.4", "F11.16")
def test_leaving_water_costs_a_cunning_more_even_by_hours() -> None:
    night = a_dream(tiles=("A2", "B2"), hands=(("quick_exit", "new_deal"),), spaces=(B2,), flooded=(B2,))
    step_up = (at(1, 2),)
    night.refused(Walk(0, (at(2, 3), at(3, 3)), colour("c", "quick_exit")), "F11.3")
    night.refused(Walk(0, step_up, hours=1), "F11.3")
    night.play(Walk(0, step_up, colour("c", "quick_exit"), hours=1))
    assert night.me().space == at(1, 2) and night.s.hours == 4


@rule("F30.5", "F19.4", "F13.7")
def test_the_wardrobe_offers_two_masks_once_to_each() -> None:
    night = a_dream(hands=(("quick_exit", "new_deal"),), spaces=(at(0, 3),))
    told = night.play(Act(0, WARDROBE, colour("c", "quick_exit")))
    offered = next(event["masks"] for event in told if event["kind"] == "masks")
    assert len(offered) == 2 and night.kind() == "pick"
    night.choose(offered[1])
    assert night.me().mask == offered[1] and len(FIRST_MASKS) == 8
    night.play(Pass())
    night.refused(Act(0, WARDROBE, colour("c", "new_deal")), "F30.5")


@rule("F13.7", "F19.4")
def test_a_worn_mask_works() -> None:
    from reverie.games.etherfields.content import MASK
    from reverie.games.etherfields.forces import hand_limit

    number = {mask.id: n for n, mask in enumerate(MASKS)}
    night = a_dream(dreamer={"mask": number["owl"]}, options={"lone": "off"})
    assert hand_limit(night.s, 0) == 7
    fox = a_dream(dreamer={"mask": number["fox"]})
    fox.play(Use(0, MASK + number["fox"]))
    assert fox.kind() == "wander"
    fox.play(Walk(0, (A2,)))
    fox.refused(Use(0, MASK + number["fox"]), "F9.12")


@rule("F30.6", "F16.1")
def test_the_door_opens_on_the_bailiff() -> None:
    night = a_dream(tiles=("A2", "B2"), hands=(("the_big_game",),), spaces=(at(3, 3),))
    night.play(Act(0, DOOR, colour("c", "the_big_game")))
    assert "0.03" in night.s.read and [tile for _, tile in night.s.tiles][-1] == "B3"
    assert night.met.entity.id == "bailiff" and night.met.figures == (at(3, 4),)
    assert [each.letter for each in night.s.hidden] == ["c"]


@rule("F30.7")
def test_entering_space_5_first_lays_the_last_tile() -> None:
    night = a_dream(tiles=("A2", "B2", "B3"), hands=(("quick_exit", "new_deal"),), spaces=(B3,))
    night.play(Walk(0, (at(2, 5),), colour("c", "quick_exit")))
    assert night.s.read == ("0.04",) and ("dream_0", "A3") in night.s.tiles
    night.play(Walk(0, (B3, at(2, 5)), colour("c", "new_deal")))
    assert night.s.tiles.count(("dream_0", "A3")) == 1


@rule("F30.8")
def test_reading_over_his_shoulder_gives_the_note() -> None:
    night = a_dream(tiles=("A2", "B2", "B3"), hands=(("a_good_ear",),), spaces=(B3,))
    night.play(Act(0, SHOULDER, a("a_good_ear")))
    assert night.s.notes == (0,) and SHOULDER in night.s.single


@rule("F30.9")
def test_the_bailiff_floods_seals_and_hurts() -> None:
    night = a_dream(tiles=("A2", "B2", "B3"), bailiff=True, spaces=(at(3, 4),), turn="12")
    step(night, "M")
    assert night.s.flooded == (at(3, 2),) and night.met.morphings == ()
    step(night, "S")
    night.let_go()
    assert night.me().distress == 1
    other = a_dream(tiles=("A2", "B2", "B3"), bailiff=True, spaces=(at(3, 4),), turn="10")
    step(other, "B")
    assert len(other.s.sealed[0]) == 2


@rule("F30.3", "F15.2", "F16.3")
def test_a_v_step_moves_the_bailiff_and_floods() -> None:
    night = a_dream(tiles=("A2", "B2", "B3"), bailiff=True, spaces=(at(3, 2),), turn="1", dice=(STEP,))
    step(night, "V")
    night.let_go()
    assert night.met.figures == (at(3, 3),) and night.s.flooded == (at(3, 2),)


FINALE = ("A2", "B2", "B3", "A3")


def finish(night: Night) -> None:
    """Answer anything until the town is open."""
    for _ in range(60):
        if night.s.town is not None:
            return
        night.play(night.options()[0], seat=night.table.asks[0].seat)
    raise AssertionError("it does not end")


@rule("F30.9", "F30.11", "F7.7", "F11.6")
def test_his_receipt_opens_the_skylight_and_the_dream_is_won_kindly() -> None:
    night = a_dream(tiles=FINALE, bailiff=True, hands=(("say_it_at_last", "a_good_ear"),), spaces=(at(1, 4),))
    paid = a("say_it_at_last", "a_good_ear")
    night.refused(Act(0, "receipt", paid), "F11.6")
    night.s.meet(figures=(at(1, 5),))
    told = night.play(Act(0, "receipt", paid))
    assert {"kind": "read", "passage": "0.50", "rule": "F22.1"} in told
    finish(night)
    assert night.s.signs == ("kind",) and GAME.scores(night.s) == [1] and awake(night)


@rule("F30.10", "F30.11", "F7.8", "F30.5", "F7.3")
def test_the_broken_skylight_wins_it_taken_and_who_has_no_mask_chooses() -> None:
    hands = (("haymaker", "cold_hand"),)
    night = a_dream(tiles=FINALE, bailiff=True, hands=hands, spaces=(at(0, 4),))
    told = night.play(Act(0, SKYLIGHT, colour("w", "haymaker", "cold_hand")))
    assert {"kind": "read", "passage": "0.60", "rule": "F22.1"} in told and night.kind() == "pick"
    assert len(night.options()) == 8
    finish(night)
    assert night.s.signs == ("taken",) and awake(night)


@rule("F30.11")
def test_all_dreamers_have_to_be_on_the_last_tile() -> None:
    hands = (("haymaker", "cold_hand", "somebodys_courage", "call_the_bluff"),)
    night = a_dream(2, tiles=FINALE, hands=hands, spaces=(at(0, 4), B3), marks=("open",), signs=("taken",))
    night.play(Pass())
    assert not night.table.over
    night.s.change(1, hand=cards("quick_exit"))
    night.play(Walk(1, (at(2, 5), at(1, 5)), colour("c", "quick_exit")))
    finish(night)
    assert awake(night)


@rule("F30.12", "F8.11")
def test_out_of_turns_all_are_out_each_with_a_flaw_and_no_sign() -> None:
    night = a_dream(2, tiles=("A2",), later=(), dice=(STAYS,))
    night.pass_all()
    finish(night)
    assert "0.90" in night.s.read and night.s.signs == ()
    assert all(any(card >= len(NUMBER_OF) for card in each.owned) for each in night.s.dreamers)
    assert all(len(each.owned) == 23 for each in night.s.dreamers) and len(night.s.flaws) == 4


@rule("F7.4", "F2.4", "F2.1")
def test_when_a_dream_is_over_the_setup_tiles_return_and_each_stands_on_an_entrance() -> None:
    night = a_dream(2, tiles=FINALE, spaces=(at(0, 4), at(0, 4)), marks=("open",), signs=("taken",))
    night.do("mark open")
    finish(night)
    for _ in range(40):
        if getattr(night.s.agenda[-1], "about", "") == "town":
            break
        ask = night.table.asks[0]
        night.table.play(ask.seat, ask.options[0] if ask.options else Draw())
    assert night.s.gate == -1 and [tile for _, tile in night.s.tiles] == ["B2", "B3"]
    assert all("entrance" in night.s.board.spaces[each.space].signs for each in night.s.dreamers)
    assert night.s.hidden == () and night.s.flooded == () and night.s.met is None and night.s.card is None
    check_sums(night.s)


@rule("F7.6")
def test_on_entering_a_dream_each_cures_one_or_unseals_three() -> None:
    night = a_night(2, dreamer={"distress": 2})
    night.do("seal 4", dreamer=1)
    night.s.agenda = [BeginDream(0)]
    settle(night.s, Outside(night.dice))
    night.table.lay(night.s)
    for _ in range(10):
        if night.s.turn:
            break
        night.table.play(night.table.asks[0].seat, night.options()[-1])
    assert [each.distress for each in night.s.dreamers] == [1, 2] and len(night.s.sealed[1]) == 1


@rule("F20.6")
def test_dying_in_the_initiation_restarts_it() -> None:
    night = a_dream(tiles=("A2", "B2"), flooded=(B2,), dreamer={"distress": 7})
    night.do("suffer 1")
    assert not night.table.over and night.s.outcome == "" and night.me().distress == 0
    assert night.s.tiles == (("dream_0", "A2"),) and night.s.flooded == () and len(night.s.decks[0]) == 22


@rule("F18.4")
def test_a_note_serves_once() -> None:
    night = a_dream(notes=(0,))
    night.play(Use(0, NOTE))
    assert [(held.colours, held.n) for held in night.me().held] == [("a", 2)] and night.s.notes == ()
    night.refused(Use(0, NOTE), "F9.7")


@rule("F19.1", "F19.9")
def test_a_gained_flaw_goes_on_ones_discard_and_an_empty_deck_gives_none() -> None:
    night = a_dream()
    night.do("gain flaw 1")
    assert night.me().discard[-1] >= len(NUMBER_OF) and len(night.s.flaws) == 5
    night.s.flaws.segments = []
    night.do("gain flaw 1")
    assert len(night.me().discard) == 1


@rule("F21.8")
@pytest.mark.parametrize(("depth", "dream", "slumber"), [("usual", 12, 0), ("gentle", 12, 1), ("deep", 11, -1)])
def test_depth_changes_the_number_of_turns(depth: str, dream: int, slumber: int) -> None:
    for night, turns in (("initiation", dream), ("slumber", 0)):
        table = Table(GAME, 1, Seeded(3), {"depth": depth, "night": night})
        while table._state.current < 0:  # type: ignore[attr-defined]
            table.play(0, table.asks[0].options[0])
        s = table._state
        assert isinstance(s, Etherfields)
        usual = 12 if s.met is None else s.met.entity.turns + slumber
        assert len(s.turns) + 1 == (turns or usual)


# Secrets


def with_secrets(players: int = 1, **more: object) -> Night:
    night = a_dream(players, tiles=("A2", "B2"), **more)  # type: ignore[arg-type]
    night.s.hidden = (Hidden("a"), Hidden("b"))
    night.table.lay(night.s)
    return night


@rule("F13.3", "F22.4")
def test_a_peek_costs_a_card_and_is_shown_to_the_peeker() -> None:
    night = with_secrets(2, hands=(("quick_exit",),))
    night.refused(Peek(0, "c", NUMBER_OF["quick_exit"]), "F13.3")
    night.play(Peek(0, "a", NUMBER_OF["quick_exit"]))
    seen = [GAME.view(night.s, seat).hidden[0].secret for seat in (0, 1, None)]  # type: ignore[attr-defined]
    assert seen[0] >= 0 and seen[1:] == [-1, -1]
    assert night.me().discard == cards("quick_exit")
    (event,) = [event for _, event in night.table.events(night.table.n) if event.kind == "peeked"]
    assert "passage" in event.seen_by(0) and "passage" not in event.seen_by(1)
    assert f"secret.{SECRETS[seen[0]].id}" in GAME.found(GAME.view(night.s, 0))
    assert not any(each.startswith("secret.") for each in GAME.found(GAME.view(night.s, 1)))


@rule("F13.8", "F7.5")
@pytest.mark.parametrize("number", range(3))
def test_taking_reveals_the_secret_in_ones_space(number: int) -> None:
    night = with_secrets(hands=(("quick_exit",),), spaces=(B2,))
    night.s.hidden = (Hidden("a", number), Hidden("b"))
    night.do("seal 2")
    night.play(Take(0, colour("c", "quick_exit")))
    assert night.s.revealed == (number,) and [each.letter for each in night.s.hidden] == ["b"]
    match SECRETS[number].id:
        case "found_candle":
            assert night.s.items == (0,) and ITEMS[0].id == "candle_stub"
        case "wet_envelope":
            assert len(night.s.sealed[0]) == 0
        case "crab_pot":
            assert night.me().distress == 1 and night.me().gems == 1
    night.refused(Take(0), "F13.8")


# Nobody reads what was not found


def told_ids(value: object) -> set[str]:
    """Find everything in what is sent that looks like the id of a passage."""
    text = json.dumps(plain(value))
    return set(re.findall(r'"(\d\.\d\d|secret\.\w+|note\.\w+|z\.\w+)"', text))


def nights(count: int, moves: int) -> Iterator[tuple[Table, list[Move], Seeded]]:
    for number in range(count):
        seats = 1 + number % 4
        options = {"rounds": ("structured", "free")[number // 4 % 2]}
        table, chance = Table(GAME, seats, Seeded(f"sea {number}"), options), Seeded(f"swim {number}")
        known: list[Move] = []
        while not table.over and table.n < moves:
            yield table, known, chance
            seat, move = sensible(table, chance)
            known.append(move)
            table.play(seat, move)


@rule("F22.2")
def test_no_unread_passage_reaches_a_view_an_ask_or_an_event() -> None:
    for table, _, chance in nights(8, 240):
        if chance.below(6):
            continue
        s = table._state
        assert isinstance(s, Etherfields)
        check_sums(s)
        for seat in [*range(table.seats), None]:
            view = table.view(seat)
            assert isinstance(view, EtherfieldsView)
            found = set(GAME.found(view))
            assert set(s.read) <= found and {id for id in found if id in SCRIPTS} <= set(s.read)
            told = [event.seen_by(seat) for _, event in table.events()]
            begun = max((n for n, event in enumerate(told) if event["kind"] in ("restarted", "dream_over")), default=0)
            sent = [plain(view), [event for n, event in enumerate(told) if n >= begun or event["kind"] != "peeked"]]
            sent += [[ask.facts, [plain(move) for move in ask.options]] for ask in table.asks if ask.seat == seat]
            assert told_ids(sent) <= found


@rule("F22.2")
def test_what_is_found_has_its_words_and_its_content() -> None:
    for table, _, chance in nights(4, 120):
        if chance.below(20) == 0:
            for id in GAME.found(table.view(0)):
                if not id.startswith("tile."):
                    assert words_of("etherfields", id, "fr")[0], id
                elif GAME.passage(id) is not None:
                    assert len(GAME.passage(id)["spaces"]) == 4
    assert "skylight" not in json.dumps(GAME.content())


def test_the_initiation_conforms() -> None:
    looked = 0
    for table, known, chance in nights(4, 160):
        if chance.below(45) == 0 and known:
            looked += 1
            check_position(table, *sensible(table, chance), known, chance)
    assert looked > 4
    check_replay(GAME, 1, 2, {"night": "slumber", "dreamers": 2})


def test_a_state_of_a_dream_survives_packing() -> None:
    for table, _, chance in nights(1, 60):
        if chance.below(20) == 0:
            state = table.restore(table.snapshot())
            assert pack(state) == pack(table._state)
