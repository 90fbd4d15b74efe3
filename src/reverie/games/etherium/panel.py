"""The panel that programmes are laid on, and the table that connections are read in. (E6, E12)"""

from __future__ import annotations

from .lands import CITY, ETHER, FOREST, MINE, MOUNTAIN
from .peoples import ARMY, COLLECTOR, DEFENCE, GUIDE

ActionId = int
"""What a slot of the panel says: 0 is N1."""

UNLAID: ActionId = -1
"""Where a token does not lie yet."""

MOVE, COLLECT, UPGRADE, TRANSFORM, CONNECT = range(5)
VERBS = ("move", "collect", "upgrade", "transform", "connect")

ETHERISE, CARDS, CAPACITY, FUEL = range(4)
"""The four transformations; the last brings a booster."""

WAYS = ("etherise", "cards", "capacity", "booster")

PANEL: tuple[tuple[int, int, int], ...] = (
    (MOVE, MINE, 2),
    (MOVE, FOREST, 2),
    (MOVE, MOUNTAIN, 2),
    (MOVE, ETHER, 2),
    (MOVE, CITY, 1),
    (COLLECT, MINE, 1),
    (COLLECT, FOREST, 1),
    (COLLECT, MOUNTAIN, 1),
    (COLLECT, ETHER, 1),
    (UPGRADE, ARMY, 1),
    (UPGRADE, COLLECTOR, 1),
    (UPGRADE, DEFENCE, 1),
    (UPGRADE, GUIDE, 1),
    (TRANSFORM, ETHERISE, 1),
    (TRANSFORM, CARDS, 1),
    (TRANSFORM, CAPACITY, 1),
    (TRANSFORM, FUEL, 1),
    (CONNECT, 0, 2),
)
"""Each action: the verb, what it is about, and how many tokens it takes. (E6.2, E12.3)"""

VERB = tuple(verb for verb, _, _ in PANEL)
ABOUT = tuple(about for _, about, _ in PANEL)
ROOM = tuple(slots for _, _, slots in PANEL)
SLOTS: tuple[ActionId, ...] = tuple(action for action, slots in enumerate(ROOM) for _ in range(slots))
"""Every slot, in panel order."""

CONNECTION: ActionId = len(PANEL) - 1
PANEL_SLUGS = (
    *(f"move_{terrain}" for terrain in ("mine", "forest", "mountain", "ether", "city")),
    *(f"collect_{terrain}" for terrain in ("mine", "forest", "mountain", "ether")),
    *(f"upgrade_{unit}" for unit in ("army", "collector", "defence", "guide")),
    *WAYS,
    "connect",
)

FEWEST_TOKENS, MOST_TOKENS = 4, 6  # E6.5

CONNECTION_TABLE: tuple[tuple[str, int], ...] = (
    ("lose", 4),
    ("lose_card", 1),
    ("lose", 2),
    ("draw", 1),
    ("steal", 2),
    ("ether", 1),
    ("gain", 4),
    ("ether", 2),
    ("army", 1),
    ("draw", 2),
    ("booster", 1),
    ("token", 1),
)
"""T1 to T12. (E12.1)"""
