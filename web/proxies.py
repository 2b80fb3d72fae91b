"""Whose request it is that a proxy passes on: only proxies that the host has named are believed."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import TypeAlias

from aiohttp import web

__all__ = ["Network", "asking"]

Network: TypeAlias = IPv4Network | IPv6Network


def asking(request: web.Request, proxies: Sequence[Network]) -> str:
    """The address that asks: the last one in ``X-Forwarded-For`` that is no trusted proxy, if a trusted one says so."""
    found = request.remote or ""
    said = ",".join(request.headers.getall("X-Forwarded-For", ())).split(",")
    while _is_trusted(found, proxies) and said:
        before = said.pop().strip()
        if not _is_address(before):
            break
        found = before
    return found


def _is_trusted(address: str, proxies: Sequence[Network]) -> bool:
    return _is_address(address) and any(ip_address(address) in network for network in proxies)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
