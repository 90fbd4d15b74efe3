"""When I Dream in a real browser: a whole game of five people and a bot, ten people on phones, a voice table."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import when_i_dream as dream
from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.test_screens import violations
from tests.browser.when_i_dream import BOARD
from tests.browser.wound import Wound, wound_site

Json = Any


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
        told = speaker.say(f"{BOARD}foul", name=self.name(speaker), word=word)
        for spirit in self.spirits():
            expect(spirit.page.locator(".fouls li").filter(has_text=told)).to_be_visible()
        self.hears("when_i_dream-event-changed")

    def a_contest(self) -> None:
        """A doubtful clue goes out; more than half of the other spirits make it a foul."""
        while (clue := dream.doubtful_clue(speaker := self.speaker())) is None:
            dream.pass_card(self.dreamer)
            self.settle()
        dream.say_clue(speaker, clue)
        others = [spirit for spirit in self.spirits() if spirit is not speaker]
        card = len(dream.view(speaker)["cards"])
        for n, other in enumerate(others):
            contest = other.button(f"{BOARD}contest")
            contest.wait_for()
            if n == 0:
                self.look(other, "contest")
            other.press(contest)
            if n + 1 < len(others):
                expect(other.page.locator(".contest .chip")).to_be_visible()
        self.settle()
        speaker.until(lambda: len(dream.view(speaker)["cards"]) == card + 1)
        fouls = [each for each in dream.view(speaker)["cards"] if each["fate"] == "foul"]
        assert [each["offender"] for each in fouls][-1] == speaker.state["seat"]

    def a_composed_clue(self) -> None:
        """A clue that was kept goes out by itself when its turn comes; the Dreamer hears it."""
        speaker = self.speaker()
        later = next(spirit for spirit in self.spirits() if spirit is not speaker)
        clue = dream.honest_clue(later)
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
        field.fill(f"I was walking by night, and there was {' and '.join(words)}.")
        self.look(self.dreamer, "telling")
        self.dreamer.press(self.dreamer.button(f"{BOARD}tell-done"))
        dreamer = self.dreamer.state["seat"]
        dream.wait_for(self.guests, "dusk")
        for guest in self.guests:
            day = dream.view(guest)["day"]
            assert day["points"][dreamer] == len(words) + 2
            why = guest.say(f"{BOARD}why-dreamer-all", yellow=len(words), blue=0, told=len(words))
            expect(guest.page.get_by_text(why)).to_be_visible()
            expect(guest.page.locator(".day .roles li")).to_have_count(7)
        self.look(self.guests[1], "unveiling")

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


@pytest.mark.long
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
