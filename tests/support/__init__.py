"""What several tests share: positions written so that a player can read them, and matches played at random."""
