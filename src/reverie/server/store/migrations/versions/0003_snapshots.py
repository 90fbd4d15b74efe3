"""Several snapshots a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _make_anew("SELECT table_id, n, state FROM snapshots", "table_id", "n")


def downgrade() -> None:
    latest = "SELECT table_id, max(n) FROM snapshots GROUP BY table_id"
    _make_anew(f"SELECT table_id, n, state FROM snapshots WHERE (table_id, n) IN ({latest})", "table_id")


def _make_anew(kept: str, *key: str) -> None:
    """Make the table with another key, and bring its rows back."""
    op.execute(f"CREATE TABLE snapshots_kept AS {kept}")
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*key),
    )
    op.execute("INSERT INTO snapshots SELECT table_id, n, state FROM snapshots_kept")
    op.drop_table("snapshots_kept")
