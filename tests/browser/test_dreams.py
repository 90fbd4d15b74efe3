"""Dreams in a real browser: four friends and a bot, a phone, a keyboard, every screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser import dreams, lessons
from tests.browser.conftest import Invite, Look
from tests.browser.guest import Guest, overlap


def at_one_table(guests: list[Guest], seats: int) -> None:
    """The first opens a table without hourglasses, the others come by link, a bot takes what is left."""
    host, *friends = guests
    host.arrive()
    host.press(host.page.locator('[data-game="dreams"]').get_by_role("button", name=host.say("page-invite")).first)
    host.press(host.page.locator("dialog label").filter(has_text=str(seats)).first)
    host.press(host.page.locator("dialog summary"))
    host.press(host.page.locator("dialog label").filter(has_text=host.say("dreams-option-clock-none")).last)
    host.press(host.button("page-open-table"))
    host.page.wait_for_url("**/table/*")
    host.wait_for_state()
    for friend in friends:
        friend.arrive(host.page.url)
        friend.press(friend.page.get_by_role("button", name=friend.say("page-sit")).first)
        friend.until(lambda friend=friend: friend.state is not None and friend.state["seat"] is not None)
    host.press(host.button("page-start-with-bots"))
    for guest in guests:
        guest.until(lambda guest=guest: guest.state["table"]["phase"] == "playing")


def agree(guests: list[Guest]) -> dict[int, int]:
    """What each bets on when all are friends: the gods on the mortal, if it is one of them."""
    mortals = [guest.state["seat"] for guest in guests if guest.state["view"]["token"] == 0]
    bot = guests[0].state["view"]["seats"] - 1
    mortal = mortals[0] if mortals else bot
    vision = max(guest.state["view"]["token"] for guest in guests)
    return {guest.state["seat"]: vision if guest.state["seat"] == mortal else mortal for guest in guests}


def test_four_people_and_a_bot_play_to_the_end(invite: Invite) -> None:
    guests = [invite("fr"), invite("en"), invite("fr"), invite("en", 360, 740, touch=True)]
    at_one_table(guests, 5)
    host = guests[0]
    for _ in range(400):
        host.until(lambda: host.over or any(guest.asked for guest in guests))
        if host.over:
            break
        mover = next(guest for guest in guests if guest.asked)
        dreams.act(mover, agree(guests).get(mover.state["seat"]))
        for guest in guests:
            guest.until(lambda guest=guest, n=mover.state["n"]: guest.over or guest.state["n"] >= n)
    assert host.over and max(host.state["view"]["points"]) >= 16
    for guest in guests:
        guest.hurry(guest.button("dreams-board-skip"), guest.button("page-rematch"))
    host.press(host.button("page-see-board"))
    rounds = len(host.state["view"]["nights"])
    expect(host.button("dreams-board-round", round=rounds)).to_have_attribute("aria-pressed", "true")
    host.press(host.button("dreams-board-round", round=1))
    expect(host.page.locator("figcaption")).to_have_text(
        host.say("dreams-board-true", number=host.state["view"]["nights"][0]["vision"])
    )


def test_a_phone_places_votes_and_sees_the_reveal(invite: Invite) -> None:
    guest = invite("fr", 360, 740, touch=True)
    page = guest.page
    guest.play_now("dreams")
    dreams.play(guest, "star")
    pictures = page.locator(".scene .picture img")
    expect(pictures).to_have_count(4)
    guest.press(pictures.first)
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.get_by_role("dialog").locator("img").bounding_box()["width"] >= 300
    guest.press(guest.button("page-close"))
    dreams.play(guest, "reveal")
    expect(page.locator(".show")).to_be_visible()
    dreams.act(guest)
    guest.until(lambda: guest.state["view"]["round"] == 2)
    expect(page.locator(".show")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("language", "width", "height"), [("fr", 360, 740), ("en", 740, 360)])
def test_a_small_screen_keeps_one_sky_for_a_round_and_all_in_sight(
    invite: Invite, language: str, width: int, height: int
) -> None:
    guest = invite(language, width, height, touch=True)
    page = guest.page
    guest.play_now("dreams")
    dreams.play(guest, "star")
    role = "mortal" if guest.state["view"]["token"] == 0 else "god"
    sentence = page.locator("h2.sentence")
    expect(sentence).to_have_text(guest.say(f"dreams-board-aim-star-{role}"))
    sizes = []

    def look() -> None:
        guest.rest()
        sizes.append(dreams.sky(guest).bounding_box()["height"])
        for thing in (*page.locator(".scene .picture").all(), page.locator(".token button"), page.locator(".answer")):
            expect(thing).to_be_in_viewport(ratio=0.99)

    look()
    token = page.locator(".token")
    expect(token.locator(".fresh")).to_be_visible()  # it calls for a look, once a round
    guest.press(token.get_by_role("button"))
    expect(token.locator(".face")).to_be_in_viewport(ratio=0.99)
    guest.press(token.get_by_role("button"))
    expect(token.locator(".face")).to_have_count(0)
    expect(token.locator(".fresh")).to_have_count(0)
    expect(token.locator(".label")).to_be_visible()
    dreams.touch_sky(guest, dreams.free_place(guest))
    look()
    dreams.play(guest, "vote")
    expect(sentence).to_have_text(guest.say(f"dreams-board-aim-vote-{role}"))
    look()
    guest.press(dreams.bet(guest, dreams.some_choice(guest)))
    guest.until(lambda: guest.state["view"]["vote"] is not None)
    look()
    assert max(sizes) - min(sizes) <= 2
    guest.press(guest.button("dreams-board-lock"))
    guest.hurry(guest.button("dreams-board-skip"), guest.button("dreams-board-go-on"))
    guest.rest()
    for thing in (guest.button("dreams-board-go-on"), *page.locator(".show .players li").all()):
        expect(thing).to_be_in_viewport(ratio=0.99)
    plate = page.locator(".show .plate")
    expect(plate).to_be_in_viewport(ratio=0.99)
    assert plate.bounding_box()["height"] >= 180, "the stars can be read on the vision"
    gains = guest.state["view"]["nights"][0]["gains"]
    expect(page.locator(".show .why:visible").filter(has_text="+")).to_have_count(sum(gain > 0 for gain in gains))
    dreams.act(guest)
    rounds = page.locator("button.rounds")
    expect(rounds).to_be_in_viewport(ratio=0.99)
    for thing in page.locator(".scene .picture").all():
        assert not overlap(rounds, thing)
    expect(token.locator(".fresh")).to_be_visible()


def test_the_first_lesson_on_a_phone_cuts_neither_players_nor_visions(invite: Invite) -> None:
    guest = invite("fr", 320, 740, touch=True)  # so narrow that four players stand in two rows
    page = guest.page
    guest.arrive()
    guest.press(page.locator('[data-game="dreams"]').get_by_role("button", name=guest.say("page-learn")))
    voice = page.locator(".coach.placed")
    voice.wait_for()
    guest.rest()
    pictures = page.locator(".scene .picture")
    guest.until(lambda: pictures.first.bounding_box()["y"] > voice.bounding_box()["y"])
    box = voice.bounding_box()
    header = page.locator("header").bounding_box()
    assert header["height"] > 100
    assert box["y"] >= header["y"] + header["height"]
    assert min(picture.bounding_box()["y"] for picture in pictures.all()) >= box["y"] + box["height"]
    size = pictures.first.bounding_box()["width"]
    guest.press(guest.button("dreams-tutorial-skip"))
    guest.until(lambda: pictures.first.bounding_box()["width"] > size)


def test_a_round_is_played_by_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    page, keys = guest.page, guest.page.keyboard
    guest.arrive()
    poster = page.locator('[data-game="dreams"]').filter(has=page.get_by_role("button"))
    begin = poster.get_by_role("button", name=guest.say("page-play-now")).first
    expect(begin).to_be_enabled()  # it waits for the games, and nothing disabled takes the focus
    begin.focus()
    keys.press("Enter")
    page.wait_for_url("**/table/*")
    guest.wait_for_state()
    for star in range(3):
        guest.until(lambda: guest.asked is not None and guest.asked["kind"] == "star")
        grip = page.locator("button.grip")
        grip.wait_for()
        if star == 0:
            sky = dreams.sky(guest)
            for _ in range(80):
                if sky.evaluate("sky => sky.contains(document.activeElement)"):
                    break
                keys.press("Tab")
        expect(grip).to_be_focused()
        n, far = guest.state["n"], dreams.free_place(guest)
        for _ in range(abs(far[0]) // 100):
            keys.press("Shift+ArrowRight" if far[0] > 0 else "Shift+ArrowLeft")
        for _ in range(abs(far[1]) // 100):
            keys.press("Shift+ArrowDown" if far[1] > 0 else "Shift+ArrowUp")
        keys.press("ArrowRight")
        keys.press("Enter")
        guest.settle(n)
    guest.until(lambda: guest.asked is not None and guest.asked["kind"] == "vote")
    choice = dreams.some_choice(guest)
    dreams.bet(guest, choice).focus()
    keys.press("Enter")
    guest.until(lambda: guest.state["view"]["vote"] == choice)
    guest.button("dreams-board-lock").focus()
    keys.press("Enter")
    guest.until(lambda: guest.state["view"]["nights"])
    guest.button("dreams-board-skip").focus()
    keys.press("Enter")
    guest.button("dreams-board-go-on").focus()
    keys.press("Enter")
    guest.until(lambda: guest.state["view"]["round"] == 2)


@pytest.mark.also
def test_nothing_tells_the_reveal_before_it_is_shown(invite: Invite) -> None:
    guest = invite("en")
    page = guest.page
    guest.play_now("dreams")
    dreams.play(guest, "vote")
    log = page.get_by_role("log")
    dreams.act(guest)
    guest.until(lambda: guest.state["view"]["nights"])
    expect(page.locator(".show")).to_be_visible()
    night = guest.state["view"]["nights"][0]
    names = [seat["name"] for seat in guest.state["table"]["seats"]]
    truth = guest.say("dreams-event-unmasked", name=names[night["mortal"]], vision=night["vision"])
    moons = page.get_by_role("group", name=guest.say("dreams-board-path")).get_by_role("listitem")
    still = [guest.say("dreams-board-path-label", name=name, points=0) for name in names]
    assert [moon.get_attribute("aria-label") for moon in moons.all()] == still
    assert truth not in log.inner_text()
    guest.press(guest.button("dreams-board-skip"))
    expect(log).to_contain_text(truth)
    after = [
        guest.say("dreams-board-path-label", name=name, points=gain)
        for name, gain in zip(names, night["gains"], strict=True)
    ]
    for moon, told in zip(moons.all(), after, strict=True):
        expect(moon).to_have_attribute("aria-label", told)


@pytest.mark.also
def test_the_disc_looks_the_same_for_all_and_says_why_not(invite: Invite) -> None:
    guest = invite("en")
    guest.play_now("dreams")
    dreams.play(guest, "vote")
    mortal = guest.state["view"]["token"] == 0
    others = [seat["name"] for seat in guest.state["table"]["seats"] if not seat["you"]]
    players = [guest.button("dreams-board-bet-player", name=name) for name in others]
    visions = [guest.button("dreams-board-bet-vision", number=number) for number in (1, 2, 3, 4)]
    for face in players + visions:
        expect(face).to_be_enabled()
    guest.press((players if mortal else visions)[0])
    why = "dreams-refusal-no_vision" if mortal else "dreams-refusal-no_player"
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.say(why))
    assert guest.state["view"]["vote"] is None


LESSONS = {"visions", "token", "confirm", "halo", "shades", "lock", "reveal", "tokens", "gains", "goal"}
"""What every first round teaches; a god and the mortal each hear two things more."""
OF_A_GOD, OF_THE_MORTAL = {"god", "accuse"}, {"mortal", "name"}


@pytest.mark.also
@pytest.mark.parametrize(("language", "size"), [("fr", "phone"), ("en", "wide")])
def test_the_guided_round_teaches_everything_once(invite: Invite, language: str, size: str) -> None:
    guest = invite(language) if size == "wide" else invite(language, 360, 740, touch=True)
    page = guest.page
    titles = {guest.say(f"dreams-tutorial-{id}.title"): id for id in LESSONS | OF_A_GOD | OF_THE_MORTAL}
    coach, heard = page.locator(".coach"), []

    def listen() -> None:
        guest.rest()
        while coach.count():
            title = lessons.understand(guest, "dreams")
            heard.append(titles[title])
            expect(coach.get_by_role("heading", name=title)).to_have_count(0)
            guest.rest()

    guest.arrive()
    guest.press(page.locator('[data-game="dreams"]').get_by_role("button", name=guest.say("page-learn")))
    page.wait_for_url("**/table/*?learn")
    guest.wait_for_state()
    coach.wait_for()
    mortal = guest.state["view"]["token"] == 0
    while "goal" not in heard:
        guest.until(lambda: guest.asked is not None)
        listen()
        kind = guest.asked["kind"]
        if kind == "star":
            dreams.touch_sky(guest, dreams.free_place(guest))
            listen()
        elif kind == "vote":
            guest.press(dreams.bet(guest, dreams.some_choice(guest)))
            guest.until(lambda: guest.state["view"]["vote"] is not None)
            listen()
        elif kind == "reveal":
            skip = guest.button("dreams-board-next")
            while skip.is_visible():
                with suppress(TimeoutError):  # the reveal also goes on by itself
                    guest.press(skip, patience=2000)
                listen()
        dreams.act(guest)
    assert sorted(heard) == sorted(LESSONS | (OF_THE_MORTAL if mortal else OF_A_GOD))


@pytest.mark.also
def test_a_finished_game_is_looked_back_at_star_by_star(invite: Invite, look: Callable[[Guest], Look]) -> None:
    guest = invite("en")
    page, clean = guest.page, look(guest)
    guest.play_now("dreams")
    dreams.play(guest, "reveal")
    dreams.act(guest)
    guest.resign()
    review = page.get_by_role("link", name=guest.say("page-review")).first
    review.wait_for()
    clean("the result")
    guest.press(review)
    page.wait_for_url("**/review/**")
    expect(page.get_by_role("heading", name=guest.say("dreams-board-belief", round=1))).to_be_visible()
    stars = page.locator("section[aria-labelledby=belief] li button")
    expect(stars).to_have_count(9)
    guest.press(stars.nth(4))
    expect(stars.nth(4)).to_have_class(re.compile(r"\bnow\b"))
    expect(dreams.sky(guest).locator("g.placed")).to_have_count(5)
    page.keyboard.press("ArrowRight")
    expect(stars.nth(5)).to_have_class(re.compile(r"\bnow\b"))
    clean("the review")
