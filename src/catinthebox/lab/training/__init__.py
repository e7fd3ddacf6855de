"""Training networks by self-play: needs PyTorch (`pip install "catinthebox[training]"`)."""
