"""Where visitors come from, as limits count it."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

Address = IPv4Address | IPv6Address


def known_address(text: str) -> Address | None:
    """What it is, if it is one; IPv4 as such, however a socket for both kinds writes it."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return address if mapped is None else mapped


def visitor_at(text: str) -> str:
    """Whose limits count: an address, or the network that one home has (IPv6)."""
    address = known_address(text)
    if address is None:
        return text[:40]
    if isinstance(address, IPv6Address) and not address.is_loopback:
        return str(ip_network((address, 64), strict=False))
    return str(address)
