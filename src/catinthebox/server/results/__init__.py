"""What comes after a match: how each seat did, the ladder, and one's own matches and figures.

Nothing of a match is here before it is over, and an abandoned match leaves nothing.
"""
