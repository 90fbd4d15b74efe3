"""When I Dream in a real browser: a whole game of five people and a bot, ten people on phones, a voice table."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from reverie.server.play.absence import GRACE
from tests.browser import when_i_dream as dream
from tests.browser.answers import can_be_answered
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.site import crowd
from tests.browser.when_i_dream import BOARD, violations
from tests.browser.wound import Wound, wound_site

Json = Any
HALF_A_MINUTE = 30
LONGEST_NAME = "Une nuit d’hiver étoilée"
OPACITY = "thing => Number(getComputedStyle(thing).opacity)"


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wound]:
    with wound_site(tmp_path_factory.mktemp("night") / "reverie.db") as site:
        yield site


@pytest.fixture(scope="module")
def address(clock: Wound) -> str:
    """All guests of this module come to a site whose time the tests wind on."""
    return clock.address


class Story:
    """Five people and a bot, seat 0 the first Dreamer, forbidden clues by the rulebook."""

    def __init__(self, invite: Invite, clock: Wound, axe: str) -> None:
        self.clock, self.axe = clock, axe
        self.guests = [invite("en") for _ in range(5)]
        self.ear = dream.Ear(self.guests[0])
        host = self.guests[0]
        link = dream.open_table(host, 6, night=90, fouls="rulebook", first=0)
        for guest in self.guests[1:]:
            dream.sit(guest, link)
        dream.start(host, self.guests)
        self.look(host, "dusk")

    @property
    def dreamer(self) -> Guest:
        found = dream.by_seat(self.guests, dream.view(self.guests[0])["dreamer"])
        assert found is not None
        return found

    def spirits(self) -> list[Guest]:
        return [guest for guest in self.guests if guest is not self.dreamer]

    def speaker(self) -> Guest:
        """Whose turn it is; a bot's turns go by."""
        spirit = self.spirits()[0]
        spirit.until(lambda: dream.by_seat(self.guests, dream.view(spirit)["turn"]) is not None)
        found = dream.by_seat(self.guests, dream.view(spirit)["turn"])
        assert found is not None
        found.until(lambda: found.asked is not None)
        return found

    def look(self, guest: Guest, where: str) -> None:
        assert violations(guest, self.axe) == [], where

    def settle(self) -> None:
        """Wait until everybody's page is where the table is."""
        latest = max(dream.view(guest)["turns"] for guest in self.guests)
        for guest in self.guests:
            guest.until(lambda guest=guest: dream.view(guest)["turns"] >= latest)

    def hears(self, event: str, **values: Json) -> None:
        """The Dreamer is told."""
        story = self.dreamer.page.get_by_role("log")
        expect(story.get_by_text(self.dreamer.say(event, **values)).last).to_be_attached()

    # The first night

    def a_foul(self) -> None:
        speaker = self.speaker()
        word = dream.called(speaker, dream.word_in_play(speaker))
        dream.say_clue(speaker, word)
        told = speaker.say(f"{BOARD}foul-W4-1", name=self.name(speaker), word=word, clue=word)
        for spirit in self.spirits():
            expect(spirit.page.locator(".fouls li").filter(has_text=told)).to_be_visible()
        self.hears("when_i_dream-event-changed", called="none")

    def a_contest(self) -> None:
        """A doubtful clue goes out; more than half of the other spirits make it a foul."""
        while (clue := dream.doubtful_clue(speaker := self.speaker())) is None:
            dream.pass_card(self.dreamer)
            self.settle()
        card = len(dream.view(speaker)["cards"])
        dream.say_clue(speaker, clue)
        others = [spirit for spirit in self.spirits() if spirit is not speaker]
        others[0].button(f"{BOARD}contest").wait_for()
        expect(others[0].page.locator(".order .doubtful")).to_contain_text(clue)
        expect(others[0].page.locator(".contest")).to_contain_text(others[0].say(f"{BOARD}doubt", rule="W4.2"))
        self.look(others[0], "contest")
        assert can_be_answered(others[0])
        for other in others:  # the bot may think so too, and sooner
            if len(dream.view(speaker)["cards"]) == card:
                with suppress(TimeoutError):
                    other.button(f"{BOARD}contest").click(timeout=3000)
        speaker.until(lambda: len(dream.view(speaker)["cards"]) == card + 1)
        self.settle()
        lost = dream.view(speaker)["cards"][card - 1]
        assert (lost["fate"], lost["offender"], lost["offence"]) == ("foul", speaker.state["seat"], clue)

    def a_composed_clue(self) -> None:
        """A clue that was kept goes out by itself when its turn comes; the Dreamer hears it."""
        speaker = self.speaker()
        later = next(spirit for spirit in self.spirits() if spirit is not speaker)
        clue = dream.honest_clue(later)
        self.loses_nothing(later, dream.clue_field(later), clue)
        dream.say_clue(later, clue)
        self.look(later, "compose")
        expect(later.page.get_by_text(later.say(f"{BOARD}drafted", clue=clue))).to_be_visible()
        for _ in range(8):
            if dream.by_seat(self.guests, dream.view(later)["turn"]) is later:
                break
            speaker = self.speaker()
            if speaker is not later:
                n = speaker.state["n"]
                speaker.press(speaker.button(f"{BOARD}pass"))
                speaker.settle(n)
                self.settle()
        self.clock.wind(2)
        heard = self.dreamer.page.locator(".sleep .word")
        expect(heard).to_have_text(clue)
        self.hears("when_i_dream-event-heard", name=self.name(later))
        expect(self.dreamer.page.get_by_role("log")).not_to_contain_text(f"“{clue}”")
        self.look(self.dreamer, "night of the Dreamer")
        self.look(later, "night of a spirit")

    def answers(self) -> list[str]:
        """A right answer, a wrong one and a pass: the Dreamer's page hears the same each time."""
        right = []
        heard = []
        for said in ("right", "wrong", "pass"):
            self.settle()
            before, frames = self.dreamer.state, len(self.ear.frames)
            spirit = self.spirits()[0]
            word = dream.called(spirit, dream.word_in_play(spirit))
            if said == "pass":
                dream.pass_card(self.dreamer)
            else:
                dream.answer(self.dreamer, word if said == "right" else "zzzz")
            if said == "right":
                right.append(word)
            self.settle()
            heard.append([relative(frame, before) for frame in self.ear.frames[frames:]])
        assert heard[0] == heard[1] == heard[2]
        self.hears("when_i_dream-event-settled", how="none")
        fates = [each["fate"] for each in dream.view(self.spirits()[0])["cards"]][-4:]
        assert fates == ["yellow", "blue", "blue", "live"]
        return right

    def a_last_answer(self) -> str:
        """The sand runs out; the card in play may still be answered."""
        spirit = self.spirits()[0]
        word = dream.called(spirit, dream.word_in_play(spirit))
        self.clock.wind(91)
        dream.wait_for(self.guests, "last")
        expect(self.dreamer.page.get_by_role("heading", name=self.dreamer.say(f"{BOARD}last-title"))).to_be_visible()
        self.look(self.dreamer, "last answer")
        self.look(spirit, "last answer, a spirit")
        dream.answer(self.dreamer, f"the {word}")
        dream.wait_for(self.guests, "telling")
        return word

    def a_telling(self, words: Sequence[str]) -> None:
        page = self.dreamer.page
        field = page.get_by_label(self.dreamer.say(f"{BOARD}tell-field"), exact=True)
        self.loses_nothing(self.dreamer, field, f"I was walking by night, and there was {' and '.join(words)}.")
        self.look(self.dreamer, "telling")
        assert can_be_answered(self.dreamer)
        dreamer = self.dreamer.state["seat"]  # by day the next one is the Dreamer
        self.dreamer.press(self.dreamer.button(f"{BOARD}tell-done"))
        dream.wait_for(self.guests, "dusk")
        for guest in self.guests:
            day = dream.view(guest)["day"]
            assert day["points"][dreamer] == len(words) + 2, day
            why = guest.say(f"{BOARD}why-dreamer-all", yellow=len(words), blue=0, told=len(words))
            expect(guest.page.get_by_text(why)).to_be_visible()
            expect(guest.page.locator(".day .roles li")).to_have_count(7)
        self.look(self.guests[1], "unveiling")
        self.a_voice(self.guests[3])
        reader = self.guests[2]
        reader.page.keyboard.press("t")
        expect(reader.page.get_by_role("heading", name=reader.say("page-on-the-table"))).to_be_visible()
        self.look(reader, "text table")
        reader.page.keyboard.press("t")

    def a_voice(self, listener: Guest) -> None:
        """Whoever asks to hear the dream hears it, though voices are off."""
        page = listener.page
        assert page.evaluate("localStorage['reverie.voice']") is None
        page.evaluate("() => { speechSynthesis.speak = ({ text }) => (window.heard = text); }")
        listener.press(listener.button(f"{BOARD}listen"))
        assert page.evaluate("window.heard") == dream.view(listener)["day"]["telling"]
        listener.press(listener.button(f"{BOARD}stop"))

    def loses_nothing(self, guest: Guest, field: Locator, text: str) -> None:
        """What somebody writes is still there when they have looked at the table in words, or loaded the page anew."""
        field.fill(text)
        page = guest.page
        field.blur()
        for _ in range(2):  # to the words and back
            page.keyboard.press("t")
            guest.rest()
        expect(field).to_have_value(text)
        page.reload()
        expect(field).to_have_value(text)

    # The other nights

    def a_short_night(self) -> None:
        """Nobody says anything; the last card is declined, the dream stays untold."""
        self.clock.wind(91)
        if dream.view(self.guests[0])["dreamer"] != 5:
            dream.wait_for(self.guests, "last")
            self.dreamer.press(self.dreamer.button(f"{BOARD}decline"))
            dream.wait_for(self.guests, "telling")
            self.dreamer.press(self.dreamer.button(f"{BOARD}tell-done"))

    def name(self, guest: Guest) -> str:
        seats = guest.state["table"]["seats"]
        return str(seats[guest.state["seat"]]["name"])


def relative(frame: str, before: Json) -> str:
    """A frame as it came, but for what counts on whatever was said: that counts from where it was."""
    told = json.loads(frame)
    if told["type"] != "state":
        return frame
    del told["ack"]  # the page's own number of what it said
    for counter in ("n", "since"):
        told[counter] -= before["n"]
    for event in told["events"]:
        event["n"] -= before["n"]
    told["view"]["turns"] -= before["view"]["turns"]
    for asked in (told["ask"], *told["waiting"]):
        asked["facts"]["number"] -= before["ask"]["facts"]["number"]
    return json.dumps(told)


def test_five_people_and_a_bot_play_a_whole_game(invite: Invite, clock: Wound, axe_source: str) -> None:
    story = Story(invite, clock, axe_source)
    dream.fall_asleep(story.guests)
    story.a_foul()
    story.a_contest()
    story.a_composed_clue()
    words = story.answers()
    words.append(story.a_last_answer())
    story.a_telling(words)
    for night in range(2, 7):
        dream.fall_asleep(story.guests)
        story.a_short_night()
        dream.wait_for(story.guests, "dusk" if night < 6 else "over")
    for guest in story.guests:
        expect(guest.button("page-rematch")).to_be_visible()
    story.look(story.guests[0], "end")


def test_ten_people_sit_down_and_start_within_half_a_minute(invite: Invite, axe_source: str) -> None:
    guests = [invite(("fr", "en")[n % 2], 360, 740, touch=True) for n in range(10)]
    host, others = guests[0], crowd()
    began = time.monotonic()
    link = dream.open_table(host, 10, night=90)
    for guest in guests[1:]:  # they all open the link at once
        guest.page.goto(link, wait_until="commit")
    for guest in guests[1:]:
        dream.sit_down(guest)
    dream.start(host, guests)
    took = time.monotonic() - began
    assert took < HALF_A_MINUTE * max(others, crowd())
    dream.fall_asleep(guests)
    dreamer = dream.view(host)["dreamer"]
    for guest in guests:
        ten_seats_can_be_read(guest, masked=guest.state["seat"] == dreamer)
    assert violations(guests[dreamer], axe_source) == []
    assert violations(guests[dreamer - 1], axe_source) == []


def ten_seats_can_be_read(guest: Guest, masked: bool) -> None:
    """Nothing scrolls sideways; who speaks, the word and what to do are in sight, in letters of 14 pixels or more."""
    page = guest.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if masked:
        expect(page.locator(".moon li")).to_have_count(9)
        expect(page.get_by_label(guest.say(f"{BOARD}answer"), exact=True)).to_be_in_viewport()
        expect(guest.button(f"{BOARD}pass")).to_be_in_viewport(ratio=1)
        return
    spirits = page.locator(".order li")
    expect(spirits).to_have_count(9)
    for spirit in (spirits.first, spirits.last):
        expect(spirit).to_be_in_viewport(ratio=1)
    edge = "thing => thing.getBoundingClientRect()"
    assert spirits.last.evaluate(edge)["bottom"] <= page.locator(".night .drawer").evaluate(edge)["top"]
    expect(page.locator(".middle .card")).to_be_in_viewport(ratio=1)
    expect(dream.clue_field(guest)).to_be_in_viewport(ratio=1)
    smallest = page.locator(".order li .name").evaluate_all(
        "names => Math.min(...names.map(name => parseFloat(getComputedStyle(name).fontSize)))"
    )
    assert smallest >= 14


def test_a_name_of_any_length_has_one_line_on_a_phone(invite: Invite) -> None:
    spirit, dreamer, *others = (invite("fr", 360, 740, touch=True) for _ in range(5))
    link = dream.open_table(spirit, 10, night=90, first=1)
    dream.sit(dreamer, link)
    for guest, name in zip(others, ("Phantasos", "Clytemnestre", LONGEST_NAME), strict=True):
        guest.arrive()
        guest.press(guest.button("page-preferences"))
        guest.page.get_by_label(guest.say("page-your-name"), exact=True).fill(name)
        guest.page.keyboard.press("Enter")
        dream.sit(guest, link)
    dream.start(spirit, [spirit, dreamer, *others])
    dream.fall_asleep([spirit, dreamer, *others])
    names = spirit.page.locator(".order .name")
    expect(names).to_have_count(9)
    lines = names.evaluate_all(
        "names => names.map(name => name.offsetHeight / parseFloat(getComputedStyle(name).fontSize))"
    )
    assert max(lines) < 2
    assert names.filter(has_text="Phantasos").first.evaluate("name => name.scrollWidth <= name.clientWidth")


def test_the_wait_for_somebody_who_dropped_out_is_counted_once(invite: Invite, clock: Wound) -> None:
    spirit, dreamer = invite("fr", 360, 740, touch=True), invite("fr")
    dream.sit(dreamer, dream.open_table(spirit, 4, night=90, first=1))
    dream.start(spirit, [spirit, dreamer])
    dream.fall_asleep([spirit, dreamer])
    lost = spirit.page.locator('.players [data-seat="1"]')
    shining = spirit.page.locator(".hourglass").evaluate(OPACITY)
    dreamer.page.context.close()
    spirit.until(lambda: not spirit.state["table"]["seats"][1]["online"])
    clock.wind(GRACE / 1000 + 1)
    expect(spirit.page.locator(".status .chip")).to_have_text("0:30")
    expect(lost).not_to_contain_text("0:30")
    assert spirit.page.locator(".hourglass").evaluate(OPACITY) < shining


@pytest.mark.also
def test_a_voice_table_goes_on_though_a_bot_holds_the_buttons(invite: Invite, clock: Wound, axe_source: str) -> None:
    guests = [invite("fr"), invite("en", 360, 740, touch=True)]
    host, friend = guests
    link = dream.open_table(host, 4, night=90, voice=True, first=0)
    dream.sit(friend, link)
    dream.start(host, guests)
    dream.fall_asleep(guests)
    for right in range(1, 4):  # the buttons go round, to two bots as well
        assert can_be_answered(friend)
        friend.press(friend.button(f"{BOARD}right") if friend.button(f"{BOARD}right").is_visible() else instead(friend))
        friend.until(lambda right=right: sum(card["fate"] == "yellow" for card in dream.view(friend)["cards"]) == right)
    assert violations(friend, axe_source) == []
    clock.wind(91)
    dream.wait_for(guests, "last")
    clock.wind(11)
    dream.wait_for(guests, "telling")
    if not friend.button(f"{BOARD}mentioned-done").is_visible():
        instead(friend)
    for card in dream.view(friend)["cards"][:3]:
        friend.press(
            friend.page.locator(".mention .words").get_by_role("button", name=dream.called(friend, card["word"]))
        )
    assert can_be_answered(friend)
    friend.press(friend.button(f"{BOARD}mentioned-done"))
    dream.wait_for(guests, "dusk")
    assert dream.view(host)["day"]["points"][0] == 3 + 2


def instead(guest: Guest) -> Locator:
    """Take the buttons of whoever holds them; gives the one for a right answer."""
    view = dream.view(guest)
    name = guest.state["table"]["seats"][view["presser"]]["name"]
    guest.press(guest.button(f"{BOARD}press-instead", name=name))
    return guest.button(f"{BOARD}right")
