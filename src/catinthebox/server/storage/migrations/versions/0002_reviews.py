"""Reviews of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table for them."""
    op.create_table(
        "reviews",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("asked_at", sa.Float(), nullable=False),
        sa.Column("keeper", sa.String(length=32), nullable=True),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("review", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_reviews")),
    )
