"""Training networks by self-play: needs PyTorch (`pip install "catinthebox[training]"`).

Read it in this order: plan (what to do), rounds and trials (the tables, and trying actions at them, to be compiled),
tables (the same on a device), networks, playing (a batch of rounds), worth (of their ends), learning (from it), league
(against whom), seeds (of batches), training (again and again), distilling (a small network from a large one),
measuring, weights (files), running (all of it in a folder), comparing (networks with whom one can name), plotting.
"""
