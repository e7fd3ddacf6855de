"""`neural`: a network trained by self-play. See sight (what it sees), network (how it thinks), bot (how it plays)."""
