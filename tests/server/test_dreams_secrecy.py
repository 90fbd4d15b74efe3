"""Dreams over the wire: who is the mortal shows in no message, neither in its words nor in its size. (D4.5)"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from reverie.games.dreams.moves import GO_ON, Vote
from reverie.games.dreams.state import Dreams
from reverie.kernel.words import Move
from reverie.server.play import encoder
from reverie.server.play.live import Live
from reverie.words import LANGUAGES, Words
from tests.rules.dreams.sky import all_stars
from tests.server.test_live import begun
from tests.server.test_secrecy import bytes_for

SEATS = 4
BETS = (2, 3, 1, 2)
"""What each seat bets on: a player if it is a god, a vision if it is the mortal."""


def world(mortal: int, vision: int) -> Live:
    """A table like all others but for the tokens that were dealt."""
    live = begun("dreams", SEATS)
    state = live.table._state
    assert isinstance(state, Dreams)
    state.mortal, state.vision, state.dealer = mortal, vision, 0
    state.agenda = [state.agenda[0], *(type(state.agenda[-1])(seat) for seat in (3, 2, 1, 0) * 3)]
    live.table.lay(state)
    return live


def a_round() -> Iterator[tuple[int, Move]]:
    """Who does what in a round up to the last vote, which opens everything."""
    for turn, star in enumerate(all_stars(SEATS)):
        yield turn % SEATS, star
    for seat, bet in enumerate(BETS):
        yield seat, Vote(bet, False)
    for seat, bet in enumerate(BETS[:-1]):
        yield seat, Vote(bet, True)


WORLDS = [(mortal, vision) for mortal in range(SEATS) for vision in (1, 4)]


def test_every_frame_of_a_round_has_the_same_size_whoever_is_the_mortal() -> None:
    worlds = [world(mortal, vision) for mortal, vision in WORLDS]
    for seat, move in a_round():
        for live in worlds:
            live.play(seat, move, live.clocks.at + 700)
        for eyes in (*range(SEATS), None):
            sizes = {len(bytes_for(live, eyes, live.n - 1)) for live in worlds}
            assert len(sizes) == 1, (seat, move, eyes)
        assert len({live.n for live in worlds}) == 1


def test_who_is_neither_learns_nothing_from_a_frame() -> None:
    """A god sees the same bytes whichever of the others is the mortal; a spectator whatever was dealt."""
    worlds = {mortal: world(mortal, 2) for mortal in (1, 2, 3)}
    for seat, move in a_round():
        for live in worlds.values():
            live.play(seat, move, live.clocks.at + 700)
        for eyes in (0, None):
            assert len({bytes_for(live, eyes, live.n - 1) for live in worlds.values()}) == 1, (seat, move, eyes)


def test_the_frames_mean_something() -> None:
    """The worlds do differ: the mortal's own bytes are others than a god's."""
    told = {bytes_for(world(mortal, 2), 1, 0) for mortal in (1, 2)}
    assert len(told) == 2


@pytest.mark.parametrize("seat", range(SEATS))
def test_what_is_refused_of_a_star_is_the_same_for_all_roles(seat: int) -> None:
    worlds = [world(mortal, vision) for mortal, vision in WORLDS]
    for star in all_stars(SEATS)[:3]:
        assert len({live.table.why(seat, star) for live in worlds}) == 1


def test_a_wrong_bet_is_refused_in_as_many_bytes() -> None:
    sizes = set()
    for mortal in (0, 1):
        live = world(mortal, 2)
        for seat, star in list(a_round())[: 3 * SEATS]:
            live.play(seat, star, live.clocks.at + 700)
        refusal = live.table.why(0, Vote(9, True))
        assert refusal is not None
        sizes.add(len(msgspec.json.encode([refusal.rule, refusal.key, refusal.values])))
    assert len(sizes) == 1


def test_looking_at_a_reveal_is_the_same_for_all() -> None:
    worlds = [world(mortal, 2) for mortal in (1, 2)]
    for seat, move in [*a_round(), (3, Vote(BETS[3], True))]:
        for live in worlds:
            live.play(seat, move, live.clocks.at + 700)
    for live in worlds:
        asks = [encoder.message_bytes(encoder.tell_ask(question)) for question in live.table.asks]  # type: ignore[arg-type]
        assert len(asks) == SEATS and len(set(asks)) == 1
    for live in worlds:
        live.play(1, GO_ON, live.clocks.at + 700)
    frames = [bytes_for(live, None, live.n - 1) for live in worlds]
    assert len({len(frame) for frame in frames}) == 1


def test_no_label_tells_what_a_player_should_remember() -> None:
    """The table in words tells fields that have a label; the order of placing has none, in any language."""
    for language in LANGUAGES:
        words = Words(language)
        assert words.find("dreams-view-round") is not None
        for field in ("memory", "owners", "token", "vote", "stars", "agenda", "pile"):
            assert words.find(f"dreams-view-{field}") is None, field
