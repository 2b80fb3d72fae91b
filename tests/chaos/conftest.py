"""What the real kills share with the tests in ``tests/e2e``."""

from tests.e2e.conftest import clock, nonces_count, patched, plain_copies

__all__ = ["clock", "nonces_count", "patched", "plain_copies"]
