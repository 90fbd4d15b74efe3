"""Field, as the registry finds games."""

from tests.server.field import FieldGame

GAME = FieldGame()
