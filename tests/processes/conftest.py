"""Databases of each kind, as ``tests/storage`` has them."""

from tests.storage.conftest import database, postgresql, url

__all__ = ["database", "postgresql", "url"]
