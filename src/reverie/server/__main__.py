"""`python -m reverie.server serve`: the host's commands alone."""

from .commands import app

app()
