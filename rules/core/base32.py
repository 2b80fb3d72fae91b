"""Crockford's base 32: bytes as letters and digits that are not confused, without I, L, O and U.

Case, spaces, line breaks and hyphens do not matter; an O is read as 0, an I or L as 1.
"""

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_VALUES = {digit: value for value, digit in enumerate(_DIGITS)} | {"O": 0, "I": 1, "L": 1}


def bare(text: str) -> str:
    """The significant digits of a code: without blanks, hyphens and backticks, in capitals."""
    return "".join(text.split()).strip("`").replace("-", "").upper()


def to_text(data: bytes) -> str:
    """Bytes as digits."""
    bits = len(data) * 8
    padding = -bits % 5
    number = int.from_bytes(data, "big") << padding
    return "".join(_DIGITS[number >> shift & 31] for shift in range(bits + padding - 5, -1, -5))


def from_text(body: str) -> bytes:
    """The bytes of bare digits. Raises ``ValueError`` for any other text."""
    if any(digit not in _VALUES for digit in body):
        raise ValueError
    number = 0
    for digit in body:
        number = number << 5 | _VALUES[digit]
    padding = len(body) * 5 % 8
    if padding > 4 or number & ((1 << padding) - 1):
        raise ValueError
    return (number >> padding).to_bytes(len(body) * 5 // 8, "big")
