"""The pages about the server say what the server does."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import msgspec.inspect as mi
import pytest
from msgspec import Struct
from msgspec.structs import fields

from upperlip.commands.serve import FLAGS
from upperlip.server.http import connection
from upperlip.server.settings import PREFIX, Settings
from upperlip.server.tables.seating import LINK_SECONDS, MOST_CONNECTIONS
from upperlip.server.wire import client_messages, server_messages
from upperlip.server.wire.typescript import KINDS, ROOTS, typescript

ROOT = Path(__file__).parents[2]
WIRE = (ROOT / "docs" / "wire.md").read_text("utf-8")
SERVING = (ROOT / "docs" / "serving.md").read_text("utf-8")


def rows(page: str) -> list[list[str]]:
    """The cells of all tables on a page."""
    lines = [line for line in page.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def messages() -> Iterable[type[Struct]]:
    return (
        *get_args(client_messages.AnyClientMessage),
        *get_args(server_messages.AnyServerMessage),
    )


@pytest.mark.parametrize("message", messages(), ids=lambda message: message.__name__)
def test_every_message_is_on_the_page_with_its_fields(message: type[Struct]) -> None:
    tag = message.__struct_config__.tag
    (row,) = (row for row in rows(WIRE) if code(row[0]) == [tag])
    says = issubclass(message, client_messages.ClientMessage)
    names = {field.name for field in fields(message)} - ({"ref"} if says else set())
    assert set(code(row[1])) == names


def test_the_page_knows_no_other_messages() -> None:
    tables = re.split(r"^## ", WIRE, flags=re.MULTILINE)
    told_or_said = [t for t in tables if t.startswith(("Versions", "What a page can say"))]
    tags = {tag for table in told_or_said for row in rows(table) for tag in code(row[0])}
    assert tags == {message.__struct_config__.tag for message in messages()}


def structs(kind: mi.Type) -> Iterator[mi.StructType]:
    """All structs that a type is made of."""
    if isinstance(kind, mi.StructType) and kind.cls not in KINDS:
        yield kind
    inside: list[mi.Type] = []
    match kind:
        case mi.StructType() if kind.cls in KINDS:
            inside = [*map(mi.type_info, KINDS[kind.cls])]
        case mi.StructType():
            inside = [field.type for field in kind.fields]
        case mi.UnionType():
            inside = list(kind.types)
        case mi.ListType() | mi.VarTupleType():
            inside = [kind.item_type]
        case mi.DictType():
            inside = [kind.value_type]
        case mi.Metadata():
            inside = [kind.type]
    for part in inside:
        yield from structs(part)


def test_every_field_of_every_struct_is_on_the_page() -> None:
    roots = [*ROOTS, client_messages.SettingsChange]
    sent = {kind.cls for root in roots for kind in structs(mi.type_info(root))} - set(messages())
    named = {code(row[0])[0]: code(row[1]) for row in rows(WIRE) if re.match(r"`[A-Z]", row[0])}
    assert named == {
        struct.__name__: [field.encode_name for field in fields(struct)] for struct in sent
    }


def test_the_page_has_the_types_of_messages_and_records() -> None:
    made = (ROOT / "web" / "src" / "wire" / "types.ts").read_text("utf-8")
    assert made == typescript(), "make web-types"
    assert "  table?: Table;" in made.partition("interface Update ")[2].partition("}")[0]
    assert "  fairness?: " in made.partition("interface GameRecord ")[2].partition("}")[0]


def test_stages_and_codes_and_limits_are_on_the_page() -> None:
    for word in get_args(server_messages.Stage):
        assert f"`{word}`" in WIRE
    codes = {row[0] for row in rows(WIRE) if row[0].isdigit()}
    ours = (connection.GONE, connection.UNKNOWN_GUEST, connection.NO_TABLE)
    assert codes == {str(code) for code in ours}
    assert connection.LARGEST == 64 * 1024
    assert (LINK_SECONDS, MOST_CONNECTIONS) == (600, 6)  # "ten minutes", "more than six pages"


def test_every_reason_for_closing_is_on_the_page() -> None:
    """Those that stand in the code beside the words that close."""
    server = ROOT / "src" / "upperlip" / "server"
    text = "\n".join(path.read_text("utf-8") for path in server.rglob("*.py"))
    closing = r"close\(|close_connections\(\w+, [\w.]+, |_drop\(|why = |_ending = |_GUEST, |GONE, "
    reasons = set(re.findall(rf'(?:{closing})"([\w-]+)"', text))
    assert len(reasons) > 8
    listed = {word for row in rows(WIRE) if row[0].isdigit() for word in code(row[1])}
    assert listed == reasons | {"no-such-table", "table-unreadable", "server-stops"}


def test_every_setting_is_on_the_page() -> None:
    listed = {code(row[1])[0]: row for row in rows(SERVING) if row[1].startswith(f"`{PREFIX}")}
    assert set(listed) == {PREFIX + field.name.upper() for field in fields(Settings)}
    for field in fields(Settings):
        flag, _, default, _ = listed[PREFIX + field.name.upper()]
        assert (field.name in FLAGS) == (flag == f"`--{field.name.replace('_', '-')}`")
        assert default == ("–" if field.default is None else f"`{field.default}`")


def test_the_service_and_the_container_use_settings_that_exist() -> None:
    files = [ROOT / "deploy" / name for name in ("upperlip.service", "Containerfile")]
    text = SERVING + "".join(file.read_text("utf-8") for file in files)
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    known |= {"UPPERLIP_NEEDS_KERNEL", "UPPERLIP_NEEDS_PAGE"}
    assert set(re.findall(r"UPPERLIP_[A-Z_]+", text)) <= known
    assert "USER upperlip" in text
    assert "DynamicUser=yes" in text
