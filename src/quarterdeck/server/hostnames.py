"""Host names under which the server may be called.

A page of another site can have its own name lead to this machine (DNS rebinding) and would then be of the same origin:
so a server without a base URL answers only to names and addresses that nobody outside can own.
"""

import ipaddress
import socket
from functools import lru_cache

from .settings import Settings

HOME_SUFFIXES = (".localhost", ".local", ".lan", ".home.arpa", ".internal")  # no registry gives these away

LINE_BITS = 64  # of an address of IPv6 that whoever has a line chooses himself


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].casefold()
    return host.partition(":")[0].casefold().rstrip(".")


def is_served(settings: Settings, host: str) -> bool:
    """Whether requests for this host are ours to answer."""
    name = name_of(host)
    if not name:
        return False
    if is_loopback(name):
        return True
    if settings.base_url:
        return name == name_of(settings.base_url.partition("://")[2])
    return name == settings.host or name == socket.gethostname().casefold() or is_private(name)


def is_loopback(name: str) -> bool:
    """Whether a name is this machine's own."""
    address = _address(name)
    return name == "localhost" or (address is not None and address.is_loopback)


def is_private(name: str) -> bool:
    """Whether a name or address means something at home only."""
    address = _address(name)
    if address is not None:
        return address.is_private or address.is_link_local
    return "." not in name or name.endswith(HOME_SUFFIXES)


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Whom limits count: an address of IPv4, of IPv6 the 64 bits that a line has: the rest its owner chooses."""
    found = _address(address)
    if not isinstance(found, ipaddress.IPv6Address) or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> LINE_BITS << LINE_BITS, 128 - LINE_BITS)))


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return None
