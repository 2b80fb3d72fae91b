"""What the program logs, and where: lines of text or of JSON on standard error, figures, and Sentry if it is wanted."""

from __future__ import annotations

import logging
import re
from datetime import UTC, datetime

import msgspec

from cogs.kit.metrics import ERRORS

__all__ = ["set_up_logs"]

log = logging.getLogger(__name__)


class _Json(logging.Formatter):
    """A record as one line of JSON; what the message names, ``game=…``, is a field of its own."""

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage()
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": said,
            "fields": dict(re.findall(r"(\w+)=(\S+)", said)),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class _CountErrors(logging.Handler):
    """Counts errors by the logger that tells them."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.labels(record.name).inc()


def set_up_logs(level: str, form: str, sentry: str | None = None) -> None:
    """Log from ``level`` on, as ``text`` or ``json``; errors go to Sentry's address too."""
    lines = logging.StreamHandler()
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
    lines.setFormatter(_Json() if form == "json" else text)
    logging.basicConfig(level=level, handlers=[lines, _CountErrors()], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if sentry:
        _send_to_sentry(sentry)


def _send_to_sentry(address: str) -> None:
    try:
        import sentry_sdk
    except ImportError:
        log.warning("sentry-sdk-not-installed")
        return
    # No locals and no values of queries: a game's secret may be among them.
    sentry_sdk.init(
        address,
        include_local_variables=False,
        send_default_pii=False,
        auto_enabling_integrations=False,
        max_breadcrumbs=20,
    )
