"""After the last move: the board and the result, and what can be taken home."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

import reverie
from tests.browser import when_i_dream as night
from tests.browser.conftest import Invite

SOON = 12_000
"""Sooner, in milliseconds, than a board would give way that shows how a night ended."""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (360, 740)])
def test_from_the_board_a_way_leads_back_to_the_result(invite: Invite, width: int, height: int) -> None:
    guest = invite("fr", width, height, touch=width < 400)
    guest.play_now()
    guest.resign()
    guest.press(guest.button("page-see-board"))
    guest.press(guest.button("page-see-result"), patience=30_000)
    guest.page.get_by_role("heading", name=guest.say("page-result")).wait_for()


def test_whoever_resigns_in_a_night_sees_the_result_at_once_and_is_asked_nothing_more(invite: Invite) -> None:
    guest = invite("fr", 740, 360, touch=True)
    page = guest.page
    night.open_table(guest, 4, first=0)
    night.start(guest, [guest])
    night.fall_asleep([guest])
    field = page.get_by_label(guest.say(f"{night.BOARD}answer"), exact=True)
    expect(field).to_be_visible()
    guest.press(guest.button("page-menu"))
    guest.press(guest.button("page-resign"))
    guest.press(guest.button("page-resign"))
    guest.until(lambda: guest.over)
    expect(page.get_by_role("heading", name=guest.say("page-result"))).to_be_visible(timeout=SOON)
    guest.press(guest.button("page-see-board"))
    expect(guest.button("page-see-result")).to_be_visible()
    expect(field).to_have_count(0)


def test_the_log_of_a_game_can_be_downloaded_and_replayed(invite: Invite, tmp_path: Path) -> None:
    guest = invite()
    guest.play_now()
    guest.resign()
    with guest.page.expect_download() as coming:
        guest.press(guest.page.get_by_role("link", name=guest.say("page-download-log"), exact=True))
    coming.value.save_as(tmp_path / "log.json")
    log = json.loads((tmp_path / "log.json").read_text(encoding="utf-8"))
    assert coming.value.suggested_filename == f"reverie-{guest.state['table']['id']}.json"
    assert reverie.replay(log).n == len(log["moves"])
