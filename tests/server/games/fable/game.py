"""Fable, as the registry finds games."""

from tests.kernel.fable import FableGame

GAME = FableGame()
