"""W1 and W2: players, cards, roles, and getting ready."""

from collections import Counter

import pytest

from reverie.games.when_i_dream.deck import BOX, FACES, PILE, WORDS
from reverie.games.when_i_dream.game import GAME
from reverie.games.when_i_dream.judge.plain import PlainJudge
from reverie.games.when_i_dream.moves import Clue, Ready
from reverie.games.when_i_dream.scoring import role_set
from reverie.games.when_i_dream.state import Dream
from reverie.kernel.chance import Seeded
from reverie.kernel.table import Table
from reverie.kernel.words import Malformed
from tests.rules import rule
from tests.rules.when_i_dream.bedroom import LAST, NIGHT, Bedroom, a_night


@rule("W1.1")
@pytest.mark.parametrize("seats", [3, 11])
def test_fewer_than_four_or_more_than_ten_cannot_play(seats: int) -> None:
    with pytest.raises(Malformed):
        Bedroom(seats)


@rule("W1.1")
@pytest.mark.parametrize("seats", [4, 10])
def test_each_player_dreams_once_the_next_one_to_the_left(seats: int) -> None:
    room = Bedroom(seats, first=2)
    dreamers = []
    while not room.table.over:
        dreamers.append(room.state.dreamer)
        room.all_ready().time_is_up(NIGHT).time_is_up(LAST).tells("")
    assert dreamers == [(2 + turn) % seats for turn in range(seats)]


@rule("W1.2")
def test_there_are_a_hundred_and_ten_cards_of_four_words() -> None:
    assert FACES == 4
    assert PILE == BOX - 1 >= 110
    assert len(WORDS) == BOX * 4
    assert len({entry.id for entry in WORDS}) == len(WORDS)
    assert len({entry.fr.word for entry in WORDS}) == len(WORDS)
    assert len({entry.en.word for entry in WORDS}) == len(WORDS)
    assert len(Bedroom().state.pile) == PILE


@rule("W1.2")
def test_any_of_the_four_words_of_a_card_is_live_with_equal_chance() -> None:
    faces = Counter(Bedroom(seed=seed).all_ready().state.cards[0].word % FACES for seed in range(400))
    assert set(faces) == {0, 1, 2, 3}
    assert all(70 <= count <= 130 for count in faces.values())


@rule("W1.2")
def test_any_card_may_stay_in_the_box() -> None:
    assert len({Bedroom(seed=seed).state.box for seed in range(300)}) > 80


@rule("W1.3")
@pytest.mark.parametrize(
    ("seats", "fairies", "boogeymen", "sandmen"),
    [(4, 1, 1, 2), (5, 2, 1, 2), (6, 3, 2, 1), (7, 3, 2, 2), (8, 4, 3, 1), (9, 4, 3, 2), (10, 5, 4, 1)],
)
def test_the_role_set_follows_the_number_of_players(seats: int, fairies: int, boogeymen: int, sandmen: int) -> None:
    roles = Counter(role_set(seats))
    assert (roles["fairy"], roles["boogeyman"], roles["sandman"]) == (fairies, boogeymen, sandmen)


@rule("W1.4")
def test_the_first_dreamer_is_drawn_at_random() -> None:
    first = set()
    for seed in range(60):
        s = Table(GAME, 4, Seeded(seed), {}, PlainJudge())._state
        assert isinstance(s, Dream)
        first.add(s.dreamer)
    assert first == {0, 1, 2, 3}


@rule("W1.4")
def test_the_table_may_choose_the_first_dreamer() -> None:
    assert {Bedroom(5, first=3, seed=seed).state.dreamer for seed in range(10)} == {3}


@rule("W2.1")
@pytest.mark.parametrize("seats", [4, 7, 10])
def test_one_role_is_dealt_to_each_spirit_and_one_is_left_over(seats: int) -> None:
    s = Bedroom(seats).state
    dealt = [s.roles[seat] for seat in s.spirits()]
    assert len(dealt) == seats - 1
    assert Counter([*dealt, s.missing]) == Counter(role_set(seats))


@rule("W2.1")
def test_a_spirit_knows_its_own_role_only_and_nobody_the_missing_one() -> None:
    room = Bedroom()
    for seat in room.state.spirits():
        assert room.view(seat).role == room.state.roles[seat]
    events = [event.seen_by(2) for _, event in room.table.events()]
    assert [event.get("role") for event in events if event["kind"] == "role"] == [None, room.state.roles[2], None]
    assert room.view(0).role == "dreamer"
    assert room.view(None).role == ""


@rule("W2.1")
def test_the_missing_role_may_be_any() -> None:
    assert {Bedroom(seed=seed).state.missing for seed in range(40)} == {"fairy", "boogeyman", "sandman"}


@rule("W2.2")
def test_the_first_word_comes_up_when_all_are_ready_and_was_never_live_before() -> None:
    room = Bedroom()
    seen: set[int] = set()
    while not room.table.over:
        assert room.state.cards == []
        room.all_ready()
        assert room.state.cards[0].word not in seen
        for _ in range(30):
            seen.add(room.state.cards[-1].word)
            room.answers("xyz")
        seen.add(room.state.cards[-1].word)
        room.time_is_up(NIGHT).time_is_up(LAST).tells("")
    assert len(seen) == 31 * 4


@rule("W2.3")
def test_the_timer_starts_when_everybody_is_ready() -> None:
    room = Bedroom()
    for seat in (3, 0, 1):
        room.play(seat, Ready())
        assert room.step == "Dusk"
        assert room.table.deadlines == []
    room.play(2, Ready())
    assert room.step == "Night"
    assert "night" in room.keys


@rule("W2.3")
def test_no_clue_is_given_before_all_are_ready() -> None:
    refusal = Bedroom().why(1, Clue("mer"))
    assert refusal is not None and refusal.rule == "W2.3"


@rule("W2.3")
@pytest.mark.parametrize("seconds", [90, 120, 150, 180])
def test_the_table_chooses_the_seconds_of_a_night(seconds: int) -> None:
    room = a_night(night=seconds)
    assert [each.seconds for each in room.table.deadlines if each.key.startswith("night")] == [seconds]
