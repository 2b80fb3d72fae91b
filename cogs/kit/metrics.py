"""What the bot counts of itself, for ``/metrics``."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, ProcessCollector

__all__ = ["REGISTRY"]

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
