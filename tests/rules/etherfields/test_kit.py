"""Flaws as they are drawn, Items in use and in payment, the Moth, States on Dreamers. (F11, F17, F18, F19)"""

from __future__ import annotations

import pytest

from reverie.games.etherfields.acting import in_range
from reverie.games.etherfields.content import FLAW, FLAWS, ITEM, ITEMS, MASKS
from reverie.games.etherfields.forces import terrains
from reverie.games.etherfields.moves import Act, Choose, Draw, Pass, Rid, Use, Walk
from reverie.games.etherfields.state import Etherfields, Placed
from reverie.kernel.outside import Outside
from reverie.kernel.pile import EVERYBODY
from reverie.parts.deck import Deck, Known
from tests.rules import rule

from .night import BLANK, Night, a_night, at, cards, colour

BY_ID = {flaw.id: FLAW + number for number, flaw in enumerate(FLAWS)}
ITEM_OF = {item.id: ITEM + number for number, item in enumerate(ITEMS)}


def flawed(name: str, players: int = 1, **more: object) -> Night:
    """Lay a Slumber in which the first Dreamer's next card is a Flaw."""
    night = a_night(players, **more)  # type: ignore[arg-type]
    card = BY_ID[name]
    night.s.change(0, owned=tuple(sorted((*night.me().owned, card))))
    night.s.decks[0].segments.insert(0, Known(card, EVERYBODY, "flaw"))
    for segment in night.s.flaws.segments:
        segment.cards.remove(card)  # type: ignore[union-attr]
    return night


def with_items(*names: str, **more: object) -> Night:
    """Lay a Slumber in which the team has Items."""
    night = a_night(**more)  # type: ignore[arg-type]
    night.s.items = tuple(ITEM_OF[name] - ITEM for name in names)
    night.s.found = tuple(f"item.{name}" for name in names)
    night.table.lay(night.s)
    return night


@rule("F19.2")
def test_a_flaw_counts_as_a_card_drawn_and_is_resolved_at_once() -> None:
    night = flawed("deja_vu", hands=(("quick_exit", "new_deal"),))
    night.do("draw 2")
    assert len(night.me().hand) == 2, "one card came, one was lost"
    assert night.me().discard[0] == BY_ID["deja_vu"] and len(night.me().discard) == 2


@rule("F19.2")
def test_an_ether_removes_a_flaw_as_it_is_drawn() -> None:
    night = flawed("tongue_tied", dreamer={"ether": 1})
    night.do("draw 1")
    assert night.options() == [Choose(0), Choose(1)]
    night.choose(1)
    assert night.me().ether == 0 and BY_ID["tongue_tied"] not in night.me().owned
    assert night.s.flaws.segments[-1] == Known(BY_ID["tongue_tied"], EVERYBODY)


@rule("F19.2", "F19.3")
def test_a_flaw_of_the_zone_lies_there_beside_four_progress() -> None:
    night = flawed("leaden_feet", zones=(("crowbar", "skates", "regulator", "ladder"),), hands=(("long_stride",) * 2,))
    night.do("draw 1")
    assert Placed(BY_ID["leaden_feet"]) in night.me().zone and len(night.me().zone) == 5
    night.refused(Walk(0, (at(3, 4), at(3, 5)), colour("c", "long_stride")), "F11.3")
    assert night.why(Walk(0, (at(3, 4),), colour("c", "long_stride"))) is None


@rule("F19.3")
def test_a_flaw_of_the_zone_can_be_paid_off() -> None:
    night = a_night(hands=(("long_stride", "dancing_shoes", "haymaker"),))
    card = BY_ID["leaden_feet"]
    night.s.change(0, zone=(Placed(card),), owned=tuple(sorted((*night.me().owned, card))))
    night.s.flaws.segments[0].cards.remove(card)  # type: ignore[union-attr]
    night.refused(Rid(0, card, colour("w", "haymaker")), "F11.1")
    night.play(Rid(0, card, colour("c", "long_stride", "dancing_shoes")))
    assert night.me().zone == () and night.me().discard[-1] == card


@rule("F19.2", "F19.3")
def test_every_flaw_does_what_it_says_and_goes_where_it_belongs() -> None:
    for flaw in FLAWS:
        night = flawed(flaw.id, hands=(("a_good_ear", "quick_exit"),), zones=(("crowbar",),))
        night.do("draw 1")
        card = BY_ID[flaw.id]
        assert (card in [each.card for each in night.me().zone]) == (flaw.after == "zone"), flaw.id
        assert (card in night.me().discard) == (flaw.after == "discard"), flaw.id
        match flaw.id:
            case "doubt":
                assert night.me().zone[0].flipped
            case "tongue_tied":
                night.s.change(0, space=at(2, 4))
                night.refused(Act(0, "contact", colour("a", "a_good_ear")), "F19.2")
            case "trembling":
                night.refused(Walk(0, (at(3, 4), at(3, 5), at(2, 5)), colour("c", "quick_exit"), boost=True), "F12.1")
            case "cold_sweat":
                night.do("suffer 1")
                assert night.me().distress == 2


@rule("F19.3")
def test_a_flaw_of_the_zone_is_never_flipped_and_a_card_removes_it() -> None:
    night = a_night()
    card = BY_ID["cold_sweat"]
    night.s.change(0, zone=(Placed(card),), owned=tuple(sorted((*night.me().owned, card))))
    night.s.flaws.segments[0].cards.remove(card)  # type: ignore[union-attr]
    night.do("flip 1")
    assert night.me().zone == (Placed(card),)
    night.do("remove flaw")
    assert night.me().zone == () and card not in night.me().owned and card in night.s.flaws.cards()


@rule("F18.1", "F18.2")
def test_an_item_serves_and_goes_where_it_says() -> None:
    night = with_items("candle_stub", "chalk", spaces=(at(2, 3),))
    night.play(Use(0, ITEM_OF["chalk"]))
    assert night.s.items == (ITEM_OF["candle_stub"] - ITEM,) and night.s.storage == (ITEM_OF["chalk"] - ITEM,)
    night.play(Use(0, ITEM_OF["candle_stub"]))
    night.choose(0)
    assert night.s.items and night.s.spent == ("candle_stub",), "it stays, and served this turn"
    night.refused(Use(0, ITEM_OF["candle_stub"]), "F9.12")


@rule("F14.11")
def test_light_lies_on_a_space_on_a_line_or_in_the_middle_of_a_tile() -> None:
    counts = []
    for option in range(4):
        night = with_items("candle_stub", spaces=(at(3, 3),))
        night.play(Use(0, ITEM_OF["candle_stub"]))
        night.choose(option if option < 3 else int(str(night.options()[-1].option)))  # type: ignore[attr-defined]
        counts.append(sum("light" in terrains(night.s, space) for space in night.s.board.spaces))
    assert counts == [1, 2, 2, 4]


@rule("F14.3")
def test_chalk_opens_a_wall_until_the_end_of_the_turn() -> None:
    night = with_items("chalk", spaces=(at(2, 3),))
    wall = next(there for there in (at(2, 2), at(2, 4), at(3, 3)) if night.s.board.walled(at(2, 3), there))
    night.play(Use(0, ITEM_OF["chalk"]))
    night.let_go()
    assert not night.s.board.walled(at(2, 3), wall)
    night.pass_all()
    night.let_go()
    assert night.s.board.walled(at(2, 3), wall)


@rule("F11.2", "F18.1")
def test_an_active_item_pays_its_intent_and_goes_to_storage() -> None:
    night = with_items("pocket_mirror", "chalk", hands=(("plain_word",),), spaces=(at(2, 4),))
    mirror = ITEM_OF["pocket_mirror"]
    paid = ((cards("plain_word")[0], "a"), (mirror, "a"))
    assert Act(0, "contact", paid) in night.options(), "suggested where the hand does not reach"
    night.play(Act(0, "contact", paid))
    assert night.met.contact == 1 and night.s.items == (ITEM_OF["chalk"] - ITEM,)
    assert night.s.storage == (mirror - ITEM,)
    night.refused(Act(0, "contact", ((mirror, "a"),)), "F8.6")


@rule("F18.1")
def test_any_dreamer_uses_an_item_of_the_team() -> None:
    night = with_items("spool", players=2, spaces=(at(3, 3), at(3, 5)))
    night.play(Pass())
    night.play(Use(1, ITEM_OF["spool"]))
    assert night.me(1).space == at(3, 3) and night.s.storage == (ITEM_OF["spool"] - ITEM,)


@rule("F18.3", "F2.3", "F2.2")
def test_an_item_is_restored_at_random_into_a_free_slot_else_one_is_discarded() -> None:
    night = with_items("candle_stub", "chalk")
    night.s.storage = (ITEM_OF["spool"] - ITEM,)
    night.do("restore item")
    assert len(night.s.items) == 3 and night.s.storage == ()
    night.s.storage = (ITEM_OF["train_ticket"] - ITEM,)
    night.do("restore item")
    assert night.kind() == "settle" and len(night.options()) == 4
    night.choose(ITEM_OF["train_ticket"] - ITEM)
    assert len(night.s.items) == 3 and night.s.storage == (ITEM_OF["train_ticket"] - ITEM,)


@rule("F13.7", "F12.4")
def test_the_moth_changes_the_colour_of_one_intent_of_a_payment_once_a_turn() -> None:
    moth = next(n for n, mask in enumerate(MASKS) if mask.id == "moth")
    night = a_night(hands=(("shoulder_in", "quick_exit", "quick_exit"),), spaces=(at(2, 4),), dreamer={"mask": moth})
    three = (*colour("w", "shoulder_in"), *colour("c", "quick_exit"))
    night.play(Act(0, "assault", three))
    assert night.met.threat == 2 and "moth" in night.me().used
    night.s.acted = False
    night.s.change(0, hand=cards("shoulder_in", "quick_exit"))
    night.refused(Act(0, "assault", three), "F11.1")


def test_the_moth_is_suggested_where_nothing_else_reaches_and_counts_one_only() -> None:
    moth = next(n for n, mask in enumerate(MASKS) if mask.id == "moth")
    night = a_night(hands=(("shoulder_in", "a_good_ear"),), spaces=(at(2, 4),), dreamer={"mask": moth})
    assert any(isinstance(move, Act) and len(move.pay) == 2 for move in night.options())
    night.refused(Act(0, "contact", colour("w", "shoulder_in")), "F11.3")


def inflicted(state: str, turn: int) -> Night:
    night = a_night(2, hands=(("quick_exit", "haymaker"), ()), spaces=(at(3, 4), at(3, 3)), later=("2", "3", "4", "5"))
    night.s.turn = turn
    night.do(f"state {state} dreamer")
    night.table.lay(night.s)
    return night


@rule("F17.3")
@pytest.mark.parametrize("state", ["dazed", "paralysed"])
def test_a_state_on_a_dreamer_lasts_through_the_next_dreamers_phase(state: str) -> None:
    night = inflicted(state, 1)
    night.pass_all()
    night.let_go()
    for _ in range(6):
        if night.kind() != "cards":
            break
        night.play(Draw())
    assert night.s.turn == 2 and night.me().states == ((state, 1),), "through the next phase"
    night.pass_all()
    assert night.me().states == ()


@rule("F17.3")
def test_paralysed_neither_moves_nor_relocates_and_dazed_reaches_one_space() -> None:
    night = inflicted("paralysed", 1)
    night.refused(Walk(0, (at(3, 5),), colour("c", "quick_exit")), "F17.3")
    night.do("relocate any")
    assert night.me().space == at(3, 4)
    lantern = next(n for n, mask in enumerate(MASKS) if mask.id == "lantern")
    dazed = inflicted("dazed", 1)
    dazed.s.change(0, mask=lantern)
    action = dazed.met.entity.actions["assault"]
    dazed.s.meet(figures=(at(2, 5),))
    assert dazed.s.board.distance(at(3, 4), at(2, 5)) == 2
    assert not in_range(dazed.s, 0, action)
    dazed.s.change(0, states=())
    assert in_range(dazed.s, 0, action)


@rule("F17.5")
def test_tokens_of_states_are_shared_by_all_who_bear_them() -> None:
    night = a_night(3, met={"states": ("dazed",)})
    for dreamer in range(3):
        night.do("state paralysed dreamer", dreamer=dreamer)
    assert [len(each.states) for each in night.s.dreamers] == [1, 0, 0]


@rule("F6.6")
def test_states_of_dreamers_and_the_wall_leave_with_the_slumber() -> None:
    from reverie.games.etherfields.steps import EndSlumber

    night = inflicted("dazed", 1)
    night.do("place wall")
    night.choose(int(str(night.options()[0].option)))  # type: ignore[attr-defined]
    assert night.s.wall is not None and night.s.board.walled(*night.s.wall)
    EndSlumber("won").run(night.s, Outside(night.dice))
    assert night.s.wall is None and night.me().states == ()


@rule("F14.16")
def test_there_is_one_wall_token_and_it_moves_when_placed_again() -> None:
    night = a_night(spaces=(at(3, 3),))
    night.do("place wall")
    night.choose(int(str(night.options()[0].option)))  # type: ignore[attr-defined]
    first = night.s.wall
    assert first is not None
    night.s.change(0, space=at(2, 4))
    night.do("place wall")
    night.choose(int(str(night.options()[0].option)))  # type: ignore[attr-defined]
    assert night.s.wall not in (None, first) and not night.s.board.walled(*first)


def test_a_roll_is_answered_by_the_mirror() -> None:
    night = with_items("pocket_mirror", hands=(("quick_exit",),), dice=(BLANK, 2), spaces=(at(3, 3),))
    night.play(Walk(0, (at(3, 4), at(3, 5), at(2, 5)), colour("c", "quick_exit"), boost=True))
    assert night.kind() == "answer"
    night.play(Use(0, ITEM_OF["pocket_mirror"]))
    assert night.me().space == at(2, 5) and night.s.items == ()


def test_the_pool_of_flaws_and_decks_still_add_up() -> None:
    from .test_sessions import check_sums

    night = flawed("doubt", zones=(("crowbar",),))
    night.do("draw 1")
    check_sums(night.s)
    assert isinstance(night.s, Etherfields) and isinstance(night.s.flaws, Deck)
