"""How the server is run: flags first, then the environment, then what suits most."""

import os
import socket
from collections.abc import Mapping

import msgspec
from msgspec import Struct

PREFIX = "UPPERLIP_"


class BadSetting(ValueError):
    """Names the setting and what it should be."""


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "0.0.0.0"  # friends on the same network can come
    port: int = 8642
    data: str = "upperlip.sqlite"  # a file, or a postgresql:// address
    public_url: str | None = None  # what links begin with, when it is not the local address
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For counts; with commas
    workers: int = 0  # processes for bots; 0: two for each core
    bots: str | None = None  # of the house's own, as MODULE:CLASS; with commas
    tables_per_address: int = 30  # that one address may open in an hour
    metrics_token: str | None = None  # lets others than this machine read /metrics
    log_format: str = "text"  # or json

    @property
    def store_url(self) -> str:
        return self.data if "://" in self.data else f"sqlite:///{self.data}"

    @property
    def own_bots(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in (self.bots or "").split(",") if name.strip())

    @property
    def address(self) -> str:
        """What friends type."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = local_address() if self.host in ("0.0.0.0", "::", "") else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

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
        raise BadSetting(_told(str(error))) from None
    return _checked(settings)


def _told(error: str) -> str:
    what, _, path = error.partition(" - at ")
    return f"{path.strip('`$.') or 'a setting'}: {what[:1].lower()}{what[1:]}"


def _checked(settings: Settings) -> Settings:
    if settings.port not in range(1 << 16):
        raise BadSetting("port: must be from 0 to 65535")
    if settings.log_format not in ("text", "json"):
        raise BadSetting("log_format: text or json")
    url = settings.public_url
    if url is not None and not url.startswith(("http://", "https://")):
        raise BadSetting("public_url: must begin with http:// or https://")
    if settings.workers < 0 or settings.tables_per_address < 1:
        raise BadSetting("workers, tables_per_address: must be positive")
    return settings
