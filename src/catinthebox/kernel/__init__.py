"""The same rules in bit arithmetic, for millions of rounds a second: one Python source, for the processor and for CUDA."""
