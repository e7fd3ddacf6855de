"""`neural`: a network trained by self-play.

Read it in this order: sight (what it sees of a table), seeing (the same of a view), network (how it thinks), bot.
"""
