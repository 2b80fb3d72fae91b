"""Tables as those of ``tests/table`` have them."""

from tests.table.conftest import clock, storage, table

__all__ = ["clock", "storage", "table"]
