"""Settings that are understood, but are hardly meant."""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from ipaddress import ip_address

from upperlip.server.doctor.finding import Finding, good, note, wrong
from upperlip.server.settings import PREFIX, Settings

# What the build, the kernel, the tests and one of several processes listen to.
_OTHERS = (
    "LISTENER",
    "TURNS",
    "NO_KERNEL",
    "NEEDS_KERNEL",
    "KERNEL_TOLD",
    "NO_PAGE",
    "NEEDS_PAGE",
    "NEEDS_BROWSER",
    "PYTHON",
)
KNOWN = tuple(name.upper() for name in (*Settings.__struct_fields__, *_OTHERS))
_SHORTEST_TOKEN = 16  # letters: nobody tries that many


def check_settings(settings: Settings, environment: Mapping[str, str]) -> Iterator[Finding]:
    yield good(f"the settings are understood, and links begin with {settings.address}")
    yield from _unknown(environment)
    yield from _tokens(settings)
    if settings.public_url is not None:
        yield from _public(settings)


def _unknown(environment: Mapping[str, str]) -> Iterator[Finding]:
    for variable in sorted(environment):
        name = variable.removeprefix(PREFIX)
        if variable.startswith(PREFIX) and name not in KNOWN:
            meant = get_close_matches(name, KNOWN, n=1, cutoff=0.7)
            advice = f"did you mean {PREFIX}{meant[0]}?" if meant else "unset it"
            yield wrong(f"{variable} is set, and no setting is called that: {advice}")


def _tokens(settings: Settings) -> Iterator[Finding]:
    for name in ("metrics_token", "operator_token"):
        token: str | None = getattr(settings, name)
        if token is not None and len(token) < _SHORTEST_TOKEN:
            yield wrong(
                f"{PREFIX}{name.upper()} can be guessed: give {_SHORTEST_TOKEN} letters or more, "
                "such as those that openssl rand -hex 16 prints"
            )


def _public(settings: Settings) -> Iterator[Finding]:
    if not settings.secure:
        yield note(
            "the public URL begins with http://, so whoever is on the line can read along: "
            "put a web server with a certificate before this one"
        )
        return
    if not settings.proxies:
        yield note(
            "nobody's word on visitors' addresses counts, so all of them share one's limits: "
            "name the web server before this one with --trusted-proxies"
        )
    if not _is_loopback(settings.host):
        yield note(
            f"whoever reaches {settings.host}:{settings.port} comes past the web server before "
            "this one: give --host 127.0.0.1, unless a firewall or a container is in between"
        )


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
