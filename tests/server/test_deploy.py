"""What lies in deploy/ can be used as it is: it is well formed, and names what exists."""

import re
from collections.abc import Iterator
from importlib import import_module
from ipaddress import ip_network
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from upperlip.cli import _parser
from upperlip.server.metrics import Metrics
from upperlip.server.settings import PREFIX, Settings, read_settings

yaml: Any = import_module("yaml")  # dask brings it, without types
DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE = DEPLOY / "compose.yaml"
# What the Compose specification lets a service have, as far as we use it.
SERVICE_KEYS = {
    "build", "cap_drop", "command", "depends_on", "environment", "healthcheck", "image", "networks",
    "ports", "read_only", "restart", "security_opt", "shm_size", "stop_grace_period", "tmpfs",
    "ulimits", "volumes",
}  # fmt: skip
SERVERS = ("server-1", "server-2")
INTERNAL = "UPPERLIP_INTERNAL_ADDRESS"
CONDITIONS = {"service_started", "service_healthy", "service_completed_successfully"}


# compose.yaml


def asked_for() -> dict[str, str]:
    """What .env has to say, by the example."""
    lines = (DEPLOY / "env.example").read_text("utf-8").splitlines()
    pairs = (line.split("=", 1) for line in lines if line and not line.startswith("#"))
    return dict(pairs)


def composed(environment: dict[str, str]) -> Any:
    """With what is asked for filled in, as Compose does it."""

    def filled(match: re.Match[str]) -> str:
        name, kind = match[1], match[2]
        value = environment.get(name, "") or (match[3] if kind == ":-" else "")
        assert value or kind == ":-", f"{name} is empty, and Compose would refuse"
        return value

    text = COMPOSE.read_text("utf-8")
    text = re.sub(r"\$\{([A-Z_]+)(:[-?])?([^}]*)\}", filled, text)
    assert "$" not in text
    return yaml.safe_load(text)


FILLED = {"HOST_NAME": "cards.example.org", "DATABASE_PASSWORD": "feed", "OPERATOR_TOKEN": "t" * 32}


@pytest.fixture(scope="module")
def compose() -> Any:
    return composed(asked_for() | FILLED)


def test_the_example_asks_for_all_there_is_to_fill_in() -> None:
    named = re.findall(r"\$\{([A-Z_]+)", COMPOSE.read_text("utf-8"))
    assert set(named) == set(asked_for())
    with pytest.raises(AssertionError, match="DATABASE_PASSWORD is empty"):
        composed(asked_for())


def test_services_are_made_of_what_compose_knows(compose: Any) -> None:
    assert set(compose) <= {"name", "services", "networks", "volumes", "x-upperlip", "x-server"}
    services = compose["services"]
    assert set(services) == {"database", "migrate", *SERVERS, "caddy"}
    for service in services.values():
        assert set(service) <= SERVICE_KEYS
        assert set(service["networks"]) <= set(compose["networks"])
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            beside = DEPLOY / source
            assert source in compose["volumes"] or (source.startswith("./") and beside.is_file())
        needed = service.get("depends_on", {})
        assert set(needed) <= set(services)
        for condition in needed.values() if isinstance(needed, dict) else ():
            assert condition["condition"] in CONDITIONS
    for server in SERVERS:
        assert (DEPLOY / services[server]["build"]["context"] / "deploy/Containerfile").is_file()


def test_the_servers_start_after_their_tables_are_of_today(compose: Any) -> None:
    services = compose["services"]
    for server in SERVERS:
        assert services[server]["depends_on"]["migrate"] == {
            "condition": "service_completed_successfully"
        }
    assert services["migrate"]["restart"] == "no"
    assert "healthcheck" in services["database"]
    for name in ("migrate", *SERVERS):
        program, *words = services[name]["command"]
        assert program == "upperlip"
        _parser().parse_args(words)


def test_the_settings_fit_together(compose: Any) -> None:
    services = compose["services"]
    given = services["migrate"]["environment"]
    for server in SERVERS:  # by its name the other finds it
        assert services[server]["environment"] == given | {INTERNAL: server}
        assert read_settings({}, services[server]["environment"]).internal == (server, 0)
    assert set(given) <= {PREFIX + name.upper() for name in Settings.__struct_fields__}
    settings = read_settings({}, given)
    assert settings.processes == 1
    database = services["database"]["environment"]
    place = f"{database['POSTGRES_USER']}:{database['POSTGRES_PASSWORD']}@database"
    assert settings.store_url == f"postgresql://{place}/{database['POSTGRES_DB']}"
    assert settings.secure
    assert settings.metrics_token is None, "what is empty is not set"
    (subnet,) = compose["networks"]["inside"]["ipam"]["config"]
    assert settings.proxies == (ip_network(subnet["subnet"]),)
    proxy = (DEPLOY / "Caddyfile").read_text("utf-8")
    both = " ".join(f"{server}:{settings.port}" for server in SERVERS)
    assert re.findall(r"reverse_proxy (?:@table )?(.*) \{", proxy) == [both, both]
    assert re.findall(r"\{\$(\w+)\}", proxy) == list(services["caddy"]["environment"])
    assert proxy.count("{") == proxy.count("}")


def test_passwords_do_not_come_along() -> None:
    root = DEPLOY.parent
    for name in (".gitignore", ".dockerignore"):
        assert re.search(r"^(\*\*/)?\.env$", (root / name).read_text("utf-8"), re.MULTILINE), name


# alerts.yaml

RULES = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))
FUNCTIONS = {
    "changes", "count", "histogram_quantile", "increase", "present_over_time", "rate", "sum"
}  # fmt: skip
FOREIGN = {"up"}  # Prometheus's own
TOKEN = re.compile(
    r"""\s*(?: (?P<offset>offset\ \d+[smhd])
    | (?P<name>[a-zA-Z_:][a-zA-Z0-9_:]*) | (?P<number>\d+(?:\.\d+)?)
    | (?P<labels>\{\w+="[^"]*"(?:,\w+="[^"]*")*\}) | (?P<range>\[\d+[smhd]\])
    | (?P<sign>==|!=|>=|<=|[-+*/<>(),]) )""",
    re.VERBOSE,
)


def metrics_there_are() -> set[str]:
    metrics = Metrics()
    families = [*metrics.registry.collect(), *metrics.process.collect()]
    known = {sample.name for family in families for sample in family.samples}
    return known | {f"{family.name}_total" for family in families if family.type == "counter"}


def rules() -> list[Any]:
    (group,) = RULES["groups"]
    found: list[Any] = group["rules"]
    return found


def tokens(expression: str) -> Iterator[tuple[str, str]]:
    place = 0
    while place < len(expression.rstrip()):
        found = TOKEN.match(expression, place)
        assert found, f"not understood: {expression[place:]}"
        place = found.end()
        assert found.lastgroup
        yield found.lastgroup, found[found.lastgroup]


def metrics_in(expression: str) -> set[str]:
    """Reads it as far as names and brackets go."""
    found, read, depth, labels = set[str](), [*tokens(expression), ("end", "")], 0, 0
    for (kind, text), (_, following) in pairwise(read):
        depth += (text == "(") - (text == ")")
        assert depth >= 0
        if kind == "name" and text == "by":
            labels = depth + 1
        elif kind == "name" and following in ("(", "by"):
            assert text in FUNCTIONS, f"{text} is no function that we know"
        elif kind == "name" and depth < (labels or 99):
            found.add(text)
        if text == ")" and depth < labels:
            labels = 0
    assert depth == 0
    return found


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule["alert"])
def test_an_alert_is_well_formed_and_names_metrics_that_exist(rule: Any) -> None:
    assert set(rule) - {"for"} == {"alert", "expr", "labels", "annotations"}
    assert re.fullmatch(r"Upperlip[A-Za-z]+", rule["alert"])
    assert re.fullmatch(r"\d+[smh]", rule.get("for", "1m"))
    assert rule["labels"]["severity"] in ("page", "morning")
    assert set(rule["annotations"]) == {"summary", "what_to_do"}
    known = metrics_there_are()
    named = metrics_in(rule["expr"])
    assert named
    assert named <= known | FOREIGN
    for name in re.findall(r"(\w+)\{", rule["expr"]):
        if name in FOREIGN or name.startswith("process_"):
            assert f'{name}{{job="upperlip"}}' in rule["expr"], "not everybody's"


def test_alerts_have_names_of_their_own() -> None:
    names = [rule["alert"] for rule in rules()]
    assert len(names) == len(set(names)) > 5


def test_what_is_wrong_with_an_expression_is_noticed() -> None:
    assert metrics_in("sum by (le) (rate(upperlip_plies_total[5m])) > 1") == {
        "upperlip_plies_total"
    }
    assert metrics_in("count by (job) (up) < count by (job) (up offset 1h)") == {"up"}
    for broken in ("rate(up[5m]", "rat(up[5m])", "up == §", "rate(up[5 minutes])"):
        with pytest.raises(AssertionError):
            metrics_in(broken)
