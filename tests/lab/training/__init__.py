"""Tests of the training. They need PyTorch, which `make test` does not install by itself."""

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")
