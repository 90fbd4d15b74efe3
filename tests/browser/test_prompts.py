"""Every question that the Vale asks is answered on its board, by hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import vale
from tests.browser.conftest import Invite
from tests.browser.scenes import Scenes, asks, loses_change, offers
from tests.browser.tour import sit_down

QUESTIONS = [
    "hunt", "act", "keep", "activate", "copy_active", "copy_instant", "recover", "discard", "free_summon",
    "discard_others", "victim", "lose_card", "rob", "retrieve", "exchange", "rewards",
]  # fmt: skip


@pytest.mark.also
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_every_question_is_answered_on_the_board(invite: Invite, scenes: Scenes, size: str, half: int) -> None:
    guest = invite() if size == "wide" else invite("fr", 360, 740, touch=True)
    for kind in QUESTIONS[half::2]:
        guest.state = None
        sit_down(guest, scenes.find(asks(kind)))
        assert guest.asked["kind"] == kind
        n, move = guest.state["n"], guest.asked["options"][0]
        vale.touch(guest, move, guest.press)
        guest.settle(n)


@pytest.mark.also
def test_a_card_is_banished_from_ones_own_area(invite: Invite, scenes: Scenes) -> None:
    guest = invite()
    sit_down(guest, scenes.find(offers("banish")))
    move = next(move for move in guest.asked["options"] if move["kind"] == "banish")
    n, seat = guest.state["n"], guest.state["seat"]
    vale.touch(guest, move, guest.press)
    guest.settle(n)
    assert move["card"] not in guest.state["view"]["areas"][seat]
    assert guest.state["view"]["discard"][-1] == move["card"]


@pytest.mark.also
def test_the_change_that_would_be_lost_is_told_before_paying(invite: Invite, scenes: Scenes) -> None:
    guest = invite()
    sit_down(guest, scenes.find(loses_change))
    view = guest.state["view"]
    values = view["values"][view["seat"]]
    ways: dict[int, list[int]] = {}
    for move in guest.asked["options"]:
        if move["kind"] == "summon":
            paid = sum(stones * value for stones, value in zip(move["pay"], values, strict=True))
            ways.setdefault(move["card"], []).append(paid)
    dear = next(card for card, paid in ways.items() if len(paid) > 1 and min(paid) > view["prices"][card])
    guest.press(vale.card(guest, dear))
    payment = guest.page.locator(".preview .payment")
    told = payment.locator(".lost")
    expect(told).to_be_visible()
    before = told.inner_text()
    chosen = payment.locator("[aria-pressed=true]")
    others = payment.locator("[aria-pressed=false]")
    held = chosen.count()
    guest.press(others.first)
    assert (told.inner_text(), chosen.count()) != (before, held)
    n, seat = guest.state["n"], guest.state["seat"]
    stones = guest.state["view"]["stones"][seat]
    guest.press(vale.actions(guest).first)
    guest.settle(n)
    assert sum(guest.state["view"]["stones"][seat]) <= sum(stones)
    assert dear in guest.state["view"]["areas"][seat]
