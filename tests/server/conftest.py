"""A server for the tests of one file, each with a data folder of its own."""

from collections.abc import Iterator

import pytest

from tests.server.running import Address, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    """A server in this process; nobody is at any table yet."""
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address
