"""What every game of the house must keep, as checks that take a game and raise AssertionError.

Each check says in its first sentence what is true of a conforming game. `walk` plays at random
and stops at every position, so that a suite can look at many positions of many games.
"""

from __future__ import annotations

from .answers import check_malformed, check_options, check_refusals, check_verdicts, hostile_moves
from .copies import check_copy, check_copy_goes_its_own_way
from .logs import check_committed, check_pickle, check_replay, check_save, check_snapshot
from .perception import check_perception
from .positions import asked, clocks, open_table, some_turn, stand, told, walk, watchers
from .secrets import check_imagine, check_luck, check_notice, check_worlds
from .undo import check_expiry, check_undo
from .whole import check_game, check_position

__all__ = [
    "asked",
    "check_committed",
    "check_copy",
    "check_copy_goes_its_own_way",
    "check_expiry",
    "check_game",
    "check_imagine",
    "check_luck",
    "check_malformed",
    "check_notice",
    "check_options",
    "check_perception",
    "check_pickle",
    "check_position",
    "check_refusals",
    "check_replay",
    "check_save",
    "check_snapshot",
    "check_undo",
    "check_verdicts",
    "check_worlds",
    "clocks",
    "hostile_moves",
    "open_table",
    "some_turn",
    "stand",
    "told",
    "walk",
    "watchers",
]
