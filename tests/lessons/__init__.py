"""The tutorial: it can be played to its end, and says nothing that the rules don't."""
