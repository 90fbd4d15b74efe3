"""The Vale of Eternity: hunt creatures, sell or tame them, summon them for points."""

from . import cards as cards  # the box is filled before any module of the game reads it
