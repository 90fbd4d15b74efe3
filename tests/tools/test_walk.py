"""The walk counts what is met, each thing under the name under which it lies in the box."""

from __future__ import annotations

from tools.walk import everything, met, walk


def test_what_is_met_lies_in_the_box_and_every_session_ends() -> None:
    box = everything()
    assert len(set(box)) == len(box)
    for sense in (False, True):
        hits = walk(1, "test", sense)
        assert set(hits) <= set(box)
        assert hits["script 0.01"] and hits["end session.saved"] == 1


def test_an_event_tells_what_it_shows() -> None:
    assert list(met({"kind": "read", "passage": "0.02"})) == ["script 0.02"]
    assert list(met({"kind": "revealed", "passage": "secret.crab_pot"})) == ["secret crab_pot"]
    assert list(met({"kind": "died", "rule": "F20.2"})) == ["end death.F20.2"]
    assert list(met({"kind": "turn"})) == []
