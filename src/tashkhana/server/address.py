"""The address for which limits hold."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

from litestar.types import HTTPScope, WebSocketScope


def address_of(scope: HTTPScope | WebSocketScope) -> str:
    """Where a request comes from: behind a trusted proxy whoever it names, else the other end of the line."""
    client = scope.get("client")
    return one_host(client[0]) if client else ""


def one_host(address: str) -> str:
    """An address as limits count it: a network of 64 bits is one host, since every home has one.

    >>> one_host("2001:db8:0:7:a:b:c:d"), one_host("::ffff:192.0.2.7"), one_host("192.0.2.7")
    ('2001:db8:0:7::', '192.0.2.7', '192.0.2.7')
    """
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(IPv6Network((ip, 64), strict=False).network_address)
