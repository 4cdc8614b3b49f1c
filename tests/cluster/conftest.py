"""One PostgreSQL and one NATS for all tests of a session."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from .services import Databases, Nats, own_postgres


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    """Databases in our own server, which does not sync, or in that of TEST_DATABASE_URL."""
    if given := os.environ.get("TEST_DATABASE_URL"):
        databases = Databases(given)
        yield databases
        databases.drop()
        return
    server = own_postgres(tmp_path_factory.mktemp("postgres"))
    try:
        yield Databases(server.url())
    finally:
        server.stop()


@pytest.fixture
def database(databases: Databases) -> str:
    """The address of an empty database."""
    return databases.new()


@pytest.fixture(scope="session")
def nats_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = Nats(tmp_path_factory.mktemp("nats"))
    server.start()
    try:
        yield server.url
    finally:
        server.stop()
