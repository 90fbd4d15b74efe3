"""Saves, and who keeps them; what a table began with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "saves",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("parent", sa.String(length=64), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "keepers",
        sa.Column("save_id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("n", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["save_id"], ["saves.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("save_id", "person"),
    )
    op.create_index("keepers_person", "keepers", ["person", "at"], unique=False)
    op.create_index("keepers_table", "keepers", ["table_id"], unique=False)
    op.add_column("tables", sa.Column("save", sa.String(length=64), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "save")
    op.drop_index("keepers_table", table_name="keepers")
    op.drop_index("keepers_person", table_name="keepers")
    op.drop_table("keepers")
    op.drop_table("saves")
