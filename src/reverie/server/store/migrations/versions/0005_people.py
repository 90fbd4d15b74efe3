"""Several tokens a person, signing out everywhere; hosts who are here, people who were sent away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("label", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("tokens_person", "tokens", ["person"], unique=False)
    op.execute(
        "INSERT INTO tokens (hash, id, person, label, created) "
        "SELECT token, substr(token, 1, 12), id, '', created FROM people WHERE token IS NOT NULL"
    )
    op.add_column("people", sa.Column("sign_outs", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("hosted", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("removed", sa.Text(), nullable=True))
    op.execute("UPDATE tables SET hosted = touched WHERE phase = 'lobby'")


def downgrade() -> None:
    op.drop_column("tables", "removed")
    op.drop_column("tables", "hosted")
    op.drop_column("people", "sign_outs")
    op.drop_index("tokens_person", table_name="tokens")
    op.drop_table("tokens")
