"""Quick and steady: a first move within ten seconds, nothing that jumps, motion that keeps its pace."""

from __future__ import annotations

import statistics
import time

import pytest

from tests.browser import vale
from tests.browser.conftest import Invite
from tests.browser.guest import Guest

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
    started = time.monotonic()
    guest.play_now()
    vale.play(guest, 1)
    took = time.monotonic() - started
    print(f"first move after {took:.1f} s")
    assert took < 10


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
