"""The Flash cards: 26 kinds, 43 cards. What a card does is one word of a small vocabulary, with its values. (E5)"""

from __future__ import annotations

from dataclasses import dataclass

from .lands import FOREST, MINE, MOUNTAIN
from .peoples import ARMY, COLLECTOR, ETHER_CUBE, METAL, ROCK, WOOD

CardId = int
"""A kind of Flash card: 0 is F01. Cards of a kind cannot be told apart."""

UNSEEN: CardId = -1

ARMY_ROLL, DEFENCE_ROLL, CONNECTION_ROLL = range(3)
ROLLS = ("army", "defence", "connection")


@dataclass(frozen=True)
class Flash:
    """A kind of card."""

    slug: str
    copies: int
    window: str
    """When it is played: season, priority, roll or loss."""
    does: str
    """
    bonus (on which rolls, how much) · reroll · spare (a unit) · steal (a cube, how many) · gain (a cube, how many)
    · gain_any (how many) · muster · place (on which terrain) · harvest · favour · drought · upgrade · transform
    · collect · connect
    """
    what: int = 0
    much: int = 0
    starred: bool = False
    """Cannot be played in the first season. (E5.9)"""

    @property
    def moves_a_unit(self) -> bool:
        """Whether it resolves after all others, in reverse initiative. (E4.8, E5.5)"""
        return self.does in ("muster", "place")


ANY_ROLL = -1

FLASH = (
    Flash("battle_fervour", 4, "roll", "bonus", ARMY_ROLL, 3),
    Flash("raised_ramparts", 3, "roll", "bonus", DEFENCE_ROLL, 3),
    Flash("attunement", 3, "roll", "bonus", CONNECTION_ROLL, 3),
    Flash("lucky_star", 3, "roll", "bonus", ANY_ROLL, 2),
    Flash("second_throw", 2, "roll", "reroll"),
    Flash("iron_discipline", 2, "loss", "spare", ARMY),
    Flash("swift_escape", 2, "loss", "spare", COLLECTOR),
    Flash("quarry_thief", 1, "priority", "steal", ROCK, 2),
    Flash("timber_thief", 1, "priority", "steal", WOOD, 2),
    Flash("ore_thief", 1, "priority", "steal", METAL, 2),
    Flash("wood_windfall", 1, "priority", "gain", WOOD, 3),
    Flash("rock_windfall", 1, "priority", "gain", ROCK, 3),
    Flash("metal_windfall", 1, "priority", "gain", METAL, 3),
    Flash("trade_winds", 1, "priority", "gain_any", 0, 2),
    Flash("ether_spark", 1, "priority", "gain", ETHER_CUBE, 1),
    Flash("muster", 2, "season", "muster", starred=True),
    Flash("forest_trail", 2, "season", "place", FOREST),
    Flash("mountain_trail", 2, "season", "place", MOUNTAIN),
    Flash("mine_shaft", 2, "season", "place", MINE),
    Flash("bumper_harvest", 2, "season", "harvest"),
    Flash("guild_favour", 1, "season", "favour"),
    Flash("drought", 1, "season", "drought", starred=True),
    Flash("forced_drill", 1, "priority", "upgrade"),
    Flash("quick_transmutation", 1, "priority", "transform"),
    Flash("extra_shift", 1, "priority", "collect"),
    Flash("open_channel", 1, "priority", "connect"),
)

BOX: tuple[CardId, ...] = tuple(kind for kind, card in enumerate(FLASH) for _ in range(card.copies))
"""All 43 cards. (E1.7)"""

IN_SEASON_WINDOW = frozenset(kind for kind, card in enumerate(FLASH) if card.window in ("season", "priority"))  # E5.10
PRIORITY = frozenset(kind for kind, card in enumerate(FLASH) if card.window == "priority")
STARRED = frozenset(kind for kind, card in enumerate(FLASH) if card.starred)
IN_FIRST_WINDOW = IN_SEASON_WINDOW - STARRED  # E5.9


def of_roll(card: CardId, roll: int) -> bool:
    """Whether a card may be played on a roll of this kind. (E5.14)"""
    kind = FLASH[card]
    return kind.window == "roll" and (kind.does == "reroll" or kind.what in (roll, ANY_ROLL))
