"""The boat, as the registry finds games."""

from tests.kernel.boat import BoatGame

GAME = BoatGame()
