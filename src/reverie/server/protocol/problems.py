"""What can go wrong for a client, as reason codes; the words are in `server.ftl` as `error-<code>`."""

from __future__ import annotations

from typing import Any

STATUS = {
    "malformed": 400,
    "name_hidden": 400,
    "name_stacked": 400,
    "name_mixed": 400,
    "not_you": 401,
    "not_host": 403,
    "origin": 403,
    "not_seated": 403,
    "not_over": 403,
    "bearer": 403,
    "removed": 403,
    "no_table": 404,
    "no_game": 404,
    "not_yet": 404,
    "no_page": 404,
    "no_seat": 404,
    "no_row": 404,
    "no_link": 404,
    "no_way_back": 404,
    "no_token": 404,
    "no_save": 404,
    "no_passage": 404,
    "method": 405,
    "seat_taken": 409,
    "seats_free": 409,
    "started": 409,
    "not_playing": 409,
    "closed": 409,
    "moved_on": 409,
    "no_undo": 409,
    "resting": 409,
    "not_alone": 409,
    "clock_runs": 409,
    "still_here": 409,
    "busy": 409,
    "outdated": 410,
    "outdated_save": 410,
    "too_large": 413,
    "kind": 415,
    "somebody": 409,
    "many_tables": 429,
    "many_tokens": 429,
    "many_saves": 429,
    "slow_down": 429,
    "full": 503,
    "internal": 500,
}
"""Every reason code, and the HTTP status it goes with."""


class Fault(Exception):
    """A request cannot be served; `code` says why."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.values = values
        self.status = STATUS[code]
