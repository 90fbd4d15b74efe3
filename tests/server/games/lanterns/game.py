"""Lanterns, as the registry finds games."""

from tests.kernel.tiny import LanternsGame

GAME = LanternsGame()
