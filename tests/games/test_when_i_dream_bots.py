"""The bots of When I Dream: how well they dream, and that their games end."""

from __future__ import annotations

import pytest
from bench.when_i_dream import Tally, guessed_from_bots, guessed_from_person, play

from reverie.games.when_i_dream import bot
from reverie.games.when_i_dream.bot import LEVELS, advise, lures, misleads
from reverie.games.when_i_dream.deck import NUMBER, WORDS
from reverie.games.when_i_dream.game import GAME
from reverie.games.when_i_dream.judge.plain import PlainJudge
from reverie.games.when_i_dream.meaning import meaning
from reverie.games.when_i_dream.moves import Clue, Object, Pass, Tell
from reverie.games.when_i_dream.scoring import BOOGEYMAN, DREAMER, FAIRY, SANDMAN
from reverie.kernel.chance import Seeded
from reverie.kernel.words import Wait
from tests.rules.when_i_dream.bedroom import LAST, NIGHT, Bedroom, Doubts, a_night

EACH_LEVEL = pytest.mark.parametrize("level", list(LEVELS))
EACH_LANGUAGE = pytest.mark.parametrize("language", ["fr", "en"])


@EACH_LANGUAGE
@EACH_LEVEL
def test_three_honest_clues_are_enough_more_often_than_not_and_a_liar_costs(level: str, language: str) -> None:
    honest = guessed_from_bots(language, [FAIRY] * 3, level, "test")
    lied_to = guessed_from_bots(language, [FAIRY, BOOGEYMAN, FAIRY], level, "test")
    assert honest >= 0.6
    assert lied_to <= honest - 0.1


@pytest.mark.parametrize(("language", "least"), [("fr", 0.45), ("en", 0.55)])
@EACH_LEVEL
def test_clues_that_a_person_wrote_are_understood(level: str, language: str, least: float) -> None:
    assert guessed_from_person(language, level) >= least


@pytest.mark.parametrize(("seats", "games"), [(4, 20), (7, 10), (10, 12)])
def test_every_role_has_its_share(seats: int, games: int) -> None:
    tally = Tally()
    for number in range(games):
        tally.add(play(seats, f"share {number}", "dreaming", ("fr", "en")[number % 2], PlainJudge()))
    means = {role: sum(points) / len(points) for role, points in tally.points.items()}
    assert set(means) == {DREAMER, FAIRY, BOOGEYMAN, SANDMAN}
    assert max(means.values()) <= 1.35 * min(means.values())


@pytest.mark.parametrize("seats", [4, 10])
def test_a_game_of_bots_ends_with_a_winner(seats: int) -> None:
    table = play(seats, "end", "drowsy", "en", PlainJudge())
    assert table.over and table.winners


def advice(room: Bedroom, seat: int, level: str = "lucid") -> object:
    question = room.table.ask(seat)
    assert question is not None
    return advise(room.view(seat), question, level, Seeded(1))


def test_a_fairy_gives_a_legal_clue_that_nobody_gave() -> None:
    room = a_night("lighthouse")
    given = set()
    for _ in range(12):
        move = advice(room, room.turn)
        assert isinstance(move, Clue) and move.word not in given
        given.add(move.word)
        room.play(room.turn, move)
        assert room.state.withheld == []


def test_a_boogeyman_hints_at_something_else() -> None:
    room = a_night("lighthouse", (BOOGEYMAN, FAIRY, SANDMAN))
    word = room.state.cards[-1].word
    strengths = []
    for seed in range(40):
        question = room.table.ask(1)
        assert question is not None
        move = advise(room.view(1), question, "lucid", Seeded(seed))
        assert isinstance(move, Clue)
        strengths.append(meaning("fr").sense(move.word).behind[word])
    assert sum(strength < 0.5 for strength in strengths) > 30


def test_liars_agree_on_what_fits_the_clues_so_far_best() -> None:
    for name in ("moon", "wolf", "lighthouse", "bread", "castle"):
        word = NUMBER[name]
        clue = WORDS[word].fr.associations[0][0]
        fits = meaning("fr").sense(clue).behind
        lure = lures("fr", (clue,), word)[0]
        assert lure != word
        assert fits[lure] == max(fits[other] for other in range(len(WORDS)) if other != word)


@pytest.mark.parametrize(("answer", "misled"), [("phare", True), ("chien", False)])
def test_a_sandman_works_against_the_side_that_leads(answer: str, misled: bool) -> None:
    room = a_night("lighthouse", (SANDMAN, FAIRY, BOOGEYMAN)).answers(answer)
    assert all(misleads(room.view(1), Seeded(seed)) == misled for seed in range(20))


def test_the_dreamer_waits_until_there_is_something_to_go_by() -> None:
    room = a_night("lighthouse")
    assert isinstance(advice(room, 0), Wait)
    room.time_is_up(NIGHT)
    assert isinstance(advice(room, 0), Pass)


def test_a_spirit_waits_its_turn_unless_a_clue_looks_forbidden() -> None:
    assert isinstance(advice(a_night(), 3), Wait)
    room = a_night("lighthouse", judge=Doubts("phares")).clue("phares")
    assert isinstance(advice(room, 3), Object)


def test_the_telling_holds_what_the_dreamer_remembers_of_the_own_answers() -> None:
    room = a_night("lighthouse").answers("phare").answers("un loup").passes(0).time_is_up(NIGHT).time_is_up(LAST)
    told = advice(room, 0)
    assert told == Tell("phare, un loup", True)


def test_bots_take_their_time() -> None:
    question = a_night().table.ask(1)
    assert question is not None
    paces = [GAME.pace(question, "lucid", Seeded(seed)) or 0 for seed in range(50)]
    assert 1.5 <= min(paces) < max(paces) <= 4.0


def test_between_words_that_are_as_likely_the_lot_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    likely = [0.0] * len(WORDS)
    likely[7] = likely[11] = 0.5
    monkeypatch.setattr(bot, "likelihood", lambda *_: likely)
    view = a_night().view(0)
    taken = [bot.belief(view, (), LEVELS["lucid"], Seeded(seed)) for seed in range(100)]
    assert set(taken) == {(7, 0.5), (11, 0.5)} and 30 <= taken.count((7, 0.5)) <= 70
