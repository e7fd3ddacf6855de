"""Tests of the training. They need PyTorch, which `make test` does not install by itself."""

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")
torch.set_num_threads(1)  # other tests run beside these
