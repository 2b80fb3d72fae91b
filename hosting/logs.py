"""What the program logs, and where: lines of text or of JSON on standard error, figures, and Sentry if it is wanted."""

import logging
import re
from datetime import UTC, datetime

import msgspec

from cogs.gateway.asked import about
from cogs.kit.metrics import ERRORS

log = logging.getLogger(__name__)


FIELD = re.compile(r"(?:(\w+)=)?%[-#0 +]*[\d.]*[a-zA-Z]")
"""A place in a message that an argument fills, perhaps with a name."""


MOST, PERIOD = 10, 60.0
"""Lines of one warning in so many seconds."""


def _fields(record: logging.LogRecord) -> dict[str, str]:
    """What a record names besides its message: its interaction and game, and what it was logged with."""
    own: dict[str, object] = getattr(record, "fields", {})
    return about() | {name: str(value) for name, value in own.items() if value is not None}


class _Text(logging.Formatter):
    """A record as one line of text."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        """The line, with the fields behind it that it does not name."""
        line = super().formatMessage(record)
        return " ".join([line, *(f"{name}={value}" for name, value in _fields(record).items())])


class _Json(logging.Formatter):
    """A record as one line of JSON; what the message names, ``game=%s``, is a field of its own."""

    def format(self, record: logging.LogRecord) -> str:
        given = record.args if isinstance(record.args, tuple) else ()
        places = FIELD.finditer(str(record.msg).replace("%%", ""))
        named = {place[1]: str(value) for place, value in zip(places, given, strict=False) if place[1]}
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "fields": _fields(record) | named,
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class _Sparing(logging.Filter):
    """Lets a warning through ``MOST`` times in ``PERIOD``: on a bad day one cause gives thousands of lines, and fills
    the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written. The last one before a pause says how long the pause is."""
        if record.levelno != logging.WARNING:
            return True
        kind = record.name, str(record.msg)
        since, number = self._seen.get(kind, (0.0, 0))
        if record.created - since >= PERIOD:
            since, number = record.created, 0
        self._seen[kind] = since, number + 1
        if number + 1 == MOST:
            record.fields = {**getattr(record, "fields", {}), "silent": f"{PERIOD - record.created + since:.0f}s"}
        return number < MOST


class _CountErrors(logging.Handler):
    """Counts errors by the logger that tells them."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        ERRORS.labels(record.name).inc()


def set_up_logs(level: str, form: str, sentry: str | None = None) -> None:
    """Log from ``level`` on, as ``text`` or ``json``; errors go to Sentry's address too."""
    lines = logging.StreamHandler()
    lines.setFormatter(_Json() if form == "json" else _Text())
    lines.addFilter(_Sparing())
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
