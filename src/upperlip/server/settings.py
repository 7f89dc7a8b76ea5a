"""How the server is run: flags first, then the environment, then what suits most."""

import os
import re
import socket
import sys
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from upperlip.server.addresses import known_address

PREFIX = "UPPERLIP_"
Network = IPv4Network | IPv6Network


class BadSetting(ValueError):
    """Names the setting and what it should be."""


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "0.0.0.0"  # friends on the same network can come
    port: int = 8642
    data: str = "upperlip.sqlite"  # a file, or a postgresql:// address
    public_url: str | None = None  # what links begin with, when it is not the local address
    trusted_proxies: str | None = None  # whose X-Forwarded-For counts; with commas
    processes: int | None = None  # that share the tables, on PostgreSQL; here, and maybe elsewhere
    internal_address: str | None = None  # where they reach each other: a name, a port or none
    workers: int = 0  # processes for bots; 0: two for each core
    bots: str | None = None  # of the operator's own, as MODULE:CLASS; with commas
    cards: str | None = None  # from outside: a .toml file, or a folder of them
    tables_per_address: int = 30  # that one address may open in an hour
    guests_per_address: int = 200  # newcomers from one address in an hour
    connections_per_address: int = 200  # at once; not from this machine or a proxy
    keep_days: int | None = None  # for tables, chat and guests that nobody comes back to
    keep_finished_days: int | None = None  # for games that are over, with their records
    review_worlds: int = 2000  # deals for each decision of a review; fewer are quicker, and wider
    metrics_token: str | None = None  # lets whoever has it read /metrics
    operator_token: str | None = None  # lets whoever has it see the operator's page
    log_format: str = "text"  # or json

    @property
    def store_url(self) -> str:
        return self.data if "://" in self.data else f"sqlite:///{self.data}"

    @property
    def own_bots(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in (self.bots or "").split(",") if name.strip())

    @property
    def proxies(self) -> tuple[Network, ...]:
        named = (name.strip() for name in (self.trusted_proxies or "").split(","))
        return tuple(ip_network(name) for name in named if name)

    @property
    def proxies_on_sockets(self) -> tuple[Network, ...]:
        """A socket for both kinds of addresses writes IPv4 as IPv6."""
        mapped = (
            ip_network(f"::ffff:{proxy.network_address}/{96 + proxy.prefixlen}")
            for proxy in self.proxies
            if proxy.version == 4
        )
        return *self.proxies, *mapped

    @property
    def internal(self) -> tuple[str, int]:
        """The host and the port at which neighbours find us; 0: any that is free."""
        host, colon, port = (self.internal_address or "127.0.0.1").rpartition(":")
        if not colon or port.endswith("]"):
            host, port = f"{host}{colon}{port}", "0"
        return host.strip("[]"), int(port)

    def many_behind(self, address: str) -> bool:
        """Can more than one visitor come from there? Through a proxy, or a tunnel's end here."""
        known = known_address(address)
        if known is None:
            return False
        return known.is_loopback or any(known in proxy for proxy in self.proxies)

    @property
    def address(self) -> str:
        """What friends type."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = local_address() if self.host in ("0.0.0.0", "::", "") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def path(self) -> str:
        """Below which visitors find us, such as `/cards`; the proxy takes it away. Mostly empty."""
        return urlsplit(self.public_url or "").path.rstrip("/")

    @property
    def secure(self) -> bool:
        return bool(self.public_url and self.public_url.startswith("https:"))


def local_address() -> str:
    """This machine's on the local network, as far as it can tell. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
            name: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return name


def read_settings(
    flags: Mapping[str, object], environment: Mapping[str, str] = os.environ
) -> Settings:
    """Flags that are None were not given."""
    found: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        value = flags.get(name)
        if value is None:
            value = environment.get(PREFIX + name.upper()) or None
        if value is not None:
            found[name] = value
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(_sentence(str(error))) from None
    return _checked(settings)


def _sentence(error: str) -> str:
    what, _, path = error.partition(" - at ")
    if what.startswith("Expected `int"):  # with or without a bound, a null and what was given
        what = "must be a whole number"
    return f"{path.strip('`$.') or 'a setting'}: {what[:1].lower()}{what[1:]}"


def _checked(settings: Settings) -> Settings:
    if settings.port not in range(1 << 16):
        raise BadSetting("port: must be from 0 to 65535")
    if settings.log_format not in ("text", "json"):
        raise BadSetting("log_format: text or json")
    url = settings.public_url
    if url is not None and not url.startswith(("http://", "https://")):
        raise BadSetting("public_url: must begin with http:// or https://")
    if not re.fullmatch(r"(/[\w.~-]+)*", settings.path) or set(url or "") & set("?#"):
        raise BadSetting("public_url: its path must be made of letters, digits and -._~ only")
    if settings.workers < 0:
        raise BadSetting("workers: must be positive")
    for name in ("tables_per_address", "guests_per_address", "connections_per_address"):
        if getattr(settings, name) < 1:
            raise BadSetting(f"{name}: must be positive")
    if settings.review_worlds < 2:
        raise BadSetting("review_worlds: must be 2 at least")
    for name in ("keep_days", "keep_finished_days"):
        days = getattr(settings, name)
        if days is not None and days < 1:
            raise BadSetting(f"{name}: must be a day at least")
    _check_proxies(settings)
    _check_processes(settings)
    return settings


def _check_processes(settings: Settings) -> None:
    if settings.processes is not None:
        if settings.processes < 1:
            raise BadSetting("processes: must be positive")
        if settings.store_url.startswith("sqlite:"):
            raise BadSetting("processes: several need PostgreSQL; give --data postgresql://…")
        if settings.processes > 1 and sys.platform == "win32":
            raise BadSetting("processes: Windows has one for each command")
    try:
        host, port = settings.internal
    except ValueError:
        host, port = "", -1
    if port not in range((1 << 16) - (settings.processes or 1) + 1):  # each has the next one
        raise BadSetting("internal_address: must be a host, or a host and a port: 10.0.0.5:8700")
    if host in ("0.0.0.0", "::", ""):  # nobody is told to come to everywhere
        raise BadSetting("internal_address: must be the address at which others reach this machine")


def _check_proxies(settings: Settings) -> None:
    """Who trusts a proxy by mistake lets visitors say that they come from anywhere."""
    try:
        everybody = any(proxy.prefixlen == 0 for proxy in settings.proxies)
    except ValueError:
        raise BadSetting(
            "trusted_proxies: must be addresses or networks with commas between them, "
            f"such as 127.0.0.1,10.0.0.0/24, and not {settings.trusted_proxies!r}"
        ) from None
    if everybody:
        raise BadSetting("trusted_proxies: not everybody can be a proxy; name those that are")
