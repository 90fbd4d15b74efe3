"""The tables of the store. Moments are whole milliseconds; JSON is kept as text."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("named", Boolean, nullable=False),
    Column("language", String(2)),
    Column("token", String(64), unique=True),
    Column("created", BigInteger, nullable=False),
    Column("sign_outs", Integer, nullable=False, server_default="0"),
)
"""`sign_outs` counts how often somebody signed out everywhere: cookies of before are void.
`token` is of former days."""

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tokens_person", "person"),
)
"""What programs sign in with."""

links = Table(
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(16), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("touched", BigInteger, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("entropy", Text, nullable=False),
    Column("start", Text),
    Column("inherited", Integer, nullable=False),
    Column("result", Text),
    Column("rated", Boolean, nullable=False),
    Column("rematch", String(16)),
    Column("branch", String(16)),
    Column("awaited", String(128), nullable=False),
    Column("wake", BigInteger),
    Column("hosted", BigInteger),
    Column("removed", Text),
    Column("save", String(64)),
    Index("tables_wake", "wake"),
    Index("tables_open", "public", "phase", "touched"),
    Index("tables_host", "host", "phase"),
    Index("tables_unrated", "rated", "phase"),
)
"""`inherited` counts the chance outcomes that a branch took over from another table's log.
`hosted` is when the host was last seen before a public table that has not begun; `removed` names who may not sit down.
`wake` is when a process should look whether a bot or the clock has been left undone.
`save` is what the table began with, if it goes on where another ended."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16)),
    Column("bot", String(16)),
    Column("entropy", String(64), nullable=False),
    UniqueConstraint("table_id", "person"),
    Index("seats_person", "person"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("move", Text),
    Column("chance", Text),
    Column("verdicts", Text),
)
"""The truth of every game. Kinds: move, undo, away, back, resign, rest, go_on, plea, grant, deny."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("state", Text, nullable=False),
)
"""A cache: where a long game stood every now and then, so that any of its rows is reached from near."""

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(16), nullable=False),
    Column("name", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", String(280), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_table", "table_id", "id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("rating", Integer, nullable=False),
    Index("ratings_ladder", "game", "rating"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decisions", Text, nullable=False),
)

saves = Table(
    "saves",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("parent", String(64)),
    Column("data", Text, nullable=False),
)
"""Where sessions of campaigns ended. The id is a hash of content and parent: a save is the same wherever it is."""

keepers = Table(
    "keepers",
    metadata,
    Column("save_id", String(64), ForeignKey("saves.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(16), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("n", Integer),
    Column("at", BigInteger, nullable=False),
    Index("keepers_person", "person", "at"),
    Index("keepers_table", "table_id"),
)
"""Who may read a save and go on from it: those who sat at the table when row `n` ended it, or brought it along."""

outages = Table(
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""When no server was up: time that no clock counts."""
