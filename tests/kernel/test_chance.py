"""Chance comes from outside: seeded, recorded or committed."""

import pytest

from reverie.kernel.chance import Committed, Recorded, Seeded, commitment, committed_outcome
from reverie.kernel.words import Malformed

SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
OUTCOMES = (14, 61, 16)


def test_a_seed_gives_the_same_again() -> None:
    one, other = Seeded(7), Seeded(7)
    assert [one.below(70) for _ in range(50)] == [other.below(70) for _ in range(50)]


def test_a_copy_goes_on_alike() -> None:
    for chance in (Seeded(7), Committed(SECRET, "sel"), Recorded([3, 1, 4, 1, 5] * 20)):
        chance.below(9)
        twin = chance.copy()
        assert [chance.below(9) for _ in range(9)] == [twin.below(9) for _ in range(9)]


@pytest.mark.parametrize("chance", [Seeded(3), Committed(SECRET)], ids=["seeded", "committed"])
def test_every_outcome_comes_about_equally_often(chance: Seeded | Committed) -> None:
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert min(counts) > 850 and max(counts) < 1150


def test_what_was_recorded_is_given_and_nothing_else() -> None:
    chance = Recorded([2, 5])
    assert chance.below(3) == 2
    with pytest.raises(Malformed):
        chance.below(5)
    assert chance.below(6) == 5
    assert chance.spent
    with pytest.raises(Malformed):
        chance.below(6)


def test_committed_outcomes_are_what_anybody_can_compute() -> None:
    """The figures come from `openssl dgst -sha256 -mac HMAC`, not from Python."""
    chance = Committed(SECRET, "sel")
    assert (chance.below(70), chance.below(70), chance.count) == (OUTCOMES[0], OUTCOMES[1], 2)
    assert committed_outcome(bytes.fromhex(SECRET), "", 0, 70) == OUTCOMES[2]


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
