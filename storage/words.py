"""Text on its way into a database."""

from __future__ import annotations

import hashlib
import unicodedata

from storage.errors import Unstorable


def checked(words: str) -> str:
    """The same text. Raises Unstorable if one of our databases would refuse it, so that both refuse the same."""
    if "\0" in words:
        raise Unstorable("text with NUL")
    if not words.isascii():
        try:
            words.encode()
        except UnicodeEncodeError as error:
            raise Unstorable("text with a lone surrogate") from error
    return words


def key(name: str) -> str:
    """What names that differ only in case, or in how an accent is typed, have in common: 64 hexadecimal digits."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", checked(name)).casefold())
    return hashlib.sha256(folded.encode()).hexdigest()
