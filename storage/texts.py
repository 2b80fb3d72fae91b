"""Text on its way into a database."""

import hashlib
import unicodedata

from storage.errors import Unstorable


def storable(text: str) -> str:
    """Return the text. Raises `Unstorable` if one of the databases would refuse it, so that both refuse the same."""
    if "\0" in text:
        raise Unstorable("text with NUL")
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError as error:
            raise Unstorable("text with a lone surrogate") from error
    return text


def name_key(name: str) -> str:
    """Digest of a name, the same for any case and any way to type an accent: 64 hexadecimal digits."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", storable(name)).casefold())
    return hashlib.sha256(folded.encode()).hexdigest()
