"""Quick and steady: a first move within ten seconds, nothing that jumps, motion that keeps its pace."""

from __future__ import annotations

import json
import statistics
import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser import vale
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.site import crowd, newcomer

SHIFTS = """
new PerformanceObserver((list) => {
  for (const shift of list.getEntries())
    if (!shift.hadRecentInput) {
      window.shifts = (window.shifts ?? 0) + shift.value;
      (window.shifted ??= []).push([shift.value, ...shift.sources.map(({ node }) => node?.className)]);
    }
}).observe({ type: 'layout-shift', buffered: true });
"""

FRAMES = """
(milliseconds) => new Promise((done) => {
  const gaps = [];
  let before = performance.now(), end = before + milliseconds;
  const frame = (now) => {
    gaps.push(now - before);
    before = now;
    if (now < end) requestAnimationFrame(frame); else done(gaps);
  };
  requestAnimationFrame((now) => { before = now; requestAnimationFrame(frame); });
})
"""

MOVING = """
() => document.getAnimations().flatMap((animation) =>
  animation.playState === 'running' && !(animation instanceof CSSTransition)
    ? animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [])
"""
TIMING = {"offset", "easing", "composite", "computedOffset"}


def test_a_newcomer_makes_a_first_move_within_ten_seconds(invite: Invite) -> None:
    guest = invite()
    others = crowd()
    started = time.monotonic()
    guest.play_now()
    vale.play(guest, 1)
    took = time.monotonic() - started
    others = max(others, crowd())
    print(f"first move after {took:.1f} s, on a machine that is {others:.1f} times as slow as alone")
    assert took < 10 * others


def still(guest: Guest) -> float:
    """How much has shifted since the page was opened."""
    guest.page.wait_for_load_state("networkidle")
    guest.rest()
    return guest.page.evaluate("window.shifts ?? 0")


@pytest.mark.also
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_nothing_shifts_while_pages_load(invite: Invite, width: int, height: int) -> None:
    guest = invite("fr", width, height)
    guest.page.add_init_script(SHIFTS)
    for path in ("/", "/games", "/ratings", "/about", "/credits"):
        guest.arrive(path)
        guest.page.locator("h1").first.wait_for()
        assert still(guest) < 0.02, (path, guest.page.evaluate("window.shifted"))
    guest.play_now()
    vale.play(guest, 6)
    assert still(guest) < 0.05, guest.page.evaluate("window.shifted")


WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
"""What the main thread does for a frame, beside painting; in time of its own, however busy the machine is."""
FRAME = 0.016


@pytest.mark.also
def test_the_page_itself_needs_less_than_a_frame_for_a_frame_in_flight(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.emulate_media(reduced_motion="no-preference")
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> dict[str, float]:
        return {each["name"]: each["value"] for each in meter.send("Performance.getMetrics")["metrics"]}

    guest.play_now()
    frames, spent, whole = 0, 0.0, 0.0
    for _ in range(8):
        guest.until(lambda: guest.asked is not None)
        n = guest.state["n"]
        vale.touch(guest, vale.wish(guest), guest.press)
        guest.settle(n)
        before = worked()
        frames += len(page.evaluate(FRAMES, 500))
        after = worked()
        spent += sum(after[name] - before[name] for name in WORK)
        whole += after["TaskDuration"] - before["TaskDuration"]
    each, painted = spent / frames * 1000, whole / frames * 1000
    print(f"{each:.1f} ms of script, style and layout a frame; {painted:.1f} ms with painting")
    assert spent / frames < FRAME


@pytest.mark.also
def test_flights_move_nothing_but_transform_and_opacity_and_keep_the_pace(invite: Invite) -> None:
    guest = invite()
    page = guest.page
    page.emulate_media(reduced_motion="no-preference")
    guest.play_now()
    guest.until(lambda: guest.asked is not None)
    usual = statistics.median(page.evaluate(FRAMES, 600))
    moved: set[str] = set()
    gaps: list[float] = []
    for _ in range(6):
        guest.until(lambda: guest.asked is not None)
        n = guest.state["n"]
        vale.touch(guest, vale.wish(guest), guest.press)
        guest.settle(n)
        moved |= set(page.evaluate(MOVING)) - TIMING
        gaps += page.evaluate(FRAMES, 500)
    assert moved
    assert moved <= {"transform", "opacity"}
    pace = statistics.median(gaps)
    print(f"a frame takes {pace:.1f} ms in flight, {usual:.1f} ms at rest; the slowest {max(gaps):.0f} ms")
    assert pace < 1.5 * usual + 2


FLIGHTS = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const flight = animate.apply(this, how);
  const land = () => performance.mark('lands');
  flight.ready.then(() => {
    performance.mark('takes-off');
    flight.finished.then(land, land);
  }, () => {});
  return flight;
};
"""
"""Marks in the trace when a thing begins to fly, and when it has landed."""
TRACED = ["-*", "viz", "benchmark", "blink.user_timing"]
PACE = 1000 / 60
"""Milliseconds a frame: how often Chromium asks for one where there is no display."""


def in_flight(trace: list[dict[str, Any]]) -> list[float]:
    """From one frame that reached the display to the next, in milliseconds, as long as anything flew."""
    kinds = {"takes-off": 1, "lands": -1}
    marks = sorted((event["ts"] / 1000, kinds[event["name"]]) for event in trace if event["name"] in kinds)
    frames = sorted(
        event["ts"] / 1000 for event in trace if event["name"] == "Graphics.Pipeline.DrawAndSwap" and event["ph"] == "b"
    )
    gaps, flying, since = [], 0, 0.0
    for at, change in marks:
        if flying == 0:
            since = at
        flying += change
        if flying == 0:
            shown = [frame for frame in frames if since <= frame <= at]
            gaps += [later - earlier for earlier, later in pairwise(shown)]
    return gaps


@pytest.mark.also
def test_a_phone_shows_sixty_frames_a_second_in_flight(address: str, browser: Browser) -> None:
    """What the display is given, not what the page wants; with the pixels of a real phone, painted without a GPU."""
    guest = newcomer(browser, address, "en", 360, 740, touch=True, sharpness=3)
    page = guest.page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(FLIGHTS)
    guest.play_now()
    guest.until(lambda: guest.asked is not None)
    browser.start_tracing(page=page, categories=TRACED)
    for _ in range(8):
        guest.until(lambda: guest.asked is not None)
        n = guest.state["n"]
        vale.touch(guest, vale.wish(guest), guest.press)
        guest.settle(n)
        page.wait_for_timeout(500)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    gaps = in_flight(trace)
    prompt = sum(gap < 1.5 * PACE for gap in gaps) / len(gaps)
    print(f"{len(gaps)} frames, one every {statistics.median(gaps):.1f} ms; {prompt:.0%} of them in time")
    assert len(gaps) > 60
    assert statistics.median(gaps) < 1.05 * PACE
    assert prompt > 0.8
