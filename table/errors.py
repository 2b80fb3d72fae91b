"""What the table refuses, in the same shape as the rules: a code and its facts."""

from rules.core.errors import Illegal


class NotAllowed(Illegal):
    """The person may not do this here: not seated, not the host, no game in this channel…"""


class NeedsConsent(Illegal):
    """The undo needs other players' consent. ``facts``: what it would take back."""


class Duplicate(Illegal):
    """The same interaction was delivered before; it has been played once, and is not played again."""
